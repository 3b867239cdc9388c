import Foundation

/// A controller whose view holds a collection view: UIKit's collection view controller.
///
/// Subclass it and answer what ``CollectionViewDataSource`` asks.
///
/// **Layout to layout.** With ``useLayoutToLayoutNavigationTransitions`` a controller that stands on a
/// navigation stack right above another collection view controller has no collection view of its own: it
/// shares that of the one below. Pushing then moves the items from the layout of the one to the layout of the
/// other, and popping moves them back to where they were. The collection view goes along to the view of the
/// controller in sight, which becomes its delegate; the controller that it belongs to stays the data source.
/// See docs/layout-to-layout.md.
nonisolated open class CollectionViewController: SceneViewController, CollectionViewDataSource,
    CollectionViewDelegate
{
    /// Whether pushing this controller onto another collection view controller moves that one's items instead
    /// of sliding. Set it before the push. It says nothing for the lowest controller of a stack.
    public var useLayoutToLayoutNavigationTransitions = false

    private var ownLayout: CollectionLayout
    /// Where the content was scrolled to when this controller's layout was in force last.
    private(set) var ownOffset: CGPoint?
    private var held: CollectionView?
    /// Whether the collection view is that of the controller below.
    private(set) var isSharing = false

    /// A controller of a collection in some layout.
    public init(collectionViewLayout layout: CollectionLayout, name: String = "") {
        ownLayout = layout
        super.init(name: name)
    }

    /// The layout of this controller: while its collection view is in its hands, the one in force there.
    public var collectionViewLayout: CollectionLayout {
        guard let held, held.holder === self else { return ownLayout }
        return held.interaction?.layout.currentLayout ?? held.collectionViewLayout
    }

    /// The collection view, this controller's own or a shared one. Asking for one's own the first time makes
    /// it and loads the data.
    public var collectionView: CollectionView {
        if let held { return held }
        let made = CollectionView(
            frame: WindowScene.current?.bounds ?? .zero, collectionViewLayout: ownLayout)
        made.autoresizingMask = .flexibleSize
        held = made
        made.hand(to: self)
        made.dataSource = self
        return made
    }

    /// Makes a view that the collection view fills.
    open override func loadView() {
        super.loadView()
        if collectionView.superview == nil, collectionView.holder === self { takeCollectionView() }
    }

    // MARK: Data

    /// 1, unless overridden.
    open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
    /// 0, unless overridden.
    open func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    /// A plain view, unless overridden.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: ItemIndexPath
    ) -> SceneView { SceneView(frame: .zero) }
    /// A plain transition layout, unless overridden.
    open func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout { CollectionTransitionLayout(currentLayout: from, nextLayout: to) }
    /// The proposed one, unless overridden.
    open func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }

    // MARK: Sharing

    /// Takes the collection view of the controller below for one's own.
    func share(_ shared: CollectionView) {
        guard held !== shared else { return }
        held?.removeFromSuperview()
        if ownLayout.collectionView === held { ownLayout.collectionView = nil }
        (held, isSharing) = (shared, true)
    }

    /// Lets go of the collection view, when the controller has left the stack and others have it.
    func stopSharing() {
        guard let held else { return }
        let isElsewhere = isViewLoaded && held.superview !== view
        guard isSharing || isElsewhere else { return }
        if isViewLoaded, held.superview === view { held.removeFromSuperview() }
        if held.holder === self {
            noteLayout()
            held.adopt(CollectionLayout())
            held.hand(to: nil)
        }
        (self.held, isSharing, ownOffset) = (nil, false, nil)
    }

    /// Notes what is in force before another controller takes the collection view.
    func noteLayout() {
        guard let held, held.holder === self else { return }
        (ownLayout, ownOffset) = (collectionViewLayout, held.contentOffset)
    }

    /// Puts the collection view into this controller's view, in this controller's layout, at once.
    func takeCollectionView() {
        let taken = collectionView
        if taken.holder !== self {
            if taken.collectionViewLayout !== ownLayout {
                taken.holder?.noteLayout()
                taken.install(
                    ownLayout, taken.placement(by: ownLayout, proposing: ownOffset ?? taken.contentOffset))
            }
            taken.hand(to: self)
        }
        if taken.superview !== view { view.insertSubview(taken, at: 0) }
        if taken.frame != view.bounds { taken.frame = view.bounds }
    }
}

extension CollectionView {
    /// Gives the collection view into a controller's hands.
    func hand(to controller: CollectionViewController?) {
        holder = controller
        delegate = controller
    }
}
