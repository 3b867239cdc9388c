import Foundation
import Hooke

/// Looks at the touches of a view and the views in it, and tells its handlers when they make a gesture.
nonisolated open class GestureRecognizer {
    /// Where recognition stands.
    public enum State: String, Hashable, Sendable {
        /// Not yet recognised.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// It went on.
        case changed
        /// It is over; or a tap was recognised.
        case ended
        /// It was taken away.
        case cancelled
        /// The touches made something else.
        case failed
    }

    /// Where recognition stands.
    public private(set) var state = State.possible
    /// Whether the recogniser gets touches. Switched off in the middle of a gesture, the gesture is cancelled.
    public var isEnabled = true {
        didSet { if !isEnabled { dropFinger() } }
    }
    /// The view that the recogniser is on.
    public internal(set) weak var view: SceneView?
    /// The scene of the last finger, also when ``view`` has left its tree meanwhile.
    private(set) weak var scene: WindowScene?
    /// Where the finger is, in the window.
    public private(set) var windowLocation = CGPoint.zero
    /// Where the finger came down, in the window.
    public private(set) var startLocation = CGPoint.zero
    /// When the finger came down, in seconds of the scene.
    public private(set) var startTime = 0.0
    private var finger: Int?
    private var handlers: [(GestureRecognizer) -> Void] = []
    fileprivate(set) var hasJustRecognized = false

    /// A recogniser without handlers.
    public init() {}

    /// Adds a handler, called with each change of state of a recognised gesture.
    public func addHandler(_ handler: @escaping (GestureRecognizer) -> Void) { handlers.append(handler) }

    /// Where the finger is, in the coordinates of `view`; `nil` means the window.
    public func location(in view: SceneView?) -> CGPoint {
        view.map { $0.convert(windowLocation, from: nil) } ?? windowLocation
    }

    /// The finger came down. Override to look at it.
    open func touchBegan(_ touch: Touch) {}
    /// The finger moved. Override to look at it.
    open func touchMoved(_ touch: Touch) {}
    /// The finger lifted. Override to look at it.
    open func touchEnded(_ touch: Touch) {}

    /// Changes the state and tells the handlers. Subclasses call it.
    public func transition(to newState: State) {
        let isFirst = state == .possible && (newState == .began || newState == .ended)
        state = newState
        hasJustRecognized = isFirst
        if newState != .failed, newState != .possible { for handler in handlers { handler(self) } }
    }

    /// Looks at the finger no more; a gesture under way is cancelled.
    func dropFinger() {
        guard finger != nil else { return }
        finger = nil
        switch state {
        case .began, .changed: transition(to: .cancelled)
        case .possible: state = .failed
        case .ended, .cancelled, .failed: break
        }
    }

    func handle(_ touch: Touch, in scene: WindowScene) {
        hasJustRecognized = false
        switch touch.phase {
        case .began:
            // One finger at a time: a second one is nobody's.
            guard finger == nil else { return }
            finger = touch.finger
            self.scene = scene
            state = .possible
            windowLocation = touch.location
            startLocation = touch.location
            startTime = touch.time
            touchBegan(touch)
        case .moved:
            guard finger == touch.finger else { return }
            windowLocation = touch.location
            if isLive { touchMoved(touch) }
        case .ended:
            guard finger == touch.finger else { return }
            if isLive { touchEnded(touch) }
            finger = nil
        case .cancelled:
            guard finger == touch.finger else { return }
            dropFinger()
        }
    }

    /// Gives up for another recogniser of the same finger.
    func yield(to other: GestureRecognizer) {
        if state == .possible { state = .failed }
    }

    private var isLive: Bool { state == .possible || state == .began || state == .changed }
}

