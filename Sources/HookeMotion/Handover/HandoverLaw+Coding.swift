#if !hasFeature(Embedded)
    extension HandoverLaw.Join: Codable {}

    extension HandoverLaw: Codable {
        private enum CodingKeys: String, CodingKey { case spring, thirdOrder, quintic, fade }
        private enum NumberKeys: String, CodingKey { case rate, duration, join, neverCrossesZero, halfLife }

        /// Decodes the object that `encode(to:)` writes, and checks it as `init(_:)` does.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside the domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard values.allKeys.count == 1, let key = values.allKeys.first else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: values.codingPath,
                        debugDescription: "expected one key of: spring, thirdOrder, quintic, fade; found "
                            + "\(values.allKeys.count)"))
            }
            if key == .spring {
                self = .spring(try values.decode(Spring.self, forKey: .spring))
                return
            }
            let numbers = try values.nestedContainer(keyedBy: NumberKeys.self, forKey: key)
            if key == .thirdOrder {
                self = try .thirdOrder(rate: numbers.decode(Double.self, forKey: .rate))
                return
            }
            let duration = try numbers.decode(Double.self, forKey: .duration)
            let join = try numbers.decodeIfPresent(Join.self, forKey: .join) ?? .c1
            if key == .quintic {
                let neverCrossesZero = try numbers.decodeIfPresent(Bool.self, forKey: .neverCrossesZero)
                try self.init(
                    .quintic(duration: duration, join: join, neverCrossesZero: neverCrossesZero ?? false))
            } else {
                let halfLife = try numbers.decodeIfPresent(Double.self, forKey: .halfLife)
                self = try .fade(
                    duration, join, outgoing: halfLife.map { .damped(halfLife: $0) } ?? .continuing)
            }
        }

        /// Encodes an object with one key: `{"spring": …}`, `{"thirdOrder": {"rate": …}}`,
        /// `{"quintic": {"duration": …, "join": "c1", "neverCrossesZero": false}}` or
        /// `{"fade": {"duration": …, "join": "c1", "halfLife": …}}`, without a half-life if the outgoing motion goes
        /// on.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            switch kind {
            case .spring(let spring): try values.encode(spring, forKey: .spring)
            case .thirdOrder(let rate):
                var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: .thirdOrder)
                try numbers.encode(rate, forKey: .rate)
            case .quintic(let duration, let join, let neverCrossesZero):
                var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: .quintic)
                try numbers.encode(duration, forKey: .duration)
                try numbers.encode(join, forKey: .join)
                try numbers.encode(neverCrossesZero, forKey: .neverCrossesZero)
            case .fade(let duration, let join, let outgoing):
                var numbers = values.nestedContainer(keyedBy: NumberKeys.self, forKey: .fade)
                try numbers.encode(duration, forKey: .duration)
                try numbers.encode(join, forKey: .join)
                if case .damped(let halfLife) = outgoing { try numbers.encode(halfLife, forKey: .halfLife) }
            }
        }
    }
#endif
