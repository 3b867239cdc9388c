import Foundation
import Hooke

/// A pile of items at the centre of the view, the first on top, the lower ones rotated slightly to alternate
/// sides.
open class CollectionStackLayout: CollectionLayout {
    /// The size of every item, in points.
    public var itemSize = CGSize(width: 200, height: 200) { didSet { invalidateLayout() } }
    /// The number of visible items of each section; those below have an alpha of 0.
    public var visibleCount = 4 { didSet { invalidateLayout() } }
    /// The angle of the second item, in radians; the third has the opposite one, and each further pair is
    /// rotated by this much more.
    public var turn = Double.pi / 36 { didSet { invalidateLayout() } }

    /// The view's size: nothing scrolls.
    open override var contentSize: CGSize { visibleBounds.size }

    /// `true`: mirrored in right-to-left views.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Returns an item's position in the pile.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        let size = visibleBounds.size
        attributes.center = CGPoint(x: size.width / 2, y: size.height / 2)
        attributes.size = itemSize
        let depth = min(indexPath.item, visibleCount)
        let side = depth % 2 == 0 ? -1.0 : 1.0
        attributes.transform3D = depth == 0 ? .identity : .rotationZ(side * Double((depth + 1) / 2) * turn)
        attributes.alpha = indexPath.item < visibleCount ? 1 : 0
        attributes.zIndex = -indexPath.item
        return mirroredIfNeeded(attributes)
    }

    /// Returns the visible items that intersect a rectangle of the content, in order: at most ``visibleCount`` of each
    /// section.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let collectionView else { return [] }
        var found: [CollectionLayoutAttributes] = []
        for section in 0..<collectionView.numberOfSections {
            let count = min(collectionView.numberOfItems(inSection: section), visibleCount)
            for item in 0..<max(0, count) {
                let path = IndexPath(item: item, section: section)
                if let attributes = layoutAttributesForItem(at: path), attributes.frame.overlaps(rect) {
                    found.append(attributes)
                }
            }
        }
        return found
    }
}
