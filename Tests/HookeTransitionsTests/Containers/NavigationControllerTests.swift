import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct NavigationControllerTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let first: Page
    private let second: Page
    private let navigation: NavigationController

    init() {
        first = Page(name: "cur", journal)
        second = Page(name: "new", journal)
        navigation = NavigationController(rootViewController: first)
        scene.window.rootViewController = navigation
        journal.log = []
    }

    private func drag(_ places: [Double], lifts: Bool, finger: Int = 0) {
        scene.drag(places, lifts: lifts, finger: finger)
    }

    @Test func `S43, S25: A push slides in from the right, the lower view moves aside and is dimmed`() {
        navigation.pushViewController(second, animated: true)
        #expect(navigation.viewControllers.map(\.name) == ["cur", "new"])
        #expect(second.view.presentationState.frame.minX == 390)
        scene.advance(to: 0.175)
        #expect(difference(Double(second.view.presentationState.frame.minX), 195, within: 1e-9) == nil)
        #expect(difference(Double(first.view.presentationState.frame.minX), -58.5, within: 1e-9) == nil)
        let dim = navigation.view.subviews.first { $0.name == "dim" }
        #expect(difference(dim?.presentationState.opacity ?? 0, 0.05, within: 1e-9) == nil)
        scene.advance(to: 0.35)
        #expect(navigation.view.subviews.map(\.name) == ["new"])
        #expect(second.view.frame == navigation.view.bounds)
        #expect(first.view.frame == navigation.view.bounds)
        #expect(scene.transition == nil)
        #expect(journal.log == ["cur.willDis", "new.willApp", "cur.didDis", "new.didApp"])
        #expect(second.navigationController === navigation)
    }

    @Test func `S44: A pop reverses the push, and the last controller is never popped`() {
        navigation.pushViewController(second, animated: false)
        #expect(navigation.view.subviews.map(\.name) == ["new"])
        journal.log = []
        #expect(navigation.popViewController(animated: true) === second)
        scene.advance(to: 0.175)
        #expect(difference(Double(second.view.presentationState.frame.minX), 195, within: 1e-9) == nil)
        scene.advance(to: 1)
        #expect(navigation.view.subviews.map(\.name) == ["cur"])
        #expect(second.parent == nil)
        #expect(journal.log == ["new.willDis", "cur.willApp", "new.didDis", "cur.didApp"])
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(scene.transition == nil)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `S26: A pan from the edge pops and stays under the finger, and a cancel restores everything`()
    {
        navigation.pushViewController(second, animated: false)
        let before = scene.snapshot()
        journal.log = []
        drag([3, 60, 150, 300], lifts: false)
        #expect(navigation.viewControllers.map(\.name) == ["cur"])
        #expect(difference(Double(second.view.presentationState.frame.minX), 300, within: 1e-9) == nil)
        scene.send(Touch(.moved, at: CGPoint(x: 40, y: 400), time: scene.now + 0.05))
        scene.send(Touch(.moved, at: CGPoint(x: 20, y: 400), time: scene.now + 0.05))
        scene.send(Touch(.ended, at: CGPoint(x: 20, y: 400), time: scene.now + 0.01))
        #expect(navigation.popDriver.release?.verdict.outcome == .cancel)
        scene.advance(to: 5)
        #expect(navigation.viewControllers.map(\.name) == ["cur", "new"])
        #expect(second.parent === navigation)
        #expect(scene.snapshot().root == before.root)
        // UIKit's order of a cancelled pop; here from and to are exchanged.
        #expect(
            journal.log == [
                "new.willDis", "cur.willApp", "cur.willDis", "cur.didDis", "new.willApp", "new.didApp",
            ])
        drag([3, 100, 250, 380], lifts: true)
        scene.advance(to: 10)
        #expect(navigation.viewControllers.map(\.name) == ["cur"])
        #expect(navigation.view.subviews.map(\.name) == ["cur"])
    }

    @Test func `A1: disabled, the edge pan changes neither stack nor frames`() {
        navigation.pushViewController(second, animated: false)
        navigation.interactivePopGestureRecognizer.isEnabled = false
        let before = scene.snapshot()
        drag([3, 100, 303], lifts: true)
        scene.advance(to: 3)
        #expect(scene.snapshot().root == before.root)
        #expect(navigation.viewControllers.count == 2)
        navigation.interactivePopGestureRecognizer.isEnabled = true
        drag([3, 100, 303], lifts: true)
        scene.advance(to: 6)
        #expect(navigation.viewControllers.count == 1)
        // With one controller left the gesture does nothing, and still works later.
        drag([3, 100, 303], lifts: true)
        scene.advance(to: 9)
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(second, animated: false)
        drag([3, 100, 303], lifts: true)
        scene.advance(to: 12)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `F10, F11: Two fingers pop one screen, and a second grab keeps the stack correct`() {
        let third = Page(name: "third", journal)
        navigation.setViewControllers([first, second, third], animated: false)
        drag([3, 100, 250], lifts: false)
        scene.send(Touch(.began, at: CGPoint(x: 5, y: 300), time: scene.now, finger: 1))
        scene.send(Touch(.moved, at: CGPoint(x: 300, y: 300), time: scene.now + 0.02, finger: 1))
        scene.send(Touch(.ended, at: CGPoint(x: 300, y: 300), time: scene.now + 0.02, finger: 1))
        #expect(navigation.viewControllers.count == 2)
        scene.send(Touch(.ended, at: CGPoint(x: 250, y: 400), time: scene.now + 0.02))
        scene.advance(to: scene.now + 0.05)
        // Grabbed while it settles, and thrown back.
        drag([5, 100, 60, 15], lifts: true)
        #expect(navigation.popDriver.release?.verdict.outcome == .cancel)
        scene.advance(to: 8)
        #expect(navigation.viewControllers.map(\.name) == ["cur", "new", "third"])
        #expect(navigation.view.subviews.map(\.name) == ["third"])
        #expect(scene.transition == nil)
    }

    @Test func `S47: Pushes and pops are mirrored from right to left`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let navigation = NavigationController(rootViewController: first, isRightToLeft: true)
        scene.window.rootViewController = navigation
        navigation.pushViewController(second, animated: true)
        #expect(second.view.presentationState.frame.minX == -390)
        scene.advance(to: 0.175)
        #expect(difference(Double(first.view.presentationState.frame.minX), 58.5, within: 1e-9) == nil)
        scene.advance(to: 1)
        for (index, x) in [388.0, 300, 200, 100].enumerated() {
            scene.send(
                Touch(index == 0 ? .began : .moved, at: CGPoint(x: x, y: 9), time: 1 + 0.02 * Double(index)))
        }
        #expect(difference(Double(second.view.presentationState.frame.minX), -290, within: 1e-9) == nil)
        scene.send(Touch(.ended, at: CGPoint(x: 100, y: 9), time: 1.07))
        scene.advance(to: 3)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `The delegate returns animator and driver, and gets willShow and didShow`() {
        final class Delegate: NavigationControllerDelegate, ViewControllerAnimatedTransitioning {
            var log: [String] = []
            let driver = PercentDrivenInteractiveTransition()
            func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 2 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                let to = context.view(forKey: .to)!
                #expect(context.finalFrame(for: context.viewController(forKey: .to)!) == to.frame)
                #expect(context.finalFrame(for: context.viewController(forKey: .from)!) == .zero)
                #expect((context as? TransitionContext)?.presentation == nil)
                context.containerView.addSubview(to)
                to.alpha = 0
                SceneView.animate(withDuration: 2, options: .curveLinear) {
                    to.alpha = 1
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
            func navigationController(
                _ navigationController: NavigationController,
                animationControllerFor operation: NavigationOperation, from: SceneViewController,
                to: SceneViewController
            ) -> (any ViewControllerAnimatedTransitioning)? {
                log.append("\(operation) \(from.name) \(to.name)")
                return self
            }
            func navigationController(
                _ navigationController: NavigationController,
                interactionControllerFor animator: any ViewControllerAnimatedTransitioning
            ) -> (any ViewControllerInteractiveTransitioning)? { log.count < 3 ? driver : nil }
            func navigationController(
                _ navigationController: NavigationController, willShow controller: SceneViewController,
                animated: Bool
            ) { log.append("will \(controller.name)") }
            func navigationController(
                _ navigationController: NavigationController, didShow controller: SceneViewController,
                animated: Bool
            ) { log.append("did \(controller.name)") }
        }
        let delegate = Delegate()
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        for fraction in [0.25, 0.75, 0.5] {
            delegate.driver.update(fraction)
            #expect(second.view.presentationState.opacity == fraction)
        }
        delegate.driver.cancel()
        scene.advance(to: 5)
        #expect(navigation.viewControllers.map(\.name) == ["cur"])
        #expect(second.parent == nil)
        #expect(delegate.log == ["push cur new", "will new"])
        delegate.log.append("-")
        navigation.pushViewController(second, animated: true)
        scene.advance(to: 8)
        #expect(delegate.log.dropFirst(3) == ["push cur new", "will new", "did new"])
        #expect(navigation.view.subviews.map(\.name) == ["new"])
    }

    @Test func `S22: A coordinator animates a bar alongside a push, and completions come in order`() {
        var log: [String] = []
        let bar = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 44), name: "bar")
        scene.window.addSubview(bar)
        navigation.pushViewController(second, animated: true)
        second.transitionCoordinator?.animate { _ in
            bar.alpha = 0
        } completion: {
            log.append("cancelled \($0.transitionWasCancelled)")
        }
        scene.advance(to: 0.175)
        #expect(difference(bar.presentationState.opacity, 0.5, within: 1e-9) == nil)
        scene.advance(to: 1)
        #expect(log == ["cancelled false"])
        #expect(second.transitionCoordinator == nil)
    }

    @Test func `The stack can be replaced and popped to any depth, and invalid changes are refused`() {
        let third = Page(name: "third", journal)
        navigation.setViewControllers([second, third], animated: false)
        #expect(first.parent == nil)
        #expect(navigation.view.subviews.map(\.name) == ["third"])
        navigation.pushViewController(first, animated: false)
        #expect(navigation.popToViewController(second, animated: false)?.map(\.name) == ["third", "cur"])
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.topViewController === second)
        navigation.setViewControllers([], animated: false)
        navigation.pushViewController(second, animated: false)
        navigation.pushViewController(navigation, animated: false)
        let other = NavigationController(rootViewController: third)
        navigation.pushViewController(third, animated: false)
        #expect(other.viewControllers.count == 1)
        #expect(scene.diagnostics.count == 4)
        navigation.pushViewController(first, animated: true)
        navigation.pushViewController(Page(name: "hasty", journal), animated: true)
        #expect(navigation.popViewController(animated: true) === first)
        #expect(scene.diagnostics.count == 4)
        #expect(navigation.viewControllers.count == 2)
        scene.runOut()
        #expect(navigation.topViewController === first && navigation.viewControllers.count == 2)
    }

    @Test func `Outside of a scene the stack changes at once and without callbacks`() {
        let loose = NavigationController(rootViewController: first)
        journal.log = []
        loose.pushViewController(second, animated: true)
        #expect(loose.viewControllers.count == 2)
        #expect(journal.log.isEmpty)
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.window.rootViewController = loose
        #expect(loose.view.subviews.map(\.name) == ["new"])
        #expect(journal.log == ["new.willApp", "new.didApp"])
    }

    /// Records willShow and didShow.
    private final class Shows: NavigationControllerDelegate {
        var log: [String] = []
        func navigationController(
            _ navigationController: NavigationController, willShow controller: SceneViewController,
            animated: Bool
        ) { log.append("will \(controller.name)") }
        func navigationController(
            _ navigationController: NavigationController, didShow controller: SceneViewController,
            animated: Bool
        ) { log.append("did \(controller.name)") }
    }

    @Test func `willShow and didShow come only for visible changes, both or neither`() {
        let shows = Shows()
        let loose = NavigationController(rootViewController: second)
        loose.delegate = shows
        loose.pushViewController(Page(name: "third", journal), animated: true)
        #expect(shows.log == [])
        navigation.delegate = shows
        navigation.viewControllers = [first, Page(name: "top", journal)]
        #expect(shows.log == ["will top", "did top"])
        // The visible controller stays the same.
        navigation.viewControllers = [navigation.topViewController]
        #expect(shows.log.count == 2 && first.parent == nil)
        #expect(navigation.view.subviews.map(\.name) == ["top"])
        // Covered, it is not visible.
        let cover = Page(name: "cover", journal)
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        navigation.pushViewController(first, animated: true)
        #expect(shows.log.count == 2)
        cover.dismiss(animated: false)
        #expect(navigation.view.subviews.map(\.name) == ["cur"] && first.appearance == .appeared)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A container in a presentation forwards appearance`() {
        let page = Page(name: "page", journal)
        let modal = NavigationController(rootViewController: page)
        modal.modalPresentationStyle = .fullScreen
        navigation.present(modal, animated: true)
        scene.advance(to: 1)
        #expect(journal.log == ["page.willApp", "cur.willDis", "page.didApp", "cur.didDis"])
        #expect(navigation.visibleViewController === modal)
        modal.dismiss(animated: true)
        scene.advance(to: 2)
        #expect(journal.log.suffix(4) == ["page.willDis", "cur.willApp", "page.didDis", "cur.didApp"])
    }
}
