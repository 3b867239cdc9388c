import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeTimeline

/// The rest of an interrupted motion.
@Suite struct OffsetMotionTests {
    private static func laws() throws -> [HandoverLaw] {
        [
            .spring(.snappy), .spring(.bouncy), try .thirdOrder(rate: 12), try .quintic(0.4),
            try .quintic(0.4, .c2), try .quintic(0.4, neverCrossesZero: true), try .fade(0.4),
            try .fade(0.4, .c2), try .fade(0.4, .c2, outgoing: .damped(halfLife: 0.1)),
        ]
    }

    private let difference = MotionState(
        position: SIMD4(30, -4, 0, 1), velocity: SIMD4(-200, 90, 5, 0), acceleration: SIMD4(10, 0, 900, -3))
    private let rest = AnimatableValue.quad(SIMD4(10, 20, 30, 40))

    @Test func `An offset starts with the difference and its velocity, and ends exactly at rest`() throws {
        for law in try Self.laws() {
            let offset = try #require(AnimatableOffset(law, from: difference, rest: rest))
            let start = try #require(offset.state(at: 0))
            #expect((start.position - difference.position).norm <= 0x1p-52 * 30, "\(law.kind)")
            #expect((start.velocity - difference.velocity).norm <= 0x1p-50 * 220, "\(law.kind)")
            #expect(offset.value(at: offset.duration) == rest)
            #expect(offset.value(at: -1) == offset.value(at: 0))
            // The cut is at most 1e-4 of the largest size.
            let cut = try #require(offset.value(at: offset.duration.nextDown).vector) - rest.vector!
            #expect(cut.norm <= 2e-4 * 60, "\(law.kind)")
        }
    }

    @Test func `The state of an offset has the difference quotients of its values`() throws {
        for law in try Self.laws() {
            for track in [nil, Self.track] {
                let offset = try #require(AnimatableOffset(law, from: difference, rest: rest, over: track))
                for step in 1..<20 {
                    let (time, h) = (0.0173 * Double(step), 1e-5)
                    let state = try #require(offset.state(at: time))
                    let (low, high) = (offset.value(at: time - h).vector!, offset.value(at: time + h).vector!)
                    let slope = (high - low) / (2 * h)
                    #expect((slope - state.velocity).norm <= 1e-5 * 2000, "\(law.kind) at \(time)")
                    let before = try #require(offset.state(at: time - h))
                    let after = try #require(offset.state(at: time + h))
                    let bend = (after.velocity - before.velocity) / (2 * h)
                    #expect((bend - state.acceleration).norm <= 1e-4 * 20_000, "\(law.kind) at \(time)")
                }
            }
        }
    }

    private static let track = Track(
        view: ViewID(number: 7), property: .bounds, delay: 0, duration: 0.6, from: .quad(SIMD4(1, 2, 3, 4)),
        to: .quad(SIMD4(10, 20, 30, 40)), pacing: .curve(.easeInOut))

    @Test func `A fade shows the mean of the outgoing and the new motion`() throws {
        let halfLife = 0.1
        let law = try HandoverLaw.fade(0.5, outgoing: .damped(halfLife: halfLife))
        // What was shown moves at 300 units per second; the new motion starts there.
        let shown = SIMD4<Double>(300, 0, 0, 0)
        let first = try #require(Self.track.state(at: 0))
        let difference = MotionState(
            position: .zero, velocity: shown - first.velocity, acceleration: SIMD4<Double>.zero)
        let offset = try #require(AnimatableOffset(law, from: difference, rest: rest, over: Self.track))
        let rate = Elementary.log(2) / halfLife
        for step in 0...10 {
            let s = 0.05 * Double(step)
            let r = s / 0.5
            let w = r * r * (3 - 2 * r)
            let outgoing = first.position + shown * ((1 - Elementary.exp(-rate * s)) / rate)
            let new = Self.track.value(at: s).vector!
            let mean = (1 - w) * outgoing + w * new
            let value = new + (offset.value(at: s).vector! - rest.vector!)
            #expect((mean - value).norm <= 1e-12 * 100)
        }
    }

    @Test func `A fade with a long half-life keeps the digits of its acceleration`() throws {
        // With λ near 0 the outgoing motion is x + vs + as²/2; (1 − (1 + y)e^(−y))/λ² would lose all digits.
        for halfLife in [1e3, 1e6, 1e9] {
            let law = try HandoverLaw.fade(0.5, .c2, outgoing: .damped(halfLife: halfLife))
            let offset = try #require(AnimatableOffset(law, from: difference, rest: rest))
            for s in [0.01, 0.1, 0.3, 0.45] {
                let r = s / 0.5
                let left = (1 - r) * (1 - r) * (1 - r) * (1 + r * (3 + 6 * r))
                let rate = Elementary.log(2) / halfLife
                // With the next order of λ.
                let bend: SIMD4<Double> = difference.acceleration + rate * difference.velocity
                let drift: SIMD4<Double> = difference.velocity * (s * (1 - rate * s / 2))
                let far = drift + bend * (s * s / 2 * (1 - 2 * rate * s / 3))
                let expected = left * (difference.position + far)
                let found = try #require(offset.state(at: s)).position
                // Worst error: 2e-15 of the terms; 1e-4 without the series.
                #expect((found - expected).norm <= (1e-13 + rate * rate) * 500, "\(halfLife) \(s)")
            }
        }
    }

