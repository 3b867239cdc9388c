#if !hasFeature(Embedded)
    extension Tolerance: Codable {
        private enum CodingKeys: String, CodingKey { case distance, speed }

        /// Decodes a tolerance and checks it as `init(distance:speed:)` does.
        /// - Throws: the decoder's errors, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                distance: values.decode(Double.self, forKey: .distance),
                speed: values.decodeIfPresent(Double.self, forKey: .speed))
        }

        /// Encodes the distance, and the speed unless it is `nil`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(distance, forKey: .distance)
            try values.encodeIfPresent(speed, forKey: .speed)
        }
    }
#endif
