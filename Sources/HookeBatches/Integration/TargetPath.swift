/// Where the target goes during a step.
///
/// A frame is drawn at its end, and a target that a finger or another motion moves is known there and at the end of the
/// frame before: between the two it goes straight, or, when its velocities are known too, on a cubic. A target that jumps
/// at the start of a frame is `fixed`. Numbers that are not finite make the positions so.
public enum TargetPath: Hashable, Sendable {
    /// It stands still.
    case fixed(Double)
    /// It goes straight from where it is at the step's start to where it is at its end.
    case line(from: Double, to: Double)
    /// It goes on the cubic with these positions and velocities, in units a second, at the step's start and end.
    case cubic(from: Double, to: Double, startVelocity: Double, endVelocity: Double)

    /// The path of a target that moves, from `time` for `step` seconds, on the cubic with the motion's positions and
    /// velocities at both ends.
    public static func following(_ motion: some Motion<Double>, from time: Double, for step: Double)
        -> TargetPath
    {
        .cubic(
            from: motion.position(at: time), to: motion.position(at: time + step),
            startVelocity: motion.velocity(at: time), endVelocity: motion.velocity(at: time + step))
    }

    /// The path as a polynomial in the fraction s of a step of `step` seconds: from + s·(linear + s·(square + s·cube)).
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

        /// Whether the target stands still throughout.
        var isStill: Bool { linear == 0 && square == 0 && cube == 0 }

        func value(at s: Double) -> Double { from + s * (linear + s * (square + s * cube)) }
    }
}