/// One finger that moves: recognised after ``minimumDistance``, then changes until the finger lifts.
nonisolated open class PanGestureRecognizer: GestureRecognizer {
    /// How far the finger has to move to be recognised, in points; 10 as in UIKit.
    public var minimumDistance = 10.0
    private var tracker = VelocityTracker()
    private var origin = CGPoint.zero
    private var releaseTime: Double?

    /// How far the finger is from where it came down, in the coordinates of `view`; `nil` means the window.
    public func translation(in view: SceneView?) -> CGPoint {
        let end = location(in: view)
        let start = view.map { $0.convert(origin, from: nil) } ?? origin
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Counts the translation from `translation` at the finger's present place.
    public func setTranslation(_ translation: CGPoint, in view: SceneView?) {
        origin = CGPoint(x: windowLocation.x - translation.x, y: windowLocation.y - translation.y)
    }

    /// The finger's velocity in points per second of the window: least squares over the last 100 ms, 0 when
    /// it rested before it lifted (`VelocityTracker`).
    public var velocity: SIMD2<Double> { tracker.velocity(releasedAt: releaseTime) }

    /// The finger's velocity in points per second. Views do not change it, as long as they are not scaled.
    public func velocity(in view: SceneView?) -> CGPoint {
        let v = velocity
        return CGPoint(x: v.x, y: v.y)
    }

    /// Whether a finger that came down at a place may start the gesture; always, unless overridden.
    open func accepts(_ touch: Touch) -> Bool { true }

    /// Whether a finger that moved this far starts the gesture: in any direction, unless overridden.
    open func isRecognized(movement: SIMD2<Double>) -> Bool { movement.norm >= minimumDistance }

    /// Notes where the finger came down.
    open override func touchBegan(_ touch: Touch) {
        tracker.reset()
        releaseTime = nil
        origin = touch.location
        guard accepts(touch) else { return transition(to: .failed) }
        addSample(touch)
    }

    /// Follows the finger.
    open override func touchMoved(_ touch: Touch) {
        addSample(touch)
        if state != .possible { return transition(to: .changed) }
        let movement = SIMD2(touch.location.x - startLocation.x, touch.location.y - startLocation.y)
        if isRecognized(movement: movement) { transition(to: .began) }
    }

    /// Ends the gesture; the place of lifting is no sample.
    open override func touchEnded(_ touch: Touch) {
        releaseTime = touch.time
        transition(to: state == .possible ? .failed : .ended)
    }

    private func addSample(_ touch: Touch) {
        // The scene refuses times that run back, so the tracker takes every sample.
        try? tracker.addSample(time: touch.time, position: SIMD2(touch.location.x, touch.location.y))
    }
}

/// One finger that comes down at an edge of the screen and moves inwards.
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges that count.
    public var edges: Set<Edge>
    /// How near to an edge the finger has to come down, in points.
    public var edgeWidth = 20.0
    private var edge: Edge?

    /// A recogniser for some edges.
    public init(edges: Set<Edge>) { self.edges = edges }

    /// A recogniser for the left edge.
    public override convenience init() { self.init(edges: [.left]) }

    /// Only a finger that comes down at one of the edges.
    public override func accepts(_ touch: Touch) -> Bool {
        guard let bounds = view?.scene?.bounds else { return false }
        edge = edges.filter { (0...edgeWidth).contains($0.distance(to: touch.location, in: bounds)) }
            .min { $0.distance(to: touch.location, in: bounds) < $1.distance(to: touch.location, in: bounds) }
        return edge != nil
    }

    /// Only a movement away from the edge.
    public override func isRecognized(movement: SIMD2<Double>) -> Bool {
        guard let edge else { return false }
        return (movement * edge.inward).sum() >= minimumDistance
    }
}

/// One finger that comes down and lifts at the same place.
public final class TapGestureRecognizer: GestureRecognizer {
    /// How far the finger may move meanwhile, in points.
    public var allowableMovement = 10.0
    /// How long the finger may stay down, in seconds.
    public var maximumDuration = 0.75

    /// Fails when the finger moves too far.
    public override func touchMoved(_ touch: Touch) {
        let movement = SIMD2(touch.location.x - startLocation.x, touch.location.y - startLocation.y)
        if movement.norm > allowableMovement { transition(to: .failed) }
    }

    /// Recognises the tap.
    public override func touchEnded(_ touch: Touch) {
        transition(to: touch.time - startTime <= maximumDuration ? .ended : .failed)
    }
}
