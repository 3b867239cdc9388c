import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct InterruptibleAnimatorTests {
    private let ease = CubicBezier.easeInOut

    @Test func `S36: the animator is created once and kept, and takes the whole transition`() {
        let rig = ScriptedTransition()
        rig.duration = 2
        let animator = PropertyAnimator(scene: rig.scene, duration: 0.5) { rig.card.center.x = 100 }
        animator.addCompletion { [unowned rig] position in
            rig.context?.completeTransition(position == .end)
        }
        rig.animator = animator
        rig.begin()
        #expect(rig.timesAsked == 1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        for p in [0.25, 0.75, 0.5] {
            rig.driver.update(p)
            #expect(rig.x == 100 * p)
            #expect(animator.fractionComplete == p)
        }
        rig.driver.cancel()
        #expect(animator.isReversed)
        #expect(animator.isRunning)
        rig.scene.advance(to: rig.scene.now + 0.05)
        rig.driver.pause()
        #expect(!animator.isReversed)
        #expect(!animator.isRunning)
        rig.driver.update(0.9)
        rig.driver.finish()
        rig.runOut()
        #expect(rig.timesAsked == 1)
        #expect(rig.completions == 1)
        #expect(rig.card.center.x == 100)
        #expect(rig.scene.diagnostics.isEmpty)
        #expect(rig.scene.isIdle)
    }

    @Test func `S36: a cancel restores its views, and the completion reports the start`() {
        let rig = ScriptedTransition()
        let label = SceneView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        rig.home.view.addSubview(label)
        let before = label.frame
        let animator = PropertyAnimator(scene: rig.scene, duration: 1)
        animator.addAnimations { label.frame = CGRect(x: 50, y: 60, width: 70, height: 80) }
        animator.addAnimations(delayFactor: 0.5) { label.alpha = 0 }
        var ends: [PropertyAnimator.Position] = []
        animator.addCompletion { [unowned rig] position in
            ends.append(position)
            rig.context?.completeTransition(position == .end)
        }
        rig.animator = animator
        rig.begin()
        rig.driver.update(0.7)
        rig.driver.cancel()
        rig.runOut()
        #expect(ends == [.start])
        #expect(label.frame == before)
        #expect(label.alpha == 1)
        #expect(label.presentationState == label.model)
        #expect(rig.completions == 1)
        #expect(rig.scene.isIdle)
    }

    @Test
    func
        `S36: cancelled, what it moves is as when the transition began, though the animator set it by hand first`()
    {
        let rig = ScriptedTransition()
        let label = SceneView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        rig.home.view.addSubview(label)
        let before = label.model
        rig.script = { _ in
            label.center = CGPoint(x: 500, y: 600)
            PropertyAnimator(duration: 1) { label.center.x = 0 }.startAnimation()
        }
        rig.begin()
        rig.driver.update(0.5)
        #expect(label.presentationState.position.x == 250)
        rig.driver.cancel()
        rig.runOut()
        #expect(label.model == before)
    }

    @Test(arguments: [false, true])
    func `S36: a transition by time is grabbed without a jump, and is linear from there`(
        _ finishes: Bool
    ) {
        let (rig, animator) = ScriptedTransition.withAnimator()
        rig.isInteractive = false
        rig.begin()
        rig.scene.advance(to: 0.25)
        let caught = ease.value(at: 0.25)
        rig.driver.pause()
        #expect(difference(rig.x, 100 * caught, within: 1e-12) == nil)
        #expect(!animator().isRunning)
        for p in [0.5, 0.75, 0.125, 0] {
            rig.driver.update(p)
            let value = p <= 0.25 ? caught * p / 0.25 : caught + (1 - caught) * (p - 0.25) / 0.75
            #expect(difference(rig.x, 100 * value, within: 1e-12) == nil)
        }
        rig.driver.update(finishes ? 0.6 : 0.4)
        if finishes { rig.driver.finish() } else { rig.driver.cancel() }
        rig.runOut()
        #expect(rig.completions == 1)
        #expect(Double(rig.card.center.x) == (finishes ? 100 : 0))
        #expect(rig.scene.isIdle)
    }

    @Test(arguments: [SettlePlan.Style.spring, .cubic], [0.1, 0.5, 0.8])
    func `S36: settling continues its position and speed, also across the grab`(
        _ style: SettlePlan.Style, _ released: Double
    ) {
        let (rig, _) = ScriptedTransition.withAnimator()
        rig.isInteractive = false
        rig.driver.settle = style
        rig.begin()
        rig.scene.advance(to: 0.375)
        rig.driver.pause()
        rig.driver.update(released)
        let caught = ease.value(at: 0.375)
        let velocity = 1.5
        let (value, slope) =
            released <= 0.375
            ? (caught * released / 0.375, caught / 0.375)
            : (caught + (1 - caught) * (released - 0.375) / 0.625, (1 - caught) / 0.625)
        let start = rig.scene.now
        rig.driver.finish(velocity: velocity)
        #expect(difference(rig.x, 100 * value, within: 1e-9) == nil)
        var before = (x: Double(rig.x), v: 100 * slope * velocity)
        var largest = 0.0
        let tick = 1e-4
        var step = 0
        while rig.completions == 0 {
            step += 1
            rig.scene.advance(to: start + Double(step) * tick)
            guard rig.completions == 0 else { break }
            let v = (Double(rig.x) - before.x) / tick
            largest = max(largest, (v - before.v).magnitude)
            before = (rig.x, v)
        }
        // The speed changes by an acceleration times the tick; a kink would add a fifth of the speed, 30.
        // Measured: 1.38.
        #expect(largest < 3, "\(largest)")
        #expect(rig.card.center.x == 100)
    }

    @Test func `S36: a custom kind of animator receives fractions`() {
        final class Own: ImplicitlyAnimating {
            var state = PropertyAnimator.State.inactive
            var isRunning = false
            var isReversed = false { didSet { log.append("reversed \(isReversed)") } }
            var fractions: [Double] = []
            var fractionComplete = 0.0 { didSet { fractions.append(fractionComplete) } }
            var log: [String] = []
            var completions: [(PropertyAnimator.Position) -> Void] = []
            func startAnimation() { (state, isRunning) = (.active, true) }
            func startAnimation(afterDelay delay: Double) { startAnimation() }
            func pauseAnimation() { (state, isRunning) = (.active, false) }
            func stopAnimation(_ withoutFinishing: Bool) { state = .stopped }
            func finishAnimation(at position: PropertyAnimator.Position) {
                state = .inactive
                log.append("finished \(position)")
                for completion in completions { completion(position) }
            }
            func addCompletion(_ completion: @escaping (PropertyAnimator.Position) -> Void) {
                completions.append(completion)
            }
        }
        let rig = ScriptedTransition()
        let own = Own()
        own.addCompletion { [unowned rig] in rig.context?.completeTransition($0 == .end) }
        rig.animator = own
        rig.begin()
        rig.driver.update(0.5)
        #expect(own.fractions.last == 0.5)
        rig.driver.cancel(velocity: 0)
        let start = rig.scene.now
        rig.scene.advance(to: start + 0.1)
        #expect(own.fractions.last! > 0.5 && own.fractions.last! < 1, "it counts from the end")
        #expect(own.isReversed)
        rig.runOut()
        #expect(own.log.last == "finished start")
        #expect(own.fractions.last == 1)
        #expect(rig.completions == 1)
        #expect(rig.scene.isIdle)

        // By time it runs by itself until a driver grabs it.
        let late = ScriptedTransition()
        let other = Own()
        late.animator = other
        late.isInteractive = false
        late.script = { _ in other.startAnimation() }
        late.begin()
        #expect(late.timesAsked == 0)
        late.scene.advance(to: 0.25)
        late.driver.pause()
        #expect(late.timesAsked == 1)
        #expect(!other.isRunning)
        late.driver.update(0.75)
        #expect(other.fractions.last == 0.75)
        late.driver.finish()
        late.runOut()
        #expect(other.log.last == "finished end")
        #expect(late.timesAsked == 1)
    }

    @Test func `S36: states are the same in any order and at any tick rate`() {
        func run(_ ticks: Int) -> [Double] {
            let (rig, _) = ScriptedTransition.withAnimator(pacing: .curve(.easeIn))
            rig.isInteractive = false
            rig.begin()
            var seen: [Double] = []
            func run(to end: Double) {
                let start = rig.scene.now
                for tick in 1...ticks {
                    rig.scene.advance(
                        to: tick == ticks ? end : start + (end - start) * Double(tick) / Double(ticks))
                }
                seen.append(rig.x)
            }
            run(to: 0.3)
            rig.driver.pause()
            rig.driver.update(0.7)
            seen.append(rig.x)
            rig.driver.cancel(velocity: -1)
            run(to: 0.35)
            rig.driver.pause()
            seen.append(rig.x)
            rig.driver.update(0.2)
            rig.driver.finish(velocity: 2)
            run(to: 0.4)
            run(to: 5)
            return seen
        }
        let once = run(1)
        #expect(once.last == 100)
        #expect(run(9) == once)
        #expect(run(64) == once)
    }

    @Test func `S36: nothing is retained after the end`() {
        weak var kept: PropertyAnimator?
        weak var context: AnyObject?
        do {
            let (rig, animator) = ScriptedTransition.withAnimator()
            rig.begin()
            rig.driver.update(0.5)
            kept = animator()
            context = rig.scene.transition
            rig.driver.finish()
            rig.runOut()
            rig.script = { _ in }
        }
        #expect(kept == nil)
        #expect(context == nil)
    }

    @Test func `S36: stopped by its user and not finished, it is restored by a cancel`() {
        for isFinished in [false, true] {
            let (rig, animator) = ScriptedTransition.withAnimator()
            rig.begin()
            rig.driver.update(0.5)
            animator().stopAnimation(false)
            #expect(rig.x == 50)
            if isFinished { animator().finishAnimation(at: .current) }
            rig.driver.cancel()
            rig.runOut()
            #expect(rig.x == 0)
            #expect(rig.card.center.x == 0)
            #expect(rig.scene.isIdle)
        }
    }
}
