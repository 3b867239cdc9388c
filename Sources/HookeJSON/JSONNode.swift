package import Hooke

/// The error that a ``JSONNode`` throws: an enum with these cases.
package protocol JSONNodeError: Error {
    /// The text is not JSON, has a repeated name or has a number out of range. Line and column start at 1.
    static func badText(line: Int, column: Int, reason: String) -> Self
    /// A value is invalid, at a path such as `layers[2].ks`.
    static func badValue(path: String, value: String, accepted: String) -> Self
    /// A required value is missing.
    static func missing(path: String, accepted: String) -> Self
    /// Whether names may have hyphens instead of capitals: in our own formats.
    static var namesAreSpelledFreely: Bool { get }
}

extension JSONNodeError {
    package static var namesAreSpelledFreely: Bool { false }
}

/// A value of a JSON document with its path, for error messages.
package struct JSONNode<Failure: JSONNodeError>: Sendable {
    package let value: JSONValue
    private let path: JSONPath

    private init(_ value: JSONValue, _ path: JSONPath) {
        self.value = value
        self.path = path
    }

    /// Parses a document.
    ///
    /// At most 128 arrays and objects can be nested, which is about sixty nested groups. This limit bounds
    /// the use of the stack.
    package init(text bytes: [UInt8]) throws(Failure) {
        var none: [FileNote]?
        try self.init(text: bytes, notes: &none)
    }

    /// Parses a document. `notes` takes what JSON5 allows and JSON does not; `nil` rejects it.
    package init(text bytes: [UInt8], notes: inout [FileNote]?) throws(Failure) {
        do {
            self.init(try JSONValue(text: bytes, deepest: 128, notes: &notes), .root)
        } catch {
            let place = textPlace(of: error.offset, in: bytes)
            throw .badText(
                line: place.line, column: place.column,
                reason: error.isSyntax ? "not JSON: \(error.reason)" : error.reason)
        }
    }

    /// Returns the value without members that are null, the path of the first and their number.
    package func removingNulls() -> (node: JSONNode, first: String?, count: Int) {
        var (first, count) = (String?.none, 0)
        func stripped(_ value: JSONValue, _ path: JSONPath) -> JSONValue? {
            switch value {
            case .object(let members):
                // Most objects have none, and copying them takes time.
                var changed: [String: JSONValue]?
                for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                    let place = JSONPath.member(path, name)
                    if member == .null {
                        if first == nil { first = Self.text(place) }
                        count += 1
                        changed = changed ?? members
                        changed?[name] = nil
                    } else if let inner = stripped(member, place) {
                        changed = changed ?? members
                        changed?[name] = inner
                    }
                }
                return changed.map { .object($0) }
            case .array(let elements):
                var changed: [JSONValue]?
                for (index, element) in elements.enumerated() {
                    guard let inner = stripped(element, .element(path, index)) else { continue }
                    changed = changed ?? elements
                    changed?[index] = inner
                }
                return changed.map { .array($0) }
            default: return nil
            }
        }
        let value = stripped(value, path)
        return (value.map { JSONNode($0, path) } ?? self, first, count)
    }

    /// The path as text: `layers[2].ks.p`.
    package var pathText: String { Self.text(path) }

    private static func text(_ path: JSONPath) -> String {
        switch path {
        case .root: ""
        case .member(.root, let name): name
        case .member(let parent, let name): text(parent) + "." + name
        case .element(let parent, let index): text(parent) + "[\(index)]"
        }
    }

    // MARK: - Errors

    package func fault(accepted: String) -> Failure {
        .badValue(path: pathText.isEmpty ? "the document" : pathText, value: shown, accepted: accepted)
    }

    package func missing(_ name: String, accepted: String) -> Failure {
        .missing(path: Self.text(.member(path, name)), accepted: accepted)
    }

    /// The value as a short text for messages.
    package var shown: String {
        switch value {
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .bool(let bool): "\(bool)"
        case .string(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
        case .array(let elements): "an array of \(elements.count)"
        case .null, .object: value.kind
        }
    }

    // MARK: - Members and elements

    /// Returns a member, or `nil` if it is missing. Throws if the value is not an object.
    package func member(_ name: String) throws(Failure) -> JSONNode? {
        guard case .object(let members) = value else { throw fault(accepted: "an object") }
        if let value = members[name] { return JSONNode(value, .member(path, name)) }
        guard Failure.namesAreSpelledFreely, let typed = members.keys.first(where: { isSameName($0, name) })
        else {
            return nil
        }
        return members[typed].map { JSONNode($0, .member(path, typed)) }
    }

    package func required(_ name: String, accepted: String) throws(Failure) -> JSONNode {
        guard let place = try member(name) else { throw missing(name, accepted: accepted) }
        return place
    }

    /// The members of an object, sorted by name; empty for other values.
    package var members: [(name: String, place: JSONNode)] {
        guard case .object(let members) = value else { return [] }
        return members.sorted { $0.key < $1.key }.map { ($0.key, JSONNode($0.value, .member(path, $0.key))) }
    }

    /// The elements of an array; `nil` for other values.
    package var elementsIfArray: [JSONNode]? {
        guard case .array(let elements) = value else { return nil }
        return elements.enumerated().map { JSONNode($1, .element(path, $0)) }
    }

    package func elements() throws(Failure) -> [JSONNode] {
        guard let elements = elementsIfArray else { throw fault(accepted: "an array") }
        return elements
    }

    // MARK: - Values

    package func number(accepted: String = "a number") throws(Failure) -> Double {
        guard case .number(let number) = value else { throw fault(accepted: accepted) }
        return number
    }

    /// Returns an integer in `range` of magnitude up to 2⁵³.
    package func integer(in range: ClosedRange<Int>, accepted: String) throws(Failure) -> Int {
        guard case .number(let number) = value, let whole = Int(exactly: number),
            whole.magnitude <= 1 << 53, range.contains(whole)
        else { throw fault(accepted: accepted) }
        return whole
    }

    /// Returns an integer of at least 0.
    package func count() throws(Failure) -> Int {
        try integer(in: 0...(1 << 53), accepted: "a whole number from 0")
    }

    /// Returns the value as an index into the array `name` with `count` elements.
    package func index(into name: String, count: Int) throws(Failure) -> Int {
        let accepted =
            count == 0 ? "an index into \(name), which is empty" : "an index into \(name), 0 to \(count - 1)"
        guard count > 0 else { throw fault(accepted: accepted) }
        return try integer(in: 0...(count - 1), accepted: accepted)
    }

    package func string() throws(Failure) -> String {
        guard case .string(let text) = value else { throw fault(accepted: "a string") }
        return text
    }

    /// Returns a number or a non-empty array of numbers as an array.
    package func numbers() throws(Failure) -> [Double] {
        if case .number(let number) = value { return [number] }
        guard case .array(let elements) = value, !elements.isEmpty else {
            throw fault(accepted: "a number or an array of numbers")
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard case .number(let number) = element else {
                throw JSONNode(element, .element(path, index)).fault(accepted: "a number")
            }
            numbers.append(number)
        }
        return numbers
    }
}

/// The steps from the root. The text is built only for an error or a track.
private indirect enum JSONPath: Sendable {
    case root
    case member(JSONPath, String)
    case element(JSONPath, Int)
}
