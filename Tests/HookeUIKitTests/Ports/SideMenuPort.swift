import UIKit

/// Pushes the screen aside for a menu. While a finger drags, the block has a delay as long as its duration.
class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    let isInteractive: Bool
    static let menuWidth: CGFloat = 280
    static let snapshotTag = 4711

    init(isPresenting: Bool, isInteractive: Bool) {
        self.isPresenting = isPresenting
        self.isInteractive = isInteractive
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let duration = transitionDuration(using: transitionContext)
        let delay = isInteractive ? duration : 0

        if isPresenting {
            toVC.view.frame = container.bounds
            container.insertSubview(toVC.view, at: 0)
            guard let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false) else { return }
            snapshot.tag = SideMenuAnimator.snapshotTag
            snapshot.isUserInteractionEnabled = false
            snapshot.layer.shadowOpacity = 0.7
            container.addSubview(snapshot)
            fromVC.view.isHidden = true
            UIView.animate(
                withDuration: duration, delay: delay, options: [.curveLinear],
                animations: {
                    snapshot.center.x += SideMenuAnimator.menuWidth
                },
                completion: { _ in
                    fromVC.view.isHidden = false
                    if transitionContext.transitionWasCancelled {
                        snapshot.removeFromSuperview()
                    }
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                })
        } else {
            let snapshot = container.viewWithTag(SideMenuAnimator.snapshotTag)
            UIView.animate(
                withDuration: duration, delay: delay, options: [.curveLinear],
                animations: {
                    snapshot?.frame = CGRect(origin: .zero, size: container.bounds.size)
                },
                completion: { _ in
                    let didTransitionComplete = !transitionContext.transitionWasCancelled
                    if didTransitionComplete {
                        container.insertSubview(toVC.view, aboveSubview: fromVC.view)
                        snapshot?.removeFromSuperview()
                    }
                    transitionContext.completeTransition(didTransitionComplete)
                })
        }
    }
}

/// Pulls the menu in from the left edge, and pushes it back with a pan.
class SideMenuManager: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate {
    private var hasStarted = false
    private weak var home: UIViewController?
    let menu = UIViewController()

    init(home: UIViewController) {
        self.home = home
        super.init()
        menu.transitioningDelegate = self
        menu.modalPresentationStyle = .fullScreen
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        // was: edge.addTarget(self, action: #selector(open(_:)))
        edge.addTarget(self, action: SideMenuManager.open(_:))
        home.view.addGestureRecognizer(edge)
        let pan = UIPanGestureRecognizer()
        // was: pan.addTarget(self, action: #selector(close(_:)))
        pan.addTarget(self, action: SideMenuManager.close(_:))
        menu.view.addGestureRecognizer(pan)
    }

    // was: @objc func open(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    func open(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        guard let home else { return }
        let x = recognizer.translation(in: home.view.window).x
        follow(recognizer, fraction: x / SideMenuAnimator.menuWidth) {
            home.present(menu, animated: true)
        }
    }

    // was: @objc func close(_ recognizer: UIPanGestureRecognizer) {
    func close(_ recognizer: UIPanGestureRecognizer) {
        let x = recognizer.translation(in: menu.view.window).x
        follow(recognizer, fraction: -x / SideMenuAnimator.menuWidth) {
            menu.dismiss(animated: true)
        }
    }

    private func follow(_ recognizer: UIPanGestureRecognizer, fraction: CGFloat, start: () -> Void) {
        switch recognizer.state {
        case .began:
            hasStarted = true
            start()
        case .changed:
            update(min(max(fraction, 0.01), 0.99))
        case .ended where fraction > 0.4:
            hasStarted = false
            finish()
        case .ended, .cancelled, .failed:
            hasStarted = false
            cancel()
        default:
            break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SideMenuAnimator(isPresenting: true, isInteractive: hasStarted)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return SideMenuAnimator(isPresenting: false, isInteractive: hasStarted)
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return hasStarted ? self : nil
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return hasStarted ? self : nil
    }
}
