/// How a track goes from one keyframe to the next. All cubic ones are the same Hermite cubic with other tangents.
///
/// docs/keyframes.md has every rule's formula, and which polynomials it reproduces.
public enum TangentRule: Hashable, Sendable {
    /// Jumps at each keyframe and holds until the next.
    case discrete
    /// Straight from key to key.
    case linear
    /// A cubic whose tangent at a key comes from the keys on both sides (Catmull–Rom).
    case cubic(spacing: KnotSpacing, ends: EndRule)
    /// A cubic that never leaves the range of the two keys it is between, component by component: holds stay
    /// still, and what rises from key to key rises all the way (Fritsch and Carlson 1980).
    case holdSafe
    /// Kochanek and Bartels' cubic (1984) on unequal times: tension 1 stops at every key, continuity −1 gives
    /// straight lines, bias 1 overshoots; with 0 for all three it is `.cubic(spacing: .timeAware, …)`. The
    /// velocity is continuous where continuity is 0. Any finite numbers are accepted.
    case kochanekBartels(
        tension: Double = 0, continuity: Double = 0, bias: Double = 0, ends: EndRule = .natural)
    /// Fritsch and Carlson's monotone cubic (1980) as it is commonly made: the mean of the velocities on both
    /// sides, 0 where the way turns or stops, that of its segment at an end; shortened to a circle of radius 3.
    /// Never outside the two keys around it, component by component.
    case monotone
    /// Fritsch and Butland's monotone cubic (1984): the weighted harmonic mean of the velocities on both sides, 0
    /// where the way turns or stops; at the ends the parabola's, limited. SciPy's `PchipInterpolator`, MATLAB's
    /// `pchip`. Softer than `monotone` where slow meets fast.
    case pchip
    /// Akima's cubic (1970): a key heeds two keys on each side, most the side that bends less. Outliers do not
    /// make it swing far. SciPy's `Akima1DInterpolator`.
    case akima
    /// Akima's cubic with Moler and Ionita's weights (2019), which hardly overshoots at holds. SciPy's and
    /// MATLAB's `makima`.
    case modifiedAkima
    /// The cubic spline whose acceleration is continuous too: every key acts on the whole track, by a quarter as
    /// much from key to key. SciPy's `CubicSpline`.
    case spline(ends: SplineEnds)

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
public enum KnotSpacing: String, NamedCase, Hashable, Sendable {
    /// (x[k+1] − x[k−1])/2 in the parameter of each segment, as if the keys were equally spaced. Where they are
    /// not, the velocity jumps at the key.
    case uniform
    /// The velocity (D₀·v₋ + D₋·v₀)/(D₋ + D₀) of the parabola through three keys, D and v being the durations and
    /// mean velocities before and after. The velocity is continuous.
    case timeAware
}

/// The tangent of a cubic at the first and the last key, which have a neighbour on one side only.
public enum EndRule: String, NamedCase, Hashable, Sendable {
    /// As if the track went on by the reflection of its end segment: the end tangent is that segment's chord, in
    /// Kochanek and Bartels' rule times (1 − tension)(1 ± continuity·bias).
    case reflected
    /// No acceleration at the end: m₀ = (3Δ₀ − m₁)/2.
    case natural
}

/// What a C² spline does at its ends. With one segment, all but clamped are the straight line.
public enum SplineEnds: String, NamedCase, Hashable, Sendable {
    /// No acceleration at either end. Of all curves through the keys it bends least.
    case natural
    /// At rest at both ends.
    case clamped
    /// The first two segments are one cubic, and so are the last two: reproduces cubics. With two segments the
    /// parabola.
    case notAKnot
    /// Velocity and acceleration at the end are those at the start. The last value must equal the first.
    case periodic
}

/// Tension, continuity and bias of one key in Kochanek and Bartels' cubic; 0 each for Catmull–Rom.
public struct KochanekBartels: Hashable, Sendable {
    /// 1 stops at the key, −1 passes it at twice the speed.
    public var tension: Double
    /// Not 0: a corner. −1 leaves and arrives along the chords.
    public var continuity: Double
    /// 1 passes the key in the direction it came from, −1 in the one it leaves by.
    public var bias: Double

    /// The three parameters.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }

    /// The shares of the velocities before and after the key in the velocity that leaves it.
    var leaving: (before: Double, after: Double) {
        (
            (1 - tension) * (1 + continuity) * (1 + bias),
            (1 - tension) * (1 - continuity) * (1 - bias)
        )
    }

    /// Their shares in the velocity that arrives.
    var arriving: (before: Double, after: Double) {
        (
            (1 - tension) * (1 - continuity) * (1 + bias),
            (1 - tension) * (1 + continuity) * (1 - bias)
        )
    }
}

#if !hasFeature(Embedded)
    extension TangentRule: Codable {}
    extension KochanekBartels: Codable {}
    extension KnotSpacing: Codable {}
    extension EndRule: Codable {}
    extension SplineEnds: Codable {}
#endif
