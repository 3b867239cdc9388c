#if !hasFeature(Embedded)
    extension BoundedSpring: Codable {
        private enum CodingKeys: String, CodingKey { case motion, minimum, maximum, restitution }

        /// Decodes a motion and checks it as the initialiser does; a missing bound is infinite.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                values.decode(SpringMotion<Double>.self, forKey: .motion),
                minimum: values.decodeIfPresent(Double.self, forKey: .minimum) ?? -.infinity,
                maximum: values.decodeIfPresent(Double.self, forKey: .maximum) ?? .infinity,
                restitution: values.decode(Double.self, forKey: .restitution))
        }

        /// Encodes the arguments of the initialiser. Infinite bounds are omitted, because JSON has no infinity.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(motion, forKey: .motion)
            if minimum.isFinite { try values.encode(minimum, forKey: .minimum) }
            if maximum.isFinite { try values.encode(maximum, forKey: .maximum) }
            try values.encode(restitution, forKey: .restitution)
        }
    }
#endif
