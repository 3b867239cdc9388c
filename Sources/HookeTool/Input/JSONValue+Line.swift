import HookeJSON

/// The value on a line of `hooke eval`.
typealias JSONValue = HookeJSON.JSONValue

extension JSONValue {
    /// Reads a whole line; `Refusal` names the byte, from 1, where it stops being JSON. No question is nested
    /// deeper than three, and none may be deeper than 64.
    init(parsing bytes: [UInt8]) throws(Refusal) {
        do { self = try JSONValue(text: bytes, deepest: 64) } catch { throw Refusal("\(error)") }
    }
}
