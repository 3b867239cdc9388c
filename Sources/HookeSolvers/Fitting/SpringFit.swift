internal import HookeLinearAlgebra

/// The spring motion with the least squared distance from timed samples, and whether it fits them.
///
/// ```swift
/// let times = (0..<60).map { Double($0) / 60 }
/// let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
/// let fit = try SpringFit(times: times, values: times.map { motion.position(at: $0) })
/// let found = try fit.motion()          // throws if no spring fits
/// print(found.spring.bounce)            // 0.3
/// ```
///
/// It finds stiffness/mass, damping/mass, start, target and initial velocity that minimise the sum of squared
/// distances; `Known` values are kept. Samples may be non-uniform, noisy, and begin late. The mass does not affect a
/// motion, so it is given.
///
/// A nearest spring exists for any samples. It is in `nearest`; `verdict(within:)` and `motion(within:)` decide whether
/// it fits. `standardErrors` and `reciprocalCondition` say how well the numbers are determined.
///
/// - **Accuracy**: exact samples give the spring back to rounding times the conditioning (`docs/internals/spring-fitting.md`
///   has measurements). With noise the errors are those of the Cramér–Rao bound.
/// - **Method**: linear least squares on the twice integrated equation gives a first guess, and Levenberg–Marquardt the
///   result, in two unknowns. All others are linear and eliminated (variable projection, Golub and Pereyra 1973). If
///   the guess leaves more than noise, a scan of all frequencies looks for a better one.
/// - **Limit**: oscillations of more than half a turn between two samples, on average, are excluded, because slower
///   ones pass through the same samples.
/// - Complexity: O(samples) for each of 10 to 50 trial springs, and about 1,000 more if a scan is needed.
public struct SpringFit: Hashable, Sendable {
    /// The known numbers of a motion; none by default.
    public struct Known: Hashable, Sendable {
        /// The spring, or `nil` to fit it.
        public var spring: Spring?
        /// The position at the start, or `nil` to fit it.
        public var start: Double?
        /// The target, or `nil` to fit it.
        public var target: Double?
        /// The velocity at the start in units per second (0 for a motion from rest), or `nil` to fit it.
        public var initialVelocity: Double?

        /// Creates a description of the known numbers; `nil` for those to fit.
        public init(
            spring: Spring? = nil, start: Double? = nil, target: Double? = nil, initialVelocity: Double? = nil
        ) {
            self.spring = spring
            self.start = start
            self.target = target
            self.initialVelocity = initialVelocity
        }

        var unknownCount: Int {
            (spring == nil ? 2 : 0) + (start == nil ? 1 : 0) + (target == nil ? 1 : 0)
                + (initialVelocity == nil ? 1 : 0)
        }
    }

    /// What a difference from a sample costs.
    public enum Loss: Hashable, Sendable {
        /// Its square: the best choice for independent errors of equal size.
        case leastSquares
        /// Its square up to 1.345 σ, then its magnitude (P. J. Huber, 1964), with σ from the median of the differences: a few
        /// wrong samples have little effect. Samples farther than 4.035 σ, whose weight is below a third, are `outliers`.
        case huber
    }

    /// The standard error of each number: 0 if it is known, ∞ if the samples do not determine it.
    ///
    /// These are the square roots of the diagonal of s²·(JᵀJ)⁻¹. J holds the derivatives of the motion by the unknowns
    /// at the samples, and s² = (sum of squares)/(samples − unknowns). They are correct for independent noise of equal
    /// size, and without noise a measure of conditioning.
    public struct StandardErrors: Hashable, Sendable {
        /// Of the stiffness, for the given mass.
        public internal(set) var stiffness = 0.0
        /// Of the damping, for the given mass.
        public internal(set) var damping = 0.0
        /// Of the start, in the values' unit.
        public internal(set) var start = 0.0
        /// Of the target, in the values' unit.
        public internal(set) var target = 0.0
        /// Of the initial velocity, in units per second.
        public internal(set) var initialVelocity = 0.0
    }

    /// The spring motion nearest to the samples, even if it does not fit; its time 0 is `startTime`.
    public let nearest: SpringMotion<Double>
    /// The time, on the samples' clock, at which `nearest` begins.
    public let startTime: Double
    /// The differences between the samples and `nearest`, without the outliers.
    public let residual: Residual
    /// The indices of the samples that Huber's loss leaves aside, in increasing order; none with least squares.
    public let outliers: [Int]
    /// The standard error of each number.
    public let standardErrors: StandardErrors
    /// The reciprocal condition number of the derivatives J with columns scaled to equal size: about 0.01 for a good
    /// recording. It is 0 if some numbers can change together without a visible change of the motion in doubles.
    public let reciprocalCondition: Double
    /// The known numbers.
    public let known: Known
    /// What a difference cost.
    public let loss: Loss
    /// Whether the stiffness of `nearest` is at the lower bound of the search. Below this bound a spring cannot be
    /// distinguished from one without stiffness.
    let isAtStiffnessBound: Bool

