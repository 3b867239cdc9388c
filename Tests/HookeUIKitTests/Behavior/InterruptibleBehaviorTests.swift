import HookeUIKit
import Testing

@Suite struct InterruptibleBehaviorTests {
    @Test func `K1: an interruptible animator in UIKit's signature shows, and ends the transition`() {
        final class Own: NSObject, UIViewControllerAnimatedTransitioning,
            UIViewControllerTransitioningDelegate
        {
            let driver = UIPercentDrivenInteractiveTransition()
            var animator: UIViewPropertyAnimator?
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
                -> TimeInterval
            { 1 }
            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: transitionContext).startAnimation()
            }
            func interruptibleAnimator(
                using transitionContext: UIViewControllerContextTransitioning
            ) -> UIViewImplicitlyAnimating {
                if let animator { return animator }
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
                let view = transitionContext.view(forKey: .to)!
                view.alpha = 0
                transitionContext.containerView.addSubview(view)
                made.addAnimations { view.alpha = 1 }
                made.addCompletion { transitionContext.completeTransition($0 == .end) }
                animator = made
                return made
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { self }
            func interactionControllerForPresentation(
                using animator: UIViewControllerAnimatedTransitioning
            ) -> UIViewControllerInteractiveTransitioning? { driver }
        }
        let (home, page, own) = (UIViewController(), UIViewController(), Own())
        let rig = PortScene(root: home)
        page.transitioningDelegate = own
        page.modalPresentationStyle = .custom
        home.present(page, animated: true)
        #expect(own.animator != nil)
        own.driver.update(0.25)
        #expect(page.view.presentationState.opacity == 0.25)
        own.driver.finish()
        rig.runOut()
        #expect(rig.scene.transition == nil && home.presentedViewController === page)
        #expect(page.view.alpha == 1 && rig.scene.diagnostics == [])
    }
}
