#if !hasFeature(Embedded)
    extension Steps.Jump: Codable {}

    extension Steps: Codable {
        private enum CodingKeys: String, CodingKey { case count, jump }

        /// Decodes count and jump, and checks them as the initialiser does.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                values.decode(Int.self, forKey: .count), jump: values.decode(Jump.self, forKey: .jump))
        }

        /// Encodes count and jump.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(count, forKey: .count)
            try values.encode(jump, forKey: .jump)
        }
    }
#endif
