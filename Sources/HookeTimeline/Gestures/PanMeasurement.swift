/// Recognises a pan from a finger path, and measures its translation and velocity.
///
/// It keeps no state of recognition: ``PanGesture`` does without competing recognisers, those of
/// `HookeTransitions` with.
public struct PanMeasurement: Sendable {
    /// The distance that starts a pan, in points; 10 as in UIKit.
    public var minimumDistance = 10.0
    /// The minimum number of fingers; 1 by default. With fewer, movement is ignored: a current pan holds, and
    /// ends when the last finger lifts.
    public var minimumNumberOfTouches = 1
    /// The maximum number of fingers; unlimited by default. With more, no pan begins; a current pan ignores
    /// further fingers.
    public var maximumNumberOfTouches = Int.max
    /// The path's position with translation 0.
    public var origin = SIMD2<Double>.zero
    /// The path's position at which the movement began.
    private var movementStart = SIMD2<Double>.zero
    private var tracker = MotionTracker()
    private var releaseTime: Double?

    /// The meaning of a move.
    public enum Move: Equatable, Sendable {
        /// Too few fingers: the path stays.
        case held
        /// The path of a current pan moved.
        case followed
        /// Too few or too many fingers to begin a pan.
        case outside
        /// The path's movement so far; ``isRecognized(movement:from:)`` decides whether it begins a pan.
        case moved(SIMD2<Double>)
    }

    /// Creates a measurement without samples.
    public init() {}

    /// The velocity of the path in units per second: least squares over the last 100 ms, 0 if the fingers
    /// rested before the last one lifted (`VelocityTracker`). It does not jump when the set of fingers
    /// changes.
    public var velocity: SIMD2<Double> { tracker.velocity(releasedAt: releaseTime) }

    /// Whether a movement is long enough for a pan: in any direction, or away from an edge.
    public func isRecognized(movement: SIMD2<Double>, from edge: Edge? = nil) -> Bool {
        (edge.map { (movement * $0.inward).sum() } ?? movement.norm) >= minimumDistance
    }

    /// Removes all samples.
    public mutating func reset() {
        tracker.reset()
        releaseTime = nil
    }

    /// Adds a finger that touched down. Call this after adding it to `path`.
    ///
    /// - Parameters:
    ///   - path: the fingers.
    ///   - finger: the finger's number.
    ///   - time: seconds.
    ///   - isInProgress: whether the pan is recognised.
    public mutating func began(_ path: FingerPath, finger: Int, time: Double, isInProgress: Bool) {
        if path.fingers.count == 1 {
            addSample(path, finger, time)
            startAnew(path)
        } else {
            startAnewUnlessAllowed(path, isInProgress)
        }
    }

    /// Adds a finger's movement. Call this after moving it in `path`; an ignored move is undone there.
    ///
    /// - Parameters:
    ///   - path: the fingers.
    ///   - finger: the finger's number.
    ///   - time: seconds.
    ///   - isActive: whether the pan has begun.
    ///   - isInProgress: whether the pan is recognised: it has begun or will begin.
    public mutating func moved(
        _ path: inout FingerPath, finger: Int, time: Double, isActive: Bool, isInProgress: Bool
    ) -> Move {
        if isActive, path.fingers.count < minimumNumberOfTouches {
            path.hold()
            return .held
        }
        addSample(path, finger, time)
        if isActive { return .followed }
        startAnewUnlessAllowed(path, isInProgress)
        return isAllowed(path) ? .moved(path.position - movementStart) : .outside
    }

    /// Removes a lifted finger. Call this after removing it from `path`. The location of lifting is not a
    /// sample.
    ///
    /// - Parameters:
    ///   - path: the fingers.
    ///   - finger: the finger's number.
    ///   - time: seconds.
    ///   - isInProgress: whether the pan is recognised.
    public mutating func ended(_ path: FingerPath, finger: Int, time: Double, isInProgress: Bool) {
        tracker.lift(finger)
        if path.fingers.isEmpty {
            releaseTime = time
        } else {
            startAnewUnlessAllowed(path, isInProgress)
        }
    }

    private func isAllowed(_ path: FingerPath) -> Bool {
        minimumNumberOfTouches <= path.fingers.count && path.fingers.count <= maximumNumberOfTouches
    }

    private mutating func startAnewUnlessAllowed(_ path: FingerPath, _ isInProgress: Bool) {
        if !isInProgress, !isAllowed(path) { startAnew(path) }
    }

    private mutating func startAnew(_ path: FingerPath) {
        origin = path.position
        movementStart = path.position
    }

    private mutating func addSample(_ path: FingerPath, _ finger: Int, _ time: Double) {
        tracker.add(time: time, position: path.position, finger: finger)
    }
}
