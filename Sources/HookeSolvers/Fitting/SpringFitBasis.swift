/// The two basis functions of every motion of one spring, smooth in the spring's parameters.
///
/// With a = k/m and b = c/m, let Q be the response of x″ + b·x′ + a·x = 1 from rest at 0, and S = Q′ the response to a
/// unit velocity. Then the motion is
///
///     x(t) = start + initialVelocity·S(t) + push·Q(t),   push = a·(target − start),
///
/// Nothing is divided by a or by a frequency. So the expression is smooth at critical damping and at a = 0 (without
/// spring or damping Q = t²/2 and S = t), and linear in start, velocity and push.
///
/// The derivatives are smooth too. With V the response of V″ + b·V′ + a·V = Q from rest: ∂Q/∂a = −V, ∂Q/∂b = ∂S/∂a =
/// −V′ and ∂S/∂b = −V″. Requires a > 0 and b ≥ 0.
struct SpringFitBasis {
    let a: Double
    private let b: Double
    private let g: Double
    private let square: Double
    private let w: Double
    /// An upper bound of the magnitudes of the roots of s² + b·s + a.
    private let largestRate: Double

    init(a: Double, b: Double) {
        self.a = a
        self.b = b
        g = b / 2
        square = a - g * g
        w = square.magnitude.squareRoot()
        largestRate = b + a.squareRoot()
    }

    /// S and Q at a time of at least 0.
    struct Shapes {
        var velocity: Double
        var push: Double
    }

    /// V and its first two derivatives.
    struct Slopes {
        var value: Double
        var first: Double
        var second: Double
    }

    /// Returns S and Q at a time; both are 0 before 0, where the motion rests at its start. The error is a few u of S and of
    /// 1/a, or of Q while all rates are at most 1/t.
    func shapes(at t: Double) -> Shapes {
        if t < 0 { return Shapes(velocity: 0, push: 0) }
        if largestRate * t <= 1 { return series(at: t).shapes }
        let phase = w * t
        if square < 0, phase >= 1 {
            // Two modes; the slow rate a/R may be close to 0.
            let fast = g + w
            let slow = a / fast
            return Shapes(
                velocity: -Elementary.exp(-slow * t) * Elementary.expm1(-2 * phase) / (2 * w),
                push: t * (Self.meanDecay(slow * t) - Self.meanDecay(fast * t)) / (2 * w))
        }
        let envelope = Elementary.exp(-g * t)
        let (cosine, sine): (Double, Double)
        if w == 0 {
            (cosine, sine) = (1, t)
        } else if square < 0 {
            (cosine, sine) = (Elementary.cosh(phase), Elementary.sinh(phase) / w)
        } else {
            (cosine, sine) = (Elementary.cos(phase), Elementary.sin(phase) / w)
        }
        return Shapes(velocity: envelope * sine, push: (1 - envelope * (cosine + g * sine)) / a)
    }

    /// Returns V, V′ and V″ at a time, given S and Q there; 0 before 0.
    ///
    /// V′ = (S − t·C)/(2·(a − g²)) with the propagator's C, V″ = −g·V′ + t·S/2, and V from its equation.
    func slopes(at t: Double, _ shapes: Shapes) -> Slopes {
        if t < 0 { return Slopes(value: 0, first: 0, second: 0) }
        if largestRate * t <= 1 { return series(at: t).slopes }
        let phase = w * t
        let first: Double
        if phase < 1 {
            // sin(y)/y − cos(y) = y²·Σ 2k·(−y²)^(k−1)/(2k+1)!, and the same for the hyperbolic functions.
            let z = -square * t * t
            var (sum, term) = (1.0 / 3, 1.0 / 3)
            for k in 1..<12 {
                let k = Double(k)
                term *= z * (k + 1) / (k * (2 * k + 2) * (2 * k + 3))
                sum += term
            }
            first = Elementary.exp(-g * t) * t * t * t * sum / 2
        } else if square < 0 {
            let fast = g + w
            let (slow, quick) = (Elementary.exp(-a / fast * t), Elementary.exp(-fast * t))
            first = ((phase - 1) * slow + (phase + 1) * quick) / (4 * w * w * w)
        } else {
            first = (shapes.velocity - t * Elementary.exp(-g * t) * Elementary.cos(phase)) / (2 * square)
        }
        let second = t * shapes.velocity / 2 - g * first
        return Slopes(value: (shapes.push - second - b * first) / a, first: first, second: second)
    }

    /// The power series at 0; about twenty terms reach u while all rates are at most 1/t.
    private func series(at t: Double) -> (shapes: Shapes, slopes: Slopes) {
        // The coefficients qₙ of Q and vₙ of V, for times in units of t.
        let (a, b) = (a * t * t, b * t)
        var (q0, q1) = (0.0, 0.5)
        var (v0, v1) = (0.0, 0.0)
        var shapes = Shapes(velocity: 1, push: 0.5)
        var slopes = Slopes(value: 0, first: 0, second: 0)
        for n in 2..<24 {
            let n = Double(n)
            let q2 = -(b * n * q1 + a * q0) / (n * (n + 1))
            let v2 = (q0 - b * n * v1 - a * v0) / (n * (n + 1))
            shapes.velocity += (n + 1) * q2
            shapes.push += q2
            slopes.value += v2
            slopes.first += (n + 1) * v2
            slopes.second += (n + 1) * n * v2
            (q0, q1, v0, v1) = (q1, q2, v1, v2)
        }
        return (
            Shapes(velocity: shapes.velocity * t, push: shapes.push * t * t),
            Slopes(
                value: slopes.value * t * t * t * t, first: slopes.first * t * t * t,
                second: slopes.second * t * t)
        )
    }

    /// (1 − e^(−y))/y, 1 at 0.
    private static func meanDecay(_ y: Double) -> Double { y == 0 ? 1 : -Elementary.expm1(-y) / y }
}
