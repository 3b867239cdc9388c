import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct PresentingTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let root = LoggingController(name: "root")

    init() { scene.window.rootViewController = root }

    @Test func `U13: A controller without a delegate slides up from the bottom in 0.5 s`() {
        let next = SceneViewController(name: "next")
        next.modalPresentationStyle = .fullScreen
        var done = false
        root.present(next, animated: true) { done = true }
        #expect(next.view.presentationState.frame.origin.y == 844)
        #expect(next.isBeingPresented)
        scene.advance(to: 0.5)
        #expect(done && !next.isBeingPresented)
        #expect(root.presentedViewController === next && next.presentingViewController === root)
        #expect(root.view.superview == nil, "A5: full screen takes the presenter's view out")
        root.dismiss(animated: true)
        #expect(next.isBeingDismissed)
        scene.runOut()
        #expect(scene.window.subviews.map(\.id) == [root.view.id])
        #expect(
            root.log == [
                "willAppear", "didAppear", "willDisappear", "didDisappear", "willAppear", "didAppear",
            ])
    }

    @Test func `Without animation everything is done when the call returns`() {
        let next = LoggingController(name: "next")
        var done = 0
        root.present(next, animated: false) { done += 1 }
        #expect(done == 1 && scene.isIdle)
        #expect(next.view.scene === scene)
        next.dismiss(animated: false) { done += 1 }
        #expect(done == 2 && scene.isIdle)
        #expect(next.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func `S2: a custom style calls its animator even without animation`() {
        final class Delegate: SelfAnimating {
            var wasAnimated: Bool?
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                wasAnimated = context.isAnimated
                context.containerView.addSubview(context.view(forKey: .to)!)
                context.completeTransition(true)
            }
        }
        let next = SceneViewController()
        let delegate = Delegate()
        next.modalPresentationStyle = .custom
        next.transitioningDelegate = delegate
        root.present(next, animated: false)
        #expect(delegate.wasAnimated == false)
        #expect(scene.isIdle && root.presentedViewController === next)
    }

    @Test func `Dismissing a controller dismisses what it presents`() {
        let middle = LoggingController(name: "middle")
        let top = LoggingController(name: "top")
        root.present(middle, animated: false)
        middle.present(top, animated: false)
        root.dismiss(animated: true)
        scene.runOut()
        #expect(scene.window.subviews.map(\.id) == [root.view.id])
        #expect(middle.presentedViewController == nil && top.presentingViewController == nil)
        #expect(top.log == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(root.appearance == .appeared)
    }

    @Test func `Invalid presentations and dismissals are reported and change nothing`() {
        let next = SceneViewController(name: "next")
        root.dismiss(animated: true)
        SceneViewController(name: "nowhere").present(next, animated: true)
        root.present(root, animated: true)
        root.present(next, animated: true)
        root.present(SceneViewController(), animated: true)
        root.dismiss(animated: true)
        scene.runOut()
        root.present(SceneViewController(), animated: true)
        #expect(scene.diagnostics.count == 5)
        #expect(scene.diagnostics.allSatisfy { "\($0)".hasPrefix("cannot ") })
        #expect(root.presentedViewController === next)
    }

    @Test func `A cancelled presentation balances appearance and leaves the presenter in place`() {
        let rig = SwipeRig(.slide)
        rig.presenter.log = []
        rig.begin()
        rig.driver.update(0.3)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.presented.log == ["willAppear", "willDisappear", "didDisappear"])
        #expect(rig.presenter.log == ["willDisappear", "willAppear", "didAppear"])
        #expect(rig.presenter.view.superview === rig.scene.window)
    }

    @Test func `U7: a presentation starts before present returns`() {
        let rig = ScriptedTransition()
        var isRecorded = false
        rig.script = { _ in isRecorded = true }
        rig.begin()
        rig.driver.update(0.5)
        #expect(isRecorded && rig.scene.transition?.fraction == 0.5)
    }

    @Test func `U8: an empty block in a transition lasts its duration`() {
        let rig = ScriptedTransition()
        rig.isInteractive = false
        rig.begin()
        rig.scene.advance(to: 1.0.nextDown)
        #expect(rig.completions == 0)
        rig.scene.advance(to: 1)
        #expect(rig.completions == 1 && rig.scene.isIdle)
    }

    @Test func `An animator that does not complete is reported, and may complete later`() {
        final class Forgetful: SelfAnimating {
            var context: (any ViewControllerContextTransitioning)?
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                self.context = context
                let view = context.view(forKey: .to)!
                context.containerView.addSubview(view)
                view.alpha = 0
                SceneView.animate(withDuration: 1) { view.alpha = 1 }
            }
        }
        let next = SceneViewController()
        let delegate = Forgetful()
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = delegate
        var done = 0
        root.present(next, animated: true) { done += 1 }
        scene.advance(to: 3)
        #expect(scene.diagnostics == [.transitionNotCompleted])
        #expect(done == 0 && scene.transition != nil)
        delegate.context?.completeTransition(true)
        #expect(done == 1 && scene.isIdle)
    }

    @Test func `An invalid duration is reported, and 0 is used`() {
        final class Odd: SelfAnimating {
            func transitionDuration(
                using transitionContext: (any ViewControllerContextTransitioning)?
            ) -> Double { .nan }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                context.containerView.addSubview(context.view(forKey: .to)!)
                context.completeTransition(true)
            }
        }
        let next = SceneViewController()
        let delegate = Odd()
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = delegate
        root.present(next, animated: true)
        #expect(scene.diagnostics.count == 1 && scene.isIdle)
    }
}
