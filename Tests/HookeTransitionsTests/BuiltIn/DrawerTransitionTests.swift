import Foundation
import Hooke
import HookeTransitions
import Testing

/// Rows E: the drawer.
@Suite struct DrawerTransitionTests {
    @Test func `E3, E6: 5/6 of the screen slide in from the edge in 0.3 s and out again`() {
        for (edge, start, end) in [
            (
                Edge.left, CGRect(x: -325, y: 0, width: 325, height: 844),
                CGRect(x: 0, y: 0, width: 325, height: 844)
            ),
            (
                .right, CGRect(x: 390, y: 0, width: 325, height: 844),
                CGRect(x: 65, y: 0, width: 325, height: 844)
            ),
        ] {
            let rig = SwipeRig(.drawer, edge: edge, interactive: false)
            rig.begin()
            let context = rig.scene.transition!
            #expect(context.finalFrame(for: rig.presented) == end)
            #expect(rig.presented.view.presentationState.frame == start)
            rig.scene.advance(to: 0.3)
            #expect(rig.completions == 1)
            #expect(rig.presented.view.frame == end)
            rig.beginDismissal()
            let out = rig.scene.transition!.timeline.duration
            #expect(out == 0.3)
            #expect(rig.presented.view.frame == start)
            rig.runOut()
            #expect(rig.completions == 2)
        }
        for edge in [Edge.top, .bottom] {
            let rig = SwipeRig(.drawer, edge: edge, interactive: false)
            rig.begin()
            let height = 844 * 5.0 / 6
            #expect(rig.presented.view.frame.size == CGSize(width: 390, height: height))
            let y = edge == .top ? 0 : 844 - height
            // frame = position − anchor · size: largest error 0 (an ulp is 3e-14).
            #expect((rig.presented.view.frame.origin.y - y).magnitude < 1e-12)
        }
    }

    @Test func `E4, E9: at a dismissal from and to are correct, and nothing is left afterwards`() {
        let rig = SwipeRig(.drawer, interactive: false)
        rig.begin()
        rig.runOut()
        rig.beginDismissal()
        let context = rig.scene.transition!
        #expect(context.viewController(forKey: .from) === rig.presented)
        #expect(context.viewController(forKey: .to) === rig.presenter)
        let container = context.containerView
        rig.runOut()
        #expect(container.superview == nil && rig.presented.view.superview == nil)
        #expect(rig.scene.window.viewWithTag(1001) == nil)
        #expect(rig.scene.window.subviews.map(\.id) == [rig.presenter.view.id])
        #expect(rig.presented.presentationController == nil)
    }

