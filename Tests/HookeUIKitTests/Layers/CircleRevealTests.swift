import Foundation
import HookeUIKit
import Testing

/// A screen that a growing circle reveals, as published: a masked view, and a layer animation of the mask's
/// path whose delegate completes the transition.
private final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    private var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let toVC = transitionContext.viewController(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toVC.view)

        let button = CGRect(x: 300, y: 60, width: 40, height: 40)
        let initial = UIBezierPath(ovalIn: button)
        let corner = CGPoint(x: 300, y: 844 - 60)
        let radius = sqrt(corner.x * corner.x + corner.y * corner.y)
        let final = UIBezierPath(ovalIn: button.insetBy(dx: -radius, dy: -radius))

        let maskLayer = CAShapeLayer()
        maskLayer.path = final.cgPath
        toVC.view.layer.mask = maskLayer

        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = initial.cgPath
        animation.toValue = final.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.delegate = self
        maskLayer.add(animation, forKey: "path")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard let context else { return }
        context.completeTransition(!context.transitionWasCancelled)
        context.viewController(forKey: .to)?.view.layer.mask = nil
    }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { CircleReveal() }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

@Suite struct CircleRevealTests {
    private let home = UIViewController()
    private let next = UIViewController()
    private let delegate = Delegate()
    private let rig: PortScene

    init() {
        rig = PortScene(root: home)
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = delegate
        rig.scene.advance(to: 1)
    }

    private var width: Double? {
        next.view.layer.mask?.presentation.shape?.path.controlBounds?.width
    }

    @Test func `By time the circle grows, and the mask is gone at the end`() {
        home.present(next, animated: true)
        rig.scene.advance(to: 1)
        #expect(width == 40)
        rig.scene.advance(to: 1.25)
        let middle = width!
        #expect(middle > 800 && middle < 900)
        #expect(rig.scene.snapshot().node(next.view.id)?.mask?.state.shape?.fillColor == .black)
        rig.runOut()
        #expect(rig.scene.now == 1.5 && next.view.layer.mask == nil)
        #expect(home.presentedViewController === next && next.view.window != nil)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `By finger the circle follows in any order; a cancel restores all to the bit`() {
        let before = rig.scene.snapshot()
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        home.present(next, animated: true)
        rig.scene.advance(to: 1.1)
        var widths: [Double: Double] = [:]
        for p in [0.5, 0.25, 0.75, 0.5, 0.25] {
            driver.update(p)
            if let known = widths[p] { #expect(width == known) }
            widths[p] = width
        }
        #expect(widths[0.25]! < widths[0.5]! && widths[0.5]! < widths[0.75]!)
        driver.update(0.5)
        driver.cancel()
        rig.runOut()
        #expect(home.presentedViewController == nil && next.view.window == nil)
        #expect(next.view.layer.mask == nil)
        var after = rig.scene.snapshot()
        after.time = before.time
        #expect(after == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `A finished swipe completes with the whole screen visible`() {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        home.present(next, animated: true)
        driver.update(0.5)
        driver.finish()
        rig.runOut()
        #expect(home.presentedViewController === next && next.view.layer.mask == nil)
        #expect(rig.scene.diagnostics.isEmpty)
    }
}

/// An animator that moves the bare layers of the presenter's view.
private final class LayerMover: NSObject, UIViewControllerAnimatedTransitioning {
    let added = CALayer()

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1
    }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let home = context.viewController(forKey: .from)!.view!
        context.containerView.addSubview(context.viewController(forKey: .to)!.view)
        home.layer.sublayers!.last!.removeFromSuperlayer()
        home.layer.addSublayer(added)
        let ring = home.layer.sublayers!.first as! CAShapeLayer
        UIView.animate(
            withDuration: 1,
            animations: {
                ring.strokeEnd = 0
                ring.position.x += 50
            },
            completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}

private final class MoverDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { LayerMover() }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { driver }
}

@Suite struct BareLayerTransitionTests {
    @Test func `A cancelled transition restores bare layers, their order and what blocks moved, to the bit`()
    {
        final class Marked: CALayer {
            var mark = 0
        }
        let (home, next, delegate) = (UIViewController(), UIViewController(), MoverDelegate())
        let rig = PortScene(root: home)
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
        home.view.layer.addSublayer(ring)
        do {
            let marked = Marked()
            marked.mark = 3
            home.view.layer.addSublayer(marked)
        }
        rig.scene.advance(to: 1)
        let before = rig.scene.snapshot()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        home.present(next, animated: true)
        delegate.driver.update(0.5)
        rig.scene.advance(to: 1.1)
        #expect(ring.presentation.shape!.strokeEnd < 1 && home.view.layer.sublayers!.count == 2)
        delegate.driver.cancel()
        rig.runOut()
        var after = rig.scene.snapshot()
        after.time = before.time
        #expect(after == before && ring.strokeEnd == 1)
        #expect((home.view.layer.sublayers?.last as? Marked)?.mark == 3)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }
}
