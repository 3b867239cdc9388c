import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene

/// Pausing, scrubbing, reversing and continuing.
@Suite struct PropertyAnimatorPausingTests: MovesView {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let view = SceneView(frame: CGRect(x: -50, y: 0, width: 100, height: 100), name: "view")

    init() { scene.window.addSubview(view) }

    @Test func `S33: A pause moves nothing, and scrubbing sets the progress of the values`() {
        let animator = animator()
        animator.startAnimation()
        scene.advance(to: 0.5)
        let shown = x
        animator.pauseAnimation()
        #expect(x == shown)
        #expect(animator.fractionComplete == shown / 100)
        scene.advance(to: 5)
        #expect(x == shown)
        for fraction in [0.2, 0.9, 0.1, 0.5, 1, 0, 0.3] {
            animator.fractionComplete = fraction
            #expect(x == 100 * fraction)
            #expect(animator.fractionComplete == fraction)
        }
        animator.fractionComplete = 1.5
        #expect(x == 100)
        animator.fractionComplete = -1
        #expect(x == 0)
        animator.fractionComplete = .nan
        #expect(x == 0)
        #expect(scene.diagnostics == [.refusedFraction])
    }

    @Test(arguments: [true, false])
    func `U5: With a duration of 0 it is scrubbed as with 1 ms`(_ isLinear: Bool) throws {
        let spring = SpringMotion(
            spring: try Spring(response: 0.002, dampingRatio: 0.5), from: 0.0, to: 1)
        for pacing in [Pacing.linear, .curve(.easeInOut), .spring(spring)] {
            for delayFactor in [0, 0.5] {
                func shown(_ duration: Double) -> [Double] {
                    view.center.x = 0
                    let moving = animator(duration, pacing, delayFactor: delayFactor)
                    moving.scrubsLinearly = isLinear
                    var shown: [Double] = []
                    for fraction in [0.25, 0, 1, 0.75, 0.5] {
                        moving.fractionComplete = fraction
                        shown += [x, moving.fractionComplete]
                    }
                    moving.stopAnimation(true)
                    return shown
                }
                #expect(shown(0) == shown(1e-3), "\(pacing) \(delayFactor)")
            }
        }
        view.center.x = 0
        let moving = animator(0)
        moving.fractionComplete = 0.25
        #expect(x == 25)
    }

    @Test func `U5: With a duration of 0 it starts at its end, after its delay, from any fraction`() {
        for (fraction, delay) in [(0.0, 0.0), (0.25, 0), (0, 0.5)] {
            let start = scene.now
            view.center.x = 0
            let moving = animator(0)
            var ends: [PropertyAnimator.Position] = []
            moving.addCompletion { ends.append($0) }
            if fraction > 0 { moving.fractionComplete = fraction }
            moving.startAnimation(afterDelay: delay)
            #expect(delay == 0 || x == 0)
            if delay > 0 {
                scene.advance(to: (start + delay).nextDown)
                #expect(x == 0 && ends.isEmpty)
            }
            scene.advance(to: start + delay)
            #expect(x == 100 && ends == [.end] && scene.isIdle)
        }
        // Stopped at a fraction, the view stays there.
        view.center.x = 0
        let moving = animator(0)
        moving.fractionComplete = 0.25
        moving.stopAnimation(true)
        #expect(view.center.x == 25 && scene.isIdle)
    }

    @Test func `S33: Without scrubsLinearly scrubbing sets the time`() {
        let animator = animator()
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.25
        #expect(animator.state == .active)
        #expect(difference(x, 12.9161931047, within: 1e-9) == nil)
        // The remaining time with the animator's own curve.
        animator.startAnimation()
        scene.advance(to: 1)
        #expect(difference(x, 87.0838068953, within: 1e-9) == nil)
        scene.advance(to: 1.5)
        #expect(animator.state == .inactive)
        #expect(x == 100)
    }

    @Test func `S35: After a pause the rest takes the remaining or the given time`() {
        for (factor, rest) in [(0.0, 1.5), (0.25, 0.5), (2, 4)] {
            let start = scene.now
            view.center.x = 0
            let animator = animator()
            animator.fractionComplete = 0.25
            animator.continueAnimation(durationFactor: factor)
            scene.advance(to: start + rest / 2)
            // Half of the rest, as the curve is symmetric.
            #expect(difference(x, 62.5, within: 1e-12) == nil)
            scene.advance(to: start + rest * (1 - 1e-12))
            #expect(animator.isRunning)
            scene.advance(to: start + rest)
            #expect(animator.state == .inactive)
            #expect(x == 100)
        }
    }

