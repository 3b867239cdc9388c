import Foundation

/// A scene's tree as it was when a transition began: what a cancelled one puts back.
///
/// Put back, bit for bit: the properties that the transition animated, and the order and membership of the
/// views that were there. What an animator set by hand outside animation blocks stays.
package struct RestorePoint {
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
    private var resting: [ViewID: (old: CGRect, new: CGRect)] = [:]

    /// Adds a tree; views that are known already keep what is known.
    package mutating func capture(_ view: SceneView) {
        if entries[view.id] == nil { roots.append(view) }
        add(view)
    }

    private mutating func add(_ view: SceneView) {
        if entries[view.id] == nil {
            entries[view.id] = Entry(view: view, subviews: view.subviews, model: view.model)
        }
        for child in view.subviews { add(child) }
    }

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
    package mutating func resize(
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

    private mutating func resize(_ view: SceneView, from old: CGSize, to new: CGSize) {
        guard let before = entries[view.id]?.model.layoutFrame else { return }
        let rest = resting[view.id].flatMap { $0.old == before ? $0.new : nil }
        let after = rest ?? view.followed(before, from: old, to: new)
        guard after != before else { return }
        entries[view.id]?.model.layoutFrame = after
        if after.size != before.size { resizeChildren(of: view, from: before.size, to: after.size) }
    }

    private mutating func resizeChildren(of view: SceneView, from old: CGSize, to new: CGSize) {
        guard view.autoresizesSubviews, let children = entries[view.id]?.subviews else { return }
        for child in children { resize(child, from: old, to: new) }
    }

    /// Puts everything back. `origins` are the properties that the timeline moved, and the models before it
    /// did: they serve for views that were not there at the start.
    package func restore(_ origins: [PropertyKey: (view: SceneView, model: ViewState)]) {
        for (key, origin) in origins {
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
