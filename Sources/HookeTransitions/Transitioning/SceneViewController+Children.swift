import Foundation

extension SceneViewController {
    /// Adds a child controller and calls its ``willMove(toParent:)``. Place its view yourself, then call its
    /// ``didMove(toParent:)``. While its view is inside this one's, its appearance callbacks follow this
    /// controller's.
    ///
    /// A child with another parent is removed from it first. Traps if `child` is this controller or one of
    /// its ancestors.
    public func addChild(_ child: SceneViewController) {
        var ancestor: SceneViewController? = self
        while let current = ancestor {
            precondition(current !== child, "a controller cannot be a child of itself or of its descendants")
            ancestor = current.parent
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Returns whether `controller` is an ancestor of this one.
    func isHeld(by controller: SceneViewController) -> Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0 === controller }
    }

    /// Removes the controller from its parent and calls ``didMove(toParent:)``. Its view stays in the tree,
    /// except that a navigation controller removes it from its stack and the tree. Does nothing without a
    /// parent.
    public func removeFromParent() {
        guard let parent, !parent.releaseChild(self) else { return }
        unlink()
        didMove(toParent: nil)
    }

    /// Removes the controller from its parent without calling it.
    func unlink() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Replaces one child's view by another's. If this controller is appearing or disappearing, the
    /// children's appearance callbacks follow.
    func replaceImmediately(_ from: SceneViewController, by to: SceneViewController) {
        let owner = appearance == .appearing || appearance == .disappearing ? appearanceOwner : nil
        if let owner { from.beginAppearance(appearing: false, animated: false, by: owner) }
        from.view.removeFromSuperview()
        to.view.frame = view.bounds
        view.insertSubview(to.view, at: 0)
        guard let owner else { return }
        from.endAppearance(by: owner)
        // Callbacks may have changed this controller's appearance or replaced the new child.
        if appearance == .appearing, let owner = appearanceOwner, to.view.isDescendant(of: view) {
            to.beginAppearance(appearing: true, animated: animatesAppearance, by: owner)
        }
    }

    /// The children to which appearance is forwarded automatically.
    var childrenToForwardTo: [SceneViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? visibleChildren : []
    }

    /// The children whose views are inside this one's.
    var visibleChildren: [SceneViewController] {
        children.filter { child in
            guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }
    }
}
