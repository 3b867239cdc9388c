/// Unity's SmoothDamp with its speed limit, exact at every frame rate.
///
/// It is the critically damped spring of ω = 2/smoothTime, whose pull grows no further than at the distance
/// limit = maximumSpeed·smoothTime from its target p. So there are two kinds of phases:
///
/// - |x − p| ≤ limit: the free motion of the spring;
/// - |x − p| > limit: x″ = 2ω(σV − x′) with σ = sign(p − x), so that the speed approaches V = `maximumSpeed`.
///
/// Each phase is a closed form and ends at a root, which is computed once. Behind a line of slope p′ it lags by
/// smoothTime·p′.
///
/// ```swift
/// let damped = try SmoothDamp(to: 10, smoothTime: 0.3, maximumSpeed: 5, from: 0)
/// print(damped.position(at: 2))   // 9.414; the stepped rule at 60 Hz gives 9.256
/// ```
///
/// - Position, velocity and acceleration are continuous where phases meet.
/// - The stepped rule approximates e^(−y), limits once a frame, and stops at the target when a step would pass it; so
///   it depends on the frame rate, and docs/followers.md shows by how much. This motion may pass its target.
/// - Before its start it moves uniformly with its initial velocity. At +∞ it is at the last value. At NaN it is NaN.
public struct SmoothDamp: Trajectory, Hashable {
    /// The path that it follows.
    public let path: KeyframeTrack<Double>
    /// The lag behind a moving target, in seconds; ω = 2/smoothTime.
    public let smoothTime: Double
    /// The speed that it approaches far from its target, in units per second; infinite without a limit.
    public let maximumSpeed: Double
    /// The position at the start.
    public let start: Double
    /// The velocity at the start, in units per second.
    public let initialVelocity: Double
    /// The time of the start, in the track's seconds.
    public let startTime: Double

    let response: PathResponse<Double>

    /// Creates the motion towards the value of a track.
    /// - Parameters:
    ///   - path: A track of holds, linear segments and cubics, in seconds.
    ///   - smoothTime: Seconds; positive.
    ///   - maximumSpeed: In units per second; positive, may be infinite.
    ///   - start: The position at the start.
    ///   - velocity: The velocity at the start, in units per second.
    ///   - time: The time of the start; `nil` is the track's first key.
    /// - Throws: `HookeError.outOfRange` for numbers outside these ranges. `HookeError.noSolution` for a track with
    ///   other segments, as `Follower`, or if the motion is not finite.
    public init(
        _ path: KeyframeTrack<Double>, smoothTime: Double, maximumSpeed: Double = .infinity,
        from start: Double, initialVelocity velocity: Double = 0, at time: Double? = nil
    ) throws(HookeError) {
        let time = time ?? path.times[0]
        try checkFollowing(start, velocity, time)
        guard maximumSpeed > 0 else {
            throw .outOfRange(field: "maximumSpeed", value: maximumSpeed, accepted: "a number above 0")
        }
        let spring = try Spring(smoothTime: smoothTime)
        self.path = path
        self.smoothTime = smoothTime
        self.maximumSpeed = maximumSpeed
        self.start = start
        initialVelocity = velocity
        startTime = time
        let pieces = try path.pathPieces(from: time)
        let law = PathResponse<Double>.Law.spring(PreparedSpring(spring), .position)
        guard maximumSpeed < .infinity else {
            response = try PathResponse(pieces, law, from: start, velocity: velocity)
            return
        }
        let phases = SmoothDampPhases(smoothTime: smoothTime, maximumSpeed: maximumSpeed)
        response = try PathResponse(law, from: start, velocity: velocity) {
            (builder) throws(HookeError) in
            var state = (position: start, velocity: velocity)
            for piece in pieces { state = try phases.append(piece, from: state, to: &builder) }
        }
    }

    /// Creates the motion towards a resting target, from time 0 on.
    /// - Parameters:
    ///   - target: The position at rest.
    ///   - smoothTime: Seconds; positive.
    ///   - maximumSpeed: In units per second; positive, may be infinite.
    ///   - start: The position at time 0.
    ///   - velocity: The velocity at time 0, in units per second.
    /// - Throws: As `init(_:smoothTime:maximumSpeed:from:velocity:at:)`.
    public init(
        to target: Double, smoothTime: Double, maximumSpeed: Double = .infinity, from start: Double,
        initialVelocity velocity: Double = 0
    ) throws(HookeError) {
        let path = try KeyframeTrack(times: [0], values: [target], rule: .linear)
        try self.init(
            path, smoothTime: smoothTime, maximumSpeed: maximumSpeed, from: start,
            initialVelocity: velocity)
    }

    /// Returns position, velocity and acceleration at `time`, at the cost of one.
    public func state(at time: Double) -> MotionState<Double> { response.state(at: time) }

    /// Returns a time from which the value stays within the tolerance of the last value of the track: the exact one if
    /// it is after the last key, else the last key's time.
    /// - Parameter tolerance: By default a distance of one thousandth of a unit. A relative one is a fraction of the
    ///   largest distance from the last value at a key, at a change of phase, and after the last of them.
    /// - Returns: The track's seconds; `nil` for a tolerance of 0.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        response.settlingDuration(within: tolerance, endOfPath: max(startTime, path.span.upperBound))
    }

    /// The times at which the speed limit begins or ends to act, with whether it acts from then on. The first is the
    /// start if the limit acts there.
    public var limitChanges: [(time: Double, isLimited: Bool)] {
        var changes: [(time: Double, isLimited: Bool)] = []
        for (time, piece) in zip(response.knots.times, response.pieces) {
            let isLimited = piece.kind == .limited
            if isLimited != (changes.last?.isLimited ?? false) { changes.append((time, isLimited)) }
        }
        return changes
    }

    /// Returns whether path, limits and start are equal.
    public static func == (a: SmoothDamp, b: SmoothDamp) -> Bool {
        a.path == b.path && a.smoothTime == b.smoothTime && a.maximumSpeed == b.maximumSpeed
            && a.start == b.start && a.initialVelocity == b.initialVelocity && a.startTime == b.startTime
    }

    /// Hashes path, limits and start.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(smoothTime)
        hasher.combine(maximumSpeed)
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(startTime)
    }
}
