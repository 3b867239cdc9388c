import Foundation
import HookeScene
import Testing

@Suite struct InterruptibleTests {
    private let scene = WindowScene(size: CGSize(width: 100, height: 100))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `An animator that is not interruptible is not paused or scrubbed`() {
        scene.window.addSubview(view)
        let animator = PropertyAnimator(duration: 1, pacing: .linear) { view.alpha = 0 }
        animator.isInterruptible = false
        animator.startAnimation()
        scene.advance(to: 0.25)
        animator.pauseAnimation()
        animator.fractionComplete = 0.9
        scene.advance(to: 0.5)
        #expect(view.presentationState.opacity == 0.5 && animator.isRunning)
        #expect(scene.diagnostics.count == 2)
        scene.advance(to: 1)
        #expect(animator.state == .inactive)
    }

    @Test func `With manual hit testing, moving views receive touches`() {
        scene.window.addSubview(view)
        for isManual in [false, true] {
            let animator = PropertyAnimator(duration: 1) { view.center.x += 50 }
            animator.isUserInteractionEnabled = false
            animator.isManualHitTestingEnabled = isManual
            animator.startAnimation()
            let place = CGPoint(x: view.frame.midX, y: view.frame.midY)
            #expect((scene.window.hitTest(place) === view) == isManual)
            animator.stopAnimation(true)
        }
    }
}
