/// Estimates how fast a finger moves from its timed positions, for the moment it lets go.
///
/// A parabola is fitted to the recent samples by least squares, all of the same weight, and its slope at the newest
/// sample is the velocity. Recent are the newest 20 samples that lie at most 100 ms before the newest one, back to
/// the last pause of more than 40 ms: a finger that rested starts anew. The moment of release is never a sample, for
/// touch screens report it late and where the finger was; it only says whether the finger had stopped. These are the
/// rules of Flutter's `VelocityTracker` (The Flutter Authors), whose published releases this type reproduces.
///
/// ```swift
/// var tracker = VelocityTracker()
/// for step in 0...10 {
///     let time = Double(step) / 120
///     try tracker.addSample(time: time, position: [100 * time, 900 * time])
/// }
/// print(tracker.velocity(releasedAt: 0.09))   // 100 and 900 units a second, along x and y
/// ```
///
/// Fewer samples lower the degree: through two distinct times goes a line, with one the velocity is zero. Several
/// samples at one time all count. Positions that lie on a parabola give its slope to within a few units of roundoff
/// of (spread of the positions) / (spread of the times).
public struct VelocityTracker: Hashable, Sendable {
    /// How far back from the newest sample others count, in seconds.
    public static let horizon = 0.100
    /// The longest pause, in seconds, that still belongs to one movement.
    public static let longestGap = 0.040
    /// How many samples count at most.
    public static let maximumSampleCount = 20

    /// Comparisons of times forgive half a microsecond, so that 100 ms is 100 ms in binary seconds too.
    private static let slack = 0.5e-6

    /// The unit in which times are given.
    public enum TimeUnit: String, NamedCase, Sendable {
        /// Seconds.
        case seconds
        /// Milliseconds, as of touch events in browsers.
        case milliseconds

        /// How many of them are a second.
        fileprivate var perSecond: Double { self == .seconds ? 1 : 1000 }
    }

    private let timeUnit: TimeUnit

    private struct Sample: Hashable, Sendable {
        var time: Double
        var position: SIMD2<Double>
    }

    /// Oldest first, never more than `maximumSampleCount`.
    private var samples: [Sample] = []

    /// A tracker without samples.
    /// - Parameter timeUnit: The unit of all times that the tracker takes and gives. Large times, such as milliseconds
    ///   since 1970, lose digits when they are converted: give them as they are. Velocities are always per second.
    public init(timeUnit: TimeUnit = .seconds) { self.timeUnit = timeUnit }

    /// The time of the newest sample, in the tracker's unit; `nil` before any.
    public var lastSampleTime: Double? { samples.last?.time }

    /// Notes that the finger was at `position` at `time`, on touching and on every move, not on release.
    /// - Parameters:
    ///   - time: In the tracker's unit, from any origin; not before the previous sample's.
    ///   - position: In any unit, the same for all samples.
    /// - Throws: `HookeError.outOfRange` if a number is NaN or infinite, or if time runs backwards. The tracker is
    ///   then as it was.
    public mutating func addSample(time: Double, position: SIMD2<Double>) throws(HookeError) {
        guard time.isFinite else {
            throw .outOfRange(field: "time", value: time, accepted: "a finite number of \(timeUnit.rawValue)")
        }
        guard position.x.isFinite else {
            throw .outOfRange(field: "position.x", value: position.x, accepted: "a finite number")
        }
        guard position.y.isFinite else {
            throw .outOfRange(field: "position.y", value: position.y, accepted: "a finite number")
        }
        if let last = samples.last, time < last.time {
            throw .outOfRange(
                field: "time", value: time, accepted: "at least \(last.time), the time of the sample before")
        }
        if samples.count == Self.maximumSampleCount { samples.removeFirst() }
        samples.append(Sample(time: time, position: position))
    }

    /// Forgets all samples.
    public mutating func reset() { samples.removeAll(keepingCapacity: true) }

    /// The velocity at the newest sample, in units a second; zero if the finger had stopped before it let go.
    /// - Parameter release: When the finger let go, on the samples' clock, in the tracker's unit. If that is more than 40 ms
    ///   after the newest sample the answer is zero. `nil` asks for the velocity while the finger is still down.
    ///   NaN gives NaN.
    /// - Returns: Zero with fewer than two distinct times.
    /// - Complexity: O(1): at most 20 samples are looked at.
    public func velocity(releasedAt release: Double? = nil) -> SIMD2<Double> {
        guard let newest = samples.last else { return .zero }
        if let release {
            if release.isNaN { return SIMD2(repeating: .nan) }
            if release - newest.time > longestGap { return .zero }
        }
        let horizon = (Self.horizon + Self.slack) * timeUnit.perSecond
        var first = samples.count - 1
        while first > 0 {
            let candidate = samples[first - 1].time
            if newest.time - candidate > horizon { break }
            if samples[first].time - candidate > longestGap { break }
            first -= 1
        }
        return slopeAtEnd(of: samples[first...])
    }

    /// The longest pause that still belongs to one movement, in the tracker's unit.
    private var longestGap: Double { (Self.longestGap + Self.slack) * timeUnit.perSecond }

    /// The slope, at the last sample, of the parabola (line, constant) that fits best in the least-squares sense.
    ///
    /// Built on polynomials that are orthogonal over the sample times (Forsythe 1957): p0 = 1, p1 = t − a1,
    /// p2 = (t − a2)·p1 − b2. Each coefficient is a quotient of sums, no system is solved and nothing is squared
    /// away. Times count from the newest sample in units of the window, positions from the newest position.
    private func slopeAtEnd(of window: ArraySlice<Sample>) -> SIMD2<Double> {
        guard let newest = window.last, let oldest = window.first else { return .zero }
        let span = newest.time - oldest.time
        guard span > 0 else { return .zero }
        let seconds = span / timeUnit.perSecond
        var distinct = 1
        for (earlier, later) in zip(window, window.dropFirst()) where later.time > earlier.time {
            distinct += 1
        }

        let count = Double(window.count)
        var timeSum = 0.0
        for sample in window { timeSum += (sample.time - newest.time) / span }
        let mean = timeSum / count

        // <p1, p1>, <t·p1, p1> and the data against p1.
        var norm1 = 0.0
        var skew = 0.0
        var data1 = SIMD2<Double>.zero
        for sample in window {
            let p1 = (sample.time - newest.time) / span - mean
            norm1 += p1 * p1
            skew += p1 * p1 * p1
            data1 += p1 * (sample.position - newest.position)
        }
        let slope1 = data1 / norm1
        guard distinct > 2 else { return slope1 / seconds }

        // p2 = (p1 − skew/norm1)·p1 − norm1/count; its slope at the end is 2·p1(end) − skew/norm1.
        let shift = skew / norm1
        let offset = norm1 / count
        var norm2 = 0.0
        var data2 = SIMD2<Double>.zero
        for sample in window {
            let p1 = (sample.time - newest.time) / span - mean
            let p2 = (p1 - shift) * p1 - offset
            norm2 += p2 * p2
            data2 += p2 * (sample.position - newest.position)
        }
        // Two times that all but coincide leave the parabola undetermined: the line serves.
        guard norm2 > norm1 * 0x1p-80 else { return slope1 / seconds }
        return (slope1 + (data2 / norm2) * (-2 * mean - shift)) / seconds
    }
}
