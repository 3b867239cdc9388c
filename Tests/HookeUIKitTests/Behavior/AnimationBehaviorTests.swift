import HookeUIKit
import Testing

@Suite struct AnimationBehaviorTests {
    private let rig = PortScene(root: UIViewController())
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        rig.window.addSubview(card)
        rig.scene.advance(to: 0)
    }

    private var shown: ViewState { card.presentationState }

    @Test func `K6: each component of a position has its own initial velocity`() {
        card.center = .zero
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: -3))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { self.card.center = CGPoint(x: 200, y: 100) }
        animator.startAnimation()
        let step = 1e-6
        rig.scene.advance(to: step)
        #expect(abs(shown.position.x / step) < 1)
        #expect(abs(shown.position.y / step + 300) < 1)
        // Critically damped, ω = 10: 1 − (1 + 10 t) e^(−10 t), and with the velocity v another v t e^(−10 t).
        rig.scene.advance(to: 0.2)
        let rest = exp(-2.0)
        #expect(abs(shown.position.x - 200 * (1 - 3 * rest)) < 1e-9)
        #expect(abs(shown.position.y - 100 * (1 - 3 * rest - 0.6 * rest)) < 1e-9)
        rig.runOut()
        #expect(card.center == CGPoint(x: 200, y: 100) && shown.position == card.center)
    }

    @Test func `K6: along one axis, reversed and scrubbed, the components stay together`() {
        card.center = .zero
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 2, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { self.card.center = CGPoint(x: 100, y: 50) }
        animator.fractionComplete = 0.5
        #expect(shown.position == CGPoint(x: 50, y: 25))
        animator.isReversed = true
        animator.startAnimation()
        rig.runOut()
        #expect(card.center == .zero)
    }

    @Test func `K7: a frame that is set under a transform reads back`() {
        let frame = CGRect(x: 10, y: 20, width: 80, height: 60)
        for (transform, bounds) in [
            (CGAffineTransform(scaleX: 2, y: 2), CGSize(width: 40, height: 30)),
            (CGAffineTransform(scaleX: -1, y: 0.5), CGSize(width: 80, height: 120)),
            (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGSize(width: 60, height: 80)),
            (CGAffineTransform(translationX: 7, y: 9), CGSize(width: 80, height: 60)),
        ] {
            card.transform = transform
            card.frame = frame
            #expect(card.frame == frame && card.bounds.size == bounds, "\(transform)")
        }
        card.layer.anchorPoint = .zero
        card.transform = CGAffineTransform(scaleX: 4, y: 4)
        card.frame = frame
        #expect(card.frame == frame)
        // Without an inverse the transform is ignored.
        card.transform = CGAffineTransform(scaleX: 0, y: 0)
        card.frame = frame
        #expect(card.bounds.size == frame.size)
    }

    @Test func `K10: a view under a property animator is hit where it shows, unless hits are tested by hand`()
    {
        for isManual in [false, true] {
            card.center = CGPoint(x: 50, y: 50)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                self.card.center = CGPoint(x: 50, y: 650)
            }
            animator.isManualHitTestingEnabled = isManual
            animator.startAnimation()
            rig.scene.advance(to: rig.scene.now + 0.5)
            #expect(shown.position.y == 350)
            let (there, ahead) = (CGPoint(x: 50, y: 350), CGPoint(x: 50, y: 650))
            #expect((rig.window.hitTest(there) === card) == !isManual)
            #expect((rig.window.hitTest(ahead) === card) == isManual)
            rig.runOut()
            #expect(rig.window.hitTest(ahead) === card)
        }
    }

    @Test func `K10: bounds that a property animator changes are hit at their shown size`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.card.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
        }
        animator.fractionComplete = 0.5
        #expect(rig.window.hitTest(CGPoint(x: 50, y: 190)) === card)
        #expect(rig.window.hitTest(CGPoint(x: 50, y: 210)) !== card)
    }

    @Test func `K15: a block without duration that begins from the current state shows its value at once`() {
        card.center.x = 0
        let started = rig.scene.now
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.card.center.x = 200 }
        rig.scene.advance(to: started + 0.5)
        UIView.animate(withDuration: 0, delay: 0, options: .beginFromCurrentState) { self.card.center.x = 50 }
        #expect(shown.position.x == 50)
        rig.scene.advance(to: started + 0.75)
        #expect(shown.position.x == 50)
    }

    @Test func `K15: so does a keyframe block`() {
        card.center.x = 0
        UIView.animate(withDuration: 1) { self.card.center.x = 200 }
        rig.scene.advance(to: 0.5)
        UIView.animateKeyframes(withDuration: 0, delay: 0, options: .beginFromCurrentState) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.card.center.x = 50 }
        }
        #expect(shown.position.x == 50)
    }

    @Test func `K16: a block that another one replaces completes at once, with false`() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            self.card.alpha = 0
        } completion: { finished in
            ends.append(finished)
            if finished { self.card.removeFromSuperview() }
        }
        rig.scene.advance(to: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { self.card.alpha = 1 }
        #expect(ends == [false])
        rig.runOut()
        #expect(ends == [false] && card.superview != nil && card.alpha == 1)
    }

    @Test(arguments: ["view", "layer", "key"])
    func `K16: removing the animations ends a block at once, with false`(how: String) {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            self.card.alpha = 0
        } completion: {
            ends.append($0)
        }
        rig.scene.advance(to: 0.5)
        switch how {
        case "view": card.removeAllAnimations()
        case "layer": card.layer.removeAllAnimations()
        default: card.layer.removeAnimation(forKey: "opacity")
        }
        #expect(ends == [false] && shown.opacity == 0)
        rig.runOut()
        #expect(ends == [false] && rig.scene.isIdle)
    }

    @Test func `K16: a view that leaves the window ends its block with false, unless it comes back at once`()
    {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            self.card.alpha = 0
        } completion: {
            ends.append($0)
        }
        rig.scene.advance(to: 0.5)
        card.removeFromSuperview()
        rig.window.addSubview(card)
        rig.scene.advance(to: 0.6)
        #expect(ends == [] && shown.opacity > 0)
        card.removeFromSuperview()
        rig.scene.advance(to: 0.6)
        #expect(ends == [false])
        rig.window.addSubview(card)
        #expect(shown.opacity == 0 && rig.scene.isIdle)
    }

    @Test func `K16: with other motions left a block completes at its end, with false`() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            self.card.alpha = 0
            self.card.center.x = 300
        } completion: {
            ends.append($0)
        }
        rig.scene.advance(to: 0.5)
        UIView.animate(withDuration: 0.1, delay: 0, options: .beginFromCurrentState) { self.card.alpha = 1 }
        rig.scene.advance(to: 0.9)
        #expect(ends == [])
        rig.scene.advance(to: 1)
        #expect(ends == [false])
    }

    @Test func `K16: blocks that add up all finish`() {
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            self.card.center.x = 300
        } completion: {
            ends.append($0)
        }
        rig.scene.advance(to: 0.5)
        UIView.animate(withDuration: 1) {
            self.card.center.x = 100
        } completion: {
            ends.append($0)
        }
        rig.runOut()
        #expect(ends == [true, true])
    }

    @Test func `K16: a completion that was cut off may animate the same property`() {
        var ends = 0
        UIView.animate(withDuration: 1) {
            self.card.center.x = 300
        } completion: { _ in
            ends += 1
            UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
                self.card.center.x = 20
            }
        }
        rig.scene.advance(to: 0.5)
        let before = shown.position.x
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            self.card.center.x = 100
        }
        #expect(ends == 1 && card.center.x == 20 && abs(shown.position.x - before) < 1e-9)
        rig.runOut()
        #expect(shown.position.x == 20)
    }

    @Test
    func `K17: the fraction of a reversed animator counts from its end, unless the policy says otherwise`() {
        for isMirrored in [true, false] {
            rig.scene.policies.mirrorsReversedFraction = isMirrored
            card.center.x = 0
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.card.center.x = 100 }
            animator.fractionComplete = 0.3
            animator.isReversed = true
            #expect(abs(animator.fractionComplete - (isMirrored ? 0.7 : 0.3)) < 1e-15)
            #expect(abs(shown.position.x - 30) < 1e-12, "nothing moves")
            animator.fractionComplete = 0.9
            #expect(abs(shown.position.x - (isMirrored ? 10 : 90)) < 1e-12)
            animator.startAnimation()
            rig.runOut()
            #expect(card.center.x == 0)
        }
    }
}
