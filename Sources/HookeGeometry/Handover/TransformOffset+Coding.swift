#if !hasFeature(Embedded)
    extension TransformOffset: Codable, NotationCoded, FieldsCoded {
        package static var notationName: String { "offset" }
        package static var fieldNames: [String] { words("translation scale skew perspective rotation") }

        /// Reads the offsets of the parts.
        package init(_ fields: NotationFields) throws(HookeError) {
            func part<Value: ComponentVector>(_ name: String) throws(HookeError) -> HandoverOffset<Value> {
                try HandoverOffset(
                    fields.required(name, accepted: "an offset"), at: fields.path(of: name).name)
            }
            translation = try part("translation")
            scale = try part("scale")
            skew = try part("skew")
            perspective = try part("perspective")
            rotation = RotationOffset(vector: try part("rotation"))
        }

        package var members: [Notation.Member] {
            [
                .init("translation", translation.notation), .init("scale", scale.notation),
                .init("skew", skew.notation), .init("perspective", perspective.notation),
                .init("rotation", rotation.vector.notation),
            ]
        }
    }
#endif
