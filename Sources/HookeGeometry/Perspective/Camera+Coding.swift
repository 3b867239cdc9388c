#if !hasFeature(Embedded)
    extension Camera: Codable {
        private enum CodingKeys: String, CodingKey { case distance, origin }

        /// Decodes with the checks of `init(distance:origin:)`. A missing distance is a parallel projection,
        /// a missing origin (0, 0).
        /// - Throws: the decoder's errors, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                distance: values.decodeIfPresent(Double.self, forKey: .distance) ?? .infinity,
                origin: values.decodeIfPresent(Vector2.self, forKey: .origin) ?? .zero)
        }

        /// Encodes the distance and the origin; omits an infinite distance, which JSON cannot represent.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if !isParallel { try values.encode(distance, forKey: .distance) }
            try values.encode(origin, forKey: .origin)
        }
    }
#endif
