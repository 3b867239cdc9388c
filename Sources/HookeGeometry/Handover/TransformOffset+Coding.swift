#if !hasFeature(Embedded)
    extension TransformOffset: Codable {
        private enum CodingKeys: String, CodingKey { case translation, scale, skew, perspective, rotation }

        /// Encodes the offsets of the parts.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(translation, forKey: .translation)
            try values.encode(scale, forKey: .scale)
            try values.encode(skew, forKey: .skew)
            try values.encode(perspective, forKey: .perspective)
            try values.encode(rotation, forKey: .rotation)
        }

        /// Decodes what `encode(to:)` wrote.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            translation = try values.decode(HandoverOffset<Vector3>.self, forKey: .translation)
            scale = try values.decode(HandoverOffset<Vector3>.self, forKey: .scale)
            skew = try values.decode(HandoverOffset<Vector3>.self, forKey: .skew)
            perspective = try values.decode(HandoverOffset<SIMD4<Double>>.self, forKey: .perspective)
            rotation = try values.decode(RotationOffset.self, forKey: .rotation)
        }
    }
#endif
