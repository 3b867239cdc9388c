import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct ReducedMotionTests {
    @Test(arguments: SwipeRig.kinds)
    func `S51: a cross-fade of the same duration replaces the animator, also interactively`(
        _ kind: PlayableTransition
    ) throws {
        let rig = SwipeRig(kind)
        rig.scene.policies.reducesMotion = true
        let before = rig.shown
        rig.begin()
        let transition = try #require(rig.scene.transition)
        let final = transition.finalFrame(for: rig.presented)
        let asked = SwipeRig(kind)
        asked.begin()
        #expect(rig.driver.duration == asked.driver.duration)
        for p in [0, 0.25, 0.75, 0.5, 1] {
            rig.driver.update(p)
            let state = rig.movingView.presentationState
            #expect(state.frame == final && state.transform == .identity)
            #expect(abs(state.opacity - eased(p)) < 1e-9)
        }
        rig.driver.update(0.4)
        rig.driver.cancel(velocity: 0)
        rig.runOut()
        #expect(rig.shown == before && rig.completions == 1)
        rig.begin()
        rig.driver.finish(velocity: 1)
        rig.runOut()
        #expect(rig.completions == 2 && rig.movingView.presentationState.frame == final)
        #expect(rig.movingView.presentationState.opacity == 1)
        rig.beginDismissal()
        rig.driver.update(0.5)
        #expect(abs(rig.movingView.presentationState.opacity - 0.5) < 1e-9)
        #expect(rig.movingView.presentationState.frame == final)
        rig.driver.finish(velocity: 1)
        rig.runOut()
        #expect(rig.shown == before && rig.presented.view.alpha == 1)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    /// Ease-in-out, solved by bisection: x(s) and y(s) of (0.42, 0, 0.58, 1).
    private func eased(_ x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let s = (low + high) / 2
            let at = 3 * 0.42 * s * (1 - s) * (1 - s) + 3 * 0.58 * s * s * (1 - s) + s * s * s
            if at < x { low = s } else { high = s }
        }
        return 3 * low * low * (1 - low) + low * low * low
    }

    @Test func `S51: a push fades, and the stack works as usual`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.policies.reducesMotion = true
        let (a, b) = (SceneViewController(name: "a"), SceneViewController(name: "b"))
        let navigation = NavigationController(rootViewController: a)
        scene.window.rootViewController = navigation
        navigation.pushViewController(b, animated: true)
        scene.advance(to: 0.175)
        #expect(
            b.view.presentationState.frame == scene.bounds && a.view.presentationState.frame == scene.bounds)
        #expect(abs(b.view.presentationState.opacity - 0.5) < 1e-9)
        scene.advance(to: 0.35)
        #expect(scene.isIdle && navigation.view.subviews.map(\.name) == ["b"])
        navigation.popViewController(animated: true)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.advance(to: 2)
        #expect(navigation.topViewController === b && b.view.alpha == 1 && a.view.alpha == 1)
    }
}
