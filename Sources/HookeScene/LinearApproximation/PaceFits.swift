import Hooke

/// The curves that an approximation has fitted to paces. Many views often share a pace: each fit serves all of them whose
/// accepted error is about the same.
final class PaceFits {
    /// A pace as linear pieces.
    struct Fit {
        /// The accepted error that it was made for.
        let accepted: Double
        let curve: LinearStops
        /// The error bound of the curve, at most `accepted`.
        let error: Double
        let isLinear: Bool
        /// The largest slope between two stops.
        let steepest: Double
    }

    /// What the pieces depend on, by its bits: not the delay.
    private enum Key: Hashable {
        case curve(TimingFunction)
        case spring([UInt64])

        init(_ pace: Pace) {
            switch pace.pacing {
            case .curve(let curve): self = .curve(curve)
            case .spring(let motion):
                let spring = motion.spring
                let numbers = [
                    spring.mass, spring.stiffness, spring.damping, motion.start, motion.target,
                    motion.initialVelocity, pace.duration,
                ]
                self = .spring(numbers.map(\.bitPattern))
            }
        }
    }

    /// A fit is reused for an accepted error of up to 1/0.8 times its own. It then has at most about an eighth more stops than
    /// necessary.
    private static let share = 0.8

    private var fits: [Key: [Fit]] = [:]
    /// By pace and the binary exponent of the error.
    private var cubics: [Key: [Int: CubicProgress?]] = [:]

    /// Returns a pace in cubic pieces with an error of at most `error`; `nil` if that is not possible.
    ///
    /// The number of pieces grows with the sixth root of the accuracy, so errors are rounded down to powers of two: more of
    /// them share a fit.
    func cubics(_ pace: Pace, error: Double) -> CubicProgress? {
        guard error > 0, error.isFinite else { return nil }
        let exponent = Int(min(error, 0.5).exponent)
        let key = Key(pace)
        if let known = cubics[key]?[exponent] { return known }
        let found = CubicProgress(pace, error: Double(sign: .plus, exponent: exponent, significand: 1))
        cubics[key, default: [:]][exponent] = .some(found)
        return found
    }

    /// Returns linear pieces with an error of at most `error`, which is above 0 and at most 0.5.
    ///
    /// - Throws: `HookeError.noSolution` if too many pieces are needed.
    func fit(_ pace: Pace, error: Double) throws(HookeError) -> Fit {
        let key = Key(pace)
        let known = fits[key]?.first { $0.accepted <= error && $0.accepted >= Self.share * error }
        if let known { return known }
        let found = try pace.pacing.straightened(error: error, duration: pace.duration)
        var steepest = 0.0
        for (a, b) in zip(found.curve.stops, found.curve.stops.dropFirst()) where a.input < b.input {
            steepest = max(steepest, ((b.output - a.output) / (b.input - a.input)).magnitude)
        }
        let fit = Fit(
            accepted: error, curve: found.curve, error: found.error,
            isLinear: found.curve == LinearPace.line, steepest: steepest)
        fits[key, default: []].append(fit)
        return fit
    }
}
