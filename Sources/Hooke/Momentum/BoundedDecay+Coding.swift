#if !hasFeature(Embedded)
    extension BoundedDecay: Codable {
        private enum CodingKeys: String, CodingKey {
            case minimum, maximum, spring
            case start = "from"
            case initialVelocity = "velocity"
            case rate = "decay"
        }

        /// Decodes a fling and checks it as the initialiser does; a missing edge is infinite.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                from: values.decode(Double.self, forKey: .start),
                initialVelocity: values.decode(Double.self, forKey: .initialVelocity),
                rate: values.decode(DecelerationRate.self, forKey: .rate),
                minimum: values.decodeIfPresent(Double.self, forKey: .minimum) ?? -.infinity,
                maximum: values.decodeIfPresent(Double.self, forKey: .maximum) ?? .infinity,
                spring: values.decode(Spring.self, forKey: .spring))
        }

        /// Encodes the arguments of the initialiser. Infinite edges are omitted, because JSON has no infinity.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(rate, forKey: .rate)
            if minimum.isFinite { try values.encode(minimum, forKey: .minimum) }
            if maximum.isFinite { try values.encode(maximum, forKey: .maximum) }
            try values.encode(spring, forKey: .spring)
        }
    }
#endif
