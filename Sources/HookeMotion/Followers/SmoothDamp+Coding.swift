#if !hasFeature(Embedded)
    extension SmoothDamp: Codable {
        private enum CodingKeys: String, CodingKey {
            case path, smoothTime, maximumSpeed, start, initialVelocity, startTime
        }

        /// Decodes what `encode(to:)` wrote. Without a maximum speed there is no limit.
        /// - Throws: the decoder's errors, and those of the initialiser.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            try self.init(
                values.decode(KeyframeTrack<Double>.self, forKey: .path),
                smoothTime: values.decode(Double.self, forKey: .smoothTime),
                maximumSpeed: values.decodeIfPresent(Double.self, forKey: .maximumSpeed) ?? .infinity,
                from: values.decode(Double.self, forKey: .start),
                initialVelocity: values.decode(Double.self, forKey: .initialVelocity),
                at: values.decode(Double.self, forKey: .startTime))
        }

        /// Encodes path, limits and the state at the start; an infinite maximum speed is left out.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(path, forKey: .path)
            try values.encode(smoothTime, forKey: .smoothTime)
            if maximumSpeed < .infinity { try values.encode(maximumSpeed, forKey: .maximumSpeed) }
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(startTime, forKey: .startTime)
        }
    }
#endif
