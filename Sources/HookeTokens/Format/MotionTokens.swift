import HookeJSON

/// The motion tokens of a file in the format of the Design Tokens Community Group, version 2025.10.
///
/// ```swift
/// let file = try MotionTokens(text: """
///     { "motion": { "$type": "duration",
///         "short": { "$value": { "value": 50, "unit": "ms" } },
///         "tap": { "$value": "{motion.short}" } } }
///     """)
/// print(file["motion.tap"]?.value ?? .duration(.zero))  // 50ms
/// ```
///
/// - Read are the types `duration`, `cubicBezier` and `transition`, aliases (`{group.token}`), references to parts
///   (`$ref`), types of groups and groups that extend others.
/// - Everything else stays as it is: tokens of other types, descriptions, extensions, unknown members, their order, and
///   the digits of numbers. `text` has it all again.
/// - What other programs write is read too, with a note for each kind in `notes`: `"200ms"`, `"cubic-bezier(0.2, 0, 0, 1)"`,
///   a transition without a delay, `value` and `type` without a dollar sign, JSON5. A token that is not valid is kept and not
///   read. `strict` refuses all of it.
/// - The format has no springs: a spring is a `transition` with the nearest Bézier, and its duration and bounce in
///   `$extensions`; a curve of several Béziers is a `cubicBezier` in the same way. docs/tokens.md has the form.
public struct MotionTokens: Sendable {
    /// The name under `$extensions` of what the format has no type for.
    public static let extensionName = "org.hooke"

    /// What a type is read as.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A time span: `{ "value": 200, "unit": "ms" }`.
        case duration
        /// A curve: four numbers.
        case curve
        /// A duration, a delay and a curve.
        case transition
        /// A spring as `Spring` reads it from JSON: `{ "stiffness": 170, "damping": 26 }`.
        case spring

