/// Exponential smoothing of a track, exact at every frame rate: x′ = (p − x)/τ with τ = halfLife/log(2).
///
/// The distance to a target that rests halves in each half-life. Behind a line of slope p′ it lags by τ·p′.
///
/// ```swift
/// let finger = try KeyframeTrack(times: [0, 0.1, 0.2], values: [0.0, 30, 90], rule: .linear)
/// let smooth = try Smoothing(finger, halfLife: 0.05, from: 0)
/// // The half-life of `x += 0.1 * (target - x)` in each of 60 frames a second:
/// let halfLife = try Smoothing<Double>.halfLife(ofFraction: 0.1, rate: 60)   // 0.1096 s
/// ```
///
/// - Times are the track's. Holds, linear segments and cubics are accepted.
/// - The position is continuous, the velocity jumps where the track jumps.
/// - Before its start it rests. At +∞ it is at the track's last value. At NaN it is NaN.
/// - An error ε of the path costs at most ε.
public struct Smoothing<Value: VectorSpace>: Trajectory {
    /// The path that it follows.
    public let path: KeyframeTrack<Value>
    /// The time in which the distance to a resting target halves, in seconds.
    public let halfLife: Double
    /// The position at the start.
    public let start: Value
    /// The time of the start, in the track's seconds.
    public let startTime: Double

    @usableFromInline let response: PathResponse<Value>

    /// Creates the smoothing of a track.
    /// - Parameters:
    ///   - path: A track of holds, linear segments and cubics, in seconds.
    ///   - halfLife: Seconds; positive.
    ///   - start: The position at the start.
    ///   - time: The time of the start; `nil` is the track's first key.
    /// - Throws: `HookeError.outOfRange` for a half-life that is not positive and finite, or a start or time that is
    ///   not finite. `HookeError.noSolution` for a track with other segments, as `Follower`, or if the motion is not
    ///   finite.
    public init(
        _ path: KeyframeTrack<Value>, halfLife: Double, from start: Value, at time: Double? = nil
    ) throws(HookeError) {
        let time = time ?? path.times[0]
        try checkFollowing(start, .zero, time)
        let rate = DoubleDouble(high: 0.693_147_180_559_945_3, low: 2.319_046_813_846_299_6e-17) / halfLife
        guard halfLife > 0, halfLife.isFinite, rate.high.isNormal else {
            throw .outOfRange(
                field: "halfLife", value: halfLife, accepted: "a finite number of seconds above 0")
        }
        self.path = path
        self.halfLife = halfLife
        self.start = start
        startTime = time
        response = try PathResponse(
            path.pathPieces(from: time), .smoothing(rate: rate.value), from: start, velocity: .zero)
    }

    /// Returns the half-life of the rule `x += fraction * (target - x)` at a frame rate:
    /// −log(2)/(rate·log(1 − fraction)).
    ///
    /// A rule with the fraction k·dt instead depends on the frame rate, and diverges above k·dt = 2.
    /// - Parameters:
    ///   - fraction: The fraction of the distance covered in a frame; above 0 and below 1.
    ///   - rate: Frames per second; positive.
    /// - Throws: `HookeError.outOfRange` for numbers outside these ranges.
    public static func halfLife(ofFraction fraction: Double, rate: Double) throws(HookeError) -> Double {
        guard fraction > 0, fraction < 1 else {
            throw .outOfRange(field: "fraction", value: fraction, accepted: "above 0 and below 1")
        }
        guard rate > 0, rate.isFinite else {
            throw .outOfRange(field: "rate", value: rate, accepted: "a finite number above 0")
        }
        return -0.693_147_180_559_945_3 / Elementary.log1p(-fraction) / rate
    }

    /// Returns position, velocity and acceleration at `time`, at the cost of one. At a key the derivatives are those
    /// of the next segment.
    @inlinable public func state(at time: Double) -> MotionState<Value> { response.state(at: time) }

    /// Returns a time from which the value stays within the tolerance of the last value of the track: the exact one,
    /// rounded up, if it is after the last key, else the last key's time.
    /// - Parameter tolerance: By default a distance of one thousandth of a unit. A relative one is a fraction of the
    ///   largest distance from the last value at a key.
    /// - Returns: The track's seconds; `nil` for a tolerance of 0.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        response.settlingDuration(within: tolerance, endOfPath: max(startTime, path.span.upperBound))
    }
}

extension Smoothing: Equatable {
    /// Returns whether path, half-life and start are equal.
    public static func == (a: Smoothing, b: Smoothing) -> Bool {
        a.path == b.path && a.halfLife == b.halfLife && a.start == b.start && a.startTime == b.startTime
    }
}

extension Smoothing: Hashable where Value: Hashable {
    /// Hashes path, half-life and start.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(halfLife)
        hasher.combine(start)
        hasher.combine(startTime)
    }
}
