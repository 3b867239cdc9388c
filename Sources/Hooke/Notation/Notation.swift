/// A value as it is written, before it is read: the content of a text, an option, JSON or a Codable container.
///
/// Text and JSON say the same:
///
/// | text | JSON |
/// | --- | --- |
/// | `bouncy` | `"bouncy"` |
/// | `threshold=0.6`, `threshold(0.6)` | `{"threshold": 0.6}` |
/// | `origami(40, 7)` | `{"origami": [40, 7]}` |
/// | `spring(response=0.4, damping-ratio=0.8)` | `{"spring": {"response": 0.4, "dampingRatio": 0.8}}` |
/// | `quintic(0.4, join=c2)` | `{"quintic": 0.4, "join": "c2"}` |
///
/// A string of JSON is read as text. Arguments stay text until their reader parses them, so that a curve of CSS may stand
/// inside `reversed(…)`.
package enum Notation: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Notation])
    case fields([Member])

    /// A field with its name as it is typed.
    package struct Member: Sendable {
        package var name: String
        package var value: Notation

        package init(_ name: String, _ value: Notation) { (self.name, self.value) = (name, value) }
    }

    /// Whether the value is an object, and not a text.
    package var isObject: Bool { if case .fields = self { true } else { false } }

    /// The value for messages: texts in quotation marks, and shortened; lists of a few numbers as they are.
    @inline(never) package var shown: String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let number): return CSSDecimal(number).text
        case .text(let text): return "\"\(text.excerpt)\""
        case .list(let elements):
            guard elements.count <= 8, !elements.contains(where: { $0.isObject }) else {
                return "an array of \(elements.count)"
            }
            return "[" + Hooke.list(elements.map { $0.shown }) + "]"
        case .fields(let members): return members.isEmpty ? "{}" : "an object"
        }
    }
}

// MARK: - Depth

extension Notation {
    /// How many values may be inside one another, in objects, arrays, parentheses and brackets: readers call each other on
    /// the stack, and so do writers. In WebAssembly a curve takes 2 kB of 256 kB.
    static let deepest = 64

    /// What is accepted, for errors.
    package static var acceptedDepth: String { "at most 64 values inside one another" }

    /// Whether more values are inside one another than are read and written.
    package var isTooDeep: Bool { isDeeper(than: Self.deepest) }

    /// Throws for a value that is too deep.
    @inline(never)
    package func checkDepth(at place: String) throws(HookeError) {
        guard isTooDeep else { return }
        throw .badValue(
            field: HookeError.Field(place), value: "too deep", nearest: nil, accepted: Self.acceptedDepth)
    }

    @inline(never)
    private func isDeeper(than most: Int) -> Bool {
        switch self {
        case .fields(let members): most == 0 || members.contains { $0.value.isDeeper(than: most - 1) }
        case .list(let elements): most == 0 || elements.contains { $0.isDeeper(than: most - 1) }
        case .text(let text): Self.depth(of: text.bytes[...]) > most
        default: false
        }
    }
}
