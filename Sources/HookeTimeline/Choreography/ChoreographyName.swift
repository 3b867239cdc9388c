/// The name of a part of a choreography, for anchors and calls.
///
/// Names are compared by their bytes, because string comparison links Unicode tables into small programs.
public struct ChoreographyName: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation
{
    /// The name as text.
    public let text: String

    /// Creates a name from text.
    public init(_ text: String) { self.text = text }

    /// Creates a name from text.
    public init(stringLiteral text: String) { self.text = text }

    /// The text.
    public var description: String { text }

    /// Returns whether the names have the same bytes.
    public static func == (a: ChoreographyName, b: ChoreographyName) -> Bool {
        a.text.hasSameBytes(as: b.text)
    }

    /// Hashes the bytes of the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text.bytes)
    }
}
