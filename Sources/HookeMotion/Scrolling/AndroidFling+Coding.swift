#if !hasFeature(Embedded)
    extension AndroidFling: Codable {
        private enum CodingKeys: String, CodingKey {
            case friction
            case start = "from"
            case initialVelocity = "velocity"
        }

        /// Decodes a fling and checks it as the initialiser does.
        /// - Throws: The decoder's errors, and `HookeError` for a friction outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                from: values.decode(Double.self, forKey: .start),
                initialVelocity: values.decode(Double.self, forKey: .initialVelocity),
                friction: values.decode(Double.self, forKey: .friction))
        }

        /// Encodes start, velocity and friction.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(friction, forKey: .friction)
        }
    }
#endif
