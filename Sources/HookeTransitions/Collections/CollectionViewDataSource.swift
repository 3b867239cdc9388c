import Foundation

/// Says how many items a collection view has, and makes their views.
public protocol CollectionViewDataSource: AnyObject, SendableMetatype {
    /// How many sections there are; 1 unless it is said.
    func numberOfSections(in collectionView: CollectionView) -> Int
    /// How many items a section has; below 0 stops with a message.
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
    /// The view of an item. A view that was another item's before may be handed out again: the view is the
    /// item's identity. One view for two items stops with a message.
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: ItemIndexPath) -> SceneView
}

extension CollectionViewDataSource {
    /// 1.
    public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// Has a say when a collection view goes from one layout to another. Every method is optional.
public protocol CollectionViewDelegate: AnyObject, SendableMetatype {
    /// The layout between two others, for an interactive transition; a plain one unless it is said.
    func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout
    /// The content offset to come to with a new layout, for the one that the layout would come to.
    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint
}

extension CollectionViewDelegate {
    /// A plain transition layout.
    public func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout from: CollectionLayout,
        newLayout to: CollectionLayout
    ) -> CollectionTransitionLayout { CollectionTransitionLayout(currentLayout: from, nextLayout: to) }
    /// The proposed one.
    public func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { proposed }
}
