import Foundation

/// The one record of what was before: for a transition or change that may be cancelled, and for a property animator.
///
/// - Captured trees: the order and membership of views, and their models.
/// - Moved properties, with the models before their first motion and after their block.
///
/// Restores, bit for bit, the moved properties and the order and membership of captured views. Changes
/// outside animation blocks stay, unless ``restoreAll(exceptPlacesOf:)`` is called. A group that can be
/// cancelled records into its ``GroupRecording/restorePoint``.
///
/// With ``addsUp``, only own changes are taken back. A property that another change moved later loses only its own
/// difference. Views are taken back from the places, and to the looks, that the block gave them (``close()``); what other code
/// has changed since stays.
package final class RestorePoint: SceneIsolated {
    /// Whether the point belongs to a change that adds up with others.
    package let addsUp: Bool

    package init(addsUp: Bool = false) { self.addsUp = addsUp }

    struct Entry: SceneIsolated {
        let view: SceneView
        /// The subviews and bare layers.
        let children: [SceneView]
        /// The bare layers, which their views do not retain.
        let layers: [SceneLayer]
        var model: ViewState
        /// The number of the view's changes.
        let changes: UInt64
        let settings: ViewSettings
        /// The children after the block of a change that adds up, if it changed them.
        var childrenAfter: [SceneView]?
        /// The model after that block, if it changed properties that apply at once.
        var modelAfter: ViewState?
    }

    /// The captured views, each after its superview.
    private(set) var entries: [Entry] = []
    private var places: [ViewID: Int] = [:]
    private var roots: [SceneView] = []
    /// The moved properties.
    private(set) var moved: [PropertyKey: (view: SceneView, change: ChangedProperty)] = [:]
    private var resting: [ViewID: (old: CGRect, new: CGRect)] = [:]

    /// Adds a tree; known views keep their first entry.
    package func capture(_ view: SceneView) {
        if places[view.id] == nil { roots.append(view) }
        add(view)
    }

    private func add(_ view: SceneView) {
        if places[view.id] == nil {
            places[view.id] = entries.count
            entries.append(
                Entry(
                    view: view, children: view.children, layers: view.bareLayers, model: view.model,
                    changes: view.changes, settings: ViewSettings(of: view)))
        }
        for child in view.children { add(child) }
        if let mask = view.extras?.mask { add(mask.view) }
    }

    /// Records that a block has changed a property from its value in `model`; the first record stays.
    func remember(_ property: AnimatedProperty, of view: SceneView, model: ViewState) {
        let key = PropertyKey(view: view.id, property: property)
        if let own = moved[key]?.change { return own.extend(to: view.model, of: view) }
        let change = ChangedProperty(property, before: model, after: view.model)
        moved[key] = (view, change)
        if addsUp { view.layerExtras.changes.append(change) }
    }

    /// Changes the value to which a property is restored.
    func replace(_ key: PropertyKey, by value: AnimatableValue) {
        moved[key]?.change.before[key.property] = value
    }

    /// Adds the moved properties of another restore point; existing entries stay.
    func merge(_ other: RestorePoint) {
        // A point that adds up has recorded them with the block.
        guard !addsUp else { return }
        for (key, (view, change)) in other.moved where moved[key] == nil {
            moved[key] = (view, ChangedProperty(key.property, before: change.before, after: change.after))
        }
    }

    /// Converts the geometry to another size of the scene with the autoresizing masks, as if the size had
    /// changed before the motions.
    ///
    /// - Parameters:
    ///   - window: the root of the window's tree.
    ///   - old: the window's old size.
    ///   - new: the window's new size.
    ///   - others: the old and new size for views outside the window.
    ///   - resting: the old and new frames of views that are not placed by their masks.
    package func resize(
        _ window: SceneView, from old: CGSize, to new: CGSize, others: (old: CGSize, new: CGSize),
        resting: [ViewID: (old: CGRect, new: CGRect)]
    ) {
        self.resting = resting
        for root in roots {
            if root === window {
                resizeChildren(of: root, from: old, to: new)
            } else {
                resize(root, from: others.old, to: others.new)
            }
        }
    }

    private func resize(_ view: SceneView, from old: CGSize, to new: CGSize) {
        guard let place = places[view.id] else { return }
        let before = entries[place].model.layoutFrame
        let rest = resting[view.id].flatMap { $0.old == before ? $0.new : nil }
        let after = rest ?? view.followed(before, from: old, to: new)
        guard after != before else { return }
        entries[place].model.layoutFrame = after
        if after.size != before.size { resizeChildren(of: view, from: before.size, to: after.size) }
    }

    private func resizeChildren(of view: SceneView, from old: CGSize, to new: CGSize) {
        guard view.autoresizesSubviews, let place = places[view.id] else { return }
        for child in entries[place].children where !child.isBareLayer { resize(child, from: old, to: new) }
    }

    /// Ends the block of a change that adds up: what the captured trees have become is its own doing.
    func close() {
        entries = entries.compactMap { $0.closed() }
        (places, roots) = ([:], [])
    }

    /// Restores moved properties and captured trees. Captured models take precedence.
    package func restore() {
        for (key, (view, change)) in moved {
            if !addsUp, let place = places[key.view] {
                change.before.copy(key.property, from: entries[place].model)
            }
            change.takeBack(from: view)
        }
        guard places.isEmpty else {
            restoreTrees()
            return release()
        }
        let closed = entries
        release()
        Entry.undo(closed)
    }

    /// Sets the moved properties to their values after the blocks.
    func showEnds() {
        for (view, change) in moved.values { change.show(change.after, on: view) }
    }

    /// The changes of properties, and of a closed block, can no longer be taken back.
    package func release() {
        for (view, change) in moved.values {
            change.isOver = true
            view.extras?.dropOldChanges()
        }
        if addsUp { (moved, entries, places, roots) = ([:], [], [:], []) }
    }

    private func restoreTrees() {
        let relocations = relocations()
        for relocation in relocations { relocation.announce() }
        // Removal first, so that no view is temporarily inside itself.
        for entry in entries {
            for child in entry.view.children where !entry.children.contains(where: { $0 === child }) {
                child.detach()
            }
        }
        for entry in entries { entry.view.restoreChildren(entry.children) }
        for relocation in relocations { relocation.complete() }
    }

    /// Returns the changes of superviews that restoring makes, in the order of the views' identities.
    private func relocations() -> [Relocation] {
        var homes: [ViewID: (view: SceneView, superview: SceneView?)] = [:]
        for entry in entries
        where !entry.view.children.elementsEqual(entry.children, by: { $0 === $1 }) {
            for child in entry.view.subviews where homes[child.id] == nil { homes[child.id] = (child, nil) }
            for child in entry.children where !child.isBareLayer { homes[child.id] = (child, entry.view) }
        }
        func window(of view: SceneView?) -> SceneWindow? {
            guard let view else { return nil }
            if let window = view as? SceneWindow { return window }
            if let home = homes[view.id] { return window(of: home.superview) }
            return window(of: view.superview)
        }
        return homes.values.filter { $0.view.superview !== $0.superview }.sorted { $0.view.id < $1.view.id }
            .map { Relocation(of: $0.view, to: $0.superview, in: window(of: $0.superview)) }
    }
}
