import Foundation
import HookeGeometry

/// A view as seen on the screen.
public struct ProjectedView: Equatable, Sendable {
    /// The view's identity.
    public var id: ViewID
    /// The view's name.
    public var name: String
    /// The view's state.
    public var state: ViewState
    /// The painting order: 0 is painted first, at the back.
    public var order: Int
    /// The opacity, multiplied by those of all superviews.
    public var opacity: Double
    /// Whether the view or a superview is hidden, or is not double-sided and shows its back.
    public var isHidden: Bool
    /// The map from its coordinates to the screen.
    public var toScreen: Transform3D
    /// The bounds on the screen, clipped behind the eye.
    public var projection: RectangleProjection
    /// The superviews that clip the view, outermost first.
    public var clippingViews: [ProjectedView]
    /// The masks of the view and its superviews, outermost first: each the mask and its sublayers, from back to
    /// front.
    public var masks: [[ProjectedView]] = []
    /// The view and its superviews that are translucent, outermost first: each is drawn with its subviews, and then blended as
    /// one, as in Core Animation.
    public var groups: [OpacityGroup] = []

    /// A translucent view with its subviews.
    public struct OpacityGroup: Hashable, Sendable {
        /// The painting order of the view.
        public var order: Int
        /// The opacity of the view alone.
        public var opacity: Double
    }

    /// The bounds of the superviews that clip the view on the screen, outermost first, without rounded corners.
    public var clips: [[SIMD2<Double>]] { clippingViews.map(\.projection.polygon) }

    /// The corners on the screen: top left, top right, bottom right, bottom left. A corner behind the eye is
    /// NaN.
    public var corners: [SIMD2<Double>] {
        projection.homogeneousCorners.map { corner in
            corner.w > 0 ? SIMD2(corner.x, corner.y) / corner.w : SIMD2(.nan, .nan)
        }
    }
}

extension SceneSnapshot {
    /// Returns every view as seen, from back to front.
    ///
    /// Subviews are painted after their superview, in the order of `zPosition`. Each layer is flat, as in
    /// Core Animation: subviews are projected into its plane.
    public func projectedViews() -> [ProjectedView] {
        var list: [ProjectedView] = []
        Self.project(root, parent: nil, into: &list)
        return list
    }

    private static func project(
        _ node: Node, parent: (state: ViewState, view: ProjectedView)?, into list: inout [ProjectedView]
    ) {
        var toScreen = Transform3D.identity
        if let parent {
            toScreen = node.state.toSuperview(of: parent.state).concatenating(parent.view.toScreen)
        }
        var clippingViews = parent?.view.clippingViews ?? []
        if let parent, parent.state.masksToBounds { clippingViews.append(parent.view) }
        var view = ProjectedView(
            id: node.id, name: node.name, state: node.state, order: list.count,
            opacity: (parent?.view.opacity ?? 1) * node.state.opacity,
            isHidden: (parent?.view.isHidden ?? false) || node.state.isHidden,
            toScreen: toScreen, projection: toScreen.project(node.state.rectangle),
            clippingViews: clippingViews)
        if node.state.shape?.isDoubleSided == false, view.projection.facing == .back { view.isHidden = true }
        view.groups = parent?.view.groups ?? []
        if node.state.opacity < 1 {
            view.groups.append(.init(order: list.count, opacity: node.state.opacity))
        }
        view.masks = parent?.view.masks ?? []
        if let mask = node.mask {
            var parts: [ProjectedView] = []
            project(mask, into: node.state, toScreen, &parts)
            view.masks.append(parts)
        }
        list.append(view)
        let painted = node.children.enumerated().sorted {
            ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
        }
        for (_, child) in painted { project(child, parent: (node.state, view), into: &list) }
    }

    /// Projects the mask of a layer. As in Core Animation, the layer's sublayer transform does not act on it.
    private static func project(
        _ mask: Node, into masked: ViewState, _ toScreen: Transform3D, _ list: inout [ProjectedView]
    ) {
        var frame = ProjectedView(
            id: mask.id, name: mask.name, state: masked, order: 0, opacity: 1, isHidden: false,
            toScreen: toScreen, projection: toScreen.project(masked.rectangle), clippingViews: [])
        frame.state.sublayerTransform = .identity
        frame.state.masksToBounds = false
        project(mask, parent: (frame.state, frame), into: &list)
    }
}
