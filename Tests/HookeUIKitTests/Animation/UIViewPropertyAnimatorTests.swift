import HookeUIKit
import Testing

@Suite struct UIViewPropertyAnimatorTests {
    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { scene.window.addSubview(view) }

    private var x: Double { view.presentationState.position.x - 50 }

    /// The position of each variant after half of 1 s, of 100 points.
    private func half(_ make: (_ animations: @escaping () -> Void) -> UIViewPropertyAnimator) -> Double {
        view.center.x = 50
        let animator = make { [view] in view.center.x = 150 }
        animator.startAnimation()
        let start = scene.now
        scene.advance(to: start + 0.5)
        let place = x
        scene.advance(to: start + 30)
        #expect(x == 100)
        return place
    }

    @Test func `each initialiser has its curve`() {
        #expect(half { UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0) } == 50)
        #expect(
            abs(half { UIViewPropertyAnimator(duration: 1, curve: .easeInOut, animations: $0) } - 50) < 1e-12)
        let eased = half { UIViewPropertyAnimator(duration: 1, curve: .easeIn, animations: $0) }
        // y(x = ½) of (0.42, 0, 1, 1), by mpmath: 0.3153568…
        #expect(abs(eased - 31.53568) < 1e-4)
        let same = half {
            UIViewPropertyAnimator(
                duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1),
                animations: $0)
        }
        #expect(same == eased)
        // UIKit's rule for 1 s: B3's spring, 2.5 times as fast.
        let spring = half { UIViewPropertyAnimator(duration: 2.5, dampingRatio: 0.5, animations: $0) }
        #expect(abs(spring - 103.4971) < 5.1e-5)
        let physical = half { animations in
            let parameters = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
            animator.addAnimations(animations, delayFactor: 0)
            return animator
        }
        // Critical, ω0 = 10: 1 − (1 + 5)·e⁻⁵.
        let decay: Double = exp(-5)
        #expect(abs(physical - 100 * (1 - 6 * decay)) < 1e-9)
        let thrown = half { animations in
            let parameters = UISpringTimingParameters(
                mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 1, dy: -10))
            let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
            animator.addAnimations(animations, delayFactor: 0)
            return animator
        }
        // Along x with a velocity of 1: 1 − (1 + (10 − 1)/2)·e⁻⁵.
        #expect(abs(thrown - 100 * (1 - 5.5 * decay)) < 1e-9)
    }

    @Test func `runningPropertyAnimator reports its final position`() {
        var ended: UIViewAnimatingPosition?
        UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear,
            animations: { [view] in view.center.x = 150 }, completion: { ended = $0 })
        scene.advance(to: 1)
        #expect(x == 50 && ended == nil)
        scene.advance(to: 1.5)
        #expect(x == 100 && ended == .end)
    }

    @Test func `a paused animator continues with other timing parameters`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view.center.x = 150 }
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.25)
        scene.advance(to: 0.125)
        #expect(abs(x - 75) < 1e-12)
        scene.advance(to: 0.25)
        #expect(x == 100 && animator.state == .inactive)
    }

    @Test func `invalid curves and springs are reported`() {
        scene.perform {
            let wrong = UICubicTimingParameters(
                controlPoint1: CGPoint(x: 2, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
            #expect(wrong == .easeInOut)
            _ = UISpringTimingParameters(mass: -1, stiffness: 1, damping: 1, initialVelocity: .zero)
            _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 0, initialVelocity: .zero)
        }
        #expect(scene.diagnostics.count == 3)
    }

    @Test func `the report names the invalid parameter by its UIKit name, and what is accepted`() {
        scene.perform {
            _ = UICubicTimingParameters(
                controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 2, y: 1))
            _ = UISpringTimingParameters(mass: -1, stiffness: 1, damping: 1, initialVelocity: .zero)
            _ = UISpringTimingParameters(mass: 1, stiffness: 1, damping: 0, initialVelocity: .zero)
            _ = CAMediaTimingFunction(controlPoints: 0, .nan, 1, 1)
            UIView.animate(springDuration: -1) {}
            _ = UIViewPropertyAnimator(
                duration: 1,
                timingParameters: UISpringTimingParameters(initialVelocity: CGVector(dx: .nan, dy: 1)))
        }
        #expect(
            scene.diagnostics.map(\.description) == [
                "controlPoint2.x is 2.0; used: ease-in-out; accepted: a number in [0, 1]",
                "mass is -1.0; used: a damping ratio of 1; accepted: a finite number above 0",
                "damping is 0.0; used: a damping ratio of 1; accepted: a finite number above 0",
                "y1 is nan; used: linear; accepted: a finite number",
                "springDuration is -1.0; used: springDuration 0.5, bounce 0; accepted: a finite number of seconds above 0",
                "initialVelocity is nan; used: ease-in-out",
            ])
    }

    @Test func `an animator without parameters is a placeholder that ends at once`() {
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0 && animator.isInterruptible && animator.isUserInteractionEnabled)
        #expect(!animator.isManualHitTestingEnabled)
        animator.addAnimations { view.center.x = 150 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        scene.perform { animator.startAnimation() }
        scene.advance(to: 0)
        #expect(x == 100 && end == .end && animator.state == .inactive)
    }

    @Test func `views animate with a spring's duration and bounce, and are deleted`() {
        var isDone = false
        UIView.animate(springDuration: 0.5, bounce: 0) {
            view.center.x = 150
        } completion: {
            isDone = $0
        }
        scene.advance(to: 0.5)
        // Critical, ω0 = 2π/0.5, half a second: 1 − (1 + 2π)·e^(−2π).
        let turn = 2 * Double.pi
        #expect(abs(x - 100 * (1 - (1 + turn) * exp(-turn))) < 1e-9)
        scene.advance(to: 3)
        #expect(isDone)
        UIView.perform(.delete, on: [view], options: [], animations: nil) { _ in isDone = false }
        scene.advance(to: 3.25)
        #expect(view.superview == nil && !isDone)
    }
}
