import Foundation
import HookeTransitions
import Testing

@Suite struct EmptyContainerTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    @Test(arguments: [true, false])
    func `An empty navigation controller shows its first controllers without animation`(_ isVisible: Bool) {
        let navigation = NavigationController()
        if isVisible { scene.window.rootViewController = navigation }
        #expect(navigation.viewControllers.isEmpty && navigation.children.isEmpty)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == nil)
        let page = SceneViewController(name: "page")
        navigation.pushViewController(page, animated: true)
        #expect(scene.transition == nil && navigation.viewControllers == [page] && page.parent == navigation)
        if !isVisible { scene.window.rootViewController = navigation }
        #expect(navigation.view.subviews == [page.view] && page.appearance == .appeared)
        let next = SceneViewController(name: "next")
        navigation.pushViewController(next, animated: true)
        scene.runOut()
        #expect(navigation.viewControllers == [page, next] && scene.diagnostics.isEmpty)
        navigation.viewControllers = []
        #expect(navigation.viewControllers == [page, next] && scene.diagnostics.count == 1)
    }

    @Test func `A whole stack may be set at once`() {
        let navigation = NavigationController(nibName: nil, bundle: nil)
        scene.window.rootViewController = navigation
        let pages = ["a", "b"].map { SceneViewController(name: $0) }
        navigation.viewControllers = pages
        #expect(navigation.topViewController == pages[1] && navigation.view.subviews == [pages[1].view])
        #expect(navigation.popViewController(animated: true) == pages[1])
        scene.runOut()
        #expect(navigation.view.subviews == [pages[0].view] && scene.diagnostics.isEmpty)
    }

    @Test(arguments: [true, false])
    func `An empty tab bar controller shows its first tab without animation`(_ isVisible: Bool) {
        final class Fading: TabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
                to: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? {
                ModalTransitionAnimator(.crossDissolve, isPresenting: true)
            }
        }
        let (tabs, fading) = (TabBarController(), Fading())
        tabs.delegate = fading
        if isVisible { scene.window.rootViewController = tabs }
        #expect(tabs.viewControllers.isEmpty && tabs.selectedIndex == 0)
        let pages = ["a", "b"].map { SceneViewController(name: $0) }
        tabs.setViewControllers(pages, animated: true)
        #expect(scene.transition == nil && tabs.viewControllers == pages && tabs.children == pages)
        if !isVisible { scene.window.rootViewController = tabs }
        #expect(tabs.selectedViewController == pages[0] && tabs.view.subviews == [pages[0].view])
        tabs.selectedIndex = 1
        scene.runOut()
        #expect(tabs.view.subviews == [pages[1].view] && pages[1].appearance == .appeared)
        tabs.setViewControllers(nil, animated: false)
        #expect(tabs.viewControllers == pages && scene.diagnostics.count == 1)
    }

    @Test func `Subclasses override what changes a stack, in UIKit's signatures`() {
        final class Watched: NavigationController {
            var log: [String] = []
            override init(rootViewController: SceneViewController) {
                super.init(rootViewController: rootViewController)
            }
            override var viewControllers: [SceneViewController] {
                get { super.viewControllers }
                set {
                    log.append("set")
                    super.viewControllers = newValue
                }
            }
            override func pushViewController(_ controller: SceneViewController, animated: Bool) {
                log.append("push")
                super.pushViewController(controller, animated: false)
            }
            override func popViewController(animated: Bool) -> SceneViewController? {
                log.append("pop")
                return super.popViewController(animated: false)
            }
            override func popToRootViewController(animated: Bool) -> [SceneViewController]? {
                log.append("root")
                return super.popToRootViewController(animated: false)
            }
            override func setViewControllers(_ controllers: [SceneViewController], animated: Bool) {
                log.append("set \(controllers.count)")
                super.setViewControllers(controllers, animated: animated)
            }
        }
        let (root, page) = (SceneViewController(name: "root"), SceneViewController(name: "page"))
        let navigation = Watched(rootViewController: root)
        scene.window.rootViewController = navigation
        root.show(page, sender: nil)
        #expect(navigation.viewControllers == [root, page])
        #expect(navigation.popViewController(animated: true) == page)
        navigation.viewControllers = [root, page]
        #expect(navigation.popToRootViewController(animated: true) == [page])
        #expect(navigation.log == ["push", "pop", "set", "set 2", "root"])
    }
}
