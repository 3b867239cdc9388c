import Hooke

/// A driver for a pinch: the fraction is (s − 1)/(e − 1), where s is the pinch's scale and e the scale at
/// which the transition is complete.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let list = SceneViewController()
/// let photo = SceneViewController()
/// scene.window.rootViewController = list
/// list.present(photo, animated: false)
/// let driver = PinchDriver(endScale: 0.4)
/// driver.begin = { [unowned photo] in photo.dismiss(animated: true) }
/// scene.window.addGestureRecognizer(driver.recognizer)
/// ```
///
/// A new pinch while the transition settles grabs it at its current fraction; for that, add the recogniser to
/// a view that is still hit then, such as the window. The transition's delegate returns the driver as its
/// interaction controller while ``GestureDriver/isTracking``.
public final class PinchDriver: GestureDriver {
    /// The scale at which the transition is complete: below 1 for pinching in, above 1 for spreading.
    public let endScale: Double
    /// The recogniser. Add it to a view.
    public let recognizer: PinchGestureRecognizer

    /// Creates a driver for a pinch.
    ///
    /// - Parameter endScale: the scale at which the transition is complete. Traps unless finite, positive and
    ///   not 1.
    public init(endScale: Double) {
        precondition(
            endScale > 0 && endScale.isFinite && endScale != 1,
            "endScale is \(endScale); accepted: finite, above 0, not 1")
        self.endScale = endScale
        recognizer = PinchGestureRecognizer()
        super.init(recognizer)
    }

    /// The fraction measured from the fingers, not clamped to [0, 1].
    public override var fingerFraction: Double { (recognizer.scale - 1) / (endScale - 1) }

    /// The velocity of the scale, per second, in x.
    public override var gestureVelocity: SIMD2<Double> { SIMD2(recognizer.velocity, 0) }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double { recognizer.velocity / (endScale - 1) }
}
