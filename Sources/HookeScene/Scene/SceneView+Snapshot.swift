import Foundation

extension WindowScene {
    /// Returns the shown state at the scene's time.
    public func snapshot() -> SceneSnapshot {
        SceneSnapshot(time: now, root: layers.dressed(window.node { $0.presentationState }))
    }

    /// Returns the tree of models, without motions.
    public func modelSnapshot() -> SceneSnapshot {
        SceneSnapshot(time: now, root: window.node { $0.model })
    }
}

extension SceneView {
    func node(
        children: (SceneView) -> [SceneView] = { $0.children }, _ state: (SceneView) -> ViewState
    ) -> SceneSnapshot.Node {
        let shown = state(self)
        let views = children(self)
        var nodes: [SceneSnapshot.Node] = []
        nodes.reserveCapacity(views.count)
        if let picture = (self as? SnapshotView)?.content {
            nodes.append(picture.fitted(into: shown.bounds))
        }
        for view in views { nodes.append(view.node(children: children, state)) }
        var node = SceneSnapshot.Node(id: id, name: name, tag: tag, state: shown, children: nodes)
        if let mask = extras?.mask { node.mask = mask.view.node(children: children, state) }
        return node
    }

    /// Returns a view with a constant picture of this one, which scales as a whole.
    ///
    /// With `afterScreenUpdates` false, the picture is that of the scene's previous moment, before later
    /// changes. With true, it has the current models (animations at their end). Works outside a window too.
    @_disfavoredOverload  // HookeUIKit has UIKit's, which answers with an optional.
    public func snapshotView(afterScreenUpdates: Bool) -> SnapshotView {
        SnapshotView(of: self, content: picture(afterScreenUpdates: afterScreenUpdates))
    }

    /// Returns the picture of ``snapshotView(afterScreenUpdates:)``.
    package func picture(afterScreenUpdates: Bool) -> SceneSnapshot.Node {
        afterScreenUpdates ? node { $0.model } : committedNode()
    }
}

extension SceneLayer {
    /// The picture of the model.
    package var picture: SceneSnapshot.Node { view.picture(afterScreenUpdates: true) }
}

/// A constant picture of another view.
public final class SnapshotView: SceneView {
    /// The picture, with its own identities.
    let content: SceneSnapshot.Node

    init(of view: SceneView, content: SceneSnapshot.Node) {
        self.content = content.copied()
        super.init(frame: CGRect(origin: .zero, size: content.state.bounds.size))
        name = view.snapshotName
    }

    /// Creates a view of an image's content.
    package init(_ content: SceneSnapshot.Node) {
        self.content = content.copied()
        super.init(frame: CGRect(origin: .zero, size: content.state.bounds.size))
        name = content.name
    }
}
