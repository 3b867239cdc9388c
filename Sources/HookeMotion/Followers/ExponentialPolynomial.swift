/// f(s) = c0 + c1·s + c2·s² + c3·s³ + e^(−ks)(a + bs), whose derivatives have the same form.
struct ExponentialPolynomial {
    var constant, linear, quadratic, cubic: Double
    /// k.
    var rate: Double
    /// a and b.
    var amplitude, slope: Double

    func value(at s: Double) -> Double {
        constant + s * (linear + s * (quadratic + s * cubic))
            + Elementary.exp(-rate * s) * (amplitude + slope * s)
    }

    var derivative: ExponentialPolynomial {
        ExponentialPolynomial(
            constant: linear, linear: 2 * quadratic, quadratic: 3 * cubic, cubic: 0, rate: rate,
            amplitude: slope - rate * amplitude, slope: -rate * slope)
    }

    /// An upper bound of |f| in [0, duration].
    func bound(to duration: Double) -> Double {
        let (c0, c1) = (constant.magnitude, linear.magnitude)
        let (c2, c3) = (quadratic.magnitude, cubic.magnitude)
        // The largest value of s·e^(−ks).
        let reach = min(duration, 0.37 / rate)
        let rest = amplitude.magnitude + slope.magnitude * reach
        return c0 + duration * (c1 + duration * (c2 + duration * c3)) + rest
    }

    /// The sign changes in (0, duration), in order.
    ///
    /// The fourth derivative is e^(−ks) times a line, with one sign change. Between the sign changes of a derivative
    /// the function is monotone, so bisection finds each of its own.
    func signChanges(to duration: Double) -> [Double] { signChanges(to: duration, order: 0) }

    private func signChanges(to duration: Double, order: Int) -> [Double] {
        if order == 4 || constant == 0 && linear == 0 && quadratic == 0 && cubic == 0 {
            let root = -amplitude / slope
            return root > 0 && root < duration ? [root] : []
        }
        let bounds = [0] + derivative.signChanges(to: duration, order: order + 1) + [duration]
        var changes: [Double] = []
        for (from, to) in zip(bounds, bounds.dropFirst()) where from < to {
            let isPositive = value(at: from) > 0
            guard (value(at: to) > 0) != isPositive else { continue }
            changes.append(bisect(from, to) { (value(at: $0) > 0) == isPositive }.high)
        }
        return changes
    }
}
