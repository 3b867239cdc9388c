import HookeTransitions

/// What a swipe and its plan look like against time: the fraction that shows, and how fast it moves.
struct ReleaseMotion: Sendable {
    private let reading: SwipeReading
    private let plan: SettlePlan
    /// The finger's fractions.
    private let fractions: PiecewiseLinear<Double>
    /// The mean velocities between samples of the finger, at the middles of their times, and that of the release.
    private let velocities: PiecewiseLinear<Double>

    init(_ curve: ReleasePlot.Curve) {
        (reading, plan) = (curve.reading, curve.plan)
        let samples = curve.reading.samples
        var means: [PiecewiseLinear<Double>.Knot] = []
        for (a, b) in zip(samples, samples.dropFirst()) where b.time > a.time {
            let way = Self.limited(b.fraction) - Self.limited(a.fraction)
            means.append(.init(time: a.time + (b.time - a.time) / 2, value: way / (b.time - a.time)))
        }
        // A finger that rests before it lifts says nothing of it.
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

    /// The finger's fraction, limited to [0, 1], then the plan's; 0 before the swipe was recognised.
    func fraction(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.fraction(at: time - reading.releaseTime) }
        return time >= reading.samples[0].time ? Self.limited(fractions.value(at: time)) : 0
    }

    /// The velocity: half way between two samples their mean, straight in between, and on to that of the release.
    func velocity(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.velocity(at: time - reading.releaseTime) }
        return time >= reading.samples[0].time ? velocities.value(at: time) : 0
    }

    private static func limited(_ fraction: Double) -> Double { min(max(fraction, 0), 1) }
}
