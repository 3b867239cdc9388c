import Foundation

/// Insets of a rectangle's edges.
public struct SceneInsets: Hashable, Sendable, Codable {
    /// The top inset, in points.
    public var top: CGFloat
    /// The left inset, in points.
    public var left: CGFloat
    /// The bottom inset, in points.
    public var bottom: CGFloat
    /// The right inset, in points.
    public var right: CGFloat

    /// Creates insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Zero insets.
    public static let zero = SceneInsets()

    /// The width and height without the insets.
    package func reduced(_ size: CGSize) -> CGSize {
        CGSize(width: size.width - left - right, height: size.height - top - bottom)
    }
}

extension CGRect {
    /// Returns the rectangle reduced by insets; the null rectangle if nothing is left, as in UIKit.
    public func inset(by insets: SceneInsets) -> CGRect {
        let box = standardized
        let size = insets.reduced(box.size)
        guard size.width >= 0, size.height >= 0 else { return .null }
        return CGRect(
            origin: CGPoint(x: box.origin.x + insets.left, y: box.origin.y + insets.top), size: size)
    }
}
