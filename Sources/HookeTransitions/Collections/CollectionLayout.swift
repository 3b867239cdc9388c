import Foundation

/// Computes the positions of a collection's items. Subclass it and override ``layoutAttributesForItem(at:)``
/// and ``contentSize``.
///
/// A layout belongs to one collection view at a time. Its results must depend only on its own properties, the
/// numbers of items and ``visibleBounds``, so that returning to a layout gives bit-identical results.
open class CollectionLayout: SceneIsolated {
    /// The collection view that uses the layout or is about to.
    public internal(set) weak var collectionView: CollectionView?

    /// Creates a layout.
    public init() {}

    /// Called before the layout is used, after each invalidation.
    open func prepare() {}

    /// The size of the content, in points; it limits the content offset.
    open var contentSize: CGSize { .zero }

    /// Returns the attributes of an item; `nil` leaves its view unchanged.
    open func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? { nil }

    /// Returns the items that intersect a rectangle of the content, in order. The default computes every
    /// item.
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let collectionView else { return [] }
        return collectionView.indexPaths.compactMap { layoutAttributesForItem(at: $0) }
            .filter { $0.frame.intersects(rect) }
    }

    /// Returns whether the layout changes with the bounds, when the content is scrolled or the view resized.
    /// The default: whether the size differs.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != visibleBounds.size
    }

    /// Returns the content offset when the layout is installed; by default the proposed one. It is then
    /// clamped to the content.
    open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

    /// The visible part of the content, or the part that will be visible when the layout is installed.
    public var visibleBounds: CGRect { collectionView?.proposedBounds ?? collectionView?.bounds ?? .zero }

    /// Places every item again: at once, or animated in an open animation block.
    open func invalidateLayout() {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        collectionView.placeItems()
    }

    /// Returns the content offset for a proposed one, clamped to the content.
    final func contentOffset(for proposed: CGPoint) -> CGPoint {
        let asked = targetContentOffset(forProposedContentOffset: proposed)
        let (content, visible) = (contentSize, visibleBounds.size)
        return CGPoint(
            x: max(0, min(asked.x, content.width - visible.width)),
            y: max(0, min(asked.y, content.height - visible.height)))
    }
}
