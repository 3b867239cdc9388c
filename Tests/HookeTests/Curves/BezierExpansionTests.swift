import Foundation
import TestSupport
import Testing

@testable import Hooke

/// What the expansions about 0, ½ and 1 are for: relative precision near 0, and values that do not depend on the expansion.
@Suite struct BezierExpansionTests {
    /// The first terms of value and slope at a small time, whose cube root is given too.
    private struct Start: Sendable {
        let curve: CubicBezier
        let value, slope: @Sendable (_ time: Double, _ root: Double) -> Double
    }

    /// In each the next term is smaller by a cube root of the time.
    private static let starts = [
        Start(
            curve: CubicBezier(unchecked: 0.5, 0, 0.5, 1), value: { t, _ in 4 * t / 3 * t },
            slope: { t, _ in 8 * t / 3 }),
        Start(
            curve: CubicBezier(unchecked: 0.5, 1, 0.5, 1), value: { t, _ in 2 * t }, slope: { _, _ in 2 }),
        Start(
            curve: CubicBezier(unchecked: 0x1p-30, 1, 0, 1), value: { t, _ in 0x1p30 * t },
            slope: { _, _ in 0x1p30 }),
        Start(
            curve: CubicBezier(unchecked: 0, 1, 1, 1), value: { t, _ in (3 * t).squareRoot() },
            slope: { t, _ in (0.75 / t).squareRoot() }),
        Start(
            curve: CubicBezier(unchecked: 0, 0, 0, 1), value: { _, s in 3 * s * s }, slope: { _, s in 2 / s }),
    ]

    @Test func `Value and slope keep their relative precision towards time 0`() {
        var values = Worst<String>()
        var slopes = Worst<String>()
        for start in Self.starts {
            for exponent in 66...160 {
                // A cube, exactly.
                let s = Double(sign: .plus, exponent: -exponent, significand: 1.375)
                let t = s * s * s
                let label = "\(start.curve) at \(t)"
                values.note(start.curve.value(at: t) / start.value(t, s) - 1, label)
                slopes.note(start.curve.slope(at: t) / start.slope(t, s) - 1, label)
            }
        }
        #expect(values.error <= 1e-15, "\(values)")
        #expect(slopes.error <= 1e-15, "\(slopes)")
        #expect(
            (CubicBezier(unchecked: 0.5, 0, 0.5, 1).slope(at: 1e-25) / 2.6666666666666667e-25 - 1).magnitude
                < 1e-15)
        #expect((CubicBezier(unchecked: 0.5, 1, 0.5, 1).value(at: 1e-20) / 2e-20 - 1).magnitude < 1e-15)
    }

    @Test func `A monotone curve does not fall between neighbouring times`() {
        // The borders between expansions, of sixteenths and any other time.
        let cases = Generator<(CubicBezier, Double)>(draw: { random in
            let curve =
                random.unit() < 0.2
                ? CubicBezier.easeInOut
                : CubicBezier(unchecked: random.unit(), random.unit(), random.unit(), random.unit())
            let times = [
                (27 * curve.x1 + 9 * curve.x2 + 1) / 64, (9 * curve.x1 + 27 * curve.x2 + 27) / 64,
                (random.unit() * 32).rounded() / 32, random.unit(),
            ]
            return (curve, times[Int(random.unit() * 4)])
        })
        // HOOKE_CASES=100000 compares a million pairs.
        let count = ProcessInfo.processInfo.environment["HOOKE_CASES"].flatMap(Int.init) ?? 4_000
        checkProperty(seed: 41, cases: count, cases) { curve, time in
            var t = time.nextDown.nextDown.nextDown.nextDown.nextDown
            var last = curve.value(at: t)
            for _ in 0..<10 {
                t = t.nextUp
                let value = curve.value(at: t)
                guard value >= last else { return "falls by \(last - value) at \(t)" }
                last = value
            }
            return nil
        }
    }

    @Test func `A curve is four numbers without storage elsewhere`() {
        #expect(_isPOD(CubicBezier.self) && MemoryLayout<CubicBezier>.size == 32)
        #expect(MemoryLayout<TimingFunction>.stride <= 40)
    }
}
