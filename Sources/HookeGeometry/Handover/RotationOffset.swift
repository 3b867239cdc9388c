/// The rotation that a handover multiplies onto the new motion: exp(o)·B, where the rotation vector o starts at the old
/// motion's rotation and goes to 0.
///
///     o(0) = log(A·B⁻¹),   o′(0) = J⁻¹(o)·(ωA − R(o)·ωB),   ω = J(o)·o′ + R(o)·ωB
///
/// J is the derivative of the exponential map and R(o) the rotation by o; all vectors are about the axes of the target
/// space. ωA − ωB would not be continuous. A law that is C² also continues the angular acceleration.
///
/// - The logarithm is taken at the switch only. A running offset may pass half a turn; the next switch takes the branch
///   nearest to it.
/// - Without a running offset it is the shortest; at half a turn, about the axis of ωA − R·ωB.
/// - Use an angle as a scalar motion where whole turns matter.
public struct RotationOffset: Hashable, Sendable {
    /// The rotation vector o as an offset, in radians.
    public let vector: HandoverOffset<Vector3>

    /// Creates the offset between two states, or returns `nil` for a fade, which has no offset.
    /// - Parameters:
    ///   - law: The law.
    ///   - old: The state of the motion before the switch.
    ///   - new: The state of the motion after it.
    ///   - running: The rotation vector of an offset that the old state has already; zero for none.
    public init?(
        _ law: HandoverLaw, from old: RotationState, to new: RotationState, near running: Vector3 = .zero
    ) {
        let difference = Self.difference(from: old, to: new, near: running)
        guard let offset = HandoverOffset(law, from: difference) else { return nil }
        vector = offset
    }

    /// The rotation vector between two states, with its derivatives.
    package static func difference(
        from old: RotationState, to new: RotationState, near running: Vector3 = .zero
    ) -> MotionState<Vector3> {
        let relative = old.rotation * new.rotation.conjugate
        let (shown, hidden) = (old.angularVelocity, relative.rotating(new.angularVelocity))
        let gap = shown - hidden
        let o = logarithm(relative, towards: gap, near: running)
        let rates = RotationVectorRates(o)
        let rate = rates.inverseApplied(to: gap)
        // α = J·o″ + J′·o′ + R·αB + (J·o′) × (R·ωB), and J·o′ is the gap.
        let bend = old.angularAcceleration - rates.curvature(of: rate)
        let turned = relative.rotating(new.angularAcceleration) + gap.cross(hidden)
        return MotionState(position: o, velocity: rate, acceleration: rates.inverseApplied(to: bend - turned))
    }

    init(vector: HandoverOffset<Vector3>) { self.vector = vector }

    /// The rotation vector on the branch nearest to `running`, of less than a turn.
    private static func logarithm(
        _ rotation: Quaternion, towards gap: Vector3, near running: Vector3
    ) -> Vector3 {
        let short = rotation.w < 0 ? rotation.negated : rotation
        let principal = short.rotationVector
        let angle = principal.length
        guard running != .zero, angle > 0 else {
            // At half a turn both directions are shortest.
            let isHalfTurn = short.w.magnitude <= 8 * 0x1p-53
            return isHalfTurn && principal.dot(gap) < 0 ? -principal : principal
        }
        // The vectors of this rotation are angle + 2πk along the axis. At a whole turn J has no inverse.
        let along = running.dot(principal) / angle
        let turns = ((along - angle) / (2 * .pi)).rounded()
        let branch = angle + turns * 2 * .pi
        guard branch.magnitude < 6.2 else { return principal }
        return turns == 0 ? principal : principal * (branch / angle)
    }

    /// The law.
    public var law: HandoverLaw { vector.law }

    /// The time from which the offset is exactly the identity, in seconds; `nil` if it only approaches it.
    public var endTime: Double? { vector.endTime }

    /// Returns the new motion's state with this offset, `time` seconds after the switch.
    public func applied(to new: RotationState, at time: Double) -> RotationState {
        if let endTime, time >= endTime { return new }
        let o = vector.state(at: time)
        let rotation = Quaternion(rotationVector: o.position)
        let rates = RotationVectorRates(o.position)
        let (own, turned) = (rates.applied(to: o.velocity), rotation.rotating(new.angularVelocity))
        let acceleration = rates.applied(to: o.acceleration) + rates.curvature(of: o.velocity)
        return RotationState(
            rotation: rotation * new.rotation, angularVelocity: own + turned,
            angularAcceleration: acceleration + rotation.rotating(new.angularAcceleration) + own.cross(turned)
        )
    }

    /// Returns a time from which the angle to the new motion stays within the tolerance, in radians and radians per
    /// second, as `HandoverOffset.settlingDuration(within:)`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        vector.settlingDuration(within: tolerance)
    }
}
