import Foundation
import HookeGeometry

extension SceneView {
    /// Where a point of another view lies in this one; `nil` means the window, and both must share it.
    /// Follows the model, as UIKit does, through 3-D transforms too.
    ///
    /// Both coordinates are NaN where there is no answer: a view seen edge-on, or a point behind the eye.
    public func convert(_ point: CGPoint, from other: SceneView?) -> CGPoint {
        guard other !== self else { return point }
        let inRoot = other.map { $0.mapToRoot().project(SIMD2(point.x, point.y)) } ?? SIMD2(point.x, point.y)
        return CGPoint(inRoot.flatMap { mapToRoot().unproject($0) })
    }

    /// Where a point of this view lies in another one; `nil` means the window. As ``convert(_:from:)``.
    public func convert(_ point: CGPoint, to other: SceneView?) -> CGPoint {
        guard other !== self else { return point }
        let inRoot = mapToRoot().project(SIMD2(point.x, point.y))
        guard let other else { return CGPoint(inRoot) }
        return CGPoint(inRoot.flatMap { other.mapToRoot().unproject($0) })
    }

    /// Whether a point of the view's own coordinates is inside its bounds.
    public func point(inside point: CGPoint) -> Bool { model.rectangle.contains(SIMD2(point.x, point.y)) }

    /// The frontmost view under a point of this view's coordinates: this one, one inside it, or none.
    ///
    /// Left out with all that is in them: hidden views, views below an alpha of 0.01, views without user
    /// interaction, views that a block moves (see ``AnimationOptions/allowUserInteraction``), and what lies
    /// outside a view's bounds, as in UIKit. Perspective counts: a view is hit where it is set to be seen,
    /// its model.
    public func hitTest(_ point: CGPoint) -> SceneView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !isMovedOutOfTouch,
            self.point(inside: point)
        else { return nil }
        let front = subviews.enumerated().sorted {
            ($0.element.model.zPosition, $0.offset) > ($1.element.model.zPosition, $1.offset)
        }
        for (_, child) in front {
            let map = child.model.toSuperview(of: model)
            if let inside = map.unproject(SIMD2(point.x, point.y)),
                let hit = child.hitTest(CGPoint(x: inside.x, y: inside.y))
            {
                return hit
            }
        }
        return self
    }

    /// From the view's coordinates to those of the root of its tree.
    package func mapToRoot() -> Transform3D {
        guard let superview else { return .identity }
        let map = model.toSuperview(of: superview.model)
        return superview.superview == nil ? map : map.concatenating(superview.mapToRoot())
    }
}
