import HookeTimeline
import Testing

@Suite struct PastEndsTests {
    @Test func `PastEnds takes the rule of a settle only inside the span`() {
        for time in [0, 0.3, 2] {
            var ends = PastEnds()
            ends.settle(by: .rubberBand(limit: 0.1), from: time, span: 2)
            #expect(ends.continues)
            ends.settle(by: .clamp, from: time, span: 2)
            #expect(!ends.continues)
        }
        for time in [-0.1, 2.1] {
            var ends = PastEnds()
            ends.settle(by: .extrapolate, from: time, span: 2)
            #expect(!ends.continues, "motions that rest would jump")
            ends.settle(by: .extrapolate, from: 1, span: 2)
            ends.settle(by: .clamp, from: time, span: 2)
            #expect(ends.continues, "motions that continue would jump")
        }
    }

    @Test func `PastEnds rests once a hand is inside the span, and at the end of a settle`() {
        var ends = PastEnds()
        ends.settle(by: .extrapolate, from: 1, span: 2)
        for fraction in [-0.2, 1.2] {
            ends.hold(at: fraction)
            #expect(ends.continues)
        }
        var held = ends
        held.hold(at: 1)
        #expect(!held.continues)
        ends.rest()
        #expect(!ends.continues)
    }

    @Test func `Motions that end before the span rest there, and all continue before its start`() {
        var ends = PastEnds()
        #expect(!ends.continues(past: 2, at: 2.1, span: 2))
        ends.settle(by: .extrapolate, from: 1, span: 2)
        #expect(ends.continues(past: 2, at: 2.1, span: 2) && ends.continues(past: 3, at: 2.1, span: 2))
        #expect(!ends.continues(past: 1.9, at: 2.1, span: 2))
        #expect(ends.continues(past: 1.9, at: -0.1, span: 2))
    }
}
