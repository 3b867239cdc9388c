#if !hasFeature(Embedded)
    extension SpringCurve: Codable {
        private enum CodingKeys: String, CodingKey { case spring, initialVelocity, duration }

        /// Decodes spring, initial velocity and duration, and checks them as the initialiser does.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                values.decode(Spring.self, forKey: .spring),
                initialVelocity: values.decode(Double.self, forKey: .initialVelocity),
                duration: values.decode(Double.self, forKey: .duration))
        }

        /// Encodes spring, initial velocity and duration.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(spring, forKey: .spring)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(duration, forKey: .duration)
        }
    }
#endif
