import Foundation
import HookeGeometry

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
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

    /// Returns the items that intersect a rectangle of the content, in order. The default computes every
    /// item, in time linear in their number; override it for large collections.
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let collectionView else { return [] }
        return collectionView.indexPaths.compactMap { layoutAttributesForItem(at: $0) }
            .filter { $0.frame.overlaps(rect) }
    }

    /// Returns the position from which an item comes that was not seen before a change; `nil` for its position in the
    /// layout before, which is the default. Inserted items then fade in at their new position.
    open func initialLayoutAttributesForAppearingItem(
        at indexPath: IndexPath
    ) -> CollectionLayoutAttributes? { nil }

    /// Returns the position to which an item goes that is not seen after a change; `nil` for its position in the
    /// layout after, which is the default. Deleted items then fade out where they are.
    open func finalLayoutAttributesForDisappearingItem(
        at indexPath: IndexPath
    ) -> CollectionLayoutAttributes? { nil }

    /// Returns whether the layout changes with the bounds, when the content is scrolled or the view resized.
    /// The default: whether the size differs.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != visibleBounds.size
    }

    /// Returns the content offset when the layout is installed; by default the proposed one. It is then
    /// clamped to the content.
    open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }

    /// Measures the items around what is seen whose sizes are estimates, and returns the content offset at which the first
    /// visible item is where it was; `nil` if nothing had to be measured, which is the default. Called before the items of
    /// `visible` are placed.
    open func contentOffsetAfterMeasuring(around visible: CGRect) -> CGPoint? { nil }

    /// The visible part of the content, or the part that will be visible when the layout is installed.
    public var visibleBounds: CGRect { collectionView?.proposedBounds ?? collectionView?.bounds ?? .zero }

    /// Places every item again: at once, or animated in an open animation block.
    open func invalidateLayout() {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        collectionView.placeItems()
    }

    /// Whether positions are mirrored in a collection view whose layout direction is right to left. False by default; true
    /// for the shipped layouts, which then mirror their positions about the middle of the content.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    /// Whether positions are mirrored now.
    final var isMirrored: Bool {
        flipsHorizontallyInOppositeLayoutDirection && isRightToLeft
    }

    /// Returns attributes mirrored about the middle of the content, if positions are mirrored now.
    final func mirroredIfNeeded(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
        guard isMirrored else { return attributes }
        var mirrored = attributes
        mirrored.center.x = contentSize.width - attributes.center.x
        mirrored.transform3D = attributes.transform3D.mirroredHorizontally
        return mirrored
    }

    /// Returns a rectangle mirrored about the middle of the content, if positions are mirrored now.
    final func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
    }

    /// The content offset at which the first items are seen, without insets.
    final var startOffset: CGPoint {
        CGPoint(x: isRightToLeft ? contentSize.width - visibleBounds.width : 0, y: 0)
    }

    private var isRightToLeft: Bool { collectionView?.effectiveLayoutDirection == .rightToLeft }

    /// Returns the content offset for a proposed one, clamped to the content.
    final func contentOffset(for proposed: CGPoint) -> CGPoint {
        let asked = targetContentOffset(forProposedContentOffset: proposed)
        let (content, visible) = (contentSize, visibleBounds.size)
        // Content that fits is at its start.
        let last = content.width - visible.width
        let (low, high) = isRightToLeft ? (min(0, last), last) : (0, max(0, last))
        return CGPoint(
            x: min(max(asked.x, low), high), y: max(0, min(asked.y, content.height - visible.height)))
    }
}

extension Transform3D {
    /// The transform between two horizontal reflections.
    fileprivate var mirroredHorizontally: Transform3D {
        var mirrored = self
        (mirrored.m12, mirrored.m13, mirrored.m14) = (-m12, -m13, -m14)
        (mirrored.m21, mirrored.m31, mirrored.m41) = (-m21, -m31, -m41)
        return mirrored
    }
}
