import HookeUIKit
import Testing

/// A transition that UIKit's objects describe, with everything optional.
final class BehaviorDelegate: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var interaction: UIViewControllerInteractiveTransitioning?
    var animate: (UIViewControllerContextTransitioning) -> Void = { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        let view = context.view(forKey: .from) ?? context.view(forKey: .to)!
        UIView.animate(withDuration: 1) {
            view.alpha = 0.5
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        1
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        animate(transitionContext)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController)
        -> UIViewControllerAnimatedTransitioning?
    {
        self
    }

    func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makePresentation?(presented, presenting) }
}

@Suite struct TransitionBehaviorTests {
    private let home = UIViewController(name: "home")
    private let rig: PortScene
    private let delegate = BehaviorDelegate()

    init() { rig = PortScene(root: home) }

    private func show(
        _ controller: UIViewController, from presenter: UIViewController? = nil, animated: Bool = true
    ) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = delegate
        (presenter ?? home).present(controller, animated: animated)
    }

    /// An interaction controller that plays at first.
    private final class Playing: NSObject, UIViewControllerInteractiveTransitioning {
        let wantsInteractiveStart = false
        var context: UIViewControllerContextTransitioning?
        func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
            context = transitionContext
        }
    }

    @Test
    func `K2: an interaction controller that plays at first is started, and the animator is not called`() {
        let own = Playing()
        var calls = 0
        delegate.interaction = own
        delegate.animate = { _ in calls += 1 }
        let page = UIViewController()
        show(page)
        #expect(own.context != nil && calls == 0)
        guard let context = own.context else { return }
        #expect(!context.isInteractive)
        rig.scene.advance(to: 3)
        #expect(rig.scene.transition != nil && rig.scene.diagnostics == [], "it completes by itself")
        context.pauseInteractiveTransition()
        #expect(context.isInteractive)
        context.finishInteractiveTransition()
        context.completeTransition(true)
        #expect(rig.scene.transition == nil && home.presentedViewController === page)
        #expect(rig.scene.diagnostics == [])
    }

    @Test
    func `K2: a percent driver that plays at first is started too, and its super lets the animator play`() {
        final class Counting: UIPercentDrivenInteractiveTransition {
            var starts = 0
            override func startInteractiveTransition(
                _ transitionContext: UIViewControllerContextTransitioning
            ) {
                starts += 1
                super.startInteractiveTransition(transitionContext)
            }
        }
        let driver = Counting()
        driver.wantsInteractiveStart = false
        delegate.interaction = driver
        show(UIViewController())
        #expect(driver.starts == 1)
        rig.scene.advance(to: 1)
        #expect(rig.scene.transition == nil && rig.scene.diagnostics == [])
    }

    /// Notes the flags in its callbacks of appearance.
    private final class Flagged: UIViewController {
        var notes: [String] = []
        private func note(_ name: String) { notes.append("\(name) \(isBeingPresented) \(isBeingDismissed)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test func `K3: the flags of presentation and dismissal hold in the callbacks of appearance`() {
        let page = Flagged()
        show(page)
        rig.runOut()
        #expect(page.notes == ["will appear true false", "did appear true false"])
        #expect(!page.isBeingPresented)
        page.notes = []
        page.dismiss(animated: true)
        rig.runOut()
        #expect(page.notes == ["will disappear false true", "did disappear false true"])
        #expect(!page.isBeingDismissed)
    }

    @Test func `K3: a presentation from the last callback keeps its own flag`() {
        final class Returning: UIViewController {
            weak var home: UIViewController?
            override func viewDidDisappear(_ animated: Bool) {
                home?.present(self, animated: true)
                home = nil
            }
        }
        let page = Returning()
        show(page)
        rig.runOut()
        page.home = home
        page.dismiss(animated: true)
        rig.scene.advance(to: 2)
        #expect(page.isBeingPresented && !page.isBeingDismissed)
        rig.runOut()
        #expect(!page.isBeingPresented && home.presentedViewController === page)
    }

    @Test func `K4: the container exists until the last hook has returned`() {
        final class Hooked: UIPresentationController {
            var containers: [Bool] = []
            override func presentationTransitionDidEnd(_ completed: Bool) {
                containers.append(containerView != nil)
            }
            override func dismissalTransitionDidEnd(_ completed: Bool) {
                containers.append(containerView != nil)
            }
        }
        var hooked: Hooked?
        delegate.makePresentation = { presented, presenting in
            let made = Hooked(presentedViewController: presented, presenting: presenting)
            hooked = made
            return made
        }
        show(UIViewController())
        rig.runOut()
        home.dismiss(animated: true)
        rig.runOut()
        #expect(hooked?.containers == [true, true] && hooked?.containerView == nil)

        // A cancelled presentation.
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interaction = driver
        show(UIViewController())
        driver.update(0.5)
        driver.cancel()
        rig.runOut()
        #expect(hooked?.containers == [true] && hooked?.containerView == nil)
    }

    @Test func `K18: a cancelled dismissal brings back what the dismissed controller presented`() {
        let (page, middle, top) = (
            UIViewController(name: "page"), UIViewController(name: "middle"), Flagged()
        )
        show(page)
        rig.runOut()
        show(middle, from: page)
        rig.runOut()
        top.modalPresentationStyle = .fullScreen
        middle.present(top, animated: false)
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.interaction = driver
        home.dismiss(animated: true)
        driver.update(0.5)
        driver.cancel()
        rig.runOut()
        #expect(home.presentedViewController === page && page.presentedViewController === middle)
        #expect(
            middle.presentedViewController === top && top.view.window != nil && top.appearance == .appeared)
        #expect(
            middle.view.superview != nil || top.presentationController?.shouldRemovePresentersView == true)
        #expect(!top.isBeingPresented && rig.scene.diagnostics == [])

        // It can be dismissed again, all of it.
        delegate.interaction = nil
        home.dismiss(animated: true)
        rig.runOut()
        #expect(home.presentedViewController == nil && top.view.window == nil && middle.view.window == nil)
        #expect(rig.window.subviews.count == 1)
    }
}
