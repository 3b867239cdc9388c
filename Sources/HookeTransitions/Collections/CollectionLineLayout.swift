import Foundation
import Hooke

/// All items in one line from left to right, half way down the view, larger the nearer they are to its
/// middle. Scrolling comes to rest with an item in the middle.
nonisolated open class CollectionLineLayout: CollectionLayout {
    /// The size of every item away from the middle, in points.
    public var itemSize = CGSize(width: 200, height: 200) { didSet { invalidateLayout() } }
    /// The spacing between items, in points.
    public var spacing = 50.0 { didSet { invalidateLayout() } }
    /// By how much an item in the middle is larger, as a share of its size.
    public var zoom = 0.3 { didSet { invalidateLayout() } }
    /// How near to the middle an item begins to grow, in points.
    public var activeDistance = 200.0 { didSet { invalidateLayout() } }

    private var step: Double { itemSize.width + spacing }
    /// The first and the last item can come to the middle.
    private var margin: Double { (visibleBounds.size.width - itemSize.width) / 2 }

    private func place(of indexPath: ItemIndexPath) -> Int? {
        collectionView?.indexPaths.place(of: indexPath)
    }

    /// As wide as the line, as high as the view.
    open override var contentSize: CGSize {
        let count = collectionView?.indexPaths.count ?? 0
        guard count > 0 else { return visibleBounds.size }
        return CGSize(
            width: 2 * margin + Double(count) * step - spacing, height: visibleBounds.size.height)
    }

    /// An item's place in the line.
    open override func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? {
        guard let place = place(of: indexPath) else { return nil }
        let visible = visibleBounds
        var attributes = CollectionLayoutAttributes(forCellWith: indexPath)
        attributes.size = itemSize
        attributes.center = CGPoint(
            x: margin + Double(place) * step + itemSize.width / 2, y: visible.size.height / 2)
        let distance = (attributes.center.x - (visible.origin.x + visible.size.width / 2)).magnitude
        if distance < activeDistance {
            let scale = 1 + zoom * (1 - distance / activeDistance)
            attributes.transform3D = .scale(x: scale, y: scale)
            attributes.zIndex = 1
        }
        return attributes
    }

    /// Items grow and shrink as they are scrolled.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// The nearest offset with an item in the middle.
    open override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
        let last = Double(max(0, (collectionView?.indexPaths.count ?? 0) - 1))
        let place = (proposed.x / step).rounded()
        return CGPoint(x: place.isFinite ? min(max(place, 0), last) * step : 0, y: 0)
    }
}
