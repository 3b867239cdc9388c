// What the block of a change that adds up has changed beside motions, for a cancel: the order and membership of views, and
// properties that apply at once.

extension RestorePoint.Entry {
    /// Returns the entry with what the block has changed since; `nil` if nothing.
    func closed() -> Self? {
        var closed = self
        if !view.children.elementsEqual(children, by: ===) { closed.childrenAfter = view.children }
        if view.changes != changes, !model.looksSame(as: view.model) { closed.modelAfter = view.model }
        return closed.childrenAfter == nil && closed.modelAfter == nil ? nil : closed
    }

    /// Restores the children, except what other code has changed since.
    private func restoreChildren(_ removed: Set<ViewID>) {
        guard let after = childrenAfter else { return }
        // A view that the block took away comes back unless other code has placed it since.
        var views = children.filter { child in
            child.superview === view
                || child.superview == nil && !view.isDescendant(of: child)
                    && (removed.contains(child.id) || !after.contains { $0 === child })
        }
        for (index, child) in view.children.enumerated() where !children.contains(where: { $0 === child }) {
            views.insert(child, at: min(index, views.count))
        }
        let relocations = views.filter { $0.superview !== view && !$0.isBareLayer }.map {
            Relocation(of: $0, to: view, in: view.window)
        }
        for relocation in relocations { relocation.announce() }
        view.restoreChildren(views)
        for relocation in relocations { relocation.complete() }
    }

    /// Undoes what the block has changed. What other code has changed since stays.
    static func undo(_ entries: [Self]) {
        for entry in entries {
            guard let after = entry.modelAfter, after.looksSame(as: entry.view.model) else { continue }
            entry.view.setModelAtOnce(entry.model.withAnimatedProperties(of: entry.view.model))
        }
        // Removal first, so that no view is temporarily inside itself.
        var removed: Set<ViewID> = []
        for entry in entries {
            for child in entry.childrenAfter ?? [] where child.superview === entry.view {
                guard !entry.children.contains(where: { $0 === child }) else { continue }
                removed.insert(child.id)
                child.leaveSuperview()
            }
        }
        for entry in entries { entry.restoreChildren(removed) }
    }
}

extension ViewState {
    /// Returns the state with the animated properties of another one.
    func withAnimatedProperties(of other: ViewState) -> ViewState {
        var copy = self
        for property in AnimatedProperty.allCases { copy.copy(property, from: other) }
        return copy
    }

    /// Returns whether the properties that apply at once have the same values.
    fileprivate func looksSame(as other: ViewState) -> Bool {
        self == other || withAnimatedProperties(of: other) == other
    }
}
