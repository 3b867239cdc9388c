import HookeUIKit
import Testing

@Suite struct IdentityTests {
    @Test func `views, controllers and recognisers are compared and found by identity`() {
        let (a, b) = (UIView(), UIView())
        let (home, page) = (UIViewController(), UIViewController())
        let pan = UIPanGestureRecognizer()
        a.addSubview(b)
        #expect(b.superview == a && a.subviews.firstIndex(of: b) == 0 && a.subviews.contains(b))
        #expect(a != b && a.isEqual(a) && !a.isEqual(b) && !a.isEqual(nil))
        #expect([home: "home", page: "page"][page] == "page")
        #expect(Set<UIViewController>([home, page, home]).count == 2)
        #expect(pan == pan && pan != UITapGestureRecognizer())
        let navigation = UINavigationController(rootViewController: home)
        #expect(navigation.viewControllers.firstIndex(of: home) == 0 && navigation.topViewController == home)
        let presentation = UIPresentationController(presentedViewController: page, presenting: home)
        #expect(presentation.presentedViewController == page)
        #expect(presentation.presentingViewController == home)
        #expect(UIViewPropertyAnimator(duration: 1, curve: .linear) != UIViewPropertyAnimator())
        let animations: [CAAnimation] = [CABasicAnimation(), CATransition()]
        #expect(animations.firstIndex(of: animations[1]) == 1 && animations[0] != animations[1])
        let touch = UITouch(.began, at: .zero, time: 0)
        #expect(Set([touch, touch]).count == 1)
    }

    @Test func `a transition's context and coordinator can be keys`() throws {
        let home = UIViewController()
        let rig = PortScene(root: home)
        home.present(UIViewController(), animated: true)
        let context = try #require(rig.scene.transition)
        let coordinator = try #require(home.transitionCoordinator)
        #expect([context: 1][context] == 1 && [coordinator: 1][coordinator] == 1)
    }
}
