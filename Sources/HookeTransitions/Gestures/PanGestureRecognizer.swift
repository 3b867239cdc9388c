import Foundation
import Hooke

/// Recognises touches that move: after ``minimumDistance``, then changes until the last touch ends.
///
/// Translation and velocity are those of the path
///
///     P(t) = m(t) − Σ (m after − m before)        over the changes of the set of fingers so far
///
/// where m is the centre of the touches. So they do not jump when a touch begins or ends. With one touch P is
/// its location.
open class PanGestureRecognizer: GestureRecognizer {
    /// The length of path for recognition, in points; 10 as in UIKit.
    public var minimumDistance: Double {
        get { measurement.minimumDistance }
        set { measurement.minimumDistance = newValue }
    }
    /// The required number of touches; 1 by default. With fewer, the path does not count. A recognised pan
    /// then stops, and ends with its last touch.
    public var minimumNumberOfTouches: Int {
        get { measurement.minimumNumberOfTouches }
        set { measurement.minimumNumberOfTouches = newValue }
    }
    /// The largest number of touches; unlimited by default. More touches prevent recognition; after
    /// recognition they are ignored.
    public var maximumNumberOfTouches: Int {
        get { measurement.maximumNumberOfTouches }
        set { measurement.maximumNumberOfTouches = newValue }
    }
    private(set) var measurement = PanMeasurement()
    /// Where the touches began, if the translation counts from elsewhere.
    private var touchOrigin: SIMD2<Double>?

    /// Returns the movement of the touches since the pan was recognised, in the coordinates of `view`; `nil` for the
    /// window. With ``TransitionPolicies/panTranslation`` `.fromTouch`, and before recognition, since they began.
    public func translation(in view: SceneView?) -> CGPoint { movement(from: measurement.origin, in: view) }

    /// Returns the movement of the touches since they began, or since ``setTranslation(_:in:)``, in the coordinates of `view`;
    /// `nil` for the window.
    public func touchTranslation(in view: SceneView?) -> CGPoint {
        movement(from: touchOrigin ?? measurement.origin, in: view)
    }

    private func movement(from origin: SIMD2<Double>, in view: SceneView?) -> CGPoint {
        let end = converted(CGPoint(path.position), to: view)
        let start = converted(CGPoint(origin), to: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    override func willBegin() {
        guard (scene?.policies ?? TransitionPolicies()).panTranslation == .fromRecognition else { return }
        touchOrigin = measurement.origin
        measurement.origin = path.position
    }

    /// Sets the translation at the current position, in the coordinates of `view`; `nil` for the window. The
    /// velocity does not change. A translation that has no finite position in the window is reported and
    /// ignored.
    public func setTranslation(_ translation: CGPoint, in view: SceneView?) {
        let place = converted(CGPoint(path.position), to: view)
        let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
        let inWindow = view.map { $0.convert(start, to: nil) } ?? start
        guard inWindow.x.isFinite, inWindow.y.isFinite else {
            (scene ?? view?.scene)?.report(
                .refusedParameter(field: "translation", value: translation.x, used: "the previous value"))
            return
        }
        measurement.origin = SIMD2(inWindow)
        touchOrigin = nil
    }

    /// The velocity in points per second of the window: least squares over the last 100 ms, 0 if the touches
    /// rested before the last one ended (`VelocityTracker`). It does not jump when a touch begins or ends.
    public var velocity: SIMD2<Double> { measurement.velocity }

    /// Returns the velocity in the coordinates of `view`, per second: v·J⁻¹, where J is the derivative of the
    /// map from the view to the window at the touches' position. `nil` for the window; NaN if the view is
    /// edge-on.
    public func velocity(in view: SceneView?) -> CGPoint {
        CGPoint(view.map { $0.convert(step: velocity, at: path.position) } ?? velocity)
    }

    /// Returns whether a touch may start or join the gesture. The default: true.
    open func accepts(_ touch: Touch) -> Bool { true }

    /// Returns whether a movement starts the gesture. The default: in any direction.
    open func isRecognized(movement: SIMD2<Double>) -> Bool {
        measurement.isRecognized(movement: movement)
    }

    /// Returns whether a touch is accepted by ``accepts(_:)`` and below the largest number of an active
    /// gesture.
    open override func follows(_ touch: Touch) -> Bool {
        accepts(touch) && (!isActive || numberOfTouches < maximumNumberOfTouches)
    }

    /// Resets the measurement.
    open override func reset() {
        measurement.reset()
        touchOrigin = nil
    }

    /// Adds the touch to the measurement.
    open override func touchBegan(_ touch: Touch) {
        measurement.began(path, finger: touch.finger, time: touch.time, isInProgress: isInProgress)
    }

    /// Updates the pan.
    open override func touchMoved(_ touch: Touch) {
        let move = measurement.moved(
            &path, finger: touch.finger, time: touch.time, isActive: isActive, isInProgress: isInProgress)
        switch move {
        case .held, .outside: break
        case .followed: transition(to: .changed)
        case .moved(let movement): if !isWaiting, isRecognized(movement: movement) { transition(to: .began) }
        }
    }

    /// Ends the gesture with the last touch, whose final location is not a sample.
    open override func touchEnded(_ touch: Touch) {
        measurement.ended(path, finger: touch.finger, time: touch.time, isInProgress: isInProgress)
        if numberOfTouches == 0 { transition(to: isInProgress ? .ended : .failed) }
    }

    private var isInProgress: Bool { isActive || isWaiting }
}

extension SceneView {
    /// Converts a small vector at a point of the window to the view, to first order; NaN if it has no image.
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
