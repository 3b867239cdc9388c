#if !hasFeature(Embedded)
    extension AcceleratedMotion: Codable {
        private enum CodingKeys: String, CodingKey {
            case acceleration, deceleration, minimum, maximum, restitution
            case start = "from"
            case initialVelocity = "velocity"
        }

        /// Decodes the arguments of an initialiser and checks them; a missing bound is infinite.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let (start, velocity) = (
                try values.decode(Double.self, forKey: .start),
                try values.decode(Double.self, forKey: .initialVelocity)
            )
            let low = try values.decodeIfPresent(Double.self, forKey: .minimum) ?? -.infinity
            let high = try values.decodeIfPresent(Double.self, forKey: .maximum) ?? .infinity
            let restitution = try values.decode(Double.self, forKey: .restitution)
            if let deceleration = try values.decodeIfPresent(Double.self, forKey: .deceleration) {
                try self.init(
                    from: start, initialVelocity: velocity, deceleration: deceleration, minimum: low,
                    maximum: high,
                    restitution: restitution)
            } else {
                try self.init(
                    from: start, initialVelocity: velocity,
                    acceleration: values.decode(Double.self, forKey: .acceleration), minimum: low,
                    maximum: high,
                    restitution: restitution)
            }
        }

        /// Encodes the arguments of the initialiser. Infinite bounds are omitted, because JSON has no infinity.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(rate, forKey: brakes ? .deceleration : .acceleration)
            if minimum.isFinite { try values.encode(minimum, forKey: .minimum) }
            if maximum.isFinite { try values.encode(maximum, forKey: .maximum) }
            try values.encode(restitution, forKey: .restitution)
        }
    }
#endif
