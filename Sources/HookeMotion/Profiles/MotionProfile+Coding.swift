#if !hasFeature(Embedded)
    private enum ProfileKeys: String, CodingKey {
        case start, initialVelocity, initialAcceleration, endValue, endVelocity, endAcceleration, limits,
            duration
    }

    extension MotionProfile: Encodable where Value: Encodable {
        /// Encodes start, end and limits; the initial velocity unless it moves on the straight line from rest; other
        /// velocities and accelerations that are not 0; and the duration, if one was given.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: ProfileKeys.self)
            func encode(_ value: Value, _ key: ProfileKeys) throws {
                if value != .zero { try values.encode(value, forKey: key) }
            }
            try values.encode(start, forKey: .start)
            if !movesOnLine { try values.encode(initialVelocity, forKey: .initialVelocity) }
            try encode(initialAcceleration, .initialAcceleration)
            try values.encode(endValue, forKey: .endValue)
            try encode(endVelocity, .endVelocity)
            try encode(endAcceleration, .endAcceleration)
            try values.encode(limits, forKey: .limits)
            if let requestedDuration { try values.encode(requestedDuration, forKey: .duration) }
        }
    }

    extension MotionProfile: Decodable where Value: ComponentVector & Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and those of the initialisers.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: ProfileKeys.self)
            func value(_ key: ProfileKeys) throws -> Value? {
                try values.decodeIfPresent(Value.self, forKey: key)
            }
            let start = try values.decode(Value.self, forKey: .start)
            let end = try values.decode(Value.self, forKey: .endValue)
            let limits = try values.decode(MotionLimits.self, forKey: .limits)
            let duration = try values.decodeIfPresent(Double.self, forKey: .duration)
            if let velocity = try value(.initialVelocity) {
                try self.init(
                    from: start, initialVelocity: velocity,
                    initialAcceleration: value(.initialAcceleration) ?? .zero, to: end,
                    endVelocity: value(.endVelocity) ?? .zero,
                    endAcceleration: value(.endAcceleration) ?? .zero,
                    within: limits, duration: duration)
            } else {
                try self.init(from: start, to: end, within: limits, duration: duration)
            }
        }
    }
#endif
