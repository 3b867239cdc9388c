import Foundation

/// A layout on the way between two others: every item at ``transitionProgress`` of its way
/// (``CollectionLayoutAttributes/interpolated(to:at:)``), the content's size and offset in proportion.
///
/// ``CollectionView/startInteractiveTransition(to:completion:)`` makes one. Subclass it to move items along
/// other ways; ``updateValue(_:forAnimatedKey:)`` keeps numbers of your own for that.
nonisolated open class CollectionTransitionLayout: CollectionLayout {
    /// The layout that the transition comes from.
    public let currentLayout: CollectionLayout
    /// The layout that the transition leads to.
    public let nextLayout: CollectionLayout
    private var progress = 0.0
    private var values: [String: Double] = [:]
    private var start = CollectionPlacement()
    private var end = CollectionPlacement()
    /// What the ends were worked out for.
    private var basis: (size: CGSize, counts: [Int])?

    /// A layout between two others.
    public init(currentLayout: CollectionLayout, nextLayout: CollectionLayout) {
        self.currentLayout = currentLayout
        self.nextLayout = nextLayout
    }

    /// How far the transition is: 0 is the current layout exactly, 1 the next one. Setting it places the
    /// items at once, or with the animation block that is open. Below 0 counts as 0, above 1 as 1; NaN is
    /// reported and changes nothing.
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

    /// Stands at the start, and works out both ends anew when it is asked next.
    func begin() { (progress, basis) = (0, nil) }

    /// Keeps a number under a name, for a subclass to place items by.
    public final func updateValue(_ value: Double, forAnimatedKey key: String) { values[key] = value }

    /// The number that was kept last under a name; 0 when there is none.
    public final func value(forAnimatedKey key: String) -> Double { values[key] ?? 0 }

    /// Works out both ends anew when the view's size or the numbers of items have changed.
    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let (size, counts) = (visibleBounds.size, collectionView.indexPaths.counts)
        if let basis, basis.size == size, basis.counts == counts { return }
        let offset = basis == nil ? collectionView.contentOffset : start.offset
        basis = (size, counts)
        start = collectionView.placement(by: currentLayout, at: offset)
        end = collectionView.placement(by: nextLayout, proposing: collectionView.contentOffset)
    }

    /// Between the sizes of both.
    open override var contentSize: CGSize {
        CGSize(
            width: start.contentSize.width
                + (end.contentSize.width - start.contentSize.width) * progress,
            height: start.contentSize.height
                + (end.contentSize.height - start.contentSize.height) * progress)
    }

    /// An item on its way. One that has a place at one end only is there all the time.
    open override func layoutAttributesForItem(at indexPath: ItemIndexPath) -> CollectionLayoutAttributes? {
        guard let place = collectionView?.indexPaths.place(of: indexPath) else { return nil }
        guard let from = start.attributes[place], let to = end.attributes[place] else {
            return start.attributes[place] ?? end.attributes[place]
        }
        return from.interpolated(to: to, at: progress)
    }

    /// Where the content is to be scrolled to.
    var contentOffset: CGPoint {
        if progress == 0 { return start.offset }
        if progress == 1 { return end.offset }
        return CGPoint(
            x: start.offset.x + (end.offset.x - start.offset.x) * progress,
            y: start.offset.y + (end.offset.y - start.offset.y) * progress)
    }

    /// Where everything is at one end.
    func placement(atEnd: Bool) -> CollectionPlacement { atEnd ? end : start }
}

/// Where everything in a collection is by one layout.
struct CollectionPlacement {
    var offset = CGPoint.zero
    var contentSize = CGSize.zero
    /// By the items' places; `nil` for one that the layout leaves as it is.
    var attributes: [CollectionLayoutAttributes?] = []
}
