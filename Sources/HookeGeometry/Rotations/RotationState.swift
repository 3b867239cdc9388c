/// A rotation at one time, with its angular velocity and acceleration.
public struct RotationState: Hashable, Sendable {
    /// The rotation.
    public var rotation: Quaternion
    /// The angular velocity in radians per unit of time, about the axes of the rotation's target space.
    public var angularVelocity: Vector3
    /// The derivative of the angular velocity, in radians per unit of time squared.
    public var angularAcceleration: Vector3

    /// Creates a state from its parts.
    public init(rotation: Quaternion, angularVelocity: Vector3, angularAcceleration: Vector3) {
        self.rotation = rotation
        self.angularVelocity = angularVelocity
        self.angularAcceleration = angularAcceleration
    }
}

#if !hasFeature(Embedded)
    extension RotationState: Codable {}
#endif
