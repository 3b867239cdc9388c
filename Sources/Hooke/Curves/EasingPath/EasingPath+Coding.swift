#if !hasFeature(Embedded)
    extension EasingPath: Codable {
        /// Reads an array of points and checks them as `init(_:)` does.
        public init(from decoder: any Decoder) throws {
            try self.init([Point](from: decoder))
        }

        /// Writes the points.
        public func encode(to encoder: any Encoder) throws { try points.encode(to: encoder) }
    }
#endif
