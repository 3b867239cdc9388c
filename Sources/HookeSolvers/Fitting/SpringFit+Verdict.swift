extension SpringFit {
    /// Whether samples are a spring's.
    public enum Verdict: Hashable, Sendable {
        /// They are, and they determine the spring.
        case spring
        /// A spring passes through them, but they leave its stiffness or its damping open by half and more: others do as
        /// well. Usually it is an exponential approach at a rate r: the slow mode of any spring with k/m = r·(c/m − r),
        /// whose fast mode does not show.
        case ambiguous
        /// They are not.
        case notASpring(Reason)
    }

    /// Why samples are not a spring's.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// No spring passes near enough to the samples.
        case misses
        /// A spring passes, but so does a motion that nothing pulls back (a line, a parabola): the samples leave open where
        /// it would come to rest, by more than their whole range; or, if that is known, show no pull towards it.
        case noRestoringForce
        /// Nothing moves: the values are all the same, or within the tolerance.
        case atRest
    }

    /// What is left of samples when a motion is taken away.
    public struct Residual: Hashable, Sendable {
        /// √(sum of squares/samples), in the values' unit.
        public let rootMeanSquare: Double
        /// The largest distance of a sample from the motion, in the values' unit.
        public let largest: Double
        /// Which sample that is.
        public let indexOfLargest: Int
        /// The share of the values' variance that the motion explains: 1 for all, 0 or less for none.
        public let explained: Double
        /// Σ(r[i+1] − r[i])²/Σr[i]² (J. von Neumann, 1941): about 2 for independent noise, near 0 for a systematic
        /// deviation, where neighbours are alike.
        public let roughness: Double
        /// How many samples there are.
        public let count: Int
        /// Half the distance from the smallest to the largest value.
        let halfRange: Double

        init(_ residuals: [Double], of values: [Double]) {
            count = residuals.count
            let scale = residuals.reduce(0) { max($0, $1.magnitude) }
            largest = scale
            indexOfLargest = residuals.firstIndex { $0.magnitude == scale } ?? 0
            let (low, high) = (values.min() ?? 0, values.max() ?? 0)
            halfRange = high / 2 - low / 2
            // In units of the largest, so that squares neither overflow nor vanish.
            let unit = max(scale, .leastNonzeroMagnitude)
            var (sum, changes) = (0.0, 0.0)
            for (index, residual) in residuals.enumerated() {
                let ratio = residual / unit
                sum += ratio * ratio
                if index > 0 {
                    let change = ratio - residuals[index - 1] / unit
                    changes += change * change
                }
            }
            rootMeanSquare = unit * (sum / Double(count)).squareRoot()
            roughness = sum > 0 ? changes / sum : 2
            let extent = max(halfRange, .leastNonzeroMagnitude)
            let shares = values.map { ($0 / 2 - (low / 4 + high / 4)) / extent }
            let mean = shares.reduce(0, +) / Double(count)
            let variance = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
            let rest = rootMeanSquare / 2 / extent
            explained = variance > 0 ? 1 - rest * rest / variance : rootMeanSquare == 0 ? 1 : 0
        }

        /// Whether the motion explains the values up to rounding, or up to something that looks like noise: nine tenths of
        /// the variance and more, with a roughness that no smooth deviation has.
        ///
        /// Independent noise has a roughness of 2 ± 2/√count; refused is less than half, and where samples are so few
        /// that noise could be as smooth as that, less than 2 − 8/√count.
        public var looksRandom: Bool {
            if largest <= 1e-9 * halfRange { return true }
            return explained >= 0.9 && roughness >= min(0.5, 2 - 8 / Double(count).squareRoot())
        }
    }

    /// Whether the samples are a spring's.
    /// - Parameter tolerance: How far the farthest sample may be from the motion, in the values' unit. `nil` accepts what
    ///   is explained up to rounding or noise, `Residual.looksRandom`: a smooth deviation, however small, is refused, and so
    ///   is noise of more than about a tenth of the range.
    ///   Negative or NaN accepts nothing.
    public func verdict(within tolerance: Double? = nil) -> Verdict {
        if residual.halfRange <= max(tolerance ?? 0, 0) || isStill { return .notASpring(.atRest) }
        // Without a pull, the least that is looked at shows by up to a millionth.
        let isNear = isAtLeastStiffness && residual.largest <= 1e-6 * residual.halfRange
        guard tolerance.map({ residual.largest <= $0 }) ?? (residual.looksRandom || isNear) else {
            return .notASpring(.misses)
        }
        if known.spring != nil { return .spring }
        let isPulled =
            known.target == nil
            ? standardErrors.target <= 2 * residual.halfRange : !isAtLeastStiffness
        guard isPulled else { return .notASpring(.noRestoringForce) }
        let spring = nearest.spring
        let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
        let isDetermined =
            standardErrors.stiffness <= spring.stiffness / 2
            && standardErrors.damping <= max(spring.damping, critical) / 2
        return isDetermined ? .spring : .ambiguous
    }

    /// The motion, if the samples are a spring's; its time 0 is `startTime`. One of several if they are ambiguous.
    /// - Parameter tolerance: As for `verdict(within:)`.
    /// - Throws: `HookeError.noSolution` if they are not, with the reason and the figures.
    public func motion(within tolerance: Double? = nil) throws(HookeError) -> SpringMotion<Double> {
        guard case .notASpring(let reason) = verdict(within: tolerance) else { return nearest }
        let text =
            switch reason {
            case .atRest:
                "nothing moves"
            case .noRestoringForce:
                "they do not show where the motion would come to rest; a line or a parabola fits as well"
            case .misses:
                "the nearest spring misses values[\(residual.indexOfLargest)] by \(residual.largest) "
                    + "(root mean square \(residual.rootMeanSquare)); accepted: "
                    + (tolerance.map { "at most \($0)" } ?? "what looks like noise, not a smooth deviation")
            }
        throw .noSolution(field: "values", reason: "not a spring, \(text)")
    }

    /// Whether the values are the same up to rounding.
    private var isStill: Bool { nearest.start == nearest.target && nearest.initialVelocity == 0 }
}
