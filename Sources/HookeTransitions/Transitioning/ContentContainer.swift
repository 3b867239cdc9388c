import Foundation

/// Is notified before its size or traits change: view controllers and presentation controllers.
public protocol ContentContainer: AnyObject, SceneIsolated {
    /// Returns the size of a child when this container has `parentSize`; the default is `parentSize`.
    func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// The size that the content asks its container for; zero for none.
    var preferredContentSize: CGSize { get }
    /// Called when a child's ``preferredContentSize`` has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
    /// Called before the size changes. Use `coordinator` to animate alongside the change.
    func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator)
    /// Called before the traits change, before ``viewWillTransition(to:with:)``.
    func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator)
}

extension SceneViewController: ContentContainer {
    /// Notifies the children whose loaded views will change size: the default of
    /// ``viewWillTransition(to:with:)``.
    func tellChildren(size: CGSize, _ coordinator: TransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Notifies this controller and its children that the traits have changed.
    func notifyTraitsChanged(from previous: TraitCollection) {
        traitCollectionDidChange(previous)
        for child in children { child.notifyTraitsChanged(from: previous) }
    }
}
