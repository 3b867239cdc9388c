import HookeUIKit
import Testing

/// Subclasses as UIKit code writes them. That they compile is the half of each test.
@Suite struct OverridingTests {
    private final class CardView: UIView {
        var log: [String] = []

        override var frame: CGRect { didSet { log.append("frame") } }
        override var bounds: CGRect { didSet { log.append("bounds") } }
        override var center: CGPoint { didSet { log.append("center") } }
        override var alpha: CGFloat { didSet { log.append("alpha") } }
        override var isHidden: Bool { didSet { log.append("isHidden") } }
        override var backgroundColor: UIColor? { didSet { log.append("backgroundColor") } }
        override var clipsToBounds: Bool { didSet { log.append("clipsToBounds") } }
        override var isOpaque: Bool { didSet { log.append("isOpaque") } }
        override var isUserInteractionEnabled: Bool { didSet { log.append("isUserInteractionEnabled") } }
        override var intrinsicContentSize: CGSize { CGSize(width: 10, height: UIView.noIntrinsicMetric) }
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 20) }
        override func willMove(toSuperview newSuperview: UIView?) { log.append("willMove") }
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            log.append("didMoveToSuperview")
        }
        override func willMove(toWindow newWindow: UIWindow?) { log.append("willMoveToWindow") }
        override func didMoveToWindow() { log.append("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log.append("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log.append("willRemoveSubview") }
        override func addSubview(_ view: UIView) {
            log.append("addSubview")
            super.addSubview(view)
        }
        override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
        override func removeFromSuperview() {
            log.append("removeFromSuperview")
            super.removeFromSuperview()
        }
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let view = super.hitTest(point, with: event)
            return view == self ? nil : view
        }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            return super.point(inside: point, with: event)
        }
        override func safeAreaInsetsDidChange() { log.append("safeAreaInsetsDidChange") }
    }

    @Test func `a view's properties and callbacks are overridden, and animate`() {
        let rig = PortScene(root: UIViewController())
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.frame.origin.x = 10
        card.bounds.size.width = 60
        card.center = CGPoint(x: 40, y: 40)
        card.isHidden = false
        card.backgroundColor = .red
        card.clipsToBounds = true
        card.isOpaque = false
        card.isUserInteractionEnabled = true
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        card.addSubview(inner)
        rig.window.addSubview(card)
        #expect(
            card.log == [
                "frame", "bounds", "center", "isHidden", "backgroundColor", "clipsToBounds", "isOpaque",
                "isUserInteractionEnabled", "addSubview", "didAddSubview", "willMoveToWindow", "willMove",
                "didMoveToWindow", "didMoveToSuperview",
            ])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.alpha = 0.5 }
        rig.scene.advance(to: 0.5)
        #expect(card.log.last == "alpha" && card.presentationState.opacity == 0.75)
        rig.scene.advance(to: 1)
        // The card itself lets touches through.
        let place = CGPoint(x: card.frame.minX + 15, y: card.frame.minY + 15)
        #expect(rig.window.hitTest(place, with: UIEvent()) == inner)
        #expect(rig.window.hitTest(card.frame.origin, with: nil) != card)
        card.sizeToFit()
        #expect(card.bounds.size == CGSize(width: 10, height: 20))
        #expect(card.safeAreaLayoutGuide.layoutFrame == CGRect(x: 2, y: 1, width: 4, height: 16))
        #expect(card.intrinsicContentSize.height == -1)
        inner.removeFromSuperview()
        card.removeFromSuperview()
        #expect(card.log.suffix(6).contains("willRemoveSubview") && card.log.contains("removeFromSuperview"))
    }

    @Test func `a layer's property does not call the view's override`() {
        final class Linked: UIView {
            override var alpha: CGFloat { didSet { layer.setValue(alpha / 2, forKeyPath: "opacity") } }
            override var bounds: CGRect { didSet { layer.bounds.size.height = 7 } }
        }
        let view = Linked()
        view.alpha = 0.5
        view.bounds.size = CGSize(width: 3, height: 4)
        #expect(view.alpha == 0.25 && view.bounds.size == CGSize(width: 3, height: 7))
    }

    private final class DetailViewController: UIViewController, UIViewControllerTransitioningDelegate {
        var log: [String] = []

        override var modalPresentationStyle: UIModalPresentationStyle {
            get { return .custom }
            set {}
        }
        override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
            get { return self }
            set {}
        }
        override var preferredContentSize: CGSize {
            get { return CGSize(width: 100, height: 200) }
            set { super.preferredContentSize = newValue }
        }
        override var prefersStatusBarHidden: Bool { return true }
        override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { return .slide }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
        override var shouldAutorotate: Bool { return false }
        override var prefersHomeIndicatorAutoHidden: Bool { return true }

        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            log.append("present")
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            log.append("dismiss")
            super.dismiss(animated: flag, completion: completion)
        }
        override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
        override func preferredContentSizeDidChange(
            forChildContentContainer container: UIContentContainer
        ) {
            log.append("preferred size")
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            return CardPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    private final class CardPresentation: UIPresentationController {
        override var presentationStyle: UIModalPresentationStyle { return .overFullScreen }
        override var shouldRemovePresentersView: Bool { return false }
        override var frameOfPresentedViewInContainerView: CGRect {
            return CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
        }
    }

    @Test func `a controller decides its style, delegate, size and status bar itself`() {
        let home = UIViewController()
        let rig = PortScene(root: home)
        rig.scene.statusBarHeight = 44
        let detail = DetailViewController()
        detail.modalPresentationCapturesStatusBarAppearance = true
        home.present(detail, animated: false)
        #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(detail.presentationController?.presentationStyle == .overFullScreen)
        let manager = rig.scene.statusBarManager
        #expect(manager?.isStatusBarHidden == true && manager?.statusBarStyle == .lightContent)
        #expect(manager?.statusBarFrame == .zero)
        detail.setNeedsStatusBarAppearanceUpdate()
        let over = UIViewController()
        detail.present(over, animated: false)
        detail.dismiss(animated: false)
        detail.dismiss(animated: false)
        #expect(detail.log == ["present", "dismiss", "dismiss"] && home.presentedViewController == nil)
        #expect(manager?.statusBarFrame.height == 44)
    }

    private final class StackController: UINavigationController {
        var log: [String] = []

        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
        }
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            log.append("push")
            super.pushViewController(viewController, animated: animated)
        }
        override func popViewController(animated: Bool) -> UIViewController? {
            log.append("pop")
            return super.popViewController(animated: animated)
        }
        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            log.append("popToRoot")
            return super.popToRootViewController(animated: animated)
        }
        override func popToViewController(_ viewController: UIViewController, animated: Bool)
            -> [UIViewController]?
        {
            return super.popToViewController(viewController, animated: animated)
        }
        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            log.append("set")
            super.setViewControllers(viewControllers, animated: animated)
        }
        override var viewControllers: [UIViewController] { didSet { log.append("viewControllers") } }
    }

    @Test func `a navigation controller overrides push and pop`() {
        let navigation = StackController(rootViewController: UIViewController())
        let rig = PortScene(root: navigation)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.popViewController(animated: false) != nil)
        if let popped = navigation.popToRootViewController(animated: false) { #expect(popped.isEmpty) }
        navigation.viewControllers = [UIViewController()]
        #expect(navigation.log == ["push", "pop", "popToRoot", "set", "viewControllers"])
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `an interaction controller overrides its speed, curve and start`() {
        final class Interaction: UIPercentDrivenInteractiveTransition {
            override var completionSpeed: CGFloat {
                get { return 1 - percentComplete }
                set {}
            }
            override var completionCurve: UIView.AnimationCurve {
                get { return .linear }
                set {}
            }
            override var wantsInteractiveStart: Bool {
                get { return false }
                set {}
            }
            override var percentComplete: CGFloat { return max(0, super.percentComplete) }
        }
        let interaction = Interaction()
        #expect(interaction.completionSpeed == 1 && interaction.completionCurve == .linear)
        #expect(!interaction.wantsInteractiveStart && interaction.duration == 0)
        let plain = UIPercentDrivenInteractiveTransition()
        let (speed, curve): (CGFloat, UIView.AnimationCurve) = (0.5, .easeOut)
        plain.completionSpeed = speed
        plain.completionCurve = curve
        #expect(plain.completionCurve == .easeOut && plain.completionSpeed == speed)
    }

    @Test func `recognisers and controls are subclassed`() {
        final class LeftEdgePan: UIScreenEdgePanGestureRecognizer {
            override func reset() { super.reset() }
        }
        final class LeftTap: UITapGestureRecognizer {}
        final class Key: UIButton {
            override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
            override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.3 } }
        }
        let (pan, tap, key) = (LeftEdgePan(), LeftTap(), Key(type: .custom))
        pan.edges = .left
        key.addGestureRecognizer(pan)
        key.addGestureRecognizer(tap)
        #expect(key.gestureRecognizers?.contains(pan) == true)
        key.isHighlighted = true
        #expect(key.alpha == 0.5)
        key.isEnabled = false
        #expect(key.alpha == 0.3)
    }
}
