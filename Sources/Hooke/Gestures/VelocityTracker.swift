/// Estimates the velocity of a finger at release from its timed positions.
///
/// - The velocity is the slope at the newest sample of a parabola fitted by least squares, with equal weights.
/// - The fit uses at most the 20 newest samples, at most 100 ms before the newest one, back to the last pause of more
///   than 40 ms.
/// - The release itself is not a sample, because touch screens report it late and at the last position. Its time only
///   tells whether the finger had stopped.
///
/// These are the rules of Flutter's `VelocityTracker` (The Flutter Authors); this type reproduces its published
/// results.
///
/// ```swift
/// var tracker = VelocityTracker<SIMD2<Double>>()         // VelocityTracker<Double>() for one number
/// for step in 0...10 {
///     let time = Double(step) / 120
///     try tracker.addSample(time: time, position: [100 * time, 900 * time])
/// }
/// print(tracker.velocity(releasedAt: 0.09))   // 100 and 900 units per second, along x and y
/// ```
///
/// `Animated.hold(_:at:)` has one inside.
///
/// With two distinct times the fit is a line; with one the velocity is zero. Several samples at one time all count.
/// For positions on a parabola the error is a few u of (spread of the positions) / (spread of the times).
public struct VelocityTracker<Position: VectorSpace>: Equatable, Sendable {
    /// The largest age of a sample relative to the newest, in seconds.
    public static var horizon: Double { 0.100 }
    /// The longest pause within one movement, in seconds.
    public static var longestGap: Double { 0.040 }
    /// The largest number of samples in a fit.
    public static var maximumSampleCount: Int { 20 }

    /// Comparisons of times allow half a microsecond, because 100 ms is inexact in binary.
    private static var slack: Double { 0.5e-6 }

    /// The unit of times.
    public enum TimeUnit: String, NamedCase, Sendable, CaseIterable {
        /// Seconds.
        case seconds
        /// Milliseconds, as of touch events in browsers.
        case milliseconds

        /// The number of units per second.
        fileprivate var perSecond: Double { self == .seconds ? 1 : 1000 }
    }

    let timeUnit: TimeUnit

    struct Sample: Equatable, Sendable {
        var time: Double
        var position: Position
    }

    /// Oldest first, at most `maximumSampleCount`.
    private(set) var samples: [Sample] = []

    /// Creates a tracker without samples.
    /// - Parameter timeUnit: The unit of all times of the tracker. Pass large times, such as milliseconds since 1970,
    ///   unconverted: conversion loses digits. Velocities are always per second.
    public init(timeUnit: TimeUnit = .seconds) { self.timeUnit = timeUnit }

    /// The time of the newest sample, in the tracker's unit, or `nil`.
    public var lastSampleTime: Double? { samples.last?.time }

    /// Adds a position of the finger. Call it at the touch and at every move, not at the release.
    /// - Parameters:
    ///   - time: In the tracker's unit, from any origin; at least the time of the previous sample.
    ///   - position: In any unit, the same for all samples.
    /// - Throws: `HookeError.outOfRange` if the time or the position's norm is NaN or infinite, or if time decreases.
    ///   The tracker is then unchanged. A time may repeat.
    public mutating func addSample(time: Double, position: Position) throws(HookeError) {
        guard time.isFinite else {
            throw .outOfRange(field: "time", value: time, accepted: "a finite number of \(timeUnit.rawValue)")
        }
        guard position.norm.isFinite else {
            throw .outOfRange(field: "position", value: position.norm, accepted: "a finite position")
        }
        if let last = samples.last, time < last.time {
            throw .outOfRange(
                field: "time", value: time, accepted: "at least \(last.time), the time of the sample before")
        }
        if samples.count == Self.maximumSampleCount { samples.removeFirst() }
        samples.append(Sample(time: time, position: position))
    }

    /// Removes all samples.
    public mutating func reset() { samples.removeAll(keepingCapacity: true) }

    /// Returns the velocity at the newest sample, in units per second; zero if the finger had stopped before its
    /// release.
    /// - Parameter release: The time of the release, on the samples' clock, in the tracker's unit. More than 40 ms
    ///   after the newest sample the velocity is zero. `nil` if the finger is still down. NaN gives NaN.
    /// - Returns: Zero with fewer than two distinct times.
    /// - Complexity: O(1), with at most 20 samples.
    public func velocity(releasedAt release: Double? = nil) -> Position {
        guard let newest = samples.last else { return .zero }
        if let release {
            if release.isNaN { return newest.position.scaled(by: .nan) }
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

    /// The longest pause within one movement, in the tracker's unit.
    private var longestGap: Double { (Self.longestGap + Self.slack) * timeUnit.perSecond }

    /// The slope at the last sample of the least-squares parabola, line or constant.
    ///
    /// It uses polynomials that are orthogonal over the sample times (Forsythe 1957): p0 = 1, p1 = t − a1, p2 = (t −
    /// a2)·p1 − b2. Each coefficient is a quotient of sums, without a system of equations, so the slope is a sum of
    /// the positions with a weight for each. Times are relative to the newest sample in units of the window,
    /// positions to the newest position.
    private func slopeAtEnd(of window: ArraySlice<Sample>) -> Position {
        guard let newest = window.last, let oldest = window.first else { return .zero }
        let span = newest.time - oldest.time
        guard span > 0 else { return .zero }
        var distinct = 1
        for (earlier, later) in zip(window, window.dropFirst()) where later.time > earlier.time {
            distinct += 1
        }

        let count = Double(window.count)
        var timeSum = 0.0
        for sample in window { timeSum += (sample.time - newest.time) / span }
        let mean = timeSum / count

        // <p1, p1> and <t·p1, p1>.
        var norm1 = 0.0
        var skew = 0.0
        for sample in window {
            let p1 = (sample.time - newest.time) / span - mean
            norm1 += p1 * p1
            skew += p1 * p1 * p1
        }
        // p2 = (p1 − skew/norm1)·p1 − norm1/count; its slope at the end is 2·p1(end) − skew/norm1.
        let shift = skew / norm1
        let offset = norm1 / count
        var norm2 = 0.0
        for sample in window {
            let p1 = (sample.time - newest.time) / span - mean
            let p2 = (p1 - shift) * p1 - offset
            norm2 += p2 * p2
        }
        // Two times, and almost equal times, do not determine a parabola: use the line.
        let bend = distinct > 2 && norm2 > norm1 * 0x1p-80 ? (-2 * mean - shift) / norm2 : 0
        var slope = Position.zero
        for sample in window {
            let p1 = (sample.time - newest.time) / span - mean
            let weight = p1 / norm1 + bend * ((p1 - shift) * p1 - offset)
            slope = slope.adding(sample.position.subtracting(newest.position).scaled(by: weight))
        }
        // In two factors, so that the reciprocal of a subnormal span is finite.
        let seconds = span / timeUnit.perSecond
        return seconds < 0x1p-1000
            ? slope.scaled(by: 0x1p1000).scaled(by: 1 / (seconds * 0x1p1000)) : slope.scaled(by: 1 / seconds)
    }
}

#if !hasFeature(Embedded)
    extension VelocityTracker.TimeUnit: Codable {}
#endif

extension VelocityTracker: Hashable where Position: Hashable {}
extension VelocityTracker.Sample: Hashable where Position: Hashable {}
