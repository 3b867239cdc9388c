import Foundation
import Hooke

/// What a scene showed at a moment: a value, equal when every bit is.
public struct SceneSnapshot: Equatable, Sendable {
    /// A view and what is in it.
    public struct Node: Equatable, Sendable {
        /// The view.
        public var id: ViewID
        /// What it is called.
        public var name: String
        /// Its tag.
        public var tag: Int
        /// Everything to be seen of it.
        public var state: ViewState
        /// The views in it, from back to front.
        public var children: [Node]
        /// Whether it is the picture of a snapshot view: it fills the bounds of that view, whatever these are, and neither
        /// has nor takes part in motions of its own.
        public var isPicture = false
    }

    /// The scene's time, in seconds.
    public var time: Double
    /// The window.
    public var root: Node

    /// The first node that `isIncluded`, depth first from the back.
    public func first(where isIncluded: (Node) -> Bool) -> Node? {
        func search(_ node: Node) -> Node? {
            if isIncluded(node) { return node }
            for child in node.children { if let found = search(child) { return found } }
            return nil
        }
        return search(root)
    }

    /// The node of a view.
    public func node(_ id: ViewID) -> Node? { first { $0.id == id } }
}

extension SceneSnapshot.Node {
    /// The same picture under new identities.
    func copied() -> SceneSnapshot.Node {
        var copy = self
        copy.id = .unique()
        copy.children = children.map { $0.copied() }
        return copy
    }

    /// The picture as the content of `bounds`, scaled to fill it.
    func fitted(into bounds: CGRect) -> SceneSnapshot.Node {
        var copy = self
        copy.isPicture = true
        let size = state.bounds.size
        copy.state.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        copy.state.position = CGPoint(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        if state.sublayerTransform != .identity {
            // The same eye, about the middle instead of the anchor point.
            let way = copy.state.anchorInBounds - state.anchorInBounds
            copy.state.sublayerTransform = .translation(x: way.x, y: way.y)
                .concatenating(state.sublayerTransform).concatenating(.translation(x: -way.x, y: -way.y))
        }
        copy.state.opacity = 1
        copy.state.isHidden = false
        copy.state.zPosition = 0
        let (x, y) = (bounds.size.width / size.width, bounds.size.height / size.height)
        // A picture without a width or a height, or with next to none, cannot be scaled.
        copy.state.transform = x.isFinite && y.isFinite ? .scale(x: x, y: y) : .identity
        return copy
    }
}
