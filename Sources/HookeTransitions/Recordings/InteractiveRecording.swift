import Foundation
import Hooke

/// A transition held at its start, with what the scene shows before and after it: for pages that play it under a finger.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let sheet = SceneView(frame: .init(x: 0, y: 844, width: 390, height: 600), name: "sheet")
/// scene.window.addSubview(sheet)
///
/// let recording = InteractiveRecording(of: scene) {
///     scene.change { sheet.frame.origin.y = 244 }
/// }
/// ```
public struct InteractiveRecording: Sendable {
    /// What is shown before the transition, and after a cancelled one.
    public var before: SceneSnapshot
    /// The view tree during the transition, with the values at the end of its motions.
    public var during: SceneSnapshot
    /// What is shown after a finished transition.
    public var after: SceneSnapshot
    /// The motions while a finger drives the transition.
    public var timeline: Timeline
    /// The duration that the fractions divide, in seconds.
    public var duration: Double
    /// The scene's time at the start.
    public var startTime = 0.0
    /// The texts and pictures of views.
    public var contents: [ViewID: ViewContent] = [:]

    /// Creates a recording from its parts.
    public init(
        before: SceneSnapshot, during: SceneSnapshot, after: SceneSnapshot, timeline: Timeline,
        duration: Double
    ) {
        (self.before, self.during, self.after) = (before, during, after)
        (self.timeline, self.duration) = (timeline, duration)
    }

    /// Records a change of a scene, and finishes it: the scene is then at the end of the change.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - makeChange: records the change with `scene.change`.
    #if MainActor
        @MainActor
    #endif
    public init(of scene: WindowScene, makeChange: () -> SceneChange) {
        let (before, start) = (scene.snapshot(), scene.now)
        let change = makeChange()
        let (during, timeline, duration) = (scene.modelSnapshot(), change.timeline, change.duration)
        change.finish(velocity: 0)
        while !change.isOver, let next = scene.nextEventTime { scene.advance(to: next) }
        self.init(
            before: before, during: during, after: scene.snapshot(), timeline: timeline, duration: duration)
        startTime = start
    }
}
