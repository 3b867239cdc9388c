public import HookeGeometry

/// A pan from the first finger to the last, without competing gestures; for interactive pages.
///
/// It behaves as `PanGestureRecognizer` of `HookeTransitions` alone on its views, and with ``edges`` as
/// `ScreenEdgePanGestureRecognizer`.
///
/// ```swift
/// import HookeTimeline
///
/// var pan = PanGesture()
/// pan.began(0, at: [20, 300], time: 0)
/// for step in 1...10 { pan.moved(0, at: [20 + 8 * Double(step), 300], time: Double(step) / 120) }
/// pan.ended(0, time: 0.09)
/// print(pan.state, pan.translation.x, pan.velocity.x)   // ended 80.0 960.0
/// ```
public struct PanGesture: Sendable {
    /// The state of recognition.
    public enum State: Equatable, Sendable {
        /// Not yet recognised.
        case possible
        /// Recognised: first `began`, then `changed`.
        case began, changed
        /// The last finger lifted.
        case ended
        /// A touch was cancelled.
        case cancelled
        /// The fingers made another gesture.
        case failed
    }

    /// The state of recognition; the last one stays until the next gesture.
    public private(set) var state = State.possible
    /// Slop, fingers, translation and velocity.
    public var measurement = PanMeasurement()
    /// The fingers and their path.
    public private(set) var path = FingerPath()
    /// The edges from which fingers have to move inwards; `nil` for anywhere.
    public var edges: [Edge]?
    /// The largest distance of a touch down from an edge, in points; at least 0.
    public var edgeWidth = 20.0
    /// The rectangle with the edges.
    public var bounds = Rectangle.zero
    /// The edge at which the current or last gesture began; `nil` without ``edges``.
    package private(set) var edge: Edge?
    /// The tracked fingers that still touch.
    private var down: [Int] = []

    /// Creates a pan without fingers.
    public init() {}

    /// Whether the pan has begun and not ended.
    public var isActive: Bool { state == .began || state == .changed }

    /// The movement of the fingers since their touch down.
    public var translation: SIMD2<Double> { path.position - measurement.origin }

    /// The velocity in units per second; see ``PanMeasurement/velocity``.
    public var velocity: SIMD2<Double> { measurement.velocity }

    /// A finger touches down. Ignored while fingers of an ended gesture still touch.
    public mutating func began(_ finger: Int, at location: SIMD2<Double>, time: Double) {
        let nearest = edges.flatMap { edges in
            Edge.nearest(to: location, in: bounds, within: edgeWidth) { edges.contains($0) }
        }
        guard edges == nil || nearest != nil, !down.contains(finger) else { return }
        if down.isEmpty {
            state = .possible
            edge = nearest
            path.removeFingers()
            measurement.reset()
        } else {
            guard state == .possible || isActive, nearest == edge,
                !isActive || path.fingers.count < measurement.maximumNumberOfTouches
            else { return }
        }
        down.append(finger)
        path.add(finger, at: location)
        measurement.began(path, finger: finger, time: time, isInProgress: isActive)
    }

    /// A finger moves.
    public mutating func moved(_ finger: Int, at location: SIMD2<Double>, time: Double) {
        guard path.move(finger, to: location) else { return }
        switch measurement.moved(
            &path, finger: finger, time: time, isActive: isActive, isInProgress: isActive)
        {
        case .held, .outside: break
        case .followed: state = .changed
        case .moved(let movement):
            if measurement.isRecognized(movement: movement, from: edge) { state = .began }
        }
    }

    /// A finger lifts.
    public mutating func ended(_ finger: Int, time: Double) {
        down.removeAll { $0 == finger }
        guard path.lift(finger) != nil else { return }
        measurement.ended(path, finger: finger, time: time, isInProgress: isActive)
        if path.fingers.isEmpty { finish(isActive ? .ended : .failed) }
    }

    /// The system cancels a touch.
    public mutating func cancelled(_ finger: Int) {
        down.removeAll { $0 == finger }
        guard path.lift(finger) != nil else { return }
        finish(isActive ? .cancelled : .failed)
    }

    private mutating func finish(_ end: State) {
        state = end
        path.removeFingers()
    }
}
