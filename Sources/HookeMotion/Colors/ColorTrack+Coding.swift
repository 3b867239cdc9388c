#if !hasFeature(Embedded)
    extension ColorTrack: Codable {
        private enum CodingKeys: String, CodingKey {
            case times, values, rule, interpolations, space, hueArc
        }

        /// Encodes times, values, the rule or the interpolations, space and arc.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(times, forKey: .times)
            try container.encode(values, forKey: .values)
            if let rule = components.rule {
                try container.encode(rule, forKey: .rule)
            } else {
                try container.encode(components.interpolations, forKey: .interpolations)
            }
            try container.encode(space, forKey: .space)
            try container.encode(hueArc, forKey: .hueArc)
        }

        /// Decodes times, values, the rule or the interpolations, space and optionally the arc, and checks them as
        /// the initialisers do.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let times = try container.decode([Double].self, forKey: .times)
            let values = try container.decode([ColorValue].self, forKey: .values)
            let space = try container.decode(ColorValue.Space.self, forKey: .space)
            let hueArc = try container.decodeIfPresent(ColorValue.HueArc.self, forKey: .hueArc) ?? .shorter
            if container.contains(.interpolations) {
                try self.init(
                    times: times, values: values,
                    interpolations: container.decode(
                        [Interpolation<SIMD4<Double>>].self, forKey: .interpolations),
                    space: space, hueArc: hueArc)
            } else {
                try self.init(
                    times: times, values: values, rule: container.decode(TangentRule.self, forKey: .rule),
                    space: space, hueArc: hueArc)
            }
        }
    }
#endif
