#if !hasFeature(Embedded)
    private enum HandoverOffsetKeys: String, CodingKey { case law, difference }

    extension HandoverOffset: Encodable where Value: Encodable {
        /// Encodes law and difference.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: HandoverOffsetKeys.self)
            try values.encode(law, forKey: .law)
            try values.encode(difference, forKey: .difference)
        }
    }

    extension HandoverOffset: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, `HookeError` for a law outside its domain, and
        ///   `DecodingError.dataCorrupted` for a fade, which has no offset.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: HandoverOffsetKeys.self)
            let law = try values.decode(HandoverLaw.self, forKey: .law)
            let difference = try values.decode(MotionState<Value>.self, forKey: .difference)
            guard let offset = HandoverOffset(law, from: difference) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .law, in: values,
                    debugDescription: "expected spring, thirdOrder or quintic; a fade has no offset")
            }
            self = offset
        }
    }
#endif
