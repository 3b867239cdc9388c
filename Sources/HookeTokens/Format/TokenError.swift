import HookeJSON

/// An error in a file of tokens, with its place.
public struct TokenError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The text is not JSON, gives a name twice or has a number beyond the range of a double; a place of CSS is not
        /// valid; a token refers to one that is not.
        case badText(reason: String)
        /// A field has an invalid value, or is missing: then the value is `missing`. `nearest` is the accepted word that
        /// was probably meant.
        case invalid(field: String, value: String, accepted: String, nearest: String?)
    }

    /// The place as a JSON pointer: `/motion/short/$value/unit`; empty for the whole text.
    public let pointer: String
    /// The line, from 1; 0 for a value that was not read from a text.
    public let line: Int
    /// The column in characters (Unicode scalars), from 1; 0 for a value that was not read from a text.
    public let column: Int
    /// What is wrong.
    public let problem: Problem

    /// The place and what is wrong, in one line.
    public var description: String {
        let place = pointer.isEmpty ? "" : " (\(pointer))"
        let start =
            line > 0 ? "line \(line), column \(column)\(place): " : pointer.isEmpty ? "" : "\(pointer): "
        return start + reason
    }

    /// What is wrong, without its place.
    var reason: String {
        switch problem {
        case .badText(let reason): return reason
        case .invalid(let field, let value, let accepted, let nearest):
            let hint = nearest.map { "did you mean \"\($0)\"? Accepted: " } ?? "accepted: "
            return "\(field) is \(value); \(hint)\(accepted)"
        }
    }
}

extension TokenError {
    init(_ error: JSONError, _ lines: TextLines) {
        var steps: [String] = []
        for step in error.path {
            switch step {
            case .member(let name): steps.append(name)
            case .element(let index): steps.append("\(index)")
            }
        }
        pointer = TokenPlace.pointer(steps)
        (line, column) = lines.place(of: error.offset)
        problem = .badText(reason: error.description)
    }
}
