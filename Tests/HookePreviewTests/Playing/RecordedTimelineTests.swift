import Foundation
import Hooke
@testable import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct RecordedTimelineTests {
    @Test(arguments: PlayableTransition.allCases.filter(\.hasTimeline))
    func `The model with the timeline's values equals what the transition shows`(
        _ transition: PlayableTransition
    ) throws {
        let settings = PlaySettings(transition)
        let recorded = try TransitionRecorder.timeline(of: settings)
        let stage = PlayStage(settings)
        stage.begin(transition)
        let start = stage.scene.now
        var worst = Worst<Double>()
        // Stop before the end, where the transition removes its temporary views.
        for index in 0..<200 {
            let time = recorded.timeline.duration * Double(index) / 200
            stage.scene.advance(to: start + time)
            let shown = stage.scene.snapshot().projectedViews()
            let ours = recorded.model.showing(
                recorded.timeline.values(at: stage.scene.now - start)
            ).projectedViews()
            try #require(shown.map(\.name) == ours.map(\.name))
            #expect(shown.map(\.isHidden) == ours.map(\.isHidden))
            for (a, b) in zip(shown, ours) {
                worst.note(a.opacity - b.opacity, time)
                worst.note(a.state.cornerRadius - b.state.cornerRadius, time)
                for (p, q) in zip(a.corners, b.corners) where p.x.isFinite || q.x.isFinite {
                    worst.note((p - q).norm, time)
                }
            }
        }
        // Worst error measured: 0.
        #expect(worst.error <= 1e-11, "\(worst)")
    }

    @Test func `Pictures in the model are marked and fill the animated bounds`() throws {
        let recorded = try TransitionRecorder.timeline(of: PlaySettings(.shrinkAway))
        let host = try #require(recorded.model.first { $0.name == "presented snapshot" })
        #expect(host.children.map(\.isPicture) == [true])
        let half = recorded.model.showing([host.id: [.bounds: .quad(SIMD4(0, 0, 195, 211))]])
        let picture = try #require(half.node(host.children[0].id))
        #expect(picture.state.transform == .scale(x: 0.5, y: 0.25))
        #expect(recorded.model.first { $0.name == "presenter" }?.isPicture == false)
    }

    @Test func `A screen without width or height throws`() {
        var settings = PlaySettings(.flip)
        settings.size = CGSize(width: 390, height: 0)
        #expect(throws: PlayError.self) { try TransitionRecorder.timeline(of: settings) }
    }
}
