import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct PropertyAnimatorTests: MovesView {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let view = SceneView(frame: CGRect(x: -50, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    @Test func `S32: It is inactive before the start, follows its pacing, and ends once`() {
        let animator = animator()
        var ends: [PropertyAnimator.Position] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.center.x == 100)
        scene.advance(to: 0.5)
        #expect(difference(x, 12.9161931047, within: 1e-9) == nil)
        #expect(animator.fractionComplete == 0.25)
        scene.advance(to: 2)
        #expect(x == 100)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(ends == [.end])
        #expect(scene.isIdle)
        scene.advance(to: 9)
        #expect(ends == [.end])
    }

    @Test func `A delay holds the start`() {
        let animator = animator(2, .linear)
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 1)
        #expect(x == 0)
        scene.advance(to: 2)
        #expect(x == 50)
        scene.advance(to: 3)
        #expect(animator.state == .inactive)
    }

    @Test(arguments: [
        (PropertyAnimator.Position.end, 100.0), (.start, 0), (.current, 50),
    ])
    func `S32: Stopped it keeps the shown values until finishAnimation`(
        _ position: PropertyAnimator.Position, _ expected: Double
    ) {
        let animator = animator(2, .linear)
        var ends: [PropertyAnimator.Position] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.advance(to: 1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(x == 50)
        #expect(view.center.x == 50)
        scene.advance(to: 3)
        #expect(ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(ends == [position])
        #expect(Double(view.center.x) == expected)
        #expect(x == expected)
        #expect(animator.state == .inactive)
    }

    @Test func `S32: Stopped without finishing it is inactive and calls no completion`() {
        let animator = animator(2, .linear)
        animator.addCompletion { _ in Issue.record("no completion was to come") }
        animator.startAnimation()
        scene.advance(to: 1)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 50)
        #expect(scene.isIdle)
        scene.advance(to: 3)
    }

    @Test func `S34: A block added while running takes the remaining time`() {
        let animator = animator(2, .linear)
        animator.startAnimation()
        scene.advance(to: 1)
        animator.addAnimations { view.alpha = 0 }
        #expect(view.presentationState.opacity == 1)
        scene.advance(to: 1.5)
        #expect(view.presentationState.opacity == 0.5)
        scene.advance(to: 2)
        #expect(animator.state == .inactive)
    }

    @Test func `Nested keyframes and blocks are scrubbed with it`() {
        let animator = PropertyAnimator(scene: scene, duration: 2)
        animator.addAnimations { [scene, view] in
            scene.animateKeyframes(withDuration: 2) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
            }
        }
        for (fraction, expected) in [(0.25, 50.0), (0.5, 100), (0.9, 100), (0, 0)] {
            animator.fractionComplete = fraction
            #expect(difference(x, expected, within: 1e-12) == nil, "\(fraction)")
        }
    }

    @Test func `S48: Every frame rate shows the same, with pauses and reversals`() {
        func run(_ ticks: Int) -> [Double] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: CGRect(x: -50, y: 0, width: 100, height: 100), name: "view")
            scene.window.addSubview(view)
            let animator = PropertyAnimator(scene: scene, duration: 2) { view.center.x = 100 }
            animator.startAnimation()
            var seen: [Double] = []
            var time = 0.0
            func run(to end: Double) {
                for tick in 1...ticks {
                    scene.advance(to: time + (end - time) * Double(tick) / Double(ticks))
                }
                time = end
                seen.append(view.presentationState.position.x)
            }
            run(to: 0.7)
            animator.pauseAnimation()
            run(to: 0.9)
            animator.continueAnimation(durationFactor: 0.3)
            run(to: 1.1)
            animator.isReversed = true
            run(to: 1.3)
            animator.isReversed = false
            run(to: 1.5)
            run(to: 8)
            return seen
        }
        let once = run(1)
        #expect(once.last == 100)
        #expect(run(7) == once)
        #expect(run(240) == once)
    }

    @Test func `S32: Calls that its state does not allow are reported and do nothing`() {
        let animator = animator()
        animator.stopAnimation(true)
        animator.finishAnimation(at: .end)
        animator.continueAnimation()
        animator.addAnimations(delayFactor: 1) {}
        animator.startAnimation(afterDelay: .infinity)
        scene.advance(to: 0.5)
        animator.continueAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.addAnimations {}
        #expect(scene.diagnostics.count == 10)
        animator.finishAnimation(at: .end)
        #expect(view.center.x == 100)
        let wrong = PropertyAnimator(scene: scene, duration: -1) { view.center.x = 3 }
        wrong.startAnimation()
        #expect(scene.diagnostics.last == .refusedParameter(field: "duration", value: -1, used: "0"))
        scene.advance(to: 1)
        #expect(x == 3)
        #expect(wrong.state == .inactive)
    }

    @Test func `It finds the scene of its views; without a scene changes apply at once`() {
        var ends: [PropertyAnimator.Position] = []
        let found = PropertyAnimator(duration: 1, pacing: .linear) { view.center.x = 100 }
        found.startAnimation()
        scene.advance(to: 0.5)
        #expect(x == 50)
        let loose = SceneView(frame: .zero, name: "loose")
        let homeless = PropertyAnimator(duration: 1) { loose.alpha = 0 }
        homeless.addCompletion { ends.append($0) }
        homeless.startAnimation()
        #expect(ends == [.end])
        #expect(loose.presentationState.opacity == 0)
        #expect(homeless.state == .inactive)
    }

    @Test func `A completion may start the next animator`() {
        let next = animator(1, .linear)
        let first = PropertyAnimator(scene: scene, duration: 1) { view.alpha = 0 }
        first.addCompletion { _ in next.startAnimation() }
        first.startAnimation()
        scene.advance(to: 1.5)
        #expect(x == 50)
        scene.advance(to: 2)
        #expect(scene.isIdle)
    }

    @Test func `Nothing is retained after the end or after the scene is released`() {
        weak var kept: PropertyAnimator?
        weak var over: PropertyAnimator?
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: .zero, name: "view")
            scene.window.addSubview(view)
            let paused = PropertyAnimator(scene: scene, duration: 1) { [view] in view.alpha = 0 }
            paused.fractionComplete = 0.5
            let run = PropertyAnimator(scene: scene, duration: 1) { [view] in view.center.x = 0 }
            run.startAnimation()
            scene.advance(to: 2)
            (kept, over) = (paused, run)
        }
        #expect(kept == nil)
        #expect(over == nil)
    }
}
