import UIKit

/// Presents screens as a stack of cards: each one behind gets smaller and darker, and shows its upper edge.
class CardStackPresentationController: UIPresentationController {
    private let topGap: CGFloat = 44

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return bounds.inset(by: UIEdgeInsets(top: topGap, left: 0, bottom: 0, right: 0))
    }

    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        presentedView?.layer.cornerRadius = 12
        presentedView?.clipsToBounds = true
        presentingViewController.view.clipsToBounds = true
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.sendBack()
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in
                self.presentingViewController.view.transform = .identity
                self.presentingViewController.view.layer.cornerRadius = 0
                self.presentingViewController.view.alpha = 1
            }, completion: nil)
    }

    private func sendBack() {
        let height = presentingViewController.view.bounds.height
        let scale = (height - 2 * 20) / height
        presentingViewController.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        presentingViewController.view.layer.cornerRadius = 10
        presentingViewController.view.alpha = 0.8
    }
}

/// Moves a card up from below, or down again.
class CardStackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let card = transitionContext.viewController(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let onScreen = isPresenting ? transitionContext.finalFrame(for: card) : card.view.frame
        let below = onScreen.offsetBy(dx: 0, dy: container.bounds.height - onScreen.minY)
        if isPresenting {
            card.view.frame = below
            container.addSubview(card.view)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: {
                card.view.frame = self.isPresenting ? onScreen : below
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// A card that a pan pulls down.
class CardStackViewController: UIViewController {
    private let interaction = UIPercentDrivenInteractiveTransition()
    private var isInteracting = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    // added
    convenience init() { self.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addGestureRecognizer(
            // was: UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
            UIPanGestureRecognizer(target: self, action: CardStackViewController.handlePan(_:)))
    }

    /// Presents the next card over this one.
    func showNext(_ next: CardStackViewController) {
        present(next, animated: true)
    }

    // was: @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let container = recognizer.view?.superview else { return }
        let translation = recognizer.translation(in: container)
        let progress = min(max(translation.y / container.bounds.height, 0), 1)
        switch recognizer.state {
        case .began:
            isInteracting = true
            dismiss(animated: true)
        case .changed:
            interaction.update(progress)
        case .ended:
            isInteracting = false
            interaction.completionSpeed = 1 - progress
            if progress > 0.3 || recognizer.velocity(in: container).y > 800 {
                interaction.finish()
            } else {
                interaction.cancel()
            }
        case .cancelled, .failed:
            isInteracting = false
            interaction.cancel()
        default:
            break
        }
    }
}

extension CardStackViewController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return CardStackPresentationController(
            presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return CardStackAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return CardStackAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return isInteracting ? interaction : nil
    }
}
