#if !hasFeature(Embedded)
    /// A value that is decoded from its notation, as text or as an object, and encoded as it.
    package protocol NotationCoded: Codable {
        /// The path of the value in errors: the name of its function.
        static var notationName: String { get }
        /// Reads a text or an object.
        init(_ notation: Notation, at place: String) throws(HookeError)
        /// The value as it is written.
        var notation: Notation { get }
    }

    extension NotationCoded {
        /// Decodes a text or an object.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: Self.notationName)
        }

        /// Encodes a text or an object.
        /// - Throws: The encoder's errors, and `EncodingError` for more than 64 values inside one another.
        public func encode(to encoder: any Encoder) throws { try notation.encode(to: encoder) }
    }

    /// A value that is coded as the fields of its function.
    package protocol FieldsCoded: NotationCoded {
        /// The accepted fields.
        static var fieldNames: [String] { get }
        /// The field that a value of another kind is; `nil` to refuse it.
        static var mainField: String? { get }
        /// Reads the fields; others are ignored.
        init(_ fields: NotationFields) throws(HookeError)
        /// The fields of the value.
        var members: [Notation.Member] { get }
    }

    extension FieldsCoded {
        package static var mainField: String? { nil }

        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(
                notation, of: Self.notationName, at: place, accepted: Self.fieldNames, orField: Self.mainField
            )
            try self.init(fields)
            try fields.finish()
        }

        package var notation: Notation { .fields(members) }
    }

    extension NamedCase where Self: CaseIterable & Decodable {
        /// Decodes the name of a case, with capitals, hyphens or underscores between its words.
        public init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            let text = try value.decode(String.self)
            guard let found = Self.allCases.first(where: { isSameName($0.rawValue, text) }) else {
                let words = Self.allCases.map { $0.rawValue }
                throw DecodingError.dataCorruptedError(
                    in: value,
                    debugDescription: "found \"\(text.excerpt)\"; "
                        + HookeError.accepted(nearestWord(to: text, in: words), list(words)))
            }
            self = found
        }
    }
#endif
