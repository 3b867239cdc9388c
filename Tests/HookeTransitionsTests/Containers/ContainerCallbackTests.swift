import Foundation
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Callbacks that change the container that calls them.
@Suite struct ContainerCallbackTests {
    private final class Journal {
        var log: [String] = []
    }

    /// Records its appearance callbacks, and runs an action once before it appears.
    private final class Page: SceneViewController {
        private let journal: Journal
        var beforeAppearing: (() -> Void)?
        init(name: String, _ journal: Journal) {
            self.journal = journal
            super.init(name: name)
        }
        override func viewWillAppear(_ animated: Bool) {
            journal.log.append("\(name).willApp")
            beforeAppearing.take()?()
        }
        override func viewDidAppear(_ animated: Bool) { journal.log.append("\(name).didApp") }
        override func viewWillDisappear(_ animated: Bool) { journal.log.append("\(name).willDis") }
        override func viewDidDisappear(_ animated: Bool) { journal.log.append("\(name).didDis") }
    }

    /// Runs an action at its first request for an animator.
    private final class Asked: NavigationControllerDelegate, TabBarControllerDelegate {
        var action: (() -> Void)?
        func navigationController(
            _ navigationController: NavigationController,
            animationControllerFor operation: NavigationOperation, from: SceneViewController,
            to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? {
            action.take()?()
            return nil
        }
        func tabBarController(
            _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
            to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? {
            action.take()?()
            return NavigationSlide(.push, isRightToLeft: false)
        }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let pages: [Page]
    private let asked = Asked()

    init() { pages = ["a", "b", "c"].map { [journal] in Page(name: $0, journal) } }

    @Test func `A delegate that pushes when asked for an animator is refused, and the change continues`() {
        let navigation = NavigationController(rootViewController: pages[0])
        navigation.delegate = asked
        scene.window.rootViewController = navigation
        journal.log = []
        asked.action = { [pages] in navigation.pushViewController(pages[2], animated: true) }
        navigation.pushViewController(pages[1], animated: true)
        scene.advance(to: 3)
        #expect(navigation.viewControllers.map(\.name) == ["a", "b"])
        #expect(navigation.view.subviews.map(\.name) == ["b"])
        #expect(journal.log == ["a.willDis", "b.willApp", "a.didDis", "b.didApp"])
        #expect(scene.diagnostics == [.cannotNavigate(reason: "another transition is in progress")])
        asked.action = nil
        #expect(navigation.popViewController(animated: true) === pages[1])
    }

    @Test func `A delegate that selects when asked is refused, and one that presents succeeds`() {
        let tabs = TabBarController(viewControllers: pages)
        tabs.delegate = asked
        scene.window.rootViewController = tabs
        journal.log = []
        asked.action = { tabs.selectedIndex = 2 }
        tabs.selectedIndex = 1
        scene.advance(to: 1)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.view.subviews.map(\.name) == ["b"])
        #expect(journal.log == ["a.willDis", "b.willApp", "a.didDis", "b.didApp"])
        asked.action = { tabs.present(SceneViewController(), animated: true) }
        #expect(!tabs.select(0))
        #expect(tabs.selectedIndex == 1)
        #expect(scene.transition?.kind == .presentation)
        scene.advance(to: 2)
        #expect(
            scene.diagnostics == [
                .cannotNavigate(reason: "another transition is in progress"),
                .cannotNavigate(reason: "the delegate has begun another transition"),
            ])
    }

    @Test func `A push before the first appearance keeps all appearance callbacks balanced`() {
        let home = Page(name: "home", journal)
        scene.window.rootViewController = home
        let navigation = NavigationController(rootViewController: pages[0])
        navigation.modalPresentationStyle = .fullScreen
        pages[0].beforeAppearing = { [pages] in navigation.pushViewController(pages[1], animated: true) }
        journal.log = []
        home.present(navigation, animated: true)
        scene.advance(to: 1)
        #expect(navigation.view.subviews.map(\.name) == ["b"])
        #expect(
            journal.log == [
                "a.willApp", "a.willDis", "a.didDis", "b.willApp", "home.willDis", "b.didApp", "home.didDis",
            ])
        journal.log = []
        navigation.popViewController(animated: true)
        scene.advance(to: 2)
        #expect(journal.log == ["b.willDis", "a.willApp", "b.didDis", "a.didApp"])
    }

    @Test func `A tab bar in a presentation with a stack inside calls each controller once`() {
        let home = Page(name: "home", journal)
        scene.window.rootViewController = home
        let navigation = NavigationController(rootViewController: pages[0])
        let tabs = TabBarController(viewControllers: [navigation, pages[2]])
        tabs.modalPresentationStyle = .fullScreen
        journal.log = []
        home.present(tabs, animated: true)
        scene.advance(to: 1)
        #expect(journal.log == ["a.willApp", "home.willDis", "a.didApp", "home.didDis"])
        tabs.selectedIndex = 1
        journal.log = []
        navigation.pushViewController(pages[1], animated: true)
        #expect(journal.log.isEmpty)
        tabs.selectedIndex = 0
        #expect(journal.log == ["c.willDis", "b.willApp", "c.didDis", "b.didApp"])
        journal.log = []
        home.dismiss(animated: true)
        scene.advance(to: 2)
        #expect(journal.log == ["b.willDis", "home.willApp", "b.didDis", "home.didApp"])
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `A child outside of the stack stays, and one that contains the stack is refused`() {
        let navigation = NavigationController(rootViewController: pages[0])
        let tabs = TabBarController(viewControllers: [navigation])
        navigation.addChild(pages[2])
        scene.window.rootViewController = tabs
        navigation.setViewControllers([pages[1]], animated: false)
        #expect(pages[2].parent === navigation)
        #expect(pages[0].parent == nil)
        navigation.pushViewController(tabs, animated: false)
        #expect(navigation.viewControllers.count == 1)
        #expect(scene.diagnostics == [.cannotNavigate(reason: "tabs contains the navigation controller")])
    }

    @Test func `A navigation controller is released with its owner, also during a swipe`() {
        weak var gone: NavigationController?
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let navigation = NavigationController(rootViewController: SceneViewController())
            scene.window.rootViewController = navigation
            navigation.pushViewController(SceneViewController(), animated: true)
            scene.advance(to: 1)
            scene.send(Touch(.began, at: CGPoint(x: 3, y: 400), time: 1))
            scene.send(Touch(.moved, at: CGPoint(x: 100, y: 400), time: 1.1))
            #expect(scene.transition?.kind == .pop)
            gone = navigation
        }
        #expect(gone == nil)
    }
}
