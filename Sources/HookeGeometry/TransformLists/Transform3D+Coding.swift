#if !hasFeature(Embedded)
    extension Transform3D: Codable {
        /// Decodes sixteen numbers in the order m11, m12, … m44, or CSS text without percentages and em.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = try TransformList(css: text).transform
            } else {
                self = try decodeElements(16, from: decoder, Self.init(elements:))
            }
        }

        /// Encodes sixteen numbers in the order m11, m12, … m44.
        public func encode(to encoder: any Encoder) throws {
            try elements.encode(to: encoder)
        }
    }
#endif
