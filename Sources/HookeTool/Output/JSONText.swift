import HookeJSON

/// How answers are written.
typealias JSONText = HookeJSON.JSONText
