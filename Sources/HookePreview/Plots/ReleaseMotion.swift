import HookeTransitions

/// The fraction and its velocity against time, for a swipe and its settle plan.
struct ReleaseMotion: Sendable {
    private let reading: SwipeMeasurement
    private let plan: SettlePlan
    private let fractions: PiecewiseLinear<Double>
    /// The finger's mean velocities, at the midpoints between samples, and the velocity at release.
    private let velocities: PiecewiseLinear<Double>

    init(_ curve: ReleasePlot.Curve) {
        (reading, plan) = (curve.reading, curve.plan)
        let samples = curve.reading.samples
        var means: [PiecewiseLinear<Double>.Knot] = []
        for (a, b) in zip(samples, samples.dropFirst()) where b.time > a.time {
            let change = Self.limited(b.fraction) - Self.limited(a.fraction)
            means.append(.init(time: a.time + (b.time - a.time) / 2, value: change / (b.time - a.time)))
        }
        // The finger may rest before it lifts, without samples: add a velocity of 0.
        if let last = samples.last, samples.count > 1 {
            let rest = curve.reading.releaseTime - last.time
            if rest > 1.5 * (last.time - samples[samples.count - 2].time), rest > 0 {
                means.append(.init(time: last.time + rest / 2, value: 0))
            }
        }
        means.append(.init(time: reading.releaseTime, value: plan.initialVelocity))
        velocities = PiecewiseLinear(means)
        fractions = PiecewiseLinear(samples.map { .init(time: $0.time, value: $0.fraction) })
    }

    /// Returns the finger's fraction, clamped to [0, 1], before the release and the plan's fraction after it;
    /// 0 before the swipe is recognised.
    func fraction(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.fraction(at: time - reading.releaseTime) }
        return time >= reading.samples[0].time ? Self.limited(fractions.value(at: time)) : 0
    }

    /// Returns the velocity. Before the release it is interpolated linearly between the mean velocities.
    func velocity(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.velocity(at: time - reading.releaseTime) }
        return time >= reading.samples[0].time ? velocities.value(at: time) : 0
    }

    private static func limited(_ fraction: Double) -> Double { min(max(fraction, 0), 1) }
}
