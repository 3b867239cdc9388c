public import HookeGeometry

/// A pan of fingers that no other gesture wants, from the first finger to the last: what an interactive page follows.
///
/// It answers as `PanGestureRecognizer` of `HookeTransitions` does when no other recogniser is on the views, and with
/// ``edges`` as `ScreenEdgePanGestureRecognizer`.
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
    /// Where recognition stands.
    public enum State: Equatable, Sendable {
        /// Not yet recognised.
        case possible
        /// Recognised: it began, and then went on.
        case began, changed
        /// The last finger lifted.
        case ended
        /// A finger was taken away.
        case cancelled
        /// The fingers made something else.
        case failed
    }

    /// Where recognition stands; the last answer stays until the next gesture begins.
    public private(set) var state = State.possible
    /// Slop, fingers, translation and velocity.
    public var measurement = PanMeasurement()
    /// The fingers that are followed, and their path.
    public private(set) var path = FingerPath()
    /// The edges at which fingers have to come down, to move inwards; `nil` lets them come down anywhere.
    public var edges: [Edge]?
    /// How near to an edge a finger has to come down, in points; at least 0.
    public var edgeWidth = 20.0
    /// What the edges are of.
    public var bounds = Rectangle.zero
    private var edge: Edge?
    /// The fingers that were followed and are down yet.
    private var down: [Int] = []

    /// A pan without fingers.
    public init() {}

    /// Whether the pan has begun and not ended.
    public var isActive: Bool { state == .began || state == .changed }

    /// How far the fingers have moved from where they came down.
    public var translation: SIMD2<Double> { path.position - measurement.origin }

    /// The velocity in units per second; see ``PanMeasurement/velocity``.
    public var velocity: SIMD2<Double> { measurement.velocity }

    /// A finger came down. While fingers of a gesture that is over are down, others are ignored.
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
        measurement.began(path, finger: finger, time: time, isUnderWay: isActive)
    }

    /// A finger moved.
    public mutating func moved(_ finger: Int, at location: SIMD2<Double>, time: Double) {
        guard path.move(finger, to: location) else { return }
        switch measurement.moved(&path, finger: finger, time: time, isActive: isActive, isUnderWay: isActive)
        {
        case .held, .outside: break
        case .followed: state = .changed
        case .moved(let movement):
            if measurement.isRecognized(movement: movement, from: edge) { state = .began }
        }
    }

    /// A finger lifted.
    public mutating func ended(_ finger: Int, time: Double) {
        down.removeAll { $0 == finger }
        guard path.lift(finger) != nil else { return }
        measurement.ended(path, time: time, isUnderWay: isActive)
        if path.fingers.isEmpty { finish(isActive ? .ended : .failed) }
    }

    /// The system took a finger away.
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
