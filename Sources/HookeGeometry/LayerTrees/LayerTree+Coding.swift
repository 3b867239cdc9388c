#if !hasFeature(Embedded)
    extension LayerTree: Codable {
        /// Decodes a list of layers with the checks of `init(_:)`.
        /// - Throws: the decoder's errors, and `HookeError` for an invalid layer.
        public init(from decoder: any Decoder) throws {
            try self.init([Layer](from: decoder))
        }

        /// Encodes a list of layers.
        public func encode(to encoder: any Encoder) throws { try layers.encode(to: encoder) }
    }
#endif
