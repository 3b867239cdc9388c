/// How a track goes from one keyframe to the next. All cubic ones are the same Hermite cubic with other tangents.
public enum TangentRule: Hashable, Sendable, Codable {
    /// Jumps at each keyframe and holds until the next.
    case discrete
    /// Straight from key to key.
    case linear
    /// A cubic whose tangent at a key comes from the keys on both sides (Catmull–Rom).
    case cubic(spacing: KnotSpacing, ends: EndRule)
    /// A cubic that never leaves the range of the two keys it is between, component by component: holds stay
    /// still, and what rises from key to key rises all the way (Fritsch and Carlson 1980).
    case holdSafe

    /// Catmull–Rom with uniform tangents and reflected ends: what Core Animation calls the cubic calculation
    /// mode. It overshoots where a hold meets a move.
    ///
    /// That the system's mode is exactly this rule is an assumption, made from its documentation.
    public static let catmullRom = TangentRule.cubic(spacing: .uniform, ends: .reflected)

    /// Catmull–Rom with tangents that heed the times of the keys, and natural ends: the Kochanek–Bartels rule
    /// without tension, continuity or bias. Smooth in velocity whatever the times.
    public static let timeAwareCatmullRom = TangentRule.cubic(spacing: .timeAware, ends: .natural)
}

/// Whether a cubic's tangents heed how far apart in time the keys are.
public enum KnotSpacing: String, Hashable, Sendable, Codable {
    /// (x[k+1] − x[k−1])/2 in the parameter of each segment, as if the keys were equally spaced. Where they are
    /// not, the velocity jumps at the key.
    case uniform
    /// The velocity (D₀·v₋ + D₋·v₀)/(D₋ + D₀) of the parabola through three keys, D and v being the durations and
    /// mean velocities before and after. The velocity is continuous.
    case timeAware
}

/// The tangent of a cubic at the first and the last key, which have a neighbour on one side only.
public enum EndRule: String, Hashable, Sendable, Codable {
    /// As if the track went on by the reflection of its end segment: the end tangent is that segment's chord.
    case reflected
    /// No acceleration at the end: m₀ = (3Δ₀ − m₁)/2.
    case natural
}
