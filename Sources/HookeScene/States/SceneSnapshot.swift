import Foundation
import Hooke

/// What a scene shows at a time; equal if bit-identical.
public struct SceneSnapshot: Equatable, Sendable {
    /// A view with its subviews.
    public struct Node: Equatable, Sendable {
        /// The view's identity.
        public var id: ViewID
        /// The view's name.
        public var name: String
        /// The view's tag.
        public var tag: Int
        /// The visible state.
        public var state: ViewState
        /// The subviews, from back to front.
        public var children: [Node]
        /// Whether it is the picture of a snapshot view, which always fills that view's bounds and has no
        /// motions.
        public var isPicture = false
        /// At most one: a struct cannot contain itself.
        var masks: [Node] = []

        package init(
            id: ViewID, name: String, tag: Int, state: ViewState, children: [Node], isPicture: Bool = false
        ) {
            (self.id, self.name, self.tag, self.state) = (id, name, tag, state)
            (self.children, self.isPicture) = (children, isPicture)
        }

        /// The layer whose opacity masks the view with its subviews, in the view's coordinates; `nil` shows
        /// all of it. Where the mask is transparent the view is.
        public var mask: Node? {
            get { masks.first }
            set { masks = newValue.map { [$0] } ?? [] }
        }
    }

    /// The scene's time, in seconds.
    public var time: Double
    /// The window.
    public var root: Node

    package init(time: Double, root: Node) { (self.time, self.root) = (time, root) }

    /// Returns the first node that matches `isIncluded`, depth first from the back; masks are not searched.
    public func first(where isIncluded: (Node) -> Bool) -> Node? {
        func search(_ node: Node) -> Node? {
            if isIncluded(node) { return node }
            for child in node.children { if let found = search(child) { return found } }
            return nil
        }
        return search(root)
    }

    /// Returns the node of a view.
    public func node(_ id: ViewID) -> Node? { first { $0.id == id } }
}

extension SceneSnapshot.Node {
    /// Returns the picture with new identities.
    func copied() -> SceneSnapshot.Node {
        var copy = self
        copy.id = .unique()
        copy.children = children.map { $0.copied() }
        copy.masks = masks.map { $0.copied() }
        return copy
    }

    /// Returns the picture as the content of `bounds`, scaled to fill it, with its own identities.
    package func copied(into bounds: CGRect) -> SceneSnapshot.Node { copied().fitted(into: bounds) }

    /// Returns the picture as the content of `bounds`, scaled to fill it.
    func fitted(into bounds: CGRect) -> SceneSnapshot.Node {
        var copy = self
        copy.isPicture = true
        copy.state = fittedState(into: bounds)
        return copy
    }

    /// Returns the state of the scaled picture.
    func fittedState(into bounds: CGRect) -> ViewState {
        var fitted = state
        let size = state.bounds.size
        fitted.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        fitted.position = CGPoint(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        if state.sublayerTransform != .identity {
            // The same eye, relative to the middle instead of the anchor point.
            let way = fitted.anchorInBounds - state.anchorInBounds
            fitted.sublayerTransform = .translation(x: way.x, y: way.y)
                .concatenating(state.sublayerTransform).concatenating(.translation(x: -way.x, y: -way.y))
        }
        fitted.opacity = 1
        fitted.isHidden = false
        fitted.zPosition = 0
        let (x, y) = (bounds.size.width / size.width, bounds.size.height / size.height)
        // A picture with a width or height of almost 0 cannot be scaled.
        fitted.transform = x.isFinite && y.isFinite ? .scale(x: x, y: y) : .identity
        return fitted
    }
}
