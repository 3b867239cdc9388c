// How values of each kind move on a spring.

extension VectorSpace {
    /// Combines the state from the propagator's two columns.
    ///
    /// Each component is within about 8 u of |xx|·|start − target| + |xv|·|velocity|, with the columns' entries xx and
    /// xv, and likewise the velocity: the same as the scalar path but for states that cancel between the columns.
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
    /// The scalar path: within 6 u of the state norm, and one rounding when the target is added.
    public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Double, to target: Double, velocity: Double
    ) -> MotionState<Double> {
        spring.motionState(
            FastPhase(spring.fast, elapsed: time), from: start, to: target, velocity: velocity)
    }
}

extension Float {
    /// The scalar path in `Double`, rounded once.
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
    /// Every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD3 where Scalar: VectorSpaceScalar {
    /// Every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD4 where Scalar: VectorSpaceScalar {
    /// Every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD8 where Scalar: VectorSpaceScalar {
    /// Every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}

extension SIMD16 where Scalar: VectorSpaceScalar {
    /// Every component on the scalar path.
    @inlinable public static func springState(
        of spring: PreparedSpring, after time: Double, from start: Self, to target: Self, velocity: Self
    ) -> MotionState<Self> {
        componentwiseSpringState(
            of: spring, after: time, from: start, to: target, velocity: velocity)
    }
}
