import HookeJSON

/// Writes JSON.
typealias JSONText = HookeJSON.JSONText

/// Reads JSON.
typealias JSONValue = HookeJSON.JSONValue
