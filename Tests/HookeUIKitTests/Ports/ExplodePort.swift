import UIKit

/// Breaks the outgoing screen into 220 pieces that fly apart, turn and shrink.
class ExplodeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let columns = 11
    let rows = 20
    private var state: UInt32 = 20_160_901

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let fromView = transitionContext.view(forKey: .from)
                ?? transitionContext.viewController(forKey: .from)?.view,
            let toVC = transitionContext.viewController(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        let toView = transitionContext.view(forKey: .to) ?? toVC.view!
        toView.frame = transitionContext.finalFrame(for: toVC)
        container.insertSubview(toView, belowSubview: fromView)

        guard let whole = fromView.snapshotView(afterScreenUpdates: false) else { return }
        let size = CGSize(
            width: whole.bounds.width / CGFloat(columns), height: whole.bounds.height / CGFloat(rows))
        var pieces: [UIView] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let region = CGRect(
                    x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
                    height: size.height)
                guard
                    let piece = whole.resizableSnapshotView(
                        from: region, afterScreenUpdates: false, withCapInsets: .zero)
                else { continue }
                piece.frame = region
                container.addSubview(piece)
                pieces.append(piece)
            }
        }
        fromView.isHidden = true

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseIn,
            animations: {
                for piece in pieces {
                    let dx = self.random(from: -100, to: 100)
                    let dy = self.random(from: -100, to: 100)
                    piece.frame = piece.frame.offsetBy(dx: dx, dy: dy)
                    piece.transform = CGAffineTransform(rotationAngle: self.random(from: -10, to: 10))
                        .scaledBy(x: 0.01, y: 0.01)
                    piece.alpha = 0
                }
            },
            completion: { _ in
                pieces.forEach { $0.removeFromSuperview() }
                fromView.isHidden = false
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// Equal in each run, so that pictures can be compared.
    private func random(from low: CGFloat, to high: CGFloat) -> CGFloat {
        state = state &* 1_664_525 &+ 1_013_904_223
        return low + (high - low) * CGFloat(state >> 8) / CGFloat(1 << 24)
    }
}

/// Leaves a screen by exploding it, by time or by a pinch.
class ExplodeViewController: UIViewController {
    private var driver: UIPercentDrivenInteractiveTransition?
    private lazy var pinch = UIPinchGestureRecognizer(
        // was: target: self, action: #selector(handlePinch(_:)))
        target: self, action: ExplodeViewController.handlePinch(_:))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        view.addGestureRecognizer(pinch)
    }

    // was: @objc func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
    func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            driver?.update((recognizer.scale - 1) / 2)
        case .ended:
            if recognizer.velocity > 0 {
                driver?.finish()
            } else {
                driver?.cancel()
            }
            driver = nil
        default:
            driver?.cancel()
            driver = nil
        }
    }
}

extension ExplodeViewController: UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        return ExplodeAnimator()
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return driver
    }
}
