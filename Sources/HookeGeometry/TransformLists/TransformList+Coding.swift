#if !hasFeature(Embedded)
    extension TransformList: Codable {
        /// Decodes an array of functions, each with the checks of `TransformFunction`, or CSS text without percentages and em.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                try self.init(css: text)
            } else {
                self.init(try [TransformFunction](from: decoder))
            }
        }

        /// Encodes an array of functions.
        public func encode(to encoder: any Encoder) throws { try functions.encode(to: encoder) }
    }
#endif
