import Foundation

/// A width or a height of an item or a group.
public enum CollectionLayoutDimension: Hashable, Sendable {
    /// A part of the width of the group or section around it.
    case fractionalWidth(Double)
    /// A part of the height of the group or section around it.
    case fractionalHeight(Double)
    /// A number of points.
    case absolute(Double)
    /// About a number of points. In the scroll direction the item is measured before it is seen; across, this is its size.
    case estimated(Double)

    /// The dimension in points for the size around it.
    func points(in container: CGSize) -> Double {
        switch self {
        case .fractionalWidth(let part): part * container.width
        case .fractionalHeight(let part): part * container.height
        case .absolute(let points), .estimated(let points): points
        }
    }

    var isEstimated: Bool { if case .estimated = self { true } else { false } }
}

/// The size of an item or a group.
public struct CollectionLayoutSize: Hashable, Sendable {
    /// The width.
    public var widthDimension: CollectionLayoutDimension
    /// The height.
    public var heightDimension: CollectionLayoutDimension

    /// Creates a size.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }

    func points(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.points(in: container), height: heightDimension.points(in: container))
    }
}

/// Margins relative to the layout direction, in points.
public struct CollectionLayoutInsets: Hashable, Sendable {
    /// The top margin.
    public var top: Double
    /// The margin where lines begin.
    public var leading: Double
    /// The bottom margin.
    public var bottom: Double
    /// The margin where lines end.
    public var trailing: Double

    /// Creates margins; 0 by default.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Returns a size without the margins, at least 0.
    func reduced(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
    }
}

/// An item of a group: its size, and the margins of its cell inside.
public class CollectionLayoutItem: SceneIsolated {
    /// The size, with the margins.
    public let layoutSize: CollectionLayoutSize
    /// The margins inside; 0 by default.
    public var contentInsets = CollectionLayoutInsets()

    /// Creates an item.
    public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// Items and groups in a row or a column.
public final class CollectionLayoutGroup: CollectionLayoutItem {
    /// The spacing between two of them, in points.
    public var interItemSpacing = 0.0
    let isHorizontal: Bool
    let subitems: [CollectionLayoutItem]
    /// The number of repetitions of a single subitem of equal extent; `nil` for as many as fit.
    let repetitions: Int?

    private init(
        _ size: CollectionLayoutSize, isHorizontal: Bool, _ subitems: [CollectionLayoutItem],
        _ repetitions: Int?
    ) {
        precondition(!subitems.isEmpty, "a group has no subitems; accepted: one or more")
        precondition(repetitions ?? 1 > 0, "a group has \(repetitions ?? 0) repetitions; accepted: 1 or more")
        (self.isHorizontal, self.subitems, self.repetitions) = (isHorizontal, subitems, repetitions)
        super.init(layoutSize: size)
    }

    /// Creates a row: the subitems in turn, again and again while they fit. Traps without subitems.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, nil) }

    /// Creates a row of `count` items of equal width. Traps for a count below 1.
    public static func horizontal(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count) }

    /// Creates a column: the subitems in turn, again and again while they fit. Traps without subitems.
    public static func vertical(
        layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
    ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, nil) }

    /// Creates a column of `count` items of equal height. Traps for a count below 1.
    public static func vertical(
        layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
    ) -> CollectionLayoutGroup { CollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count) }
}

/// A section: a group, repeated in the scroll direction for all items.
public final class CollectionLayoutSection: SceneIsolated {
    /// The group.
    public let group: CollectionLayoutGroup
    /// The spacing between two groups, in points.
    public var interGroupSpacing = 0.0
    /// The margins around all groups; 0 by default.
    public var contentInsets = CollectionLayoutInsets()

    /// Creates a section.
    public init(group: CollectionLayoutGroup) { self.group = group }
}
