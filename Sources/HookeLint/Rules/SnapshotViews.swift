import Hooke
import HookeGeometry
import HookeTransitions

/// What a snapshot shows, for rules about views.
struct SnapshotViews {
    let limits: LintConfiguration
    let size: SIMD2<Double>
    private let views: [ViewID: ProjectedView]
    private let root: SceneSnapshot.Node

    init(_ snapshot: SceneSnapshot, _ transition: LintTransition, _ limits: LintConfiguration) {
        (self.limits, size, root) = (limits, transition.size, snapshot.root)
        views = Dictionary(snapshot.projectedViews().map { ($0.id, $0) }) { first, _ in first }
    }

    subscript(view: ViewID) -> ProjectedView? { views[view] }

    /// Whether a view is shown somewhere, if it is on the screen.
    func isVisible(_ view: ProjectedView) -> Bool {
        !view.isHidden && view.opacity >= limits[.invisible]
    }

    /// Whether a part of a view is on the screen.
    func isOnScreen(_ view: ProjectedView) -> Bool {
        guard let box = view.projection.boundingBox else { return false }
        return box.origin.x < size.x && box.origin.y < size.y && box.origin.x + box.size.x > 0
            && box.origin.y + box.size.y > 0
    }

    /// Whether a view shows its back. A view that is seen from its edge, up to rounding, does not.
    func isTurnedAway(_ view: ProjectedView) -> Bool {
        let bounds = view.state.bounds.size
        return view.projection.signedArea < -1e-6 * bounds.width * bounds.height
    }

    /// The part of the screen that a view covers.
    func area(_ view: ProjectedView) -> Double {
        view.projection.signedArea.magnitude / (size.x * size.y)
    }

    /// The smallest 1 − z/d of the corners: 0 at the eye.
    func leastDepth(_ view: ProjectedView) -> Double {
        view.projection.homogeneousCorners.map { $0.w }.min() ?? 1
    }

    /// Returns the views that match, without the views inside of one that matches.
    func outermost(where matches: (ProjectedView) -> Bool) -> [ProjectedView] {
        var found: [ProjectedView] = []
        func search(_ node: SceneSnapshot.Node) {
            if let view = views[node.id], matches(view) {
                found.append(view)
                return
            }
            for child in node.children { search(child) }
        }
        search(root)
        return found
    }

    /// The views that match and the views inside them.
    func views(inside ids: Set<ViewID>) -> Set<ViewID> {
        var found: Set<ViewID> = []
        func search(_ node: SceneSnapshot.Node, _ isInside: Bool) {
            let isInside = isInside || ids.contains(node.id)
            if isInside { found.insert(node.id) }
            for child in node.children { search(child, isInside) }
        }
        search(root, false)
        return found
    }

    /// The colour behind a view: that of the nearest opaque superview.
    func backdrop(of view: ViewID) -> ColorValue? {
        func search(_ node: SceneSnapshot.Node, _ color: ColorValue?) -> (ColorValue?, Bool) {
            if node.id == view { return (color, true) }
            let own = node.state.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil }
            for child in node.children {
                let found = search(child, own ?? color)
                if found.1 { return found }
            }
            return (nil, false)
        }
        return search(root, nil).0
    }
}
