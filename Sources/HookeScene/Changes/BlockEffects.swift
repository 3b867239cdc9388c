/// What a block changes beside motions, for a cancel: the order and membership of views, and properties that
/// apply at once.
struct BlockEffects: SceneIsolated {
    /// A view of the tree before the block.
    private struct Entry {
        let view: SceneView
        /// The subviews and bare layers.
        let children: [SceneView]
        /// The bare layers, which their views do not retain.
        let layers: [SceneLayer]
        let model: ViewState
        let changes: UInt64
    }

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

    private var entries: [Entry] = []
    private var families: [Family] = []
    private var looks: [Look] = []

    /// Captures a tree before the block runs.
    init(_ root: SceneView) { add(root) }

    private mutating func add(_ view: SceneView) {
        entries.append(
            Entry(
                view: view, children: view.children, layers: view.bareLayers, model: view.model,
                changes: view.changes))
        for child in view.children { add(child) }
    }

    /// Compares with the tree after the block.
    mutating func close() {
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
        entries = []
    }

    /// Undoes the changes. What other code has changed since stays.
    func undo() {
        for look in looks where look.after.looksSame(as: look.view.model) {
            var model = look.before
            for property in AnimatedProperty.allCases { model.copy(property, from: look.view.model) }
            look.view.setModelAtOnce(model)
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
    /// Returns whether the properties that apply at once have the same values.
    fileprivate func looksSame(as other: ViewState) -> Bool {
        if self == other { return true }
        var copy = self
        for property in AnimatedProperty.allCases { copy.copy(property, from: other) }
        return copy == other
    }
}
