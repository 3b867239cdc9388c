import Foundation
import Hooke

/// Items placed by a layout and scrolled: UIKit's collection view without drawing.
///
/// - Every item has a view, visible or not. Meant for up to about 1,000 items; time and memory of a change
///   are linear in their number.
/// - A change of the layout, the data or the size places the items at once, without a layout pass, and
///   animates in an animation block.
open class CollectionView: SceneView, BoundsObserver {
    /// The data source, held weakly. Setting it loads the data; setting `nil` keeps the items.
    public weak var dataSource: (any CollectionViewDataSource)? {
        didSet { if dataSource != nil { reloadData() } }
    }
    /// The delegate for changes of layout, held weakly.
    public weak var delegate: (any CollectionViewDelegate)?
    /// The current layout; during an interactive transition the transition layout.
    public private(set) var collectionViewLayout: CollectionLayout
    private(set) var indexPaths = ItemIndexPaths()
    private var cells: [SceneView] = []
    /// Views removed during a navigation; a cancel puts them back into the tree.
    private var retired: [SceneView] = []
    private(set) var loads = 0

    /// The bounds for which a layout is computed, if not the current ones.
    private(set) var proposedBounds: CGRect?
    /// The bounds of the last placement.
    private var placedBounds = CGRect.zero
    private var isPlacing = false
    private var isLoading = false
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
        layerExtras.boundsObserver = self
        clipsToBounds = true
        adopt(layout)
        layout.prepare()
    }

    // MARK: Data

    /// The number of sections.
    public var numberOfSections: Int { indexPaths.counts.count }

    /// Returns the number of items of a section; 0 for a section that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        indexPaths.counts.indices.contains(section) ? indexPaths.counts[section] : 0
    }

    /// Loads everything from the data source. Views that are returned again animate from their positions; new
    /// ones are placed at once.
    ///
    /// While the data source is being called, a further call, or setting a data source, is reported and loads
    /// nothing.
    public func reloadData() {
        guard !isLoading else {
            (scene ?? .current)?.report(.cannotNavigate(reason: "the collection view is loading its data"))
            return
        }
        isLoading = true
        // Retained, because its callbacks may release it.
        let source = dataSource
        let sections = source?.numberOfSections(in: self) ?? 0
        precondition(sections >= 0, "numberOfSections is \(sections); accepted: 0 or more")
        let counts = (0..<sections).map {
            source?.collectionView(self, numberOfItemsInSection: $0) ?? 0
        }
        let paths = ItemIndexPaths(counts: counts)
        let loaded = paths.compactMap { source?.collectionView(self, cellForItemAt: $0) }
        isLoading = false
        // Both change together: callbacks before this see the old items.
        let before = cells
        let old = Set(before.map(\.id))
        (indexPaths, cells) = (paths, loaded)
        let now = Set(cells.map(\.id))
        precondition(now.count == cells.count, "one view is used for two items; accepted: one view per item")
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

    /// Ends a navigation. If it was cancelled and the data was loaded meanwhile, adds the views of the new
    /// data again.
    func endNavigation(loadsBefore: Int) {
        isNavigating = false
        for cell in retired where cell.superview === self { cell.removeFromSuperview() }
        retired = []
        guard loads != loadsBefore, cells.contains(where: { $0.superview !== self }) else { return }
        for cell in cells { addSubview(cell) }
        placeItems()
    }

    /// Returns the view of an item; `nil` for one that does not exist.
    public func cellForItem(at indexPath: ItemIndexPath) -> SceneView? {
        indexPaths.place(of: indexPath).map { cells[$0] }
    }

    /// Returns the item of a view.
    public func indexPath(for cell: SceneView) -> ItemIndexPath? {
        cells.firstIndex { $0 === cell }.map { indexPaths[$0] }
    }

    /// The items whose positions in the layout intersect the visible bounds, in order.
    public var indexPathsForVisibleItems: [ItemIndexPath] {
        collectionViewLayout.layoutAttributesForElements(in: bounds).map(\.indexPath)
    }

    // MARK: Scrolling

    /// The point of the content at the view's top left corner; the origin of the bounds. Animatable.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// The size of the content.
    public var contentSize: CGSize { collectionViewLayout.contentSize }

    /// Places the items again if the layout depends on the bounds.
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

    /// Places every item by the current layout.
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

    /// Returns the placement in a layout, for an offset that it and the delegate may change.
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

    /// Returns the placement in a layout at an offset.
    func placement(by layout: CollectionLayout, at offset: CGPoint) -> CollectionPlacement {
        proposedBounds = CGRect(origin: offset, size: bounds.size)
        defer { proposedBounds = nil }
        layout.prepare()
        return CollectionPlacement(
            offset: offset, contentSize: layout.contentSize,
            attributes: indexPaths.map { layout.layoutAttributesForItem(at: $0) })
    }

    /// Makes a layout current and applies its placement.
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

extension SceneView {
    /// Applies attributes, setting only properties that differ.
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
