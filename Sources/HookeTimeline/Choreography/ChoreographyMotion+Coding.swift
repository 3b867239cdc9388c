import Hooke

#if !hasFeature(Embedded)
    extension ChoreographyName: Codable {
        /// Decodes a string.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.singleValueContainer().decode(String.self))
        }

        /// Encodes the text.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    private enum MotionKeys: String, CodingKey {
        case spring, curve, track, fling, duration, from, to, velocity
    }

    extension ChoreographyMotion: Encodable where Value: Encodable {
        /// Encodes an object with a key for the kind (`spring`, `curve`, `track` or `fling`, a rate) beside `from`,
        /// `to`, `velocity` and `duration`.
        /// - Throws: The encoder's errors. `EncodingError` for a motion of another type.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: MotionKeys.self)
            switch self {
            case .spring(let spring, let from, let to, let velocity):
                try values.encode(spring, forKey: .spring)
                try values.encodeIfPresent(from, forKey: .from)
                try values.encode(to, forKey: .to)
                if velocity != .zero { try values.encode(velocity, forKey: .velocity) }
            case .curve(let curve, let duration, let from, let to):
                try values.encode(curve, forKey: .curve)
                try values.encode(duration, forKey: .duration)
                try values.encodeIfPresent(from, forKey: .from)
                try values.encode(to, forKey: .to)
            case .track(let track): try values.encode(track, forKey: .track)
            case .decay(let rate, let from, let velocity):
                try values.encode(rate, forKey: .fling)
                try values.encodeIfPresent(from, forKey: .from)
                try values.encode(velocity, forKey: .velocity)
            case .other:
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: values.codingPath,
                        debugDescription:
                            "a motion of another type has no JSON form; accepted: spring, curve, track, fling"
                    ))
            }
        }
    }

    extension ChoreographyMotion: Decodable where Value: Decodable {
        /// Decodes the object that `encode(to:)` writes.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: MotionKeys.self)
            let from = try values.decodeIfPresent(Value.self, forKey: .from)
            if values.contains(.track) {
                self = .track(try values.decode(KeyframeTrack<Value>.self, forKey: .track))
            } else if values.contains(.fling) {
                self = .decay(
                    try values.decode(DecelerationRate.self, forKey: .fling), from: from,
                    velocity: try values.decode(Value.self, forKey: .velocity))
            } else if values.contains(.curve) {
                self = .curve(
                    try values.decode(TimingFunction.self, forKey: .curve),
                    duration: try values.decode(Double.self, forKey: .duration), from: from,
                    to: try values.decode(Value.self, forKey: .to))
            } else {
                self = .spring(
                    try values.decode(Spring.self, forKey: .spring), from: from,
                    to: try values.decode(Value.self, forKey: .to),
                    velocity: try values.decodeIfPresent(Value.self, forKey: .velocity) ?? .zero)
            }
        }
    }

    extension ChoreographyTakeover: Codable {
        private enum CodingKeys: String, CodingKey { case law, rule }
        private enum Name: String, Codable { case automatic, jump }

        /// Decodes the object that `encode(to:)` writes.
        /// - Throws: The decoder's errors, and `HookeError` for a law with invalid numbers.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            if let law = try values.decodeIfPresent(HandoverLaw.self, forKey: .law) {
                self = .law(law)
            } else {
                self = try values.decode(Name.self, forKey: .rule) == .jump ? .jump : .automatic
            }
        }

        /// Encodes `{"law": …}`, `{"rule": "automatic"}` or `{"rule": "jump"}`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .automatic: try values.encode(Name.automatic, forKey: .rule)
            case .jump: try values.encode(Name.jump, forKey: .rule)
            case .law(let law): try values.encode(law, forKey: .law)
            }
        }
    }
#endif
