import Foundation
import HookeTimeline
import Testing

@testable import Hooke

/// Values inside one another: what is written is read back, or refused with the same limit.
@Suite struct NotationDepthTests {
    private typealias Part = ChoreographyPart<String, Double>

    private static let limit = "at most 64 values inside one another"

    /// Writes and reads a value; returns whether it was not too deep.
    private static func keeps<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
        let data: Data
        do { data = try JSONEncoder().encode(value) } catch EncodingError.invalidValue(_, let context) {
            #expect(context.debugDescription == limit)
            return false
        }
        #expect(try JSONDecoder().decode(Value.self, from: data) == value)
        return true
    }

    /// Whether a text or JSON is read; its error is that of the limit.
    private static func reads<Value: Decodable>(_ json: String, _: Value.Type) throws -> Bool {
        do {
            _ = try JSONDecoder().decode(Value.self, from: Data(json.utf8))
            return true
        } catch let error as HookeError {
            #expect(error.description.hasSuffix("too deep; accepted: \(limit)"), "\(error)")
            return false
        }
    }

    private static func nested(_ count: Int) -> TimingFunction {
        var curve = TimingFunction.ease
        for index in 0..<count {
            curve =
                index % 3 == 0
                ? curve.composed(after: .easeIn) : TimingFunction.easeOut.composed(after: curve)
        }
        return curve
    }

    @Test func `Curves inside one another are read as they are written`() throws {
        for count in [0, 1, 2, 3, 30, 61, 62, 63, 64, 65, 66, 80] {
            let curve = Self.nested(count)
            #expect(try Self.keeps(curve) == (count <= 63), "\(count)")
            if count <= 64 {
                #expect(try TimingFunction(text: curve.text) == curve, "\(count)")
            } else {
                let error = #expect(throws: HookeError.self) { try TimingFunction(text: curve.text) }
                #expect(error?.description == "curve is too deep; accepted: \(Self.limit)")
            }
        }
    }

    @Test func `Parts inside one another are read as they are written`() throws {
        var (part, json): (Part, String) = (.interval(1), #"{"interval":1}"#)
        for count in 0...40 {
            #expect(try Self.keeps(part) == (count <= 31), "\(count)")
            #expect(try Self.reads(json, Part.self) == (count <= 31), "\(count)")
            (part, json) = (.sequence([part]), #"{"sequence":[\#(json)]}"#)
        }
    }

    @Test func `The place in a document does not count`() throws {
        let curve = Self.nested(40)
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], interpolations: [.eased(curve)])
        var part: Part = .motion("a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r", .track(track))
        for _ in 0..<8 { part = .sequence([.interval(1), part]) }
        #expect(try Self.keeps(part))
    }

    @Test func `Springs, brackets and texts in quotation marks count`() throws {
        for count in [62, 63, 64, 65, 100_000] {
            let spring =
                String(repeating: "spring(", count: count) + "bouncy" + String(repeating: ")", count: count)
            #expect(try Self.reads("\"\(spring)\"", Spring.self) == (count <= 64), "\(count)")
            let list = String(repeating: "[", count: count) + String(repeating: "]", count: count)
            let track = "track(times=[0], values=\(list), mode=linear)"
            #expect(throws: HookeError.self) {
                try JSONDecoder().decode(KeyframeTrack<Double>.self, from: Data("\"\(track)\"".utf8))
            }
        }
        // A closing parenthesis in quotation marks closes nothing.
        for count in [15, 31, 32, 1_000] {
            var text = "interval(1)"
            for _ in 0..<count { text = "sequence([call(')))'), \(text)])" }
            #expect(try Self.reads("\"\(text)\"", Part.self) == (count <= 31), "\(count)")
        }
        for count in [30, 40] {
            let inner =
                String(repeating: "reversed(", count: count) + "steps(4)"
                + String(repeating: ")", count: count)
            let outer =
                String(repeating: "reversed(", count: 30) + "'\(inner)'" + String(repeating: ")", count: 30)
            #expect(try Self.reads("\"\(outer)\"", TimingFunction.self) == (count == 30), "\(count)")
        }
    }

    @Test func `The deepest values need less than two megabytes of stack`() throws {
        let curve = try JSONEncoder().encode(Self.nested(63))
        var part: Part = .motion("x", .curve(to: 1, over: 1, .ease))
        for _ in 0..<30 { part = .sequence([part]) }
        let parts = try JSONEncoder().encode(part)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            _ = try? JSONDecoder().decode(TimingFunction.self, from: curve)
            _ = try? JSONDecoder().decode(Part.self, from: parts)
            done.signal()
        }
        thread.stackSize = 2 << 20
        thread.start()
        #expect(done.wait(timeout: .now() + 60) == .success)
    }
}
