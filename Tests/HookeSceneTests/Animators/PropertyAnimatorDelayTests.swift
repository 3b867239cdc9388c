import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

@Suite struct PropertyAnimatorDelayTests: MovesView {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let view = SceneView(frame: CGRect(x: -50, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    @Test(arguments: [true, false]) func `S34: a pause keeps the remaining delay`(_ isLinear: Bool) {
        let animator = animator(1, .linear)
        animator.scrubsLinearly = isLinear
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.25)
        animator.pauseAnimation()
        #expect(animator.fractionComplete == 0)
        scene.advance(to: 5)
        animator.startAnimation()
        scene.advance(to: 5.75)
        #expect(x == 0)
        scene.advance(to: 6.25)
        #expect(x == 50)
        scene.advance(to: 6.75)
        #expect(animator.state == .inactive)
    }

    @Test func `S34: a pause in the delay of a reversed start keeps the remaining delay`() {
        let animator = animator(1, .linear)
        animator.isReversed = true
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.25)
        animator.pauseAnimation()
        #expect(x == 100)
        scene.advance(to: 5)
        animator.startAnimation()
        scene.advance(to: 5.75)
        #expect(x == 100)
        scene.advance(to: 6.25)
        #expect(x == 50)
        scene.advance(to: 6.75)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
    }

    @Test func `S34: continuing with another pacing waits for the remaining delay first`() throws {
        let animator = animator(1, .curve(.easeIn))
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.5)
        animator.pauseAnimation()
        animator.continueAnimation(pacing: .linear, durationFactor: 2)
        scene.advance(to: 1)
        #expect(x == 0)
        scene.advance(to: 1.5)
        #expect(x == 25)
        // Paused after the start.
        animator.pauseAnimation()
        animator.continueAnimation(pacing: .linear, durationFactor: 0.75)
        scene.advance(to: 2.25)
        #expect(animator.state == .inactive)
        // Paused again in the remaining delay.
        let second = self.animator(1, .linear)
        view.center.x = 0
        let start = scene.now
        second.startAnimation(afterDelay: 1)
        scene.advance(to: start + 0.25)
        second.pauseAnimation()
        second.continueAnimation()
        scene.advance(to: start + 0.5)
        second.pauseAnimation()
        scene.advance(to: start + 3)
        second.startAnimation()
        scene.advance(to: start + 3.5)
        #expect(x == 0)
        scene.advance(to: start + 4)
        #expect(difference(x, 50, within: 1e-12) == nil)
    }

    @Test func `S34: scrubbing ends the delay`() {
        let animator = animator(1, .curve(.easeInOut))
        animator.startAnimation(afterDelay: 1)
        scene.advance(to: 0.25)
        animator.fractionComplete = 0.3
        #expect(difference(x, 30, within: 1e-12) == nil)
        animator.startAnimation()
        scene.advance(to: 0.25 + 0.7)
        #expect(animator.state == .inactive)
    }

    @Test func `S34: a block added in reverse reaches its values in the remaining time`() {
        let animator = animator(1, .linear)
        animator.startAnimation()
        scene.advance(to: 0.75)
        animator.isReversed = true
        scene.advance(to: 1)
        // At .5, in reverse.
        animator.addAnimations { view.alpha = 0 }
        animator.addAnimations(delayFactor: 0.5) { view.layer.zPosition = 8 }
        #expect(view.presentationState.opacity == 1)
        #expect(x == 50)
        scene.advance(to: 1.25)
        #expect(view.presentationState.opacity == 0.5)
        #expect(view.presentationState.zPosition == 0)
        scene.advance(to: 1.375)
        #expect(view.presentationState.zPosition == 4)
        scene.advance(to: 1.5)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
        #expect(view.alpha == 0)
        #expect(view.layer.zPosition == 8)
        #expect(view.presentationState == view.model)
    }

    @Test func `S34: a block added in reverse adds to current motions, without a jump at the end`() {
        let animator = animator(1, .curve(.easeInOut))
        animator.addAnimations { view.layer.transform = .rotationZ(1) }
        animator.startAnimation()
        scene.advance(to: 0.75)
        animator.isReversed = true
        let shown = x
        animator.addAnimations {
            view.center.x = 300
            view.layer.transform = .rotationZ(1.5)
        }
        #expect(difference(x, shown, within: 1e-12) == nil)
        scene.advance(to: 1.5 - 1e-9)
        let (last, turned) = (x, view.presentationState.transform)
        scene.advance(to: 1.5)
        #expect(animator.state == .inactive)
        #expect(difference(x, last, within: 1e-6) == nil)
        #expect(view.center.x == 200, "200 more than where the animator began")
        let worst = zip(view.presentationState.transform.elements, turned.elements)
            .map { ($0 - $1).magnitude }.max()!
        #expect(worst < 1e-6)
    }

    @Test func `S34: a block added in reverse reaches the same values at the end after another reversal`() {
        let animator = animator(1, .linear)
        animator.startAnimation()
        scene.advance(to: 0.5)
        animator.isReversed = true
        animator.addAnimations { view.alpha = 0 }
        scene.advance(to: 0.75)
        #expect(view.presentationState.opacity == 0.5)
        animator.isReversed = false
        scene.advance(to: 1)
        #expect(view.presentationState.opacity == 1)
        scene.advance(to: 1.25)
        #expect(view.presentationState.opacity == 0.5)
        scene.advance(to: 1.5)
        #expect(animator.state == .inactive)
        #expect(view.alpha == 0)
        #expect(view.center.x == 100)
    }

    @Test func `S34: a block can be added in reverse at the end and at the start`() {
        let late = animator(1, .linear)
        late.isReversed = true
        late.startAnimation()
        late.addAnimations { view.alpha = 0.5 }
        #expect(view.presentationState.opacity == 1)
        scene.advance(to: 0.5)
        #expect(view.presentationState.opacity == 0.75)
        scene.advance(to: 1)
        #expect(view.alpha == 0.5)
        let early = animator(1, .linear)
        early.pauseAnimation()
        early.isReversed = true
        early.addAnimations { view.alpha = 0 }
        early.startAnimation()
        scene.advance(to: 2)
        #expect(early.state == .inactive)
    }
}
