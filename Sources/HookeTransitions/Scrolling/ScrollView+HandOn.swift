import Foundation
import Hooke

/// A scroll view that follows the drag of another one inside it.
struct JoinedScrollView {
    weak var view: ScrollView?
}

// A drag inside two scroll views of the same direction: the inner one moves first, and the outer one by the rest.
extension ScrollView {
    /// Returns the scroll views around this one that a drag along some axes can move, the nearest first.
    ///
    /// - Parameter axes: 1 for an axis that the drag moves, 0 for another one.
    func scrollViewsAround(along axes: SIMD2<Double>) -> [ScrollView] {
        var found: [ScrollView] = []
        var view = superview
        while let current = view {
            if let outer = current as? ScrollView, outer.isScrollEnabled {
                let scrolls = outer.scrollsAlong
                if scrolls.x && axes.x > 0 || scrolls.y && axes.y > 0 { found.append(outer) }
            }
            view = current.superview
        }
        return found
    }

    /// Moves the scroll views around by a step that this one cannot take.
    ///
    /// - Parameters:
    ///   - step: in points, with the sign of ``contentOffset``.
    ///   - around: the scroll views around, the nearest first.
    /// - Returns: the rest.
    func handOn(_ step: SIMD2<Double>, to around: [ScrollView]) -> SIMD2<Double> {
        var rest = step
        for outer in around where rest != .zero {
            guard outer.rest(of: rest) != rest else { continue }
            if outer.drag == nil {
                outer.joinDrag(of: self)
                drag?.joined.append(JoinedScrollView(view: outer))
            }
            // The delegate may have changed the content.
            rest = SIMD2(outer.consume(CGPoint(rest)))
            drag?.owner = outer
        }
        return rest
    }

    /// Begins to follow the drag of a scroll view inside this one.
    private func joinDrag(of inner: ScrollView) {
        stop()
        (isCaught, isTracking) = (false, true)
        drag = ScrollDrag(translation: .zero, raw: .zero, axes: SIMD2(1, 1))
        drag?.inner = inner
        grab()
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Ends to follow the drag of a scroll view inside this one.
    func leaveDrag(of inner: ScrollView, velocity: SIMD2<Double>) {
        if drag?.inner === inner { endDrag(velocity: velocity) }
    }
}
