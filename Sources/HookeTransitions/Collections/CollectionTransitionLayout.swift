import Foundation

/// A layout between two others: items at ``transitionProgress``
/// (``CollectionLayoutAttributes/interpolated(to:at:)``), content size and offset interpolated linearly.
///
/// ``CollectionView/startInteractiveTransition(to:completion:)`` makes one. Subclass it to move items along
/// other paths, with your own numbers in ``updateValue(_:forAnimatedKey:)``.
open class CollectionTransitionLayout: CollectionLayout {
    /// The layout at the start.
    public let currentLayout: CollectionLayout
    /// The layout at the end.
    public let nextLayout: CollectionLayout
    private var progress = 0.0
    private var values: [String: Double] = [:]
    private var start = CollectionPlacement()
    private var end = CollectionPlacement()
    /// The size and the load for which both placements were computed.
    private var basis: (size: CGSize, loads: Int)?
    /// The indices of the items that move: those that are seen at the start or at the end.
    private(set) var members: [Int] = []

    /// Creates a layout between two others.
    public init(currentLayout: CollectionLayout, nextLayout: CollectionLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
    }

    /// The fraction: 0 is exactly the current layout, 1 exactly the next. Setting it places the items, at
    /// once or animated in an open animation block. Clamped to 0...1; NaN is reported and changes nothing.
    open var transitionProgress: Double {
        get { progress }
        set {
            guard !newValue.isNaN else {
                collectionView?.scene?.report(.refusedFraction)
                return
            }
            progress = min(max(newValue, 0), 1)
            invalidateLayout()
        }
    }

    /// Resets the progress, so that both placements are computed again.
    func begin() { (progress, basis) = (0, nil) }

    /// Stores a number under a key, for use by a subclass.
    public final func updateValue(_ value: Double, forAnimatedKey key: String) { values[key] = value }

    /// Returns the last number under a key; 0 if there is none.
    public final func value(forAnimatedKey key: String) -> Double { values[key] ?? 0 }

    /// Computes both placements again if the view's size or the data has changed.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let (size, loads) = (visibleBounds.size, collectionView.loads)
        if let basis, basis.size == size, basis.loads == loads { return }
        let offset = basis == nil ? collectionView.contentOffset : start.offset
        basis = (size, loads)
        (start, end) = collectionView.placements(from: currentLayout, at: offset, to: nextLayout)
        members = Set(start.items.map(\.index)).union(end.items.map(\.index)).sorted()
    }

    /// The interpolated size.
    open override var contentSize: CGSize {
        CGSize(
            width: start.contentSize.width
                + (end.contentSize.width - start.contentSize.width) * progress,
            height: start.contentSize.height
                + (end.contentSize.height - start.contentSize.height) * progress)
    }

    /// Returns an item's interpolated attributes; `nil` for one that is not seen at the start nor at the end. An item of
    /// only one of the two layouts keeps that layout's attributes.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        guard let index = collectionView?.indexPaths.place(of: indexPath) else { return nil }
        guard let from = start.item(at: index), let to = end.item(at: index) else {
            return (start.item(at: index) ?? end.item(at: index))?.attributes
        }
        return from.attributes.interpolated(to: to.attributes, at: progress)
    }

    /// Returns the moving items that intersect a rectangle of the content, in order.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes] {
        guard let collectionView else { return [] }
        return members.compactMap { layoutAttributesForItem(at: collectionView.indexPaths[$0]) }
            .filter { $0.frame.overlaps(rect) }
    }

    var contentOffset: CGPoint {
        if progress == 0 { return start.offset }
        if progress == 1 { return end.offset }
        return CGPoint(
            x: start.offset.x + (end.offset.x - start.offset.x) * progress,
            y: start.offset.y + (end.offset.y - start.offset.y) * progress)
    }

    func placement(atEnd: Bool) -> CollectionPlacement { atEnd ? end : start }
}
