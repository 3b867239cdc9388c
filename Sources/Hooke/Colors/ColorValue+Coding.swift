#if !hasFeature(Embedded)
    // Colours are written with their space, and also read as CSS text, and as red, green, blue and alpha.

    extension ColorValue.Space: Codable {}

    extension ColorValue.Parts: Codable {
        /// Decodes a list of indices: 0 to 2 of components, 3 of alpha.
        public init(from decoder: any Decoder) throws {
            self = []
            for index in try decoder.singleValueContainer().decode([Int].self) {
                guard (0...3).contains(index) else {
                    throw HookeError.outOfRange(
                        field: "missing", value: Double(index), accepted: "0 to 2 for components, 3 for alpha"
                    )
                }
                insert(ColorValue.Parts(index: index))
            }
        }

        /// Encodes a list of indices.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode((0...3).filter { contains(index: $0) })
        }
    }

    extension ColorValue: Codable {
        private enum CodingKeys: String, CodingKey {
            case space, components, alpha, missing, red, green, blue
        }

        /// Decodes a CSS text, or `space`, `components`, `alpha` and optionally `missing`, or `red`, `green`, `blue` and
        /// `alpha` of sRGB.
        public init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                try self.init(css: text)
                return
            }
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if values.contains(.space) {
                self.init(
                    try values.decode(Space.self, forKey: .space),
                    try values.decode(Vector3.self, forKey: .components),
                    alpha: try values.decode(Double.self, forKey: .alpha),
                    missing: try values.decodeIfPresent(Parts.self, forKey: .missing) ?? [])
            } else {
                func number(_ key: CodingKeys) throws -> Double {
                    let number = try values.decode(Double.self, forKey: key)
                    guard number.isFinite else {
                        throw DecodingError.dataCorruptedError(
                            forKey: key, in: values,
                            debugDescription: "\(key.rawValue) is \(number); accepted: a finite number")
                    }
                    return number
                }
                self.init(
                    red: try number(.red), green: try number(.green), blue: try number(.blue),
                    alpha: try number(.alpha))
            }
        }

        /// Encodes `space`, `components`, `alpha`, and `missing` if parts are missing.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(space, forKey: .space)
            try values.encode(components, forKey: .components)
            try values.encode(alpha, forKey: .alpha)
            if !missing.isEmpty { try values.encode(missing, forKey: .missing) }
        }
    }
#endif
