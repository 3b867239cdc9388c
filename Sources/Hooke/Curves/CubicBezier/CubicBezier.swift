/// A cubic Bézier timing curve through (0, 0), (x1, y1), (x2, y2), (1, 1), as in CSS and Core Animation.
///
/// `value(at:)` solves x(s) = t and returns y(s).
///
/// - For t in [0, 1] the error is at most 2.3e-16 · max(1, |y|), also for steep and flat curves. If |y1| or |y2| is
///   above 1e6, add 2⁻⁷⁶ of it.
/// - Outside [0, 1] the curve continues along its end tangents, as CSS Easing 2 says.
/// - x1 and x2 are in [0, 1], so each t has one value. y1 and y2 are any finite numbers, so values may leave [0, 1].
/// - It is its four numbers, 32 bytes; nothing is computed before the first value.
///
/// docs/internals/curves.md has the method and the proof of the bound.
public struct CubicBezier: TimingCurve {
    /// The time of the first control point, in [0, 1].
    public let x1: Double
    /// The value of the first control point.
    public let y1: Double
    /// The time of the second control point, in [0, 1].
    public let x2: Double
    /// The value of the second control point.
    public let y2: Double

    /// Creates a curve from its two control points.
    ///
    /// - Throws: `HookeError.outOfRange` if `x1` or `x2` is not in [0, 1], or `y1` or `y2` is not finite.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(HookeError) {
        guard x1 >= 0, x1 <= 1 else {
            throw .outOfRange(field: "x1", value: x1, accepted: "a number in [0, 1]")
        }
        guard y1.isFinite else { throw .outOfRange(field: "y1", value: y1, accepted: "a finite number") }
        guard x2 >= 0, x2 <= 1 else {
            throw .outOfRange(field: "x2", value: x2, accepted: "a number in [0, 1]")
        }
        guard y2.isFinite else { throw .outOfRange(field: "y2", value: y2, accepted: "a finite number") }
        self.init(unchecked: x1, y1, x2, y2)
    }

    @inline(__always) package init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Whether the curve is the straight line value = t.
    public var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Returns the value at the fraction `t` of the time: y(s) where x(s) = t, or the end tangents outside [0, 1].
    /// NaN gives NaN.
    public func value(at t: Double) -> Double {
        // The first step of `solve`, inline. Modules for the web, which have to be small, do without.
        #if !hasFeature(Embedded)
            if t > 0, t < 1, isModerate, !isLinear {
                let guess = BezierGuess(self, at: t)
                let value = step(to: t, from: guess.root, guess, isPolished: false).value
                if !value.isNaN { return value }
            }
        #endif
        return solvedValue(at: t)
    }

    /// The value where one step is not accurate enough.
    @inline(never)
    private func solvedValue(at t: Double) -> Double {
        guard t > 0, t < 1, !isLinear else { return extrapolatedValue(at: t) }
        if let small { return small.value(at: t) * Self.scale }
        return solve(t).value
    }

    /// Whether the values of the control points are small enough for `step`.
    @inline(__always)
    var isModerate: Bool { y1 * y1 + y2 * y2 <= 16 }

    /// The curve with its values divided by `scale`, if products of its values might overflow. The end is 1 instead of
    /// 1/`scale`, which changes values by less than 2⁻⁷⁰⁰ of the largest.
    var small: CubicBezier? {
        guard max(y1.magnitude, y2.magnitude) > 0x1p900 else { return nil }
        return CubicBezier(unchecked: x1, y1 / Self.scale, x2, y2 / Self.scale)
    }

    static var scale: Double { 0x1p200 }

    /// Returns dy/dt at the fraction `t` of the time: y′(s)/x′(s), or the slope of the end tangents outside [0, 1].
    ///
    /// ±∞ where the tangent is vertical. The error is within 8 u of Σ|terms of y′|/x′ and of the slope. NaN gives
    /// NaN.
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        if isLinear { return 1 }
        if t < 0 { return startTangent.value }
        if t > 1 { return endTangent.value }
        // If the nearer control point equals the end, the other gives the direction.
        if t == 0 {
            let rise = y1 != 0 ? y1 : x2 == 0 ? y2 : 0
            return x1 == 0 && rise != 0 ? rise * .infinity : startTangent.value
        }
        if t == 1 {
            let rise = y2 != 1 ? 1 - y2 : x1 == 1 ? 1 - y1 : 0
            return x2 == 1 && rise != 0 ? rise * .infinity : endTangent.value
        }
        if let small { return small.slope(at: t) * Self.scale }
        let point = solve(t)
        // A vertical tangent inside: x1 = 1, x2 = 0, t = ½. If y′ is 0 too, y″ gives the direction.
        if point.derivative.x == 0 {
            let direction = point.derivative.y != 0 ? point.derivative.y : 1 - y1 - y2
            return direction * .infinity
        }
        return point.derivative.y / point.derivative.x
    }

    /// Returns the parameter s in [0, 1] at the fraction `t` of the time. A t outside [0, 1] gives the nearer end,
    /// NaN gives NaN.
    public func parameter(at t: Double) -> Double {
        guard t > 0 else { return t.isNaN ? .nan : 0 }
        guard t < 1 else { return 1 }
        let point = (small ?? self).solve(t)
        return point.center + point.offset + point.correction
    }
}

extension CubicBezier: CustomStringConvertible {
    /// The control points.
    public var description: String { "CubicBezier(x1: \(x1), y1: \(y1), x2: \(x2), y2: \(y2))" }
}

extension CubicBezier: Hashable {
    /// Returns whether the control points are equal.
    public static func == (a: CubicBezier, b: CubicBezier) -> Bool {
        a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2
    }

    /// Hashes the control points.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(x1)
        hasher.combine(y1)
        hasher.combine(x2)
        hasher.combine(y2)
    }
}
