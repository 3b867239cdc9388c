#if !hasFeature(Embedded)
    extension Spring.Regime: Codable {}

    extension Spring: Codable {
        private enum CodingKeys: String, CodingKey { case mass, stiffness, damping }

        /// Decodes a spring and checks it as `init(mass:stiffness:damping:)` does.
        /// - Throws: the decoder's errors, and `HookeError` for numbers outside the domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                mass: values.decode(Double.self, forKey: .mass),
                stiffness: values.decode(Double.self, forKey: .stiffness),
                damping: values.decode(Double.self, forKey: .damping))
        }

        /// Encodes mass, stiffness and damping.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(mass, forKey: .mass)
            try values.encode(stiffness, forKey: .stiffness)
            try values.encode(damping, forKey: .damping)
        }
    }
#endif
