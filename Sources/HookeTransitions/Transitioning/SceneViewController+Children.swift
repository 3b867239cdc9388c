import Foundation

extension SceneViewController {
    /// Takes another controller in: tells it ``willMove(toParent:)``. Its view is for this controller to
    /// place; then tell it ``didMove(toParent:)``. Its appearance callbacks come with this controller's while
    /// the view is inside this one's.
    ///
    /// A controller that has another parent leaves it first. A controller that holds this one stops with a
    /// message.
    public func addChild(_ child: SceneViewController) {
        var ancestor: SceneViewController? = self
        while let current = ancestor {
            precondition(current !== child, "a controller cannot hold itself or one that holds it")
            ancestor = current.parent
        }
        if child.parent != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    /// Whether a controller is one of the containers around this one.
    func isHeld(by controller: SceneViewController) -> Bool {
        sequence(first: self, next: \.parent).dropFirst().contains { $0 === controller }
    }

    /// Leaves the container, and is told ``didMove(toParent:)``. The view stays where it is; a navigation
    /// controller takes it off its stack and out of sight. Without a parent nothing happens.
    public func removeFromParent() {
        guard let parent, !parent.letGo(self) else { return }
        unlink()
        didMove(toParent: nil)
    }

    /// Leaves the container without a word.
    func unlink() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Puts a child's view in the place of another's. Where this controller is on its way in or out, the
    /// children's appearance goes along.
    func replaceAtOnce(_ from: SceneViewController, by to: SceneViewController) {
        let owner = appearance == .appearing || appearance == .disappearing ? appearanceOwner : nil
        if let owner { from.beginAppearance(appearing: false, animated: false, by: owner) }
        from.view.removeFromSuperview()
        to.view.frame = view.bounds
        view.insertSubview(to.view, at: 0)
        guard let owner else { return }
        from.endAppearance(by: owner)
        // Its callbacks may have sent this controller another way, or have replaced the new child in turn.
        if appearance == .appearing, let owner = appearanceOwner, to.view.isDescendant(of: view) {
            to.beginAppearance(appearing: true, animated: animatesAppearance, by: owner)
        }
    }

    /// The children that hear of this controller's appearance by themselves.
    var childrenToForwardTo: [SceneViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? childrenInSight : []
    }

    /// The children whose views are inside this one's.
    var childrenInSight: [SceneViewController] {
        children.filter { child in
            guard let view = child.viewIfLoaded, let own = viewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }
    }
}
