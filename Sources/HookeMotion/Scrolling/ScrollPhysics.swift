/// How content moves after a release, and beyond its edges.
public enum ScrollPhysics: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// UIScrollView: exponential decay, a rubber band, and a spring at the edges (`Decay`, `RubberBand`,
    /// `BoundedDecay`).
    case iOS
    /// Android: `AndroidFling`. The content stops at an edge, and stretches (`OverscrollStretch`).
    case android
}

/// The stretch of content beyond an edge as Android's `EdgeEffect` shows it since version 12.
///
/// A pull of d = distance/extent stretches by 0.016·d + 0.016·(1 − e^(−d·e/0.33)). After a release a spring of natural
/// frequency 24.657/s and damping ratio 0.98 takes the pull back; a fling that meets the edge starts it with 13 times
/// its velocity.
public enum OverscrollStretch {
    /// The spring that takes the pull back, with mass 1.
    public static let spring = Spring(
        checkedMass: 1, stiffness: 24.657 * 24.657, damping: 2 * 0.98 * 24.657)
    /// The factor from the velocity of a fling at the edge to that of the pull.
    public static let velocityFactor = 13.0

    /// Returns the stretch for a pull as a fraction of the view's extent, with its sign; within 8 u. NaN for NaN.
    public static func intensity(forPull pull: Double) -> Double {
        let size = pull.magnitude
        let curved = -Elementary.expm1(-size * (2.718_281_828_459_045 / 0.33))
        let intensity = 0.016 * size + 0.016 * curved
        return pull < 0 ? -intensity : intensity
    }
}