    @Test func `A fade in a scene is that of a handover`() throws {
        // Added to the new motion it gives the handover from a motion in the shown state.
        let law = try HandoverLaw.fade(0.5, outgoing: .damped(halfLife: 0.1))
        let offset = try #require(AnimatableOffset(law, from: difference, rest: rest, over: Self.track))
        let first = try #require(Self.track.state(at: 0))
        let shown = UniformMotion(
            from: first.position + difference.position, velocity: first.velocity + difference.velocity)
        for step in 1...9 {
            let s = 0.05 * Double(step)
            let new = try #require(Self.track.state(at: s))
            // Only the state at s counts.
            let tangent = UniformMotion(from: new.position - s * new.velocity, velocity: new.velocity)
            let mean = try Handover(from: shown, to: tangent, at: 0, by: law).state(at: s)
            let found = try #require(offset.state(at: s))
            #expect((mean.position - (new.position + found.position)).norm <= 1e-13 * 100)
            #expect((mean.velocity - (new.velocity + found.velocity)).norm <= 1e-13 * 2_000)
        }
    }

    @Test func `A transform's offset keeps value and velocity, and ends exactly at rest`() throws {
        let rest = Transform3D.rotationZ(1).concatenating(.translation(x: 40, y: 5))
        func shown(_ s: Double) -> Transform3D {
            Transform3D.rotationZ(0.3 + 4 * s).concatenating(.scale(x: 1 + s, y: 1))
                .concatenating(.translation(x: 200 * s))
        }
        func new(_ s: Double) -> Transform3D {
            Transform3D.rotationZ(0.3 + s * s).concatenating(.translation(x: 40 * s, y: 5 * s))
        }
        for law in try Self.laws() {
            for start in [0.0, 0.1] {
                let offset = try #require(
                    AnimatableOffset(
                        law, from: TransformJet { shown(start + $0) }, to: TransformJet { new($0) },
                        rest: rest))
                func combined(_ s: Double) -> Transform3D {
                    new(s).adding(offset.value(at: s).asTransform, short: rest)!
                }
                #expect(offset.value(at: offset.duration) == .transform(rest))
                let h = 1e-5
                for (a, b) in zip(combined(0).elements, shown(start).elements) {
                    #expect(abs(a - b) <= 1e-12 * 40, "\(law.kind)")
                }
                let (quotient, expected) = (
                    zip(combined(h).elements, combined(0).elements).map { ($0 - $1) / h },
                    zip(shown(start + h).elements, shown(start).elements).map { ($0 - $1) / h }
                )
                for (a, b) in zip(quotient, expected) { #expect(abs(a - b) <= 0.2, "\(law.kind)") }
            }
        }
    }

    @Test func `A scaled offset has the multiple of every value`() throws {
        let other = rest.replacingVector(rest.vector! + 7)
        for law in try Self.laws() {
            let offset = try #require(AnimatableOffset(law, from: difference, rest: rest))
            guard let scaled = offset.scaled(by: SIMD4(repeating: 2), rest: other) else { continue }
            for step in 0...20 {
                let time = offset.duration * Double(step) / 20
                let size = 2 * (offset.value(at: time).vector! - rest.vector!)
                let found = scaled.value(at: time).vector! - other.vector!
                #expect((found - size).norm <= 1e-12 * 60, "\(law.kind) at \(time)")
            }
        }
    }

    @Test func `A transform's offset lasts as long as its slowest part`() throws {
        let law = HandoverLaw.spring(try Spring(response: 0.5, dampingRatio: 0.4))
        func duration(_ shown: @escaping @Sendable (Double) -> Transform3D) throws -> Double {
            let offset = AnimatableOffset(
                law, from: TransformJet { shown($0) }, to: TransformJet { _ in .identity }, rest: .identity)
            return try #require(offset).duration
        }
        let moving = try duration { .translation(x: 9_000 * $0) }
        let turned = try duration { _ in .rotationZ(0.1) }
        let both = try duration { Transform3D.rotationZ(0.1).concatenating(.translation(x: 9_000 * $0)) }
        #expect(moving > turned + 0.05)
        #expect(abs(both - moving) < 1e-6)
    }

    // The quaternions of −85° and −100° have w of unlike signs.
    @Test(arguments: [(100.0, -100.0), (100, -85), (-85, 100), (-100, 85), (30, -60)])
    func `A transform's offset turns the shorter way`(start: Double, end: Double) throws {
        let degree = Double.pi / 180
        let way = (end - start).remainder(dividingBy: 360)
        for turn in [Transform3D.rotationX, Transform3D.rotationY, Transform3D.rotationZ] {
            let goal = turn(end * degree)
            let offset = try #require(
                AnimatableOffset(
                    .spring(.smooth), from: TransformJet { _ in turn(start * degree) },
                    to: TransformJet { _ in goal }, rest: goal))
            let middle = turn(-(start + way / 2) * degree)
            for step in 0...20 {
                let shown = offset.value(at: offset.duration * Double(step) / 20).asTransform
                // The angle from the middle of the way, by the trace: at most half of the way.
                let left = shown.concatenating(middle)
                let cosine = (left.m11 + left.m22 + left.m33 - 1) / 2
                #expect(cosine >= Elementary.cos(way / 2 * degree) - 1e-9, "\(step): \(shown)")
            }
        }
    }

    @Test func `Nothing remains of equal motions, of non-finite ones, and of springs that never settle`()
        throws
    {
        #expect(AnimatableOffset(.spring(.snappy), from: .still, rest: rest) == nil)
        var odd = difference
        odd.velocity.x = .nan
        #expect(AnimatableOffset(.spring(.snappy), from: odd, rest: rest) == nil)
        let endless = try Spring(mass: 1, stiffness: 100, damping: 0)
        #expect(AnimatableOffset(.spring(endless), from: difference, rest: rest) == nil)
    }
}
