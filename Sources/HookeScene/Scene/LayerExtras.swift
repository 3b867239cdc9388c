/// What few views have: a picture that changes, a clock of their own, children that just changed, and what the
/// layers above attach.
package final class LayerExtras {
    /// The controller whose view it is.
    package weak var owner: (any ViewOwner)?
    /// Told of the view's bounds.
    package weak var boundsObserver: (any BoundsObserver)?
    /// The recognisers on the view.
    package var recognizers: AnyObject?
    /// The layer transition under way.
    var transition: ActiveLayerTransition?
    /// The layer's clock, where one was ever set.
    var clock: LayerClock?
    /// The children at the scene's last moment, if they changed since.
    var committedSubviews: [SceneView]?
}

extension SceneView {
    /// The extras, where there are any.
    package var existingExtras: LayerExtras? { extras }

    /// The extras, made when they are first needed.
    package var layerExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// Remembers which children showed at the scene's last moment, before they change.
    func willChangeSubviews() {
        guard extras?.committedSubviews == nil, let scene else { return }
        layerExtras.committedSubviews = subviews
        scene.layers.changedParents.append(self)
    }

    /// What showed at the scene's last moment: before changes of properties and children that were made
    /// since.
    func committedNode() -> SceneSnapshot.Node {
        let node = node(children: { $0.extras?.committedSubviews ?? $0.subviews }) {
            $0.committed ?? $0.presentationState
        }
        return scene?.layers.dressed(node) ?? node
    }
}

/// What a scene knows of layers that are more than a view's state.
struct SceneLayers {
    /// Views whose children changed since the last moment.
    var changedParents: [SceneView] = []
    /// The layer transitions under way, by their view.
    var transitions: [ViewID: ActiveLayerTransition] = [:]
    /// The views with layer animations or transitions, as far as known.
    fileprivate(set) var holders: [ViewID: SceneView] = [:]

    /// A node with the pictures of the transitions in it.
    func dressed(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node {
        if transitions.isEmpty { return node }
        var dressed = node
        dressed.children = node.children.map(self.dressed)
        return transitions[node.id]?.dressed(dressed) ?? dressed
    }
}

extension WindowScene {
    /// Remembers a view that got a layer animation or transition.
    func hold(_ view: SceneView) { layers.holders[view.id] = view }

    /// At each moment of the scene: forgets what showed before, and takes the layer animations of views that
    /// have left the scene away, as Core Animation does. They are told that they did not finish.
    func commitLayers() {
        for parent in layers.changedParents { parent.extras?.committedSubviews = nil }
        layers.changedParents.removeAll(keepingCapacity: true)
        transitions?.momentDidChange(in: self)
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
        run { for view in gone.sorted(by: { $0.id < $1.id }) { view.layer.removeAllAnimations() } }
    }

    /// Lets go of all views: the scene is gone.
    func abandonLayers() {
        for parent in layers.changedParents { parent.extras?.committedSubviews = nil }
    }
}
