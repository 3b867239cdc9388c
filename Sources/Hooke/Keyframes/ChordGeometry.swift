/// What the joining of segments has to know of the space that their chords live in, beyond how chords add up.
package struct ChordGeometry<Value: VectorSpace> {
    /// The velocity by the fraction of the length at an end of the cubic that is travelled at even speed.
    package let evenVelocity:
        (_ chord: Value, _ startTangent: Value, _ endTangent: Value, _ atStart: Bool) -> Value
    /// The velocity at the end key, from the state of what goes from the start (zero) towards the chord.
    package let arrival: (_ chord: Value, _ state: MotionState<Value>) -> Value

    /// A geometry of these two functions.
    package init(
        evenVelocity:
            @escaping (
                _ chord: Value, _ startTangent: Value, _ endTangent: Value, _ atStart: Bool
            ) -> Value,
        arrival: @escaping (_ chord: Value, _ state: MotionState<Value>) -> Value
    ) {
        (self.evenVelocity, self.arrival) = (evenVelocity, arrival)
    }

    /// A vector space: velocities are the same everywhere.
    package static var flat: ChordGeometry {
        ChordGeometry(
            evenVelocity: { chord, startTangent, endTangent, atStart in
                EvenPath(start: .zero, end: chord, startTangent: startTangent, endTangent: endTangent)
                    .state(at: atStart ? 0 : 1).derivative
            },
            arrival: { _, state in state.velocity })
    }
}

/// How far along its path a segment is at a moment, and how fast that changes.
@usableFromInline
package struct SegmentPace {
    /// The fraction of the path, and 1 less it.
    @usableFromInline package let fraction, rest: Double
    /// The derivatives of the fraction by the fraction of the time; `nil` for 1 and 0.
    @usableFromInline package let slopes: (first: Double, second: Double)?
    @usableFromInline package let duration: Double

    @usableFromInline
    package init(_ timing: TimingFunction?, at position: Knots.Position) {
        duration = position.duration
        guard let timing else {
            (fraction, rest) = (position.passed, position.left)
            slopes = nil
            return
        }
        let u = position.passed
        fraction = timing.value(at: u)
        rest = 1 - fraction
        slopes = (timing.slope(at: u), timing.secondDerivative(at: u))
    }

    /// The derivatives by time of what has these by the fraction of the path.
    @inlinable
    package func perTime<Value: VectorSpace>(_ first: Value, _ second: Value) -> (first: Value, second: Value)
    {
        guard let slopes else {
            return (
                first.scaled(by: 1 / duration), second.scaled(by: 1 / duration).scaled(by: 1 / duration)
            )
        }
        let turned = Self.scaled(second, by: slopes.first * slopes.first)
            .adding(Self.scaled(first, by: slopes.second))
        return (
            Self.scaled(first, by: slopes.first).scaled(by: 1 / duration),
            turned.scaled(by: 1 / duration).scaled(by: 1 / duration)
        )
    }

    /// The state of a spring, which has its own time: by fractions of a segment that is very long or very short its
    /// acceleration would leave the doubles.
    @usableFromInline
    package func state<Value: VectorSpace>(of motion: SpringMotion<Value>) -> MotionState<Value> {
        var state = motion.state(at: fraction * duration)
        guard let slopes else { return state }
        let turned = Self.scaled(state.velocity, by: slopes.second).scaled(by: 1 / duration)
        state.acceleration = Self.scaled(state.acceleration, by: slopes.first * slopes.first).adding(turned)
        state.velocity = Self.scaled(state.velocity, by: slopes.first)
        return state
    }

    /// What stands still does so at any pace, also at a vertical one.
    @inlinable
    package static func scaled<Value: VectorSpace>(_ vector: Value, by factor: Double) -> Value {
        vector == .zero ? .zero : vector.scaled(by: factor)
    }
}
