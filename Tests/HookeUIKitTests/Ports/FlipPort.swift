import UIKit

/// Angles and perspectives of the flip.
enum FlipGeometry {
    static func addPerspective(to view: UIView) {
        var transform = CATransform3DIdentity
        transform.m34 = -0.002
        view.layer.sublayerTransform = transform
    }

    static func turn(_ angle: CGFloat) -> CATransform3D {
        CATransform3DMakeRotation(angle, 0.0, 1.0, 0.0)
    }
}

/// Flips a card over into a screen.
class FlipPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let cardFrame: CGRect

    init(cardFrame: CGRect) {
        self.cardFrame = cardFrame
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
        else { return }
        let container = transitionContext.containerView
        let finalFrame = transitionContext.finalFrame(for: toVC)

        snapshot.frame = cardFrame
        snapshot.layer.cornerRadius = 25
        snapshot.layer.masksToBounds = true
        container.addSubview(toVC.view)
        container.addSubview(snapshot)
        toVC.view.isHidden = true

        FlipGeometry.addPerspective(to: container)
        snapshot.layer.transform = FlipGeometry.turn(.pi / 2)

        let duration = transitionDuration(using: transitionContext)
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: .calculationModeCubic,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
                    fromVC.view.layer.transform = FlipGeometry.turn(-.pi / 2)
                }
                UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
                    snapshot.layer.transform = FlipGeometry.turn(0)
                }
                UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
                    snapshot.frame = finalFrame
                    snapshot.layer.cornerRadius = 0
                }
            },
            completion: { _ in
                toVC.view.isHidden = false
                snapshot.removeFromSuperview()
                fromVC.view.layer.transform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// Flips a screen back to its card.
class FlipDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let destinationFrame: CGRect
    let interactionController: SwipeInteractionController?

    init(destinationFrame: CGRect, interactionController: SwipeInteractionController?) {
        self.destinationFrame = destinationFrame
        self.interactionController = interactionController
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)
        else { return }
        snapshot.layer.cornerRadius = 25
        snapshot.layer.masksToBounds = true

        let container = transitionContext.containerView
        container.insertSubview(toVC.view, at: 0)
        container.addSubview(snapshot)
        fromVC.view.isHidden = true

        FlipGeometry.addPerspective(to: container)
        toVC.view.layer.transform = FlipGeometry.turn(-.pi / 2)

        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: .calculationModeCubic,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
                    snapshot.frame = self.destinationFrame
                }
                UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
                    snapshot.layer.transform = FlipGeometry.turn(.pi / 2)
                }
                UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
                    toVC.view.layer.transform = FlipGeometry.turn(0)
                }
            },
            completion: { _ in
                fromVC.view.isHidden = false
                snapshot.removeFromSuperview()
                if transitionContext.transitionWasCancelled {
                    toVC.view.removeFromSuperview()
                }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// Drives the flip back with a swipe from the left edge.
class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
    var interactionInProgress = false
    private var shouldCompleteTransition = false
    private weak var viewController: UIViewController!

    init(viewController: UIViewController) {
        super.init()
        self.viewController = viewController
        prepareGestureRecognizer(in: viewController.view)
    }

    private func prepareGestureRecognizer(in view: UIView) {
        let gesture = UIScreenEdgePanGestureRecognizer(
            // was: target: self, action: #selector(handleGesture(_:)))
            target: self, action: SwipeInteractionController.handleGesture(_:))
        gesture.edges = .left
        view.addGestureRecognizer(gesture)
    }

    // was: @objc func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
        let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
        var progress = (translation.x / 200)
        progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))

        switch gestureRecognizer.state {
        case .began:
            interactionInProgress = true
            viewController.dismiss(animated: true, completion: nil)
        case .changed:
            shouldCompleteTransition = progress > 0.5
            update(progress)
        case .cancelled:
            interactionInProgress = false
            cancel()
        case .ended:
            interactionInProgress = false
            if shouldCompleteTransition {
                finish()
            } else {
                cancel()
            }
        default:
            break
        }
    }
}

/// The screen that a card flips into.
class FlipRevealViewController: UIViewController {
    var swipeInteractionController: SwipeInteractionController?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .orange
        swipeInteractionController = SwipeInteractionController(viewController: self)
    }
}

/// The screen with the card.
class FlipCardViewController: UIViewController {
    let cardView = UIView(frame: CGRect(x: 60, y: 200, width: 270, height: 400))

    override func viewDidLoad() {
        super.viewDidLoad()
        cardView.layer.cornerRadius = 25
        cardView.layer.masksToBounds = true
        cardView.addGestureRecognizer(
            // was: UITapGestureRecognizer(target: self, action: #selector(handleTap)))
            UITapGestureRecognizer(target: self, action: FlipCardViewController.handleTap))
        view.addSubview(cardView)
    }

    // was: @objc func handleTap() {
    func handleTap() {
        let reveal = FlipRevealViewController()
        reveal.transitioningDelegate = self
        present(reveal, animated: true)
    }
}

extension FlipCardViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return FlipPresentAnimator(cardFrame: cardView.frame)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        guard let revealVC = dismissed as? FlipRevealViewController else { return nil }
        return FlipDismissAnimator(
            destinationFrame: cardView.frame, interactionController: revealVC.swipeInteractionController)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        guard let animator = animator as? FlipDismissAnimator,
            let interactionController = animator.interactionController,
            interactionController.interactionInProgress
        else { return nil }
        return interactionController
    }
}
