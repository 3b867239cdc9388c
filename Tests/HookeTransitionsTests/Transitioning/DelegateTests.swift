import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct DelegateTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let home = SceneViewController(name: "home")
    private let page = SceneViewController(name: "page")

    init() { scene.window.rootViewController = home }

    /// Moves the view that comes in, or the one that goes out, over 0.2 s.
    private final class Fade: ViewControllerAnimatedTransitioning {
        var runs = 0

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        { 0.2 }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            runs += 1
            if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            let moving = context.view(forKey: .to) ?? context.view(forKey: .from)
            SceneView.animate(withDuration: 0.2) {
                moving?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    /// Answers with what it holds.
    private final class Delegate: ViewControllerTransitioningDelegate {
        var presenting: Fade?
        var dismissing: Fade?
        var presentingDriver: PercentDrivenInteractiveTransition?
        var dismissingDriver: PercentDrivenInteractiveTransition?
        var presentation: PresentationController?

        func animationController(
            forPresented presented: SceneViewController, presenting: SceneViewController,
            source: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { self.presenting }
        func animationController(
            forDismissed dismissed: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { dismissing }
        func interactionControllerForPresentation(
            using animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { presentingDriver }
        func interactionControllerForDismissal(
            using animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { dismissingDriver }
        func presentationController(
            forPresented presented: SceneViewController, presenting: SceneViewController?,
            source: SceneViewController
        ) -> PresentationController? { presentation }
    }

    @Test(arguments: 0..<32)
    func `A11: any subset of the delegate's methods serves, and what is missing is built in`(_ given: Int) {
        let delegate = Delegate()
        if given & 1 != 0 { delegate.presenting = Fade() }
        if given & 2 != 0 { delegate.dismissing = Fade() }
        if given & 4 != 0 { delegate.presentingDriver = PercentDrivenInteractiveTransition() }
        if given & 8 != 0 { delegate.dismissingDriver = PercentDrivenInteractiveTransition() }
        if given & 16 != 0 {
            delegate.presentation = PresentationController(presentedViewController: page, presenting: home)
        }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        var done = 0
        home.present(page, animated: true) { done += 1 }
        #expect(scene.transition?.isInteractive == (given & 4 != 0))
        #expect((scene.transition?.presentation === delegate.presentation) == (given & 16 != 0))
        delegate.presentingDriver?.finish()
        scene.advance(to: 2)
        #expect(done == 1 && scene.isIdle && page.view.scene === scene)
        #expect(delegate.presenting?.runs ?? 1 == 1)
        page.dismiss(animated: true) { done += 1 }
        #expect(scene.transition?.isInteractive == (given & 8 != 0))
        delegate.dismissingDriver?.finish()
        scene.advance(to: 4)
        #expect(done == 2 && scene.isIdle && scene.window.subviews.map(\.id) == [home.view.id])
        #expect(delegate.dismissing?.runs ?? 1 == 1)
        #expect(scene.diagnostics == [])
    }

    @Test func `A10: with nil for a driver the transition runs by time`() {
        let delegate = Delegate()
        delegate.presenting = Fade()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        home.present(page, animated: true)
        #expect(scene.transition?.isInteractive == false)
        scene.advance(to: 0.2)
        #expect(scene.isIdle)
    }

    /// Moves the view by its own arithmetic, and completes by itself.
    private final class Hand: ViewControllerInteractiveTransitioning {
        var context: (any ViewControllerContextTransitioning)?

        func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
            context = transitionContext
            let view = transitionContext.view(forKey: .to)!
            transitionContext.containerView.addSubview(view)
            view.frame.origin.x = 390
        }

        func move(to fraction: Double) {
            context?.view(forKey: .to)?.frame.origin.x = 390 * (1 - fraction)
            context?.updateInteractiveTransition(fraction)
        }
    }

    /// An animator that only says how long.
    private final class Nothing: ViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        { 0.3 }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            Issue.record("an interactive object of one's own does without the animator")
        }
    }

    private final class HandDelegate: ViewControllerTransitioningDelegate {
        let hand = Hand()
        let animator = Nothing()

        func animationController(
            forPresented presented: SceneViewController, presenting: SceneViewController,
            source: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { hand }
    }

    @Test(arguments: [true, false])
    func `A12: an animator that does nothing is allowed beside an interactive object of one's own`(
        _ finishes: Bool
    ) {
        let delegate = HandDelegate()
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = delegate
        var done = 0
        home.present(page, animated: true) { done += 1 }
        delegate.hand.move(to: 0.25)
        #expect(page.view.frame.origin.x == 292.5)
        delegate.hand.move(to: 0.5)
        scene.advance(to: 5)
        #expect(done == 0 && page.view.frame.origin.x == 195)
        let context = delegate.hand.context!
        if finishes {
            delegate.hand.move(to: 1)
            context.finishInteractiveTransition()
        } else {
            context.cancelInteractiveTransition()
        }
        #expect(context.transitionWasCancelled != finishes)
        context.completeTransition(!context.transitionWasCancelled)
        #expect(done == 1 && scene.isIdle)
        #expect((page.view.scene === scene) == finishes)
        #expect(scene.diagnostics == [])
    }
}
