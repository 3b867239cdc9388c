#if !hasFeature(Embedded)
    extension MomentumProjection.Rule: Codable {}

    extension MomentumProjection: Codable {
        private enum CodingKeys: String, CodingKey { case rate, rule }

        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for a rate outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                rate: try values.decode(DecelerationRate.self, forKey: .rate),
                rule: try values.decode(Rule.self, forKey: .rule))
        }

        /// Encodes rate and rule.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(rate, forKey: .rate)
            try values.encode(rule, forKey: .rule)
        }
    }
#endif
