import HookePreview
import HookeScene
import HookeTransitions

/// A shipped transition and its straight pieces, made once for all tests of exports.
struct ShippedTimeline: Sendable {
    let transition: PlayableTransition
    let recorded: RecordedTimeline
    let straight: LinearTimeline

    static let all = Result {
        try PlayableTransition.allCases.filter(\.hasTimeline).map { transition in
            let recorded = try TransitionRecorder.timeline(of: PlaySettings(transition))
            return ShippedTimeline(
                transition: transition, recorded: recorded,
                straight: try recorded.timeline.linearApproximation(of: recorded.model))
        }
    }
}
