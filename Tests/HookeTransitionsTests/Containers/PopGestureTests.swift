import Foundation
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// The pop gesture is never lost and never blocks anything.
@Suite struct PopGestureTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let navigation: NavigationController

    init() {
        navigation = NavigationController(rootViewController: Page(name: "root", journal))
        scene.window.rootViewController = navigation
    }

    private func push(_ name: String, animated: Bool = false) {
        navigation.pushViewController(Page(name: name, journal), animated: animated)
    }

    /// A swipe that pops, and the time to settle.
    private func swipe() {
        scene.drag([3, 100, 200, 303], lifts: true)
        scene.advance(to: scene.now + 3)
    }

    private func expectPops(_ what: String) {
        let count = navigation.viewControllers.count
        swipe()
        #expect(navigation.viewControllers.count == count - 1, "\(what)")
        #expect(scene.transition == nil && scene.diagnostics.isEmpty, "\(what)")
        #expect(navigation.view.subviews.map(\.name) == [navigation.topViewController.name], "\(what)")
    }

    @Test func `F8: A hidden bar and a custom button at the edge do not affect the gesture`() {
        let bar = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "bar")
        let back = SceneView(frame: CGRect(x: 0, y: 380, width: 60, height: 44), name: "back")
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addHandler { if $0.state == .ended { taps += 1 } }
        back.addGestureRecognizer(tap)
        bar.isHidden = true
        push("a")
        push("b")
        navigation.topViewController.view.addSubview(back)
        navigation.viewControllers[1].view.addSubview(bar)
        expectPops("over a button at the edge")
        expectPops("with a hidden bar")
        #expect(taps == 0)
    }

    @Test func `F8: At the root a swipe does nothing, and pushes and pops still work`() {
        swipe()
        swipe()
        #expect(navigation.viewControllers.count == 1 && scene.transition == nil)
        push("a", animated: true)
        scene.advance(to: scene.now + 1)
        #expect(navigation.view.subviews.map(\.name) == ["a"])
        // A finger that touched at the root and stays while a controller is pushed.
        expectPops("after swipes at the root")
        scene.drag([3, 60, 90], lifts: false)
        push("b", animated: true)
        scene.send(Touch(.moved, at: CGPoint(x: 200, y: 400), time: scene.now + 0.05))
        scene.send(Touch(.ended, at: CGPoint(x: 300, y: 400), time: scene.now + 0.05))
        scene.advance(to: scene.now + 1)
        #expect(navigation.viewControllers.count == 2 && scene.transition == nil)
        expectPops("after a finger that was down during a push")
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `F8: During a push a swipe is ignored, and the next one works`() {
        push("a", animated: true)
        scene.advance(to: 0.1)
        scene.drag([3, 100, 200], lifts: true)
        scene.advance(to: 2)
        #expect(navigation.viewControllers.map(\.name) == ["root", "a"])
        expectPops("after a swipe during a push")
    }

    @Test func `F8: After cancelled pops and after a fast flick back the gesture still pops`() {
        push("a")
        for places in [[3.0, 40, 20, 5], [3, 14, 3], [3, 200, 20, -40]] {
            scene.drag(places, lifts: true)
            scene.advance(to: scene.now + 3)
            #expect(navigation.viewControllers.count == 2 && scene.transition == nil)
        }
        scene.drag([3, 150, 200], lifts: false)
        scene.send(Touch(.cancelled, at: CGPoint(x: 200, y: 400), time: scene.now))
        scene.advance(to: scene.now + 3)
        #expect(navigation.viewControllers.count == 2 && scene.transition == nil)
        expectPops("after cancels")
    }

    @Test func `F8: A delegate that refuses changes nothing, and the next swipe pops`() {
        /// Presents another controller instead of answering, as long as it refuses.
        final class Refusing: NavigationControllerDelegate {
            var refuses = true
            func navigationController(
                _ navigationController: NavigationController,
                animationControllerFor operation: NavigationOperation, from: SceneViewController,
                to: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? {
                if refuses { from.present(SceneViewController(name: "alert"), animated: true) }
                return nil
            }
        }
        let delegate = Refusing()
        navigation.delegate = delegate
        push("a")
        swipe()
        #expect(navigation.viewControllers.map(\.name) == ["root", "a"])
        #expect(navigation.presentedViewController?.name == "alert")
        navigation.dismiss(animated: true)
        scene.advance(to: scene.now + 1)
        #expect(navigation.view.subviews.map(\.name) == ["a"])
        delegate.refuses = false
        swipe()
        #expect(navigation.viewControllers.map(\.name) == ["root"])
    }

    @Test func `F8: A recogniser's delegate may refuse, and one that allows everything blocks nothing`() {
        final class Gate: GestureRecognizerDelegate {
            var allows: (() -> Bool)?
            func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
                allows?() ?? true
            }
        }
        let gate = Gate()
        navigation.interactivePopGestureRecognizer.delegate = gate
        push("a")
        push("b")
        gate.allows = { false }
        swipe()
        #expect(navigation.viewControllers.count == 3 && scene.transition == nil)
        gate.allows = { true }
        expectPops("once the delegate allows it")
        expectPops("with a delegate that allows everything")
        // The case that freezes UIKit: allowed at the root, then a push.
        swipe()
        push("c", animated: true)
        scene.drag([3, 100, 200], lifts: true)
        scene.advance(to: scene.now + 2)
        #expect(navigation.viewControllers.map(\.name) == ["root", "c"])
        expectPops("after a swipe at the root that was allowed")
    }

    @Test func `F8: Disabled during a pop, the pop is cancelled, and the recogniser can be enabled again`() {
        push("a")
        let before = scene.snapshot().root
        scene.drag([3, 100, 250], lifts: false)
        navigation.interactivePopGestureRecognizer.isEnabled = false
        scene.advance(to: scene.now + 3)
        #expect(scene.snapshot().root == before && scene.transition == nil)
        scene.send(Touch(.ended, at: CGPoint(x: 250, y: 400), time: scene.now))
        navigation.interactivePopGestureRecognizer.isEnabled = true
        expectPops("after being switched off and on")
    }
}
