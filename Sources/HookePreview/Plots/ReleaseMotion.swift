import HookeTransitions

/// What a swipe and its plan look like against time: the fraction that shows, and how fast it moves.
struct ReleaseMotion: Sendable {
    private let reading: SwipeReading
    private let plan: SettlePlan
    /// The mean velocities between samples of the finger, at the middles of their times.
    private let means: [LinePlot.Place]

    init(_ curve: ReleasePlot.Curve) {
        (reading, plan) = (curve.reading, curve.plan)
        let samples = curve.reading.samples
        var means: [LinePlot.Place] = []
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
        self.means = means
    }

    /// The finger's fraction, limited to [0, 1], then the plan's; 0 before the swipe was recognised.
    func fraction(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.fraction(at: time - reading.releaseTime) }
        let samples = reading.samples
        let next = Self.count(samples, upTo: time, \.time)
        guard next > 0 else { return 0 }
        guard next < samples.count else { return Self.limited(samples[next - 1].fraction) }
        let (from, to) = (samples[next - 1], samples[next])
        let share = (time - from.time) / (to.time - from.time)
        return Self.limited(from.fraction + (to.fraction - from.fraction) * share)
    }

    /// The velocity: half way between two samples their mean, straight in between, and on to that of the release.
    func velocity(at time: Double) -> Double {
        if time >= reading.releaseTime { return plan.velocity(at: time - reading.releaseTime) }
        guard time >= reading.samples[0].time else { return 0 }
        let next = Self.count(means, upTo: time, \.time)
        guard next > 0 else { return means.first?.value ?? plan.initialVelocity }
        let release = LinePlot.Place(time: reading.releaseTime, value: plan.initialVelocity)
        let (from, to) = (means[next - 1], next < means.count ? means[next] : release)
        return from.value + (to.value - from.value) * ((time - from.time) / (to.time - from.time))
    }

    /// How many of a list, whose times never fall, are at a time or before it.
    private static func count<Element>(
        _ list: [Element], upTo time: Double, _ timeOf: KeyPath<Element, Double>
    ) -> Int {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = low + (high - low) / 2
            if list[middle][keyPath: timeOf] > time { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private static func limited(_ fraction: Double) -> Double { min(max(fraction, 0), 1) }
}
