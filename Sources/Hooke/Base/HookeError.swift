/// What the numeric core refuses, and why.
///
/// Every case names the field as the caller spelled it, the value it held, and what is accepted.
public enum HookeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number outside its domain; NaN and infinities included.
    case outOfRange(field: String, value: Double, accepted: String)
    /// An element of a sequence that is outside its domain or out of order.
    case badElement(field: String, index: Int, value: Double, accepted: String)
    /// A sequence of the wrong length.
    case wrongCount(field: String, count: Int, accepted: String)
    /// A text that stops being what it should be, at a byte counted from 0.
    case badText(field: String, text: String, offset: Int, accepted: String)
    /// Numbers that are fine one by one but have no answer together.
    case noSolution(field: String, reason: String)
    /// An integration that could not go on, and the time it had reached, in its own seconds.
    case integrationStopped(time: Double, reason: String)

    /// One sentence: field, value, what is accepted.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .badElement(let field, let index, let value, let accepted):
            "\(field)[\(index)] is \(value); accepted: \(accepted)"
        case .wrongCount(let field, let count, let accepted):
            "\(field) has \(count) elements; accepted: \(accepted)"
        case .badText(let field, let text, let offset, let accepted):
            "\(field) is \"\(text)\"; accepted at byte \(offset): \(accepted)"
        case .noSolution(let field, let reason):
            "\(field) has no solution: \(reason)"
        case .integrationStopped(let time, let reason):
            "integration stopped at \(time) s: \(reason)"
        }
    }
}
