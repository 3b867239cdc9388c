import Hooke

extension WindowScene {
    /// Makes a change between two states of the scene, held at `start`.
    ///
    /// - Views match by identity; a view without a match there, by a name that only one view has. So a state
    ///   from a file, or from another run, can be the start or the end.
    /// - Both states have the same views, and the scene has them. Other views of the scene stay as they are.
    /// - Only values of views change. The order and the membership of views stay.
    /// - The models take the values of `start` at once, and a cancel restores these. Values that cannot be
    ///   animated, such as `isHidden`, take those of `end` at once.
    ///
    /// - Parameters:
    ///   - start: the state at fraction 0, of ``snapshot()`` or ``modelSnapshot()``.
    ///   - end: the state at fraction 1.
    ///   - duration: see ``change(duration:pacing:_:)``.
    ///   - pacing: see ``change(duration:pacing:_:)``.
    /// - Returns: the change.
    /// - Throws: ``SceneChangeError`` if a view is missing or a name has several views. Nothing has changed
    ///   then.
    public func change(
        from start: SceneSnapshot, to end: SceneSnapshot, duration: Double = 0.4, pacing: Pacing = .linear
    ) throws(SceneChangeError) -> SceneChange {
        let views = ViewIndex(window)
        let before = try views.states(of: start.root, in: .start)
        let after = try views.states(of: end.root, in: .end)
        let (atStart, atEnd) = (Set(before.map(\.view.id)), Set(after.map(\.view.id)))
        for (view, _) in before where !atEnd.contains(view.id) { throw .missingView(view.named, in: .end) }
        for (view, _) in after where !atStart.contains(view.id) {
            throw .missingView(view.named, in: .start)
        }
        performWithoutAnimation { for (view, state) in before { view.take(state) } }
        return change(duration: duration, pacing: pacing) {
            for (view, state) in after { view.take(state) }
        }
    }
}

extension SceneChange {
    /// Gives the change another state of the scene as its end: see ``retarget(by:_:)``.
    ///
    /// - Parameters:
    ///   - law: the law of the hand-over.
    ///   - end: the state at fraction 1. Its views match those of the scene as in
    ///     ``WindowScene/change(from:to:duration:pacing:)``; views that are not in it keep their ends.
    /// - Throws: ``SceneChangeError`` if a view is missing or a name has several views. Nothing has changed then.
    public func retarget(
        by law: HandoverLaw = .spring(.snappy), to end: SceneSnapshot
    ) throws(SceneChangeError) {
        guard let scene else { return }
        let states = try ViewIndex(scene.window).states(of: end.root, in: .end)
        retarget(by: law) { for (view, state) in states { view.take(state) } }
    }
}

/// The views of a tree by identity and by name.
private struct ViewIndex: SceneIsolated {
    private let root: SceneView
    private var byID: [ViewID: SceneView] = [:]
    private var byName: [String: [SceneView]] = [:]

    init(_ root: SceneView) {
        self.root = root
        add(root)
    }

    private mutating func add(_ view: SceneView) {
        byID[view.id] = view
        byName[view.name, default: []].append(view)
        for child in view.subviews { add(child) }
    }

    /// Returns the views of a state with their values, superviews first.
    func states(
        of node: SceneSnapshot.Node, in place: SceneChangeError.Location
    ) throws(SceneChangeError) -> [(view: SceneView, state: ViewState)] {
        var found: [(view: SceneView, state: ViewState)] = [(root, node.state)]
        for child in node.children { try add(child, to: &found, place) }
        return found
    }

    private func add(
        _ node: SceneSnapshot.Node, to found: inout [(view: SceneView, state: ViewState)],
        _ place: SceneChangeError.Location
    ) throws(SceneChangeError) {
        guard !node.isPicture else { return }
        found.append((try view(of: node, place), node.state))
        for child in node.children { try add(child, to: &found, place) }
    }

    private func view(
        of node: SceneSnapshot.Node, _ place: SceneChangeError.Location
    ) throws(SceneChangeError) -> SceneView {
        if let view = byID[node.id] { return view }
        let named = node.name.isEmpty ? [] : byName[node.name] ?? []
        guard let first = named.first else {
            throw .missingView(node.name.isEmpty ? "a view without name" : node.name, in: .scene)
        }
        guard named.count == 1 else { throw .ambiguousName(node.name, count: named.count) }
        return first
    }
}

extension SceneView {
    fileprivate var named: String { name.isEmpty ? "a view without name" : name }

    /// Sets the properties that differ.
    fileprivate func take(_ state: ViewState) {
        for property in AnimatedProperty.allCases where model[property] != state[property] {
            write(property) { $0.copy(property, from: state) }
        }
        let whole = state.withAnimatedProperties(of: model)
        if whole != model { setModelAtOnce(whole) }
    }
}

/// The fault of two states that make no change.
public enum SceneChangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where a view is missing.
    public enum Location: String, Hashable, Sendable {
        /// The start state.
        case start = "the start state"
        /// The end state.
        case end = "the end state"
        /// The scene.
        case scene = "the scene"
    }

    /// A view, by its name, is missing.
    case missingView(String, in: Location)
    /// Several views of the scene have the name of a view that has no match by identity.
    case ambiguousName(String, count: Int)

    /// One sentence: the view, and what is accepted.
    public var description: String {
        switch self {
        case .missingView(let name, let place):
            "\(name) is missing in \(place.rawValue); accepted: two states with the same views of the scene"
        case .ambiguousName(let name, let count):
            "\(count) views of the scene are named \(name); accepted: a name that only one view has"
        }
    }
}
