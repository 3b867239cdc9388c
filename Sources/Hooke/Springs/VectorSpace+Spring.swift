// Spring states of each kind of value.

extension VectorSpace {
    /// Combines the state from the propagator's two columns.
    ///
    /// Each component is within about 8 u of |xx|·|start − target| + |xv|·|velocity|, where xx and xv are the
    /// columns' entries; the same is true of the velocity. It is as accurate as the scalar path except where the
    /// columns cancel.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        let (fromPosition, fromVelocity) = spring.columns(after: time)
        let distance = start.subtracting(target)
        var position = target.adding(
            distance.scaled(by: fromPosition.displacement)
                .adding(velocity.scaled(by: fromVelocity.displacement)))
        if time == 0, position.subtracting(start).norm.isFinite { position = start }
        return MotionState(
            position: position,
            velocity: distance.scaled(by: fromPosition.velocity)
                .adding(velocity.scaled(by: fromVelocity.velocity)),
            acceleration: distance.scaled(by: fromPosition.acceleration)
                .adding(velocity.scaled(by: fromVelocity.acceleration)))
    }
}

extension Double {
    /// Computes the state on the scalar path: within 6 u of the state norm, plus one rounding of the position.
    public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Double, to target: Double, velocity: Double
    ) -> MotionState<Double> {
        spring.motionState(
            FastPhase(spring.fast, elapsed: time), from: start, to: target, velocity: velocity)
    }
}

extension Float {
    /// Computes the state on the scalar path in `Double` and rounds it once.
    public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Float, to target: Float, velocity: Float
    ) -> MotionState<Float> {
        let state = Double.springState(
            of: spring, after: time, from: Double(start), to: Double(target), velocity: Double(velocity))
        return MotionState(
            position: Float(state.position), velocity: Float(state.velocity),
            acceleration: Float(state.acceleration))
    }
}

extension SIMD where Self: VectorSpace, Scalar: VectorSpaceScalar {
    /// Every component on the scalar path in `Double`.
    @inlinable static func componentwiseSpringState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        let phase = spring.phase(after: time)
        var result = MotionState(position: target, velocity: velocity, acceleration: velocity)
        for index in 0..<scalarCount {
            let state = spring.motionState(
                phase, from: Double(start[index]), to: Double(target[index]),
                velocity: Double(velocity[index]))
            result.position[index] = Scalar(state.position)
            result.velocity[index] = Scalar(state.velocity)
            result.acceleration[index] = Scalar(state.acceleration)
        }
        return result
    }
}

extension SIMD2 where Scalar: VectorSpaceScalar {
    /// Computes every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD3 where Scalar: VectorSpaceScalar {
    /// Computes every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD4 where Scalar: VectorSpaceScalar {
    /// Computes every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD8 where Scalar: VectorSpaceScalar {
    /// Computes every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD16 where Scalar: VectorSpaceScalar {
    /// Computes every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}
