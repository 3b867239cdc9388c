#if !hasFeature(Embedded)
    private enum DoubleSpringKeys: String, CodingKey {
        case angularFrequency, start, initialVelocity, intermediate, intermediateVelocity, goal
    }

    extension DoubleSpring: Encodable where Value: Encodable {
        /// Encodes frequency, starts and goal.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: DoubleSpringKeys.self)
            try values.encode(angularFrequency, forKey: .angularFrequency)
            try values.encode(start, forKey: .start)
            try values.encode(initialVelocity, forKey: .initialVelocity)
            try values.encode(intermediate, forKey: .intermediate)
            try values.encode(intermediateVelocity, forKey: .intermediateVelocity)
            try values.encode(goal, forKey: .goal)
        }
    }

    extension DoubleSpring: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and those of the initialiser.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: DoubleSpringKeys.self)
            try self.init(
                angularFrequency: values.decode(Double.self, forKey: .angularFrequency),
                from: values.decode(Value.self, forKey: .start),
                velocity: values.decode(Value.self, forKey: .initialVelocity),
                intermediate: values.decode(Value.self, forKey: .intermediate),
                intermediateVelocity: values.decode(Value.self, forKey: .intermediateVelocity),
                to: values.decode(Value.self, forKey: .goal))
        }
    }
#endif
