#if !hasFeature(Embedded)
    extension Notation: Codable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        package init(from decoder: any Decoder) throws {
            // First, because most values of long tracks are numbers.
            if let number = try? decoder.singleValueContainer().decode(Double.self) {
                self = .number(number)
                return
            }
            if let values = try? decoder.container(keyedBy: Key.self) {
                self = .fields(
                    try values.allKeys.map {
                        Member($0.stringValue, try values.decode(Notation.self, forKey: $0))
                    })
                return
            }
            if var values = try? decoder.unkeyedContainer() {
                var elements: [Notation] = []
                while !values.isAtEnd { elements.append(try values.decode(Notation.self)) }
                self = .list(elements)
                return
            }
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else {
                self = .text(try value.decode(String.self))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            guard !isTooDeep else {
                throw EncodingError.invalidValue(
                    self, .init(codingPath: encoder.codingPath, debugDescription: Self.acceptedDepth))
            }
            switch self {
            case .fields(let members):
                var values = encoder.container(keyedBy: Key.self)
                for member in members {
                    try values.encode(member.value, forKey: Key(stringValue: member.name))
                }
            case .list(let elements):
                var values = encoder.unkeyedContainer()
                for element in elements { try values.encode(element) }
            case .null:
                var value = encoder.singleValueContainer()
                try value.encodeNil()
            case .bool(let bool): try bool.encode(to: encoder)
            case .number(let number): try number.encode(to: encoder)
            case .text(let text): try text.encode(to: encoder)
            }
        }
    }
#endif
