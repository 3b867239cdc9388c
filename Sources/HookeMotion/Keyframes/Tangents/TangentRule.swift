/// The interpolation from one keyframe to the next. All cubic rules are the same Hermite cubic with different
/// tangents.
///
/// docs/keyframes.md has the formula of each rule and the polynomials that it reproduces.
public enum TangentRule: Hashable, Sendable {
    /// Constant from each keyframe to the next, where it jumps.
    case discrete
    /// Linear between keys.
    case linear
    /// A cubic with tangents from the keys on both sides (Catmull–Rom).
    case cubic(spacing: KnotSpacing, ends: EndRule)
    /// A cubic that never leaves the range of the two adjacent keys, component by component. Holds are constant, and
    /// between two keys it is monotone (Fritsch and Carlson 1980).
    case holdSafe
    /// Kochanek and Bartels' cubic (1984) on unequal times. Tension 1 stops at every key, continuity −1 gives
    /// straight lines, bias 1 overshoots. With 0 for all three it equals `.cubic(spacing: .timeAware, …)`. The
    /// velocity is continuous if continuity is 0. Any finite numbers are accepted.
    case kochanekBartels(
        tension: Double = 0, continuity: Double = 0, bias: Double = 0, ends: EndRule = .natural)
    /// Fritsch and Carlson's monotone cubic (1980) in its common form. A tangent is the mean of the velocities on
    /// both sides, 0 where the direction changes or the value stops, and that of the segment at an end. Tangents are
    /// limited to a circle of radius 3. Never leaves the range of the two adjacent keys, component by component.
    case monotone
    /// Fritsch and Butland's monotone cubic (1984). A tangent is the weighted harmonic mean of the velocities on both
    /// sides, and 0 where the direction changes or the value stops; at the ends it is that of the parabola, limited.
    /// SciPy's `PchipInterpolator`, MATLAB's `pchip`. Smoother than `monotone` between slow and fast segments.
    case pchip
    /// Akima's cubic (1970): it uses two neighbours on each side and gives the straighter side more weight, so that
    /// outliers cause little oscillation. SciPy's `Akima1DInterpolator`.
    case akima
    /// Akima's cubic with Moler and Ionita's weights (2019), which hardly overshoots at holds. SciPy's and MATLAB's
    /// `makima`.
    case modifiedAkima
    /// The cubic spline with continuous acceleration. Every key influences the whole track, by a quarter as much from
    /// key to key. SciPy's `CubicSpline`.
    case spline(ends: SplineEnds)

    /// Catmull–Rom with uniform tangents and reflected ends, for Core Animation's cubic calculation mode. It
    /// overshoots where a hold meets a move.
    ///
    /// That Core Animation uses exactly this rule is an assumption from its documentation.
    public static let catmullRom = TangentRule.cubic(spacing: .uniform, ends: .reflected)

    /// Catmull–Rom with tangents that depend on the times of the keys, and natural ends: the Kochanek–Bartels rule
    /// without tension, continuity or bias. The velocity is continuous for any times.
    public static let timeAwareCatmullRom = TangentRule.cubic(spacing: .timeAware, ends: .natural)
}

/// Whether a cubic's tangents depend on the times of the keys.
public enum KnotSpacing: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// (x[k+1] − x[k−1])/2 by the parameter of each segment, as for equally spaced keys. With other times the
    /// velocity jumps at the keys.
    case uniform
    /// The velocity (D₀·v₋ + D₋·v₀)/(D₋ + D₀) of the parabola through three keys, with the durations D and mean
    /// velocities v before and after. The velocity is continuous.
    case timeAware
}

/// The tangent of a cubic at the first and the last key.
public enum EndRule: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// As if the end segment continued by reflection: the end tangent is that segment's chord, in Kochanek and
    /// Bartels' rule times (1 − tension)(1 ± continuity·bias).
    case reflected
    /// Zero acceleration at the end: m₀ = (3Δ₀ − m₁)/2.
    case natural
}

/// The end conditions of a C² spline. With one segment, all but `clamped` give the straight line.
public enum SplineEnds: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// Zero acceleration at both ends. Of all curves through the keys it bends least.
    case natural
    /// Zero velocity at both ends.
    case clamped
    /// The first two segments are one cubic, and so are the last two. It reproduces cubics. With two segments it is
    /// the parabola.
    case notAKnot
    /// The same velocity and acceleration at both ends. The last value must equal the first.
    case periodic
}

/// Tension, continuity and bias of a key in Kochanek and Bartels' cubic; all 0 for Catmull–Rom.
public struct KochanekBartels: Hashable, Sendable {
    /// 1 stops at the key, −1 doubles the speed.
    public var tension: Double
    /// Values other than 0 give a corner; −1 arrives and leaves along the chords.
    public var continuity: Double
    /// 1 passes the key in the direction of the segment before it, −1 in that of the segment after it.
    public var bias: Double

    /// Creates the parameters of a key.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
        self.tension = tension
        self.continuity = continuity
        self.bias = bias
    }

    /// The weights of the velocities before and after the key in the velocity that leaves it.
    var leaving: (before: Double, after: Double) {
        (
            (1 - tension) * (1 + continuity) * (1 + bias),
            (1 - tension) * (1 - continuity) * (1 - bias)
        )
    }

    /// Their weights in the velocity that arrives.
    var arriving: (before: Double, after: Double) {
        (
            (1 - tension) * (1 - continuity) * (1 + bias),
            (1 - tension) * (1 + continuity) * (1 - bias)
        )
    }
}

#if !hasFeature(Embedded)
    extension KochanekBartels: Codable {}
    extension KnotSpacing: Codable {}
    extension EndRule: Codable {}
    extension SplineEnds: Codable {}
#endif
