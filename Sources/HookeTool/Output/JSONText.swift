import HookeJSON

/// Writes JSON.
typealias JSONText = HookeJSON.JSONText
