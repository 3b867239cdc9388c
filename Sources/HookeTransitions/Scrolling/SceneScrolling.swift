/// Moves the content of a scene's scroll views.
final class SceneScrolling: SceneAttachment {
    private struct Entry {
        let view: ScrollView
        var deadline: Double
    }

    /// The scroll views whose content moves, in the order in which they began.
    private var moving: [Entry] = []

    func add(_ view: ScrollView, until deadline: Double) {
        if let index = moving.firstIndex(where: { $0.view === view }) {
            moving[index].deadline = deadline
        } else {
            moving.append(Entry(view: view, deadline: deadline))
        }
    }

    func remove(_ view: ScrollView) { moving.removeAll { $0.view === view } }

    var nextDeadline: Double? { moving.lazy.map(\.deadline).min() }

    var isIdle: Bool { moving.isEmpty }

    func handleDeadline(in scene: WindowScene) {
        guard let deadline = nextDeadline,
            let view = moving.first(where: { $0.deadline == deadline })?.view
        else { return }
        remove(view)
        scene.run { view.finish() }
    }

    /// Shows each motion at the scene's time.
    func momentDidChange(in scene: WindowScene) {
        guard !moving.isEmpty else { return }
        let views = moving.map(\.view)
        scene.run {
            for view in views where view.scene === scene { view.follow(scene.now) }
        }
    }

    func abandon() { moving = [] }
}

extension WindowScene {
    /// Notes that a scroll view's content moves until a time.
    func scrolling(of view: ScrollView, until deadline: Double) {
        let known = scrolling as? SceneScrolling ?? SceneScrolling()
        scrolling = known
        known.add(view, until: deadline)
    }

    func endScrolling(of view: ScrollView) { (scrolling as? SceneScrolling)?.remove(view) }
}
