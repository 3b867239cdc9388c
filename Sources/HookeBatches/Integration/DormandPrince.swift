/// The explicit pair of orders 5 and 4 of J. R. Dormand and P. J. Prince ("A family of embedded Runge–Kutta formulae",
/// 1980), and its interpolant of order 4 (E. Hairer, S. P. Nørsett, G. Wanner, "Solving Ordinary Differential Equations
/// I", second edition, section II.6 and the code DOPRI5).
private enum Tableau {
    /// The times of the seven evaluations, as fractions of the step. The last is the next step's first.
    static let times: [Double] = [0, 1.0 / 5, 3.0 / 10, 4.0 / 5, 8.0 / 9, 1, 1]
    static let weights: [[Double]] = [
        [],
        [1.0 / 5],
        [3.0 / 40, 9.0 / 40],
        [44.0 / 45, -56.0 / 15, 32.0 / 9],
        [19372.0 / 6561, -25360.0 / 2187, 64448.0 / 6561, -212.0 / 729],
        [9017.0 / 3168, -355.0 / 33, 46732.0 / 5247, 49.0 / 176, -5103.0 / 18656],
        [35.0 / 384, 0, 500.0 / 1113, 125.0 / 192, -2187.0 / 6784, 11.0 / 84],
    ]
    /// The weights of the solution of order 5 minus that of order 4.
    static let error: [Double] = [
        71.0 / 57600, 0, -71.0 / 16695, 71.0 / 1920, -17253.0 / 339200, 22.0 / 525, -1.0 / 40,
    ]
    /// The weights of the interpolant's fifth coefficient.
    static let dense: [Double] = [
        -12_715_105_075 / 11_282_082_432, 0, 87_487_479_700 / 32_700_410_799,
        -10_690_763_975 / 1_880_347_072, 701_980_252_875 / 199_316_789_632,
        -1_453_857_185 / 822_651_844, 69_997_945 / 29_380_423,
    ]
}

/// An integration with steps as long as the tolerance allows.
struct DormandPrince<Value: VectorSpace> {
    private let acceleration: (Value, Value, Double) -> Value
    private let tolerance: IntegrationTolerance
    private let end: Double
    private let stepLimit: Int

    private(set) var time: Double
    private(set) var position: Value
    private(set) var velocity: Value
    private(set) var steps = 0
    var stepLength = 0.0
    private var previousError = 1e-4
    /// The slopes of position and velocity at the seven evaluations; the first is at `time`.
    private var velocities: [Value]
    private var accelerations: [Value]

    /// - Throws: `HookeError.integrationStopped` if the first acceleration is not finite.
    init(
        from position: Value, velocity: Value, until end: Double, tolerance: IntegrationTolerance,
        stepLimit: Int, acceleration: @escaping (Value, Value, Double) -> Value
    ) throws(HookeError) {
        self.acceleration = acceleration
        self.tolerance = tolerance
        self.end = end
        self.stepLimit = stepLimit
        (time, self.position, self.velocity) = (0, position, velocity)
        velocities = Array(repeating: velocity, count: 7)
        accelerations = Array(repeating: velocity, count: 7)
        try restart(at: 0, position: position, velocity: velocity)
    }

    /// Continues from another state, after an impact.
    /// - Throws: `HookeError.integrationStopped` if the acceleration there is not finite.
    mutating func restart(at time: Double, position: Value, velocity: Value) throws(HookeError) {
        (self.time, self.position, self.velocity) = (time, position, velocity)
        velocities[0] = velocity
        accelerations[0] = acceleration(position, velocity, time)
        guard accelerations[0].norm.isFinite else { throw stopped("the acceleration is not finite") }
        previousError = 1e-4
        stepLength = firstStep
    }

    /// Takes the next step, at most to `end`.
    /// - Throws: `HookeError.integrationStopped` when `stepLimit` is reached, or no step is short enough.
    mutating func next() throws(HookeError) -> DenseStep<Value> {
        var rejected = false
        var wasFinite = true
        while true {
            let remaining = end - time
            // A slightly longer last step is better than a tiny one after it.
            let isLast = stepLength * 1.01 >= remaining
            let h = isLast ? remaining : stepLength
            guard isLast || h > 16 * time.ulp else {
                throw stopped(
                    wasFinite
                        ? "the error is too large even with a step of \(h) s, the shortest at this time"
                        : "the acceleration is not finite, even with the shortest step")
            }
            guard steps < stepLimit else { throw stopped("the limit of \(stepLimit) steps is reached") }
            steps += 1
            let (nextPosition, nextVelocity) = evaluate(h)
            let error = tolerance.measure(
                sum(velocities, Tableau.error).scaled(by: h),
                sum(accelerations, Tableau.error).scaled(by: h),
                at: (position, velocity), and: (nextPosition, nextVelocity))
            wasFinite = error.isFinite && accelerations[6].norm.isFinite && nextPosition.norm.isFinite
            // The step controller of DOPRI5: proportional to the error and to its last change.
            let factor = Elementary.pow(error, 0.17) / 0.9
            guard wasFinite, error <= 1 else {
                stepLength = h / (wasFinite ? min(5, factor) : 5)
                rejected = true
                continue
            }
            let growth = min(10, max(0.2, Elementary.pow(previousError, 0.04) / factor))
            stepLength = h * (rejected ? min(1, growth) : growth)
            previousError = max(error, 1e-4)
            let step = DenseStep(
                start: time, length: h, position: dense(position, nextPosition, velocities, h),
                velocity: dense(velocity, nextVelocity, accelerations, h))
            (time, position, velocity) = (isLast ? end : time + h, nextPosition, nextVelocity)
            velocities[0] = velocities[6]
            accelerations[0] = accelerations[6]
            return step
        }
    }

