#if !hasFeature(Embedded)
    private enum StoredMotionKeys: String, CodingKey, CaseIterable { case uniform, spring, decay, track }

    extension StoredMotion: Encodable where Value: Encodable {
        /// Encodes an object with the motion under its kind: `uniform`, `spring`, `decay` or `track`.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: StoredMotionKeys.self)
            switch kind {
            case .uniform(let box): try values.encode(box.content, forKey: .uniform)
            case .spring(let box): try values.encode(box.content, forKey: .spring)
            case .decay(let box): try values.encode(box.content, forKey: .decay)
            case .track(let box): try values.encode(box.content, forKey: .track)
            }
        }
    }

    extension StoredMotion: Decodable where Value: Decodable {
        /// Decodes what `encode(to:)` wrote.
        /// - Throws: The decoder's errors, and `HookeError` for numbers outside their domain.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: StoredMotionKeys.self)
            switch try values.onlyKey() {
            case .uniform:
                self.init(.uniform(Boxed(try values.decode(UniformMotion<Value>.self, forKey: .uniform))))
            case .spring:
                self.init(.spring(Boxed(try values.decode(SpringMotion<Value>.self, forKey: .spring))))
            case .decay: self.init(.decay(Boxed(try values.decode(Decay<Value>.self, forKey: .decay))))
            case .track:
                self.init(.track(Boxed(try values.decode(KeyframeTrack<Value>.self, forKey: .track))))
            }
        }
    }

    extension KeyedDecodingContainer where Key: CaseIterable {
        /// Returns the key of an object that has one of the keys.
        package func onlyKey() throws -> Key {
            guard allKeys.count == 1 else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: codingPath,
                        debugDescription: "expected one key of: "
                            + Key.allCases.map(\.stringValue).joined(separator: ", ")
                            + "; found \(allKeys.count)"))
            }
            return allKeys[0]
        }
    }
#endif
