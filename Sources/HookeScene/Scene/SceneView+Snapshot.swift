import Foundation

extension WindowScene {
    /// What shows at the scene's time.
    public func snapshot() -> SceneSnapshot {
        SceneSnapshot(time: now, root: layers.dressed(window.node { $0.presentationState }))
    }

    /// What was set: the tree of models, as if nothing moved.
    public func modelSnapshot() -> SceneSnapshot {
        SceneSnapshot(time: now, root: window.node { $0.model })
    }
}

extension SceneView {
    func node(
        children: (SceneView) -> [SceneView] = { $0.subviews }, _ state: (SceneView) -> ViewState
    ) -> SceneSnapshot.Node {
        let shown = state(self)
        let views = children(self)
        var nodes: [SceneSnapshot.Node] = []
        nodes.reserveCapacity(views.count)
        if let picture = (self as? SnapshotView)?.content {
            nodes.append(picture.fitted(into: shown.bounds))
        }
        for view in views { nodes.append(view.node(children: children, state)) }
        return SceneSnapshot.Node(id: id, name: name, tag: tag, state: shown, children: nodes)
    }

    /// A view that shows what this one shows, and keeps showing it: the whole scales as one picture.
    ///
    /// With `afterScreenUpdates` false it is the state of the scene's last moment, before changes that were made
    /// since; with true the changes are in it (animations then at their end, as their model is set). A view in
    /// no window gives a snapshot too.
    @_disfavoredOverload  // HookeUIKit has UIKit's, which answers with an optional.
    public func snapshotView(afterScreenUpdates: Bool) -> SnapshotView {
        let content = afterScreenUpdates ? node { $0.model } : committedNode()
        return SnapshotView(of: self, content: content)
    }
}

/// A picture of another view, frozen when it was made.
public final class SnapshotView: SceneView {
    /// What was to be seen, with identities of its own.
    let content: SceneSnapshot.Node

    init(of view: SceneView, content: SceneSnapshot.Node) {
        self.content = content.copied()
        let size = content.state.bounds.size
        super.init(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        name = view.name.isEmpty ? "snapshot" : "\(view.name) snapshot"
    }
}
