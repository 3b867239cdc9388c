import Hooke

/// From a layer's old picture to its new one, as Core Animation's `CATransition`.
///
/// Added to a layer, it shows what the layer and all that is in it showed at the scene's last moment, before
/// the changes of this one, and what it shows now, which goes on moving. Both fill the layer and are clipped
/// to it.
public struct LayerTransition: Sendable {
    /// What the pictures do, as `CATransitionType`.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// The new one comes through the old one. What is exact is where one of the pictures covers the layer
        /// with a colour that lets nothing through, and where the two do not overlap. Elsewhere at p of the
        /// way, what is behind the layer shows through both with a weight of p·(1 − p) where it should not: a
        /// quarter half way.
        case fade
        /// The new one moves in over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one moves away over the new one.
        case reveal
    }

    /// The side from which the pictures move, as `CATransitionSubtype`. They are never mirrored in layouts
    /// from right to left.
    ///
    /// Core Animation names top and bottom in a space whose y points up, and iOS does not turn them round:
    /// there `fromTop` comes from the lower edge of the screen and `fromBottom` from the upper one. So it is
    /// here.
    public enum Subtype: String, Hashable, Sendable, CaseIterable, Codable {
        /// From the left edge to the right.
        case fromLeft
        /// From the right edge to the left.
        case fromRight
        /// From where y is largest: the lower edge of the screen, upwards.
        case fromTop
        /// From where y is smallest: the upper edge of the screen, downwards.
        case fromBottom
    }

    /// What the pictures do.
    public var kind: Kind
    /// From which side.
    public var subtype: Subtype
    /// When it runs.
    public var timing: MediaTiming
    /// How it goes over its duration.
    public var pacing: Pacing
    /// How much of the change has happened at the start, 0 to 1.
    public var startProgress = 0.0
    /// How much of the change has happened at the end, `startProgress` to 1.
    public var endProgress = 1.0
    /// Whether the transition goes when it is over; else it stays, and its fill mode says what it shows.
    public var isRemovedOnCompletion = true
    /// Called when the transition is over, with whether it ran to its end.
    public var onStop: (@Sendable (_ finished: Bool) -> Void)?

    /// A transition over a duration in seconds, in proportion to time.
    public init(
        _ kind: Kind = .fade, _ subtype: Subtype = .fromLeft, duration: Double = 0.25,
        pacing: Pacing = .linear
    ) {
        self.kind = kind
        self.subtype = subtype
        self.pacing = pacing
        timing = MediaTiming(duration: duration)
    }

    /// The key under which a layer keeps its transition, whatever it was given: Core Animation's
    /// `kCATransition`.
    public static let key = "transition"
}
