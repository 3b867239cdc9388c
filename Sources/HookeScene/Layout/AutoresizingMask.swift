import Foundation

/// Which parts of a view's frame change when its superview's size changes, with UIKit's names and bits.
///
/// Along each axis a frame has three parts: margin, extent, margin. The change Δ of the superview's extent is
/// divided among the flexible parts.
///
/// - Each part pᵢ becomes pᵢ + Δ·pᵢ/Σp.
/// - If a part is below 0, or all are 0, each gets an equal part of Δ.
/// - Without a flexible part, the first margin and the extent stay.
/// - An extent is never below 0.
///
/// UIKit documents the rule, but not the cases with margins below 0 or Σp = 0.
public struct AutoresizingMask: OptionSet, Sendable, Hashable, Codable {
    /// The bits in UIKit's layout.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Flexible width and height: a view that fills its superview keeps filling it.
    package static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    /// Returns the frame after the superview's size has changed.
    ///
    /// - Parameters:
    ///   - frame: the old frame, in a superview whose bounds begin at (0, 0).
    ///   - old: the superview's old size in points.
    ///   - new: the superview's new size.
    public func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = Self.share(
            start: frame.origin.x, extent: frame.size.width, from: old.width, to: new.width,
            (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            start: frame.origin.y, extent: frame.size.height, from: old.height, to: new.height,
            (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func share(
        start: Double, extent: Double, from old: Double, to new: Double,
        _ gives: (before: Bool, extent: Bool, after: Bool)
    ) -> (start: Double, extent: Double) {
        let parts = [(start, gives.before), (extent, gives.extent), (old - start - extent, gives.after)]
        let flexible = parts.filter(\.1).map(\.0)
        guard old != new, !flexible.isEmpty else { return (start, extent) }
        let change = new - old
        let sum = flexible.reduce(0, +)
        let isProportional = sum > 0 && flexible.allSatisfy { $0 >= 0 }
        func grown(_ part: Double) -> Double {
            // A single flexible part takes the whole change, without rounding.
            if flexible.count == 1 { return part + change }
            return part + (isProportional ? change * (part / sum) : change / Double(flexible.count))
        }
        return (gives.before ? grown(start) : start, gives.extent ? max(0, grown(extent)) : extent)
    }
}
