import Foundation
import Hooke

/// A horizontal line of items, vertically centred, that grow near the centre of the view. Scrolling rests
/// with an item at the centre.
open class CollectionLineLayout: CollectionLayout {
    /// The size of an item away from the centre, in points.
    public var itemSize = CGSize(width: 200, height: 200) { didSet { invalidateLayout() } }
    /// The spacing between items, in points.
    public var spacing = 50.0 { didSet { invalidateLayout() } }
    /// The increase of the scale of an item at the centre.
    public var zoom = 0.3 { didSet { invalidateLayout() } }
    /// The distance from the centre at which an item begins to grow, in points.
    public var activeDistance = 200.0 { didSet { invalidateLayout() } }

    private var step: Double { itemSize.width + spacing }
    /// Lets the first and the last item reach the centre.
    private var margin: Double { (visibleBounds.size.width - itemSize.width) / 2 }

    private func index(of indexPath: IndexPath) -> Int? {
        collectionView?.indexPaths.place(of: indexPath)
    }

    /// The line's width, the view's height.
    open override var contentSize: CGSize {
        let count = collectionView?.indexPaths.count ?? 0
        guard count > 0 else { return visibleBounds.size }
        return CGSize(
            width: 2 * margin + Double(count) * step - spacing, height: visibleBounds.size.height)
    }

    /// `true`: mirrored in right-to-left views.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Returns an item's position in the line.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        guard let index = index(of: indexPath) else { return nil }
        let visible = visibleBounds
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        attributes.size = itemSize
        attributes.center = CGPoint(
            x: margin + Double(index) * step + itemSize.width / 2, y: visible.size.height / 2)
        attributes = mirroredIfNeeded(attributes)
        let distance = (attributes.center.x - (visible.origin.x + visible.size.width / 2)).magnitude
        if distance < activeDistance {
            let scale = 1 + zoom * (1 - distance / activeDistance)
            attributes.transform3D = .scale(x: scale, y: scale)
            attributes.zIndex = 1
        }
        return attributes
    }

    /// `true`: items grow and shrink as they are scrolled.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// Returns the nearest offset with an item at the centre.
    open override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        let last = Double(max(0, (collectionView?.indexPaths.count ?? 0) - 1))
        // From the first item on: the last offset is that of the last item.
        let distance = isMirrored ? last * step - proposed.x : proposed.x
        let index = (distance / step).rounded()
        let nearest = index.isFinite ? min(max(index, 0), last) * step : 0
        return CGPoint(x: isMirrored ? last * step - nearest : nearest, y: 0)
    }

    /// Returns the items that intersect a rectangle of the content, in order, in time linear in their number.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let paths = collectionView?.indexPaths, step > 0, itemSize.width >= 0, rect.isFinite,
            zoom.isFinite, margin.isFinite
        else { return super.layoutAttributesForElements(in: rect) }
        let (count, place) = (Double(paths.count), mirroredIfNeeded(rect))
        // Half the width that the largest item has, about the centre of the first.
        let reach = itemSize.width / 2 * max(1, (1 + zoom).magnitude)
        let origin = margin + itemSize.width / 2
        let first = min(max(((place.minX - reach - origin) / step).rounded(.down), 0), count)
        let last = min(max(((place.maxX + reach - origin) / step).rounded(.up) + 1, first), count)
        guard let first = Int(exactly: first), let last = Int(exactly: last) else {
            return super.layoutAttributesForElements(in: rect)
        }
        return (first..<last).compactMap { layoutAttributesForItem(at: paths[$0]) }
            .filter { $0.frame.overlaps(rect) }
    }
}
