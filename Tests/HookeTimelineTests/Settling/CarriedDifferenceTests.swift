import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct CarriedDifferenceTests {
    @Test func `It starts with both differences, keeps its rates, and is 0 from its end on`() {
        var worst = (start: 0.0, rate: 0.0, reach: 0.0)
        let generator = Generator<[Double]>(draw: { random in
            (0..<20).map { _ in random.uniform(-1...1) }
        })
        checkProperty(seed: 0x21_61, cases: 300, generator) { r in
            let position = SIMD8<Double>(r[0..<8])
            let velocity = SIMD8<Double>(r[8..<16]) * (10 + 9 * r[16])
            let (start, duration, unit) = (3 * r[17], 0.5 + 0.45 * r[18], 1.1 + r[19])
            let speed = velocity.largest / unit
            guard
                let carried = CarriedDifference(
                    position, velocity, speed: speed, from: start, over: duration)
            else { return "there is none" }
            guard let first = carried.motion(at: start) else { return "it is over at its start" }
            worst.start = max(
                worst.start, (first.position - position).largest, (first.velocity - velocity).largest)
            for step in 1..<40 {
                let (t, h) = (start + duration * Double(step) / 40, 1e-6)
                guard let here = carried.motion(at: t), let early = carried.motion(at: t - h),
                    let late = carried.motion(at: t + h)
                else { return "it is over before its end" }
                let slope: SIMD8<Double> = (late.position - early.position) / (2 * h)
                worst.rate = max(worst.rate, (slope - here.velocity).largest / (1 + velocity.largest))
                // No further than the difference of positions and 16/81 units.
                worst.reach = max(
                    worst.reach, (here.position.largest - position.largest) / unit)
            }
            if carried.motion(at: start + duration * (1 + 1e-12)) != nil { return "it goes on" }
            let left = carried.timeLeft(at: start + 0.25)
            if abs(left - max(0, duration - 0.25)) > 1e-14 { return "\(left) s are left" }
            return worst.start < 1e-12 && worst.rate < 1e-3 && worst.reach < 16.0 / 81 ? nil : "\(worst)"
        }
    }

    @Test func `Without a difference, with numbers that are not finite and without time there is none`() {
        let one = SIMD8<Double>(repeating: 1)
        #expect(CarriedDifference(.zero, .zero, speed: 0, from: 0, over: 1) == nil)
        #expect(CarriedDifference(one * .infinity, .zero, speed: 0, from: 0, over: 1) == nil)
        #expect(CarriedDifference(.zero, one * .nan, speed: 0, from: 0, over: 1) == nil)
        for duration in [0, -1, .nan, .infinity] {
            #expect(CarriedDifference(one, .zero, speed: 0, from: 0, over: duration) == nil)
        }
    }
}

extension SIMD8<Double> {
    /// The largest magnitude of a component.
    fileprivate var largest: Double { indices.map { self[$0].magnitude }.max() ?? 0 }
}
