import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Property animators that are started in a transition's animator follow the transition.
@Suite struct AnimatorLeadTests {
    private let ease = CubicBezier.easeInOut

    @Test
    func `A8: p is the timeline's time; blocks keep their curve and property animators are linear`() {
        let rig = ScriptedTransition()
        rig.duration = 2
        let (block, keyed) = (SceneView(frame: .zero), SceneView(frame: .zero))
        rig.script = { [unowned rig] context in
            for view in [block, keyed] { context.containerView.addSubview(view) }
            SceneView.animate(withDuration: 2) { block.center.x = 100 }
            SceneView.animateKeyframes(withDuration: 2) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { keyed.center.x = 100 }
            }
            PropertyAnimator(duration: 2) { [unowned rig] in rig.card.center.x = 100 }.startAnimation()
        }
        rig.begin()
        for p in [0.2, 0.9, 0.1, 0.5] {
            rig.driver.update(p)
            #expect(rig.x == 100 * p)
            #expect(Double(keyed.presentationState.position.x) == 100 * p)
            #expect(Double(block.presentationState.position.x) == 100 * ease.value(at: p))
        }
    }

    @Test func `A8: without scrubsLinearly an animator keeps its curve; tracksFinger makes all linear`() {
        let (own, _) = ScriptedTransition.withAnimator(scrubsLinearly: false)
        own.begin()
        own.driver.update(0.3)
        #expect(difference(own.x, 100 * ease.value(at: 0.3), within: 1e-12) == nil)
        let (all, _) = ScriptedTransition.withAnimator(scrubsLinearly: false)
        all.driver.tracksFinger = true
        all.begin()
        all.driver.update(0.3)
        #expect(difference(all.x, 30, within: 1e-12) == nil)
    }

    @Test func `A8: an animator that is shorter, or starts later, is scrubbed at p·D`() {
        let (rig, animator) = ScriptedTransition.withAnimator(duration: 0.5, delay: 0.25)
        rig.begin()
        for (p, x) in [(0.2, 0.0), (0.25, 0), (0.5, 50), (0.6, 70), (0.75, 100), (0.9, 100), (0.5, 50)] {
            rig.driver.update(p)
            #expect(difference(rig.x, x, within: 1e-12) == nil)
            #expect(difference(animator().fractionComplete, x / 100, within: 1e-12) == nil)
        }
    }

    @Test func `A8: completions of animators and blocks come in order`() {
        for finishes in [true, false] {
            let rig = ScriptedTransition()
            var log: [String] = []
            rig.script = { [unowned rig] _ in
                func start(_ duration: Double) {
                    let animator = PropertyAnimator(duration: duration) { [unowned rig] in
                        rig.card.center.x += 10
                    }
                    animator.addCompletion { log.append("\(duration) \($0)") }
                    animator.startAnimation()
                }
                start(0.75)
                SceneView.animate(withDuration: 0.5) {
                    rig.card.alpha = 0.5
                } completion: {
                    log.append("0.5 \($0)")
                }
                start(0.25)
            }
            rig.begin()
            rig.driver.update(0.9)
            #expect(log.isEmpty)
            if finishes { rig.driver.finish() } else { rig.driver.cancel() }
            rig.runOut()
            #expect(
                log
                    == (finishes
                        ? ["0.25 end", "0.5 true", "0.75 end"] : ["0.25 start", "0.5 false", "0.75 start"]))
            #expect(rig.completions == 1)
            #expect(rig.scene.isIdle)
        }
    }

    @Test func `U5: an animator of duration 0 shows its start at fraction 0, and its end from 1 ms on`() {
        let (rig, animator) = ScriptedTransition.withAnimator(duration: 0)
        rig.begin()
        for (p, x) in [(0.0, 0.0), (0.00025, 25), (0.001, 100), (0.5, 100), (0, 0)] {
            rig.driver.update(p)
            #expect(difference(rig.x, x, within: 1e-10) == nil, "at \(p)")
        }
        rig.driver.update(0.5)
        rig.driver.finish()
        rig.runOut()
        #expect(rig.completions == 1 && rig.x == 100 && animator().state == .inactive)
        // As the interruptible animator it takes the whole transition.
        let whole = ScriptedTransition()
        let single = PropertyAnimator(scene: whole.scene, duration: 0) { whole.card.center.x = 100 }
        single.addCompletion { [unowned whole] in whole.context?.completeTransition($0 == .end) }
        whole.animator = single
        whole.begin()
        whole.driver.update(0.25)
        #expect(whole.x == 25)
        whole.driver.cancel()
        whole.runOut()
        #expect(whole.card.center.x == 0 && whole.completions == 1)
    }

    @Test func `A8: by time an animator has its own curve, at any tick rate`() {
        let (rig, animator) = ScriptedTransition.withAnimator()
        rig.isInteractive = false
        rig.begin()
        #expect(animator().isRunning)
        for time in [0.1, 0.35, 0.7] {
            rig.scene.advance(to: time)
            #expect(Double(rig.x) == 100 * ease.value(at: time))
        }
        rig.runOut()
        #expect(animator().state == .inactive)
        #expect(rig.card.center.x == 100)
        #expect(rig.completions == 1)
    }

    @Test func `S33: an animator taken back by its user runs by itself and completes the transition`() {
        for position in [PropertyAnimator.Position.end, .start] {
            let (rig, animator) = ScriptedTransition.withAnimator { animator in
                animator.addCompletion { _ in }
            }
            rig.completesItself = true
            rig.isInteractive = false
            rig.begin()
            animator().addCompletion { [unowned rig] in rig.context?.completeTransition($0 == .end) }
            rig.scene.advance(to: 0.5)
            animator().pauseAnimation()
            #expect(difference(rig.x, 50, within: 1e-12) == nil)
            rig.scene.advance(to: 0.75)
            #expect(difference(rig.x, 50, within: 1e-12) == nil)
            animator().fractionComplete = 0.25
            animator().isReversed = position == .start
            animator().continueAnimation(durationFactor: 0.5)
            rig.runOut()
            #expect(rig.completions == 1)
            #expect(Double(rig.card.center.x) == (position == .end ? 100 : 0))
            #expect(rig.card.motions.isEmpty)
            #expect(rig.scene.isIdle)
        }
    }

    @Test
    func `S33: an animator reversed before its start goes from its end to its start with the transition`() {
        let (rig, animator) = ScriptedTransition.withAnimator { $0.isReversed = true }
        rig.begin()
        var ends: [PropertyAnimator.Position] = []
        animator().addCompletion { ends.append($0) }
        for p in [0.25, 0.75] {
            rig.driver.update(p)
            #expect(difference(rig.x, 100 * (1 - p), within: 1e-12) == nil)
        }
        #expect(animator().isReversed)
        rig.driver.finish()
        rig.runOut()
        #expect(ends == [.start])
        #expect(rig.card.center.x == 0)
        #expect(rig.completions == 1)
    }

    @Test func `S33: an animator in a hook or an alongside block follows the transition too`() {
        let rig = ScriptedTransition()
        rig.begin()
        rig.next.transitionCoordinator?.animate { _ in
            PropertyAnimator(duration: 1) { rig.card.center.x = 100 }.startAnimation()
        }
        rig.driver.update(0.5)
        #expect(rig.x == 50)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.card.motions.isEmpty)
        #expect(rig.scene.isIdle)
    }

    @Test(arguments: [false, true], [false, true])
    func `An animator whose block ends the transition runs by itself, as a block does`(
        _ didComplete: Bool, _ isInteractive: Bool
    ) {
        let rig = ScriptedTransition()
        let (moved, plain) = (SceneView(frame: .zero), SceneView(frame: .zero))
        for view in [moved, plain] { rig.scene.window.addSubview(view) }
        var ends: [PropertyAnimator.Position] = []
        rig.isInteractive = isInteractive
        rig.script = { context in
            let animator = PropertyAnimator(duration: 1, pacing: .linear) {
                moved.center.x = 100
                context.completeTransition(didComplete)
            }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            SceneView.animate(withDuration: 1, options: .curveLinear) { plain.center.x = 100 }
        }
        rig.begin()
        #expect(rig.completions == 1)
        rig.scene.advance(to: 0.5)
        #expect(moved.presentationState.position.x == 50)
        #expect(plain.presentationState.position.x == 50)
        rig.runOut()
        #expect(ends == [.end] && moved.center.x == 100)
        #expect(rig.scene.isIdle && moved.motions.isEmpty)
    }

    @Test func `An animator whose block outlasts the transition's motions runs by itself`() {
        let rig = ScriptedTransition()
        let label = SceneView(frame: .zero)
        rig.scene.window.addSubview(label)
        rig.isInteractive = false
        rig.completesItself = true
        rig.script = { [unowned rig] _ in SceneView.animate(withDuration: 1) { rig.card.center.x = 100 } }
        rig.begin()
        var ends: [PropertyAnimator.Position] = []
        rig.next.transitionCoordinator?.animate { [unowned rig] _ in
            let animator = PropertyAnimator(duration: 1, pacing: .linear) { [unowned rig] in
                label.center.x = 100
                rig.scene.advance(to: 5)
            }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
        }
        rig.scene.advance(to: 5.5)
        #expect(label.presentationState.position.x == 50)
        rig.scene.advance(to: 6)
        #expect(ends == [.end] && label.motions.isEmpty)
        rig.context?.completeTransition(true)
        #expect(rig.completions == 1 && rig.scene.isIdle)
    }

    @Test(arguments: [PropertyAnimator.State.inactive, .active])
    func `A transition that ends when asked for its interruptible animator does not take it`(
        _ state: PropertyAnimator.State
    ) {
        let rig = ScriptedTransition()
        let label = SceneView(frame: .zero)
        rig.scene.window.addSubview(label)
        let animator = PropertyAnimator(scene: rig.scene, duration: 1) { label.center.x = 100 }
        rig.animator = animator
        rig.asked = { context in
            context.completeTransition(false)
            if state == .active { animator.startAnimation() }
        }
        rig.begin()
        #expect(rig.completions == 1 && animator.state == state)
        rig.runOut()
        #expect(label.center.x == (state == .active ? 100 : 0))
        #expect(animator.state == .inactive && rig.scene.isIdle)
    }
}
