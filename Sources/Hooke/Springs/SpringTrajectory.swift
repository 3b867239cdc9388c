/// A spring's motion relative to its target, component by component, for questions of size and time.
///
/// Times and velocities are in the constants' own unit of time.
struct SpringTrajectory {
    struct Component {
        /// The displacement at 0.
        var x: DoubleDouble
        /// The velocity at 0.
        var v: Double
    }

    let constants: SpringConstants
    let components: [Component]

    var isScalar: Bool { components.count == 1 }

    /// The motion from `start` to `target`.
    ///
    /// Scalars and SIMD vectors bring their components. Of any other type only sums, multiples and norms are known; but
    /// x(t) = a(t)·x0 + b(t)·v0 never leaves the plane that x0 and v0 span, so two components along axes of that plane
    /// have every norm. The first axis is x0's.
    init<Value: VectorSpace>(
        _ constants: SpringConstants, from start: Value, to target: Value, velocity: Value
    ) {
        self.constants = constants.timeExponent == 0 ? constants : SpringConstants(inOwnTime: constants)
        let unit = -constants.timeExponent
        if let start = start as? any ScalarComponents, let target = target as? any ScalarComponents,
            let velocity = velocity as? any ScalarComponents
        {
            let (from, to, speeds) = (start.scalars, target.scalars, velocity.scalars)
            components = from.indices.map { index in
                Component(
                    x: DoubleDouble(sumOf: from[index], and: -to[index]),
                    v: speeds[index].scaled(byPowerOfTwo: unit))
            }
            return
        }
        let distance = start.subtracting(target)
        let size = distance.norm
        let speed = velocity.norm.scaled(byPowerOfTwo: unit)
        guard size > 0, speed > 0, size.isFinite, speed.isFinite else {
            // One of them is zero, or not a number, and a single axis serves.
            components = [Component(x: DoubleDouble(size), v: speed)]
            return
        }
        let axis = distance.scaled(by: 1 / size)
        let direction = velocity.scaled(by: 1 / velocity.norm)
        let (sum, difference) = (axis.adding(direction).norm, axis.subtracting(direction).norm)
        let cosine = (sum * sum - difference * difference) / 4
        let across = direction.subtracting(axis.scaled(by: cosine)).norm
        components = [
            Component(x: DoubleDouble(size), v: speed * cosine),
            Component(x: DoubleDouble(0), v: speed * across),
        ]
    }

    private init(_ constants: SpringConstants, _ components: [Component]) {
        self.constants = constants
        self.components = components
    }

    /// The motion of this motion's velocity, which obeys the same equation.
    var velocityTrajectory: SpringTrajectory {
        SpringTrajectory(
            constants,
            components.map { component in
                let acceleration =
                    constants.stiffness * component.x + constants.decay * (2 * component.v)
                return Component(x: DoubleDouble(component.v), v: -acceleration.value)
            })
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { components.allSatisfy { $0.x.high.isFinite && $0.v.isFinite } }

    /// Whether it rests at the target for ever.
    var isAtRest: Bool { components.allSatisfy { $0.x.high == 0 && $0.v == 0 } }

    /// The first component's state.
    func scalarState(at time: Double) -> ScalarState {
        SpringPhase(constants, elapsed: time)
            .state(constants, from: components[0].x, velocity: components[0].v)
    }

    /// Distance from the target and the rate at which its logarithm changes.
    func size(at time: Double) -> (norm: Double, logarithmicRate: Double) {
        let phase = SpringPhase(constants, elapsed: time)
        var norm = 0.0
        var rate = 0.0
        for component in components {
            let state = phase.state(constants, from: component.x, velocity: component.v)
            let grown = norm == 0 ? state.displacement.magnitude : Elementary.hypot(norm, state.displacement)
            guard grown > 0 else { continue }
            // The rates of the parts, weighted by the squares of their sizes.
            let (before, share) = (norm / grown, state.displacement / grown)
            rate = rate * before * before + share * (state.velocity / grown)
            norm = grown
        }
        return (norm, rate)
    }

    /// The parts v0 + R·x0 and v0 + r·x0 of the slow and fast mode, for springs at or above critical damping.
    func modeParts(_ component: Component) -> (slow: DoubleDouble, fast: DoubleDouble) {
        let slow = constants.fastRate * component.x + component.v
        let fast = constants.slowRate * component.x + component.v
        guard constants.regime == .overdamped else { return (slow, fast) }
        let threshold = component.v.magnitude * 0x1p-30
        guard slow.high.magnitude < threshold || fast.high.magnitude < threshold else { return (slow, fast) }
        return constants.eigenParts(slow, fast, component.x, component.v)
    }
}

/// A value whose components are known as doubles.
private protocol ScalarComponents {
    var scalars: [Double] { get }
}

extension Double: ScalarComponents {
    fileprivate var scalars: [Double] { [self] }
}

extension Float: ScalarComponents {
    fileprivate var scalars: [Double] { [Double(self)] }
}

extension SIMD where Scalar: VectorSpaceScalar {
    fileprivate var scalars: [Double] { indices.map { Double(self[$0]) } }
}

extension SIMD2: ScalarComponents where Scalar: VectorSpaceScalar {}
extension SIMD3: ScalarComponents where Scalar: VectorSpaceScalar {}
extension SIMD4: ScalarComponents where Scalar: VectorSpaceScalar {}
