#if !hasFeature(Embedded)
    extension TransformList: Codable {
        /// Reads an array of functions, each checked as `TransformFunction` is.
        public init(from decoder: any Decoder) throws {
            self.init(try [TransformFunction](from: decoder))
        }

        /// Writes an array of functions.
        public func encode(to encoder: any Encoder) throws { try functions.encode(to: encoder) }
    }
#endif
