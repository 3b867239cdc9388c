#if !hasFeature(Embedded)
    extension ScrollSnapping.Strictness: Codable {}

    extension ScrollSnapping: Codable {
        private enum CodingKeys: String, CodingKey { case positions, strictness, alwaysStops }

        /// Decodes a list and checks it as the initialiser does.
        /// - Throws: The decoder's errors, and `HookeError` for a position that is not finite.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                at: values.decode([Double].self, forKey: .positions),
                strictness: values.decode(Strictness.self, forKey: .strictness),
                alwaysStops: values.decode(Bool.self, forKey: .alwaysStops))
        }

        /// Encodes the arguments of the initialiser.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(positions, forKey: .positions)
            try values.encode(strictness, forKey: .strictness)
            try values.encode(alwaysStops, forKey: .alwaysStops)
        }
    }
#endif
