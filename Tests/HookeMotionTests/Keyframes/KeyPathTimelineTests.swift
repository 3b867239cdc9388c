import HookeMotion
import Testing

@Suite struct KeyPathTimelineTests {
    private struct Pose: Equatable, Sendable {
        var scale = 1.0
        var offset = SIMD2(3.0, 4.0)
        var name = "pose"
    }

    @Test func `Each property has its own duration, and others keep their value`() throws {
        var timeline = KeyPathTimeline(from: Pose())
        #expect(timeline.duration == 0 && timeline.value(at: 1) == Pose())
        try timeline.animate(\.scale, [.linear(to: 2, duration: 0.5), .linear(to: 0, duration: 0.5)])
        #expect(timeline.duration == 1)
        try timeline.animate(\.offset, [.linear(to: SIMD2(7, 4), duration: 0.25)])
        #expect(timeline.duration == 1)
        #expect(timeline.value(at: -1) == Pose())
        #expect(timeline.value(at: 0.125) == Pose(scale: 1.25, offset: SIMD2(5, 4)))
        #expect(timeline.value(at: 0.75) == Pose(scale: 1, offset: SIMD2(7, 4)))
        #expect(timeline.value(at: 2) == Pose(scale: 0, offset: SIMD2(7, 4)))
        #expect(timeline.value(at: .nan).scale.isNaN && timeline.value(at: .nan).name == "pose")
    }

    @Test func `The track of a property is accessible, and starts from the property's value`() throws {
        var timeline = KeyPathTimeline(from: Pose())
        try timeline.animate(\.offset, [.cubic(to: .zero, duration: 1), .spring(to: SIMD2(1, 1))])
        let known = try KeyframeSequence(
            from: SIMD2(3.0, 4.0), [.cubic(to: .zero, duration: 1), .spring(to: SIMD2(1, 1))])
        #expect(timeline.sequence(of: \.offset) == known)
        #expect(timeline.sequence(of: \.scale) == nil)
        #expect(timeline.duration == known.duration)
        #expect(timeline.value(at: 1.2).offset == known.value(at: 1.2))
    }

    @Test func `The track of a part counts if it is added after that of the whole`() throws {
        var timeline = KeyPathTimeline(from: Pose())
        try timeline.animate(\.offset, [.move(to: SIMD2(10, 20))])
        try timeline.animate(\.offset.x, [.linear(to: -3, duration: 1)])
        #expect(timeline.value(at: 0.5).offset == SIMD2(0, 20))
    }

    @Test func `A second track of a property and invalid steps throw and change nothing`()
        throws
    {
        var timeline = KeyPathTimeline(from: Pose())
        try timeline.animate(\.scale, [.linear(to: 2, duration: 1)])
        let second = #expect(throws: HookeError.self) {
            try timeline.animate(\.scale, [.linear(to: 9, duration: 3)])
        }
        #expect(
            second?.description.contains("scale has no solution: the property already has a track") == true)
        let bad = #expect(throws: HookeError.self) {
            try timeline.animate(\.offset, [.linear(to: .zero, duration: 0)])
        }
        #expect(
            bad == .badElement(field: "steps", index: 0, value: 0, accepted: "a finite duration above 0"))
        #expect(timeline.duration == 1 && timeline.value(at: 1) == Pose(scale: 2))
    }
}
