import Foundation
import Hooke

/// All items in a pile in the middle of the view, the first on top, the lower ones turned a little to either
/// side.
nonisolated open class CollectionStackLayout: CollectionLayout {
    /// The size of every item, in points.
    public var itemSize = CGSize(width: 200, height: 200) { didSet { invalidateLayout() } }
    /// How many items of each section show; those below are there with an alpha of 0.
    public var visibleCount = 4 { didSet { invalidateLayout() } }
    /// How far the second item is turned, in radians; the third turns the other way, and every two turn
    /// further by as much.
    public var turn = Double.pi / 36 { didSet { invalidateLayout() } }

    /// The view's size: nothing scrolls.
    open override var contentSize: CGSize { visibleBounds.size }

    /// An item's place in the pile.
    open override func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? {
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        let size = visibleBounds.size
        attributes.center = CGPoint(x: size.width / 2, y: size.height / 2)
        attributes.size = itemSize
        let depth = min(indexPath.item, visibleCount)
        let side = depth % 2 == 0 ? -1.0 : 1.0
        attributes.transform3D = depth == 0 ? .identity : .rotationZ(side * Double((depth + 1) / 2) * turn)
        attributes.alpha = indexPath.item < visibleCount ? 1 : 0
        attributes.zIndex = -indexPath.item
        return attributes
    }
}
