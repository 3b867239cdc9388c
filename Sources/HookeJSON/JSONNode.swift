package import Hooke

/// The error that a ``JSONNode`` throws: an enum with these cases.
package protocol JSONNodeError: Error {
    /// The text is not JSON, has a repeated name or has a number out of range. Line and column start at 1.
    static func badText(line: Int, column: Int, reason: String) -> Self
    /// A value is invalid, at a path such as `layers[2].ks`.
    static func badValue(path: String, value: String, accepted: String) -> Self
    /// A required value is missing.
    static func missing(path: String, accepted: String) -> Self
    /// A field is unknown. The hint has the nearest name and all of them.
    static func unknownField(path: String, hint: String) -> Self
    /// Whether names may have hyphens instead of capitals: in our own formats.
    static var namesAreSpelledFreely: Bool { get }
}

extension JSONNodeError {
    package static var namesAreSpelledFreely: Bool { false }
}

/// A value of a JSON document with its path: the one reader of values, whose errors name the path.
package struct JSONNode<Failure: JSONNodeError>: Sendable {
    package let value: JSONValue
    private let path: [JSONStep]

    /// - Parameter path: The steps to the value; none for a document.
    package init(_ value: JSONValue, path: [JSONStep] = []) { (self.value, self.path) = (value, path) }

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
        do { self.init(try JSONValue(text: bytes, notes: &notes)) } catch {
            let place = TextLines(bytes).place(of: error.offset)
            throw .badText(line: place.line, column: place.column, reason: error.description)
        }
    }

    /// Returns the value without members that are null, the path of the first and their number.
    package func removingNulls() -> (node: JSONNode, first: String?, count: Int) {
        var (first, count) = (String?.none, 0)
        let value = value.removingNulls(path) { path in
            first = first ?? path
            count += 1
        }
        return (count > 0 ? JSONNode(value, path: path) : self, first, count)
    }

    /// The path as text: `layers[2].ks.p`.
    package var pathText: String { path.text }

    // MARK: - Errors

    package func fault(accepted: String) -> Failure {
        .badValue(path: path.isEmpty ? "the document" : pathText, value: value.shown, accepted: accepted)
    }

    /// The error for a value that is not a number.
    private func noNumber(_ accepted: String) -> Failure {
        let isQuoted = value.string.map { Notation.number($0) != nil } ?? false
        return fault(accepted: isQuoted ? accepted + ", not in quotation marks" : accepted)
    }

    package func missing(_ name: String, accepted: String) -> Failure {
        .missing(path: (path + [.member(name)]).text, accepted: accepted)
    }

    // MARK: - Members and elements

    private func child(_ step: JSONStep, _ value: JSONValue) -> JSONNode {
        JSONNode(value, path: path + [step])
    }

    private static func isName(_ typed: String, _ name: String) -> Bool {
        typed == name || Failure.namesAreSpelledFreely && isSameName(typed, name)
    }

    /// Returns a member, or `nil` if it is missing. Throws if the value is not an object.
    package func member(_ name: String) throws(Failure) -> JSONNode? {
        guard let members = value.members else { throw fault(accepted: "an object") }
        return members.first { Self.isName($0.name, name) }.map { child(.member($0.name), $0.value) }
    }

    package func required(_ name: String, accepted: String) throws(Failure) -> JSONNode {
        guard let place = try member(name) else { throw missing(name, accepted: accepted) }
        return place
    }

    /// The members of an object in order; empty for other values.
    package var members: [(name: String, place: JSONNode)] {
        (value.members ?? []).map { ($0.name, child(.member($0.name), $0.value)) }
    }

    /// Refuses other values than objects, and members other than `names`, with the nearest of them.
    package func checkFields(_ names: [String]) throws(Failure) {
        guard let members = value.members else { throw fault(accepted: "an object") }
        for member in members where !names.contains(where: { Self.isName(member.name, $0) }) {
            throw .unknownField(
                path: child(.member(member.name), member.value).pathText,
                hint: acceptedWords(names, not: member.name))
        }
    }

    /// The elements of an array; `nil` for other values.
    package var elementsIfArray: [JSONNode]? {
        value.elements?.enumerated().map { child(.element($0), $1) }
    }

    package func elements(accepted: String = "an array") throws(Failure) -> [JSONNode] {
        guard let elements = elementsIfArray else { throw fault(accepted: accepted) }
        return elements
    }

    // MARK: - Values

    package func number(accepted: String = "a number") throws(Failure) -> Double {
        guard let number = value.number else { throw noNumber(accepted) }
        return number
    }

    /// Returns an integer in `range` of magnitude up to 2⁵³.
    package func integer(in range: ClosedRange<Int>, accepted: String) throws(Failure) -> Int {
        guard let number = value.number, let whole = Int(exactly: number), whole.magnitude <= 1 << 53,
            range.contains(whole)
        else { throw noNumber(accepted) }
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

    package func string(accepted: String = "a string") throws(Failure) -> String {
        guard let text = value.string else { throw fault(accepted: accepted) }
        return text
    }

    package func bool() throws(Failure) -> Bool {
        guard case .bool(let bool) = value.content else { throw fault(accepted: "true or false") }
        return bool
    }

    /// Returns a number or a non-empty array of numbers as an array.
    package func numbers() throws(Failure) -> [Double] {
        if let number = value.number { return [number] }
        guard let elements = value.elements, !elements.isEmpty else {
            throw noNumber("a number or an array of numbers")
        }
        return try numbers(count: nil, accepted: "")
    }

    /// Returns the numbers of an array, `count` of them if it is given.
    package func numbers(count: Int?, accepted: String) throws(Failure) -> [Double] {
        guard let elements = value.elements, count == nil || elements.count == count else {
            throw noNumber(accepted)
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard let number = element.number else {
                throw child(.element(index), element).noNumber("a number")
            }
            numbers.append(number)
        }
        return numbers
    }
}
