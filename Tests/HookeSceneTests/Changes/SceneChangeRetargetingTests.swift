import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

/// New end values for changes in flight.
@Suite struct SceneChangeRetargetingTests {
    private let card = CardScene()
    private var scene: WindowScene { card.scene }

    @Test(arguments: [0.0, 0.1, 0.2, 0.35])
    func `Retargeting a settling change keeps value and velocity, and it ends once at the new end`(
        wait: Double
    ) throws {
        let laws: [HandoverLaw] = [
            .spring(.snappy), try .thirdOrder(rate: 15), try .quintic(0.3, .c2), try .fade(0.3),
        ]
        for law in laws {
            let card = CardScene()
            let change = card.open()
            var ends: [TransitionOutcome] = []
            change.addCompletion { ends.append($0) }
            change.fraction = 0.3
            change.finish(velocity: 3)
            card.scene.advance(to: wait)
            let (before, y) = (card.card.shownMotion(of: .position), card.y)
            change.retarget(by: law) { card.card.frame.origin.y = 300 }
            let after = card.card.shownMotion(of: .position)
            #expect(abs(card.y - y) <= 8 * 0x1p-53 * 1200)
            guard case .vector(let old)? = before, case .vector(let new)? = after else { return }
            // Settles have numeric derivatives.
            #expect(abs(old.velocity.y - new.velocity.y) <= 1e-7 * (1000 + abs(old.velocity.y)))
            card.runOut()
            #expect(ends == [.finish])
            #expect(card.card.frame.origin.y == 300)
            #expect(card.card.presentationState == card.card.model)
            #expect(card.scene.isIdle)
        }
    }

    @Test func `Cancelling a retargeted change restores the first values bit for bit`() {
        let before = scene.modelSnapshot()
        let change = card.open()
        change.fraction = 0.4
        change.finish(velocity: 1)
        scene.advance(to: 0.1)
        change.retarget {
            card.card.frame = CGRect(x: 1.0 / 3, y: 200, width: 100, height: 100)
            card.card.alpha = 0.3
        }
        scene.advance(to: 0.15)
        change.cancel(velocity: -2)
        card.runOut()
        #expect(card.isSame(as: before))
        #expect(scene.snapshot().root == before.root)
    }

    @Test func `A held change goes to its new place by time, then the same fraction shows the same bits`() {
        let change = card.open()
        change.fraction = 0.5
        change.retarget { card.card.frame.origin.y = 300 }
        #expect(abs(card.y - 400) <= 1e-9)
        scene.advance(to: 5)
        #expect(change.isHeld)
        #expect(card.y == 500)
        let shown = scene.snapshot().root
        change.fraction = 0.1
        change.fraction = 0.5
        #expect(scene.snapshot().root == shown)
        change.fraction = 0
        #expect(card.y == 700)
        change.finish()
        card.runOut()
        #expect(card.y == 300)
    }

    @Test func `A change can be retargeted again and again, at constant cost`() {
        let change = card.open()
        change.finish(velocity: 1)
        for index in 0..<30 {
            scene.advance(to: scene.now + 0.01)
            let y = card.y
            change.retarget(by: .spring(.smooth)) { card.card.frame.origin.y = 100 + 20 * Double(index % 7) }
            #expect(abs(card.y - y) <= 1e-9)
            #expect(card.card.motions.count <= 2)
        }
        card.runOut()
        #expect(card.card.presentationState == card.card.model)
        #expect(scene.isIdle)
    }

    @Test func `Retargeting to a state moves every view that differs`() throws {
        let change = card.open()
        let end = scene.modelSnapshot()
        change.retarget {
            card.card.frame.origin.y = 500
            card.shade.alpha = 0.2
        }
        try change.retarget(to: end)
        change.finish()
        card.runOut()
        #expect(card.card.frame.origin.y == 100)
        #expect(card.shade.alpha == 0.7)
    }

    @Test
    func `Several motions of one property become one, from the start of the first to the end of the last`() {
        let change = scene.change(duration: 1) {
            for (y, seconds) in [(500.0, 0.25), (300, 1), (100, 0.5)] {
                scene.animate(
                    withDuration: seconds, delay: 0, options: [.overrideInheritedDuration, .curveLinear]
                ) { card.card.frame.origin.y = y }
            }
        }
        change.fraction = 0.2
        change.retarget { card.card.frame.origin.y = 300 }
        scene.advance(to: 5)
        #expect(abs(card.y - 620) < 1e-9)
    }

