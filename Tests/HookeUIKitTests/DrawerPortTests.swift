import HookeUIKit
import Testing

/// Rows E3–E10, in a port.
@Suite struct DrawerPortTests {
    private let home = UIViewController(name: "home")
    private let drawer = DrawerPortViewController(nibName: nil, bundle: nil)
    private let rig: PortScene
    /// Five sixths of the width.
    private let place = CGRect(x: 0, y: 0, width: 325, height: 844)

    init() { rig = PortScene(root: home) }

    private func openToTheEnd() {
        home.present(drawer, animated: true)
        rig.runOut()
    }

    private var dimming: UIView? { rig.window.viewWithTag(1001) }

    @Test func `E1: the port's layer transition pushes from the left in 0.3 s, and hides the old page`() {
        let first = UIViewController(name: "first")
        let pages = DrawerPortPagesController(rootViewController: first)
        let rig = PortScene(root: pages)
        let page = UIViewController(name: "page")
        page.loadViewIfNeeded()
        page.view.frame = CGRect(x: 0, y: 0, width: 325, height: 844)
        rig.scene.advance(to: 1)
        pages.showPage(page)
        #expect(pages.topViewController === page && first.view.superview == nil)
        rig.scene.advance(to: 1.15)
        let pictures = rig.shown { $0.id == pages.view.id }!.children
        // Halfway: the old picture half out to the right, the new one half in from the left.
        let places = pictures.map(\.state.frame.origin.x).sorted()
        #expect(abs(places.first! + 195) < 1e-9 && abs(places.last! - 195) < 1e-9)
        rig.scene.advance(to: 1.3)
        #expect(rig.scene.isIdle && first.view.superview == nil)
        #expect(rig.shown { $0.id == pages.view.id }!.children.map(\.id) == [page.view.id])
        #expect(page.view.presentationState.frame == rig.scene.bounds)
    }

    @Test func `E3: the drawer moves in from −width and out again, in 0.3 s each`() {
        home.present(drawer, animated: true)
        #expect(drawer.view.shownFrame == place.offsetBy(dx: -325, dy: 0))
        rig.scene.advance(to: 0.15)
        #expect(abs(drawer.view.shownFrame.minX - -162.5) < 1e-9)
        rig.scene.advance(to: 0.3.nextDown)
        #expect(rig.scene.transition != nil)
        rig.scene.advance(to: 0.3)
        #expect(rig.scene.transition == nil && drawer.view.shownFrame == place)
        drawer.dismiss(animated: true)
        #expect(drawer.view.frame == place.offsetBy(dx: -325, dy: 0))
        rig.scene.advance(to: 0.6)
        #expect(rig.scene.transition == nil)
    }

    @Test
    func `E4: a dismissal has the right controllers, and the drawer's view is removed before the end`() {
        openToTheEnd()
        var isGone: Bool?
        drawer.dismiss(animated: true) { [drawer] in isGone = drawer.view.superview == nil }
        let context = rig.scene.transition!
        #expect(context.viewController(forKey: .from) === drawer)
        #expect(context.viewController(forKey: .to) === home)
        rig.runOut()
        #expect(isGone == true)
    }

    /// The port's presentation controller, which logs its hooks.
    private final class Logged: DrawerPortPresentationController {
        var log: [String] = []
        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            log.append("present")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            super.presentationTransitionDidEnd(completed)
            log.append("presented \(completed)")
        }
        override func dismissalTransitionWillBegin() {
            super.dismissalTransitionWillBegin()
            log.append("dismiss")
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            super.dismissalTransitionDidEnd(completed)
            log.append("dismissed \(completed)")
        }
    }

    private final class LoggedDelegate: NSObject, UIViewControllerTransitioningDelegate {
        var controller: Logged?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            controller = Logged(presentedViewController: presented, presenting: presenting)
            return controller
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { DrawerPortAnimator(isPresenting: true) }
        func animationController(forDismissed dismissed: UIViewController)
            -> UIViewControllerAnimatedTransitioning?
        { DrawerPortAnimator(isPresenting: false) }
    }

    @Test func `E5: the port's hooks are called in order, with the value of completeTransition`() {
        let delegate = LoggedDelegate()
        drawer.transitioningDelegate = delegate
        home.present(drawer, animated: true)
        let first = delegate.controller!
        #expect(first.log == ["present"] && first.presentingViewController === home)
        rig.scene.transition!.completeTransition(false)
        #expect(first.log == ["present", "presented false"] && dimming == nil)
        openToTheEnd()
        drawer.dismiss(animated: true)
        let second = delegate.controller!
        #expect(second.log == ["present", "presented true", "dismiss"])
        rig.scene.transition!.completeTransition(false)
        #expect(second.log.last == "dismissed false" && dimming != nil)
        drawer.dismiss(animated: true)
        rig.runOut()
        #expect(second.log.suffix(2) == ["dismiss", "dismissed true"])
    }

    @Test func `E6: the final frame has five sixths of the width`() {
        home.present(drawer, animated: true)
        #expect(rig.scene.transition!.finalFrame(for: drawer) == place)
        #expect(drawer.presentationController is DrawerPortPresentationController)
    }

    @Test func `E7: the presenter is dimmed under the drawer during the transition`() {
        home.present(drawer, animated: true)
        let dimming = dimming!
        #expect(dimming.superview?.subviews.map(\.id) == [dimming.id, drawer.view.id])
        #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.5))
        #expect(dimming.presentationState.opacity == 0)
        rig.scene.advance(to: 0.15)
        #expect(abs(dimming.presentationState.opacity - 0.5) < 1e-12)
        rig.scene.advance(to: 0.3)
        #expect(dimming.presentationState.opacity == 1)
    }

    @Test func `E8: a tap beside the drawer dismisses it, a tap on it does not`() {
        openToTheEnd()
        rig.tap(100, 400)
        #expect(rig.scene.transition == nil)
        rig.tap(350, 400)
        #expect(rig.scene.transition?.kind == .dismissal)
    }

    @Test func `E9: after the dismissal no view is left`() {
        openToTheEnd()
        rig.tap(350, 400)
        let dimming = dimming!
        let start = rig.scene.now
        rig.scene.advance(to: start + 0.15)
        #expect(abs(dimming.presentationState.opacity - 0.5) < 1e-12)
        rig.runOut()
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        #expect(self.dimming == nil && rig.scene.isIdle)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `E10: without a presentation controller the drawer fills the screen`() {
        drawer.usesPresentationController = false
        openToTheEnd()
        #expect(drawer.view.frame == rig.scene.bounds)
        #expect(dimming == nil)
    }
}
