#if !hasFeature(Embedded)
    private enum SequenceKeys: String, CodingKey { case initialValue, steps, cubicRule }

    extension KeyframeSequence: Encodable where Value: Encodable {
        /// Encodes initial value, steps and rule.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: SequenceKeys.self)
            try container.encode(initialValue, forKey: .initialValue)
            try container.encode(steps, forKey: .steps)
            try container.encode(cubicRule, forKey: .cubicRule)
        }
    }

    extension KeyframeSequence: Decodable where Value: Decodable {
        /// Decodes a sequence and checks it as `init(from:_:cubicRule:)` does.
        /// - Throws: The decoder's errors, and `HookeError` for invalid steps.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: SequenceKeys.self)
            try self.init(
                from: container.decode(Value.self, forKey: .initialValue),
                container.decode([Step].self, forKey: .steps),
                cubicRule: container.decode(TangentRule.self, forKey: .cubicRule))
        }
    }
#endif
