internal import HookeLinearAlgebra

/// The spring motion that passes nearest to timed samples, and whether they are a spring's at all.
///
/// ```swift
/// let times = (0..<60).map { Double($0) / 60 }
/// let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
/// let fit = try SpringFit(times: times, values: times.map { motion.position(at: $0) })
/// let found = try fit.motion()          // throws if no spring moves like this
/// print(found.spring.bounce)            // 0.3
/// ```
///
/// Sought are stiffness/mass, damping/mass, start, target and initial velocity for which the sum of squared distances
/// from the samples is least; what is `Known` is kept. Samples need not be uniform, may be noisy, and may begin late. The
/// mass never shows in a motion, so it is taken as given.
///
/// There always is a nearest spring, also to samples of something else. It is called `nearest`, and `verdict(within:)`
/// and `motion(within:)` tell whether it means anything. How well the numbers are determined is in `standardErrors`
/// and `reciprocalCondition`.
///
/// Samples of a spring motion without noise give it back to rounding times the conditioning (`docs/spring-fitting.md` has
/// measured figures); with noise the errors are those of the Cramér–Rao bound. Linear least squares on the twice
/// integrated equation gives a first guess, Levenberg–Marquardt the answer, in two unknowns; all others enter
/// linearly and are eliminated (variable projection, Golub and Pereyra 1973). If the guess leaves more than noise, a
/// survey of all frequencies looks for a better one. Swings of more than half a turn between two samples on average are
/// left out: slower ones pass through the same samples.
/// - Complexity: O(samples) for each of 10 to 50 trial springs, some 1,000 more if a survey is needed.
public struct SpringFit: Hashable, Sendable {
    /// What is known of a motion before it is fitted; nothing by default.
    public struct Known: Hashable, Sendable {
        /// The spring, or `nil` to find it.
        public var spring: Spring?
        /// The position at the start, or `nil` to find it.
        public var start: Double?
        /// Where the spring pulls to, or `nil` to find it.
        public var target: Double?
        /// The velocity at the start in units a second (0 for a motion from rest), or `nil` to find it.
        public var initialVelocity: Double?

        /// What is known, each `nil` if it is not.
        public init(
            spring: Spring? = nil, start: Double? = nil, target: Double? = nil, initialVelocity: Double? = nil
        ) {
            self.spring = spring
            self.start = start
            self.target = target
            self.initialVelocity = initialVelocity
        }

        /// How many numbers are to be found.
        var unknownCount: Int {
            (spring == nil ? 2 : 0) + (start == nil ? 1 : 0) + (target == nil ? 1 : 0)
                + (initialVelocity == nil ? 1 : 0)
        }
    }

    /// The standard error of each number, 0 of what is known and ∞ of what the samples say nothing about.
    ///
    /// The square roots of the diagonal of s²·(JᵀJ)⁻¹, with the derivatives J of the motion by the unknown numbers at the
    /// samples and s² = (sum of squares)/(samples − unknowns): right for independent noise of one size, and the usual
    /// measure of conditioning without noise.
    public struct StandardErrors: Hashable, Sendable {
        /// Of the stiffness, for the mass that was given.
        public internal(set) var stiffness = 0.0
        /// Of the damping, for the mass that was given.
        public internal(set) var damping = 0.0
        /// Of the start, in the values' unit.
        public internal(set) var start = 0.0
        /// Of the target, in the values' unit.
        public internal(set) var target = 0.0
        /// Of the initial velocity, in units a second.
        public internal(set) var initialVelocity = 0.0
    }

    /// The spring motion that passes nearest to the samples, be it near or not; its time 0 is `startTime`.
    public let nearest: SpringMotion<Double>
    /// The time, on the samples' clock, at which `nearest` begins.
    public let startTime: Double
    /// What is left of the samples when `nearest` is taken away.
    public let residual: Residual
    /// How well each number is determined.
    public let standardErrors: StandardErrors
    /// How far the unknown numbers are from not being determined at all: the reciprocal condition of the derivatives J,
    /// each column scaled to one size. About 0.01 for a good record; 0 where some numbers can be changed together
    /// without a change of the motion that doubles could show.
    public let reciprocalCondition: Double
    /// What was known.
    public let known: Known
    /// Whether the stiffness ended at the least that can be told from none.
    let isAtLeastStiffness: Bool

