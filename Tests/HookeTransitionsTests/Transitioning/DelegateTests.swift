import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct DelegateTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let home = SceneViewController(name: "home")
    private let page = SceneViewController(name: "page")

    init() { scene.window.rootViewController = home }

    /// Moves the incoming or the outgoing view over 0.2 s.
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

    @Test(arguments: 0..<32)
    func `A11: any subset of the delegate's methods works, with built-in objects for the others`(_ given: Int)
    {
        let handout = DelegateStub()
        let presenting = given & 1 != 0 ? Fade() : nil
        let dismissing = given & 2 != 0 ? Fade() : nil
        let presentingDriver = given & 4 != 0 ? PercentDrivenInteractiveTransition() : nil
        let dismissingDriver = given & 8 != 0 ? PercentDrivenInteractiveTransition() : nil
        let presentation =
            given & 16 != 0 ? PresentationController(presentedViewController: page, presenting: home) : nil
        handout.presenting = { presenting }
        handout.dismissing = { dismissing }
        (handout.presentingDriver, handout.dismissingDriver) = (presentingDriver, dismissingDriver)
        handout.presentation = { _, _ in presentation }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        var done = 0
        home.present(page, animated: true) { done += 1 }
        #expect(scene.transition?.isInteractive == (given & 4 != 0))
        #expect((scene.transition?.presentation === presentation) == (given & 16 != 0))
        presentingDriver?.finish()
        scene.advance(to: 2)
        #expect(done == 1 && scene.isIdle && page.view.scene === scene)
        #expect(presenting?.runs ?? 1 == 1)
        page.dismiss(animated: true) { done += 1 }
        #expect(scene.transition?.isInteractive == (given & 8 != 0))
        dismissingDriver?.finish()
        scene.advance(to: 4)
        #expect(done == 2 && scene.isIdle && scene.window.subviews.map(\.id) == [home.view.id])
        #expect(dismissing?.runs ?? 1 == 1)
        #expect(scene.diagnostics == [])
    }

    @Test func `A10: without a driver the transition runs by time`() {
        let handout = DelegateStub()
        handout.presenting = { Fade() }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        home.present(page, animated: true)
        #expect(scene.transition?.isInteractive == false)
        scene.advance(to: 0.2)
        #expect(scene.isIdle)
    }

    /// Moves the view by its own computation, and completes by itself.
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

    /// An animator with a duration and no animation.
    private final class Nothing: ViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        { 0.3 }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            Issue.record("an interactive object of one's own does without the animator")
        }
    }

    @Test(arguments: [true, false])
    func `A12: an animator that does nothing is allowed with a custom interaction controller`(
        _ finishes: Bool
    ) {
        let (handout, hand) = (DelegateStub(), Hand())
        handout.presenting = { Nothing() }
        handout.presentingDriver = hand
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        var done = 0
        home.present(page, animated: true) { done += 1 }
        hand.move(to: 0.25)
        #expect(page.view.frame.origin.x == 292.5)
        hand.move(to: 0.5)
        scene.advance(to: 5)
        #expect(done == 0 && page.view.frame.origin.x == 195)
        let context = hand.context!
        if finishes {
            hand.move(to: 1)
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
