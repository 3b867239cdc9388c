import Foundation
import HookeGeometry

extension SceneView {
    /// Converts a point from another view, or with `nil` from the window. Both views must be in one tree.
    /// Uses the models, as UIKit does, including 3-D transforms.
    ///
    /// Both coordinates are NaN if there is no solution: a view seen edge-on, or a point behind the eye.
    public func convert(_ point: CGPoint, from other: SceneView?) -> CGPoint {
        guard other !== self else { return point }
        let inRoot = other.map { $0.mapToRoot().project(SIMD2(point.x, point.y)) } ?? SIMD2(point.x, point.y)
        return CGPoint(inRoot.flatMap { mapToRoot().unproject($0) })
    }

    /// Converts a point to another view, or with `nil` to the window. See ``convert(_:from:)``.
    public func convert(_ point: CGPoint, to other: SceneView?) -> CGPoint {
        guard other !== self else { return point }
        let inRoot = mapToRoot().project(SIMD2(point.x, point.y))
        guard let other else { return CGPoint(inRoot) }
        return CGPoint(inRoot.flatMap { other.mapToRoot().unproject($0) })
    }

    /// The implementation of ``hitTest(_:with:)``.
    func frontmostView(at point: CGPoint, with event: TouchEvent?) -> SceneView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !areTouchesDisabled,
            self.point(inside: point, with: event)
        else { return nil }
        let front = subviews.enumerated().sorted {
            ($0.element.model.zPosition, $0.offset) > ($1.element.model.zPosition, $1.offset)
        }
        for (_, child) in front {
            let map = child.hitState.toSuperview(of: hitState)
            if let inside = map.unproject(SIMD2(point.x, point.y)),
                let hit = child.hitTest(CGPoint(x: inside.x, y: inside.y), with: event)
            {
                return hit
            }
        }
        return self
    }

    /// The state that touches hit: the shown one while a property animator moves the view, else the model.
    var hitState: ViewState {
        motions.contains { $0.group.recording.isHitWhereShown } ? presentationState : model
    }

    /// Returns the map from the view's coordinates to those of its root.
    package func mapToRoot() -> Transform3D {
        guard let superview else { return .identity }
        let map = model.toSuperview(of: superview.model)
        return superview.superview == nil ? map : map.concatenating(superview.mapToRoot())
    }
}
