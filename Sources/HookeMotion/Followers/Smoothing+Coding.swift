#if !hasFeature(Embedded)
    private enum SmoothingKeys: String, CodingKey { case path, halfLife, start, startTime }

    extension Smoothing: Encodable where Value: Encodable {
        /// Encodes path, half-life and start.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SmoothingKeys.self)
            try values.encode(path, forKey: .path)
            try values.encode(halfLife, forKey: .halfLife)
            try values.encode(start, forKey: .start)
            try values.encode(startTime, forKey: .startTime)
        }
    }

    extension Smoothing: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and those of the initialiser.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SmoothingKeys.self)
            try self.init(
                values.decode(KeyframeTrack<Value>.self, forKey: .path),
                halfLife: values.decode(Double.self, forKey: .halfLife),
                from: values.decode(Value.self, forKey: .start),
                at: values.decode(Double.self, forKey: .startTime))
        }
    }
#endif