    /// Fits a spring motion to samples.
    /// - Parameters:
    ///   - times: Increasing times in seconds, from any origin.
    ///   - values: The positions at these times, in any unit.
    ///   - startTime: The time of `start` and `initialVelocity`, on the samples' clock; the first sample's time by default.
    ///     Samples before it are at rest at the start: `findingStart(times:values:known:mass:loss:)` finds it. It must be
    ///     close enough that the differences from it are distinct.
    ///   - known: The known numbers.
    ///   - mass: The mass of the spring to fit, above 0. It scales stiffness and damping.
    ///   - loss: What a difference costs; its square by default.
    /// - Throws:
    ///   - `HookeError.badElement` for a time or value that is NaN or infinite, and for times that do not increase.
    ///   - `.wrongCount` unless there are more samples than unknowns (5 if nothing is known), since otherwise many
    ///     springs pass through all; at least two. A start after the first sample is followed by as many.
    ///   - `.outOfRange` for a bad `startTime`, `mass` or known number, and for a time span beyond the largest double.
    ///   - `.noSolution` if the nearest spring is outside the domain of `Spring.init(mass:stiffness:damping:)`, or a
    ///     number of the motion is too large for a double.
    /// - Precondition: `times` and `values` have the same length.
    public init(
        times: [Double], values: [Double], startTime: Double? = nil, known: Known = Known(), mass: Double = 1,
        loss: Loss = .leastSquares
    ) throws(HookeError) {
        let begin = try Self.checked(times, values, startTime, known, mass)
        self.startTime = begin
        self.known = known
        self.loss = loss
        let local = times.map { $0 - begin }

        let level = Self.spread(of: values + [known.start, known.target].compactMap { $0 })
        if level.isRounding, (known.initialVelocity ?? 0) == 0 {
            // The values are equal: any spring at rest fits.
            let rest = known.target ?? known.start ?? level.middle
            let spring: Spring
            if let given = known.spring {
                spring = given
            } else {
                spring = try Spring(response: 0.5, dampingRatio: 1, mass: mass)
            }
            nearest = SpringMotion(spring: spring, from: known.start ?? rest, to: rest)
            residual = Residual(Self.distances(nearest, local, values), of: values)
            outliers = []
            standardErrors = StandardErrors(
                stiffness: known.spring == nil ? .infinity : 0, damping: known.spring == nil ? .infinity : 0)
            reciprocalCondition = 0
            isAtStiffnessBound = false
            return
        }

        var problem = SpringFitProblem(times: times, values: values, startTime: begin, known: known)
        guard let point = loss == .huber ? problem.robustBest(known.spring) : problem.best(known.spring)
        else {
            throw Self.tooLarge
        }
        nearest = try problem.motion(of: point, known: known, mass: mass)
        isAtStiffnessBound =
            known.spring == nil
            && point.a <= (1 + 0x1p-40) * SpringFitSearch.leastStiffness(damping: point.b)
        let left = problem.outliers
        outliers = left
        residual = Residual(Self.distances(nearest, local, values), of: values, without: left)
        (standardErrors, reciprocalCondition) = problem.standardErrors(
            of: point, isSpringKnown: known.spring != nil, mass: mass)
    }

    private static let tooLarge = HookeError.noSolution(
        field: "values", reason: "a number of the nearest motion is too large for a double")

    /// Returns the values minus the motion's positions.
    static func distances(
        _ motion: SpringMotion<Double>, _ times: [Double], _ values: [Double]
    ) -> [Double] {
        zip(times, values).map { time, value in value - (time < 0 ? motion.start : motion.position(at: time))
        }
    }

    /// Returns the middle of the values, and whether they differ only by rounding.
    private static func spread(of values: [Double]) -> (middle: Double, isRounding: Bool) {
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let largest = max(low.magnitude, high.magnitude)
        return (low + (high / 2 - low / 2), high / 2 - low / 2 <= 0x1p-52 * largest)
    }

    /// Checks the arguments and returns the start time of the motion.
    static func checked(
        _ times: [Double], _ values: [Double], _ startTime: Double?, _ known: Known, _ mass: Double
    ) throws(HookeError) -> Double {
        precondition(times.count == values.count, "\(values.count) values for \(times.count) times")
        let least = max(known.unknownCount + 1, 2)
        guard times.count >= least else {
            throw .wrongCount(
                field: "times", count: times.count,
                accepted: "at least \(least), more than the \(known.unknownCount) numbers to be found")
        }
        for (index, time) in times.enumerated() {
            guard time.isFinite else {
                throw .badElement(
                    field: "times", index: index, value: time, accepted: "a finite number of seconds")
            }
            guard index == 0 || time > times[index - 1] else {
                throw .badElement(
                    field: "times", index: index, value: time,
                    accepted: "a time after the previous one, \(times[index - 1])")
            }
        }
        for (index, value) in values.enumerated() where !value.isFinite {
            throw .badElement(field: "values", index: index, value: value, accepted: "a finite number")
        }
        let numbers = [
            ("known.start", known.start), ("known.target", known.target),
            ("known.initialVelocity", known.initialVelocity),
        ]
        for (field, value) in numbers {
            guard let value, !value.isFinite else { continue }
            throw .outOfRange(field: .init(field), value: value, accepted: "a finite number")
        }
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        let begin = startTime ?? times[0]
        // Before the first sample, or so early that more samples than unknowns follow.
        let latest = times[times.count - least]
        guard begin <= latest, begin.isFinite else {
            throw .outOfRange(
                field: "startTime", value: begin,
                accepted: "a finite number of at most \(latest), so that \(least) samples follow")
        }
        guard (times[times.count - 1] - begin).isFinite else {
            throw .outOfRange(
                field: "times", value: times[times.count - 1],
                accepted: "a time less than 1.8e308 after \(begin)")
        }
        guard zip(times, times.dropFirst()).allSatisfy({ $0 - begin < $1 - begin }) else {
            throw .outOfRange(
                field: "startTime", value: begin,
                accepted: "a time so close to the samples that the differences from it are distinct"
            )
        }
        return begin
    }
}
