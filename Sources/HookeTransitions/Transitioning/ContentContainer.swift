import Foundation

/// What hears of a change of size or traits before it happens: view controllers and presentation controllers.
public protocol ContentContainer: AnyObject, SendableMetatype {
    /// The size that a child is to have when this one has `parentSize`; all of it by default.
    func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before the size changes. `coordinator` moves others along with the change.
    func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
    /// Called before the traits change, before ``viewWillTransition(to:with:)``.
    func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator)
}

extension SceneViewController: ContentContainer {
    /// Tells the children whose views are there and are to have another size: what the default of
    /// ``viewWillTransition(to:with:)`` does.
    func tellChildren(size: CGSize, _ coordinator: TransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Tells this controller and its children that the traits have changed.
    func tellTraitsChanged(from previous: TraitCollection) {
        traitCollectionDidChange(previous)
        for child in children { child.tellTraitsChanged(from: previous) }
    }
}
