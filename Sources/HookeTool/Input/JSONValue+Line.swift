import HookeJSON

/// The value on a line of `hooke eval`.
typealias JSONValue = HookeJSON.JSONValue

extension JSONValue {
    /// Reads a whole line, nested at most 64 deep; `Refusal` gives the character, from 1, of an error in the grammar.
    init(parsing bytes: [UInt8]) throws(Refusal) {
        do { self = try JSONValue(text: bytes, deepest: 64) } catch {
            throw Refusal(error.description(in: bytes))
        }
    }
}
