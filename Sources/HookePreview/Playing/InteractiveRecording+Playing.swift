import Foundation
import Hooke
import HookeTransitions

extension TransitionRecorder {
    /// Returns a transition as a finger drives it, held at its start. Its gesture is a swipe, or its own if a page has it
    /// (`PlayableTransition.hasPageGesture`).
    ///
    /// - Throws: ``PlayError`` if the screen's width or height is not above 0 and at most 100,000 points.
    public static func interactive(of settings: PlaySettings) throws(PlayError) -> InteractiveRecording {
        try validate(settings.size)
        var settings = settings
        settings.isSwiped = !settings.transition.hasPageGesture
        let stage = PlayStage(settings)
        let (scene, edge) = (stage.scene, settings.edge)
        let (before, start) = (scene.snapshot(), scene.now)
        // A finger near the middle of the edge begins the transition.
        let middle = Vector2(settings.size.width, settings.size.height) / 2
        let depth = edge.distance(to: CGPoint(middle), in: scene.bounds)
        let first = middle - edge.inward * (depth - min(5, depth / 2))
        scene.send(Touch(.began, at: CGPoint(first), time: start))
        scene.send(Touch(.moved, at: CGPoint(first + edge.inward * 12), time: start))
        let (during, transition) = (scene.modelSnapshot(), scene.transition)
        let timeline = transition?.timeline ?? Timeline()
        let duration = Double(stage.driver.duration)
        let back = (stage.driver as? any BackRecording)?.recordedBack
        let frames =
            back != nil
            ? []
            : InteractiveRecording.frames(of: scene, duration: duration) {
                stage.driver.update(CGFloat($0))
            }
        stage.driver.finish(velocity: 0)
        while scene.transition != nil, let next = scene.nextEventTime { scene.advance(to: next) }
        var recording = InteractiveRecording(
            before: before, during: during, after: scene.snapshot(), timeline: timeline, duration: duration)
        (recording.startTime, recording.frames, recording.back) = (start, frames, back)
        recording.note = settings.transition.pageNote
        return recording
    }
}

extension PlaySettings {
    /// The rules by which touches drive the transition.
    public var interactiveRules: InteractiveTransition.Rules {
        let bounds = Rectangle(origin: .zero, size: Vector2(size.width, size.height))
        var rules = InteractiveTransition.Rules(
            scale: SwipeScale(edge: edge, measure: measure, bounds: bounds))
        rules.decision = decision
        rules.settle = settle ?? .timed(.easeInOut)
        rules.catchesTouches = true
        return rules
    }
}
