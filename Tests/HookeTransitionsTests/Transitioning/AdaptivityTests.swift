import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct AdaptivityTests {
    private final class Delegate: AdaptivePresentationDelegate {
        var log: [String] = []
        var style: PresentationStyle?
        var instead: SceneViewController?
        var mayGo = true

        func adaptivePresentationStyle(
            for controller: PresentationController, traitCollection: TraitCollection
        ) -> PresentationStyle {
            log.append("style \(traitCollection.horizontalSizeClass)")
            return style ?? controller.adaptivePresentationStyle(for: traitCollection)
        }
        func presentationController(
            _ controller: PresentationController,
            viewControllerForAdaptivePresentationStyle style: PresentationStyle
        ) -> SceneViewController? {
            log.append("controller for \(style)")
            return instead
        }
        func presentationController(
            _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
            transitionCoordinator: TransitionCoordinator?
        ) {
            log.append("willPresent \(style) \(transitionCoordinator != nil)")
        }
        func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
            log.append("shouldDismiss")
            return mayGo
        }
        func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
            log.append("didAttempt")
        }
        func presentationControllerWillDismiss(_ controller: PresentationController) {
            log.append("willDismiss \(controller.presentedViewController.isBeingDismissed)")
        }
        func presentationControllerDidDismiss(_ controller: PresentationController) {
            log.append("didDismiss")
        }
    }

    private final class Leaving: AdaptivePresentationDelegate {
        func adaptivePresentationStyle(
            for controller: PresentationController, traitCollection: TraitCollection
        ) -> PresentationStyle { traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none }
        func presentationController(
            _ controller: PresentationController, willPresentWithAdaptiveStyle style: PresentationStyle,
            transitionCoordinator: TransitionCoordinator?
        ) {
            if style == .fullScreen { controller.presentedViewController.dismiss(animated: false) }
        }
    }

    @Test func `A presentation that is dismissed while it adapts leaves the presenter in its place`() {
        scene.resize(to: CGSize(width: 844, height: 844))
        let leaving = Leaving()
        next.adaptivePresentationDelegate = leaving
        next.modalPresentationStyle = .formSheet
        root.present(next, animated: false)
        scene.resize(to: CGSize(width: 390, height: 844))
        #expect(next.presentingViewController == nil)
        #expect(root.view.superview === scene.window && root.view.frame == scene.bounds)
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let root = LoggingController(name: "root")
    private let next = SceneViewController(name: "next")
    private let delegate = Delegate()

    init() {
        scene.window.rootViewController = root
        next.adaptivePresentationDelegate = delegate
    }

    @Test func `Size classes follow from the size by UIKit's limits, and can be overridden`() {
        func classes(_ width: Double, _ height: Double) -> [SizeClass] {
            let traits = TraitCollection(size: CGSize(width: width, height: height))
            return [traits.horizontalSizeClass, traits.verticalSizeClass]
        }
        #expect(classes(390, 844) == [.compact, .regular])
        #expect(classes(844, 390) == [.regular, .compact])
        #expect(classes(600, 500) == [.regular, .regular])
        #expect(classes(599, 499) == [.compact, .compact])
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        scene.overrideTraitCollection = TraitCollection(horizontalSizeClass: .regular)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
    }

    @Test
    func `A form sheet becomes a page sheet in a compact width, with UIKit's order of callbacks`() {
        next.modalPresentationStyle = .formSheet
        root.present(next, animated: true)
        #expect(delegate.log == ["style compact", "controller for pageSheet", "willPresent pageSheet true"])
        scene.runOut()
        #expect(next.presentationController?.presentationStyle == .pageSheet)
        #expect(next.view.frame == CGRect(x: 0, y: 40, width: 390, height: 804))
        delegate.log = []
        scene.resize(to: CGSize(width: 1024, height: 768))
        #expect(delegate.log == ["style regular", "willPresent none true"])
        #expect(next.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        #expect(next.presentationController?.presentationStyle == .formSheet)
    }

    @Test func `The delegate may adapt to full screen, which removes the presenter's view, and back`() {
        next.modalPresentationStyle = .pageSheet
        delegate.style = .fullScreen
        root.present(next, animated: false)
        #expect(root.view.superview == nil && next.view.frame == scene.bounds)
        delegate.style = PresentationStyle.none
        scene.resize(to: CGSize(width: 1024, height: 768))
        #expect(root.view.superview === scene.window)
        #expect(scene.window.subviews.first === root.view && root.view.frame == scene.bounds)
        #expect(next.view.frame.size.width == 704)
        next.dismiss(animated: true)
        scene.runOut()
        #expect(scene.window.subviews.map(\.id) == [root.view.id])
    }

    @Test func `The delegate may present another controller in the adapted style`() {
        let wrapped = NavigationController(rootViewController: SceneViewController(name: "inner"))
        delegate.instead = wrapped
        delegate.style = .overFullScreen
        next.modalPresentationStyle = .formSheet
        root.present(next, animated: true)
        scene.runOut()
        #expect(root.presentedViewController === wrapped && next.presentingViewController == nil)
        #expect(wrapped.view.frame == scene.bounds)
        root.dismiss(animated: true)
        scene.runOut()
        #expect(root.presentedViewController == nil && scene.isIdle)
    }

    @Test func `A dismissal by the user asks the delegate, one in code does not`() {
        next.modalPresentationStyle = .pageSheet
        root.present(next, animated: false)
        let presentation = next.presentationController!
        delegate.log = []
        next.isModalInPresentation = true
        #expect(!presentation.attemptToDismiss())
        #expect(delegate.log == ["didAttempt"])
        next.isModalInPresentation = false
        delegate.mayGo = false
        delegate.log = []
        #expect(!presentation.attemptToDismiss())
        #expect(delegate.log == ["shouldDismiss", "didAttempt"])
        delegate.mayGo = true
        delegate.log = []
        #expect(presentation.attemptToDismiss())
        #expect(delegate.log == ["shouldDismiss", "willDismiss true"])
        scene.transition?.pauseInteractiveTransition()
        scene.transition?.cancelInteractiveTransition()
        scene.runOut()
        #expect(delegate.log.last == "willDismiss true", "cancelled, it is not dismissed")
        #expect(presentation.attemptToDismiss())
        scene.runOut()
        #expect(delegate.log.suffix(3) == ["shouldDismiss", "willDismiss true", "didDismiss"])
        root.present(next, animated: false)
        delegate.log = []
        next.dismiss(animated: false)
        #expect(delegate.log.isEmpty && root.presentedViewController == nil)
        #expect(!presentation.attemptToDismiss())
    }
}
