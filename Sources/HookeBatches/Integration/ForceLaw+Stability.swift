// Bounds on the step for the linearised law x″ = −ω²·x − γ·v; docs/internals/integration.md derives them.
extension ForceLaw {
    /// Returns the longest substep with which a method stays bounded, in seconds; +∞ without such a bound.
    ///
    /// The law is linearised where it is stiffest within `reach` of the target, with ω² = (k + 3·k₃·d²)/m and γ = (c +
    /// 2·c₂·v)/m, at rest and at `topSpeed`:
    ///
    /// | method | bound |
    /// | --- | --- |
    /// | semi-implicit Euler | h²·ω² + 2·h·γ < 4; without damping h·ω < 2 |
    /// | velocity Verlet | h·ω < 2, for any damping |
    /// | Runge–Kutta | h·λ < 2.62 … 2.83 for the faster rate λ: 2.83 without damping, 2.785 with damping only |
    ///
    /// Close to the bound a motion is bounded but inaccurate; see `substeps(for:over:error:reach:topSpeed:)`.
    /// - Parameters:
    ///   - method: The method.
    ///   - reach: The largest distance from the target; only `cubicStiffness` uses it.
    ///   - topSpeed: The largest speed; only `quadraticDrag` uses it.
    /// - Precondition: Neither is negative or NaN.
    public func largestStableStep(
        for method: IntegrationMethod, reach: Double = 0, topSpeed: Double = 0
    ) -> Double {
        let rates = linearRates(reach: reach, topSpeed: topSpeed)
        return rates.map { rate in
            switch method {
            case .semiImplicitEuler:
                4 / (rate.damping + Elementary.hypot(rate.damping, 2 * rate.frequency))
            case .velocityVerlet: 2 / rate.frequency
            case .rungeKutta4: rate.rungeKuttaRadius / rate.fastest
            }
        }.min()!
    }

    /// Returns the number of substeps with which a method follows a step of `step` seconds.
    ///
    /// For the law linearised as in `largestStableStep(for:reach:topSpeed:)`, a substep is at most half the stable
    /// bound. The error of one radian of the linear motion (1/ω seconds; overdamped, 1/λ for the faster rate λ) is at
    /// most about `error` times the amplitude.
    /// - Parameters:
    ///   - method: The method.
    ///   - step: The step, in seconds; finite, above 0.
    ///   - error: The error per radian, relative to the amplitude; from 1e-12 to 1.
    ///   - reach: The largest distance from the target; only `cubicStiffness` uses it.
    ///   - topSpeed: The largest speed; only `quadraticDrag` uses it.
    /// - Throws: `HookeError.outOfRange` for a number outside its domain, with the parameter's name as the field;
    ///   `HookeError.noSolution` if more than a million substeps are needed.
    public func substeps(
        for method: IntegrationMethod, over step: Double, error: Double = 1e-3, reach: Double = 0,
        topSpeed: Double = 0
    ) throws(HookeError) -> Int {
        try ForceLaw.check(step: step, reach: reach, topSpeed: topSpeed)
        guard error >= 1e-12, error <= 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "numbers from 1e-12 to 1")
        }
        let fastest = linearRates(reach: reach, topSpeed: topSpeed).map(\.fastest).max()!
        let stable = largestStableStep(for: method, reach: reach, topSpeed: topSpeed) / 2
        let accurate = Elementary.pow(error / method.errorOfUnitStep, 1 / Double(method.order)) / fastest
        let count = (step / min(stable, accurate)).rounded(.up)
        guard count <= 1_000_000 else {
            throw .noSolution(
                field: "substeps",
                reason: "a step of \(step) s needs \(count) substeps; accepted: at most 1000000")
        }
        return max(1, Int(count))
    }

    static func check(step: Double, reach: Double, topSpeed: Double) throws(HookeError) {
        guard step > 0, step.isFinite else {
            throw .outOfRange(field: "step", value: step, accepted: "a finite number of seconds above 0")
        }
        for (field, value) in [("reach", reach), ("topSpeed", topSpeed)] where !(value >= 0 && value.isFinite)
        {
            throw .outOfRange(field: .init(field), value: value, accepted: "finite numbers of at least 0")
        }
    }

    /// The stiffest linearisation, with the damping at rest and at top speed.
    private func linearRates(reach: Double, topSpeed: Double) -> [LinearRate] {
        precondition(
            reach >= 0 && topSpeed >= 0, "reach \(reach), topSpeed \(topSpeed); accepted: at least 0")
        let stiffest = max(0, stiffness, stiffness + 3 * cubicStiffness * reach * reach)
        let frequency = (stiffest / mass).squareRoot()
        let dampings = quadraticDrag == 0 ? [damping] : [damping, damping + 2 * quadraticDrag * topSpeed]
        return dampings.map { LinearRate(frequency: frequency, damping: $0 / mass) }
    }
}

/// x″ = −frequency²·x − damping·x′.
private struct LinearRate {
    let frequency, damping: Double

    /// The magnitude of the larger eigenvalue: ω while oscillating, else γ/2 + √(γ²/4 − ω²).
    var fastest: Double {
        let half = damping / 2
        guard half > frequency else { return frequency }
        return half + ((half - frequency) * (half + frequency)).squareRoot()
    }

    /// The distance from 0 in the eigenvalue's direction at which |1 + z + z²/2 + z³/6 + z⁴/24| is 1, by bisection.
    var rungeKuttaRadius: Double {
        let half = damping / 2
        let cosine = half >= frequency ? -1 : -half / frequency
        let sine = ((1 - cosine) * (1 + cosine)).squareRoot()
        return bisect(2, 3) { radius in
            var (real, imaginary) = (1.0, 0.0)
            for divisor in [4.0, 3, 2, 1] {
                let (x, y) = (radius * cosine / divisor, radius * sine / divisor)
                (real, imaginary) = (1 + x * real - y * imaginary, x * imaginary + y * real)
            }
            return real * real + imaginary * imaginary <= 1
        }.low
    }
}

extension IntegrationMethod {
    /// C in the error C·(ωh)ᵖ per radian of linear motion, relative to its amplitude.
    var errorOfUnitStep: Double {
        switch self {
        case .semiImplicitEuler: 0.75
        case .velocityVerlet: 0.3
        case .rungeKutta4: 1.0 / 60
        }
    }
}
