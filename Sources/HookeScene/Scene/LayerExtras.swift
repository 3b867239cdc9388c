/// Rare properties of a view: a layer transition, a clock, changed children, and attachments of the layers
/// above.
package final class LayerExtras: SceneIsolated {
    package weak var owner: (any ViewOwner)?
    /// Notified of changes of the view's bounds.
    package weak var boundsObserver: (any BoundsObserver)?
    package var recognizers: AnyObject?
    /// Notified of changes of the model.
    fileprivate(set) var observers: [WeakObserver] = []
    /// Whether touches that the view does not handle end here instead of going to the superview.
    package var keepsTouches = false
    var transition: ActiveLayerTransition?
    /// The layer's clock, if one was ever set.
    var clock: LayerClock?
    /// The safe area at the last layout.
    var safeAreaInsets = SceneInsets.zero
    /// The bare layers among the children: a child is retained as a view, its layer here.
    var bareLayers: [ViewID: SceneLayer] = [:]
    var hasReportedLayerClass = false
    /// The layer whose opacity masks the view.
    var mask: SceneLayer?
    /// The children at the scene's previous moment, if they have changed since.
    var committedSubviews: [SceneView]?
    /// The properties that changes in progress moved, and those after them, in the order of recording.
    var changes: [ChangedProperty] = []
    /// The values that a hand set.
    var tracked: [AnimatedProperty: TrackedValue] = [:]
    /// What acts after motions and layer animations, in the order of adding.
    var presenters: [any ViewPresenter] = []
    /// Values that HookeUIKit stores and nothing here reads.
    package var values: [String: Any] = [:]
    /// The name of the view's counterpart on another screen.
    var transitionIdentifier: String?
}

struct WeakObserver: SceneIsolated { weak var observer: (any ViewObserver)? }

extension SceneView {
    /// Adds an observer of the model, held weakly.
    package func addObserver(_ observer: any ViewObserver) {
        layerExtras.observers.append(WeakObserver(observer: observer))
        isObserved = true
    }

    /// Calls the observers of the model.
    final func notifyObservers() {
        guard let extras else { return }
        extras.observers.removeAll { $0.observer == nil }
        isObserved = !extras.observers.isEmpty
        for held in extras.observers { held.observer?.viewDidChange() }
    }

    /// Where touches go that the view does not handle.
    final var nextResponder: (any TouchResponder)? {
        if extras?.keepsTouches == true { return nil }
        if let owner = extras?.owner { return owner }
        return superview
    }

    /// The extras, if created.
    package var existingExtras: LayerExtras? { extras }

    /// The extras, created on first use.
    package var layerExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Saves the children of the scene's previous moment, before they change.
    func willChangeSubviews() {
        guard extras?.committedSubviews == nil, let scene else { return }
        layerExtras.committedSubviews = children
        scene.layers.changedParents.append(self)
    }

    /// Returns what was shown at the scene's previous moment, before later changes.
    func committedNode() -> SceneSnapshot.Node {
        let node = node(children: { $0.extras?.committedSubviews ?? $0.children }) {
            $0.committed ?? $0.presentationState
        }
        return scene?.layers.dressed(node) ?? node
    }
}

/// A scene's layer transitions, layer animations and changed children.
struct SceneLayers: SceneIsolated {
    /// Views with changed children since the previous moment.
    var changedParents: [SceneView] = []
    var transitions: [ViewID: ActiveLayerTransition] = [:]
    /// Views that have left their superviews since the previous moment.
    var leavers: [SceneView] = []
    /// The removed motions of which blocks are told at the next moment.
    let lost = LostMotions()
    /// Views that may have layer animations or transitions.
    fileprivate(set) var holders: [ViewID: SceneView] = [:]

    /// Returns a node with the pictures of transitions in its subtree.
    func dressed(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node {
        if transitions.isEmpty { return node }
        var dressed = node
        dressed.children = node.children.map(self.dressed)
        return transitions[node.id]?.dressed(dressed) ?? dressed
    }

    /// Releases all views: the scene is gone.
    func abandon() {
        for parent in changedParents { parent.extras?.committedSubviews = nil }
    }
}

extension WindowScene {
    /// Registers a view that got a layer animation or transition.
    func hold(_ view: SceneView) { layers.holders[view.id] = view }

    /// Called at each moment of the scene. Drops the saved state of the previous moment. As in Core
    /// Animation, removes the animations of views that have left the scene; their completions receive false. Motions
    /// of transitions and property animators stay: these may bring their views back.
    func commitLayers() {
        if !layers.changedParents.isEmpty {
            for parent in layers.changedParents { parent.extras?.committedSubviews = nil }
            layers.changedParents.removeAll(keepingCapacity: true)
        }
        transitions?.momentDidChange(in: self)
        if !layers.leavers.isEmpty { dropMotionsOfLeavers() }
        layers.lost.tell(in: self)
        guard !layers.holders.isEmpty else { return }
        var gone: [SceneView] = []
        for (id, view) in layers.holders {
            if view.layerMotions.isEmpty, view.extras?.transition == nil {
                layers.holders[id] = nil
            } else if view.scene !== self {
                layers.holders[id] = nil
                gone.append(view)
            }
        }
        guard !gone.isEmpty else { return }
        run { for view in gone.sorted(by: { $0.id < $1.id }) { view.removeLayerAnimations() } }
    }

    private func dropMotionsOfLeavers() {
        let leavers = layers.leavers
        layers.leavers.removeAll(keepingCapacity: true)
        guard !groups.isEmpty else { return }
        func leave(_ view: SceneView) {
            layers.lost += view.takeMotions {
                $0.group.queue === groups && $0.group.recording.restorePoint == nil
            }
            for child in view.children { leave(child) }
            if let mask = view.extras?.mask { leave(mask.view) }
        }
        for view in leavers where view.scene !== self { leave(view) }
    }
}