    // A quarter of the way of cubic-bezier(0.42, 0, 1, 1), by mpmath: 0.0934646507188248592.
    @Test(arguments: [
        (AnimationOptions.curveEaseIn, AnimationOptions.curveLinear, 0.25),
        (.curveLinear, .curveEaseIn, 0.093_464_650_718_824_86),
    ])
    func `Several motions become one with the pacing of the newest`(
        first: AnimationOptions, newest: AnimationOptions, part: Double
    ) {
        let change = scene.change(duration: 1) {
            for (y, curve) in [(500.0, first), (100, newest)] {
                scene.animate(
                    withDuration: 1, delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, curve]
                ) { card.card.frame.origin.y = y }
            }
        }
        change.fraction = 0.5
        change.retarget { card.card.frame.origin.y = 300 }
        scene.advance(to: 5)
        change.fraction = 0.25
        #expect(abs(card.y - (700 - 400 * part)) < 1e-9, "\(card.y)")
    }

    @Test func `The motion to a new end takes the time of all earlier motions, whatever their order`() {
        let generator = Generator<[Double]>(draw: { random in (0..<16).map { _ in random.unit() } })
        checkProperty(seed: 0x21_81, cases: 200, generator) { r in
            let card = CardScene()
            var (start, end) = (Double.infinity, 0.0)
            let change = card.scene.change(duration: 2) {
                for index in 0..<(1 + Int(4 * r[0])) {
                    let (delay, seconds) = (r[1 + 3 * index], 0.05 + 0.9 * r[2 + 3 * index])
                    (start, end) = (min(start, delay), max(end, delay + seconds))
                    card.scene.animate(
                        withDuration: seconds, delay: delay,
                        options: [.overrideInheritedDuration, .curveLinear]
                    ) { card.card.frame.origin.y = 100 + 500 * r[3 + 3 * index] }
                }
            }
            change.fraction = r[13]
            let shown = card.y
            let last = 1_000 * r[14]
            change.retarget { card.card.frame.origin.y = last }
            if abs(card.y - shown) > 1e-9 { return "a jump from \(shown) to \(card.y)" }
            card.scene.advance(to: 10)
            for fraction in [r[13], r[15], 0, 1] {
                change.fraction = fraction
                let part = min(1, max(0, (fraction * change.duration - start) / (end - start)))
                let expected = 700 + (last - 700) * part
                if abs(card.y - expected) > 1e-9 { return "\(card.y) at \(fraction), not \(expected)" }
            }
            change.cancel()
            card.runOut()
            return card.y == 700 ? nil : "a cancel leaves \(card.y)"
        }
    }

    @Test func `A property animator inside the change is retargeted with it`() {
        let change = scene.change {
            let animator = PropertyAnimator(scene: scene, duration: 0.4) { [card] in
                card.card.frame.origin.y = 100
            }
            animator.startAnimation()
        }
        change.fraction = 0.5
        let y = card.y
        change.retarget { card.card.frame.origin.y = 300 }
        #expect(abs(card.y - y) <= 1e-9)
        scene.advance(to: 3)
        change.finish()
        card.runOut()
        #expect(card.y == 300)
        #expect(scene.isIdle)
    }

    @Test func `A path keeps its shape when the change is retargeted`() throws {
        let shape = ShapeLayer()
        scene.window.layer.addSublayer(shape)
        func box(_ size: Double) -> VectorPath {
            VectorPath(Rectangle(x: 0, y: 0, width: size, height: size))
        }
        shape.path = box(10)
        let change = scene.change { shape.path = box(110) }
        change.fraction = 0.5
        let before = shape.owner.presentationState[.path]
        change.retarget { shape.path = box(50) }
        #expect(shape.owner.presentationState[.path] == before)
        scene.advance(to: 3)
        #expect(shape.owner.presentationState[.path] == .path(box(30)))
    }

    @Test func `A change that is over or nested reports a retarget and does not run the block`() {
        let change = card.open()
        change.finish()
        card.runOut()
        change.retarget { card.card.alpha = 0 }
        #expect(card.card.alpha == 1)
        #expect("\(scene.diagnostics)".contains("ended was retargeted"))
    }
}