        /// The kinds of the format's own types.
        static let ofFormat: [String: Kind] = [
            "duration": .duration, "cubicBezier": .curve, "transition": .transition,
        ]
    }

    var tree: JSONValue
    private var lines = TextLines([])
    private var types: [String: Kind] = [:]
    private var isStrict = true
    /// The errors of the tokens that are not read.
    private var failures: [String: FileError] = [:]

    /// The motion tokens in order of the file, with aliases resolved.
    public private(set) var tokens: [MotionToken]

    /// What was read although the format does not allow it, and the tokens that are kept and not read.
    public private(set) var notes: [FileNote] = []

    /// Creates a file without tokens.
    public init() {
        tree = .object([:])
        tokens = []
    }

    /// Reads a file.
    /// - Parameters:
    ///   - text: The file.
    ///   - types: What values of `$type` that the format does not have are read as: `["com.example.spring": .spring]`.
    ///   - strict: Whether everything that the format does not allow is an error.
    /// - Throws: A `FileError` with the place: of text that is not JSON or JSON5, or not an object; if `strict`, of the first
    ///   deviation of the structure, then of the values.
    public init(text: String, types: [String: Kind] = [:], strict: Bool = false) throws(FileError) {
        try self.init(bytes: Array(text.utf8), types: types, strict: strict)
    }

    /// Reads a file.
    /// - Parameters:
    ///   - bytes: The file in UTF-8.
    ///   - types: As for `init(text:types:strict:)`.
    ///   - strict: As for `init(text:types:strict:)`.
    /// - Throws: The errors of `init(text:types:strict:)`.
    public init(bytes: [UInt8], types: [String: Kind] = [:], strict: Bool = false) throws(FileError) {
        lines = TextLines(bytes)
        (self.types, isStrict) = (types, strict)
        let notes = FileNotes(isStrict: strict)
        do { tree = try JSONValue(text: bytes, notes: notes) } catch {
            throw FileError(error, lines, path: error.path.pointer)
        }
        var reader = try TokenReader(tree, lines, notes, types)
        tokens = try reader.tokens()
        (self.notes, failures) = (notes.notes, reader.failures)
    }

    /// The token of a name, such as `motion.short`.
    public subscript(name: String) -> MotionToken? { tokens.first { $0.name == name } }

    /// The file as JSON, indented by two spaces, with a line feed at its end. Reading it gives the same members in the
    /// same order with the same digits.
    public var text: String { tree.text + "\n" }

    /// Sets a token. A new one is added after the others of its group; an existing one keeps its description and its
    /// other members, and an alias becomes a value.
    /// - Parameter token: The token; without a note the description stays. `alias` makes it one.
    /// - Throws: A `FileError` for a name that the format does not accept, that is a group's or that leads into a token,
    ///   and for an alias of a token that does not exist. `HookeError.noSolution` as text for a spring that never settles.
    public mutating func set(_ token: MotionToken) throws(FileError) { try set([token]) }

    private mutating func set(_ added: [MotionToken]) throws(FileError) {
        var changed = tree
        for token in added { try Self.set(token, in: &changed) }
        // Reads it again: an alias must lead to a token of this type, and others may refer to this one.
        let notes = FileNotes(isStrict: isStrict)
        var reader = try TokenReader(changed, lines, notes, types)
        let tokens = try reader.tokens()
        let names = Set(added.map(\.name))
        for (name, error) in reader.failures.sorted(by: { $0.key < $1.key })
        where names.contains(name) || failures[name] == nil {
            throw error
        }
        (self.tokens, tree, failures, self.notes) = (tokens, changed, reader.failures, notes.notes)
    }

    private static func set(_ token: MotionToken, in tree: inout JSONValue) throws(FileError) {
        let parts = token.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        func fault(_ field: String, _ value: String, _ accepted: String) -> FileError {
            FileError(
                path: parts.map { JSONStep.member($0) }.pointer,
                .invalid(
                    .badValue(
                        field: HookeError.Field(field), value: value, nearest: nil, accepted: accepted)))
        }
        let name = "\"\(token.name.excerpt)\""
        for (index, part) in parts.enumerated() {
            let isRoot = part == "$root" && index == parts.count - 1 && index > 0
            let isBad = part.isEmpty || part.hasPrefix("$") || part.contains("{") || part.contains("}")
            guard isRoot || !isBad else {
                throw fault(
                    "name", name, "names between dots without \"{\" and \"}\" that do not begin with \"$\"")
            }
        }
        let written: (type: String, value: JSONValue, extra: JSONValue.Member?)
        do { written = try TokenWriter.members(of: token) } catch {
            throw fault(token.value.kind, "\(token.value)", "\(error)")
        }
        guard set(&tree, parts[...], token, written) else {
            throw fault("name", name, "the name of a token, in groups that are not tokens")
        }
    }

    private static func set(
        _ tree: inout JSONValue, _ parts: ArraySlice<String>, _ token: MotionToken,
        _ written: (type: String, value: JSONValue, extra: JSONValue.Member?)
    ) -> Bool {
        guard let name = parts.first else { return false }
        guard tree.members != nil, tree["$value"] == nil, tree["$ref"] == nil, !OlderTokens.isToken(tree)
        else {
            return false
        }
        if parts.count > 1 {
            var inner = tree[name] ?? .object([:])
            guard set(&inner, parts.dropFirst(), token, written) else { return false }
            tree[name] = inner
            return true
        }
        var inner = tree[name] ?? .object([:])
        let isOlder = OlderTokens.isToken(inner)
        let isToken = inner["$value"] != nil || inner["$ref"] != nil || isOlder
        guard let members = inner.members, isToken || members.isEmpty else { return false }
        inner["$ref"] = nil
        // An alias has the type of its token.
        if token.alias == nil { inner[isOlder ? "type" : "$type"] = .string(written.type) }
        inner[isOlder ? "value" : "$value"] = written.value
        if let note = token.note {
            let known = isOlder ? ["comment", "description"].first { inner[$0] != nil } : nil
            inner[known ?? "$description"] = .string(note)
        }
        var extensions = inner["$extensions"] ?? .object([:])
        var own = extensions[extensionName] ?? .object([:])
        for name in ["spring", "curve"] {
            own[name] = written.extra?.name == name ? written.extra?.value : nil
        }
        extensions[extensionName] = own.members?.isEmpty == false ? own : nil
        inner["$extensions"] = extensions.members?.isEmpty == false ? extensions : nil
        tree[name] = inner
        return true
    }
}

extension MotionTokens: Equatable {
    /// Returns whether both files have the same members in the same order with the same digits.
    public static func == (a: MotionTokens, b: MotionTokens) -> Bool { a.text == b.text }
}

extension MotionTokens {
    /// Creates a file of tokens, in groups by their names.
    /// - Throws: The errors of `set(_:)`.
    public init(_ tokens: [MotionToken]) throws(FileError) {
        self.init()
        try set(tokens)
    }
}
