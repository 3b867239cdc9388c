import Foundation
import Hooke
import HookeGeometry
import HookeTransitions

/// The timeline of a transition before it plays.
///
/// ```swift
/// let flip = try TransitionRecorder.timeline(of: PlaySettings(.flip))
/// let middle = flip.model.showing(flip.timeline.values(at: flip.timeline.duration / 2))
/// ```
public struct RecordedTimeline: Sendable {
    /// The view tree with its model values: the state at the end of all motions, before the transition removes its
    /// temporary views. A presenter that is removed and would still be seen, as below a translucent screen in
    /// `fullScreen`, has opacity 0.
    public let model: SceneSnapshot
    /// The motions. A presenter that would be seen after its removal ends with a jump to opacity 0.
    public let timeline: Timeline
}

extension RecordedTimeline {
    fileprivate init(_ played: InteractiveRecording, presenter: ViewID) {
        self.init(model: played.during, timeline: played.timeline)
        guard let node = model.node(presenter), played.after.node(presenter) == nil,
            model.projectedViews().shows(node.all, on: model.root.state.bounds.size)
        else { return }
        var timeline = timeline
        timeline.append(
            Track(
                view: presenter, property: .opacity, delay: timeline.duration, duration: 0,
                from: .scalar(node.state.opacity), to: .scalar(0), pacing: .linear))
        self = .init(model: model.showing([presenter: [.opacity: .scalar(0)]]), timeline: timeline)
    }
}

extension SceneSnapshot.Node {
    /// The identities of the view and all inside it.
    fileprivate var all: Set<ViewID> { children.reduce([id]) { $0.union($1.all) } }
}

extension [ProjectedView] {
    /// Whether some of these views may be seen on the screen, in front of the last one that covers it.
    fileprivate func shows(_ some: Set<ViewID>, on size: CGSize) -> Bool {
        let screen = Polygon(low: .zero, high: SIMD2(size.width, size.height))
        let cover = lastIndex { $0.covers(screen) } ?? 0
        return self[cover...].contains { some.contains($0.id) && $0.isSeen(on: screen) }
    }
}

extension ProjectedView {
    /// Whether the background hides all of the screen behind it.
    fileprivate func covers(_ screen: Polygon) -> Bool {
        state.backgroundColor?.alpha == 1 && state.cornerRadius == 0 && opacity == 1 && !isHidden
            && masks.isEmpty
            && ([self] + clippingViews).allSatisfy { Polygon($0.projection.polygon).contains(screen.points) }
    }

    /// Whether a part of what it draws may be on the screen.
    fileprivate func isSeen(on screen: Polygon) -> Bool {
        guard opacity > 0, !isHidden, Polygon(projection.polygon).overlaps(screen) else { return false }
        if let color = state.backgroundColor, color.alpha > 0 { return true }
        return state.shape != nil || state[.borderWidth] != .scalar(0) || state[.shadowOpacity] != .scalar(0)
    }
}

extension TransitionRecorder {
    /// Returns the timeline of a transition that plays by time, right after its start. The trace and how it
    /// is read are ignored.
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points, or the transition
    ///   has no timeline.
    public static func timeline(of settings: PlaySettings) throws(PlayError) -> RecordedTimeline {
        let (played, presenter) = try play(settings)
        return RecordedTimeline(played, presenter: presenter)
    }

    /// Plays a transition by time to its end. Returns what is shown before and after it, and its timeline. The trace and
    /// how it is read are ignored.
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points, or the transition
    ///   has no timeline.
    public static func played(_ settings: PlaySettings) throws(PlayError) -> InteractiveRecording {
        try play(settings).recording
    }

    private static func play(
        _ settings: PlaySettings
    ) throws(PlayError) -> (recording: InteractiveRecording, presenter: ViewID) {
        try validateTimeline(settings)
        let stage = PlayStage(settings)
        let scene = stage.scene
        let before = scene.snapshot()
        stage.begin(settings.transition)
        let (during, timeline) = (scene.modelSnapshot(), scene.transition?.timeline ?? Timeline())
        while scene.transition != nil, let next = scene.nextEventTime { scene.advance(to: next) }
        let recording = InteractiveRecording(
            before: before, during: during, after: scene.snapshot(), timeline: timeline,
            duration: timeline.duration)
        return (recording, stage.presenter.view.id)
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
