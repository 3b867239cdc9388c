#if !hasFeature(Embedded)
    extension KeyframeWindow: Codable {
        private enum CodingKeys: String, CodingKey { case start, duration }

        /// Decodes a window and checks it as `init(start:duration:)` does.
        /// - Throws: The decoder's errors, and `HookeError` for a window outside [0, 1].
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                start: values.decode(Double.self, forKey: .start),
                duration: values.decode(Double.self, forKey: .duration))
        }

        /// Encodes start and duration.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(start, forKey: .start)
            try values.encode(duration, forKey: .duration)
        }
    }
#endif
