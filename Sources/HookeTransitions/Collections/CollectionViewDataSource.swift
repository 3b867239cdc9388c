import Foundation

/// Provides the numbers of a collection view's items and their cells.
public protocol CollectionViewDataSource: AnyObject, SceneIsolated {
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// Returns the number of items of a section. Traps below 0.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item, which is about to be placed. It may be a new one, one from
    /// ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``, or one that belonged to another item before.
    /// Traps if two items have the same cell.
    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell
}

extension CollectionViewDataSource {
    /// The default: 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// Loads the data of items before their cells are made.
///
/// The items are those of one screen ahead in the direction of the last scroll that have no cell yet.
public protocol CollectionViewDataSourcePrefetching: AnyObject, SceneIsolated {
    /// Called once for each item that comes within one screen.
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called for items that were announced and then left the next screen without a cell. Does nothing by default.
    func collectionView(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension CollectionViewDataSourcePrefetching {
    /// The default: nothing.
    public func collectionView(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// Takes part in changes of a collection view's layout, and is told of its cells. Every method is optional.
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// Returns the layout of an interactive transition; by default a `CollectionTransitionLayout`.
    func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout
    /// Returns the content offset for a new layout; `proposed` is the layout's.
    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint
    /// Called before a cell is added to the collection view, up to half a screen before it is visible.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath)
    /// Called after a cell was removed from the collection view.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath)
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
    /// The default: nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// The default: nothing.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
}
