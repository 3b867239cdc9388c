#if !hasFeature(Embedded)
    extension LinearApproximation: Codable {
        private enum CodingKeys: String, CodingKey { case curve, duration, error }

        /// Decodes and checks the numbers. The error itself cannot be checked.
        /// - Throws: The errors of the decoder and of `LinearStops`, and `HookeError.outOfRange` for a duration that
        ///   is not above 0 and finite, or an error outside [0, 1).
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let curve = try values.decode(LinearStops.self, forKey: .curve)
            let duration = try values.decode(Double.self, forKey: .duration)
            let error = try values.decode(Double.self, forKey: .error)
            guard duration > 0, duration.isFinite else {
                throw HookeError.outOfRange(
                    field: .duration, value: duration, accepted: "a finite number of seconds above 0")
            }
            guard error >= 0, error < 1 else {
                throw HookeError.outOfRange(field: .error, value: error, accepted: "from 0 to below 1")
            }
            self.init(curve: curve, duration: duration, error: error)
        }

        /// Encodes curve, duration and error.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(curve, forKey: .curve)
            try values.encode(duration, forKey: .duration)
            try values.encode(error, forKey: .error)
        }
    }
#endif
