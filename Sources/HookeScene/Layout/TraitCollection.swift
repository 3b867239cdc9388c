import Foundation

/// The space along an axis, with UIKit's raw values.
public enum SizeClass: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Unknown.
    case unspecified = 0
    /// Little space: a phone in portrait has a compact width.
    case compact = 1
    /// Much space.
    case regular = 2
}

/// The size classes and the layout direction of a controller.
public struct TraitCollection: Hashable, Sendable, Codable {
    /// The size class of the width.
    public var horizontalSizeClass: SizeClass
    /// The size class of the height.
    public var verticalSizeClass: SizeClass
    /// The layout direction.
    public var layoutDirection: LayoutDirection

    /// Creates traits, unspecified by default.
    public init(
        horizontalSizeClass: SizeClass = .unspecified, verticalSizeClass: SizeClass = .unspecified,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
    }

    /// Creates the traits of a size in points: width compact below 600, height compact below 500.
    ///
    /// This is an approximation. UIKit decides by device: in landscape, only its large phones have a regular
    /// width.
    public init(size: CGSize, layoutDirection: LayoutDirection = .leftToRight) {
        self.init(
            horizontalSizeClass: size.width < 600 ? .compact : .regular,
            verticalSizeClass: size.height < 500 ? .compact : .regular, layoutDirection: layoutDirection)
    }
}
