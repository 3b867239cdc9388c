import Foundation
import Hooke
import HookeTransitions

/// The timeline of a transition before it plays.
///
/// ```swift
/// let flip = try TransitionRecorder.timeline(of: PlaySettings(.flip))
/// let middle = flip.model.showing(flip.timeline.values(at: flip.timeline.duration / 2))
/// ```
public struct RecordedTimeline: Sendable {
    /// The view tree with its model values: the state at the end of all motions, before the transition
    /// removes its temporary views.
    public let model: SceneSnapshot
    /// The motions.
    public let timeline: Timeline
}

extension TransitionRecorder {
    /// Returns the timeline of a transition that plays by time, right after its start. The trace and how it
    /// is read are ignored.
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points, or the transition
    ///   has no timeline.
    public static func timeline(of settings: PlaySettings) throws(PlayError) -> RecordedTimeline {
        try validateTimeline(settings)
        let stage = PlayStage(settings)
        stage.begin(settings.transition)
        let model = stage.scene.modelSnapshot()
        return RecordedTimeline(
            model: model, timeline: stage.scene.transition?.timeline ?? Timeline())
    }

    /// Plays a transition by time to its end. Returns what is shown before and after it, and its timeline. The trace and
    /// how it is read are ignored.
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points, or the transition
    ///   has no timeline.
    public static func played(_ settings: PlaySettings) throws(PlayError) -> InteractiveRecording {
        try validateTimeline(settings)
        let stage = PlayStage(settings)
        let scene = stage.scene
        let before = scene.snapshot()
        stage.begin(settings.transition)
        let (during, timeline) = (scene.modelSnapshot(), scene.transition?.timeline ?? Timeline())
        while scene.transition != nil, let next = scene.nextEventTime { scene.advance(to: next) }
        return InteractiveRecording(
            before: before, during: during, after: scene.snapshot(), timeline: timeline,
            duration: timeline.duration)
    }

    static func validateTimeline(_ settings: PlaySettings) throws(PlayError) {
        try validate(settings.size)
        guard settings.description != nil || settings.transition.hasTimeline else {
            throw .noTimeline(transition: settings.transition.rawValue)
        }
    }

    /// Plays a transition by time and returns its frames, 120 a second, for exports of transitions without a timeline. The
    /// trace and how it is read are ignored.
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points.
    public static func frames(of settings: PlaySettings) throws(PlayError) -> SceneRecording {
        try validate(settings.size)
        let stage = PlayStage(settings)
        var recorder = SceneRecorder(stage.scene, framesPerSecond: 120)
        stage.begin(settings.transition)
        let duration = stage.scene.transition?.timeline.duration ?? 0
        let count = Int((duration * 120).rounded(.up))
        for index in 0...count { recorder.capture(at: min(duration, Double(index) / 120)) }
        return recorder.recording
    }
}
