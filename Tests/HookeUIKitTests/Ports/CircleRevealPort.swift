import UIKit

/// Reveals the next screen through a circle that grows from a button: a shape layer masks it.
class CircleRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    let button: UIView
    let isPushing: Bool
    private weak var transitionContext: UIViewControllerContextTransitioning?

    init(button: UIView, isPushing: Bool) {
        self.button = button
        self.isPushing = isPushing
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toController)

        let revealed: UIView
        if isPushing {
            container.addSubview(toView)
            revealed = toView
        } else {
            container.insertSubview(toView, belowSubview: fromView)
            revealed = fromView
        }

        let small = UIBezierPath(ovalIn: button.frame)
        let extremePoint = CGPoint(
            x: max(button.center.x, container.bounds.width - button.center.x),
            y: max(button.center.y, container.bounds.height - button.center.y))
        let radius = sqrt(extremePoint.x * extremePoint.x + extremePoint.y * extremePoint.y)
        let large = UIBezierPath(
            ovalIn: CGRect(
                x: button.center.x - radius, y: button.center.y - radius, width: 2 * radius,
                height: 2 * radius))

        let maskLayer = CAShapeLayer()
        maskLayer.path = isPushing ? large.cgPath : small.cgPath
        revealed.layer.mask = maskLayer

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = isPushing ? small.cgPath : large.cgPath
        animation.toValue = isPushing ? large.cgPath : small.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self
        maskLayer.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let transitionContext else { return }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        transitionContext.view(forKey: .from)?.layer.mask = nil
        transitionContext.view(forKey: .to)?.layer.mask = nil
    }
}

/// Gives the navigation controller the circle, and pops with a pan.
class CircleRevealDelegate: NSObject, UINavigationControllerDelegate {
    let button: UIView
    private weak var navigationController: UINavigationController?
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController, button: UIView) {
        self.navigationController = navigationController
        self.button = button
        super.init()
        navigationController.delegate = self
        // was: let pan = UIPanGestureRecognizer(target: self, action: #selector(panned(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: CircleRevealDelegate.panned(_:))
        navigationController.view.addGestureRecognizer(pan)
    }

    // was: @objc func panned(_ recognizer: UIPanGestureRecognizer) {
    func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let navigationController else { return }
        let translation = recognizer.translation(in: navigationController.view)
        let completionProgress = translation.x / navigationController.view.bounds.width
        switch recognizer.state {
        case .began:
            guard navigationController.viewControllers.count > 1 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            navigationController.popViewController(animated: true)
        case .changed:
            interaction?.update(completionProgress)
        case .ended:
            if recognizer.velocity(in: navigationController.view).x > 0 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        default:
            interaction?.cancel()
            interaction = nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CircleRevealAnimator(button: button, isPushing: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interaction
    }
}
