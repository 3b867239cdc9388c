/// A scene's tree as it was when a transition began: what a cancelled one puts back.
///
/// Put back, bit for bit: the properties that the transition animated, and the order and membership of the views
/// that were there. What an animator set by hand outside animation blocks stays.
struct RestorePoint {
    private struct Entry {
        let view: SceneView
        let subviews: [SceneView]
        let model: ViewState
    }

    private var entries: [ViewID: Entry] = [:]

    /// Adds a tree; views that are known already keep what is known.
    mutating func capture(_ view: SceneView) {
        if entries[view.id] == nil {
            entries[view.id] = Entry(view: view, subviews: view.subviews, model: view.model)
        }
        for child in view.subviews { capture(child) }
    }

    /// Puts everything back. `origins` are the properties that the timeline moved, and the models before it did:
    /// they serve for views that were not there at the start.
    func restore(_ origins: [PropertyKey: (view: SceneView, model: ViewState)]) {
        for (key, origin) in origins {
            origin.view.model.copy(key.property, from: entries[key.view]?.model ?? origin.model)
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
