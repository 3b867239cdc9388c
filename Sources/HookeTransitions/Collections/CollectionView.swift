import Foundation
import Hooke

/// Items placed by a layout and scrolled: UIKit's collection view without drawing.
///
/// It is a ``ScrollView`` whose content is as large as the layout says. Safe areas do not inset the content unless
/// `contentInsetAdjustmentBehavior` is set.
///
/// - An item has a cell while it is within half a screen of the visible bounds, and while its cell moves. Other cells are
///   kept by identifier for other items. Time and memory depend on what is seen, not on the number of items.
/// - A change of the layout, the data or the size places the items at once, without a layout pass, and
///   animates in an animation block. It moves the items that are seen before or after it.
open class CollectionView: ScrollView {
    /// The data source, held weakly. Setting it loads the data; setting `nil` keeps the items.
    public weak var dataSource: (any CollectionViewDataSource)? {
        didSet { if dataSource != nil { reloadData() } }
    }
    /// The delegate, if it takes part in changes of layout and of cells.
    var collectionDelegate: (any CollectionViewDelegate)? { delegate as? any CollectionViewDelegate }
    private let boundsObserver = CollectionBoundsObserver()
    /// The delegate that loads data ahead, held weakly.
    public weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)? {
        didSet { updatePrefetching() }
    }
    /// The current layout; during an interactive transition the transition layout.
    public private(set) var collectionViewLayout: CollectionLayout

    var indexPaths = ItemIndexPaths()
    /// The cells in the tree.
    var cells = CollectionCells()
    /// The items and cells before a load that is in progress, which callbacks still see.
    var replaced: (indexPaths: ItemIndexPaths, cells: CollectionCells)?
    /// Cells outside what is seen, removed for the time of a change of layout.
    var setAside: [Int: CollectionViewCell] = [:]
    /// Cells of deleted items that still move, the items that they had, and the value of `loads` after their update.
    var departing: [(cell: CollectionViewCell, path: IndexPath, update: Int)] = []
    /// The updates in `departing` whose animation has ended.
    var endedUpdates: Set<Int> = []
    /// Cells removed during a navigation; a cancel puts them back into the tree.
    var retired: [CollectionViewCell] = []
    var pool = CollectionCellPool()
    /// The updates that are being collected.
    var batch: CollectionUpdates?
    /// The number of loads and of updates of items.
    var loads = 0
    /// Whether the controller has not loaded its view yet; no cells are asked for until then.
    var waitsForController = false
    /// Whether the data source or the delegate is being called.
    var isLoading = false
    /// The items that were announced to the prefetching delegate and have no cell yet.
    var prefetched: Set<Int> = []
    /// The signs of the last scroll.
    private(set) var heading = CGPoint(x: 1, y: 1)

    /// The bounds for which a layout is computed, if not the current ones.
    private(set) var proposedBounds: CGRect?
    /// The bounds of the last placement.
    var placedBounds = CGRect.zero
    var isPlacing = false
    /// The cells between `willDisplay` and `didEndDisplaying`.
    var displayed: Set<ViewID> = []
    /// Whether the cells must be compared with the tree, or with what is seen, at the next layout.
    var needsRefresh = false
    /// Whether cells are removed at the end of the scene's transition.
    var isWaiting = false
    /// The current interactive transition and its completion.
    var interaction: (layout: CollectionTransitionLayout, completion: ((Bool, Bool) -> Void)?)?
    /// The controller whose layout is current and whose view contains the collection view, or will.
    weak var holder: CollectionViewController?
    /// Whether a navigation controller is animating the items between two layouts.
    var isNavigating = false

    /// Creates a collection view without items. Traps if the layout belongs to another collection view.
    public init(frame: CGRect, collectionViewLayout layout: CollectionLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        name = "collection"
        placedBounds = bounds
        boundsObserver.collectionView = self
        layerExtras.boundsObserver = boundsObserver
        contentInsetAdjustmentBehavior = .never
        adopt(layout)
        layout.prepare()
    }

    // MARK: Items

    /// The number of sections.
    public var numberOfSections: Int { indexPaths.counts.count }

    /// Returns the number of items of a section; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        indexPaths.counts.indices.contains(section) ? indexPaths.counts[section] : 0
    }

    /// Returns the cell of an item; `nil` for one that has no cell now or does not exist.
    public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        let (paths, cells) = replaced ?? (indexPaths, cells)
        return paths.place(of: indexPath).flatMap { cells[$0] }
    }

    /// Returns where the layout places an item, with a cell or without; `nil` for one that does not exist.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
        indexPaths.place(of: indexPath).flatMap { _ in
            collectionViewLayout.layoutAttributesForItem(at: indexPath)
        }
    }

    /// Returns the item of a cell; `nil` for one that no item has now.
    public func indexPath(for cell: SceneView) -> IndexPath? {
        let (paths, cells) = replaced ?? (indexPaths, cells)
        return cells.index(of: cell).map { paths[$0] }
    }

    /// The items whose positions in the layout intersect the visible bounds, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        collectionViewLayout.layoutAttributesForElements(in: bounds).map(\.indexPath)
    }

    /// The cells of the visible items, in order.
    public var visibleCells: [CollectionViewCell] {
        indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    }

    // MARK: Scrolling

    /// The size of the content, which the layout computes. Setting it does nothing.
    open override var contentSize: CGSize {
        get { collectionViewLayout.contentSize }
        set {}
    }

    /// Places the items again if the layout depends on the bounds, and makes the cells of what is seen now.
    fileprivate func placedBoundsDidChange() {
        let new = bounds
        guard !isPlacing, new != placedBounds else { return }
        let moved = CGPoint(x: new.origin.x - placedBounds.origin.x, y: new.origin.y - placedBounds.origin.y)
        if moved != .zero {
            func sign(_ x: CGFloat) -> CGFloat { x > 0 ? 1 : x < 0 ? -1 : 0 }
            heading = CGPoint(x: sign(moved.x), y: sign(moved.y))
        }
        proposedBounds = placedBounds
        let isNeeded = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        proposedBounds = nil
        placedBounds = new
        if isNeeded { collectionViewLayout.invalidateLayout() } else { refreshCells() }
    }

    /// Compares the cells with the tree, if others have changed it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // In a block nothing can be removed; it would ask for layout again and again.
        if needsRefresh, !SceneView.isRecording { refreshCells() }
    }

    /// Notes a cell that others have added.
    open override func didAddSubview(_ subview: SceneView) {
        super.didAddSubview(subview)
        noteForeignChange(of: subview)
    }

    /// Notes a cell that others remove.
    open override func willRemoveSubview(_ subview: SceneView) {
        super.willRemoveSubview(subview)
        noteForeignChange(of: subview)
    }

    private func noteForeignChange(of view: SceneView) {
        guard !isPlacing, !isNavigating, view is CollectionViewCell else { return }
        needsRefresh = true
        setNeedsLayout()
    }

    // MARK: Layouts

    /// Returns the result of `body` with a layout prepared for an offset.
    func with<Result>(
        _ layout: CollectionLayout, at offset: CGPoint, _ body: () -> Result
    ) -> Result {
        claim(layout)
        let outer = proposedBounds
        proposedBounds = CGRect(origin: offset, size: bounds.size)
        defer { proposedBounds = outer }
        layout.prepare()
        return body()
    }

    /// Makes a layout current without moving anything.
    func adopt(_ layout: CollectionLayout) {
        claim(layout)
        guard collectionViewLayout !== layout else { return }
        collectionViewLayout.collectionView = nil
        collectionViewLayout = layout
    }

    private func claim(_ layout: CollectionLayout) {
        precondition(
            layout.collectionView == nil || layout.collectionView === self,
            "the layout belongs to another collection view; accepted: one layout per collection view")
        layout.collectionView = self
    }
}

/// Passes a change of the bounds to the collection, whose content may get another size, then to the scroll view.
private final class CollectionBoundsObserver: BoundsObserver {
    weak var collectionView: CollectionView?

    func boundsDidChange() {
        guard let collectionView else { return }
        collectionView.placedBoundsDidChange()
        guard collectionView.interaction != nil || collectionView.isNavigating else {
            return collectionView.boundsDidChange()
        }
        // Between two layouts their placements decide, also beyond an edge.
        let hasScrolled = collectionView.knownBounds.origin != collectionView.bounds.origin
        (collectionView.known, collectionView.knownBounds) = (collectionView.metrics, collectionView.bounds)
        if hasScrolled { collectionView.didScroll() }
    }
}
