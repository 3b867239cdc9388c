import Foundation
import HookeGeometry

/// A view as it is seen on the screen.
public struct ProjectedView: Equatable, Sendable {
    /// The view.
    public var id: ViewID
    /// What it is called.
    public var name: String
    /// Its own state.
    public var state: ViewState
    /// Its place in painting: 0 is painted first, at the back.
    public var order: Int
    /// Its opacity times that of all views around it.
    public var opacity: Double
    /// Whether it, or a view around it, is hidden.
    public var isHidden: Bool
    /// From its coordinates to the screen.
    public var toScreen: Transform3D
    /// Its bounds on the screen, clipped where they are behind the eye.
    public var projection: RectangleProjection
    /// The outlines of the views around it that clip their children, the outermost first.
    public var clips: [[SIMD2<Double>]]

    /// The four corners on the screen (top left, top right, bottom right, bottom left of the view): a corner behind
    /// the eye has no image and is NaN.
    public var corners: [SIMD2<Double>] {
        projection.homogeneousCorners.map { corner in
            corner.w > 0 ? SIMD2(corner.x, corner.y) / corner.w : SIMD2(.nan, .nan)
        }
    }
}

extension SceneSnapshot {
    /// Every view as it is seen, from back to front.
    ///
    /// Children are painted after their parent, those with a smaller `zPosition` first. Each layer is flat: its
    /// children are seen in its plane, as Core Animation composes layers.
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
        var clips = parent?.view.clips ?? []
        if let parent, parent.state.masksToBounds { clips.append(parent.view.projection.polygon) }
        let view = ProjectedView(
            id: node.id, name: node.name, state: node.state, order: list.count,
            opacity: (parent?.view.opacity ?? 1) * node.state.opacity,
            isHidden: (parent?.view.isHidden ?? false) || node.state.isHidden,
            toScreen: toScreen, projection: toScreen.project(node.state.rectangle), clips: clips)
        list.append(view)
        let painted = node.children.enumerated().sorted {
            ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
        }
        for (_, child) in painted { project(child, parent: (node.state, view), into: &list) }
    }
}
