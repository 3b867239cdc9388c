#if !hasFeature(Embedded)
    private enum AnyMotionKeys: String, CodingKey { case uniform, spring, decay, track, startTime }

    extension AnyMotion: Encodable where Value: Encodable {
        /// Encodes an object with the motion under its kind, `uniform`, `spring`, `decay` or `track`, and its start
        /// time unless that is 0.
        /// - Throws: `EncodingError.invalidValue` for a motion of another type.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: AnyMotionKeys.self)
            switch kind {
            case .uniform(let box): try values.encode(box.content, forKey: .uniform)
            case .spring(let box): try values.encode(box.content, forKey: .spring)
            case .decay(let box): try values.encode(box.content, forKey: .decay)
            case .track(let box): try values.encode(box.content, forKey: .track)
            case .other:
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: encoder.codingPath,
                        debugDescription:
                            "the motion cannot be encoded; accepted: UniformMotion, SpringMotion, Decay, "
                            + "KeyframeTrack"))
            }
            if startTime != 0 { try values.encode(startTime, forKey: .startTime) }
        }
    }

    extension AnyMotion: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: AnyMotionKeys.self)
            let startTime = try values.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
            let kinds = values.allKeys.filter { $0 != .startTime }
            guard kinds.count == 1 else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: values.codingPath,
                        debugDescription: "expected one key of: uniform, spring, decay, track; found "
                            + "\(kinds.count)"))
            }
            switch kinds[0] {
            case .uniform:
                try self.init(
                    values.decode(UniformMotion<Value>.self, forKey: .uniform), startTime: startTime)
            case .spring:
                try self.init(values.decode(SpringMotion<Value>.self, forKey: .spring), startTime: startTime)
            case .decay:
                try self.init(values.decode(Decay<Value>.self, forKey: .decay), startTime: startTime)
            case .track, .startTime:
                try self.init(values.decode(KeyframeTrack<Value>.self, forKey: .track), startTime: startTime)
            }
        }
    }
#endif
