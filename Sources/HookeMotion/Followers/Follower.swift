/// The exact motion of a damped spring whose target moves along a track.
///
///     x″ + 2g(x′ − κp′) + ω0²(x − p) = λp″
///
/// p is the track's value. κ and λ are those of a ``FollowerMatching``. The states at the track's keys are computed
/// once; between them the motion is a closed form, so it is the same at every frame rate and in any order.
///
/// ```swift
/// let finger = try KeyframeTrack(times: [0, 0.1, 0.2], values: [0.0, 30, 90], rule: .linear)
/// let follower = try Follower(finger, spring: .interactive, matching: .velocity, from: 0)
/// print(follower.position(at: 0.15))
/// ```
///
/// - Times are the track's. Holds, linear segments and cubics are accepted; recorded positions of a finger are a
///   track of rule `linear` or of a cubic rule.
/// - The damping acts on the absolute velocity x′, as a damper between the value and the resting world does. With
///   matching of the velocity it acts on x′ − p′, as a damper between the value and its moving target.
/// - Position and velocity are continuous. Corners and jumps of the track give no impulse: the derivatives p′ and p″
///   are those of the segments.
/// - Before its start it moves uniformly with its initial velocity. After the last key it is a `SpringMotion` to the
///   last value.
/// - Each piece adds at most a few u of its terms, which docs/internals/followers.md states. Pieces that are short for
///   the spring are power series, so that a recorded finger does not lose digits.
/// - At +∞ it is at the last value; undamped it is NaN. At NaN it is NaN.
public struct Follower<Value: VectorSpace>: Trajectory {
    /// The path that it follows.
    public let path: KeyframeTrack<Value>
    /// The spring.
    public let spring: Spring
    /// What it matches of the path.
    public let matching: FollowerMatching
    /// The position at the start.
    public let start: Value
    /// The velocity at the start, in units per second.
    public let initialVelocity: Value
    /// The time of the start, in the track's seconds.
    public let startTime: Double

    @usableFromInline let response: PathResponse<Value>

    /// Creates a follower.
    /// - Parameters:
    ///   - path: A track of holds, linear segments and cubics, in seconds.
    ///   - spring: The spring.
    ///   - matching: What it matches of the path besides the position.
    ///   - start: The position at the start.
    ///   - velocity: The velocity at the start, in units per second.
    ///   - time: The time of the start; `nil` is the track's first key.
    /// - Throws: `HookeError.outOfRange` for a start, velocity or time that is not finite. `HookeError.noSolution` if
    ///   a segment is a spring, has a timing function or a constant speed (see
    ///   `KeyframeTrack.linearApproximation(error:)` for a track near it), or if the motion is not finite.
    /// - Complexity: O(number of keys); a read is the track's search and one evaluation.
    public init(
        _ path: KeyframeTrack<Value>, spring: Spring, matching: FollowerMatching = .position,
        from start: Value, initialVelocity velocity: Value = .zero, at time: Double? = nil
    ) throws(HookeError) {
        let time = time ?? path.times[0]
        try checkFollowing(start, velocity, time)
        self.path = path
        self.spring = spring
        self.matching = matching
        self.start = start
        initialVelocity = velocity
        startTime = time
        response = try PathResponse(
            path.pathPieces(from: time), .spring(PreparedSpring(spring), matching), from: start,
            velocity: velocity)
    }

    /// Returns position, velocity and acceleration at `time`, at the cost of one. At a key the acceleration is that
    /// of the next segment.
    @inlinable public func state(at time: Double) -> MotionState<Value> { response.state(at: time) }

    /// The time of the last key, or of the start if that is later.
    public var endOfPath: Double { max(startTime, path.span.upperBound) }

    /// The motion after the last key; its time 0 is ``endOfPath``.
    public var ending: SpringMotion<Value> { response.lastPiece.motion(of: PreparedSpring(spring)) }

    /// Returns a time from which the motion stays within the tolerance of the last value: the exact one if it is
    /// after the last key, else the last key's time.
    /// - Parameter tolerance: By default a distance of one thousandth of a unit. A relative one is a fraction of the
    ///   largest distance from the last value at a key and after the last key.
    /// - Returns: The track's seconds, or `nil` if the motion never settles.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        response.settlingDuration(within: tolerance, endOfPath: endOfPath)
    }
}

/// Throws for a start, velocity or time that is not finite.
func checkFollowing<Value: VectorSpace>(
    _ start: Value, _ velocity: Value, _ time: Double
) throws(HookeError) {
    guard start.norm.isFinite else {
        throw .outOfRange(field: .start, value: start.norm, accepted: "a value of finite norm")
    }
    guard velocity.norm.isFinite else {
        throw .outOfRange(field: .initialVelocity, value: velocity.norm, accepted: "a value of finite norm")
    }
    guard time.isFinite else {
        throw .outOfRange(field: "time", value: time, accepted: "a finite number of seconds")
    }
}

extension Follower: Equatable {
    /// Returns whether path, spring, matching and start are equal.
    public static func == (a: Follower, b: Follower) -> Bool {
        a.path == b.path && a.spring == b.spring && a.matching == b.matching && a.start == b.start
            && a.initialVelocity == b.initialVelocity && a.startTime == b.startTime
    }
}

extension Follower: Hashable where Value: Hashable {
    /// Hashes path, spring, matching and start.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(spring)
        hasher.combine(matching)
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(startTime)
    }
}

extension Spring {
    /// The largest error that a follower of matching `position` makes for each unit of error of its path:
    /// coth(πζ/(2√(1 − ζ²))), 1 from critical damping on, infinite without damping.
    ///
    /// It is the integral of the impulse response's absolute value, so no bounded error of the path does worse, and
    /// an error that changes its sign with the spring's oscillation comes near it.
    public var pathErrorFactor: Double {
        let (rate, frequency) = (decayRate, dampedAngularFrequency)
        switch regime {
        case .undamped: return .infinity
        case .critical, .overdamped: return 1
        case .underdamped: return 1 / Elementary.tanh(ElementaryTables.pi.0 / 2 * rate / frequency)
        }
    }
}
