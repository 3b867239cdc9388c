import Foundation
import Hooke

/// Recognises one or two touches that move together or change their distance: a drag, a pinch or both.
///
/// Translation and velocity are those of a pan with up to two touches. The scale is the touches' distance divided by the
/// initial one; when the set of touches changes it continues from its current value.
public final class ZoomGestureRecognizer: PanGestureRecognizer {
    /// The change of distance for recognition, in points.
    public static let minimumPinch = 10.0

    /// The distance of the touches divided by the initial one; 1 with one touch.
    public private(set) var scale = 1.0
    private var base = (span: 1.0, scale: 1.0)
    private var tracker = MotionTracker()
    private var releaseTime: Double?

    /// Creates a recogniser.
    public override init() {
        super.init()
        maximumNumberOfTouches = 2
    }

    /// The scale's velocity per second: least squares over the last 100 ms, 0 if the touches rested before the last one
    /// ended.
    public var scaleVelocity: Double { tracker.velocity(releasedAt: releaseTime).x }

    /// The centre of the touches in the window. It jumps when a touch begins or ends.
    private(set) var centroid = SIMD2<Double>.zero
    /// Called after such a jump during the gesture.
    var onJump: (() -> Void)?

    private func measureCentroid() {
        guard !path.fingers.isEmpty else { return }
        let sum = path.fingers.reduce(SIMD2<Double>.zero) { $0 + $1.location }
        centroid = sum / Double(path.fingers.count)
    }

    private var span: Double {
        guard path.fingers.count == 2 else { return base.span }
        let way = path.fingers[1].location - path.fingers[0].location
        return min(max(way.norm, TwoFingerGestureRecognizer.minimumSpan), .greatestFiniteMagnitude)
    }

    /// Resets the scale to 1.
    public override func reset() {
        super.reset()
        (scale, base, releaseTime) = (1, (1, 1), nil)
        tracker.reset()
    }

    /// Adds the touch.
    public override func touchBegan(_ touch: Touch) {
        super.touchBegan(touch)
        base = (span, scale)
        measureCentroid()
        if isActive { onJump?() }
    }

    /// Updates translation and scale.
    public override func touchMoved(_ touch: Touch) {
        measureCentroid()
        if path.fingers.count == 2 {
            let now = base.scale * (span / base.span)
            scale = min(max(now, .leastNormalMagnitude), .greatestFiniteMagnitude)
        }
        tracker.add(time: touch.time, position: SIMD2(scale, 0), finger: touch.finger)
        let isWide = (span - base.span).magnitude >= Self.minimumPinch
        super.touchMoved(touch)
        if state == .possible, isWide { transition(to: .began) }
    }

    /// Ends the gesture with the last touch.
    public override func touchEnded(_ touch: Touch) {
        base = (1, scale)
        releaseTime = touch.time
        super.touchEnded(touch)
        guard path.fingers.count == 1 else { return }
        releaseTime = nil
        measureCentroid()
        if isActive { onJump?() }
    }
}
