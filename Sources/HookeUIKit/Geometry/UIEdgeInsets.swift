import Foundation

/// Distances from the four edges of a rectangle, inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// From the top, in points.
    public var top: CGFloat
    /// From the left, in points.
    public var left: CGFloat
    /// From the bottom, in points.
    public var bottom: CGFloat
    /// From the right, in points.
    public var right: CGFloat

    /// Distances from the edges.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No distances.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// The rectangle moved in by the insets on each side; the null rectangle where nothing is left, as in
    /// UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let box = standardized
        let width = box.size.width - insets.left - insets.right
        let height = box.size.height - insets.top - insets.bottom
        guard width >= 0, height >= 0 else { return .null }
        return CGRect(
            x: box.origin.x + insets.left, y: box.origin.y + insets.top, width: width, height: height)
    }
}
