/// What fingers that move make of their path: when it is a pan, its translation and its velocity.
///
/// It measures and keeps no state of recognition: ``PanGesture`` does for fingers that no other recogniser wants, and the
/// recognisers of `HookeTransitions` among others.
public struct PanMeasurement: Sendable {
    /// How far the path has to lead to be recognised, in points; 10 as in UIKit.
    public var minimumDistance = 10.0
    /// How many fingers it takes; 1 by default. With fewer the path does not count; a pan under way does not
    /// move then, and ends when the last finger lifts.
    public var minimumNumberOfTouches = 1
    /// How many fingers there may be; any number by default. With more the gesture is not recognised, and
    /// once it is, more are not followed.
    public var maximumNumberOfTouches = Int.max
    /// Where the translation is zero, on the path.
    public var origin = SIMD2<Double>.zero
    /// Where the movement that is to be recognised began, on the path.
    private var movementStart = SIMD2<Double>.zero
    private var tracker = MotionTracker()
    private var releaseTime: Double?

    /// What a move means.
    public enum Move: Equatable, Sendable {
        /// Too few fingers are down for it to count; the path stayed.
        case held
        /// It went on with a pan under way.
        case followed
        /// There are too few or too many fingers for a pan to begin.
        case outside
        /// So far the path has led; whether that begins a pan, ``isRecognized(movement:from:)`` says.
        case moved(SIMD2<Double>)
    }

    /// A measurement without samples.
    public init() {}

    /// The velocity of the path in units per second: least squares over the last 100 ms, 0 when the fingers
    /// rested before the last one lifted (`VelocityTracker`). It does not jump when the set of fingers changes.
    public var velocity: SIMD2<Double> { tracker.velocity(releasedAt: releaseTime) }

    /// Whether so much of movement begins a pan: in any direction, or away from an edge.
    public func isRecognized(movement: SIMD2<Double>, from edge: Edge? = nil) -> Bool {
        (edge.map { (movement * $0.inward).sum() } ?? movement.norm) >= minimumDistance
    }

    /// Removes what was measured.
    public mutating func reset() {
        tracker.reset()
        releaseTime = nil
    }

    /// Notes that a finger came down, which `path` has already.
    /// - Parameters:
    ///   - path: the fingers.
    ///   - finger: the finger's number.
    ///   - time: when, in seconds.
    ///   - isUnderWay: whether the pan was recognised.
    public mutating func began(_ path: FingerPath, finger: Int, time: Double, isUnderWay: Bool) {
        if path.fingers.count == 1 {
            addSample(path, finger, time)
            startAnew(path)
        } else {
            startAnewUnlessAllowed(path, isUnderWay)
        }
    }

    /// Notes that a finger moved, which `path` has already; of a move that does not count the path is put back.
    /// - Parameters:
    ///   - path: the fingers.
    ///   - finger: the finger's number.
    ///   - time: when, in seconds.
    ///   - isActive: whether the pan has begun.
    ///   - isUnderWay: whether the pan was recognised, and has begun or is yet to begin.
    public mutating func moved(
        _ path: inout FingerPath, finger: Int, time: Double, isActive: Bool, isUnderWay: Bool
    ) -> Move {
        if isActive, path.fingers.count < minimumNumberOfTouches {
            path.hold()
            return .held
        }
        addSample(path, finger, time)
        if isActive { return .followed }
        startAnewUnlessAllowed(path, isUnderWay)
        return isAllowed(path) ? .moved(path.position - movementStart) : .outside
    }

    /// Notes that a finger lifted, which `path` has no more; the place of lifting is no sample.
    public mutating func ended(_ path: FingerPath, time: Double, isUnderWay: Bool) {
        if path.fingers.isEmpty {
            releaseTime = time
        } else {
            startAnewUnlessAllowed(path, isUnderWay)
        }
    }

    private func isAllowed(_ path: FingerPath) -> Bool {
        minimumNumberOfTouches <= path.fingers.count && path.fingers.count <= maximumNumberOfTouches
    }

    private mutating func startAnewUnlessAllowed(_ path: FingerPath, _ isUnderWay: Bool) {
        if !isUnderWay, !isAllowed(path) { startAnew(path) }
    }

    private mutating func startAnew(_ path: FingerPath) {
        origin = path.position
        movementStart = path.position
    }

    private mutating func addSample(_ path: FingerPath, _ finger: Int, _ time: Double) {
        tracker.add(time: time, position: path.position, finger: finger)
    }
}