    @Test func `E5: the hooks come in order, with the argument of completeTransition`() {
        final class Noting: PresentationController {
            var log: [String] = []
            override func presentationTransitionWillBegin() { log.append("presentation will begin") }
            override func presentationTransitionDidEnd(_ completed: Bool) {
                log.append("presentation did end \(completed)")
            }
            override func dismissalTransitionWillBegin() { log.append("dismissal will begin") }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                log.append("dismissal did end \(completed)")
            }
        }
        let rig = SwipeRig(.drawer, interactive: false)
        let (handout, driver) = (DelegateStub(), PercentDrivenInteractiveTransition())
        var controller: Noting?
        handout.presenting = { rig.transition.presentationAnimator() }
        handout.dismissing = { rig.transition.dismissalAnimator() }
        handout.dismissingDriver = driver
        handout.presentation = { presented, presenting in
            controller = Noting(presentedViewController: presented, presenting: presenting)
            return controller
        }
        rig.presented.transitioningDelegate = handout
        rig.begin()
        rig.runOut()
        rig.beginDismissal()
        driver.update(0.5)
        driver.cancel()
        rig.runOut()
        rig.beginDismissal()
        driver.finish()
        rig.runOut()
        #expect(
            controller?.log == [
                "presentation will begin", "presentation did end true", "dismissal will begin",
                "dismissal did end false", "dismissal will begin", "dismissal did end true",
            ])
    }

    @Test func `E7: the dimming view fades with the transition, under the drawer, and is scrubbed with it`()
        throws
    {
        let rig = SwipeRig(.drawer)
        rig.driver.tracksFinger = true
        rig.begin()
        let dimming = try #require(rig.scene.window.viewWithTag(1001))
        #expect(dimming.backgroundColor == SceneColor(white: 0, alpha: 0.5))
        let container = rig.scene.transition!.containerView
        #expect(container.subviews.map(\.id) == [dimming.id, rig.presented.view.id])
        for p in [0.5, 0.25, 1, 0] {
            rig.driver.update(p)
            #expect((dimming.presentationState.opacity - p).magnitude < 1e-15)
        }
    }

    @Test func `E7: with hooksJoinTimeline false a hook's block runs by time`() throws {
        let rig = SwipeRig(.drawer)
        rig.scene.policies.hooksJoinTimeline = false
        rig.begin()
        let dimming = try #require(rig.scene.window.viewWithTag(1001))
        rig.scene.advance(to: 0.3)
        #expect(dimming.presentationState.opacity == 1)
        #expect(rig.scene.transition?.fraction == 0)
    }

    @Test func `E8: a tap beside the drawer dismisses, a tap on it does not`() {
        for (x, dismisses) in [(350.0, true), (100, false)] {
            let rig = SwipeRig(.drawer, interactive: false)
            rig.begin()
            rig.runOut()
            let now = rig.scene.now
            rig.scene.send(Touch(.began, at: CGPoint(x: x, y: 400), time: now + 0.1))
            rig.scene.send(Touch(.ended, at: CGPoint(x: x, y: 400), time: now + 0.2))
            #expect((rig.scene.transition != nil) == dismisses)
            rig.runOut()
            #expect((rig.presenter.presentedViewController == nil) == dismisses)
        }
    }

    @Test func `E10: without a presentation controller the frame is the whole container`() {
        let rig = SwipeRig(.slide, interactive: false)
        rig.presented.modalPresentationStyle = .custom
        rig.begin()
        #expect(rig.scene.transition!.finalFrame(for: rig.presented) == rig.scene.bounds)
        rig.runOut()
        #expect(rig.presenter.view.superview === rig.scene.window, "A5: custom keeps both")
        #expect(rig.presenter.log == ["willAppear", "didAppear"], "the presenter is not called")
    }

    @Test func `S1: a presentation's callbacks have UIKit's order`() {
        var log: [String] = []
        final class Noting: PresentationController {
            var note: (String) -> Void = { _ in }
            override func presentationTransitionWillBegin() {
                note("will begin")
                presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { [note] _ in
                        note("alongside")
                    }, completion: { [note] _ in note("coordinator completion") })
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { note("did end \(completed)") }
        }
        final class Controller: SceneViewController {
            var note: (String) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) { note("will appear") }
            override func viewDidAppear(_ animated: Bool) { note("did appear") }
        }
        final class Delegate: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
            var note: (String) -> Void = { _ in }
            let driver = PercentDrivenInteractiveTransition()
            func presentationController(
                forPresented presented: SceneViewController, presenting: SceneViewController?,
                source: SceneViewController
            ) -> PresentationController? {
                note("presentation controller")
                let controller = Noting(presentedViewController: presented, presenting: presenting)
                controller.note = note
                return controller
            }
            func animationController(
                forPresented presented: SceneViewController, presenting: SceneViewController,
                source: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? {
                note("animator")
                return self
            }
            func interactionControllerForPresentation(
                using animator: any ViewControllerAnimatedTransitioning
            ) -> (any ViewControllerInteractiveTransitioning)? {
                note("driver")
                return driver
            }
            func transitionDuration(
                using transitionContext: (any ViewControllerContextTransitioning)?
            ) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                note("animate")
                let view = context.view(forKey: .to)!
                context.containerView.addSubview(view)
                view.alpha = 0
                SceneView.animate(withDuration: 1) {
                    view.alpha = 1
                } completion: { [note] _ in
                    note("complete")
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func animationEnded(_ transitionCompleted: Bool) { note("animation ended") }
        }
        let scene = WindowScene(size: CGSize(width: 100, height: 200))
        let root = SceneViewController()
        let next = Controller()
        let delegate = Delegate()
        scene.window.rootViewController = root
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        delegate.note = { log.append($0) }
        next.note = { log.append($0) }
        root.present(next, animated: true) { log.append("present's completion") }
        delegate.driver.finish()
        scene.advance(to: 5)
        #expect(
            log == [
                "presentation controller", "animator", "driver", "will begin", "will appear", "animate",
                "alongside", "complete", "animation ended", "did end true", "did appear",
                "coordinator completion", "present's completion",
            ])
    }
}
