import UIKit

/// The drawer takes five sixths of the width; the rest is dimmed.
class DrawerPortPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView(frame: .zero)
        view.tag = 1001
        view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        view.alpha = 0.0
        view.addGestureRecognizer(
            // was: UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
            UITapGestureRecognizer(target: self, action: DrawerPortPresentationController.dimmingTapped))
        return view
    }()

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(
            presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return CGRect(
            x: 0, y: 0, width: container.bounds.width * (5.0 / 6.0), height: container.bounds.height)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        UIView.animate(withDuration: 0.3) {
            self.dimmingView.alpha = 1.0
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 0.0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    // was: @objc func dimmingTapped() {
    func dimmingTapped() {
        presentingViewController.dismiss(animated: true, completion: nil)
    }
}

/// Slides the drawer in from the left and out again.
final class DrawerPortAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }

        let shown = transitionContext.finalFrame(for: controller)
        var hidden = shown
        hidden.origin.x = -shown.width
        controller.view.frame = isPresenting ? hidden : shown

        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            controller.view.frame = self.isPresenting ? shown : hidden
        } completion: { finished in
            if !self.isPresenting && !transitionContext.transitionWasCancelled {
                controller.view.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// The drawer, with its own transition.
final class DrawerPortViewController: UIViewController {
    let list = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    /// Without it the drawer fills the screen.
    var usesPresentationController = true

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
        list.text = "Entries"
        view.addSubview(list)
    }
}

extension DrawerPortViewController: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard usesPresentationController else { return nil }
        return DrawerPortPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return DrawerPortAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return DrawerPortAnimator(isPresenting: false)
    }
}

/// Pages with a layer transition as push; the stack changes without animation.
class DrawerPortPagesController: UINavigationController {
    func showPage(_ page: UIViewController) {
        let transition = CATransition()
        transition.duration = 0.3
        transition.type = CATransitionType.push
        transition.subtype = CATransitionSubtype.fromLeft
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        view.layer.add(transition, forKey: "push")
        pushViewController(page, animated: false)
    }
}
