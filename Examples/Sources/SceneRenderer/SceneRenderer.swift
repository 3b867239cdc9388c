import Foundation
import Hooke
import HookeTransitions

/// Converts a snapshot of a scene to triangles.
///
/// Each view is drawn as its background: its projected outline with rounded corners, clipped by the screen
/// and by clipping ancestors, including their rounded corners. Two simplifications compared with Core
/// Animation:
/// - A translucent view is not composited as a group. Each child has the opacity itself and shows what it
///   covers.
/// - Colours outside [0, 1] are clamped.
///
/// Axial gradients, convex paths and opaque convex masks are drawn; ``omissions(in:)`` names the rest.
public struct SceneRenderer: Sendable {
    /// The position of the scene on the surface.
    public var viewport: Viewport

    /// Creates a renderer for a part of a surface.
    public init(viewport: Viewport) { self.viewport = viewport }

    /// Appends the triangles of a snapshot, from back to front.
    public func draw(_ snapshot: SceneSnapshot, into mesh: inout Mesh) {
        for (outline, paint) in fills(snapshot) { mesh.fill(outline, paint) }
    }

    /// Returns outlines in pixels and their paints, from back to front.
    func fills(_ snapshot: SceneSnapshot) -> [(outline: ConvexPolygon, paint: Paint)] {
        let around = Self.superviews(snapshot.root)
        let size = snapshot.root.state.bounds.size
        let screen = viewport.pixels(ConvexPolygon(low: .zero, high: SIMD2<Double>(size.width, size.height)))
        // The region in which each view's children are visible.
        var rooms: [ViewID: ConvexPolygon] = [:]
        var fills: [(outline: ConvexPolygon, paint: Paint)] = []
        for view in snapshot.projectedViews() {
            let room = around[view.id].flatMap { rooms[$0] } ?? screen
            let color = view.state.backgroundColor
            let isShown = !view.isHidden && view.opacity > 0
            let shape = isShown ? view.state.shape : nil
            let isPainted = isShown && (color?.alpha ?? 0) > 0
            guard isPainted || shape != nil || view.state.masksToBounds else {
                rooms[view.id] = room
                continue
            }
            let seen = viewport.pixels(ConvexPolygon(outlineOf: view, pixelsPerPoint: viewport.scale))
                .clipped(to: room)
            rooms[view.id] = view.state.masksToBounds ? seen : room
            func add(_ outline: ConvexPolygon, _ paint: Paint) {
                let regions = view.masks.compactMap { $0.count == 1 ? region(of: $0[0]) : nil }
                fills.append((regions.reduce(outline) { $0.clipped(to: $1) }, paint))
            }
            if isPainted, let color { add(seen, Self.paint(color, view)) }
            if shape != nil, let gradient = gradient(of: view) { add(seen, gradient) }
            if let fill = shape?.fillColor, fill.alpha > 0, let path = path(of: view) {
                add(path.clipped(to: room), Self.paint(fill, view))
            }
        }
        return fills
    }

    private static func paint(_ color: SceneColor, _ view: ProjectedView) -> Paint {
        .color(SIMD4(color.red, color.green, color.blue, color.alpha * view.opacity))
    }

    private static func superviews(_ root: SceneSnapshot.Node) -> [ViewID: ViewID] {
        var around: [ViewID: ViewID] = [:]
        func note(_ node: SceneSnapshot.Node) {
            for child in node.children {
                around[child.id] = node.id
                note(child)
            }
        }
        note(root)
        return around
    }
}
