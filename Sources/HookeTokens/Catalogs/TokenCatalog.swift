/// The motion tokens of a design system or an animation library, by its own names.
///
/// ```swift
/// let standard = TokenCatalog.material3["easing.standard"]
/// print(standard?.value ?? .duration(.zero))             // cubic-bezier(0.2, 0, 0, 1)
/// let near = TokenCatalog.material3.nearest(to: .duration(try TokenDuration(0.21, .seconds)))
/// print(near[0].entry.name, near[0].distance)            // duration.short4 and about 0.01
/// ```
public struct TokenCatalog: Sendable {
    /// A named value.
    public struct Entry: Hashable, Sendable {
        /// The name of the system, in groups: `easing.standard`.
        public let name: String
        /// What it stands for.
        public let value: MotionTokenValue
        /// Whether the value was compared with the source of the catalog. It is false for values from other places.
        public let isVerified: Bool
    }

    /// The name: `material3`.
    public let name: String
    /// The name for readers: `Material 3`.
    public let title: String
    /// Where the values are published.
    public let source: String
    /// The values in the order of the source.
    public let entries: [Entry]

    /// The entry of a name.
    public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

    /// Returns the entries that can be compared with a value, the nearest first; see `MotionTokenValue.distance(to:)`.
    public func nearest(to value: MotionTokenValue) -> [(entry: Entry, distance: Double)] {
        var found: [(entry: Entry, distance: Double)] = []
        for entry in entries {
            guard let distance = entry.value.distance(to: value) else { continue }
            found.append((entry, distance))
        }
        return found.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }.map(\.element)
    }

    /// The entries as tokens, with the name of the catalog before theirs.
    public var tokens: [MotionToken] {
        entries.map { MotionToken("\(name).\($0.name)", $0.value, note: $0.isVerified ? nil : "unverified") }
    }
}

extension TokenCatalog {
    /// All catalogs.
    public static let all: [TokenCatalog] = [
        .material3, .carbon, .fluent2, .apple, .compose, .springForce, .reactSpring, .motion, .flutter,
        .figma,
    ]

    /// Returns the catalog of a name; `nil` for other texts.
    public static func named(_ name: String) -> TokenCatalog? { all.first { $0.name == name } }

    /// Returns the entries of all catalogs that can be compared with a value, the nearest first.
    public static func nearest(to value: MotionTokenValue) -> [(
        catalog: TokenCatalog, entry: Entry, distance: Double
    )] {
        var found: [(catalog: TokenCatalog, entry: Entry, distance: Double)] = []
        for catalog in all {
            for (entry, distance) in catalog.nearest(to: value) { found.append((catalog, entry, distance)) }
        }
        return found.enumerated().sorted {
            ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
        }.map(\.element)
    }
}
