import Foundation
import Hooke

/// Items placed by a layout, and scrolled: UIKit's collection view without the drawing.
///
/// Every item has its view from the start, in sight or not, so changes of layout move all of them. That is
/// meant for up to some 1,000 items; time and memory of a change are in proportion to their number.
///
/// There is no layout pass to wait for: a change of the layout, of the data or of the size places the items
/// at once, and inside an animation block they move with it.
nonisolated open class CollectionView: SceneView, BoundsObserver {
    /// Says what there is. Setting it loads the data. Not owned; without one the items stay.
    public weak var dataSource: (any CollectionViewDataSource)? {
        didSet { if dataSource != nil { reloadData() } }
    }
    /// Has a say when the layout changes. Not owned.
    public weak var delegate: (any CollectionViewDelegate)?
    /// The layout that places the items; between two layouts the one in between.
    public private(set) var collectionViewLayout: CollectionLayout
    /// The paths of all items.
    private(set) var indexPaths = ItemIndexPaths()
    private var cells: [SceneView] = []
    /// The views that were let go of during a navigation: a cancelled one puts them back into the tree.
    private var retired: [SceneView] = []
    /// How often the data was loaded.
    private(set) var loads = 0

    /// The bounds that a layout is to place items for, when they are not those in force.
    private(set) var proposedBounds: CGRect?
    /// The bounds that the items were placed for last.
    private var placedBounds = CGRect.zero
    private var isPlacing = false
    private var isLoading = false
    /// The interactive transition under way, and what to tell at its end.
    var interaction: (layout: CollectionTransitionLayout, completion: ((Bool, Bool) -> Void)?)?
    /// The collection view controller whose layout is in force and whose view it is in, or is to be.
    weak var holder: CollectionViewController?
    /// Whether a navigation controller moves the items from one layout to another.
    var isNavigating = false

    /// A collection view without items. The layout must not be another collection view's.
    public init(frame: CGRect, collectionViewLayout layout: CollectionLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        name = "collection"
        placedBounds = bounds
        layerExtras.boundsObserver = self
        clipsToBounds = true
        adopt(layout)
        layout.prepare()
    }

    // MARK: Data

    /// How many sections there are.
    public var numberOfSections: Int { indexPaths.counts.count }

    /// How many items a section has; 0 for one that is not there.
    public func numberOfItems(inSection section: Int) -> Int {
        indexPaths.counts.indices.contains(section) ? indexPaths.counts[section] : 0
    }

    /// Asks the data source for everything. Views that are handed out again move from where they are; new
    /// ones are where they belong at once.
    ///
    /// While the data source is asked, a further call, and a data source that is set, are reported and load
    /// nothing.
    public func reloadData() {
        guard !isLoading else {
            (scene ?? .current)?.report(.cannotNavigate(reason: "the collection view is loading its data"))
            return
        }
        isLoading = true
        // Kept to the end, whatever its own callbacks do to it.
        let source = dataSource
        let sections = source?.numberOfSections(in: self) ?? 0
        precondition(sections >= 0, "numberOfSections is \(sections); accepted: 0 or more")
        let counts = (0..<sections).map {
            source?.collectionView(self, numberOfItemsInSection: $0) ?? 0
        }
        let paths = ItemIndexPaths(counts: counts)
        let loaded = paths.compactMap { source?.collectionView(self, cellForItemAt: $0) }
        isLoading = false
        // Both at once: until here a callback that asks is told of the old items.
        let before = cells
        let old = Set(before.map(\.id))
        (indexPaths, cells) = (paths, loaded)
        let now = Set(cells.map(\.id))
        precondition(now.count == cells.count, "a view is handed out for two items; accepted: once each")
        loads += 1
        let gone = before.filter { !now.contains($0.id) && $0.superview === self }
        for cell in gone { cell.removeFromSuperview() }
        if isNavigating { retired += gone }
        if before.map(\.id) != cells.map(\.id) || cells.contains(where: { $0.superview !== self }) {
            for cell in cells { addSubview(cell) }
        }
        place { cell, attributes in
            if old.contains(cell.id) {
                cell.apply(attributes)
            } else {
                SceneView.performWithoutAnimation { cell.apply(attributes) }
            }
        }
    }

    /// After a navigation: where it was cancelled and the data was loaded meanwhile, the views are those of
    /// the new data again.
    func endNavigation(loadsBefore: Int) {
        isNavigating = false
        for cell in retired where cell.superview === self { cell.removeFromSuperview() }
        retired = []
        guard loads != loadsBefore, cells.contains(where: { $0.superview !== self }) else { return }
        for cell in cells { addSubview(cell) }
        placeItems()
    }

    /// The view of an item; `nil` for one that is not there.
    public func cellForItem(at indexPath: ItemIndexPath) -> SceneView? {
        indexPaths.place(of: indexPath).map { cells[$0] }
    }

    /// The item whose view it is.
    public func indexPath(for cell: SceneView) -> ItemIndexPath? {
        cells.firstIndex { $0 === cell }.map { indexPaths[$0] }
    }

    /// The items whose places by the layout touch what shows, in order.
    public var indexPathsForVisibleItems: [ItemIndexPath] {
        collectionViewLayout.layoutAttributesForElements(in: bounds).map(\.indexPath)
    }

    // MARK: Scrolling

    /// The point of the content at the view's top left corner; the origin of the bounds. Animatable.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// The size of everything.
    public var contentSize: CGSize { collectionViewLayout.contentSize }

    /// Places the items anew where the layout depends on the bounds.
    package func boundsDidChange() {
        let new = bounds
        guard !isPlacing, new != placedBounds else { return }
        proposedBounds = placedBounds
        let isNeeded = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        proposedBounds = nil
        placedBounds = new
        if isNeeded { collectionViewLayout.invalidateLayout() }
    }

    // MARK: Placing

    /// Places every item by the layout.
    func placeItems() { place { $0.apply($1) } }

    private func place(_ apply: (SceneView, CollectionLayoutAttributes) -> Void) {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        collectionViewLayout.prepare()
        if let between = collectionViewLayout as? CollectionTransitionLayout {
            contentOffset = between.contentOffset
        }
        placedBounds = bounds
        for (path, cell) in zip(indexPaths, cells) {
            if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) {
                apply(cell, attributes)
            }
        }
    }

    /// Where everything is by a layout, for an offset that it and the delegate may change.
    func placement(by layout: CollectionLayout, proposing offset: CGPoint) -> CollectionPlacement {
        claim(layout)
        proposedBounds = bounds
        defer { proposedBounds = nil }
        layout.prepare()
        var asked = layout.contentOffset(for: offset)
        if let delegate {
            asked = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: asked)
        }
        return placement(by: layout, at: asked)
    }

    /// Where everything is by a layout, scrolled to an offset.
    func placement(by layout: CollectionLayout, at offset: CGPoint) -> CollectionPlacement {
        proposedBounds = CGRect(origin: offset, size: bounds.size)
        defer { proposedBounds = nil }
        layout.prepare()
        return CollectionPlacement(
            offset: offset, contentSize: layout.contentSize,
            attributes: indexPaths.map { layout.layoutAttributesForItem(at: $0) })
    }

    /// Makes a layout the one in force, and puts everything where it is by that.
    func install(_ layout: CollectionLayout, _ placement: CollectionPlacement) {
        adopt(layout)
        isPlacing = true
        defer { isPlacing = false }
        contentOffset = placement.offset
        placedBounds = bounds
        for (cell, attributes) in zip(cells, placement.attributes) {
            if let attributes { cell.apply(attributes) }
        }
    }

    /// Makes a layout the one in force, and leaves everything where it is.
    func adopt(_ layout: CollectionLayout) {
        claim(layout)
        guard collectionViewLayout !== layout else { return }
        collectionViewLayout.collectionView = nil
        collectionViewLayout = layout
    }

    private func claim(_ layout: CollectionLayout) {
        precondition(
            layout.collectionView == nil || layout.collectionView === self,
            "the layout is another collection view's; accepted: one of its own for each")
        layout.collectionView = self
    }
}

extension SceneView {
    /// Takes what a layout says. What is so already is not touched.
    fileprivate func apply(_ attributes: CollectionLayoutAttributes) {
        if bounds.size != attributes.size {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
        }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
        let height = Double(attributes.zIndex)
        if layer.zPosition != height { layer.zPosition = height }
    }
}
