import HookeUIKit
import Testing

/// A container with a context of its own, as UIKit code writes it.
private class SwitchController: UIViewController {
    private(set) var selected: UIViewController?

    func show(_ next: UIViewController, animator: UIViewControllerAnimatedTransitioning) {
        let previous = selected
        previous?.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds
        selected = next
        guard let previous = previous else {
            view.addSubview(next.view)
            next.didMove(toParent: self)
            return
        }
        let context = SwitchContext(from: previous, to: next, in: view)
        context.completion = { didComplete in
            previous.view.removeFromSuperview()
            previous.removeFromParent()
            next.didMove(toParent: self)
            animator.animationEnded(didComplete)
        }
        animator.animateTransition(using: context)
    }
}

private class SwitchContext: NSObject, UIViewControllerContextTransitioning {
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    let containerView: UIView
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity
    let isAnimated = true
    let isInteractive = false
    let transitionWasCancelled = false
    var completion: ((Bool) -> Void)?

    init(from: UIViewController, to: UIViewController, in containerView: UIView) {
        controllers = [.from: from, .to: to]
        self.containerView = containerView
        super.init()
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        return vc == controllers[.from] ? containerView.bounds : .zero
    }
    func finalFrame(for vc: UIViewController) -> CGRect { return containerView.bounds }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        return controllers[key]
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        return key == .from ? controllers[.from]?.view : controllers[.to]?.view
    }
    func completeTransition(_ didComplete: Bool) { completion?(didComplete) }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}

@Suite struct OwnContextTests {
    private class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
            -> TimeInterval
        {
            return 0.5
        }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            guard let toView = transitionContext.view(forKey: .to) else { return }
            toView.alpha = 0
            transitionContext.containerView.addSubview(toView)
            UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
                toView.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    @Test func `a container runs an animator with a context of its own`() {
        let container = SwitchController()
        let rig = PortScene(root: container)
        let (first, second) = (UIViewController(), UIViewController())
        container.show(first, animator: Fade())
        container.show(second, animator: Fade())
        #expect(container.view.subviews == [first.view, second.view])
        rig.scene.advance(to: 0.25)
        #expect(abs(second.view.presentationState.opacity - 0.5) < 1e-12)
        rig.runOut()
        #expect(container.view.subviews == [second.view] && container.children == [second])
        #expect(container.selected == second && rig.scene.diagnostics.isEmpty)
    }
}
