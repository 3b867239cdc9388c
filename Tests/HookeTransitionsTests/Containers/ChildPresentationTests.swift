import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Presentations from children of containers, and the built-in styles.
@Suite struct ChildPresentationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let journal = Journal()
    private let page: Page
    private let navigation: NavigationController
    private let tabs: TabBarController
    private let next: Page

    init() {
        page = Page(name: "page", journal)
        next = Page(name: "next", journal)
        navigation = NavigationController(rootViewController: page)
        tabs = TabBarController(viewControllers: [navigation])
        scene.window.rootViewController = tabs
        journal.log = []
    }

    /// Records the controllers of each request.
    private final class Asked: ViewControllerTransitioningDelegate {
        var log: [String] = []
        func animationController(
            forPresented presented: SceneViewController, presenting: SceneViewController,
            source: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? {
            log.append("animator \(presented.name) by \(presenting.name) from \(source.name)")
            return nil
        }
        func presentationController(
            forPresented presented: SceneViewController, presenting: SceneViewController?,
            source: SceneViewController
        ) -> PresentationController? {
            log.append("presentation by \(presenting?.name ?? "") from \(source.name)")
            return nil
        }
    }

    @Test func `S1: A child presents from the root, and is the source`() {
        let asked = Asked()
        next.transitioningDelegate = asked
        next.modalPresentationStyle = .custom
        page.present(next, animated: true)
        #expect(page.transitionCoordinator != nil)
        scene.runOut()
        #expect(asked.log == ["presentation by tabs from page", "animator next by tabs from page"])
        #expect(next.presentingViewController === tabs)
        // Every controller between returns what its nearest ancestor presents.
        for controller in [page, navigation, tabs] { #expect(controller.presentedViewController === next) }
        #expect(navigation.visibleViewController === next && next.presentedViewController == nil)
        page.present(Page(name: "more", journal), animated: true)
        #expect(scene.diagnostics == [.cannotPresent(reason: "tabs already presents a controller")])
        page.dismiss(animated: true)
        scene.runOut()
        #expect(page.presentedViewController == nil && next.presentingViewController == nil)
        #expect(scene.window.subviews.map(\.name) == ["tabs"])
    }

    @Test func `A5: Presented full screen by a child, the root's view is removed and restored`() {
        let before = scene.snapshot().root
        next.modalPresentationStyle = .fullScreen
        page.present(next, animated: true)
        scene.runOut()
        #expect(tabs.view.superview == nil && next.view.scene === scene)
        #expect(journal.log == ["next.willApp", "page.willDis", "next.didApp", "page.didDis"])
        page.dismiss(animated: true)
        scene.runOut()
        #expect(scene.snapshot().root == before)
        #expect(journal.log.suffix(4) == ["next.willDis", "page.willApp", "next.didDis", "page.didApp"])
    }

    @Test func `A child of a presented controller knows its presenter, presents on top and dismisses`() {
        let inner = Page(name: "inner", journal)
        let modal = NavigationController(rootViewController: inner, name: "modal")
        page.present(modal, animated: false)
        #expect(inner.presentingViewController === tabs)
        #expect(inner.presentationController?.presentedViewController === modal)
        inner.present(next, animated: false)
        #expect(next.presentingViewController === modal && inner.presentedViewController === next)
        // What it presents is dismissed first.
        inner.dismiss(animated: false)
        #expect(inner.presentedViewController == nil && tabs.presentedViewController === modal)
        inner.dismiss(animated: true)
        scene.runOut()
        #expect(tabs.presentedViewController == nil && scene.window.subviews.map(\.name) == ["tabs"])
        page.dismiss(animated: false)
        #expect(scene.diagnostics == [.cannotDismiss(reason: "page neither presents nor is presented")])
    }

    @Test func `A context style is presented by the nearest controller that defines a context`() {
        next.modalPresentationStyle = .overCurrentContext
        navigation.definesPresentationContext = true
        page.present(next, animated: false)
        #expect(next.presentingViewController === navigation)
        #expect(page.presentedViewController === next && tabs.presentedViewController == nil)
        page.dismiss(animated: false)
        // Without one the root presents; full screen ignores contexts.
        navigation.definesPresentationContext = false
        page.present(next, animated: false)
        #expect(next.presentingViewController === tabs)
        page.dismiss(animated: false)
        page.definesPresentationContext = true
        page.present(next, animated: false)
        #expect(next.presentingViewController === page)
        page.dismiss(animated: false)
        next.modalPresentationStyle = .overFullScreen
        page.present(next, animated: false)
        #expect(next.presentingViewController === tabs)
    }

    @Test
    func `A child of a container cannot be presented, and a presented controller cannot be pushed`() {
        let other = NavigationController(rootViewController: next)
        page.present(next, animated: true)
        #expect(scene.diagnostics == [.cannotPresent(reason: "next is a child of navigation")])
        other.modalPresentationStyle = .overFullScreen
        page.present(other, animated: false)
        navigation.pushViewController(other, animated: false)
        #expect(scene.diagnostics.last == .cannotNavigate(reason: "navigation is presented"))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `U13: crossDissolve fades in and out in 0.4 s, and a cancel restores the alpha`() {
        next.modalTransitionStyle = .crossDissolve
        next.modalPresentationStyle = .overFullScreen
        next.view.alpha = 0.8
        page.present(next, animated: true)
        scene.advance(to: 0.2)
        #expect(difference(next.view.presentationState.opacity, 0.4, within: 1e-12) == nil)
        #expect(next.view.presentationState.frame == scene.bounds)
        scene.advance(to: 0.4)
        #expect(scene.transition == nil && next.view.alpha == 0.8)
        page.dismiss(animated: true)
        scene.advance(to: 0.6)
        #expect(difference(next.view.presentationState.opacity, 0.4, within: 1e-12) == nil)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(next.view.alpha == 0.8 && page.presentedViewController === next)
        page.dismiss(animated: true)
        scene.runOut()
        #expect(next.view.alpha == 0.8 && next.view.superview == nil)
    }

    @Test(arguments: [PresentationStyle.fullScreen, .overFullScreen])
    func `flipHorizontal rotates one view to its edge, then the other from its edge`(
        _ style: PresentationStyle
    ) {
        next.modalTransitionStyle = .flipHorizontal
        next.modalPresentationStyle = style
        let before = scene.snapshot().root
        /// Returns the angles about the vertical axis in the container, by view name.
        func angles() -> [String: Double] {
            let container = scene.window.subviews.last!
            return Dictionary(
                container.subviews.map {
                    let shown = $0.presentationState.transform
                    return ($0 === next.view ? "next" : "old", atan2(-shown.m13, shown.m11))
                }, uniquingKeysWith: { $1 })
        }
        func expectAngles(_ old: Double, _ new: Double) {
            let shown = angles()
            #expect(difference(shown["old"]!, old, within: 1e-9) == nil)
            #expect(difference(shown["next"]!, new, within: 1e-9) == nil)
        }
        page.present(next, animated: true)
        expectAngles(0, .pi / 2)
        scene.advance(to: 0.375)
        expectAngles(-.pi / 2, .pi / 2)
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(scene.snapshot().root == before)
        page.present(next, animated: true)
        scene.runOut()
        #expect(next.view.layer.transform == .identity && !tabs.view.isHidden)
        page.dismiss(animated: true)
        scene.advance(to: scene.now + 0.375)
        expectAngles(-.pi / 2, .pi / 2)
        scene.runOut()
        #expect(scene.snapshot().root == before)
    }

    @Test func `A presentation context may set the transition style`() {
        next.modalPresentationStyle = .overCurrentContext
        navigation.definesPresentationContext = true
        navigation.modalTransitionStyle = .crossDissolve
        navigation.providesPresentationContextTransitionStyle = true
        page.present(next, animated: true)
        #expect(next.view.presentationState.opacity == 0)
        scene.runOut()
        navigation.providesPresentationContextTransitionStyle = false
        page.dismiss(animated: true)
        scene.advance(to: scene.now + 0.25)
        #expect(next.view.presentationState.opacity == 1)
        scene.runOut()
        #expect(ModalTransitionStyle.allCases.map(\.rawValue) == [0, 1, 2])
    }
}
