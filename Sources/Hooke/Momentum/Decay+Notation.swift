extension Decay where Value: ComponentVector {
    /// Reads the fields `decay`, `from` and `velocity`; others are ignored.
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        let rate = try fields.value("decay", DecelerationRate.init(_:at:))
        let velocity: Value = try shape.require(fields, "velocity")
        self.init(
            from: try shape.read(fields, "from") ?? .zero, initialVelocity: velocity, rate: rate ?? .normal)
    }

    /// The fields of the motion.
    package var members: [Notation.Member] {
        [
            .init("decay", rate.notation), .init("from", start.notation),
            .init("velocity", initialVelocity.notation),
        ]
    }
}

#if !hasFeature(Embedded)
    extension Decay: Codable, NotationCoded, FieldsCoded, MotionCoded where Value: ComponentVector {
        package static var fieldNames: [String] { words("decay from velocity") }
    }
#endif