    @Test func `S35: A durationFactor without a finite product is reported and replaced by 0`() {
        for factor in [1e308, .infinity, .nan, -1] {
            let start = scene.now
            view.center.x = 0
            let animator = animator(20)
            animator.fractionComplete = 0.5
            animator.continueAnimation(durationFactor: factor)
            scene.advance(to: start + 10)
            #expect(animator.state == .inactive && x == 100, "\(factor)")
        }
        #expect(scene.diagnostics.count == 4)
    }

    @Test func `S35: A spring for the rest may overshoot, and runs until it settles`() throws {
        let animator = animator()
        animator.fractionComplete = 0.5
        let spring = try Spring(response: 0.4, dampingRatio: 0.4)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        animator.continueAnimation(pacing: .spring(motion), durationFactor: 0.1)
        let settling = try #require(motion.settlingDuration(within: 1e-3))
        var highest = 0.0
        for step in 1...100 {
            let time = settling * Double(step) / 101
            scene.advance(to: time)
            #expect(difference(x, 50 + 50 * motion.position(at: time), within: 1e-12) == nil)
            highest = max(highest, x)
        }
        // e^(−πζ/√(1 − ζ²)) of 50, on a grid of 1 %.
        #expect(highest > 112 && highest < 112.7)
        scene.advance(to: settling)
        #expect(animator.state == .inactive)
        #expect(x == 100)
    }

    @Test func `S35: continueAnimation(to:) stops at any fraction and pauses`() {
        let animator = animator(1)
        animator.fractionComplete = 0.8
        animator.continueAnimation(to: 0.3)
        scene.advance(to: 0.25)
        #expect(difference(x, 55, within: 1e-12) == nil)
        scene.advance(to: 0.5)
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        #expect(x == 30)
        animator.continueAnimation(to: 0)
        scene.advance(to: 0.8)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
        animator.continueAnimation(to: 2)
        #expect(scene.diagnostics.count == 1)
    }

    @Test func `S33: Reversing while running returns along the same values and restores the start`() {
        let animator = animator()
        var ends: [PropertyAnimator.Position] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.advance(to: 0.5)
        let (quarter, half) = (x, 50.0)
        scene.advance(to: 1)
        #expect(difference(x, half, within: 1e-12) == nil)
        animator.isReversed = true
        scene.advance(to: 1.5)
        #expect(x == quarter)
        animator.isReversed = false
        animator.isReversed = true
        scene.advance(to: 2)
        #expect(ends == [.start])
        #expect(view.center.x == 0)
        #expect(x == 0)
        #expect(scene.isIdle)
    }

    @Test func `S33: Reversed before the start it runs from the end to the start`() {
        let animator = animator(1, .linear)
        animator.isReversed = true
        animator.startAnimation()
        #expect(x == 100)
        scene.advance(to: 0.25)
        #expect(x == 75)
        scene.advance(to: 1)
        #expect(view.center.x == 0)
    }

    @Test func `S33: Reversed in a pause it returns from there`() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.startAnimation()
        scene.advance(to: 0.5)
        #expect(difference(x, 25, within: 1e-12) == nil)
        scene.advance(to: 1)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
    }

    @Test func `S33: With pausesOnCompletion it pauses at its end and can return`() {
        let animator = animator(1)
        animator.pausesOnCompletion = true
        animator.startAnimation()
        scene.advance(to: 2)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
        #expect(x == 100)
        animator.pausesOnCompletion = false
        animator.isReversed = true
        animator.startAnimation()
        scene.advance(to: 3)
        #expect(animator.state == .inactive)
        #expect(view.center.x == 0)
    }

    @Test func `S34: A block with a delayFactor uses the remaining time, also after a pause`() {
        let animator = animator(2, .curve(.easeInOut))
        animator.addAnimations(delayFactor: 0.5) { view.alpha = 0 }
        animator.startAnimation()
        scene.advance(to: 1)
        #expect(view.presentationState.opacity == 1)
        scene.advance(to: 1.5)
        // Half of its own second.
        #expect(difference(view.presentationState.opacity, 0.5, within: 1e-12) == nil)
        let before = view.presentationState
        animator.pauseAnimation()
        #expect(view.presentationState == before)
        // Scrubbing away and back changes nothing; near the ends nothing jumps.
        let fraction = animator.fractionComplete
        animator.fractionComplete = 0.4
        animator.fractionComplete = fraction
        #expect(difference(view.presentationState.opacity, 0.5, within: 1e-12) == nil)
        animator.fractionComplete = 1 - 1e-9
        #expect(view.presentationState.opacity < 1e-8)
        animator.fractionComplete = 1e-9
        #expect(view.presentationState.opacity == 1)
        animator.fractionComplete = 1
        #expect(view.presentationState.opacity == 0)
    }
}
