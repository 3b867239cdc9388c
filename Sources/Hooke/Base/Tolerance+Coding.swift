#if !hasFeature(Embedded)
    extension Tolerance: Codable {
        private enum CodingKeys: String, CodingKey { case distance, fraction, speed }

        /// Decodes a tolerance and checks it as `init(distance:speed:)` does.
        /// - Throws: the decoder's errors, and `HookeError` for a number outside its domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let speed = try values.decodeIfPresent(Double.self, forKey: .speed)
            if let fraction = try values.decodeIfPresent(Double.self, forKey: .fraction) {
                guard !values.contains(.distance) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .fraction, in: values,
                        debugDescription: "found distance and fraction; accepted: one of them")
                }
                // The checks are the same.
                self = try .relative(
                    Tolerance(distance: fraction, speed: speed).distance, speed: speed)
            } else {
                try self.init(distance: values.decode(Double.self, forKey: .distance), speed: speed)
            }
        }

        /// Encodes the distance, under `fraction` if it is relative, and the speed unless it is `nil`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(distance, forKey: isRelative ? .fraction : .distance)
            try values.encodeIfPresent(speed, forKey: .speed)
        }
    }
#endif
