#if !hasFeature(Embedded)
    private enum TrackKeys: String, CodingKey {
        case times, values, rule, interpolations
    }

    extension KeyframeTrack: Encodable where Value: Encodable {
        /// Encodes times, values, and the rule or the interpolations.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: TrackKeys.self)
            try container.encode(times, forKey: .times)
            try container.encode(values, forKey: .values)
            switch source {
            case .rule(let rule): try container.encode(rule, forKey: .rule)
            case .mixed(let interpolations): try container.encode(interpolations, forKey: .interpolations)
            }
        }
    }

    extension KeyframeTrack: Decodable where Value: Decodable {
        /// Decodes times, values, and the rule or the interpolations, and checks them as the initialisers do.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: TrackKeys.self)
            let times = try container.decode([Double].self, forKey: .times)
            let values = try container.decode([Value].self, forKey: .values)
            if container.contains(.interpolations) {
                try self.init(
                    times: times, values: values,
                    interpolations: container.decode([Interpolation<Value>].self, forKey: .interpolations))
            } else {
                try self.init(
                    times: times, values: values, rule: container.decode(TangentRule.self, forKey: .rule))
            }
        }
    }
#endif
