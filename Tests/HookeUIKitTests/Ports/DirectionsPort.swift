import UIKit

enum SlideDirection: CaseIterable {
    case fromTop, fromBottom, fromLeft, fromRight

    /// The position of a screen before it moves in.
    func offset(for size: CGSize) -> CGVector {
        switch self {
        case .fromTop: return CGVector(dx: 0, dy: -size.height)
        case .fromBottom: return CGVector(dx: 0, dy: size.height)
        case .fromLeft: return CGVector(dx: -size.width, dy: 0)
        case .fromRight: return CGVector(dx: size.width, dy: 0)
        }
    }
}

enum LeaveStyle: CaseIterable {
    case slide, picture, emptied
}

/// Moves a screen in from one of four sides on a spring.
class SlideInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var direction = SlideDirection.fromBottom

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from)?.view,
            let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)
        else { return }
        let end = transitionContext.finalFrame(for: toVC)
        let offset = direction.offset(for: UIScreen.main.bounds.size)
        toVC.view.frame = end.offsetBy(dx: offset.dx, dy: offset.dy)
        transitionContext.containerView.addSubview(toVC.view)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: []
        ) {
            from.alpha = 0.5
            toVC.view.frame = end
        } completion: { _ in
            from.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Dismisses a screen: slides it out, shrinks a snapshot view, or shrinks it with hidden content.
class LeaveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var style = LeaveStyle.slide
    var direction = SlideDirection.fromBottom

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let duration = transitionDuration(using: transitionContext)
        if let under = transitionContext.view(forKey: .to) {
            under.frame = container.bounds
            container.insertSubview(under, belowSubview: from.view)
        }
        to.view.alpha = 0.5
        // Not a subview of the screen: ignored.
        from.view.bringSubviewToFront(container)

        let finish: (Bool) -> Void = { _ in
            to.view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        switch style {
        case .slide:
            let offset = direction.offset(for: container.bounds.size)
            UIView.animate(
                withDuration: duration,
                animations: {
                    to.view.alpha = 1
                    from.view.frame = from.view.frame.offsetBy(dx: offset.dx, dy: offset.dy)
                }, completion: finish)
        case .picture:
            guard let picture = from.view.snapshotView(afterScreenUpdates: false) else { return }
            picture.frame = from.view.frame
            container.addSubview(picture)
            from.view.isHidden = true
            UIView.animate(
                withDuration: duration,
                animations: {
                    to.view.alpha = 1
                    picture.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
                        .concatenating(CGAffineTransform(translationX: 0, y: 60))
                },
                completion: { done in
                    picture.removeFromSuperview()
                    from.view.isHidden = false
                    finish(done)
                })
        case .emptied:
            from.view.subviews.forEach { $0.isHidden = true }
            from.view.backgroundColor = .clear
            UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseIn]) {
                to.view.alpha = 1
                from.view.frame = from.view.frame.insetBy(
                    dx: from.view.frame.width / 2, dy: from.view.frame.height / 2)
            } completion: { done in
                from.view.subviews.forEach { $0.isHidden = false }
                finish(done)
            }
        }
    }
}

/// Chooses direction and style.
class DirectionsViewController: UIViewController {
    private let slideIn = SlideInAnimator()
    private let leave = LeaveAnimator()
    var direction = SlideDirection.fromBottom {
        didSet {
            slideIn.direction = direction
            leave.direction = direction
        }
    }
    var style = LeaveStyle.slide { didSet { leave.style = style } }

    func show(_ controller: UIViewController) {
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = self
        present(controller, animated: true)
    }
}

extension DirectionsViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { slideIn }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        leave
    }
}
