// How motions are written: as fields of an object, or of `motion(…)`.

extension UniformMotion where Value: ComponentVector {
    /// Reads the fields `value` and `velocity`; others are ignored.
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        self.init(
            from: try shape.require(fields, "value"), velocity: try shape.read(fields, "velocity") ?? .zero)
    }

    /// The fields of the motion.
    package var members: [Notation.Member] {
        [.init("value", start.notation)]
            + (velocity == .zero ? [] : [.init("velocity", velocity.notation)])
    }
}

extension SpringMotion where Value: ComponentVector {
    /// Reads the fields `spring`, `from`, `to` and `velocity`; others are ignored. `to` is required, because it decides
    /// whether values are numbers or lists.
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        guard let spring = try fields.value("spring", Spring.init(_:at:)) else {
            throw .missing(field: fields.path(of: "spring"), accepted: Spring.accepted)
        }
        let end: Value = try shape.require(fields, "to")
        self.init(
            spring: spring, from: try shape.read(fields, "from") ?? .zero, to: end,
            initialVelocity: try shape.read(fields, "velocity") ?? .zero)
    }

    /// The fields of the motion.
    package var members: [Notation.Member] {
        [
            .init("spring", spring.notation), .init("from", start.notation), .init("to", target.notation),
        ] + (initialVelocity == .zero ? [] : [.init("velocity", initialVelocity.notation)])
    }
}

#if !hasFeature(Embedded)
    /// A motion that is coded as the fields of `motion(…)`.
    package protocol MotionCoded: FieldsCoded {
        associatedtype Value: ComponentVector
        /// Reads the fields of the motion; others are ignored.
        init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError)
    }

    extension MotionCoded {
        package static var notationName: String { "motion" }
        package static var mainField: String? { fieldNames[0] }

        package init(_ fields: NotationFields) throws(HookeError) {
            var shape = NotationShape(of: Value.self)
            try self.init(fields, &shape)
        }
    }

    extension UniformMotion: Codable, NotationCoded, FieldsCoded, MotionCoded where Value: ComponentVector {
        package static var fieldNames: [String] { words("value velocity") }
    }

    extension SpringMotion: Codable, NotationCoded, FieldsCoded, MotionCoded where Value: ComponentVector {
        package static var fieldNames: [String] { words("spring from to velocity") }
    }
#endif
