/// A rotation at constant angular velocity, exp(ωt)·start, or a rotation at rest.
public struct UniformRotation: Trajectory, Hashable {
    /// The rotation at time 0.
    public let start: Quaternion
    /// The angular velocity in radians per second, about the axes of the rotation's target space.
    public let angularVelocity: Vector3

    /// Creates the motion; without an angular velocity the rotation stays.
    public init(from start: Quaternion, angularVelocity: Vector3 = .zero) {
        self.start = start
        self.angularVelocity = angularVelocity
    }

    /// Returns rotation, angular velocity and angular acceleration at `time` seconds.
    public func state(at time: Double) -> RotationState {
        if time.isNaN { return .undefined }
        return RotationState(
            rotation: angularVelocity == .zero
                ? start : Quaternion(rotationVector: angularVelocity * time) * start,
            angularVelocity: angularVelocity, angularAcceleration: .zero)
    }

    /// Returns 0 for a rotation at rest, else `nil`.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        angularVelocity == .zero ? 0 : nil
    }
}

extension RotationState {
    /// NaN in all parts.
    static var undefined: RotationState {
        let nan = Vector3(repeating: .nan)
        return RotationState(
            rotation: Quaternion(components: SIMD4(repeating: .nan)), angularVelocity: nan,
            angularAcceleration: nan)
    }
}

#if !hasFeature(Embedded)
    extension UniformRotation: Codable, NotationCoded, FieldsCoded {
        package static var notationName: String { "motion" }
        package static var fieldNames: [String] { words("value velocity") }
        package static var mainField: String? { "value" }

        /// Reads the rotation at time 0, x, y, z and w, and the angular velocity; other fields are ignored.
        package init(_ fields: NotationFields) throws(HookeError) {
            self.init(
                from: Quaternion(numbers: try fields.numbers("value", count: 4)),
                angularVelocity: Vector3(numbers: try fields.numbers("velocity", count: 3, default: 0)))
        }

        package var members: [Notation.Member] {
            [.init("value", start.notation)]
                + (angularVelocity == .zero ? [] : [.init("velocity", angularVelocity.notation)])
        }
    }
#endif
