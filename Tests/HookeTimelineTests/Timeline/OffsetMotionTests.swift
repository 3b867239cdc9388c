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
            let offset = try #require(OffsetMotion(law, from: difference, rest: rest))
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
                let offset = try #require(OffsetMotion(law, from: difference, rest: rest, over: track))
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
        let offset = try #require(OffsetMotion(law, from: difference, rest: rest, over: Self.track))
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
                    OffsetMotion(
                        law, from: MatrixMotion { shown(start + $0) }, to: MatrixMotion { new($0) },
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

    @Test func `Nothing remains of equal motions, of non-finite ones, and of springs that never settle`()
        throws
    {
        #expect(OffsetMotion(.spring(.snappy), from: .still, rest: rest) == nil)
        var odd = difference
        odd.velocity.x = .nan
        #expect(OffsetMotion(.spring(.snappy), from: odd, rest: rest) == nil)
        let endless = try Spring(mass: 1, stiffness: 100, damping: 0)
        #expect(OffsetMotion(.spring(endless), from: difference, rest: rest) == nil)
    }
}
