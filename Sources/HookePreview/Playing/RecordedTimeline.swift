import Foundation
import Hooke
import HookeTransitions

/// A transition as it was recorded: all that can be said of it before it plays.
///
/// ```swift
/// let flip = try TransitionRecorder.timeline(of: PlaySettings(.flip))
/// let middle = flip.model.showing(flip.timeline.values(at: flip.timeline.duration / 2))
/// ```
public struct RecordedTimeline: Sendable {
    /// The tree of views with what was set: where everything is when nothing moves any more, before the transition
    /// takes down what it put up for its way.
    public let model: SceneSnapshot
    /// The motions.
    public let timeline: Timeline
}

extension TransitionRecorder {
    /// The timeline of a transition that plays by time, right after it began. The trace of the settings, and how it is
    /// read, play no part.
    ///
    /// - Throws: ``PlayError`` for a screen that is not above 0.
    public static func timeline(of settings: PlaySettings) throws(PlayError) -> RecordedTimeline {
        try validate(settings.size)
        let stage = PlayStage(settings)
        stage.begin(settings.transition)
        return RecordedTimeline(
            model: stage.scene.modelSnapshot(), timeline: stage.scene.transition?.timeline ?? Timeline())
    }
}
