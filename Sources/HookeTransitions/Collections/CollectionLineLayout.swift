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

    private func index(of indexPath: ItemIndexPath) -> Int? {
        collectionView?.indexPaths.place(of: indexPath)
    }

    /// The line's width, the view's height.
    open override var contentSize: CGSize {
        let count = collectionView?.indexPaths.count ?? 0
        guard count > 0 else { return visibleBounds.size }
        return CGSize(
            width: 2 * margin + Double(count) * step - spacing, height: visibleBounds.size.height)
    }

    /// Returns an item's position in the line.
    open override func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? {
        guard let index = index(of: indexPath) else { return nil }
        let visible = visibleBounds
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        attributes.size = itemSize
        attributes.center = CGPoint(
            x: margin + Double(index) * step + itemSize.width / 2, y: visible.size.height / 2)
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
        let index = (proposed.x / step).rounded()
        return CGPoint(x: index.isFinite ? min(max(index, 0), last) * step : 0, y: 0)
    }
}
