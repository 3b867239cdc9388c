import UIKit

/// Folds the old screen like a map towards the left edge, over the new one.
class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let folds = 3

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.9
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toVC = transitionContext.viewController(forKey: .to),
            let toView = transitionContext.view(forKey: .to)
        else { return }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toVC)
        container.addSubview(toView)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 800
        container.layer.sublayerTransform = perspective

        let width = fromView.bounds.width / CGFloat(2 * folds)
        var panels: [UIView] = []
        for index in 0..<2 * folds {
            let panel = makePanel(of: fromView, index: index, width: width)
            container.addSubview(panel)
            panels.append(panel)
        }
        fromView.isHidden = true

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                for (index, panel) in panels.enumerated() {
                    let angle: CGFloat = index % 2 == 0 ? .pi / 2 : -.pi / 2
                    panel.layer.position.x = 0
                    panel.layer.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
                    panel.subviews.last?.alpha = 0.6
                }
            },
            completion: { _ in
                panels.forEach { $0.removeFromSuperview() }
                fromView.isHidden = false
                container.layer.sublayerTransform = CATransform3DIdentity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    /// A strip of the screen that turns about its outer edge: the left one of a fold about its left edge.
    private func makePanel(of view: UIView, index: Int, width: CGFloat) -> UIView {
        let region = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
        let strip = view.resizableSnapshotView(from: region, afterScreenUpdates: false, withCapInsets: .zero)
        let panel = UIView(frame: region)
        if let strip = strip { panel.addSubview(strip) }
        let shadow = UIView(frame: panel.bounds)
        shadow.backgroundColor = .black
        shadow.alpha = 0
        panel.addSubview(shadow)
        let isLeft = index % 2 == 0
        panel.layer.anchorPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
        panel.layer.position = CGPoint(x: isLeft ? region.minX : region.maxX, y: region.midY)
        return panel
    }
}

/// A screen that folds away to show another one.
class FoldViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let fold = FoldAnimator()
    var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for index in 0..<3 {
            let line = UIView(frame: CGRect(x: 40, y: 100 * CGFloat(index + 1), width: 310, height: 60))
            line.backgroundColor = .orange
            view.addSubview(line)
        }
    }

    func open() {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        present(page, animated: true, completion: nil)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return fold
    }

    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
        -> UIViewControllerInteractiveTransitioning?
    {
        return interaction
    }
}
