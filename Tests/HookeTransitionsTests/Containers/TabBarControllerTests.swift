import Foundation
import Hooke
import TestSupport
import Testing

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

    @Test func `Without an animator the change is at once`() {
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

    @Test func `An animated change is scrubbed, cancelled and finished like any other`() {
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

    @Test func `Out of sight a change is only noted`() {
        let loose = TabBarController(viewControllers: [Page(name: "x", journal), Page(name: "y", journal)])
        loose.selectedIndex = 1
        #expect(loose.viewIfLoaded == nil)
        #expect(loose.view.subviews.map(\.name) == ["y"])
        loose.selectedIndex = 0
        #expect(loose.view.subviews.map(\.name) == ["x"])
    }
}
