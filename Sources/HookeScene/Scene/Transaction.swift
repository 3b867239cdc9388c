import Hooke

/// Collects the changes of an animation block until it ends.
final class Transaction: SceneIsolated {
    /// The change of a property. A class: it has about 600 bytes, and is passed on several times.
    final class Change: SceneIsolated {
        let view: SceneView
        let property: AnimatedProperty
        /// The model's value before the block's first change.
        let before: AnimatableValue
        private let start: Start
        /// The model before the block's first change of the property.
        fileprivate let ownStart: Start
        /// Whether the change still takes new values of the block.
        fileprivate var isOpen = true
        /// The model before the first change by this block or one around it.
        var origin: ViewState { start.model }
        /// How the block treats the motions of the property.
        let interruption: Interruption
        /// The value that the block's motion starts at: the shown one if it replaces current motions, or ``before``.
        let shown: AnimatableValue
        /// The motion whose velocity the block takes over.
        let interrupted: InterruptedMotion?
        /// The model's value at the end of the block, or when a nested block changes the property.
        fileprivate(set) var after: AnimatableValue

        var key: PropertyKey { PropertyKey(view: view.id, property: property) }

        fileprivate init(
            _ view: SceneView, _ property: AnimatedProperty, from start: Start, _ ownStart: Start,
            _ settings: Settings, in scene: @autoclosure () -> WindowScene?
        ) {
            let interruption = view.interruption(by: settings, in: scene())
            let before = view.model[property]
            (self.view, self.property, self.start, self.ownStart) = (view, property, start, ownStart)
            (self.before, self.interruption, after) = (before, interruption, before)
            guard interruption.replaces else {
                (shown, interrupted) = (before, nil)
                return
            }
            let keepsVelocity = interruption.law != nil || settings.pacing.isSpring
            shown = view.stateToReplace(of: property)[property]
            interrupted =
                keepsVelocity && view.isMoving(property) ? view.shownMotion(of: property) : nil
        }

        fileprivate func close() {
            after = view.model[property]
            isOpen = false
        }
    }

    /// A shared model, which has about 500 bytes.
    fileprivate final class Start {
        let model: ViewState

        init(_ model: ViewState) { self.model = model }
    }

    /// A window of a keyframe block, with its changes.
    struct Window {
        let window: KeyframeWindow
        let changes: [Change]
        /// The number of the block's own changes before the window.
        let directChanges: Int
    }

    struct Settings {
        var duration: Double
        var delay: Double
        var pacing: Pacing
        var options: AnimationOptions
        /// The treatment of running motions; `nil` for that of the options, or of the scene.
        var interruption: Interruption?
        /// The pacings of the two components of positions; `nil` for ``pacing``.
        var axes: AxisPacings?

        /// Returns a motion in its parts, which add up: a position whose components have their own pacings has two, unless all
        /// motions of its group have linear pacing.
        func parts(of track: Track, isLinear: Bool) -> [Track] {
            guard let axes, !isLinear, track.property == .position,
                case .pair(let from) = track.from, case .pair(let to) = track.to
            else { return [track] }
            func part(_ from: SIMD2<Double>, _ pacing: Pacing) -> Track? {
                guard from != to else { return nil }
                var part = Track(
                    view: track.view, property: track.property, delay: track.delay, duration: track.duration,
                    from: .pair(from), to: track.to, pacing: pacing)
                part.allowsUserInteraction = track.allowsUserInteraction
                return part
            }
            return [part(SIMD2(from.x, to.y), axes.x), part(SIMD2(to.x, from.y), axes.y)].compactMap(\.self)
        }
    }

    let settings: Settings
    private(set) var changes: [Change] = []
    /// The windows of a keyframe block; `nil` for other blocks.
    var windows: [Window]?
    /// The newest change of each property.
    private var newest: [PropertyKey: Change] = [:]
    private let outer: Transaction?

    /// Whether a cancel restores the values before this block, not those before `outer`.
    private let startsAnew: Bool

    /// Creates a transaction, nested in `outer` if given.
    init(_ settings: Settings, inside outer: Transaction?, startsAnew: Bool = false) {
        self.settings = settings
        self.outer = outer
        self.startsAnew = startsAnew
    }

    /// Records that a property is about to change.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - property: the property.
    ///   - scene: the view's scene; read only for a new change.
    func touch(_ view: SceneView, _ property: AnimatedProperty, in scene: @autoclosure () -> WindowScene?) {
        let key = PropertyKey(view: view.id, property: property)
        outer?.yield(key)
        let earlier = newest[key]
        if let earlier, earlier.isOpen { return }
        let own = earlier?.ownStart ?? Start(view.model)
        let start = startsAnew ? own : outer?.start(of: key) ?? own
        let change = Change(view, property, from: start, own, settings, in: scene())
        newest[key] = change
        changes.append(change)
    }

    /// Records a change that starts from the current model, replacing an earlier record.
    func begin(_ view: SceneView, _ property: AnimatedProperty) {
        if let earlier = newest[PropertyKey(view: view.id, property: property)], earlier.isOpen {
            earlier.isOpen = false
            changes.removeAll { $0 === earlier }
        }
        touch(view, property, in: view.scene)
    }

    func record(scene: WindowScene?, _ body: () -> Void) {
        Ambient.run(scene: scene, transaction: self) {
            body()
            // Layout that the changes requested is animated with them.
            guard settings.options.contains(.layoutSubviews) else { return }
            for change in changes { change.view.layoutIfNeeded() }
        }
        for change in changes where change.isOpen { change.close() }
    }

    /// Runs `body` as a window of the keyframe block.
    func record(_ window: KeyframeWindow, scene: WindowScene?, _ body: () -> Void) {
        let inner = Transaction(settings, inside: self)
        let directChanges = changes.count
        inner.record(scene: scene, body)
        windows?.append(Window(window: window, changes: inner.changes, directChanges: directChanges))
    }

    /// The model before the first change of a property by this block or one around it.
    func origin(of key: PropertyKey) -> ViewState? { start(of: key)?.model }

    private func start(of key: PropertyKey) -> Start? {
        (startsAnew ? nil : outer?.start(of: key)) ?? newest[key]?.ownStart
    }

    /// Closes a property's change: a nested block continues it, and both motions add up.
    private func yield(_ key: PropertyKey) {
        outer?.yield(key)
        if let change = newest[key], change.isOpen { change.close() }
    }
}

extension SceneView {
    package static var isRecording: Bool { Ambient.current?.transaction != nil }

    /// Restarts the open block's change of a property from the current model.
    package func restartRecording(_ property: AnimatedProperty) {
        Ambient.current?.transaction?.begin(self, property)
    }
}

extension AnimationGroup {
    func remember(_ change: Transaction.Change) {
        recording.restorePoint?.remember(change.property, of: change.view, model: change.origin)
    }
}

extension Transaction {
    /// Returns the settings of the block in a group, beginning at `start`.
    func settings(in group: AnimationGroup, from start: Double) -> Settings {
        var settings = settings
        settings.delay = group.reachableDelay(settings.delay, from: start)
        return settings
    }
}
