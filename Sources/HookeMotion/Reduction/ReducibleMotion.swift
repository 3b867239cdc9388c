/// A smooth motion with a known bound of its fourth derivative, which is what `CubicReduction` needs for its proof.
public protocol ReducibleMotion<Value>: Trajectory where State == MotionState<Value> {
    /// The type of the value.
    associatedtype Value: ComponentVector
    /// Returns, for each component, an upper bound of the magnitude of the fourth derivative over a time range, in
    /// units per second⁴.
    func fourthDerivativeBound(in range: ClosedRange<Double>) -> Value
}

extension SpringMotion: ReducibleMotion where Value: ComponentVector {
    /// Returns, for each component, an upper bound of the magnitude of the fourth derivative over a time range.
    ///
    /// Each derivative of y = position − target satisfies the spring's equation, whose energy never grows. With ω² = k/m
    /// the bound is √(y⁗² + (y⁽⁵⁾/ω)²) at the range's start.
    public func fourthDerivativeBound(in range: ClosedRange<Double>) -> Value {
        let now = state(at: range.lowerBound)
        let square = spring.stiffness / spring.mass
        let damping = spring.damping / spring.mass
        let frequency = square.squareRoot()
        var bound = Value.zero
        for index in 0..<Value.componentCount {
            let y = now.position[component: index] - target[component: index]
            let v = now.velocity[component: index]
            var (last, next) = (y, v)
            for _ in 0..<4 { (last, next) = (next, -damping * next - square * last) }
            // What the recurrence may lose by rounding.
            let size = max(frequency, damping)
            let lost = 0x1p-46 * size * size * size * (size * y.magnitude + v.magnitude)
            let energy = last * last + next * next / square
            bound[component: index] = energy.squareRoot() * (1 + 0x1p-30) + lost
        }
        return bound
    }
}

extension PiecewiseCubic {
    /// The component of a motion by cubics through its values and velocities, within h⁴/384·max|f⁗|.
    /// - Parameter rest: The value that fitted pieces have at the end; by default the motion's.
    /// - Throws: `HookeError.noSolution` for values that are not finite, and for more than 65,536 pieces.
    init<Source: ReducibleMotion>(
        _ motion: Source, component: Int, from start: Double, to end: Double, error: Double,
        rest: Double? = nil
    ) throws(HookeError) {
        var pieces: [Piece] = []
        var time = start
        var value = motion.position(at: start)[component: component]
        var slope = motion.velocity(at: start)[component: component]
        var width = (end - start) / 16
        var size = value.magnitude
        while time < end {
            var next = end
            var most = end
            while true {
                next =
                    most == end && end - time <= width * 1.125
                    ? end : min(most, max(time + width, time.nextUp))
                let bound = motion.fourthDerivativeBound(in: time...next)[component: component]
                let span = next - time
                // What is missing to the error, as a factor of h⁴.
                let room = 384 * error / (bound * span * span * span * span)
                let factor = room.squareRoot().squareRoot()
                guard factor < 1 else {
                    width = min(span * min(factor, 2) * 0.999, (end - start) / 16)
                    break
                }
                // Below 1/1.125, so that the end is not taken again.
                width = min(max(factor * 0.995, 0.05), 0.85) * span
                // A width of few units in the last place may round to the same candidate.
                most = next.nextDown
                guard most > time else { throw bound.isFinite ? CubicReduction.tooMany : Self.notFinite }
            }
            let nextValue = motion.position(at: next)[component: component]
            let nextSlope = motion.velocity(at: next)[component: component]
            guard nextValue.isFinite, nextSlope.isFinite, value.isFinite, slope.isFinite else {
                throw Self.notFinite
            }
            guard pieces.count < 1 << 16 else { throw CubicReduction.tooMany }
            pieces.append(
                Piece(from: time, to: next, values: (value, nextValue), slopes: (slope, nextSlope)))
            (time, value, slope) = (next, nextValue, nextSlope)
            size = max(size, value.magnitude)
        }
        self.init(pieces, error: error + 0x1p-48 * size, rest: rest)
    }

