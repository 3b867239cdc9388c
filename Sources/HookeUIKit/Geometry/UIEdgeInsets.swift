import Foundation

/// Insets of a rectangle's edges.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
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
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle reduced by insets; the null rectangle if nothing is left, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        let box = standardized
        let width = box.size.width - insets.left - insets.right
        let height = box.size.height - insets.top - insets.bottom
        guard width >= 0, height >= 0 else { return .null }
        return CGRect(
            x: box.origin.x + insets.left, y: box.origin.y + insets.top, width: width, height: height)
    }
}
