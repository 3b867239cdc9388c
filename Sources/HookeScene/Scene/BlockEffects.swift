/// What a block has changed beside motions, for a cancel: the order and membership of views, and properties that
/// apply at once.
struct BlockEffects: SceneIsolated {
    /// A view with other subviews or bare layers than before.
    private struct Family {
        let parent: SceneView
        let before: [SceneView]
        let after: [SceneView]
        let layers: [SceneLayer]
    }

    /// A view with other values than before of properties that apply at once.
    private struct Look {
        let view: SceneView
        let before: ViewState
        let after: ViewState
    }

    private var families: [Family] = []
    private var looks: [Look] = []

    /// Nothing.
    init() {}

    /// Compares the views now with those before the block.
    init(since entries: [RestorePoint.Entry]) {
        for entry in entries {
            let (view, now) = (entry.view, entry.view.children)
            if !now.elementsEqual(entry.children, by: ===) {
                families.append(
                    Family(parent: view, before: entry.children, after: now, layers: entry.layers))
            }
            guard view.changes != entry.changes, !entry.model.looksSame(as: view.model) else {
                continue
            }
            looks.append(Look(view: view, before: entry.model, after: view.model))
        }
    }

    /// Undoes the changes. What other code has changed since stays.
    func undo() {
        for look in looks where look.after.looksSame(as: look.view.model) {
            look.view.setModelAtOnce(look.before.withAnimatedProperties(of: look.view.model))
        }
        // Removal first, so that no view is temporarily inside itself.
        var removed: [ViewID: SceneView] = [:]
        for family in families {
            for child in family.after where child.superview === family.parent {
                guard !family.before.contains(where: { $0 === child }) else { continue }
                removed[child.id] = child
                child.leaveSuperview()
            }
        }
        for family in families { restore(family, removed) }
    }

    private func restore(_ family: Family, _ removed: [ViewID: SceneView]) {
        let parent = family.parent
        // A view that the block took away comes back unless other code has placed it since.
        var views = family.before.filter { view in
            view.superview === parent
                || view.superview == nil && !parent.isDescendant(of: view)
                    && (removed[view.id] != nil || !family.after.contains { $0 === view })
        }
        for (index, view) in parent.children.enumerated()
        where !family.before.contains(where: { $0 === view }) {
            views.insert(view, at: min(index, views.count))
        }
        let relocations = views.filter { $0.superview !== parent && !$0.isBareLayer }.map {
            Relocation(of: $0, to: parent, in: parent.window)
        }
        for relocation in relocations { relocation.announce() }
        parent.restoreChildren(views)
        for relocation in relocations { relocation.complete() }
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
