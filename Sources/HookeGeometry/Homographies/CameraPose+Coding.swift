#if !hasFeature(Embedded)
    extension CameraPose: Codable {
        private enum CodingKeys: String, CodingKey { case rotation, translation, distance, origin }

        /// Decodes the four parts with the checks of ``init(rotation:translation:distance:origin:)``.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                rotation: container.decode(Quaternion.self, forKey: .rotation),
                translation: container.decode(Vector3.self, forKey: .translation),
                distance: container.decode(Double.self, forKey: .distance),
                origin: container.decode(Vector2.self, forKey: .origin))
        }

        /// Encodes the four parts.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(rotation, forKey: .rotation)
            try container.encode(translation, forKey: .translation)
            try container.encode(distance, forKey: .distance)
            try container.encode(origin, forKey: .origin)
        }
    }
#endif
