import Foundation

/// Provides the numbers of a collection view's items and their views.
public protocol CollectionViewDataSource: AnyObject, SceneIsolated {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// Returns the number of items of a section. Traps below 0.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the view of an item. The view is the item's identity, and may have been another item's before.
    /// Traps if two items have the same view.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: ItemIndexPath) -> SceneView
}

extension CollectionViewDataSource {
    /// The default: 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// Takes part in changes of a collection view's layout. Every method is optional.
public protocol CollectionViewDelegate: AnyObject, SceneIsolated {
    /// Returns the layout of an interactive transition; by default a `CollectionTransitionLayout`.
    func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout
    /// Returns the content offset for a new layout; `proposed` is the layout's.
    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint
}

extension CollectionViewDelegate {
    /// The default: a `CollectionTransitionLayout`.
    public func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout { CollectionTransitionLayout(currentLayout: from, nextLayout: to) }
    /// The default: the proposed offset.
    public func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }
}
