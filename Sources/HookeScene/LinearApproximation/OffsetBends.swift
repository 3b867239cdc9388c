import Hooke
import HookeTimeline

extension VectorOffset {
    /// Returns an upper bound of the second derivative of each component in an interval; `nil` for a fade.
    ///
    /// - Spring: ½(v² + ω0²x²) does not increase, and x″ = −ω0²x − 2g·v, so |x″| ≤ (ω0 + 2g)·√(v² + ω0²x²)
    ///   from the interval's start on.
    /// - Third order: with u = x′ + ωx and w = u′ + ωu, x″ = w − 2ωu + ω²x, |w| ≤ W, |u| ≤ U + W/(eω) and
    ///   |x| ≤ X + U/(eω) + 2W/(e²ω²), from the values X, U, W at the start.
    /// - Quintic: the second derivative is a cubic. It is at most 1.64 times its largest value at four evenly
    ///   spaced points of the interval, the Lebesgue constant.
    func bend(from start: Double, to end: Double) -> SIMD4<Double>? {
        guard case .offset(let offset) = self else { return nil }
        let state = offset.state(at: start)
        let (x, v) = (state.position, state.velocity)
        switch offset.law.kind {
        case .spring(let spring):
            let square = spring.stiffness / spring.mass
            let energy: SIMD4<Double> = v * v + square * x * x
            return (square.squareRoot() + spring.damping / spring.mass) * energy.squareRoot()
        case .thirdOrder(let rate):
            let a = state.acceleration
            let u = (v + rate * x).magnitudes
            let twice: SIMD4<Double> = a + 2 * rate * v
            let w = (twice + rate * rate * x).magnitudes
            // 1/e and 2/e², rounded up.
            let first: SIMD4<Double> = w + 2 * rate * (u + w * (0.3679 / rate))
            let second: SIMD4<Double> = x.magnitudes + u * (0.3679 / rate)
            return first + rate * rate * (second + w * (0.2707 / (rate * rate)))
        case .quintic:
            var largest = SIMD4<Double>.zero
            for third in 0...3 {
                let time = start + (end - start) * (Double(third) / 3)
                largest = pointwiseMax(largest, offset.state(at: time).acceleration.magnitudes)
            }
            return 1.64 * largest
        case .fade: return nil
        }
    }

    /// Returns the times between which straight pieces are within `error` of the offset, and the largest error of
    /// each component.
    ///
    /// - Throws: `HookeError.noSolution` for a fade, and for too many pieces.
    func straightTimes(
        to end: Double, error: Double
    ) throws(HookeError) -> (times: [Double], error: SIMD4<Double>) {
        var (times, worst) = ([0.0], SIMD4<Double>.zero)
        var step = end / 4
        while let time = times.last, time < end {
            step = min(2 * step, end - time)
            while true {
                guard let bend = bend(from: time, to: time + step) else { throw .interrupted }
                let missed: SIMD4<Double> = bend * (step * step / 8)
                if missed.max() <= error || time + step == time {
                    worst = pointwiseMax(worst, missed)
                    break
                }
                step /= 2
            }
            guard time + step > time, times.count < TimelineApproximation.limit else {
                throw TimelineApproximation.tooMany
            }
            times.append(end - time - step < 1e-9 * end ? end : time + step)
        }
        return (times, worst)
    }
}

extension HookeError {
    /// The rest of an interrupted motion has no bounds.
    static var interrupted: HookeError {
        .noSolution(
            field: "timeline",
            reason:
                "a fade, or the rest of an interrupted transform, has no linear approximation; record frames")
    }
}
