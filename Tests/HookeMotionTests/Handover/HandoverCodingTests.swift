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
        let rest = #"{"value": 1, "velocity": 0}"#
        let item = { (time: String) in
            #"{"at": \#(time), "to": \#(rest), "by": {"quintic": 1}}"#
        }
        func text(_ switches: String...) -> String {
            #"{"motion": \#(rest), "switches": [\#(switches.joined(separator: ","))]}"#
        }
        func read(_ text: String) throws -> Handover<MotionState<Double>> {
            try JSONDecoder().decode(Handover<MotionState<Double>>.self, from: Data(text.utf8))
        }
        #expect(try read(text(item("1"), item("2"))).switches.count == 2)
        #expect(throws: HookeError.self) { try read(text(item("2"), item("1"))) }
        #expect(throws: HookeError.self) { try read(text(item("2"), item("2"))) }
        #expect(throws: (any Error).self) { try read(#"{"motion": {}, "switches": []}"#) }
        #expect(throws: (any Error).self) { try read(#"{"motion": {"startTime": 1}, "switches": []}"#) }
    }

    private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test(arguments: [
        #"{"motion": {"decay": "normal", "velocity": 900}, "switches": [{"at": 0.4, "to": {"value": 40, "velocity": 25}, "by": {"quintic": 0.5, "join": "c2"}}, {"at": 1, "to": {"spring": "bouncy", "to": 30, "startTime": 1}}]}"#,
        #"{"handover": {"motion": "motion(decay=normal, velocity=900)", "switches": ["switch(at=0.4, to=motion(value=40, velocity=25), by=quintic(0.5, join=c2))", "switch(at=1, to=motion(spring=bouncy, to=30, start-time=1))"]}}"#,
        #""handover(motion=motion(decay=normal, velocity=900), switches=[switch(at=0.4, to=motion(value=40, velocity=25), by=quintic(0.5, join=c2)), switch(at=1, to=motion(spring=bouncy, to=30, start-time=1), by=snappy)])""#,
    ])
    func `Text and JSON are the same handover`(json: String) throws {
        var shown = Handover(Decay(from: 0.0, initialVelocity: 900))
        try shown.handOver(to: UniformMotion(from: 40, velocity: 25), at: 0.4, by: .quintic(0.5, .c2))
        try shown.handOver(
            to: AnyTrajectory(SpringMotion(spring: .bouncy, from: 0.0, to: 30), startTime: 1), at: 1,
            by: .spring(.snappy))
        #expect(try read(Handover<MotionState<Double>>.self, json) == shown)
    }

    @Test(arguments: [
        (
            #"{"motion": 1, "switches": [{"at": 0, "to": 2, "by": "snapy"}]}"#,
            "handover.switches[0].by is \"snapy\"; "
        ),
        (
            #"{"motion": 1, "switches": [{"at": 0, "too": 2}]}"#,
            "unknown field \"handover.switches[0].too\"; did you"
        ),
        (
            #"{"motion": 1, "switches": [{"at": 0}]}"#,
            "handover.switches[0].to is missing; accepted: a motion"
        ),
        (
            #"{"motion": 1, "switches": ["switch(at=1, to=2)", "switch(at=1, to=3)"]}"#,
            "handover.switches[1].at is 1.0; accepted: a time above the one before, 1.0"
        ),
        (#"{"motion": 1}"#, "handover.switches is missing; accepted: an array"),
        (
            #"{"motion": {"value": 1, "startTime": "a"}, "switches": []}"#,
            "handover.motion.startTime is \"a\"; "
        ),
        (#"{"motion": 1, "switchs": []}"#, "unknown field \"handover.switchs\"; did you mean \"switches\"?"),
        (
            #""handover(motion=[1, 2], switches=[])""#,
            "handover.motion.value is a list of 2; accepted: a number"
        ),
    ])
    func `Errors name the place in a handover`(json: String, message: String) throws {
        let error = #expect(throws: HookeError.self, "\(json)") {
            try read(Handover<MotionState<Double>>.self, json)
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func `Offsets and handovers of colours are read from text`() throws {
        let state = MotionState(position: 1.0, velocity: -2, acceleration: 0.5)
        let offset = try #require(HandoverOffset(.quintic(0.4), from: state))
        for json in [
            #""offset(law=quintic(0.4), difference=state(position=1, velocity=-2, acceleration=0.5))""#,
            #"{"law": "quintic(0.4)", "difference": {"position": 1, "velocity": -2, "acceleration": 0.5}}"#,
        ] {
            #expect(try read(HandoverOffset<Double>.self, json) == offset)
        }
        let fade = #"{"law": "fade(0.3)", "difference": {"position": 1, "velocity": 0, "acceleration": 0}}"#
        let error = #expect(throws: HookeError.self) { try read(HandoverOffset<Double>.self, fade) }
        #expect(error?.description.hasPrefix("offset.law is \"fade(0.3)\"; accepted: spring, ") == true)

        var shown = ColorHandover(ColorValue.black, space: .oklab)
        try shown.handOver(to: ColorValue.white, at: 0.4, by: .spring(.snappy))
        let white = shown.components.switches[0].motion.position(at: 0)
        let rest = "value=[\((0..<4).map { "\(white[$0])" }.joined(separator: ", "))]"
        let text =
            "color-handover(space=oklab, components=handover(motion=motion(value=[0, 0, 0, 1]), switches=["
            + "switch(at=0.4, to=motion(\(rest)), by=snappy)]))"
        #expect(try read(ColorHandover.self, "\"\(text)\"") == shown)
        #expect(throws: HookeError.self) {
            try read(ColorHandover.self, #"{"space": "oklb", "components": 1}"#)
        }
    }
}
