#if !hasFeature(Embedded)
    extension Camera: Codable {
        private enum CodingKeys: String, CodingKey { case distance, origin }

        /// Decodes and checks as `init(distance:origin:)` does; no distance is a parallel projection, no origin is (0, 0).
        /// - Throws: what the decoder throws, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                distance: values.decodeIfPresent(Double.self, forKey: .distance) ?? .infinity,
                origin: values.decodeIfPresent(Vector2.self, forKey: .origin) ?? .zero)
        }

        /// Encodes the distance, left out when it is infinite (which JSON cannot say), and the origin.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if !isParallel { try values.encode(distance, forKey: .distance) }
            try values.encode(origin, forKey: .origin)
        }
    }
#endif
