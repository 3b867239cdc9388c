/// Names a view for as long as the process runs. Two views never share one, in any scene.
///
/// A snapshot that was read from a file names its views by their place in the file: such ids no view has.
public struct ViewID: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let rawValue: UInt64

    /// The id of a view by its number among the views of a process, from 1; below 2⁶³.
    package init(number: UInt64) { rawValue = number }

    /// The id of a place in a file.
    package init(place: UInt64) { rawValue = Self.places | place }

    /// Above what the views of a process come to.
    private static let places: UInt64 = 1 << 63

    /// The older view first.
    public static func < (a: ViewID, b: ViewID) -> Bool { a.rawValue < b.rawValue }

    /// `#` and a number; of a place in a file, the number in brackets.
    public var description: String {
        rawValue < Self.places ? "#\(rawValue)" : "[\(rawValue - Self.places)]"
    }
}
