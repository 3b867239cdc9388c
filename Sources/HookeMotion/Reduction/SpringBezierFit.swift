/// A spring and a cubic Bézier that are near each other: either as the other one that is nearest.
///
/// ```swift
/// let spring = try SpringBezierFit(of: CubicBezier.ease, duration: 0.3)
/// print(spring.spring.dampingRatio, spring.residual)  // 0.84156…, 0.00903…
/// let bezier = try SpringBezierFit(of: Spring.smooth)
/// print(bezier.bezier.css, bezier.duration)           // cubic-bezier(0.2198, 0.2726, 0.0653, 1.1032), 0.73…
/// ```
///
/// Both run from 0 to 1, the spring from rest. The residual is the largest distance within the Bézier's duration.
public struct SpringBezierFit: Hashable, Sendable {
    /// The Bézier.
    public let bezier: CubicBezier
    /// The spring, of mass 1 if it was fitted.
    public let spring: Spring
    /// The duration of the Bézier in seconds.
    public let duration: Double
    /// The largest distance between both within the duration, as a fraction of the distance from start to target;
    /// measured at 1,024 times and at the extremes between them.
    public let residual: Double

    /// Fits a Bézier to a spring, with handles of four decimals.
    /// - Parameters:
    ///   - spring: The spring.
    ///   - duration: The duration of the Bézier in seconds; the time from which the spring stays within 0.001 of its
    ///     target if left out.
    /// - Throws: `HookeError.outOfRange` for a duration that is not above 0 and finite. `HookeError.noSolution` without a
    ///   duration, for a spring that never settles; and for more than 65,536 pieces, after some 10,000 oscillations.
    public init(of spring: Spring, duration: Double? = nil) throws(HookeError) {
        let curve = try SpringCurve(spring, duration: duration)
        let motion = curve.motion
        let end = curve.duration
        let source = try PiecewiseCubic(motion, component: 0, from: 0, to: end, error: 0x1p-18)
        let start = source.knot(at: 0)
        let last = source.knot(at: end)
        // The Bézier ends at the target.
        let target = PiecewiseCubic.Knot(
            time: end, before: 1, after: 1, arriving: last.arriving, leaving: last.leaving)
        var fit = PieceFit(source, .all, density: 3)
        let found = fit.fit(from: start, to: target, target: 0, isThorough: true).curve
        func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
        let bezier = try CubicBezier(
            x1: rounded(found.x1), y1: rounded(found.first), x2: rounded(found.x2), y2: rounded(found.second))
        self.bezier = bezier
        self.spring = spring
        self.duration = end
        residual = largestMagnitude { bezier.value(at: $0) - motion.position(at: $0 * end) }
    }

    /// Fits a spring to a Bézier: damping ratio and frequency with the smallest largest distance that the search finds.
    ///
    /// The search runs from 40 starts with damping ratios from 0.001 to 50. A Bézier that starts fast or ends slowly has
    /// no spring near it: compare the residual.
    /// - Parameters:
    ///   - bezier: The Bézier.
    ///   - duration: Its duration in seconds.
    /// - Throws: `HookeError.outOfRange` for a duration for which no spring is in the domain of `Spring`.
    public init(of bezier: CubicBezier, duration: Double) throws(HookeError) {
        guard duration > 0, duration.isFinite else {
            throw .outOfRange(
                field: .duration, value: duration, accepted: "a finite number of seconds above 0")
        }
        var search = SpringSearch(bezier)
        let found = search.best()
        do {
            spring = try Spring(response: 2 * .pi * duration / found.frequency, dampingRatio: found.ratio)
        } catch {
            throw .outOfRange(field: .duration, value: duration, accepted: "about 1e-139 to 1e139 seconds")
        }
        self.bezier = bezier
        self.duration = duration
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        residual = largestMagnitude { bezier.value(at: $0) - motion.position(at: $0 * duration) }
    }
}

/// The spring of a Bézier, in units of its duration.
private struct SpringSearch {
    struct Candidate {
        var ratio, frequency: Double
        var error = Double.infinity

        /// The step from 0 to 1.
        var motion: SpringMotion<Double> {
            let spring = Spring(
                checkedMass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
            return SpringMotion(spring: spring, from: 0.0, to: 1)
        }
    }

    private static let count = 320
    private static let ratios = 0.001...50.0
    private static let frequencies = 0.05...500.0

    private let times: [Double]
    private let values: [Double]
    private var residuals: [Double]
    private var step = ChebyshevStep(count: 2)

    init(_ bezier: CubicBezier) {
        times = (1...Self.count).map { Double($0) / Double(Self.count) }
        values = times.map { bezier.value(at: $0) }
        residuals = values
    }

    mutating func best() -> Candidate {
        var starts: [Candidate] = []
        for ratio in [0.1, 0.3, 0.5, 0.7, 0.85, 1, 1.6, 4] {
            for frequency in [1.5, 3, 6, 12, 24] {
                var start = Candidate(ratio: ratio, frequency: frequency)
                measure(&start)
                starts.append(start)
            }
        }
        starts.sort { $0.error < $1.error }
        var best = starts[0]
        for start in starts.prefix(6) {
            let found = refined(start)
            if found.error < best.error { best = found }
        }
        return best
    }

    private mutating func measure(_ candidate: inout Candidate) {
        let motion = candidate.motion
        candidate.error = 0
        for index in times.indices {
            residuals[index] = motion.position(at: times[index]) - values[index]
            candidate.error = max(candidate.error, residuals[index].magnitude)
        }
    }

    /// Minimises the largest distance by linear programmes of the linearised distances in a trust region. The unknowns
    /// are the logarithms of the damping ratio and of the frequency, so a step of 1 is the trust.
    private mutating func refined(_ start: Candidate) -> Candidate {
        var best = start
        var trust = 0.25
        for _ in 0..<60 where trust > 1e-9 && best.error > 0 {
            measure(&best)
            let motion = best.motion
            let (less, more) = (scaled(best, by: -1e-5, 0), scaled(best, by: 1e-5, 0))
            let (before, after) = (less.motion, more.motion)
            let scale = 1 / best.error
            step.residuals.removeAll(keepingCapacity: true)
            step.derivatives.removeAll(keepingCapacity: true)
            for index in times.indices {
                let time = times[index]
                let byRatio = (after.position(at: time) - before.position(at: time)) / 2e-5
                let byFrequency = motion.velocity(at: time) * time
                step.residuals.append(residuals[index] * scale)
                step.derivatives.append(byRatio * scale * trust)
                step.derivatives.append(byFrequency * scale * trust)
            }
            for unknown in 0..<2 { (step.lower[unknown], step.upper[unknown]) = (-1, 1) }
            guard step.solve() else { break }
            var next = scaled(best, by: step.step[0] * trust, step.step[1] * trust)
            measure(&next)
            if next.error < best.error {
                let gain = (best.error - next.error) / best.error
                best = next
                if gain > 0.01 { trust = min(2 * trust, 0.5) }
            } else {
                trust /= 4
            }
        }
        return best
    }

    /// A candidate with its damping ratio and frequency multiplied by about e^a and e^b, within the limits.
    private func scaled(_ candidate: Candidate, by a: Double, _ b: Double) -> Candidate {
        let ratio = candidate.ratio * (1 + a + a * a / 2)
        let frequency = candidate.frequency * (1 + b + b * b / 2)
        return Candidate(
            ratio: min(max(ratio, Self.ratios.lowerBound), Self.ratios.upperBound),
            frequency: min(max(frequency, Self.frequencies.lowerBound), Self.frequencies.upperBound))
    }
}
