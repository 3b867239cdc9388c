import Foundation

/// The state before motions, which a cancelled transition, or a property animator at its start, restores.
///
/// - Captured trees: the order and membership of views, and their models.
/// - Moved properties, with the model before their first motion.
///
/// Restores, bit for bit, the moved properties and the order and membership of captured views. Changes
/// outside animation blocks stay, unless ``restoreAll(exceptPlacesOf:)`` is called. A group that can be
/// cancelled records into its ``AnimationGroup/restorePoint``.
package final class RestorePoint {
    package init() {}

    struct Entry {
        let view: SceneView
        let subviews: [SceneView]
        var model: ViewState
        let settings: ViewSettings
    }

    private(set) var entries: [ViewID: Entry] = [:]
    private var roots: [SceneView] = []
    /// The moved properties, and the models before.
    private(set) var moved: [PropertyKey: (view: SceneView, model: ViewState)] = [:]
    private var resting: [ViewID: (old: CGRect, new: CGRect)] = [:]

    /// Adds a tree; known views keep their first entry.
    package func capture(_ view: SceneView) {
        if entries[view.id] == nil { roots.append(view) }
        add(view)
    }

    private func add(_ view: SceneView) {
        if entries[view.id] == nil {
            entries[view.id] = Entry(
                view: view, subviews: view.subviews, model: view.model, settings: ViewSettings(of: view))
        }
        for child in view.subviews { add(child) }
    }

    /// Records the model before a property moves; the first record stays.
    func remember(_ property: AnimatedProperty, of view: SceneView, model: ViewState) {
        let key = PropertyKey(view: view.id, property: property)
        if moved[key] == nil { moved[key] = (view, model) }
    }

    /// Changes the value to which a property is restored.
    func replace(_ key: PropertyKey, by value: AnimatableValue) { moved[key]?.model[key.property] = value }

    /// Adds the moved properties of another restore point; existing entries stay.
    func merge(_ other: RestorePoint) { moved.merge(other.moved) { first, _ in first } }

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
        guard let before = entries[view.id]?.model.layoutFrame else { return }
        let rest = resting[view.id].flatMap { $0.old == before ? $0.new : nil }
        let after = rest ?? view.followed(before, from: old, to: new)
        guard after != before else { return }
        entries[view.id]?.model.layoutFrame = after
        if after.size != before.size { resizeChildren(of: view, from: before.size, to: after.size) }
    }

    private func resizeChildren(of view: SceneView, from old: CGSize, to new: CGSize) {
        guard view.autoresizesSubviews, let children = entries[view.id]?.subviews else { return }
        for child in children { resize(child, from: old, to: new) }
    }

    /// Restores moved properties and captured trees. Captured models take precedence.
    package func restore() {
        for (key, origin) in moved {
            let size = origin.view.model.bounds.size
            origin.view.model.copy(key.property, from: entries[key.view]?.model ?? origin.model)
            if origin.view.model.bounds.size != size { origin.view.setNeedsLayout() }
        }
        // Removal first, so that no view is temporarily inside itself.
        for entry in entries.values {
            for child in entry.view.subviews where !entry.subviews.contains(where: { $0 === child }) {
                child.removeFromSuperview()
            }
        }
        for entry in entries.values { entry.view.restoreSubviews(entry.subviews) }
    }
}
