#if !hasFeature(Embedded)
    // Colours are written with their space, and also read as red, green, blue and alpha.

    extension ColorValue.Space: Codable {}

    extension ColorValue: Codable {
        private enum CodingKeys: String, CodingKey {
            case space, components, alpha, red, green, blue
        }

        /// Decodes `space`, `components` and `alpha`, or `red`, `green`, `blue` and `alpha` of sRGB.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if values.contains(.space) {
                self.init(
                    try values.decode(Space.self, forKey: .space),
                    try values.decode(Vector3.self, forKey: .components),
                    alpha: try values.decode(Double.self, forKey: .alpha))
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

        /// Encodes `space`, `components` and `alpha`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(space, forKey: .space)
            try values.encode(components, forKey: .components)
            try values.encode(alpha, forKey: .alpha)
        }
    }
#endif
