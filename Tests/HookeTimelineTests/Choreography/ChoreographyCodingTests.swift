import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct ChoreographyCodingTests {
    private typealias Part = ChoreographyPart<Int, Double>

    private func decoded(_ part: Part) throws -> Part {
        try JSONDecoder().decode(Part.self, from: JSONEncoder().encode(part))
    }

    @Test func `Random descriptions are equal after encoding and decoding`() {
        checkProperty(seed: 24, cases: 100, RandomChoreography.generator) { part in
            let copy = try decoded(part)
            return copy == part ? nil : "\(copy)"
        }
    }

    @Test func `Every kind of content, anchor, stagger, motion and rule is equal after decoding`() throws {
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .linear)
        let parts: [Part] = [
            Part.call("a"), .label("b"), .interval(2), .motion(1, .track(track)),
            Part.motion(1, .fling(velocity: 3, rate: .fast, from: 1)),
            Part.stagger(Stagger(each: 0.1, from: .index(3)), [1, 2], .spring(to: 1)),
            Part(.stagger(Stagger(total: 1, from: .edges, easing: .easeIn), [.interval(1)])),
            Part(.stagger(Stagger(each: 1, from: .grid(.init(columns: 2, rows: 3, metric: .vertical))), [])),
            Part.interval(1).starting(.crossing(5, of: "a", count: 2), offset: -1).repeated(nil, yoyo: true),
            Part.interval(1).starting(.previousEnd).takingOver(by: .law(try .thirdOrder(rate: 3))),
            Part.interval(1).starting(ChoreographyAnchor(.settledEnd, of: .parent)).takingOver(
                by: .automatic),
        ]
        for part in parts { #expect(try decoded(part) == part) }
        #expect(try decoded(Part(.sequence(parts))) == Part(.sequence(parts)))
    }

    @Test func `A motion of another type has no JSON form`() {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let part = Part.motion(0, .motion(spring, logicalDuration: 1, settledDuration: 2))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(part) }
    }
}
