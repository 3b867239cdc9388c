import Foundation
import HookeMotion
import Testing

@Suite struct HandoverCodingTests {
    @Test func `A handover reads back from JSON with the same bits`() throws {
        var shown = Handover(Decay(from: 0.0, initialVelocity: 900))
        let track = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 10, 40], rule: .monotone)
        for (index, law) in try HandoverTests.laws().enumerated() {
            let time = 0.2 + 0.15 * Double(index)
            switch index % 3 {
            case 0: try shown.handOver(to: track, at: time, by: law)
            case 1:
                let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 30)
                try shown.handOver(to: AnyTrajectory(motion, startTime: time), at: time, by: law)
            default: try shown.handOver(to: UniformMotion(from: 40, velocity: 25), at: time, by: law)
            }
        }
        let data = try JSONEncoder().encode(shown)
        let read = try JSONDecoder().decode(Handover<MotionState<Double>>.self, from: data)
        #expect(read == shown)
        for step in 0..<300 {
            let time = 0.01 * Double(step)
            #expect(read.state(at: time) == shown.state(at: time))
        }
    }

    @Test func `A motion of another type cannot be encoded`() throws {
        let shown = Handover(SineMotion(amplitude: 1, rate: 2))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(shown) }
    }

    @Test func `Bad JSON is refused`() throws {
        let rest = #"{"uniform": {"start": 1, "velocity": 0}}"#
        let item = { (time: String) in
            #"{"time": \#(time), "motion": \#(rest), "law": {"quintic": 1}}"#
        }
        func text(_ switches: String...) -> String {
            #"{"first": \#(rest), "switches": [\#(switches.joined(separator: ","))]}"#
        }
        func read(_ text: String) throws -> Handover<MotionState<Double>> {
            try JSONDecoder().decode(Handover<MotionState<Double>>.self, from: Data(text.utf8))
        }
        #expect(try read(text(item("1"), item("2"))).switches.count == 2)
        #expect(throws: HookeError.self) { try read(text(item("2"), item("1"))) }
        #expect(throws: HookeError.self) { try read(text(item("2"), item("2"))) }
        #expect(throws: (any Error).self) { try read(#"{"first": {}, "switches": []}"#) }
        #expect(throws: (any Error).self) { try read(#"{"first": {"startTime": 1}, "switches": []}"#) }
    }
}
