import Foundation
import Hooke

/// Fingers that move: recognised after ``minimumDistance``, then changes until the last finger lifts.
///
/// The pan follows the middle of the fingers. A finger more or less moves the middle, but neither the
/// translation nor the velocity: both are of the path
///
///     P(t) = m(t) − Σ (m after − m before)        over the changes of the set of fingers so far
///
/// where m is the middle. With one finger P is its place.
nonisolated open class PanGestureRecognizer: GestureRecognizer {
    /// How far the path has to lead to be recognised, in points; 10 as in UIKit.
    public var minimumDistance: Double {
        get { measurement.minimumDistance }
        set { measurement.minimumDistance = newValue }
    }
    /// How many fingers it takes; 1 by default. With fewer the path does not count; a pan under way does not
    /// move then, and ends when the last finger lifts.
    public var minimumNumberOfTouches: Int {
        get { measurement.minimumNumberOfTouches }
        set { measurement.minimumNumberOfTouches = newValue }
    }
    /// How many fingers there may be; any number by default. With more the gesture is not recognised, and
    /// once it is, more are not followed.
    public var maximumNumberOfTouches: Int {
        get { measurement.maximumNumberOfTouches }
        set { measurement.maximumNumberOfTouches = newValue }
    }
    private(set) var measurement = PanMeasurement()

    /// How far the fingers have moved from where they came down, in the coordinates of `view`; `nil` means
    /// the window.
    public func translation(in view: SceneView?) -> CGPoint {
        let end = converted(CGPoint(path.position), to: view)
        let start = converted(CGPoint(measurement.origin), to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Counts the translation from `translation`, in the coordinates of `view`, at the fingers' present
    /// place; `nil` means the window. The velocity stays. Where the view has no such place, or a number is
    /// not finite, that is reported and nothing changes.
    public func setTranslation(_ translation: CGPoint, in view: SceneView?) {
        let place = converted(CGPoint(path.position), to: view)
        let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        let inWindow = view.map { $0.convert(start, to: nil) } ?? start
        guard inWindow.x.isFinite, inWindow.y.isFinite else {
            (scene ?? view?.scene)?.report(
                .refusedParameter(field: "translation", value: translation.x, used: "the one before"))
            return
        }
        measurement.origin = SIMD2(inWindow)
    }

    /// The velocity in points per second of the window: least squares over the last 100 ms, 0 when the
    /// fingers rested before the last one lifted (`VelocityTracker`). It does not jump when the set of
    /// fingers changes.
    public var velocity: SIMD2<Double> { measurement.velocity }

    /// The velocity in the coordinates of `view`, in its units per second: v·J⁻¹, where J is the derivative
    /// of the way from the view to the window at the fingers' place. `nil` means the window; NaN where the
    /// view is seen edge-on.
    public func velocity(in view: SceneView?) -> CGPoint {
        CGPoint(view.map { $0.convert(step: velocity, at: path.position) } ?? velocity)
    }

    /// Whether a finger that came down at a place may start the gesture or join it; always, unless
    /// overridden.
    open func accepts(_ touch: Touch) -> Bool { true }

    /// Whether fingers that moved this far start the gesture: in any direction, unless overridden.
    open func isRecognized(movement: SIMD2<Double>) -> Bool {
        measurement.isRecognized(movement: movement)
    }

    /// Those that ``accepts(_:)`` takes, as long as a gesture under way has not as many as it may have.
    open override func follows(_ touch: Touch) -> Bool {
        accepts(touch) && (!isActive || numberOfTouches < maximumNumberOfTouches)
    }

    /// Forgets the gesture before.
    open override func reset() {
        measurement.reset()
    }

    /// Notes where the finger came down.
    open override func touchBegan(_ touch: Touch) {
        measurement.began(path, finger: touch.finger, time: touch.time, isUnderWay: isUnderWay)
    }

    /// Follows the fingers.
    open override func touchMoved(_ touch: Touch) {
        let move = measurement.moved(
            &path, finger: touch.finger, time: touch.time, isActive: isActive, isUnderWay: isUnderWay)
        switch move {
        case .held, .outside: break
        case .followed: transition(to: .changed)
        case .moved(let movement): if !isWaiting, isRecognized(movement: movement) { transition(to: .began) }
        }
    }

    /// Ends the gesture with the last finger; the place of lifting is no sample.
    open override func touchEnded(_ touch: Touch) {
        measurement.ended(path, time: touch.time, isUnderWay: isUnderWay)
        if numberOfTouches == 0 { transition(to: isUnderWay ? .ended : .failed) }
    }

    private var isUnderWay: Bool { isActive || isWaiting }
}

extension SceneView {
    /// Where a small step from a place of the window leads in the view, to first order; NaN where it cannot
    /// be told.
    func convert(step: SIMD2<Double>, at place: SIMD2<Double>) -> SIMD2<Double> {
        let map = mapToRoot()
        guard let point = map.unproject(place) else { return SIMD2(repeating: .nan) }
        // p = (X/W, Y/W) with X, Y, W linear in the view's point: ∂p = (∂X − p.x ∂W, ∂Y − p.y ∂W)/W.
        let depth = point.x * map.row1.w + point.y * map.row2.w + map.row4.w
        let alongX = (SIMD2(map.row1.x, map.row1.y) - place * map.row1.w) / depth
        let alongY = (SIMD2(map.row2.x, map.row2.y) - place * map.row2.w) / depth
        let area = alongX.x * alongY.y - alongX.y * alongY.x
        return SIMD2(step.x * alongY.y - step.y * alongY.x, step.y * alongX.x - step.x * alongX.y) / area
    }
}
