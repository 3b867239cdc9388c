import Foundation
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// The callbacks of containers to their children.
@Suite struct ContainmentTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let a: Page
    private let b: Page

    init() {
        a = Page(name: "a", journal)
        b = Page(name: "b", journal)
        journal.notesMoves = true
    }

    @Test func `S25: A push calls the moves around the appearance, and didShow last`() {
        final class Shows: NavigationControllerDelegate {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            func navigationController(
                _ navigationController: NavigationController, willShow controller: SceneViewController,
                animated: Bool
            ) { journal.log.append("willShow \(controller.name)") }
            func navigationController(
                _ navigationController: NavigationController, didShow controller: SceneViewController,
                animated: Bool
            ) { journal.log.append("didShow \(controller.name)") }
        }
        let navigation = NavigationController(rootViewController: a)
        #expect(journal.log == ["a.willMove(navigation)", "a.didMove(navigation)"])
        scene.window.rootViewController = navigation
        let shows = Shows(journal)
        navigation.delegate = shows
        journal.log = []
        navigation.pushViewController(b, animated: true)
        #expect(b.isMovingToParent)
        b.transitionCoordinator?.animate(alongsideTransition: nil) { [journal] _ in
            journal.log.append("coordinator")
        }
        #expect(navigation.transitionCoordinator === a.transitionCoordinator)
        scene.runOut()
        #expect(
            journal.log == [
                "b.willMove(navigation)", "willShow b", "a.willDis", "b.willApp", "a.didDis", "b.didApp",
                "coordinator", "b.didMove(navigation)", "didShow b",
            ])
        #expect(!b.isMovingToParent && navigation.transitionCoordinator == nil)
        journal.log = []
        navigation.popViewController(animated: false)
        #expect(
            journal.log == [
                "b.willMove(nil)", "willShow a", "b.willDis", "a.willApp", "b.didDis", "a.didApp",
                "b.didMove(nil)", "didShow a",
            ])
        #expect(!b.isMovingFromParent)
    }

    @Test func `A member of a navigation stack that leaves its parent leaves the stack too`() {
        let c = Page(name: "c", journal)
        let navigation = NavigationController(rootViewController: a)
        scene.window.rootViewController = navigation
        navigation.setViewControllers([a, b, c], animated: false)
        journal.log = []
        b.removeFromParent()
        #expect(navigation.viewControllers.map(\.name) == ["a", "c"])
        #expect(b.parent == nil && navigation.children.map(\.name) == ["a", "c"])
        #expect(journal.log == ["b.didMove(nil)"])
        journal.log = []
        c.removeFromParent()
        #expect(navigation.viewControllers.map(\.name) == ["a"])
        #expect(navigation.view.subviews.map(\.name) == ["a"])
        #expect(journal.log == ["c.willDis", "a.willApp", "c.didDis", "a.didApp", "c.didMove(nil)"])
        #expect(scene.diagnostics.isEmpty && scene.isIdle)
        a.removeFromParent()
        #expect(a.parent == nil && navigation.viewControllers.map(\.name) == ["a"])
        #expect(
            scene.diagnostics == [.cannotNavigate(reason: "a navigation controller cannot be empty")])
    }

    @Test(arguments: [true, false])
    func `A member that leaves its parent during a push or a pop stays away, finished or cancelled`(
        _ finishes: Bool
    ) {
        for leaves in ["a", "b", "c"] {
            for isPush in [true, false] {
                let scene = WindowScene(size: CGSize(width: 390, height: 844))
                let pages = ["a", "b", "c"].map { Page(name: $0, journal) }
                let navigation = NavigationController(rootViewController: pages[0])
                let driver = PercentDrivenInteractiveTransition()
                let drives = Drives(driver)
                scene.window.rootViewController = navigation
                navigation.setViewControllers(isPush ? pages.dropLast() : pages, animated: false)
                navigation.delegate = drives
                if isPush {
                    navigation.pushViewController(pages[2], animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
                driver.update(0.5)
                let gone = pages.first { $0.name == leaves }!
                journal.log = []
                gone.removeFromParent()
                if finishes { driver.finish() } else { driver.cancel() }
                scene.runOut()
                let label = "\(leaves) \(isPush) \(finishes)"
                let left = (isPush == finishes ? ["a", "b", "c"] : ["a", "b"]).filter { $0 != leaves }
                #expect(navigation.viewControllers.map(\.name) == left, "\(label)")
                #expect(Set(navigation.children.map(\.name)) == Set(left), "\(label)")
                #expect(navigation.view.subviews.map(\.name) == [left[left.count - 1]], "\(label)")
                #expect(gone.parent == nil && gone.view.window == nil, "\(label)")
                #expect(journal.log.filter { $0.contains("didMove(nil)") && $0.hasPrefix(leaves) }.count == 1)
                #expect(navigation.topViewController.appearance == .appeared, "\(label)")
                #expect(scene.isIdle && scene.transition == nil, "\(label)")
                navigation.pushViewController(SceneViewController(name: "d"), animated: false)
                #expect(navigation.view.subviews.map(\.name) == ["d"], "\(label)")
                #expect(scene.diagnostics.isEmpty, "\(label): \(scene.diagnostics)")
            }
        }
    }

    @Test(arguments: [true, false])
    func `The top that leaves its parent during a presentation is not visible afterwards`(
        _ finishes: Bool
    ) {
        let navigation = NavigationController(rootViewController: a)
        scene.window.rootViewController = navigation
        navigation.pushViewController(b, animated: false)
        let presented = SceneViewController(name: "presented")
        presented.modalPresentationStyle = .overFullScreen
        navigation.present(presented, animated: true)
        scene.advance(to: 0.1)
        b.removeFromParent()
        #expect(navigation.viewControllers.map(\.name) == ["a"])
        if finishes { scene.runOut() } else { scene.transition?.completeTransition(false) }
        scene.runOut()
        #expect(navigation.view.subviews.map(\.name) == ["a"])
        #expect(a.appearance == .appeared && b.appearance == .disappeared)
        #expect(scene.diagnostics.filter { $0 != .transitionAlreadyComplete }.isEmpty)
    }

    @Test func `S26, U12: A cancelled change reverts its moves`() {
        let navigation = NavigationController(rootViewController: a)
        scene.window.rootViewController = navigation
        navigation.pushViewController(b, animated: false)
        journal.log = []
        scene.drag([3, 150, 100, 20], lifts: false)
        #expect(b.isMovingFromParent && b.parent === navigation)
        scene.send(Touch(.ended, at: CGPoint(x: 20, y: 400), time: scene.now))
        scene.runOut()
        #expect(
            journal.log == [
                "b.willMove(nil)", "b.willDis", "a.willApp", "a.willDis", "a.didDis", "b.willApp", "b.didApp",
                "b.willMove(navigation)", "b.didMove(navigation)",
            ])
        #expect(!b.isMovingFromParent && !b.isMovingToParent)
    }

    @Test func `isMovingToParent and isMovingFromParent are true in the appearance callbacks of a move`() {
        final class Asking: SceneViewController {
            var log: [String] = []
            private func note(_ what: String) {
                log.append("\(what) \(isMovingToParent) \(isMovingFromParent)")
            }
            override func viewWillAppear(_ animated: Bool) { note("willApp") }
            override func viewDidAppear(_ animated: Bool) { note("didApp") }
            override func viewWillDisappear(_ animated: Bool) { note("willDis") }
            override func viewDidDisappear(_ animated: Bool) { note("didDis") }
        }
        let navigation = NavigationController(rootViewController: a)
        scene.window.rootViewController = navigation
        let page = Asking(name: "asking")
        navigation.pushViewController(page, animated: true)
        scene.runOut()
        navigation.pushViewController(b, animated: true)
        scene.runOut()
        navigation.popViewController(animated: true)
        scene.runOut()
        page.log = [page.log.joined(separator: ", ")]
        // After a cancelled pop the upper one never left and the lower one never came.
        navigation.popViewController(animated: true)
        scene.advance(to: scene.now + 0.1)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(page.log.dropFirst() == ["willDis false true", "willApp false false", "didApp false false"])
        page.log = page.log[0].components(separatedBy: ", ")
        navigation.popViewController(animated: true)
        scene.runOut()
        #expect(
            page.log == [
                "willApp true false", "didApp true false", "willDis false false", "didDis false false",
                "willApp false false", "didApp false false", "willDis false true", "didDis false true",
            ])
    }

    @Test func `A custom container notifies its children, and exchanges their views`() {
        let container = Page(name: "box", journal)
        scene.window.rootViewController = container
        journal.log = []
        container.addChild(a)
        #expect(a.isMovingToParent && a.parent === container)
        a.view.frame = container.view.bounds
        container.view.addSubview(a.view)
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        a.didMove(toParent: container)
        #expect(!a.isMovingToParent)
        container.addChild(b)
        a.willMove(toParent: nil)
        b.view.frame = CGRect(x: 390, y: 0, width: 390, height: 844)
        var ended: [Bool] = []
        container.transition(from: a, to: b, duration: 0.5, options: .curveLinear) { [a, b] in
            b.view.frame.origin.x = 0
            a.view.frame.origin.x = -390
        } completion: { [a, b] in
            ended.append($0)
            a.removeFromParent()
            b.didMove(toParent: container)
        }
        #expect(container.view.subviews.map(\.name) == ["a", "b"])
        scene.advance(to: 0.25)
        #expect(b.view.presentationState.frame.minX == 195)
        scene.advance(to: 0.5)
        #expect(ended == [true] && container.view.subviews.map(\.name) == ["b"])
        #expect(container.children.map(\.name) == ["b"] && a.parent == nil)
        #expect(
            journal.log == [
                "a.willMove(box)", "a.willApp", "a.didApp", "a.didMove(box)", "b.willMove(box)",
                "a.willMove(nil)", "a.willDis", "b.willApp", "a.didDis", "b.didApp", "a.didMove(nil)",
                "b.didMove(box)",
            ])
        journal.log = []
        container.addChild(a)
        container.transition(from: b, to: a, duration: 0, animations: nil)
        #expect(container.view.subviews.map(\.name) == ["a"])
        #expect(journal.log == ["a.willMove(box)", "b.willDis", "a.willApp", "b.didDis", "a.didApp"])
        b.didMove(toParent: container)
        journal.log = []
        var dissolved = false
        container.transition(
            from: a, to: b, duration: 0.4, options: .transitionCrossDissolve, animations: nil
        ) {
            dissolved = $0
        }
        #expect(container.view.subviews.map(\.name) == ["b"] && journal.log == ["a.willDis", "b.willApp"])
        scene.advance(to: scene.now + 0.39)
        #expect(!dissolved && journal.log.count == 2)
        scene.advance(to: scene.now + 0.02)
        #expect(dissolved && journal.log == ["a.willDis", "b.willApp", "a.didDis", "b.didApp"])
        // Unmatched ends and repeated beginnings call nothing.
        journal.log = []
        b.endAppearanceTransition()
        b.beginAppearanceTransition(true, animated: true)
        #expect(journal.log.isEmpty)
    }

    @Test func `F7: A container that does not forward appearance can call it itself`() {
        final class Manual: SceneViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let manual = Manual(name: "manual")
        manual.addChild(a)
        manual.view.addSubview(a.view)
        journal.log = []
        scene.window.rootViewController = manual
        #expect(journal.log.isEmpty && manual.appearance == .appeared)
        a.beginAppearanceTransition(true, animated: true)
        a.beginAppearanceTransition(false, animated: true)
        a.endAppearanceTransition()
        #expect(journal.log == ["a.willApp", "a.willDis", "a.didDis"])
    }

    @Test func `show pushes if there is a stack, and otherwise presents`() {
        let navigation = NavigationController(rootViewController: a)
        let tabs = TabBarController(viewControllers: [navigation])
        scene.window.rootViewController = tabs
        a.show(b, sender: nil)
        scene.runOut()
        #expect(navigation.topViewController === b)
        let other = SceneViewController(name: "other")
        tabs.show(other, sender: nil)
        scene.runOut()
        #expect(tabs.presentedViewController === other && other.modalTransitionStyle == .coverVertical)
    }

    @Test func `A view is loaded once, at its first access`() {
        let page = SceneViewController(name: "page")
        page.title = "Page"
        #expect(!page.isViewLoaded)
        page.loadViewIfNeeded()
        let view = page.view
        page.loadViewIfNeeded()
        #expect(page.isViewLoaded && page.view === view && page.title == "Page")
    }
}

/// Uses one driver for every change of a stack.
private final class Drives: NavigationControllerDelegate {
    private let driver: PercentDrivenInteractiveTransition
    init(_ driver: PercentDrivenInteractiveTransition) { self.driver = driver }
    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }
}
