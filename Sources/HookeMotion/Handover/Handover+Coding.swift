#if !hasFeature(Embedded)
    private enum HandoverKeys: String, CodingKey { case first, switches }

    extension Handover: Encodable where State.Stored: Encodable {
        /// Encodes the first motion and the switches.
        /// - Throws: The encoder's errors, and those of `AnyTrajectory` for a motion of a type that it does not encode.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: HandoverKeys.self)
            try values.encode(first, forKey: .first)
            try values.encode(switches, forKey: .switches)
        }
    }

    extension Handover: Decodable where State.Stored: Decodable {
        /// Decodes the first motion and the switches, and makes each switch again, with the same bits.
        /// - Throws: The decoder's errors. `HookeError.badElement` for a switch that is not after the one before.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: HandoverKeys.self)
            self.init(try values.decode(AnyTrajectory<State>.self, forKey: .first))
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
