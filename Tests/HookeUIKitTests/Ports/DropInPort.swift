import UIKit

/// Drops a screen in from above on a soft spring.
class DropInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 2.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let finalFrame = transitionContext.finalFrame(for: toVC)
        let screen = UIScreen.main.bounds
        toVC.view.frame = finalFrame.offsetBy(dx: 0, dy: -screen.size.height)
        transitionContext.containerView.addSubview(toVC.view)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0.0,
            usingSpringWithDamping: 0.5, initialSpringVelocity: 0.0, options: .curveLinear,
            animations: {
                fromVC.view.alpha = 0.5
                toVC.view.frame = finalFrame
            },
            completion: { _ in
                transitionContext.completeTransition(true)
                fromVC.view.alpha = 1.0
            })
    }
}

/// Dismisses a screen as a snapshot view that shrinks to its middle.
class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 2.0
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromVC = transitionContext.viewController(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let picture = fromVC.view.snapshotView(afterScreenUpdates: false)
        else { return }
        let container = transitionContext.containerView
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.alpha = 0.5
        container.addSubview(toVC.view)
        container.sendSubviewToBack(toVC.view)

        picture.frame = fromVC.view.frame
        container.addSubview(picture)
        fromVC.view.removeFromSuperview()

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                picture.frame = fromVC.view.frame.insetBy(
                    dx: fromVC.view.frame.size.width / 2, dy: fromVC.view.frame.size.height / 2)
                toVC.view.alpha = 1.0
            },
            completion: { _ in
                picture.removeFromSuperview()
                transitionContext.completeTransition(true)
            })
    }
}

/// Has a button, and provides both animators.
class DropInViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let openButton = UIButton(type: .system)
    let dropIn = DropInAnimator()
    let shrink = ShrinkAnimator()
    var makeDetail: () -> UIViewController = { UIViewController() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        openButton.frame = CGRect(x: 95, y: 100, width: 200, height: 44)
        openButton.setTitle("Drop in", for: .normal)
        // was: openButton.addTarget(self, action: #selector(open), for: .touchUpInside)
        openButton.addTarget(self, action: DropInViewController.open, for: .touchUpInside)
        view.addSubview(openButton)
    }

    // was: @objc func open() {
    func open() {
        let detail = makeDetail()
        detail.transitioningDelegate = self
        present(detail, animated: true, completion: nil)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return dropIn
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return shrink
    }
}

/// The screen that drops in, with a card of fixed size.
class DropInDetailViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 200))
    let closeButton = UIButton(frame: CGRect(x: 95, y: 700, width: 200, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1.0, alpha: 1.0)
        card.backgroundColor = UIColor.black.withAlphaComponent(0.8)
        view.addSubview(card)
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true, completion: nil) }, for: .touchUpInside)
        view.addSubview(closeButton)
    }
}
