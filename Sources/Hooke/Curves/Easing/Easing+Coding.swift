#if !hasFeature(Embedded)
    extension Easing.Family: Codable {}
    extension Easing.Direction: Codable {}

    extension Easing: Codable {
        /// Reads a name, as `init(named:)` does.
        /// - Throws: What the decoder throws, and `DecodingError.dataCorrupted` for a text that is not a name.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let curve = Easing(named: name) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription:
                        "unknown easing \"\(name)\"; accepted: \(Easing.allCases.map(\.name).joined(separator: ", "))"
                )
            }
            self = curve
        }

        /// Writes the name.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }
    }
#endif
