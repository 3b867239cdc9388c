import Hooke

/// Collects what an animation block sets, until the block returns.
final class Transaction {
    /// One property that the block set.
    struct Change {
        let view: SceneView
        let property: AnimatedProperty
        /// The model's value before the block set it first.
        let before: AnimatableValue
        private let start: Start
        /// The model before this block, or one around it, set it first.
        var origin: ViewState { start.model }
        /// What showed before, as far as the block replaces motions under way.
        let shown: AnimatableValue
        /// The model's value when the block returned, or when a block inside it took the property over.
        fileprivate(set) var after: AnimatableValue

        var key: PropertyKey { PropertyKey(view: view.id, property: property) }

        fileprivate init(
            _ view: SceneView, _ property: AnimatedProperty, _ start: Start, shown: AnimatableValue?
        ) {
            (self.view, self.property, self.start) = (view, property, start)
            before = view.model[property]
            self.shown = shown ?? before
            after = before
        }

        fileprivate mutating func close() { after = view.model[property] }
    }

    /// A model, which changes share: it takes half a thousand bytes.
    fileprivate final class Start {
        let model: ViewState

        init(_ model: ViewState) { self.model = model }
    }

    /// A window of a keyframe block, and what it set.
    struct Window {
        let window: KeyframeWindow
        let changes: [Change]
        /// How many changes the block itself had begun before.
        let directChanges: Int
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
    /// The changes that go on: what the block sets now still belongs to them.
    private var open: [PropertyKey: Int] = [:]
    /// The models before the block set each property first.
    private var starts: [PropertyKey: Start] = [:]
    private let outer: Transaction?

    /// A transaction for a block inside another one.
    init(_ settings: Settings, inside outer: Transaction?) {
        self.settings = settings
        self.outer = outer
    }

    /// Notes that a property is about to be set.
    func touch(_ view: SceneView, _ property: AnimatedProperty) {
        let key = PropertyKey(view: view.id, property: property)
        outer?.yield(key)
        guard open[key] == nil else { return }
        open[key] = changes.count
        let own = starts[key] ?? Start(view.model)
        starts[key] = own
        let replaces = settings.options.contains(.beginFromCurrentState)
        changes.append(
            Change(
                view, property, outer?.start(of: key) ?? own,
                shown: replaces ? view.stateToReplace(of: property)[property] : nil))
    }

    /// Notes that a property moves from where its model is now, whatever was noted of it before.
    func begin(_ view: SceneView, _ property: AnimatedProperty) {
        if let index = open.removeValue(forKey: PropertyKey(view: view.id, property: property)) {
            changes.remove(at: index)
            for (key, other) in open where other > index { open[key] = other - 1 }
        }
        touch(view, property)
    }

    /// Runs the block, and closes the changes it made.
    func record(scene: WindowScene?, _ body: () -> Void) {
        Ambient.run(scene: scene, transaction: self) {
            body()
            // What the block has set may ask for a layout, which then moves along.
            guard settings.options.contains(.layoutSubviews) else { return }
            for change in changes { change.view.layoutIfNeeded() }
        }
        for index in open.values { changes[index].close() }
        open = [:]
    }

    /// Runs `body` as a window of the keyframe block.
    func record(_ window: KeyframeWindow, scene: WindowScene?, _ body: () -> Void) {
        let inner = Transaction(settings, inside: self)
        let directChanges = changes.count
        inner.record(scene: scene, body)
        windows?.append(Window(window: window, changes: inner.changes, directChanges: directChanges))
    }

    private func start(of key: PropertyKey) -> Start? { outer?.start(of: key) ?? starts[key] }

    /// Leaves a property to a block inside: its motion begins where this one's ends, and they add up.
    private func yield(_ key: PropertyKey) {
        outer?.yield(key)
        guard let index = open.removeValue(forKey: key) else { return }
        changes[index].close()
    }
}

extension SceneView {
    /// Whether an animation block is open.
    package static var isRecording: Bool { Ambient.current?.transaction != nil }

    /// Has the open block move a property from where its model is now, whatever it noted of it before.
    package func recordAnew(_ property: AnimatedProperty) {
        Ambient.current?.transaction?.begin(self, property)
    }
}

extension AnimationGroup {
    /// Notes the model before a change moves its property for the first time.
    func remember(_ change: Transaction.Change) {
        restorePoint?.remember(change.property, of: change.view, model: change.origin)
    }
}
