import Foundation
import Hooke
import HookeExport
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

    @Test(arguments: [("#dfb771", false), ("#dfb77180", true), ("#0000", true)])
    func `A presenter below a translucent screen is gone after the transition, in every format`(
        _ color: String, isSeen: Bool
    ) throws {
        let text = """
            {"presented": {"color": "\(color)"}, "animations": [
              {"view": "presented", "property": "center", "from": [585, 422], "duration": 0.5},
              {"view": "presenter", "property": "opacity", "to": 0.75, "duration": 0.25}]}
            """
        let settings = PlaySettings(try DescribedTransition(Array(text.utf8)))
        let played = try TransitionRecorder.played(settings)
        let recorded = try TransitionRecorder.timeline(of: settings)
        let last = try #require(try TransitionRecorder.record(settings).frames.last)
        for after in [played.after, last.snapshot] { #expect(after.first { $0.name == "presenter" } == nil) }
        let presenter = try #require(recorded.model.first { $0.name == "presenter" })
        #expect(presenter.state.opacity == (isSeen ? 0 : 0.75))
        #expect(recorded.timeline.duration == 0.5)
        func opacity(_ time: Double) -> AnimatableValue? {
            recorded.timeline.value(of: .opacity, in: presenter.id, at: time)
        }
        #expect(opacity(0.375) == .scalar(0.75) && opacity(0.5.nextUp) == .scalar(isSeen ? 0 : 0.75))

        let linear = try recorded.timeline.linearApproximation(of: recorded.model, colorError: 0.25)
        let fade = try #require(linear.channels.first { $0.view == presenter.id && $0.property == .opacity })
        #expect(fade.value(at: 0.5.nextDown) == .scalar(0.75))
        #expect(fade.value(at: 0.5) == .scalar(isSeen ? 0 : 0.75))
        #expect(try WebExport(linear).css.contains("100% { opacity: 0 }") == isSeen)
        let lottie = try LottieExport(linear, name: "translucent", ending: .finalFrame).json.filter {
            !$0.isWhitespace
        }
        #expect(lottie.contains(#""t":30,"s":[0]"#) == isSeen, "\(lottie)")
    }

    @Test(arguments: PlayableTransition.allCases.filter(\.hasTimeline))
    func `No shipped transition hides its presenter, which is covered or stays`(
        _ transition: PlayableTransition
    ) throws {
        let recorded = try TransitionRecorder.timeline(of: PlaySettings(transition))
        #expect(!recorded.timeline.tracks.contains { $0.duration == 0 })
    }

    @Test func `A screen without width or height throws`() {
        var settings = PlaySettings(.flip)
        settings.size = CGSize(width: 390, height: 0)
        #expect(throws: PlayError.self) { try TransitionRecorder.timeline(of: settings) }
    }
}
