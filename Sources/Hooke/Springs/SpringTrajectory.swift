/// A spring's motion relative to its target, by components. Times and velocities are in the constants' unit of time.
struct SpringTrajectory {
    struct Component {
        /// The displacement at 0.
        var x: DoubleDouble
        /// The velocity at 0.
        var v: Double
    }

    let constants: SpringConstants
    /// True times are these divided by 2^timeExponent.
    let timeExponent: Int
    let first: Component
    let others: [Component]
    /// True components are these times 2^sizeExponent.
    let sizeExponent: Int
    /// The stationary times if there are other components. A function, so that programs without vectors do not link it.
    let vectorTimes: VectorTimes?

    typealias VectorTimes = @Sendable (SpringTrajectory) -> [Double]

    var isScalar: Bool { others.isEmpty }
    var components: [Component] { [first] + others }

    /// The motion from `start` to `target`.
    ///
    /// A type without components has only sums, multiples and norms. But x(t) = a(t)·x0 + b(t)·v0 stays in the plane
    /// of x0 and v0, so two components along axes of that plane give every norm. The first axis is x0's.
    ///
    /// True components are those of these numbers times 2^`sizeExponent`.
    init<Value: VectorSpace>(
        _ constants: SpringConstants, from start: Value, to target: Value, velocity: Value,
        sizeExponent: Int = 0
    ) {
        let unit = -constants.timeExponent
        func component(_ start: Double, _ target: Double, _ velocity: Double) -> Component {
            Component(
                x: DoubleDouble(sumOf: start, and: -target),
                v: unit == 0 ? velocity : velocity.scaled(byPowerOfTwo: unit))
        }
        if let start = start as? Double, let target = target as? Double, let velocity = velocity as? Double {
            self.init(constants, component(start, target, velocity), sizeExponent: sizeExponent)
            return
        }
        if let rows = Value.componentRows(of: [start, target, velocity]), rows.width > 0 {
            let components = (0..<rows.width).map { index in
                component(
                    rows.elements[index], rows.elements[rows.width + index],
                    rows.elements[2 * rows.width + index])
            }
            self.init(
                constants, components[0], Array(components.dropFirst()), sizeExponent: sizeExponent,
                components.count > 1 ? Self.vectorTimes : nil)
            return
        }
        let distance = start.subtracting(target)
        let size = distance.norm
        let speed = velocity.norm.scaled(byPowerOfTwo: unit)
        guard size > 0, speed > 0, size.isFinite, speed.isFinite else {
            // One of them is zero or not finite: a single axis is enough.
            self.init(constants, Component(x: DoubleDouble(size), v: speed), sizeExponent: sizeExponent)
            return
        }
        let axis = distance.scaled(by: 1 / size)
        let direction = velocity.scaled(by: 1 / velocity.norm)
        let (sum, difference) = (axis.adding(direction).norm, axis.subtracting(direction).norm)
        let cosine = (sum * sum - difference * difference) / 4
        let across = direction.subtracting(axis.scaled(by: cosine)).norm
        self.init(
            constants, Component(x: DoubleDouble(size), v: speed * cosine),
            [Component(x: DoubleDouble(0), v: speed * across)], sizeExponent: sizeExponent, Self.vectorTimes)
    }

    /// Scales components of extraordinary size by a power of two, which is exact.
    private init(
        _ constants: SpringConstants, _ first: Component, _ others: [Component] = [], sizeExponent: Int = 0,
        _ vectorTimes: VectorTimes? = nil
    ) {
        self.vectorTimes = vectorTimes
        var size = max(first.x.high.magnitude, first.v.magnitude)
        for other in others { size = max(size, other.x.high.magnitude, other.v.magnitude) }
        timeExponent = constants.timeExponent
        self.constants = constants.timeExponent == 0 ? constants : SpringConstants(inScaledTime: constants)
        guard !(1e-20...1e20).contains(size), size > 0, size.isFinite else {
            self.first = first
            self.others = others
            self.sizeExponent = sizeExponent
            return
        }
        let exponent = Int(size.exponent)
        func scaled(_ component: Component) -> Component {
            Component(
                x: DoubleDouble(
                    high: component.x.high.scaled(byPowerOfTwo: -exponent),
                    low: component.x.low.scaled(byPowerOfTwo: -exponent)),
                v: component.v.scaled(byPowerOfTwo: -exponent))
        }
        self.first = scaled(first)
        self.others = others.map(scaled)
        self.sizeExponent = sizeExponent + exponent
    }

    /// The motion of this motion's velocity, which satisfies the same equation; it adds rounding and may have
    /// extraordinary sizes.
    var velocityTrajectory: SpringTrajectory {
        func derivative(_ component: Component) -> Component {
            let acceleration = constants.stiffness * component.x + constants.decay * (2 * component.v)
            return Component(x: DoubleDouble(component.v), v: -acceleration.value)
        }
        return SpringTrajectory(constants, derivative(first), others.map(derivative), vectorTimes)
    }

    var isFinite: Bool {
        first.x.high.isFinite && first.v.isFinite
            && others.allSatisfy { $0.x.high.isFinite && $0.v.isFinite }
    }

    /// Whether it stays at the target.
    var isAtRest: Bool {
        first.x.high == 0 && first.v == 0 && others.allSatisfy { $0.x.high == 0 && $0.v == 0 }
    }

    /// The first component's state in true size.
    func scalarState(at time: Double) -> ScalarState {
        SpringPhase(constants, elapsed: time)
            .state(constants, from: first.x, velocity: first.v)
            .scaled(byPowerOfTwo: sizeExponent, timeExponent: 0)
    }
}
