import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// New end values for a presentation in flight.
@Suite struct TransitionContextRetargetingTests {
    /// A presentation of 1 s that slides up by a block or a property animator.
    private final class Sheet: SelfAnimating {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let presented = SceneViewController(name: "presented")
        let driver = PercentDrivenInteractiveTransition()
        var isInteractive = false
        var usesAnimator = false
        var ends: [Bool] = []
        private(set) var completions = 0

        var presentationDriver: (any ViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
        var y: Double { presented.view.presentationState.frame.origin.y }

        init() {
            scene.window.rootViewController = SceneViewController(name: "presenter")
            presented.transitioningDelegate = self
            presented.modalPresentationStyle = .custom
            driver.settle = .spring
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            let view = presented.view
            context.containerView.addSubview(view)
            view.frame = CGRect(x: 0, y: 844, width: 390, height: 844)
            let end = { [unowned self] in
                ends.append(!context.transitionWasCancelled)
                context.completeTransition(!context.transitionWasCancelled)
            }
            if usesAnimator {
                let animator = PropertyAnimator(duration: 1) { view.frame.origin.y = 100 }
                animator.addCompletion { _ in end() }
                animator.startAnimation()
            } else {
                SceneView.animate(withDuration: 1) {
                    view.frame.origin.y = 100
                } completion: { _ in
                    end()
                }
            }
        }

        func present() {
            scene.window.rootViewController?.present(presented, animated: true) { [unowned self] in
                completions += 1
            }
        }

        func runOut() { while let next = scene.nextEventTime { scene.advance(to: next) } }
    }

    @Test(arguments: [false, true])
    func `A presentation that plays goes on to its new end, and is completed once`(usesAnimator: Bool) throws
    {
        let sheet = Sheet()
        sheet.usesAnimator = usesAnimator
        sheet.present()
        sheet.scene.advance(to: 0.4)
        let (before, view) = (sheet.y, sheet.presented.view)
        let speed = view.shownMotion(of: .position)
        let context = try #require(sheet.scene.transition)
        context.retarget(by: try .quintic(0.3, .c2)) { view.frame.origin.y = 400 }
        #expect(abs(sheet.y - before) <= 1e-9)
        guard case .vector(let old)? = speed, case .vector(let new)? = view.shownMotion(of: .position) else {
            Issue.record("no motion")
            return
        }
        #expect(abs(old.velocity.y - new.velocity.y) <= 1e-6 * abs(old.velocity.y))
        sheet.scene.advance(to: 0.9)
        #expect(sheet.ends.isEmpty)
        sheet.runOut()
        #expect(sheet.ends == [true])
        #expect(sheet.completions == 1)
        #expect(view.frame.origin.y == 400)
        #expect(sheet.y == 400)
        #expect(sheet.scene.isIdle)
    }

    @Test(arguments: [false, true])
    func `A presentation that a finger holds is retargeted, and its cancel removes it`(usesAnimator: Bool)
        throws
    {
        let sheet = Sheet()
        sheet.isInteractive = true
        sheet.usesAnimator = usesAnimator
        let root = try #require(sheet.scene.window.rootViewController)
        let before = root.view.subviews.count
        sheet.present()
        sheet.driver.update(0.5)
        let context = try #require(sheet.scene.transition)
        let y = sheet.y
        context.retarget { sheet.presented.view.frame.origin.y = 400 }
        #expect(abs(sheet.y - y) <= 1e-9)
        sheet.scene.advance(to: 2)
        let held = sheet.y
        sheet.driver.update(0.1)
        sheet.driver.update(0.5)
        #expect(sheet.y == held)
        sheet.driver.cancel()
        sheet.runOut()
        #expect(sheet.ends == [false])
        #expect(sheet.presented.view.superview == nil)
        #expect(root.view.subviews.count == before)
        #expect(sheet.scene.isIdle)
    }

    @Test func `A presentation settles to its new end with the finger's velocity`() throws {
        let sheet = Sheet()
        sheet.isInteractive = true
        sheet.present()
        for step in 1...10 {
            sheet.scene.advance(to: 0.01 * Double(step))
            sheet.driver.update(0.05 * Double(step))
        }
        sheet.driver.finish(velocity: 5)
        sheet.scene.advance(to: 0.15)
        let y = sheet.y
        try #require(sheet.scene.transition).retarget { sheet.presented.view.frame.origin.y = 0 }
        #expect(abs(sheet.y - y) <= 1e-9)
        sheet.runOut()
        #expect(sheet.ends == [true])
        #expect(sheet.completions == 1)
        #expect(sheet.y == 0)
    }
}
