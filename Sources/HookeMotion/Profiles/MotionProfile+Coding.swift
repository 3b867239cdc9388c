#if !hasFeature(Embedded)
    extension MotionLimits: Codable {
        private enum CodingKeys: String, CodingKey { case speed, acceleration, jerk }

        /// Decodes limits; one that is left out is infinite.
        /// - Throws: the decoder's errors, and those of the initialiser.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            func limit(_ key: CodingKeys) throws -> Double {
                try values.decodeIfPresent(Double.self, forKey: key) ?? .infinity
            }
            try self.init(speed: limit(.speed), acceleration: limit(.acceleration), jerk: limit(.jerk))
        }

        /// Encodes the limits that are finite.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if speed < .infinity { try values.encode(speed, forKey: .speed) }
            if acceleration < .infinity { try values.encode(acceleration, forKey: .acceleration) }
            if jerk < .infinity { try values.encode(jerk, forKey: .jerk) }
        }
    }

    private enum ProfileKeys: String, CodingKey { case start, initialVelocity, endValue, limits, duration }

    extension MotionProfile: Encodable where Value: Encodable {
        /// Encodes start, end and limits; the initial velocity unless it moves on the straight line from rest; and the
        /// duration, if one was given.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: ProfileKeys.self)
            try values.encode(start, forKey: .start)
            if !movesOnLine { try values.encode(initialVelocity, forKey: .initialVelocity) }
            try values.encode(endValue, forKey: .endValue)
            try values.encode(limits, forKey: .limits)
            if let requestedDuration { try values.encode(requestedDuration, forKey: .duration) }
        }
    }

    extension MotionProfile: Decodable where Value: ComponentVector & Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: the decoder's errors, and those of the initialisers.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: ProfileKeys.self)
            let start = try values.decode(Value.self, forKey: .start)
            let end = try values.decode(Value.self, forKey: .endValue)
            let limits = try values.decode(MotionLimits.self, forKey: .limits)
            let duration = try values.decodeIfPresent(Double.self, forKey: .duration)
            if let velocity = try values.decodeIfPresent(Value.self, forKey: .initialVelocity) {
                try self.init(
                    from: start, initialVelocity: velocity, to: end, within: limits, duration: duration)
            } else {
                try self.init(from: start, to: end, within: limits, duration: duration)
            }
        }
    }
#endif
