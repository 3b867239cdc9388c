#if !hasFeature(Embedded)
    private enum FollowerKeys: String, CodingKey {
        case path, spring, matching, start, initialVelocity, startTime
    }

    extension Follower: Encodable where Value: Encodable {
        /// Encodes path, spring, matching and the state at the start.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: FollowerKeys.self)
            try values.encode(path, forKey: .path)
            try values.encode(spring, forKey: .spring)
            try values.encode(matching, forKey: .matching)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(startTime, forKey: .startTime)
        }
    }

    extension Follower: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and those of the initialiser.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: FollowerKeys.self)
            try self.init(
                values.decode(KeyframeTrack<Value>.self, forKey: .path),
                spring: values.decode(Spring.self, forKey: .spring),
                matching: values.decode(FollowerMatching.self, forKey: .matching),
                from: values.decode(Value.self, forKey: .start),
                initialVelocity: values.decode(Value.self, forKey: .initialVelocity),
                at: values.decode(Double.self, forKey: .startTime))
        }
    }
#endif
