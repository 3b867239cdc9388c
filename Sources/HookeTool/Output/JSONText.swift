import HookeAssets

/// How answers are written.
typealias JSONText = HookeAssets.JSONText
