#if !hasFeature(Embedded)
    private enum WindowsKeys: String, CodingKey { case initialValue, moves }

    extension RelativeKeyframes: Encodable where Value: Encodable {
        /// Encodes the initial value and the moves.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: WindowsKeys.self)
            try container.encode(initialValue, forKey: .initialValue)
            try container.encode(moves, forKey: .moves)
        }
    }

    extension RelativeKeyframes: Decodable where Value: Decodable {
        /// Decodes the initial value and the moves, in any order.
        /// - Throws: The decoder's errors, and `HookeError` for a window outside [0, 1].
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: WindowsKeys.self)
            self.init(from: try container.decode(Value.self, forKey: .initialValue))
            for move in try container.decode([Move].self, forKey: .moves) { add(move.window, to: move.value) }
        }
    }
#endif
