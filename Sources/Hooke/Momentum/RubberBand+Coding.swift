#if !hasFeature(Embedded)
    extension RubberBand: Codable {
        private enum CodingKeys: String, CodingKey { case extent, coefficient }

        /// Decodes a rubber band and checks it as `init(extent:coefficient:)` does.
        /// - Throws: The decoder's errors, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                extent: values.decode(Double.self, forKey: .extent),
                coefficient: values.decode(Double.self, forKey: .coefficient))
        }

        /// Encodes extent and coefficient.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(extent, forKey: .extent)
            try values.encode(coefficient, forKey: .coefficient)
        }
    }
#endif
