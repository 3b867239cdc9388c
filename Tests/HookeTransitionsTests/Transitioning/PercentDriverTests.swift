import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct PercentDriverTests {
    private final class Overridden: PercentDrivenInteractiveTransition {
        var log: [String] = []
        override func update(_ percentComplete: CGFloat) { log.append("update \(percentComplete)") }
        override func finish() { log.append("finish") }
        override func cancel() { log.append("cancel") }
    }

    /// A driver with an animator of 1 s that moves a view by 100 points linearly.
    private final class Rig: SelfAnimating {
        let scene = WindowScene(size: CGSize(width: 100, height: 200))
        let root = SceneViewController(name: "root")
        let next = SceneViewController(name: "next")
        let driver: PercentDrivenInteractiveTransition
        var duration = 1.0
        var blockDuration = 1.0
        var options = AnimationOptions.curveLinear
        var completes = 0
        var presented = 0
        var ended: [Bool] = []
        var context: (any ViewControllerContextTransitioning)?

        init(_ driver: PercentDrivenInteractiveTransition = .init()) {
            self.driver = driver
            scene.window.rootViewController = root
            next.modalPresentationStyle = .fullScreen
            next.transitioningDelegate = self
        }

        func start() { root.present(next, animated: true) { [unowned self] in presented += 1 } }

        var presentationDriver: (any ViewControllerInteractiveTransitioning)? { driver }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            self.context = context
            let view = next.view
            view.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
            context.containerView.addSubview(view)
            SceneView.animate(withDuration: blockDuration, options: options) {
                view.frame.origin.x = 0
            } completion: { [unowned self] _ in
                completes += 1
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

        var x: Double { next.view.presentationState.frame.origin.x }
    }

    @Test func `A8, D8: the state at p is the timeline at p·D, bit for bit in any order`() {
        let rig = Rig()
        rig.options = []
        rig.start()
        var seen: [Double: Double] = [:]
        for p in [0.2, 0.9, 0.1, 0.5, 0.9, 0.2, 0.5, 0.1, 1, 0, 1, 0] {
            rig.driver.update(p)
            if let before = seen[p] { #expect(before == rig.x) }
            seen[p] = rig.x
        }
        #expect((seen[0.2]! - 100 * (1 - CubicBezier.easeInOut.value(at: 0.2))).magnitude < 1e-12)
        #expect(seen[0] == 100 && seen[1] == 0)
    }

    @Test func `A8: tracksFinger makes the blocks linear`() {
        let rig = Rig()
        rig.options = []
        rig.driver.tracksFinger = true
        rig.start()
        rig.driver.update(0.25)
        #expect(rig.x == 75)
    }

    @Test func `S7: Finish at 0.6 takes 0.4 s, cancel 0.6 s, and the completion comes exactly then`() {
        for (outcome, duration) in [(TransitionOutcome.finish, 0.4), (.cancel, 0.6)] {
            let rig = Rig()
            rig.start()
            rig.driver.update(0.6)
            rig.scene.advance(to: 1)
            if outcome == .finish { rig.driver.finish() } else { rig.driver.cancel() }
            rig.scene.advance(to: 1 + duration - 1e-9)
            #expect(rig.completes == 0)
            rig.scene.advance(to: 1 + duration)
            #expect(rig.completes == 1 && rig.presented == 1)
            #expect(rig.ended == [outcome == .finish])
            #expect(rig.scene.isIdle)
        }
    }

    @Test func `S8: The completion speed is read at the release, also from an override`() {
        final class Slow: PercentDrivenInteractiveTransition {
            override var completionSpeed: CGFloat {
                get { 0.4 }
                set {}
            }
        }
        let rig = Rig(Slow())
        rig.start()
        rig.driver.update(0.6)
        rig.driver.finish()
        #expect(rig.scene.transition?.settlePlan?.duration == 1)
    }

    @Test func `S13: A speed of 0 or less is reported, and 1 is used`() {
        for speed in [0, -1, Double.nan] {
            let rig = Rig()
            rig.start()
            rig.driver.completionSpeed = speed
            rig.driver.update(0.5)
            rig.driver.finish()
            #expect(rig.scene.transition?.settlePlan?.duration == 0.5)
            #expect(rig.scene.diagnostics.count == 1)
        }
    }

    @Test func `S13: A speed or duration without a finite plan is reported, and the transition still ends`() {
        for style in [SettlePlan.Style?.none, .spring, .cubic] {
            for (speed, duration) in [(Double.leastNonzeroMagnitude, 1.0), (0x1p-1030, 1), (1e-300, 1e300)] {
                let rig = Rig()
                rig.duration = duration
                rig.driver.settle = style
                rig.start()
                rig.driver.completionSpeed = speed
                rig.driver.update(0.5)
                rig.driver.finish(velocity: 0)
                #expect(rig.scene.diagnostics.count == 1)
                rig.scene.runOut()
                #expect(rig.ended == [true] && rig.scene.isIdle)
            }
        }
    }

    @Test func `F1, F2, S9: Finish at 1 and cancel at 0 complete once, on the next tick`() {
        for (fraction, outcome) in [(1.0, TransitionOutcome.finish), (0, .cancel)] {
            for style in [SettlePlan.Style?.none, .spring, .cubic] {
                let rig = Rig()
                rig.driver.settle = style
                rig.start()
                rig.driver.update(fraction)
                if outcome == .finish {
                    rig.driver.finish(velocity: 3)
                } else {
                    rig.driver.cancel(velocity: -3)
                }
                #expect(rig.completes == 0)
                rig.scene.advance(to: rig.scene.now)
                #expect(rig.completes == 1)
                #expect(rig.scene.isIdle)
            }
        }
    }

    @Test func `S10: Calls before the first start are queued, calls after the end are ignored`() {
        let rig = Rig()
        rig.driver.update(0.3)
        rig.driver.finish()
        rig.start()
        #expect((rig.scene.transition?.fraction ?? 0) == 0.3)
        rig.scene.advance(to: 5)
        #expect(rig.completes == 1)
        rig.driver.finish()
        rig.driver.update(0.9)
        rig.root.dismiss(animated: false)
        rig.start()
        #expect(rig.scene.transition?.fraction == 0, "earlier calls do not affect the new transition")
        #expect(rig.scene.transition?.isInteractive == true)
    }

    @Test func `F3: Two releases settle once`() {
        let rig = Rig()
        rig.start()
        rig.driver.update(0.5)
        rig.driver.cancel()
        rig.driver.finish()
        rig.driver.cancel()
        rig.scene.advance(to: 5)
        #expect(rig.completes == 1 && rig.presented == 1 && rig.ended == [false])
    }

    @Test func `S15: A second grab continues from the settle, and releases again`() {
        let rig = Rig()
        rig.driver.settle = .spring
        rig.start()
        rig.driver.update(0.5)
        rig.driver.cancel(velocity: 0)
        rig.scene.advance(to: 0.05)
        let grabbed = rig.x
        rig.driver.pause()
        #expect(rig.x == grabbed)
        rig.scene.advance(to: 2)
        #expect(rig.x == grabbed, "a held transition waits")
        rig.driver.update(0.9)
        rig.driver.finish(velocity: 1)
        rig.scene.advance(to: 10)
        #expect(rig.ended == [true])
        #expect(rig.x == 0)
    }

    @Test func `S10: A playing transition can be grabbed and cancelled`() {
        let rig = Rig()
        rig.driver.wantsInteractiveStart = false
        rig.start()
        rig.scene.advance(to: 0.25)
        #expect(rig.x == 75)
        rig.driver.pause()
        rig.scene.advance(to: 1)
        #expect(rig.x == 75)
        rig.driver.cancel()
        rig.scene.advance(to: 3)
        #expect(rig.ended == [false])
        #expect(rig.root.presentedViewController == nil)
    }

    @Test func `U4: while the transition plays, updates and releases are ignored until pause grabs it`() {
        let rig = Rig()
        rig.driver.wantsInteractiveStart = false
        rig.start()
        rig.scene.advance(to: 0.25)
        rig.driver.update(0.9)
        rig.driver.finish()
        rig.driver.cancel()
        #expect(rig.x == 75 && rig.scene.transition?.state.phase == .playing)
        rig.driver.pause()
        rig.driver.update(0.5)
        #expect(rig.x == 50 && rig.scene.transition?.isInteractive == true)
        rig.driver.finish()
        rig.driver.update(0.1)
        rig.scene.advance(to: 0.5)
        #expect(rig.x < 50, "after the release it settles by time")
        rig.scene.advance(to: 5)
        #expect(rig.ended == [true] && rig.scene.diagnostics.isEmpty)
    }

    @Test func `U4: calls before a start that is not interactive do not reach that or a later transition`() {
        let rig = Rig()
        rig.driver.wantsInteractiveStart = false
        rig.driver.update(0.3)
        rig.driver.finish()
        rig.start()
        #expect(rig.x == 100 && rig.scene.transition?.state.phase == .playing)
        rig.scene.advance(to: 5)
        #expect(rig.ended == [true])
        rig.root.dismiss(animated: false)
        rig.driver.wantsInteractiveStart = true
        rig.start()
        #expect(rig.scene.transition?.state.phase == .interactive && rig.scene.transition?.fraction == 0)
    }

    @Test func `S11: NaN is refused and changes nothing`() {
        let rig = Rig()
        rig.start()
        rig.driver.update(0.4)
        rig.driver.update(.nan)
        #expect(rig.x == 60)
        #expect(rig.scene.diagnostics == [.refusedFraction])
    }

    @Test func `S12: A block longer than the duration continues while settling`() {
        let rig = Rig()
        rig.blockDuration = 2
        rig.start()
        rig.driver.update(1)
        #expect(rig.x == 50, "the scrub covers the transition's duration")
        rig.driver.finish()
        rig.scene.advance(to: 0.5)
        #expect(rig.x == 25)
        #expect(rig.completes == 0)
        rig.scene.advance(to: 1)
        #expect(rig.completes == 1 && rig.ended == [true])
    }

    @Test func `A7: an override that does not call super scrubs nothing`() {
        let driver = Overridden()
        let rig = Rig(driver)
        rig.start()
        driver.update(0.5)
        driver.finish()
        driver.cancel()
        #expect(driver.log == ["update 0.5", "finish", "cancel"])
        #expect(rig.x == 100)
        #expect(rig.scene.transition?.isInteractive == true)
    }

    @Test func `S17: Without a given velocity the driver uses that of its updates`() {
        let rig = Rig()
        rig.driver.settle = .spring
        rig.start()
        for step in 0...10 {
            rig.scene.advance(to: Double(step) * 0.01)
            rig.driver.update(Double(step) * 0.02)
        }
        rig.driver.finish()
        #expect(((rig.scene.transition?.settlePlan?.initialVelocity ?? 0) - 2).magnitude < 1e-9)
    }

    @Test func `A9, A10: a custom interaction controller is always started, and must complete by itself`() {
        final class Own: ViewControllerInteractiveTransitioning {
            var context: (any ViewControllerContextTransitioning)?
            func startInteractiveTransition(_ context: any ViewControllerContextTransitioning) {
                self.context = context
            }
        }
        final class OwnDelegate: SelfAnimating {
            let own = Own()
            var animated = false
            var presentationDriver: (any ViewControllerInteractiveTransitioning)? { own }
            func animateTransition(using context: any ViewControllerContextTransitioning) { animated = true }
        }
        let scene = WindowScene(size: CGSize(width: 100, height: 200))
        let root = SceneViewController()
        let next = SceneViewController()
        let delegate = OwnDelegate()
        scene.window.rootViewController = root
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = delegate
        var done = 0
        root.present(next, animated: true) { done += 1 }
        #expect(!delegate.animated, "only startInteractiveTransition is called")
        let context = delegate.own.context!
        context.updateInteractiveTransition(0.4)
        #expect(scene.transition?.fraction == 0.4)
        context.finishInteractiveTransition()
        scene.advance(to: 5)
        #expect(done == 0, "it settles by itself")
        context.completeTransition(true)
        context.completeTransition(false)
        #expect(done == 1)
        #expect(scene.diagnostics == [.transitionAlreadyComplete])
        #expect(root.presentedViewController === next)
    }
}
