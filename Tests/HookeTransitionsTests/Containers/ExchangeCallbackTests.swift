import Foundation
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Changes that are requested by callbacks of the views that another change exchanges.
@Suite struct ExchangeCallbackTests {
    enum Hook: CaseIterable {
        case willMoveToSuperview, didMoveToSuperview, willMoveToWindow, didMoveToWindow
    }

    /// Runs a closure in one of its callbacks, once.
    private final class CallingView: SceneView {
        var hook = Hook.willMoveToSuperview
        var call: (() -> Void)?

        private func reach(_ reached: Hook) {
            guard reached == hook, let call else { return }
            self.call = nil
            call()
        }

        override func willMove(toSuperview newSuperview: SceneView?) { reach(.willMoveToSuperview) }
        override func didMoveToSuperview() { reach(.didMoveToSuperview) }
        override func willMove(toWindow newWindow: SceneWindow?) { reach(.willMoveToWindow) }
        override func didMoveToWindow() { reach(.didMoveToWindow) }
    }

    private final class PushingController: SceneViewController {
        var next: SceneViewController?
        override func viewDidLoad() {
            if let next { navigationController?.pushViewController(next, animated: true) }
        }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let first = SceneViewController(name: "first")
    private let second = SceneViewController(name: "second")
    private let third = SceneViewController(name: "third")
    private let cover = SceneViewController(name: "cover")
    private let calling = CallingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "calling")

    private func cover(_ controller: SceneViewController) {
        cover.modalPresentationStyle = .fullScreen
        controller.present(cover, animated: false)
    }

    /// The refusals since the start.
    private var refusals: Int {
        scene.diagnostics.count {
            switch $0 {
            case .cannotPresent, .cannotDismiss, .cannotNavigate: true
            default: false
            }
        }
    }

    @Test(arguments: [Hook.willMoveToSuperview, .didMoveToSuperview], [true, false])
    func `F10: What a view of a covered stack's change requests waits for it`(_ hook: Hook, isIncoming: Bool)
    {
        for (request, expected) in [
            ("push", "second third"), ("pop", ""), ("set", "third"), ("two", "second"),
        ] {
            let rig = ExchangeCallbackTests()
            let navigation = NavigationController(rootViewController: rig.first)
            (isIncoming ? rig.second : rig.first).view = rig.calling
            rig.scene.window.rootViewController = navigation
            rig.cover(navigation)
            rig.calling.hook = hook
            rig.calling.call = {
                switch request {
                case "push": navigation.pushViewController(rig.third, animated: true)
                case "pop": #expect(navigation.popViewController(animated: true) === rig.second)
                case "set": navigation.setViewControllers([rig.third], animated: true)
                default:
                    navigation.pushViewController(rig.third, animated: true)
                    navigation.popViewController(animated: true)
                }
                #expect(navigation.viewControllers.map(\.name) == ["first", "second"], "\(request) waits")
            }
            navigation.pushViewController(rig.second, animated: true)
            let names: [Substring] = ((request == "set" ? "" : "first ") + expected).split(separator: " ")
            #expect(navigation.viewControllers.map { $0.name[...] } == names, "\(request)")
            #expect(navigation.children == navigation.viewControllers, "\(request)")
            #expect(
                navigation.view.subviews.map(\.id) == [navigation.topViewController.view.id], "\(request)")
            #expect(rig.calling.call == nil && rig.refusals == 0, "\(request)")
        }
    }

    @Test func `F7: A dismissal and a presentation in a covered stack's change are refused`() {
        let navigation = NavigationController(rootViewController: first)
        first.view = calling
        scene.window.rootViewController = navigation
        cover(navigation)
        calling.hook = .didMoveToSuperview
        calling.call = {
            navigation.dismiss(animated: true)
            cover.present(third, animated: true)
        }
        navigation.pushViewController(second, animated: true)
        #expect(scene.transition == nil && refusals == 2)
        navigation.dismiss(animated: false)
        #expect(navigation.view.subviews.map(\.id) == [second.view.id])
        #expect(second.appearance == .appeared && first.appearance == .disappeared)
    }

    @Test(arguments: Hook.allCases)
    func `F10: What a removed view requests at the end of a pop waits for it`(_ hook: Hook) {
        second.view = calling
        let navigation = NavigationController(rootViewController: first)
        scene.window.rootViewController = navigation
        navigation.pushViewController(second, animated: false)
        navigation.popViewController(animated: true)
        calling.hook = hook
        calling.call = {
            navigation.present(third, animated: true)
            navigation.pushViewController(second, animated: true)
        }
        scene.advance(to: 1)
        #expect(calling.call == nil && refusals == 1)
        scene.advance(to: 2)
        #expect(navigation.viewControllers == [first, second] && navigation.children == [first, second])
        #expect(navigation.view.subviews.map(\.id) == [second.view.id])
        #expect(second.parent === navigation && second.appearance == .appeared)
        #expect(scene.isIdle)
    }

    @Test(arguments: [Hook.willMoveToSuperview, .didMoveToSuperview])
    func `F1: What a presenter's view requests at the begin of a presentation is refused`(_ hook: Hook) {
        first.view = calling
        scene.window.rootViewController = first
        calling.hook = hook
        calling.call = { first.present(third, animated: true) }
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        #expect(calling.call == nil && refusals == 1)
        scene.advance(to: 2)
        #expect(first.presentedViewController === second && second.appearance == .appeared)
        #expect(third.presentingViewController == nil && scene.isIdle)
    }

    @Test func `F10: A page that pushes when its view loads, outside of a scene`() {
        let page = PushingController(name: "second")
        page.next = third
        let navigation = NavigationController(rootViewController: first)
        navigation.loadViewIfNeeded()
        navigation.pushViewController(page, animated: true)
        #expect(navigation.viewControllers.map(\.name) == ["first", "second", "third"])
        #expect(navigation.children == navigation.viewControllers)
        #expect(navigation.view.subviews.map(\.id) == [third.view.id])
    }

    @Test(arguments: [true, false])
    func `S45: Another selection in a change of tabs without a transition is refused`(isInScene: Bool) {
        first.view = calling
        let tabs = TabBarController(viewControllers: [first, second, third])
        tabs.loadViewIfNeeded()
        if isInScene {
            scene.window.rootViewController = tabs
            cover(tabs)
        }
        calling.hook = .didMoveToSuperview
        calling.call = { scene.run { tabs.selectedIndex = 2 } }
        tabs.selectedIndex = 1
        #expect(calling.call == nil && refusals == 1)
        #expect(tabs.selectedIndex == 1 && tabs.view.subviews.map(\.id) == [second.view.id])
        tabs.selectedIndex = 2
        #expect(tabs.view.subviews.map(\.id) == [third.view.id])
    }
}
