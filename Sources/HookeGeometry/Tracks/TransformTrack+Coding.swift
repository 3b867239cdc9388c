#if !hasFeature(Embedded)
    extension TransformTrack: Codable {
        private enum CodingKeys: String, CodingKey {
            case times, values, rule, interpolations, policy
        }

        /// Encodes times, values, the rule or the interpolations, and the policy.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(times, forKey: .times)
            try container.encode(values, forKey: .values)
            switch source {
            case .rule(let rule): try container.encode(rule, forKey: .rule)
            case .mixed(let interpolations): try container.encode(interpolations, forKey: .interpolations)
            }
            try container.encode(policy, forKey: .policy)
        }

        /// Decodes a track with the checks of the initialisers. A missing policy is `.rounding`.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let times = try container.decode([Double].self, forKey: .times)
            let values = try container.decode([Transform3D].self, forKey: .values)
            let policy =
                try container.decodeIfPresent(Transform3D.SingularityPolicy.self, forKey: .policy)
                ?? .rounding
            if container.contains(.interpolations) {
                try self.init(
                    times: times, values: values,
                    interpolations: container.decode([Interpolation].self, forKey: .interpolations),
                    policy: policy)
            } else {
                try self.init(
                    times: times, values: values, rule: container.decode(TangentRule.self, forKey: .rule),
                    policy: policy)
            }
        }
    }
#endif
