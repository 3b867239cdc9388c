extension SpringFit {
    /// Whether a spring fits the samples.
    public enum Verdict: Hashable, Sendable {
        /// A spring fits, and the samples determine it.
        case spring
        /// A spring fits, but the standard error of its stiffness or damping is half its value or more: other springs
        /// fit too. Typically the samples are an exponential approach with rate r, the slow mode of every spring with
        /// k/m = r·(c/m − r).
        case ambiguous
        /// No spring fits.
        case notASpring(Reason)
    }

    /// Why no spring fits the samples.
    public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
        /// No spring passes close enough to the samples.
        case misses
        /// A spring fits, but so does a motion without a restoring force (a line or a parabola). The samples leave the
        /// rest position open by more than their range or, if the target is known, show no pull towards it.
        case noRestoringForce
        /// The values are equal, or within the tolerance.
        case atRest
    }

    /// The differences between the samples and a motion.
    public struct Residual: Hashable, Sendable {
        /// √(sum of squares/samples), in the values' unit.
        public let rootMeanSquare: Double
        /// The largest difference, in the values' unit.
        public let largest: Double
        /// The index of the sample with the largest difference.
        public let indexOfLargest: Int
        /// The fraction of the values' variance that the motion explains: 1 for all, 0 or less for none.
        public let explained: Double
        /// Σ(r[i+1] − r[i])²/Σr[i]² (J. von Neumann, 1941): about 2 for independent noise, near 0 for a smooth
        /// deviation.
        public let roughness: Double
        /// The number of samples, without outliers.
        public let count: Int
        /// Half the distance from the smallest to the largest value.
        let halfRange: Double

        init(_ all: [Double], of allValues: [Double], without outliers: [Int] = []) {
            let left = Set(outliers)
            let kept = left.isEmpty ? Array(all.indices) : all.indices.filter { !left.contains($0) }
            let (residuals, values) = (kept.map { all[$0] }, kept.map { allValues[$0] })
            count = residuals.count
            let scale = residuals.reduce(0) { max($0, $1.magnitude) }
            largest = scale
            indexOfLargest = kept.first { all[$0].magnitude == scale } ?? 0
            let (low, high) = (values.min() ?? 0, values.max() ?? 0)
            halfRange = high / 2 - low / 2
            // Divides by the largest, so that squares neither overflow nor underflow.
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
            let scaled = values.map { ($0 / 2 - (low / 4 + high / 4)) / extent }
            let mean = scaled.reduce(0, +) / Double(count)
            let variance = scaled.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(count)
            let rest = rootMeanSquare / 2 / extent
            explained = variance > 0 ? 1 - rest * rest / variance : rootMeanSquare == 0 ? 1 : 0
        }

        /// Whether the motion explains the values up to rounding or noise: at least nine tenths of the variance, with a
        /// roughness that no smooth deviation has.
        ///
        /// Independent noise has a roughness of 2 ± 2/√count. The threshold is 0.5, or 2 − 8/√count for so few samples
        /// that noise can be that smooth.
        public var looksRandom: Bool {
            if largest <= 1e-9 * halfRange { return true }
            return explained >= Self.leastExplained && roughness >= leastRoughness
        }

        private static let leastExplained = 0.9
        private var leastRoughness: Double { min(0.5, 2 - 8 / Double(count).squareRoot()) }

        /// What `looksRandom` accepts, with the numbers that it refused.
        var refusal: String {
            explained < Self.leastExplained
                ? "a motion that explains at least 90 % of the variance (this one \(Self.percent(explained)) %), "
                    + "or any within a tolerance that is given"
                : "differences like noise, with a roughness of at least \(leastRoughness) (these have \(roughness)), "
                    + "or any within a tolerance that is given"
        }

        /// Rounded down to a tenth, so that a value below a limit is printed below it.
        private static func percent(_ fraction: Double) -> Double { (1000 * fraction).rounded(.down) / 10 }
    }

    /// Returns whether a spring fits the samples.
    /// - Parameter tolerance: The largest accepted difference of a sample that is no outlier, in the values' unit. `nil`
    ///   accepts rounding or noise, as `Residual.looksRandom` decides: every smooth deviation is refused, and noise above
    ///   about a tenth of the range. Negative or NaN accepts nothing.
    public func verdict(within tolerance: Double? = nil) -> Verdict {
        if residual.halfRange <= max(tolerance ?? 0, 0) || isStill { return .notASpring(.atRest) }
        // Samples without a pull differ from the least stiffness of the search by up to a millionth.
        let isNear = isAtStiffnessBound && residual.largest <= 1e-6 * residual.halfRange
        guard tolerance.map({ residual.largest <= $0 }) ?? (residual.looksRandom || isNear) else {
            return .notASpring(.misses)
        }
        if known.spring != nil { return .spring }
        let isPulled =
            known.target == nil
            ? standardErrors.target <= 2 * residual.halfRange : !isAtStiffnessBound
        guard isPulled else { return .notASpring(.noRestoringForce) }
        let spring = nearest.spring
        let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
        let isDetermined =
            standardErrors.stiffness <= spring.stiffness / 2
            && standardErrors.damping <= max(spring.damping, critical) / 2
        return isDetermined ? .spring : .ambiguous
    }

    /// Returns the motion if a spring fits; its time 0 is `startTime`. For ambiguous samples it is one of several.
    /// - Parameter tolerance: As in `verdict(within:)`.
    /// - Throws: `HookeError.noSolution` with the reason and the numbers if no spring fits.
    public func motion(within tolerance: Double? = nil) throws(HookeError) -> SpringMotion<Double> {
        guard case .notASpring(let reason) = verdict(within: tolerance) else { return nearest }
        let text =
            switch reason {
            case .atRest:
                "the values are equal, up to rounding or the tolerance"
            case .noRestoringForce:
                "the values do not determine a rest position; a line or a parabola fits as well"
            case .misses:
                "the nearest spring misses values[\(residual.indexOfLargest)] by \(residual.largest) "
                    + "(root mean square \(residual.rootMeanSquare)); accepted: "
                    + (tolerance.map { "at most \($0)" } ?? residual.refusal)
            }
        throw .noSolution(field: "values", reason: "not a spring, \(text)")
    }

    private var isStill: Bool { nearest.start == nearest.target && nearest.initialVelocity == 0 }
}
