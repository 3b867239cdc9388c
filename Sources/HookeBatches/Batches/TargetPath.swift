/// The path of the target during a step.
///
/// A target moved by a finger or another motion is known at the frame's end and at the end of the frame before. Between
/// the two it moves linearly or, if its velocities are known too, along a cubic. A target that jumps at the start of a
/// frame is `fixed`. Non-finite numbers make the positions non-finite.
public enum TargetPath: Hashable, Sendable {
    /// The target is constant.
    case fixed(Double)
    /// The target moves linearly from `from` at the step's start to `to` at its end.
    case line(from: Double, to: Double)
    /// The target moves along the cubic with these positions and velocities, in units per second, at the step's start
    /// and end.
    case cubic(from: Double, to: Double, startVelocity: Double, endVelocity: Double)

    /// Returns the path of a target that follows `motion`, from `time` for `step` seconds: the cubic with the motion's
    /// positions and velocities at both ends.
    public static func following(_ motion: some Motion<Double>, from time: Double, for step: Double)
        -> TargetPath
    {
        .cubic(
            from: motion.position(at: time), to: motion.position(at: time + step),
            startVelocity: motion.velocity(at: time), endVelocity: motion.velocity(at: time + step))
    }

    /// Returns the path as a polynomial in the fraction s of a step of `step` seconds: from + s·(linear + s·(square +
    /// s·cube)).
    func polynomial(step: Double) -> Polynomial {
        switch self {
        case .fixed(let target):
            Polynomial(from: target, to: target, linear: 0, square: 0, cube: 0)
        case .line(let from, let to):
            Polynomial(from: from, to: to, linear: to - from, square: 0, cube: 0)
        case .cubic(let from, let to, let startVelocity, let endVelocity):
            Polynomial(
                from: from, to: to, linear: startVelocity * step,
                square: 3 * (to - from) - (2 * startVelocity + endVelocity) * step,
                cube: (startVelocity + endVelocity) * step - 2 * (to - from))
        }
    }

    struct Polynomial {
        let from, to, linear, square, cube: Double

        /// Whether the target is constant during the step.
        var isStill: Bool { linear == 0 && square == 0 && cube == 0 }

        func value(at s: Double) -> Double { from + s * (linear + s * (square + s * cube)) }
    }
}
