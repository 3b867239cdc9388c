/// The motion of a linear law along a piecewise cubic path: the state at each knot, and a closed form between knots.
///
/// `Follower`, `Smoothing` and `SmoothDamp` evaluate with it. docs/internals/followers.md has the formulas.
@usableFromInline struct PathResponse<Value: VectorSpace>: Sendable {
    /// The equation of motion.
    @usableFromInline enum Law: Sendable {
        /// x″ + 2g(x′ − κp′) + ω0²(x − p) = λp″.
        case spring(PreparedSpring, FollowerMatching)
        /// x′ = (p − x)·rate.
        case smoothing(rate: Double)
    }

    /// How the motion of a piece is evaluated.
    @usableFromInline enum Kind: UInt8, Sendable {
        /// The path is constant: the free motion towards it.
        case free
        /// A cubic and the free motion from what differs from it.
        case driven
        /// A power series in the fraction of a piece that is short for the law.
        case series
        /// A critical spring with limited pull: its velocity approaches `linear`.
        case limited
    }

    @usableFromInline struct Piece: Sendable {
        @usableFromInline var kind: Kind
        /// The first coefficient of the series, and the number of coefficients.
        @usableFromInline var firstCoefficient = 0
        @usableFromInline var coefficientCount = 0
        @usableFromInline var duration: Double
        /// The position at the start of the piece.
        @usableFromInline var start: Value
        /// The velocity of the free part at the start of the piece.
        @usableFromInline var freeVelocity: Value
        /// The cubic by seconds that the motion approaches.
        @usableFromInline var target, linear, quadratic, cubic: Value

        /// The free motion towards a constant.
        init(free start: Value, _ velocity: Value, to target: Value, duration: Double) {
            kind = .free
            self.duration = duration
            self.start = start
            freeVelocity = velocity
            self.target = target
            (linear, quadratic, cubic) = (.zero, .zero, .zero)
        }
    }

    @usableFromInline let law: Law
    /// The state before the first piece: the start, and the velocity there.
    @usableFromInline let start, startVelocity: Value
    /// The times at which the pieces begin.
    @usableFromInline let knots: Knots
    @usableFromInline let pieces: [Piece]
    /// The coefficients of all series, by ascending powers.
    @usableFromInline let coefficients: [Value]

    /// Computes the states at the knots.
    /// - Throws: `HookeError.noSolution` for a state that is not finite.
    init(
        _ path: [CubicPiece<Value>], _ law: Law, from start: Value, velocity: Value
    ) throws(HookeError) {
        try self.init(law, from: start, velocity: velocity) { (response) throws(HookeError) in
            var state = (position: start, velocity: velocity)
            for piece in path { state = try response.append(piece, from: state) }
        }
    }

    /// Creates a response whose pieces `build` appends.
    init(
        _ law: Law, from start: Value, velocity: Value,
        build: (inout Builder) throws(HookeError) -> Void
    ) throws(HookeError) {
        var builder = Builder(law: law)
        try build(&builder)
        self.law = law
        self.start = start
        startVelocity = velocity
        knots = try Knots(builder.times)
        pieces = builder.pieces
        coefficients = builder.coefficients
    }

    /// The motion since the last knot, with its own time from 0 on.
    var lastPiece: Piece { pieces[pieces.count - 1] }

    @inlinable @inline(__always) func state(at time: Double) -> MotionState<Value> {
        guard time >= knots.times[0] else { return stateBefore(time) }
        let k = knots.segment(of: time) ?? pieces.count &- 1
        let elapsed = time - knots.times.withUnsafeBufferPointer { $0[k] }
        return pieces.withUnsafeBufferPointer { pieces in
            coefficients.withUnsafeBufferPointer { pieces[k].state(after: elapsed, law, $0) }
        }
    }

    /// Before the first knot: uniform motion; NaN at NaN.
    @usableFromInline func stateBefore(_ time: Double) -> MotionState<Value> {
        if time.isNaN {
            let undefined = start.scaled(by: .nan)
            return MotionState(position: undefined, velocity: undefined, acceleration: undefined)
        }
        var position = start
        if startVelocity != .zero {
            position = start.adding(startVelocity.scaled(by: time - knots.times[0]))
        }
        return MotionState(position: position, velocity: startVelocity, acceleration: .zero)
    }
}

extension PathResponse.Piece {
    /// The state `time` seconds after the start of the piece.
    @inlinable @inline(__always) func state(
        after time: Double, _ law: PathResponse.Law, _ coefficients: UnsafeBufferPointer<Value>
    ) -> MotionState<Value> {
        switch kind {
        case .free: return freeState(after: time, law)
        case .driven:
            let free = freeState(after: time, law)
            let slope = quadratic.adding(cubic.scaled(by: time)).scaled(by: time)
            let bend = quadratic.adding(cubic.scaled(by: 3 * time))
            return MotionState(
                position: free.position.adding(linear.adding(slope).scaled(by: time)),
                velocity: free.velocity.adding(
                    linear.adding(quadratic.adding(bend).scaled(by: time))),
                acceleration: free.acceleration.adding(
                    quadratic.adding(cubic.scaled(by: 3 * time)).scaled(by: 2)))
        case .series: return seriesState(time / duration, coefficients)
        case .limited: return limitedState(after: time, law)
        }
    }

    /// The free motion towards `target`.
    @inlinable @inline(__always) func freeState(
        after time: Double, _ law: PathResponse.Law
    ) -> MotionState<Value> {
        switch law {
        case .spring(let spring, _):
            return Value.springState(
                of: spring, after: time, from: start, to: target, velocity: freeVelocity)
        case .smoothing(let rate): return smoothState(after: time, rate)
        }
    }

    /// The exponential approach to `target`.
    @usableFromInline func smoothState(after time: Double, _ rate: Double) -> MotionState<Value> {
        let distance = start.subtracting(target).scaled(by: Elementary.exp(-rate * time))
        let velocity = distance.scaled(by: -rate)
        return MotionState(
            position: time == 0 ? start : target.adding(distance), velocity: velocity,
            acceleration: velocity.scaled(by: -rate))
    }

    /// The sum of the series and its derivatives by time, by Horner's rule.
    @inlinable @inline(__always) func seriesState(
        _ u: Double, _ coefficients: UnsafeBufferPointer<Value>
    ) -> MotionState<Value> {
        var index = firstCoefficient &+ coefficientCount &- 1
        var sum = coefficients[index]
        var (slope, bend) = (Value.zero, Value.zero)
        while index > firstCoefficient {
            index &-= 1
            bend = slope.adding(bend.scaled(by: u))
            slope = sum.adding(slope.scaled(by: u))
            sum = coefficients[index].adding(sum.scaled(by: u))
        }
        let rate = 1 / duration
        return MotionState(
            position: sum, velocity: slope.scaled(by: rate),
            acceleration: bend.scaled(by: 2 * rate).scaled(by: rate))
    }

    /// x″ = 2ω(limit − x′): position start + limit·s + (v0 − limit)(1 − e^(−2ωs))/(2ω).
    @usableFromInline func limitedState(
        after time: Double, _ law: PathResponse.Law
    ) -> MotionState<Value> {
        guard case .spring(let spring, _) = law else { return freeState(after: time, law) }
        let rate = spring.spring.damping / spring.spring.mass
        let share = -Elementary.expm1(-rate * time)
        let excess = freeVelocity.scaled(by: Elementary.exp(-rate * time))
        return MotionState(
            position: start.adding(linear.scaled(by: time)).adding(freeVelocity.scaled(by: share / rate)),
            velocity: linear.adding(excess), acceleration: excess.scaled(by: -rate))
    }
}
