import Hooke

/// A transition from a layer's old picture to its new one, as Core Animation's `CATransition`.
///
/// The old picture is the layer and its sublayers at the scene's previous moment, before the current changes.
/// The new picture goes on moving. Both fill the layer and are clipped to it.
public struct LayerTransition: Sendable {
    /// The effect, as `CATransitionType`.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// Cross-fades from the old picture to the new one. Exact where one picture is opaque over the layer,
        /// and where the two do not overlap. Elsewhere, at progress p, the background shows through with an
        /// excess weight of p·(1 − p), at most a quarter.
        case fade
        /// The new picture moves in over the old one.
        case moveIn
        /// The new picture pushes the old one out.
        case push
        /// The old picture moves away and shows the new one.
        case reveal
    }

    /// The side from which the pictures move, as `CATransitionSubtype`. They are not mirrored in
    /// right-to-left layouts.
    ///
    /// As in Core Animation on iOS, `fromTop` moves from the lower edge of the screen and `fromBottom` from
    /// the upper edge: the names refer to a y axis that points up.
    public enum Subtype: String, Hashable, Sendable, CaseIterable, Codable {
        /// From the left edge to the right.
        case fromLeft
        /// From the right edge to the left.
        case fromRight
        /// From the largest y, the lower edge of the screen, upwards.
        case fromTop
        /// From the smallest y, the upper edge of the screen, downwards.
        case fromBottom
    }

    /// The effect.
    public var kind: Kind
    /// The side from which the pictures move.
    public var subtype: Subtype
    /// The timing of the transition.
    public var timing: MediaTiming
    /// The pacing over the duration.
    public var pacing: Pacing
    /// The progress at the start, 0 to 1.
    public var startProgress = 0.0
    /// The progress at the end, `startProgress` to 1.
    public var endProgress = 1.0
    /// Whether the transition is removed at its end. If not, its fill mode decides what it shows.
    public var isRemovedOnCompletion = true
    /// Called when the transition ends, with whether it ran to its end.
    public var onStop: (@Sendable (_ finished: Bool) -> Void)?

    /// Creates a transition over a duration in seconds, linear by default.
    public init(
        _ kind: Kind = .fade, _ subtype: Subtype = .fromLeft, duration: Double = 0.25,
        pacing: Pacing = .linear
    ) {
        self.kind = kind
        self.subtype = subtype
        self.pacing = pacing
        timing = MediaTiming(duration: duration)
    }

    /// The key under which a layer stores its transition, whatever key was given: Core Animation's
    /// `kCATransition`.
    public static let key = "transition"
}
