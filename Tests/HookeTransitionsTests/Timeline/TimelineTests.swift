import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct TimelineTests {
    /// Returns the timeline of a presentation that a driver holds.
    private func timeline() -> (timeline: Timeline, view: ViewID) {
        let rig = SwipeRig(.drawer, edge: .left)
        rig.begin()
        return (rig.scene.transition!.timeline, rig.presented.view.id)
    }

    @Test func `Timeline gives the same bits at the same time, in any order, on any thread`() async throws {
        let (timeline, view) = timeline()
        let times = (0..<200).map { Double($0) * 0.0017 }
        let forward = times.map { timeline.value(of: .position, in: view, at: $0) }
        let backward = times.reversed().map { timeline.value(of: .position, in: view, at: $0) }
        #expect(forward == backward.reversed())
        let elsewhere = await Task.detached { times.map { timeline.value(of: .position, in: view, at: $0) } }
            .value
        #expect(elsewhere == forward)
    }

    @Test func `Timeline clamps times outside to its ends`() {
        let (timeline, view) = timeline()
        #expect(
            timeline.value(of: .position, in: view, at: -5) == timeline.value(of: .position, in: view, at: 0))
        #expect(
            timeline.value(of: .position, in: view, at: 99)
                == timeline.value(of: .position, in: view, at: timeline.duration))
        #expect(timeline.value(of: .opacity, in: view, at: 0) == nil, "nothing moves the drawer's opacity")
        #expect(
            timeline.values(at: 0.1)[view]?[.position] == timeline.value(of: .position, in: view, at: 0.1))
    }
}
