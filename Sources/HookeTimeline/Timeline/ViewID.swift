/// The identity of a view, unique in the process. A snapshot read from a file has ids by list index, which no
/// view has.
public struct ViewID: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let rawValue: UInt64

    /// Creates the id of a view from its number in the process, from 1; below 2⁶³.
    package init(number: UInt64) { rawValue = number }

    /// Creates the id of an index in a file.
    package init(place: UInt64) { rawValue = Self.places | place }

    private static let places: UInt64 = 1 << 63

    /// Orders views by creation.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.rawValue < b.rawValue }

    /// `#` and the view's number, or a file's index in brackets.
    public var description: String {
        rawValue < Self.places ? "#\(rawValue)" : "[\(rawValue - Self.places)]"
    }
}
