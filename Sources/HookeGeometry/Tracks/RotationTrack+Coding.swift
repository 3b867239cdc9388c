#if !hasFeature(Embedded)
    extension RotationTrack: Codable {
        private enum CodingKeys: String, CodingKey {
            case times, values, rule, interpolations, inTangents, outTangents, turns
        }

        /// Encodes times, values and turns, and the rule, the interpolations or the tangents.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(times, forKey: .times)
            try container.encode(values, forKey: .values)
            switch source {
            case .rule(let rule): try container.encode(rule, forKey: .rule)
            case .mixed(let interpolations): try container.encode(interpolations, forKey: .interpolations)
            case .components(let inTangents, let outTangents):
                try container.encode(inTangents, forKey: .inTangents)
                try container.encode(outTangents, forKey: .outTangents)
                return
            }
            try container.encode(turns, forKey: .turns)
        }

        /// Decodes a track with the checks of the initialisers. Missing turns are `.shortest`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let times = try container.decode([Double].self, forKey: .times)
            let values = try container.decode([Quaternion].self, forKey: .values)
            let turns = try container.decodeIfPresent(Turns.self, forKey: .turns) ?? .shortest
            if container.contains(.inTangents) {
                try self.init(
                    times: times, values: values,
                    inTangents: container.decode([Quaternion].self, forKey: .inTangents),
                    outTangents: container.decode([Quaternion].self, forKey: .outTangents))
            } else if container.contains(.interpolations) {
                try self.init(
                    times: times, values: values,
                    interpolations: container.decode([Interpolation<Vector3>].self, forKey: .interpolations),
                    turns: turns)
            } else {
                try self.init(
                    times: times, values: values, rule: container.decode(TangentRule.self, forKey: .rule),
                    turns: turns)
            }
        }
    }
#endif
