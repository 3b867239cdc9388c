import Hooke

/// Collects what an animation block sets, until the block returns.
final class Transaction {
    /// One property that the block set.
    struct Change {
        let view: SceneView
        let property: AnimatedProperty
        /// The model before the block set it first.
        let before: ViewState
        /// What showed before, as far as the block replaces motions under way.
        let shown: ViewState
    }

    /// A window of a keyframe block, in fractions of its duration.
    struct Window {
        let start: Double
        let end: Double
        var changes: [Change] = []
        var after: [ViewState] = []
    }

    /// How the block moves.
    struct Settings {
        var duration: Double
        var delay: Double
        var pacing: Pacing
        var options: AnimationOptions
    }

    let settings: Settings
    private(set) var changes: [Change] = []
    /// The windows of a keyframe block; `nil` for a plain block.
    var windows: [Window]?
    /// The mode of a keyframe block.
    var mode = KeyframeMode.linear
    private var seen: Set<Key> = []

    private struct Key: Hashable {
        let view: ViewID
        let property: AnimatedProperty
    }

    init(_ settings: Settings) { self.settings = settings }

    /// Notes that a property is about to be set.
    func touch(_ view: SceneView, _ property: AnimatedProperty) {
        guard seen.insert(Key(view: view.id, property: property)).inserted else { return }
        let replaces = settings.options.contains(.beginFromCurrentState)
        changes.append(
            Change(
                view: view, property: property, before: view.model,
                shown: replaces ? view.presentationState : view.model))
    }

    /// Runs `body` as a window of the keyframe block, in fractions of the whole duration.
    func recordWindow(start: Double, end: Double, scene: WindowScene?, _ body: () -> Void) {
        let inner = Transaction(settings)
        Ambient.run(scene: scene, transaction: inner, body)
        var window = Window(start: start, end: end, changes: inner.changes)
        window.after = inner.changes.map { $0.view.model }
        windows?.append(window)
    }
}
