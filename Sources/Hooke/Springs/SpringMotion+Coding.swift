#if !hasFeature(Embedded)
    private enum SpringMotionKeys: String, CodingKey { case spring, start, target, initialVelocity }

    extension SpringMotion: Encodable where Value: Encodable {
        /// Encodes spring, start, target and initial velocity.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpringMotionKeys.self)
            try values.encode(spring, forKey: .spring)
            try values.encode(start, forKey: .start)
            try values.encode(target, forKey: .target)
            try values.encode(initialVelocity, forKey: .initialVelocity)
        }
    }

    extension SpringMotion: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and `HookeError` for a spring outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpringMotionKeys.self)
            try self.init(
                spring: values.decode(Spring.self, forKey: .spring),
                from: values.decode(Value.self, forKey: .start),
                to: values.decode(Value.self, forKey: .target),
                initialVelocity: values.decode(Value.self, forKey: .initialVelocity))
        }
    }
#endif
