import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct OvershootTests {
    private final class Rig: SelfAnimating {
        let scene = WindowScene(size: CGSize(width: 100, height: 200))
        let root = SceneViewController(name: "root")
        let next = SceneViewController(name: "next")
        let driver = PercentDrivenInteractiveTransition()
        let label = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init() {
            scene.window.rootViewController = root
            next.transitioningDelegate = self
            driver.settle = .spring
            driver.overshoot = .extrapolate
            root.present(next, animated: true)
        }

        var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            context.containerView.addSubview(next.view)
            next.view.addSubview(label)
            next.view.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
            SceneView.animate(withDuration: 0.4, options: .curveLinear) { label.alpha = 0 }
            SceneView.animate(withDuration: 1, options: .curveLinear) {
                next.view.frame.origin.x = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        var x: Double { next.view.presentationState.frame.origin.x }
    }

    @Test func `S18: Only motions that end with the transition pass their end, shorter blocks stay`() {
        let rig = Rig()
        rig.driver.update(0.8)
        rig.driver.finish(velocity: 10)
        #expect((rig.x - 20).magnitude < 1e-9)
        #expect(rig.label.presentationState.opacity == 0)
        var lowest = 0.0
        while rig.scene.transition != nil {
            rig.scene.advance(to: rig.scene.now + 0.005)
            lowest = min(lowest, rig.x)
            #expect(rig.label.presentationState.opacity == 0)
        }
        #expect(lowest < -5)
    }

    @Test func `S18: A grab past the end keeps what is shown, and then only leads back`() {
        let rig = Rig()
        rig.driver.update(0.8)
        rig.driver.finish(velocity: 10)
        rig.scene.advance(to: 0.06)
        let shown = rig.x
        #expect(shown < -5)
        rig.driver.pause()
        #expect((rig.x - shown).magnitude < 1e-9)
        rig.driver.update(rig.driver.percentComplete + 1)
        #expect((rig.x - shown).magnitude < 1e-9)
        rig.driver.update(0.5)
        #expect(rig.x == 50)
        rig.driver.update(1.2)
        #expect(rig.x == 0)
        rig.driver.finish(velocity: 0)
        rig.scene.advance(to: 10)
        #expect(rig.scene.isIdle && rig.x == 0)
    }
}
