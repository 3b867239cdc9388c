import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct PropertyAnimatorRunningTests: MovesView {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let view = SceneView(frame: CGRect(x: -50, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    @Test func `A reversed start with duration 0 ends at the start`() {
        let animator = animator(0, .linear)
        var ends: [PropertyAnimator.Position] = []
        animator.addCompletion { ends.append($0) }
        animator.isReversed = true
        animator.startAnimation()
        scene.advance(to: 0)
        #expect(view.center.x == 0)
        #expect(ends == [.start])
    }

    @Test(arguments: [0.0, 1]) func `S33: A reversed start waits for its delay`(_ duration: Double) {
        let animator = animator(duration, .linear)
        animator.isReversed = true
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.5)
        #expect(animator.isRunning)
        #expect(duration == 0 || x == 100)
        scene.advance(to: 1 + duration / 2)
        #expect(duration == 0 || x == 50)
        scene.advance(to: 1 + duration)
        #expect(view.center.x == 0)
        #expect(animator.state == .inactive)
    }

    @Test func `S33: Two reversals during the delay do not change the start`() {
        let animator = animator(1, .linear)
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.25)
        animator.isReversed = true
        scene.advance(to: 0.5)
        #expect(x == 0)
        animator.isReversed = false
        scene.advance(to: 1.5)
        #expect(x == 50)
        scene.advance(to: 2)
        #expect(animator.state == .inactive)
    }

    @Test func `A block may stop its animator`() {
        let animator = PropertyAnimator(scene: scene, duration: 1)
        animator.addAnimations { [view] in
            view.center.x = 100
            animator.stopAnimation(true)
        }
        animator.startAnimation()
        #expect(animator.state == .inactive)
        #expect(scene.isIdle)
    }

    @Test func `A stopped animator is released with its last reference`() {
        weak var gone: PropertyAnimator?
        do {
            let animator = animator(1, .linear)
            animator.startAnimation()
            scene.advance(to: 0.5)
            animator.stopAnimation(false)
            gone = animator
        }
        #expect(gone == nil)
        #expect(x == 50)
    }

    @Test func `S32: Stopped above another motion of the property it keeps the shown value`() {
        scene.animate(withDuration: 2, options: .curveLinear) { view.center.x = 50 }
        scene.advance(to: 0.5)
        let animator = animator(2, .linear)
        animator.startAnimation()
        scene.advance(to: 1)
        let shown = x
        #expect(shown != 100)
        animator.stopAnimation(true)
        #expect(x == shown)
        scene.advance(to: 3)
        #expect(x == shown)
    }

    @Test func `Stopped below a layer animation it keeps the value without that animation`() throws {
        var shake = LayerAnimation(
            try LayerKeyPath("position.x"), .basic(from: .scalar(10), to: .scalar(10)), duration: 9)
        shake.isAdditive = true
        view.layer.add(shake)
        let animator = animator(2, .linear)
        animator.startAnimation()
        scene.advance(to: 1)
        #expect(x == 60)
        animator.stopAnimation(true)
        #expect(x == 60)
        #expect(view.center.x == 50)
    }

    @Test func `S33: pausesOnCompletion set while running pauses at the end`() {
        let animator = animator(1, .linear)
        animator.startAnimation()
        scene.advance(to: 0.5)
        animator.pausesOnCompletion = true
        scene.advance(to: 2)
        #expect(animator.state == .active)
        #expect(x == 100)
        animator.stopAnimation(true)
    }

    @Test func `S34: Rounding of a delayFactor does not move the end`() {
        for duration in [0.35, 0.5, 0.7, 1, 1.1, 2] {
            for percent in 1..<100 {
                let scene = WindowScene(size: CGSize(width: 390, height: 844))
                let view = SceneView(frame: .zero)
                scene.window.addSubview(view)
                let animator = PropertyAnimator(scene: scene, duration: duration)
                animator.addAnimations(delayFactor: Double(percent) / 100) { view.center.x = 100 }
                animator.startAnimation()
                scene.advance(to: duration)
                #expect(animator.state == .inactive, "\(duration) s, factor \(percent) %")
            }
        }
    }
}
