import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Transitions in the time of their container's layer.
@Suite struct LayerClockTransitionTests {
    @Test func `S14: a custom interaction controller drives a transition by the container's clock`() {
        final class Clockwork: ViewControllerInteractiveTransitioning {
            let animator: ScriptedTransition
            var context: (any ViewControllerContextTransitioning)?
            init(_ animator: ScriptedTransition) { self.animator = animator }
            func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
                self.context = context
                context.containerView.layer.speed = 0
                animator.animateTransition(using: context)
            }
            func update(_ p: Double) {
                context!.updateInteractiveTransition(p)
                context!.containerView.layer.timeOffset = p * animator.duration
            }
            func finish(now: Double) {
                context!.finishInteractiveTransition()
                let layer = context!.containerView.layer
                let paused = layer.timeOffset
                (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
                layer.beginTime = layer.convertTime(now, from: nil) - paused
            }
        }
        let rig = ScriptedTransition()
        rig.duration = 2
        let clockwork = Clockwork(rig)
        rig.ownDriver = clockwork
        rig.completesItself = true
        rig.script = { context in
            SceneView.animate(withDuration: 2, options: .curveLinear) { [rig] in
                rig.card.center.x = 100
            } completion: {
                context.completeTransition($0)
            }
        }
        rig.begin()
        for p in [0.5, 0.125, 0.75] {
            clockwork.update(p)
            rig.scene.advance(to: rig.scene.now + 0.1)
            #expect(difference(rig.x, 100 * p, within: 1e-12) == nil)
        }
        let start = rig.scene.now
        clockwork.finish(now: start)
        rig.scene.advance(to: start + 0.25)
        #expect(difference(rig.x, 87.5, within: 1e-12) == nil)
        #expect(rig.completions == 0)
        rig.scene.advance(to: start + 0.5)
        #expect(rig.completions == 1)
        #expect(rig.scene.isIdle)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `S14: a transition by time stops with its container, and settles in its time`() {
        let rig = ScriptedTransition()
        rig.isInteractive = false
        rig.script = { _ in
            SceneView.animate(withDuration: 1, options: .curveLinear) { [rig] in rig.card.center.x = 100 }
        }
        rig.begin()
        rig.scene.advance(to: 0.25)
        let layer = rig.scene.window.layer
        let time = layer.convertTime(0.25, from: nil)
        layer.speed = 0
        layer.timeOffset = time
        rig.scene.advance(to: 3)
        #expect(rig.x == 25)
        layer.beginTime = 3 - 0.25
        layer.timeOffset = 0
        layer.speed = 1
        rig.scene.advance(to: 3.25)
        #expect(rig.x == 50)
        rig.scene.advance(to: 3.75)
        #expect(rig.completions == 1)
    }
}
