/// A force law divided by its mass, in one precision.
struct NormalizedLaw<Scalar: BinaryFloatingPoint> {
    let stiffness, cubic, damping, drag, force: Scalar
    let lower, upper, restitution: Scalar

    init(_ law: ForceLaw) {
        stiffness = Scalar(law.stiffness / law.mass)
        cubic = Scalar(law.cubicStiffness / law.mass)
        damping = Scalar(law.damping / law.mass)
        drag = Scalar(law.quadraticDrag / law.mass)
        force = Scalar(law.constantForce / law.mass)
        lower = Scalar(law.limits?.lower ?? -.infinity)
        upper = Scalar(law.limits?.upper ?? .infinity)
        restitution = Scalar(law.limits?.restitution ?? 0)
    }

    /// Whether the law is within the precision's range; limits may be infinite.
    var isFinite: Bool {
        [stiffness, cubic, damping, drag, force].allSatisfy(\.isFinite) && lower < upper
    }

    func pull(_ x: Scalar, _ goal: Scalar) -> Scalar {
        let d = x - goal
        return force - d * (stiffness + cubic * (d * d))
    }

    func acceleration(_ x: Scalar, _ v: Scalar, _ goal: Scalar) -> Scalar {
        pull(x, goal) - v * (damping + drag * v.magnitude)
    }
}
