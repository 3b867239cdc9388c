import Hooke

/// A driver for two fingers that pinch or spread: the fraction is (s − 1)/(e − 1), where s is the pinch's
/// scale and e the scale at which the transition is complete.
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
/// Fingers that come down again while the transition settles take hold of it where it is; the recogniser has
/// to be on a view that they find then, such as the window. The transition's delegate returns the driver as
/// its interaction controller while ``GestureDriver/isTracking``.
public final class PinchDriver: GestureDriver {
    /// The scale at which the transition is complete: below 1 for fingers that come together, above for
    /// fingers that part.
    public let endScale: Double
    /// The recogniser, to be added to a view.
    public let recognizer: PinchGestureRecognizer

    /// A driver for a pinch.
    ///
    /// - Parameter endScale: the scale at which the transition is complete; finite, above 0 and not 1, or it
    ///   stops with a message.
    public init(endScale: Double) {
        precondition(
            endScale > 0 && endScale.isFinite && endScale != 1,
            "endScale is \(endScale); accepted: finite, above 0, not 1")
        self.endScale = endScale
        recognizer = PinchGestureRecognizer()
        super.init(recognizer)
    }

    /// The fingers' fraction, not limited to [0, 1].
    public override var fingerFraction: Double { (recognizer.scale - 1) / (endScale - 1) }

    /// The gesture's velocity, in its own units per second.
    public override var gestureVelocity: SIMD2<Double> { SIMD2(recognizer.velocity, 0) }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double { recognizer.velocity / (endScale - 1) }
}
