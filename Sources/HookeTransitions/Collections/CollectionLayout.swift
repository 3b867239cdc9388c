import Foundation

/// Says where the items of a collection are: subclass it and answer ``layoutAttributesForItem(at:)`` and
/// ``contentSize``.
///
/// A layout belongs to one collection view at a time. Its answers are to follow from its own numbers, from
/// the numbers of items and from ``visibleBounds`` alone, so that a layout that comes back gives the same
/// bits.
nonisolated open class CollectionLayout {
    /// The collection view that the layout places the items of, or is to.
    public internal(set) weak var collectionView: CollectionView?

    /// A layout without items.
    public init() {}

    /// Called before the layout is asked, whenever it was invalidated.
    open func prepare() {}

    /// The size of everything, in points; what the content offset is limited by.
    open var contentSize: CGSize { .zero }

    /// Where an item is; `nil` leaves it as it is.
    open func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? { nil }

    /// The items that touch a rectangle of the content, in order. The default asks for every item.
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let collectionView else { return [] }
        return collectionView.indexPaths.compactMap { layoutAttributesForItem(at: $0) }
            .filter { $0.frame.intersects(rect) }
    }

    /// Whether the layout is another one for other bounds: when the content is scrolled, or the view resized.
    /// By default when the size is another.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != visibleBounds.size
    }

    /// The content offset to come to when the layout is installed, for one that is proposed; that one by
    /// default. What lies outside the content is brought to its edge afterwards.
    open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

    /// The part of the content that shows, or is to show once the layout is installed.
    public var visibleBounds: CGRect { collectionView?.proposedBounds ?? collectionView?.bounds ?? .zero }

    /// Places every item anew, at once, or with the animation block that is open.
    open func invalidateLayout() {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        collectionView.placeItems()
    }

    /// The content offset for one that is proposed, brought into the content.
    final func contentOffset(for proposed: CGPoint) -> CGPoint {
        let asked = targetContentOffset(forProposedContentOffset: proposed)
        let (content, visible) = (contentSize, visibleBounds.size)
        return CGPoint(
            x: max(0, min(asked.x, content.width - visible.width)),
            y: max(0, min(asked.y, content.height - visible.height)))
    }
}
