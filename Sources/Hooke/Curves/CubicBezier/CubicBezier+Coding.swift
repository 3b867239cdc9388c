#if !hasFeature(Embedded)
    extension CubicBezier: Codable {
        private enum CodingKeys: String, CodingKey {
            case x1, y1, x2, y2
        }

        /// Decodes the control points and checks them as `init(x1:y1:x2:y2:)` does.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                x1: container.decode(Double.self, forKey: .x1),
                y1: container.decode(Double.self, forKey: .y1),
                x2: container.decode(Double.self, forKey: .x2), y2: container.decode(Double.self, forKey: .y2)
            )
        }

        /// Encodes the control points.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x1, forKey: .x1)
            try container.encode(y1, forKey: .y1)
            try container.encode(x2, forKey: .x2)
            try container.encode(y2, forKey: .y2)
        }
    }
#endif
