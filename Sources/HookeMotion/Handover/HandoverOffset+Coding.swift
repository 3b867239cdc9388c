#if !hasFeature(Embedded)
    extension HandoverOffset: Codable, NotationCoded, FieldsCoded where Value: ComponentVector {
        package static var notationName: String { "offset" }
        package static var fieldNames: [String] { words("law difference") }

        /// Reads the law and the difference: `{"position": 1, "velocity": 0, "acceleration": 0}`. A fade has no offset.
        package init(_ fields: NotationFields) throws(HookeError) {
            let law = try HandoverLaw(
                fields.required("law", accepted: "a law"), at: fields.path(of: "law").name)
            let state = try NotationFields(
                fields.required("difference", accepted: "a state"), of: "state",
                at: fields.path(of: "difference").name, accepted: words("position velocity acceleration"))
            var shape = NotationShape(of: Value.self)
            let difference = MotionState<Value>(
                position: try shape.require(state, "position"),
                velocity: try shape.require(state, "velocity"),
                acceleration: try shape.require(state, "acceleration"))
            guard let offset = HandoverOffset(law, from: difference) else {
                throw fields.fault("law", accepted: "spring, thirdOrder or quintic: a fade has no offset")
            }
            self = offset
        }

        package var members: [Notation.Member] {
            let state: [Notation.Member] = [
                .init("position", difference.position.notation),
                .init("velocity", difference.velocity.notation),
                .init("acceleration", difference.acceleration.notation),
            ]
            return [.init("law", law.notation), .init("difference", .fields(state))]
        }
    }
#endif
