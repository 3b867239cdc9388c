#if !hasFeature(Embedded)
    extension Homography: Codable {
        /// Decodes nine numbers in the order m11, m12, m13, m21, … m33.
        public init(from decoder: any Decoder) throws {
            self = try decodeElements(9, from: decoder, Self.init(elements:))
        }

        /// Encodes nine numbers in the order m11, m12, m13, m21, … m33.
        public func encode(to encoder: any Encoder) throws {
            try elements.encode(to: encoder)
        }
    }
#endif
