import UIKit

/// A card at the bottom, as high as its content wants, that a finger drags: one interruptible property animator moves card
/// and shade.
class BottomCardPresentationController: UIPresentationController {
    private lazy var shade: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.alpha = 0
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addGestureRecognizer(
            // was: UITapGestureRecognizer(target: self, action: #selector(close)))
            UITapGestureRecognizer(target: self, action: BottomCardPresentationController.close))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let wanted = size(
            forChildContentContainer: presentedViewController,
            withParentContainerSize: containerView.bounds.size)
        var frame = CGRect(origin: .zero, size: wanted)
        frame.origin.y = containerView.bounds.maxY - wanted.height
        return frame
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let height = container.preferredContentSize.height
        return CGSize(width: parentSize.width, height: height > 0 ? height : parentSize.height / 2)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        UIView.animate(withDuration: 0.25) {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        }
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        shade.frame = containerView.bounds
        containerView.insertSubview(shade, at: 0)
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { shade.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if presentedViewController.transitionCoordinator == nil {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    // was: @objc private func close() {
    private func close() {
        presentedViewController.dismiss(animated: true)
    }
}

/// Moves the card; interruptible, so that a finger takes over.
class BottomCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private var animator: UIViewPropertyAnimator?

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
        -> UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        let controller = transitionContext.viewController(forKey: key)!
        let view = controller.view!
        let container = transitionContext.containerView
        let shown = isPresenting ? transitionContext.finalFrame(for: controller) : view.frame
        let hidden = shown.offsetBy(dx: 0, dy: shown.height)
        if isPresenting {
            container.addSubview(view)
            view.frame = hidden
        }
        let timing = UISpringTimingParameters(dampingRatio: 0.9)
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: timing)
        animator.addAnimations {
            view.frame = self.isPresenting ? shown : hidden
        }
        animator.addCompletion { position in
            transitionContext.completeTransition(position == .end)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

/// A card whose pan dismisses it.
class BottomCardViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
        preferredContentSize = CGSize(width: 0, height: 320)
    }

    // added
    convenience init() { self.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.layer.cornerRadius = 16
        // was: let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        let pan = UIPanGestureRecognizer(target: self, action: BottomCardViewController.pan(_:))
        view.addGestureRecognizer(pan)
    }

    // was: @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    func pan(_ recognizer: UIPanGestureRecognizer) {
        let height = view.bounds.height
        let progress = max(0, min(1, recognizer.translation(in: nil).y / height))
        switch recognizer.state {
        case .began:
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            interaction = driver
            dismiss(animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.5 || recognizer.velocity(in: nil).y > 500:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return BottomCardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return BottomCardAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return BottomCardAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return interaction
    }
}
