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
    /// What is shown at times of the timeline from 0 to the duration, if some of it is computed for each frame, as the
    /// flights of shared elements; else empty. It replaces the timeline: motions that outlast the duration end with it, and
    /// beyond the ends the page shows the ends.
    public var frames: [SceneSnapshot] = []
    /// The duration that the fractions divide, in seconds.
    public var duration: Double
    /// The scene's time at the start.
    public var startTime = 0.0

    /// The swipe back that a predictive driver follows, instead of the timeline; `nil` for others.
    package var back: Back?

    /// The motions that the fraction drives; none with a swipe that has motions of its own.
    package var channels: [PropertyKey] { back == nil ? timeline.sampler.channels : [] }

    /// A swipe back: how it moves which views.
    package struct Back: Sendable {
        package let rules: BackRules
        /// The name of the rule that decides a release.
        package let decisionName: String
        /// The duration of the motion after the release, in seconds.
        package let duration: Double
        /// The points of the finger from progress 0 to 1.
        package let distance: Double
        package let upper, scrim: ViewID
        /// `nil` if the transition does not move the lower screen.
        package let lower: ViewID?
    }

    /// A text for the page, for instance about what it leaves out.
    public var note = ""
    /// The number of pieces of a fraction between ``frames``.
    static let frameCount = 240

    /// Creates a recording from its parts.
    public init(
        before: SceneSnapshot, during: SceneSnapshot, after: SceneSnapshot, timeline: Timeline,
        duration: Double
    ) {
        (self.before, self.during, self.after) = (before, during, after)
        (self.timeline, self.duration) = (timeline, duration)
    }

    /// Records a change of a scene, and finishes it: the scene is then at the end of the change. With views that show what
    /// is computed for each frame, as in `change(sharing:)`, it records ``frames``.
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
        let frames = Self.frames(of: scene, duration: duration) { change.fraction = $0 }
        change.finish(velocity: 0)
        while !change.isOver, let next = scene.nextEventTime { scene.advance(to: next) }
        self.init(
            before: before, during: during, after: scene.snapshot(), timeline: timeline, duration: duration)
        (startTime, self.frames) = (start, frames)
    }

    /// Returns what a held change shows at fractions from 0 to 1, with the times of its timeline; empty if all motions are
    /// in the timeline.
    ///
    /// Next to both ends are two more frames: at an end itself the originals of flights are shown.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - duration: the seconds of the timeline.
    ///   - scrub: shows a fraction.
    #if MainActor
        @MainActor
    #endif
    package static func frames(
        of scene: WindowScene, duration: Double, scrub: (Double) -> Void
    ) -> [SceneSnapshot] {
        guard scene.showsComputedViews, duration > 0 else { return [] }
        let inset = 0x1p-30
        var fractions = [0, inset] + (1..<frameCount).map { Double($0) / Double(frameCount) }
        fractions += [1 - inset, 1]
        return fractions.map { fraction in
            scrub(fraction)
            var snapshot = scene.snapshot()
            snapshot.time = fraction * duration
            return snapshot
        }
    }
}

/// A driver that follows a swipe back instead of a timeline.
package protocol BackRecording: AnyObject, SceneIsolated {
    /// The swipe back of the current transition; `nil` without one.
    var recordedBack: InteractiveRecording.Back? { get }
}