    static var notFinite: HookeError {
        .noSolution(
            field: .error, reason: "values or velocities of the motion are not finite in the time range")
    }
}

extension CubicReduction {
    /// Reduces a motion over a time range to the fewest pieces found within an error.
    ///
    /// The last value is the motion's at the end of the range. The error bound holds in the range only.
    ///
    /// - Parameters:
    ///   - motion: The motion; its components share the pieces' times.
    ///   - range: In the motion's seconds; not empty.
    ///   - error: The largest distance allowed in each component, in the motion's units; above 0.
    ///   - kind: The form of the pieces.
    /// - Throws: `HookeError.outOfRange` for a time or an error outside these ranges. `HookeError.noSolution` if the
    ///   motion is not finite in the range, if more than 8192 pieces are needed, or if the error is too small for the
    ///   arithmetic.
    public init<Source: ReducibleMotion>(
        _ motion: Source, in range: ClosedRange<Double>, error: Double, kind: Kind = .beziers
    ) throws(HookeError) {
        try Self.check(error)
        try Self.check(range)
        var sources: [PiecewiseCubic] = []
        for index in 0..<Source.Value.componentCount {
            sources.append(
                try PiecewiseCubic(
                    motion, component: index, from: range.lowerBound, to: range.upperBound,
                    error: Self.sampling(error)))
        }
        try self.init(sources, errors: sources.map { _ in error }, kind: kind)
    }

    /// Reduces a whole spring motion: from its start until it stays near its target, where the pieces end at exactly the
    /// target.
    ///
    /// The error bound holds at all times from 0 on, with the target after the last piece. The pieces end when the motion
    /// stays within 0.9 times the error of its target.
    ///
    /// - Parameters:
    ///   - motion: The motion; it must settle.
    ///   - error: The largest distance allowed in each component, in the motion's units; above 0.
    ///   - kind: The form of the pieces.
    /// - Throws: The errors of `init(_:in:error:kind:)`. `HookeError.noSolution` for a motion that never settles or
    ///   starts settled.
    public init<Value: ComponentVector>(
        _ motion: SpringMotion<Value>, error: Double, kind: Kind = .beziers
    ) throws(HookeError) {
        try Self.check(error)
        let tail = Self.restShare * error
        guard let end = motion.settlingDuration(within: try Tolerance(distance: tail)), end > 0, end.isFinite
        else {
            throw .noSolution(
                field: .duration, reason: "the motion starts settled or never settles; give a time range")
        }
        var sources: [PiecewiseCubic] = []
        for index in 0..<Value.componentCount {
            sources.append(
                try PiecewiseCubic(
                    motion, component: index, from: 0, to: end, error: Self.sampling(error),
                    rest: motion.target[component: index]))
        }
        let during = try CubicReduction(sources, errors: sources.map { _ in error }, kind: kind)
        let after = sources.map { tail + $0.error }
        self.init(kind: kind, pieces: during.pieces, errors: zip(during.errors, after).map { max($0, $1) })
    }

    /// The part of the error within which a motion rests at its target. The last piece differs by it at its end,
    /// which must be less than the share of every attempt of the search.
    private static let restShare = 0.9

    static func check(_ error: Double) throws(HookeError) {
        guard error > 0, error.isFinite else {
            throw .outOfRange(field: .error, value: error, accepted: "a finite number above 0")
        }
    }

    static func check(_ range: ClosedRange<Double>) throws(HookeError) {
        for time in [range.lowerBound, range.upperBound] where !time.isFinite {
            throw .outOfRange(field: "range", value: time, accepted: "finite times")
        }
        guard range.lowerBound < range.upperBound else {
            throw .outOfRange(
                field: "range", value: range.upperBound, accepted: "an end above the start")
        }
    }
}
