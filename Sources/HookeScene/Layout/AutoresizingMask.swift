import Foundation

/// Which parts of a view's frame give way when its superview's size changes, with UIKit's names and bits.
///
/// Along each axis a frame has three parts: the margin before it, its extent, and the margin after it. The
/// change Δ of the superview's extent is shared among the flexible parts in proportion to their lengths, pᵢ +
/// Δ·pᵢ/Σp. Where one of them is below 0, or all are 0, each takes an equal share. Without a flexible part
/// the frame stays, and so does the margin before it. An extent that would come below 0 is 0.
///
/// The rule is that of UIKit's documentation; what happens with margins below 0 and with no length to share
/// by is not documented there.
public struct AutoresizingMask: OptionSet, Sendable, Hashable, Codable {
    /// The bits, as UIKit lays them out.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margin on the left gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The margin on the right gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The margin above gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The margin below gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// Width and height give way: a view that fills its superview goes on filling it.
    package static let flexibleSize: AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    /// The frame after the superview's size has changed.
    ///
    /// - Parameters:
    ///   - frame: the frame before, in a superview whose bounds begin at (0, 0).
    ///   - old: the superview's size before, in points.
    ///   - new: the superview's size after.
    public func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = Self.share(
            start: frame.origin.x, extent: frame.size.width, from: old.width, to: new.width,
            (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            start: frame.origin.y, extent: frame.size.height, from: old.height, to: new.height,
            (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The margin before and the extent, along one axis.
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
            // One flexible part takes the change as it is, without rounding on the way.
            if flexible.count == 1 { return part + change }
            return part + (isProportional ? change * (part / sum) : change / Double(flexible.count))
        }
        return (gives.before ? grown(start) : start, gives.extent ? max(0, grown(extent)) : extent)
    }
}
