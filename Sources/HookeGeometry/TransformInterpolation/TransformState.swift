/// The derivatives of the parts of a transform.
public struct TransformRates: Hashable, Sendable {
    /// The derivative of the translation.
    public var translation: Vector3
    /// The derivative of the scale.
    public var scale: Vector3
    /// The derivative of the skew.
    public var skew: Vector3
    /// The derivative of the perspective.
    public var perspective: SIMD4<Double>
    /// The angular velocity of the rotation, or its angular acceleration, about the axes of its target space.
    public var angular: Vector3

    /// Creates derivatives; the defaults are zero.
    public init(
        translation: Vector3 = .zero, scale: Vector3 = .zero, skew: Vector3 = .zero,
        perspective: SIMD4<Double> = .zero, angular: Vector3 = .zero
    ) {
        self.translation = translation
        self.scale = scale
        self.skew = skew
        self.perspective = perspective
        self.angular = angular
    }

    /// No change.
    public static let zero = TransformRates()
}

/// A transform at one time as its decomposed parts, with their velocities and accelerations.
public struct TransformState: Hashable, Sendable {
    /// The parts.
    public var parts: Transform3D.Decomposition
    /// The derivatives of the parts, per second.
    public var velocity: TransformRates
    /// The second derivatives of the parts, per second squared.
    public var acceleration: TransformRates

    /// Creates a state; without derivatives it is at rest.
    public init(
        parts: Transform3D.Decomposition, velocity: TransformRates = .zero,
        acceleration: TransformRates = .zero
    ) {
        self.parts = parts
        self.velocity = velocity
        self.acceleration = acceleration
    }

    /// The transform.
    public var transform: Transform3D { Transform3D(parts) }

    /// The rotation, with its derivatives.
    public var rotation: RotationState {
        get {
            RotationState(
                rotation: parts.rotation, angularVelocity: velocity.angular,
                angularAcceleration: acceleration.angular)
        }
        set {
            parts.rotation = newValue.rotation
            velocity.angular = newValue.angularVelocity
            acceleration.angular = newValue.angularAcceleration
        }
    }

    /// The state of one part.
    func state<Part>(
        _ value: (Transform3D.Decomposition) -> Part, _ rate: (TransformRates) -> Part
    ) -> MotionState<Part> {
        MotionState(position: value(parts), velocity: rate(velocity), acceleration: rate(acceleration))
    }
}

#if !hasFeature(Embedded)
    extension TransformRates: Codable, NotationCoded, FieldsCoded {
        package static var notationName: String { "rates" }
        package static var fieldNames: [String] { words("translation scale skew perspective angular") }

        package init(_ fields: NotationFields) throws(HookeError) {
            self.init(
                translation: try fields.part("translation"), scale: try fields.part("scale"),
                skew: try fields.part("skew"), perspective: try fields.part("perspective"),
                angular: try fields.part("angular"))
        }

        package var members: [Notation.Member] {
            [
                .init("translation", translation.notation), .init("scale", scale.notation),
                .init("skew", skew.notation), .init("perspective", perspective.notation),
                .init("angular", angular.notation),
            ]
        }
    }

    extension TransformState: Codable {}
#endif
