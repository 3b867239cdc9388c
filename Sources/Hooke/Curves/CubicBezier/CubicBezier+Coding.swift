#if !hasFeature(Embedded)
    extension CubicBezier: Codable {
        private enum CodingKeys: String, CodingKey {
            case x1, y1, x2, y2
        }

        /// Reads the control points, and refuses what the initialiser refuses.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                x1: container.decode(Double.self, forKey: .x1),
                y1: container.decode(Double.self, forKey: .y1),
                x2: container.decode(Double.self, forKey: .x2), y2: container.decode(Double.self, forKey: .y2)
            )
        }

        /// Writes the control points.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(x1, forKey: .x1)
            try container.encode(y1, forKey: .y1)
            try container.encode(x2, forKey: .x2)
            try container.encode(y2, forKey: .y2)
        }
    }
#endif
