extension SceneSnapshot {
    /// Returns the snapshot with other values of some properties. With the tree of models and the values of a
    /// `Timeline` at a time, it is what is shown at that time. Pictures of snapshot views fill the new
    /// bounds.
    ///
    /// - Parameter values: the values by view and property, each of its property's kind. Unknown views are
    ///   ignored.
    public func showing(_ values: [ViewID: [AnimatedProperty: AnimatableValue]]) -> SceneSnapshot {
        var copy = self
        copy.root = root.showing(values)
        return copy
    }
}

extension SceneSnapshot.Node {
    fileprivate func showing(_ values: [ViewID: [AnimatedProperty: AnimatableValue]]) -> Self {
        var copy = self
        for (property, value) in values[id] ?? [:] { copy.state[property] = value }
        copy.masks = masks.map { $0.showing(values) }
        copy.children = children.map { child in
            let shown = child.showing(values)
            return child.isPicture ? shown.fitted(into: copy.state.bounds) : shown
        }
        return copy
    }
}
