import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct ZoomGripTests {
    private let whole = ProjectiveBox(Rectangle(x: 0, y: 0, width: 390, height: 844))
    private let source = ProjectiveBox(Rectangle(x: 20, y: 500, width: 100, height: 100))

    private func fingers(
        _ x: Double, _ y: Double, velocity: SIMD2<Double> = .zero, scale: Double = 1, rate: Double = 0
    ) -> ZoomGrip.Fingers {
        ZoomGrip.Fingers(centroid: SIMD2(x, y), velocity: velocity, scale: scale, scaleVelocity: rate)
    }

    private func grip(at x: Double, _ y: Double) -> ZoomGrip {
        ZoomGrip(whole, of: whole, source: source, fingers: fingers(x, y), height: 844)
    }

    @Test func `The factors of a drag and a pinch are the design's`() throws {
        let band = try RubberBand(extent: 844)
        #expect(abs(ZoomGrip.dragFactor(200, band, height: 844).0 - 0.9423480) < 5e-8)
        #expect(abs(ZoomGrip.pinchFactor(2).0 - 1.3548387) < 5e-8)
        #expect(ZoomGrip.pinchFactor(0.7).0 == 0.7)
        #expect(ZoomGrip.dragFactor(0, band, height: 844).0 == 1)
    }

    @Test func `The centre and its velocity are the design's`() {
        let grip = grip(at: 195, 400)
        let now = fingers(195, 500, velocity: SIMD2(0, 800))
        let k = grip.box(now).size.x / 390
        // g + k·(c₀ − g₀), as 519.8 for k = 0.9.
        #expect(abs(grip.box(now).center.y - (500 + k * 22)) < 1e-12)
        let rate = grip.rates(now)[2] / 390
        #expect(abs(grip.rates(now)[1] - (800 + rate * 22)) < 1e-12)
    }

    @Test func `The touched point stays under the fingers`() {
        let generator = Generator<[Double]>(draw: { random in (0..<6).map { _ in random.unit() } })
        var worst = 0.0
        checkProperty(seed: 0x21_21, cases: 500, generator) { r in
            let start = SIMD2(390 * r[0], 844 * r[1])
            let grip = grip(at: start.x, start.y)
            let end = SIMD2(390 * r[2], 844 * r[3])
            let place: SIMD2<Double> = (start - whole.center) / whole.size
            let box = grip.box(fingers(end.x, end.y, scale: 0.3 + 2 * r[4]))
            let error = box.point(at: place) - end
            worst = max(worst, error.norm)
            // At most 2e-13 was seen.
            return error.norm < 1e-9 ? nil : "wrong by \(error)"
        }
        #expect(worst > 0)
    }

    @Test func `The rates are those of differences`() {
        let generator = Generator<[Double]>(draw: { random in (0..<8).map { _ in random.uniform(-1...1) } })
        checkProperty(seed: 0x21_22, cases: 500, generator) { r in
            let grip = grip(at: 195 + 100 * r[0], 400 + 200 * r[1])
            let velocity = SIMD2(1_000 * r[2], 1_000 * r[3])
            func now(_ t: Double) -> ZoomGrip.Fingers {
                fingers(
                    200 + 150 * r[4] + velocity.x * t, 420 + 300 * r[5] + velocity.y * t, velocity: velocity,
                    scale: 1.2 + 0.7 * r[6] + 2 * r[7] * t, rate: 2 * r[7])
            }
            let h = 1e-6
            let difference: SIMD8<Double> = (grip.box(now(h)).numbers - grip.box(now(-h)).numbers) / (2 * h)
            let error = (difference - grip.rates(now(0))).norm
            // Kinks of the banded pinch at 1 and of |τ| at 0 are excluded by their size.
            if abs(1.2 + 0.7 * r[6] - 1) < 1e-4 { return nil }
            if error > 1e-3 { return "rates wrong by \(error)" }
            let slope = (grip.fraction(now(h)) - grip.fraction(now(-h))) / (2 * h)
            let sides = abs(grip.fraction(now(h)) - grip.fraction(now(-h))) < 1e-2
            return sides && abs(slope - grip.fractionRate(now(0))) > 1e-3 * (1 + abs(slope))
                && !isAtKink(grip, now)
                ? "the fraction's rate is \(grip.fractionRate(now(0))), not \(slope)" : nil
        }
    }

    /// Whether drag and pinch exchange their order near by.
    private func isAtKink(_ grip: ZoomGrip, _ now: (Double) -> ZoomGrip.Fingers) -> Bool {
        abs(grip.fractionRate(now(1e-5)) - grip.fractionRate(now(-1e-5))) > 1e-2
    }

    @Test func `A release closes by projected drag or pinch only`() {
        let grip = grip(at: 195, 400)
        func verdict(_ x: Double, _ y: Double, _ vy: Double = 0, scale: Double = 1, rate: Double = 0)
            -> TransitionOutcome
        {
            grip.verdict(fingers(x, y, velocity: SIMD2(0, vy), scale: scale, rate: rate)).outcome
        }
        #expect(verdict(195, 612) == .finish)  // 212 > 211
        #expect(verdict(195, 610) == .cancel)
        #expect(verdict(195, 450, 400) == .finish)  // 50 + 199.6
        #expect(verdict(195, 450, 300) == .cancel)
        #expect(verdict(195, 700, -10) == .cancel)  // backwards
        #expect(verdict(195, 188) == .finish)  // upwards too
        // k₁ = 100/390: below 0.628.
        #expect(verdict(195, 400, scale: 0.62) == .finish)
        #expect(verdict(195, 400, scale: 0.64) == .cancel)
        #expect(verdict(195, 400, scale: 0.8, rate: -1) == .finish)
        #expect(verdict(195, 400, scale: 0.6, rate: 1) == .cancel)
    }

    @Test func `A released picture goes on with its place and velocity, and arrives exactly`() {
        let generator = Generator<[Double]>(draw: { random in (0..<8).map { _ in random.uniform(-1...1) } })
        var worst = 0.0
        checkProperty(seed: 0x21_23, cases: 300, generator) { r in
            let grip = grip(at: 195, 400)
            let now = fingers(
                195 + 150 * r[0], 400 + 300 * r[1], velocity: SIMD2(2_000 * r[2], 2_000 * r[3]),
                scale: 1 + 0.6 * r[4],
                rate: 3 * r[5])
            var target = source
            target.angle = 3 * r[6]
            target.perspective.x = 0.4 * r[7]
            let (box, rates) = (grip.box(now), grip.rates(now))
            let released = ReleasedBox(box, rates: rates, to: target, at: 2)
            let jump = (released.box(at: 2).numbers - box.numbers).norm
            let kick = (released.rates(at: 2) - rates).norm
            worst = max(worst, jump, kick / (1 + rates.norm))
            if jump > 1e-9 { return "a jump of \(jump)" }
            if kick > 1e-6 * (1 + rates.norm) { return "a jump of the rates of \(kick)" }
            guard released.box(at: 2.000_001 + released.duration) == target else {
                return "it does not arrive"
            }
            let near = released.box(at: 2 + released.duration - 1e-9).quad
            for (a, b) in zip(near.corners, target.quad.corners) where (a - b).norm > 0.03 {
                return "it ends with a jump of \((a - b).norm)"
            }
            return nil
        }
        // At most 5e-13 was seen.
        #expect(worst < 1e-9, "\(worst)")
    }
}
