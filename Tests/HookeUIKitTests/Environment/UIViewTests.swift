import HookeUIKit
import Testing

@Suite struct UIViewTests {
    private final class Card: UIView {
        let inner = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            inner.frame = bounds
            addSubview(inner)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    @Test func `a subclass that overrides init(frame:) inherits the other initialisers`() {
        #expect(Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).inner.frame.width == 3)
        #expect(Card().subviews.count == 1)
        #expect(Card(frame: .zero, name: "card").accessibilityIdentifier == "card")
    }

    @Test func `rectangles are converted, subviews exchanged`() {
        let (root, a, b) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), UIView())
        root.addSubview(a)
        root.addSubview(UIView())
        root.addSubview(b)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews.first === b && root.subviews.last === a)
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(a.convert(a.bounds, to: root) == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(a.convert(CGRect(x: 0, y: 0, width: 40, height: 40), from: root) == a.bounds)
    }

    @Test func `A7: a driver's overrides are called; one without super scrubs nothing`() {
        final class Stubborn: UIPercentDrivenInteractiveTransition {
            var asked: [CGFloat] = []
            var passesOn = false
            override func update(_ percentComplete: CGFloat) {
                asked.append(percentComplete)
                if passesOn { super.update(percentComplete / 2) }
            }
            override var completionSpeed: CGFloat {
                get { 4 }
                set {}
            }
        }
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            let driver = Stubborn()
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { DropInAnimator() }
            func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
                -> UIViewControllerInteractiveTransitioning?
            { driver }
        }
        let home = UIViewController(name: "home")
        let rig = PortScene(root: home)
        let (delegate, page) = (Delegate(), UIViewController())
        page.transitioningDelegate = delegate
        home.present(page, animated: true)
        delegate.driver.update(0.5)
        #expect(rig.scene.transition!.fraction == 0)
        delegate.driver.passesOn = true
        delegate.driver.update(CGFloat(0.5))
        (delegate.driver as PercentDrivenInteractiveTransition).update(0.6)
        #expect(delegate.driver.asked == [0.5, 0.5, 0.6])
        #expect(rig.scene.transition!.fraction == 0.3)
        delegate.driver.finish()
        // 0.7 · 2.5 s at speed 4.
        #expect(abs(rig.scene.transition!.settlePlan!.duration - 0.7 * 2.5 / 4) < 1e-12)
    }

    @Test func `a driver that overrides update(_:) takes literals, doubles and CGFloats`() {
        final class Counting: UIPercentDrivenInteractiveTransition {
            var asked: [CGFloat] = []
            override func update(_ percentComplete: CGFloat) {
                super.update(percentComplete)
                asked.append(percentComplete)
            }
        }
        let (driver, plain) = (Counting(), UIPercentDrivenInteractiveTransition())
        let (distance, width): (Double, CGFloat) = (97.5, 390)
        plain.update(0)
        plain.update(1 / 3)
        driver.update(0)
        driver.update(1 / 3)
        driver.update(distance / 390)
        driver.update(abs(distance / width))
        driver.update(max(0, distance) * 0.5)
        let expected: [CGFloat] = [0, 1.0 / 3, 0.25, 0.25, 48.75]
        #expect(driver.asked == expected)
    }

    @Test func `a tab bar's delegate is called by UIKit's method name`() {
        final class Delegate: UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { DropInAnimator() }
        }
        let tabs = UITabBarController(viewControllers: [UIViewController(), UIViewController()])
        let rig = PortScene(root: tabs)
        let delegate = Delegate()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(rig.scene.transition?.animator is DropInAnimator)
    }

    @Test func `optional members of containers unwrap as UIKit's`() {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let tabs = UITabBarController(viewControllers: [navigation, UIViewController(name: "other")])
        scene.window.rootViewController = tabs
        navigation.viewControllers = [UIViewController(name: "low"), UIViewController(name: "high")]
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
        #expect(navigation.topViewController?.name == "high")
        #expect(navigation.visibleViewController?.name == "high")
        #expect(tabs.viewControllers?.count == 2)
        tabs.selectedViewController = tabs.viewControllers?.last
        #expect(tabs.selectedViewController?.name == "other" && tabs.selectedIndex == 1)
        tabs.selectedViewController = nil
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == 1 && tabs.viewControllers?.count == 2)
        #expect(scene.diagnostics.count == 1)
    }
}
