#if !hasFeature(Embedded)
    extension LinearStops: Codable {
        private enum CodingKeys: String, CodingKey { case stops }

        /// Decodes the stops and checks them as `init(_:)` does.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(values.decode([Stop].self, forKey: .stops))
        }

        /// Encodes the stops.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(stops, forKey: .stops)
        }
    }
#endif
