import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct TabBarControllerTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let tabs: TabBarController

    private final class Fade: TabBarControllerDelegate, ViewControllerAnimatedTransitioning {
        var allows = true
        var selected: [String] = []
        var driver: PercentDrivenInteractiveTransition?
        func tabBarController(
            _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
        ) -> Bool { allows }
        func tabBarController(
            _ tabBarController: TabBarController, didSelect controller: SceneViewController
        ) { selected.append(controller.name) }
        func tabBarController(
            _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
            to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? { self }
        func tabBarController(
            _ tabBarController: TabBarController,
            interactionControllerFor animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { driver }
        func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
        func animateTransition(using context: any ViewControllerContextTransitioning) {
            let to = context.view(forKey: .to)!
            context.containerView.addSubview(to)
            to.alpha = 0
            SceneView.animate(withDuration: 1) {
                to.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    init() {
        tabs = TabBarController(
            viewControllers: ["a", "b", "c"].map { [journal] in Page(name: $0, journal) })
        scene.window.rootViewController = tabs
        journal.log = []
    }

    @Test func `S45: Without an animator the change of tabs is immediate`() {
        tabs.selectedIndex = 2
        #expect(tabs.selectedViewController.name == "c")
        #expect(tabs.view.subviews.map(\.name) == ["c"])
        #expect(journal.log == ["a.willDis", "c.willApp", "a.didDis", "c.didApp"])
        #expect(scene.transition == nil)
        tabs.selectedIndex = 2
        #expect(journal.log.count == 4)
        tabs.selectedIndex = 3
        #expect(tabs.select(-1) == false)
        #expect(scene.diagnostics.count == 2)
        #expect(tabs.viewControllers[0].tabBarController === tabs)
    }

    @Test func `S45: An animated change of tabs can be scrubbed, cancelled and finished`() {
        let fade = Fade()
        fade.driver = PercentDrivenInteractiveTransition()
        tabs.delegate = fade
        #expect(tabs.select(1))
        #expect(fade.selected == ["b"])
        fade.driver?.update(0.5)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.viewControllers[1].view.presentationState.opacity == 0.5)
        tabs.selectedIndex = 2
        #expect(scene.diagnostics.count == 1)
        fade.driver?.cancel()
        scene.advance(to: 2)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.view.subviews.map(\.name) == ["a"])
        #expect(journal.log == ["a.willDis", "b.willApp", "b.willDis", "b.didDis", "a.willApp", "a.didApp"])
        fade.driver = nil
        tabs.selectedIndex = 1
        scene.advance(to: 4)
        #expect(tabs.view.subviews.map(\.name) == ["b"])
        fade.allows = false
        #expect(!tabs.select(0))
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `S45: Outside of a scene a change of tabs only sets the selection`() {
        let loose = TabBarController(viewControllers: [Page(name: "x", journal), Page(name: "y", journal)])
        loose.selectedIndex = 1
        #expect(loose.viewIfLoaded == nil)
        #expect(loose.view.subviews.map(\.name) == ["y"])
        loose.selectedIndex = 0
        #expect(loose.view.subviews.map(\.name) == ["x"])
    }

    private func page(_ name: String) -> Page { Page(name: name, journal) }

    @Test func `S45: Tabs can be replaced, and the selection is kept if possible`() {
        tabs.selectedIndex = 1
        let (b, d) = (tabs.viewControllers[1], page("d"))
        (journal.log, journal.notesMoves) = ([], true)
        // The selected controller is still a tab, at another index: nothing changes on the screen.
        tabs.viewControllers = [d, tabs.viewControllers[0], b]
        #expect(tabs.selectedIndex == 2 && tabs.selectedViewController === b)
        #expect(
            journal.log == ["d.willMove(tabs)", "c.willMove(nil)", "d.didMove(tabs)", "c.didMove(nil)"])
        // It is removed: the one at its index is selected, or the first if there is none.
        journal.log = []
        tabs.viewControllers = [d, page("e"), page("f")]
        #expect(tabs.selectedIndex == 2 && tabs.view.subviews.map(\.name) == ["f"])
        #expect(
            journal.log.filter { !$0.contains("ove(") } == ["b.willDis", "f.willApp", "b.didDis", "f.didApp"])
        tabs.viewControllers = [page("g")]
        #expect(tabs.selectedIndex == 0 && tabs.view.subviews.map(\.name) == ["g"])
        #expect(b.parent == nil && d.parent == nil && tabs.children.map(\.name) == ["g"])
        // Invalid changes are refused.
        tabs.viewControllers = []
        tabs.viewControllers = [d, d]
        tabs.viewControllers = [tabs]
        #expect(tabs.viewControllers.map(\.name) == ["g"])
        #expect(scene.diagnostics.count == 3)
    }

    @Test func `S45: Tabs replaced with animation ask the delegate, and a cancel restores the old ones`() {
        let fade = Fade()
        fade.driver = PercentDrivenInteractiveTransition()
        tabs.delegate = fade
        let before = scene.snapshot().root
        let old = tabs.viewControllers
        (journal.log, journal.notesMoves) = ([], true)
        tabs.setViewControllers([page("d")], animated: true)
        fade.driver?.update(0.5)
        #expect(tabs.selectedViewController.view.presentationState.opacity == 0.5)
        #expect(tabs.viewControllers.map(\.name) == ["d"])
        fade.driver?.cancel()
        scene.advance(to: 3)
        #expect(tabs.viewControllers.map(\.name) == ["a", "b", "c"] && tabs.selectedIndex == 0)
        #expect(old.allSatisfy { $0.parent === tabs } && tabs.children.count == 3)
        #expect(scene.snapshot().root == before)
        #expect(
            journal.log.filter { $0.hasPrefix("d.") } == [
                "d.willMove(tabs)", "d.willApp", "d.willDis", "d.didDis", "d.willMove(nil)", "d.didMove(nil)",
            ])
        #expect(
            journal.log.filter { $0.hasPrefix("b.") } == [
                "b.willMove(nil)", "b.willMove(tabs)", "b.didMove(tabs)",
            ])
        tabs.viewControllers = [page("e")]
        #expect(tabs.view.subviews.map(\.name) == ["e"] && scene.transition == nil)
    }

    @Test func `S45: A delegate that replaces the tabs when asked succeeds`() {
        final class Replacing: TabBarControllerDelegate {
            var next: [SceneViewController] = []
            var selected: [String] = []
            func tabBarController(
                _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
            ) -> Bool {
                tabBarController.viewControllers = next
                return true
            }
            func tabBarController(
                _ tabBarController: TabBarController, didSelect controller: SceneViewController
            ) { selected.append(controller.name) }
        }
        let replacing = Replacing()
        tabs.delegate = replacing
        let old = tabs.viewControllers
        // The requested controller has another index now.
        replacing.next = [old[2], old[0]]
        #expect(tabs.select(2))
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === old[2])
        // It is removed.
        replacing.next = [old[2], page("d")]
        #expect(!tabs.select(1))
        #expect(tabs.selectedViewController === old[2] && replacing.selected == ["c"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `S45: A controller can be selected, and one that is in no tab is refused`() {
        tabs.selectedViewController = tabs.viewControllers[1]
        #expect(tabs.selectedIndex == 1 && tabs.view.subviews.map(\.name) == ["b"])
        tabs.selectedViewController = page("stranger")
        #expect(tabs.selectedIndex == 1)
        #expect(scene.diagnostics == [.cannotNavigate(reason: "stranger is in no tab")])
    }

    @Test func `S45: A swipe driver changes tabs`() {
        let fade = Fade()
        let driver = SwipeDriver(edge: .right)
        fade.driver = driver
        tabs.delegate = fade
        driver.begin = { [unowned tabs] in tabs.selectedIndex += 1 }
        tabs.view.addGestureRecognizer(driver.recognizer)
        for (places, expected) in [
            ([350.0, 300, 200, 60], 1), ([350, 300, 345, 349], 1), ([350, 200, 40], 2),
        ] {
            scene.drag(places, lifts: true)
            scene.advance(to: scene.now + 3)
            #expect(tabs.selectedIndex == expected)
            #expect(tabs.view.subviews.map(\.name) == [["a", "b", "c"][expected]])
            #expect(scene.transition == nil)
        }
        #expect(scene.diagnostics.isEmpty)
    }
}
