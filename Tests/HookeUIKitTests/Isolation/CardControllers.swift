import HookeUIKit

/// A delegate protocol of the program's own.
protocol CardControllerDelegate: AnyObject {
    func cardController(_ controller: CardController, didChoose index: Int)
}

class CardController: UIViewController {
    weak var delegate: CardControllerDelegate?
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: CardController.handlePan)
    private(set) var settled = 0
    var driver: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(button)
        button.addTarget(self, action: CardController.choose, for: .touchUpInside)
        view.addGestureRecognizer(pan)
    }

    func choose(_ sender: UIButton) {
        delegate?.cardController(self, didChoose: sender.tag)
    }

    func handlePan(_ recognizer: UIPanGestureRecognizer) {
        let progress = recognizer.translation(in: view.superview).y / 400
        switch recognizer.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: driver?.update(progress)
        case .ended where progress > 0.5:
            driver?.finish()
            driver = nil
        case .ended, .cancelled, .failed:
            driver?.cancel()
            driver = nil
        default: break
        }
    }
}

extension CardController: CardContent {
    var cardHeight: CGFloat { 320 }

    func cardDidSettle(in container: UIView) {
        settled += 1
    }
}

extension CardController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isBeingPresented
    }
}

/// Presents cards. Each conformance is an extension.
class CardHomeController: UIViewController {
    var side = CardSide.bottom
    var fades = false
    private(set) var chosen: [Int] = []
    private(set) var ends: [Bool] = []

    @discardableResult
    func open() -> CardController {
        let card = CardController()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        card.delegate = self
        present(card, animated: true)
        return card
    }

    /// Fades by a property animator, with a completion.
    func blink(_ card: UIView) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { dim(card, by: 0.75) }
        animator.addCompletion { [weak self] position in self?.ends.append(position == .end) }
        animator.startAnimation()
        return animator
    }
}

extension CardHomeController: CardControllerDelegate {
    func cardController(_ controller: CardController, didChoose index: Int) {
        chosen.append(index)
        controller.dismiss(animated: true) { [weak self] in self?.chosen.append(-1) }
    }
}

extension CardHomeController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        let animator = fades ? FadingCardPresenter(side: side) : CardPresenter(side: side)
        animator.onEnd = { [weak self] in self?.ends.append($0) }
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        CardDismisser(side: side)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        (presentedViewController as? CardController)?.driver
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }
}

/// Gives a card its height, above a dimming view.
class CardPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let height = (presentedViewController as? CardContent)?.cardHeight ?? 300
        return CGRect(
            x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView, let coordinator = presentedViewController.transitionCoordinator else {
            return
        }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        coordinator.animate(alongsideTransition: { [dimming] _ in dim(dimming, by: 0.5) }, completion: nil)
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimming.alpha = 0
        })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}
