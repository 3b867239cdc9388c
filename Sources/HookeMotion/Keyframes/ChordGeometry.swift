/// The geometry of the space of chords that joining segments needs, besides sums of chords.
package struct ChordGeometry<Value: VectorSpace> {
    /// The derivative by the fraction of the length, at an end of a cubic traversed at constant speed.
    package let constantSpeedVelocity:
        (_ chord: Value, _ startTangent: Value, _ endTangent: Value, _ atStart: Bool) -> Value
    /// The velocity at the end key, from the state of a motion from zero towards the chord.
    package let arrival: (_ chord: Value, _ state: MotionState<Value>) -> Value

    package init(
        constantSpeedVelocity:
            @escaping (
                _ chord: Value, _ startTangent: Value, _ endTangent: Value, _ atStart: Bool
            ) -> Value,
        arrival: @escaping (_ chord: Value, _ state: MotionState<Value>) -> Value
    ) {
        (self.constantSpeedVelocity, self.arrival) = (constantSpeedVelocity, arrival)
    }

    /// A vector space, where velocities are the same everywhere.
    package static var flat: ChordGeometry {
        ChordGeometry(
            constantSpeedVelocity: { chord, startTangent, endTangent, atStart in
                EvenPath(start: .zero, end: chord, startTangent: startTangent, endTangent: endTangent)
                    .state(at: atStart ? 0 : 1).derivative
            },
            arrival: { _, state in state.velocity })
    }
}

/// The progress of a segment along its path at one time, with its derivatives.
@usableFromInline
package struct SegmentTiming {
    /// The fraction of the path, and 1 minus it.
    @usableFromInline package let fraction, rest: Double
    /// The derivatives of the path fraction by the time fraction; `nil` for 1 and 0.
    @usableFromInline package let slopes: (first: Double, second: Double)?
    @usableFromInline package let duration: Double

    @usableFromInline
    package init(_ timing: TimingFunction?, at position: Knots.Position) {
        duration = position.duration
        (fraction, rest) = Self.fraction(timing, at: position)
        slopes = timing.map { timing in
            let u = Self.time(at: position)
            return (timing.slope(at: u), timing.secondDerivative(at: u))
        }
    }

    /// The fraction of the time. Before the end a jump there has not been made, however the fraction is rounded.
    private static func time(at position: Knots.Position) -> Double {
        position.left > 0 ? min(position.passed, 1.0.nextDown) : position.passed
    }

    /// Returns the fraction of the path, and 1 minus it, without derivatives.
    @usableFromInline
    package static func fraction(
        _ timing: TimingFunction?, at position: Knots.Position
    ) -> (fraction: Double, rest: Double) {
        guard let timing else { return (position.passed, position.left) }
        let fraction = timing.value(at: time(at: position))
        return (fraction, 1 - fraction)
    }

    /// Converts derivatives by the path fraction to derivatives by time.
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

    /// The state of a spring, computed in its own time: by fractions of a very long or very short segment its
    /// acceleration might overflow or underflow.
    @usableFromInline
    package func state<Value: VectorSpace>(of motion: SpringMotion<Value>) -> MotionState<Value> {
        var state = motion.state(at: fraction * duration)
        guard let slopes else { return state }
        let turned = Self.scaled(state.velocity, by: slopes.second).scaled(by: 1 / duration)
        state.acceleration = Self.scaled(state.acceleration, by: slopes.first * slopes.first).adding(turned)
        state.velocity = Self.scaled(state.velocity, by: slopes.first)
        return state
    }

    /// Zero stays zero, also for an infinite factor.
    @inlinable
    package static func scaled<Value: VectorSpace>(_ vector: Value, by factor: Double) -> Value {
        vector == .zero ? .zero : vector.scaled(by: factor)
    }
}
