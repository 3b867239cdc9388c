#if !hasFeature(Embedded)
    private enum DecayKeys: String, CodingKey { case start, initialVelocity, rate }

    extension Decay: Encodable where Value: Encodable {
        /// Encodes start, velocity and rate.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: DecayKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(rate, forKey: .rate)
        }
    }

    extension Decay: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for a rate outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: DecayKeys.self)
            try self.init(
                from: values.decode(Value.self, forKey: .start),
                initialVelocity: values.decode(Value.self, forKey: .initialVelocity),
                rate: values.decode(DecelerationRate.self, forKey: .rate))
        }
    }
#endif