    private func stopped(_ reason: String) -> HookeError { .integrationStopped(time: time, reason: reason) }

    /// The six further evaluations of a step, and the state at its end.
    private mutating func evaluate(_ h: Double) -> (Value, Value) {
        var state = (position, velocity)
        for stage in 1...6 {
            let weights = Tableau.weights[stage]
            state = (
                position.adding(sum(velocities, weights).scaled(by: h)),
                velocity.adding(sum(accelerations, weights).scaled(by: h))
            )
            velocities[stage] = state.1
            accelerations[stage] = acceleration(state.0, state.1, time + Tableau.times[stage] * h)
        }
        return state
    }

    private func sum(_ slopes: [Value], _ weights: [Double]) -> Value {
        var result = slopes[0].scaled(by: weights[0])
        for index in 1..<max(1, weights.count) where weights[index] != 0 {
            result = result.adding(slopes[index].scaled(by: weights[index]))
        }
        return result
    }

    private func dense(_ start: Value, _ end: Value, _ slopes: [Value], _ h: Double)
        -> DenseStep<Value>.Polynomial
    {
        let chord = end.subtracting(start)
        let bend = slopes[0].scaled(by: h).subtracting(chord)
        return DenseStep.Polynomial(
            start: start, chord: chord, bend: bend,
            twist: chord.subtracting(slopes[6].scaled(by: h)).subtracting(bend),
            correction: sum(slopes, Tableau.dense).scaled(by: h))
    }

    /// The first step after Hairer, Nørsett and Wanner, section II.4: a hundredth of the time in which the state
    /// changes by its own size, or less where the slope changes quickly.
    private var firstStep: Double {
        let state = (position, velocity)
        let zero = (Value.zero, Value.zero)
        let size = tolerance.measure(position, velocity, at: state, and: zero)
        let slope = tolerance.measure(velocity, accelerations[0], at: state, and: state)
        var trial = size < 1e-5 || slope < 1e-5 ? 1e-6 : 0.01 * size / slope
        if !(trial > 0 && trial.isFinite) { trial = 1e-6 }
        trial = min(trial, end - time)
        let ahead = velocity.adding(accelerations[0].scaled(by: trial))
        let change = acceleration(position.adding(velocity.scaled(by: trial)), ahead, time + trial)
            .subtracting(accelerations[0])
        let curvature = tolerance.measure(ahead.subtracting(velocity), change, at: state, and: state) / trial
        let largest = max(slope, curvature)
        let step = largest <= 1e-15 ? max(1e-6, trial * 1e-3) : Elementary.pow(0.01 / largest, 0.2)
        return step.isFinite && step > 0 ? min(100 * trial, step, end - time) : trial
    }
}

/// An accepted step, which evaluates the state at any time within it.
@usableFromInline
struct DenseStep<Value: VectorSpace>: Sendable {
    /// start + θ·(chord + (1 − θ)·(bend + θ·(twist + (1 − θ)·correction))), with θ from 0 to 1.
    @usableFromInline
    struct Polynomial: Sendable {
        @usableFromInline let start, chord, bend, twist, correction: Value

        init(start: Value, chord: Value, bend: Value, twist: Value, correction: Value) {
            self.start = start
            self.chord = chord
            self.bend = bend
            self.twist = twist
            self.correction = correction
        }

        @inlinable
        func value(at theta: Double) -> Value {
            let left = 1 - theta
            let inner = twist.adding(correction.scaled(by: left))
            let middle = bend.adding(inner.scaled(by: theta))
            return start.adding(chord.adding(middle.scaled(by: left)).scaled(by: theta))
        }
    }

    @usableFromInline let start, length: Double
    @usableFromInline let position, velocity: Polynomial

    init(start: Double, length: Double, position: Polynomial, velocity: Polynomial) {
        self.start = start
        self.length = length
        self.position = position
        self.velocity = velocity
    }
}
