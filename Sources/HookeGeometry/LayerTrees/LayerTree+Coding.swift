#if !hasFeature(Embedded)
    extension LayerTree: Codable {
        /// A list of layers, checked as `init(_:)` does.
        /// - Throws: what the decoder throws, and `HookeError` for a layer that is refused.
        public init(from decoder: any Decoder) throws {
            try self.init([Layer](from: decoder))
        }

        /// A list of layers.
        public func encode(to encoder: any Encoder) throws { try layers.encode(to: encoder) }
    }
#endif
