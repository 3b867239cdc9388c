#if !hasFeature(Embedded)
    extension TransformList: Codable {
        /// Decodes an array of functions, each with the checks of `TransformFunction`.
        public init(from decoder: any Decoder) throws {
            self.init(try [TransformFunction](from: decoder))
        }

        /// Encodes an array of functions.
        public func encode(to encoder: any Encoder) throws { try functions.encode(to: encoder) }
    }
#endif
