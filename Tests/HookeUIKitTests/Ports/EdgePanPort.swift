import UIKit

/// Delegate, animator and driver of a menu in one object: a pan from the left edge of the window pulls the
/// menu in.
class MenuTransitionManager: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
{
    private var presenting = false
    private var interactive = false
    private(set) var presentCount = 0
    private var enterPan: UIScreenEdgePanGestureRecognizer!
    var makeMenu: () -> UIViewController = { UIViewController() }

    weak var sourceViewController: UIViewController! {
        didSet {
            enterPan = UIScreenEdgePanGestureRecognizer(
                // was: target: self, action: #selector(handleEnterPan(_:)))
                target: self, action: MenuTransitionManager.handleEnterPan(_:))
            enterPan.edges = UIRectEdge.left
            sourceViewController.view.window?.addGestureRecognizer(enterPan)
        }
    }

    // was: @objc func handleEnterPan(_ pan: UIScreenEdgePanGestureRecognizer) {
    func handleEnterPan(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let window = pan.view else { return }
        let progress = pan.location(in: window).x / window.bounds.width

        switch pan.state {
        case .began:
            interactive = true
            presentCount += 1
            let menu = makeMenu()
            menu.modalPresentationStyle = .custom
            menu.transitioningDelegate = self
            sourceViewController.present(menu, animated: true, completion: nil)
            update(progress)
        case .changed:
            update(progress)
        default:
            interactive = false
            if pan.velocity(in: window).x > 0 {
                finish()
            } else {
                cancel()
            }
        }
    }

    // MARK: - Animator

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let menuVC = transitionContext.viewController(forKey: presenting ? .to : .from)!
        let menuView = menuVC.view!
        let away = CGAffineTransform(translationX: -container.bounds.width, y: 0)

        if presenting {
            menuView.frame = container.bounds
            menuView.transform = away
            container.addSubview(menuView)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0.0, options: .curveLinear,
            animations: {
                menuView.transform = self.presenting ? .identity : away
            },
            completion: { _ in
                let done = !transitionContext.transitionWasCancelled
                transitionContext.completeTransition(done)
            })
    }

    // MARK: - Delegate

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        self.presenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        presenting = false
        return self
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return interactive ? self : nil
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return nil
    }
}
