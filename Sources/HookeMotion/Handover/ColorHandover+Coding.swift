#if !hasFeature(Embedded)
    extension ColorHandover: Codable {
        private enum CodingKeys: String, CodingKey { case space, components }

        /// Encodes space and components.
        /// - Throws: The encoder's errors, and `EncodingError.invalidValue` after a track in OKLCH whose hue was turned
        ///   by whole turns.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(space, forKey: .space)
            try values.encode(components, forKey: .components)
        }

        /// Decodes what `encode(to:)` wrote.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            space = try values.decode(ColorValue.Space.self, forKey: .space)
            components = try values.decode(Handover<MotionState<SIMD4<Double>>>.self, forKey: .components)
        }
    }
#endif
