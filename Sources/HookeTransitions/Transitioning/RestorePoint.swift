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

    /// Puts everything back. `views` are those that the timeline moved.
    func restore(_ timeline: Timeline, views: [SceneView]) {
        var seen: Set<String> = []
        let byID = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for track in timeline.tracks where seen.insert("\(track.view) \(track.property)").inserted {
            guard let view = byID[track.view] else { continue }
            if let entry = entries[track.view] {
                view.model.copy(track.property, from: entry.model)
            } else {
                view.model[track.property] = track.from
            }
        }
        for entry in entries.values { entry.view.restoreSubviews(entry.subviews) }
    }
}
