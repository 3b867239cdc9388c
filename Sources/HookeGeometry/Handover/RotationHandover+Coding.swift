#if !hasFeature(Embedded)
    extension RotationOffset: Codable {
        /// Encodes the rotation vector's offset.
        public func encode(to encoder: any Encoder) throws { try vector.encode(to: encoder) }

        /// Decodes what `encode(to:)` wrote.
        public init(from decoder: any Decoder) throws {
            self.init(vector: try HandoverOffset<Vector3>(from: decoder))
        }
    }

    extension AnyRotationMotion: Codable {
        private enum CodingKeys: String, CodingKey { case uniform, track, startTime }

        /// Encodes the motion under `uniform` or `track`, and its start time unless that is 0.
        /// - Throws: `EncodingError.invalidValue` for a motion of another type.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch kind {
            case .uniform(let motion): try values.encode(motion, forKey: .uniform)
            case .track(let track): try values.encode(track, forKey: .track)
            case .other:
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: encoder.codingPath,
                        debugDescription:
                            "the motion cannot be encoded; accepted: UniformRotation, RotationTrack"))
            }
            if startTime != 0 { try values.encode(startTime, forKey: .startTime) }
        }

        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let startTime = try values.decodeIfPresent(Double.self, forKey: .startTime) ?? 0
            if values.contains(.track) {
                try self.init(values.decode(RotationTrack.self, forKey: .track), startTime: startTime)
            } else {
                try self.init(values.decode(UniformRotation.self, forKey: .uniform), startTime: startTime)
            }
        }
    }

    extension RotationHandover: Codable {
        private enum CodingKeys: String, CodingKey { case first, switches }

        /// Encodes the first motion and the switches.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(first, forKey: .first)
            try values.encode(switches, forKey: .switches)
        }

        /// Decodes the first motion and the switches, and makes each switch again, with the same bits.
        /// - Throws: The decoder's errors. `HookeError.badElement` for a switch that is not after the one before.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(try values.decode(AnyRotationMotion.self, forKey: .first))
            for (index, item) in try values.decode([Switch].self, forKey: .switches).enumerated() {
                if let before = switches.last, !(item.time > before.time) {
                    throw HookeError.badElement(
                        field: "switches", index: index, value: item.time,
                        accepted: "a time above the one before, \(before.time)")
                }
                try handOver(to: item.motion, at: item.time, by: item.law)
            }
        }
    }
#endif
