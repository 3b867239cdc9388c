import Foundation

/// A controller of a collection view: UIKit's collection view controller. Subclass it and override the
/// methods of ``CollectionViewDataSource``.
///
/// **Layout to layout.** With ``useLayoutToLayoutNavigationTransitions``, a controller directly above another
/// collection view controller on a navigation stack shares that one's collection view:
///
/// - A push moves the items from the lower layout to the upper one; a pop moves them back.
/// - The collection view moves to the visible controller's view, and that controller becomes its delegate.
///   The controller that created it stays the data source.
///
/// See docs/collections.md.
open class CollectionViewController: SceneViewController, CollectionViewDataSource,
    CollectionViewDelegate
{
    /// Whether pushing this controller onto another collection view controller moves that one's items instead
    /// of sliding. Set it before the push. Ignored for the lowest controller of a stack.
    public var useLayoutToLayoutNavigationTransitions = false

    private var ownLayout: CollectionLayout
    /// The distance from the content's start when this controller's layout was last current.
    private(set) var savedDistance: CGPoint?
    private var held: CollectionView?
    /// Whether the view is being loaded.
    private var isLoading = false
    /// Whether the collection view is shared from the controller below.
    private(set) var isSharing = false

    /// Creates a controller with a layout.
    public init(collectionViewLayout layout: CollectionLayout, name: String = "") {
        ownLayout = layout
        super.init(name: name)
    }

    /// The layout of this controller; while it holds the collection view, the current one there.
    public var collectionViewLayout: CollectionLayout {
        guard let held, held.holder === self else { return ownLayout }
        return held.interaction?.layout.currentLayout ?? held.collectionViewLayout
    }

    /// The collection view, own or shared. The first access to its own creates it. It asks for cells after `viewDidLoad()`.
    public var collectionView: CollectionView {
        if let held { return held }
        let made = CollectionView(frame: screenBounds, collectionViewLayout: ownLayout)
        made.autoresizingMask = .flexibleSize
        held = made
        made.hand(to: self)
        made.waitsForController = isLoading || !isViewLoaded
        made.dataSource = self
        return made
    }

    /// Makes a view that the collection view fills. Cells are asked for after `viewDidLoad()`, which may register their
    /// classes.
    open override func loadView() {
        super.loadView()
        isLoading = true
        if collectionView.superview == nil, collectionView.holder === self { adoptCollectionView() }
    }

    override func viewDidFinishLoading() {
        super.viewDidFinishLoading()
        isLoading = false
        guard let held, held.waitsForController else { return }
        held.waitsForController = false
        held.refreshCells()
    }

    // MARK: Data

    /// The number of sections; 1 by default.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    /// The number of items; 0 by default.
    open func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    /// The cell of an item; an empty cell by default.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
    /// The transition layout; a `CollectionTransitionLayout` by default.
    open func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout { CollectionTransitionLayout(currentLayout: from, nextLayout: to) }
    /// The content offset; the proposed one by default.
    open func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }
    /// Called before a cell is added to the collection view; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called after a cell was removed from the collection view; does nothing by default.
    open func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    // MARK: Sharing

    /// Uses the collection view of the controller below.
    func share(_ shared: CollectionView) {
        guard held !== shared else { return }
        held?.removeFromSuperview()
        if ownLayout.collectionView === held { ownLayout.collectionView = nil }
        (held, isSharing) = (shared, true)
    }

    /// Releases the collection view after the controller has left the stack, if others use it.
    func stopSharing() {
        guard let held else { return }
        let isElsewhere = isViewLoaded && held.superview !== view
        guard isSharing || isElsewhere else { return }
        if isViewLoaded, held.superview === view { held.removeFromSuperview() }
        if held.holder === self {
            saveLayout()
            held.adopt(CollectionLayout())
            held.hand(to: nil)
        }
        (self.held, isSharing, savedDistance) = (nil, false, nil)
    }

    /// Saves the layout and the place before another controller takes the collection view.
    func saveLayout() {
        guard let held, held.holder === self else { return }
        (ownLayout, savedDistance) = (collectionViewLayout, held.distanceFromStart)
    }

    /// Moves the collection view into this controller's view, with its layout, at once.
    func adoptCollectionView() {
        let taken = collectionView
        if taken.holder !== self {
            if taken.collectionViewLayout !== ownLayout {
                taken.holder?.saveLayout()
                taken.install(
                    ownLayout,
                    taken.placement(
                        by: ownLayout, proposing: savedDistance ?? taken.distanceFromStart,
                        isAnimated: SceneView.isRecording))
            }
            taken.hand(to: self)
        }
        if taken.superview !== view { view.insertSubview(taken, at: 0) }
        if taken.frame != view.bounds { taken.frame = view.bounds }
        taken.endChange()
    }
}

extension CollectionView {
    /// Makes a controller the holder and delegate.
    func hand(to controller: CollectionViewController?) {
        holder = controller
        delegate = controller
    }
}
