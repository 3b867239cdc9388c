#if !hasFeature(Embedded)
    private enum VelocityTrackerKeys: String, CodingKey { case timeUnit, times, positions }

    extension VelocityTracker: Encodable where Position: Encodable {
        /// Encodes an object with the unit of times, the times and the positions, oldest first.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: VelocityTrackerKeys.self)
            try values.encode(timeUnit, forKey: .timeUnit)
            try values.encode(samples.map(\.time), forKey: .times)
            try values.encode(samples.map(\.position), forKey: .positions)
        }
    }

    extension VelocityTracker: Decodable where Position: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for another number of positions than times and for samples
        ///   that ``addSample(time:position:)`` refuses.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: VelocityTrackerKeys.self)
            self.init(timeUnit: try values.decode(TimeUnit.self, forKey: .timeUnit))
            let times = try values.decode([Double].self, forKey: .times)
            let positions = try values.decode([Position].self, forKey: .positions)
            guard positions.count == times.count else {
                throw HookeError.wrongCount(
                    field: "positions", count: positions.count, accepted: "\(times.count), one for each time")
            }
            for (time, position) in zip(times, positions) { try addSample(time: time, position: position) }
        }
    }
#endif
