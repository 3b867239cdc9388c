import Foundation

/// Whether there is much room along an axis, with UIKit's raw values.
public enum SizeClass: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Nothing is said.
    case unspecified = 0
    /// Little room: a phone held upright is compact across.
    case compact = 1
    /// Much room.
    case regular = 2
}

/// What a controller knows of the room it has.
public struct TraitCollection: Hashable, Sendable, Codable {
    /// The room from side to side.
    public var horizontalSizeClass: SizeClass
    /// The room from top to bottom.
    public var verticalSizeClass: SizeClass
    /// Which way the layout runs.
    public var layoutDirection: LayoutDirection

    /// Traits, each unspecified unless given.
    public init(
        horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
    }

    /// The classes of a size in points, by a rule of thumb: compact across below 600, compact in height below
    /// 500. UIKit goes by the device: its large phones are regular across when they lie on their side, its
    /// smaller ones are not.
    public init(size: CGSize, layoutDirection: LayoutDirection = .leftToRight) {
        self.init(
            horizontalSizeClass: size.width < 600 ? .compact : .regular,
            verticalSizeClass: size.height < 500 ? .compact : .regular, layoutDirection: layoutDirection)
    }
}
