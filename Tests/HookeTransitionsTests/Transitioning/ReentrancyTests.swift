import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct ReentrancyTests {
    /// Animators, drivers and hooks whose every callback runs a test's closure.
    private final class Rig: SelfAnimating {
        let scene = WindowScene(size: CGSize(width: 100, height: 200))
        let root = LoggingController(name: "root")
        let next = LoggingController(name: "next")
        var driver: PercentDrivenInteractiveTransition?
        var animate: ((any ViewControllerContextTransitioning) -> Void)?
        var ended: ((Bool) -> Void)?

        init() {
            scene.window.rootViewController = root
            next.view = SceneView(frame: scene.bounds)
            next.modalPresentationStyle = .fullScreen
            next.transitioningDelegate = self
            root.log = []
        }

        func animationController(
            forDismissed dismissed: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { self }
        var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            if let animate { return animate(context) }
            let view = next.view
            if next.isBeingPresented {
                view.frame.origin.x = 100
                context.containerView.addSubview(view)
            }
            SceneView.animate(withDuration: 1, options: .curveLinear) {
                view.frame.origin.x = next.isBeingPresented ? 0 : 100
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended?(transitionCompleted) }

        var x: Double { next.view.presentationState.frame.origin.x }
    }

    @Test func `A block that an animator opens after it completed runs by itself and ends`() {
        let rig = Rig()
        let label = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.scene.window.addSubview(label)
        var done = 0
        rig.animate = { context in
            context.completeTransition(true)
            SceneView.animate(withDuration: 1, options: .curveLinear) {
                label.alpha = 0
            } completion: { _ in
                done += 1
            }
        }
        rig.root.present(rig.next, animated: true) {
            SceneView.animate(withDuration: 1, options: .curveLinear) { label.center.x = 105 }
        }
        rig.scene.advance(to: 0.5)
        #expect(label.presentationState.opacity == 0.5 && label.presentationState.position.x == 55)
        rig.scene.advance(to: 1)
        #expect(done == 1 && label.presentationState.opacity == 0 && rig.scene.isIdle)
    }

    @Test func `F7: Presenting from animationEnded keeps each controller's callbacks in order`() {
        let rig = Rig()
        let third = LoggingController(name: "third")
        third.modalPresentationStyle = .fullScreen
        rig.root.present(rig.next, animated: false)
        rig.root.log = []
        rig.ended = { _ in
            rig.ended = nil
            rig.root.present(third, animated: true)
        }
        rig.next.dismiss(animated: true)
        rig.scene.advance(to: 1)
        #expect(rig.root.log == ["willAppear", "willDisappear"], "it has not disappeared yet")
        rig.scene.advance(to: 3)
        #expect(rig.root.log == ["willAppear", "willDisappear", "didDisappear"])
        #expect(third.log == ["willAppear", "didAppear"])
        #expect(rig.next.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(rig.scene.isIdle)
    }

    @Test
    func `Presenting from a dismissal's completion, and dismissing in the presentation's, in one advance`() {
        let rig = Rig()
        var log: [String] = []
        var times: [Double] = []
        rig.root.present(rig.next, animated: true) {
            log.append("presented")
            times.append(rig.scene.now)
            rig.next.dismiss(animated: true) {
                log.append("dismissed")
                times.append(rig.scene.now)
                guard log.count < 6 else { return }
                rig.root.present(rig.next, animated: true) {
                    log.append("again")
                    times.append(rig.scene.now)
                    rig.root.dismiss(animated: true) {
                        log.append("gone"); times.append(rig.scene.now)
                    }
                }
            }
        }
        rig.scene.advance(to: 100)
        #expect(log == ["presented", "dismissed", "again", "gone"])
        #expect(times == [1, 2, 3, 4])
        #expect(rig.scene.window.subviews.map(\.id) == [rig.root.view.id])
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `S23: An observer that grabs the transition during a release holds it`() {
        let rig = Rig()
        let driver = PercentDrivenInteractiveTransition()
        rig.driver = driver
        rig.root.present(rig.next, animated: true)
        var calls = 0
        rig.root.transitionCoordinator?.notifyWhenInteractionChanges { _ in
            calls += 1
            if calls == 1 { driver.pause() }
        }
        driver.update(0.5)
        driver.finish()
        #expect(rig.scene.transition?.isInteractive == true)
        rig.scene.advance(to: 10)
        #expect(rig.x == 50, "held")
        driver.cancel()
        rig.scene.advance(to: 20)
        #expect(rig.scene.transition == nil && rig.root.presentedViewController == nil)
    }

    @Test func `F1: A completion that grabs the transition again does not leave it stuck`() {
        let rig = Rig()
        let driver = PercentDrivenInteractiveTransition()
        rig.driver = driver
        var held = 0
        var done = 0
        rig.animate = { context in
            context.containerView.addSubview(rig.next.view)
            rig.next.view.frame.origin.x = 100
            SceneView.animate(withDuration: 1, options: .curveLinear) {
                rig.next.view.frame.origin.x = 0
            } completion: { _ in
                held += 1
                driver.pause()
            }
        }
        rig.root.present(rig.next, animated: true) { done += 1 }
        driver.update(0.5)
        driver.finish()
        rig.scene.advance(to: 5)
        #expect(held == 1)
        driver.update(0.2)
        #expect(rig.x == 80)
        driver.finish()
        rig.scene.advance(to: 10)
        rig.scene.transition?.completeTransition(true)
        #expect(done == 1 && rig.scene.isIdle)
        #expect(rig.x == 0)
    }

    @Test func `U11: Completions inside a finishing settle come in the order of their ends, all finished`() {
        for interactive in [false, true] {
            let rig = Rig()
            rig.driver = interactive ? PercentDrivenInteractiveTransition() : nil
            var log: [String] = []
            rig.animate = { context in
                context.containerView.addSubview(rig.next.view)
                for (name, duration) in [("long", 1.0), ("short", 0.5), ("same", 1.0)] {
                    SceneView.animate(withDuration: duration) {
                        rig.next.view.layer.zPosition += 1
                    } completion: { finished in
                        log.append("\(name) \(finished)")
                        if name == "long" { context.completeTransition(true) }
                    }
                }
            }
            rig.root.present(rig.next, animated: true)
            rig.driver?.update(0.2)
            rig.driver?.finish()
            rig.scene.advance(to: 10)
            #expect(log == ["short true", "long true", "same true"], "interactive \(interactive)")
        }
    }

    @Test func `S10: A grabbed transition without a driver can be released, to finish or cancel`() {
        for finishes in [true, false] {
            let rig = Rig()
            rig.root.present(rig.next, animated: true)
            rig.scene.advance(to: 0.5)
            rig.scene.transition?.pauseInteractiveTransition()
            rig.scene.advance(to: 2)
            #expect(rig.x == 50)
            if finishes {
                rig.scene.transition?.finishInteractiveTransition()
            } else {
                rig.scene.transition?.cancelInteractiveTransition()
            }
            rig.scene.advance(to: 3)
            #expect(rig.scene.isIdle)
            #expect((rig.root.presentedViewController === rig.next) == finishes)
        }
    }

    @Test
    func `Presenting from the upper controller's callbacks in the lower's dismissal is refused or kept`() {
        final class Presenting: SceneViewController {
            var gone: (() -> Void)?
            override func viewDidDisappear(_ animated: Bool) { gone?() }
        }
        for animated in [false, true] {
            let rig = Rig()
            let upper = Presenting(name: "upper")
            let extra = SceneViewController(name: "extra")
            upper.gone = { rig.next.present(extra, animated: animated) }
            rig.root.present(rig.next, animated: false)
            rig.next.present(upper, animated: false)
            rig.root.dismiss(animated: true)
            rig.scene.advance(to: 10)
            #expect(rig.scene.isIdle && rig.scene.diagnostics.count == 1)
            #expect(rig.root.presentedViewController === rig.next)
            #expect(rig.next.presentedViewController === extra)
            rig.root.dismiss(animated: true)
            rig.scene.advance(to: 20)
            #expect(rig.scene.isIdle && rig.scene.window.subviews.map(\.id) == [rig.root.view.id])
        }
    }

    @Test func `S4: A hook that completes the transition ends it once, and no animator runs`() {
        final class Early: PresentationController {
            override func presentationTransitionWillBegin() {
                containerView?.scene?.transition?.completeTransition(false)
            }
        }
        let rig = Rig()
        let handout = DelegateStub()
        handout.presentation = { Early(presentedViewController: $0, presenting: $1) }
        rig.next.transitioningDelegate = handout
        rig.next.modalPresentationStyle = .custom
        var done = 0
        rig.root.present(rig.next, animated: true) { done += 1 }
        rig.scene.advance(to: 5)
        #expect(done == 1 && rig.scene.isIdle && rig.next.view.superview == nil)
        #expect(rig.next.log == [])
    }

    @Test func `C11: A cancel that is completed late leaves no motion behind`() {
        let rig = Rig()
        let label = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.scene.window.addSubview(label)
        rig.animate = { context in
            context.containerView.addSubview(rig.next.view)
            SceneView.animate(withDuration: 1) { label.center.x = 105 }
        }
        rig.root.present(rig.next, animated: true)
        rig.scene.advance(to: 0.5)
        rig.scene.transition?.pauseInteractiveTransition()
        rig.scene.transition?.cancelInteractiveTransition()
        rig.scene.advance(to: 3)
        #expect(rig.scene.diagnostics == [.transitionNotCompleted])
        rig.scene.transition?.completeTransition(false)
        #expect(label.center.x == 5 && label.presentationState.position.x == 5)
        #expect(rig.scene.isIdle)
    }

    @Test func `F1: Advancing in an observer of a grab does not end the held motions`() {
        let rig = Rig()
        rig.root.present(rig.next, animated: true)
        rig.root.transitionCoordinator?.notifyWhenInteractionChanges { [unowned rig] _ in
            rig.scene.advance(to: rig.scene.now + 5)
        }
        rig.scene.advance(to: 0.5)
        rig.scene.transition?.pauseInteractiveTransition()
        #expect(rig.x == 50 && rig.scene.transition?.isInteractive == true)
        rig.scene.transition?.finishInteractiveTransition()
        rig.scene.advance(to: 20)
        #expect(rig.scene.isIdle && rig.x == 0)
    }

    @Test func `F7: A transition that ends in the first appearance callback calls no other controller`() {
        final class Ending: SceneViewController {
            var shows: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) { shows?() }
        }
        let rig = Rig()
        let next = Ending(name: "ending")
        next.shows = { rig.scene.transition?.completeTransition(false) }
        rig.root.present(next, animated: true)
        #expect(rig.root.log == [] && rig.root.appearance == .appeared)
        #expect(next.appearance == .disappeared && rig.scene.isIdle)
    }

    @Test func `A delegate that dismisses when asked for an animator succeeds, once`() {
        let rig = Rig()
        let handout = DelegateStub()
        rig.next.transitioningDelegate = handout
        rig.root.present(rig.next, animated: false)
        var done = (outer: 0, inner: 0)
        handout.dismissing = {
            handout.dismissing = { nil }
            rig.root.dismiss(animated: true) { done.inner += 1 }
            return nil
        }
        rig.root.dismiss(animated: true) { done.outer += 1 }
        rig.scene.advance(to: 5)
        #expect(done == (0, 1) && rig.scene.isIdle && rig.scene.diagnostics.count == 1)
        #expect(rig.root.appearance == .appeared && rig.next.appearance == .disappeared)
    }
}