    /// Fits a spring motion to samples.
    /// - Parameters:
    ///   - times: In seconds from any origin, each later than the one before.
    ///   - values: The positions at these times, in any unit.
    ///   - startTime: When the motion starts: the time of `start` and `initialVelocity`, on the samples' clock; at most the
    ///     first sample's time, which it is by default, and so near that the samples' distances from it differ.
    ///   - known: What need not be found.
    ///   - mass: The mass of the spring to be found, positive. It scales stiffness and damping.
    /// - Throws: `HookeError.badElement` for a time or value that is NaN or infinite, and for a time that is not after the
    ///   one before; `.wrongCount` for no more samples than unknown numbers (5 if nothing is known), since then many
    ///   springs pass through all, or fewer than two; `.outOfRange` for a bad `startTime`, `mass` or known number, for a
    ///   span of times beyond the largest double; `.noSolution` if the nearest spring is outside the domain of
    ///   `Spring.init(mass:stiffness:damping:)`, or a number of the motion is too large for a double.
    /// - Precondition: As many values as times.
    public init(
        times: [Double], values: [Double], startTime: Double? = nil, known: Known = Known(), mass: Double = 1
    ) throws(HookeError) {
        let begin = try Self.checked(times, values, startTime, known, mass)
        self.startTime = begin
        self.known = known
        let local = times.map { $0 - begin }

        let level = Self.spread(of: values + [known.start, known.target].compactMap { $0 })
        if level.isRounding, (known.initialVelocity ?? 0) == 0 {
            // Nothing moves: any spring at rest.
            let rest = known.target ?? known.start ?? level.middle
            let spring: Spring
            if let given = known.spring {
                spring = given
            } else {
                spring = try Spring(response: 0.5, dampingRatio: 1, mass: mass)
            }
            nearest = SpringMotion(spring: spring, from: known.start ?? rest, to: rest)
            residual = Residual(Self.distances(nearest, local, values), of: values)
            standardErrors = StandardErrors(
                stiffness: known.spring == nil ? .infinity : 0, damping: known.spring == nil ? .infinity : 0)
            reciprocalCondition = 0
            isAtLeastStiffness = false
            return
        }

        let problem = SpringFitProblem(times: times, values: values, startTime: begin, known: known)
        let point: SpringFitSearch.Point
        if let spring = known.spring {
            let (a, b) = problem.rates(of: spring)
            guard let projection = problem.projection(a: a, b: b) else { throw Self.tooLarge }
            point = SpringFitSearch.Point(a: a, b: b, projection: projection)
        } else {
            guard let best = SpringFitSearch(problem: problem).best() else { throw Self.tooLarge }
            point = best
        }
        nearest = try problem.motion(of: point, known: known, mass: mass)
        isAtLeastStiffness =
            known.spring == nil
            && point.a <= (1 + 0x1p-40) * SpringFitSearch.leastStiffness(damping: point.b)
        residual = Residual(Self.distances(nearest, local, values), of: values)
        (standardErrors, reciprocalCondition) = problem.standardErrors(
            of: point, isSpringKnown: known.spring != nil, mass: mass)
    }

    private static let tooLarge = HookeError.noSolution(
        field: "values", reason: "a number of the motion nearest to them is too large for a double")

    /// Values less the motion's positions.
    private static func distances(
        _ motion: SpringMotion<Double>, _ times: [Double], _ values: [Double]
    ) -> [Double] {
        zip(times, values).map { time, value in value - motion.position(at: time) }
    }

    /// The middle of some values, and whether they differ by no more than rounding.
    private static func spread(of values: [Double]) -> (middle: Double, isRounding: Bool) {
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let largest = max(low.magnitude, high.magnitude)
        return (low + (high / 2 - low / 2), high / 2 - low / 2 <= 0x1p-52 * largest)
    }

    /// Checks what came from outside; the time at which the motion starts.
    private static func checked(
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
                    accepted: "above \(times[index - 1]), the time before")
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
        guard begin <= times[0], begin.isFinite else {
            throw .outOfRange(
                field: "startTime", value: begin,
                accepted: "a finite number of at most \(times[0]), the first sample's time")
        }
        guard (times[times.count - 1] - begin).isFinite else {
            throw .outOfRange(
                field: "times", value: times[times.count - 1], accepted: "a span from \(begin) below 1.8e308")
        }
        guard zip(times, times.dropFirst()).allSatisfy({ $0 - begin < $1 - begin }) else {
            throw .outOfRange(
                field: "startTime", value: begin, accepted: "so near to the times that their distances differ"
            )
        }
        return begin
    }
}
