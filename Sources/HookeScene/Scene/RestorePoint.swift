import Foundation

/// What was there before motions: what a cancelled transition, and a property animator that goes back to its
/// start, put back.
///
/// - Trees that were captured: the order and membership of views, and their models.
/// - Properties that motions move, with the model before the first of them.
///
/// Put back, bit for bit, are the properties that were moved, and the order and membership of captured views. What
/// was set outside animation blocks stays. A group of motions that may be taken back has one
/// (``AnimationGroup/restorePoint``), to which recording adds.
package final class RestorePoint {
    /// Nothing captured yet.
    package init() {}

    private struct Entry {
        let view: SceneView
        let subviews: [SceneView]
        var model: ViewState
    }

    private var entries: [ViewID: Entry] = [:]
    /// The views that were captured with all that is in them.
    private var roots: [SceneView] = []
    /// The properties that were moved, and the models before that.
    private(set) var moved: [PropertyKey: (view: SceneView, model: ViewState)] = [:]
    private var resting: [ViewID: (old: CGRect, new: CGRect)] = [:]

    /// Adds a tree; views that are known already keep what is known.
    package func capture(_ view: SceneView) {
        if entries[view.id] == nil { roots.append(view) }
        add(view)
    }

    private func add(_ view: SceneView) {
        if entries[view.id] == nil {
            entries[view.id] = Entry(view: view, subviews: view.subviews, model: view.model)
        }
        for child in view.subviews { add(child) }
    }

    /// Notes the model before a property is moved; what is noted first stays.
    func remember(_ property: AnimatedProperty, of view: SceneView, model: ViewState) {
        let key = PropertyKey(view: view.id, property: property)
        if moved[key] == nil { moved[key] = (view, model) }
    }

    /// Has a property come to another value when it is put back.
    func replace(_ key: PropertyKey, by value: AnimatableValue) { moved[key]?.model[key.property] = value }

    /// Takes over what another one has of moved properties; what is noted here already stays.
    func merge(_ other: RestorePoint) { moved.merge(other.moved) { first, _ in first } }

    /// Carries the geometry to another size of the scene, by the masks, as if the size had changed before all
    /// began.
    ///
    /// - Parameters:
    ///   - window: the root of what was in the window.
    ///   - old: the window's size before.
    ///   - new: the window's size after.
    ///   - others: the sizes, before and after, of what views that were in no window are put into.
    ///   - resting: the frames, before and after, of views that are placed by something else than their
    ///     masks.
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

    /// Puts everything back: moved properties as captured, or for views that were not captured as they were noted.
    package func restore() {
        for (key, origin) in moved {
            let size = origin.view.model.bounds.size
            origin.view.model.copy(key.property, from: entries[key.view]?.model ?? origin.model)
            if origin.view.model.bounds.size != size { origin.view.setNeedsLayout() }
        }
        // First out with what does not belong, so that on the way no view is inside itself.
        for entry in entries.values {
            for child in entry.view.subviews where !entry.subviews.contains(where: { $0 === child }) {
                child.removeFromSuperview()
            }
        }
        for entry in entries.values { entry.view.restoreSubviews(entry.subviews) }
    }
}
