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
public struct SceneRenderer: Sendable {
    /// The position of the scene on the surface.
    public var viewport: Viewport

    /// Creates a renderer for a part of a surface.
    public init(viewport: Viewport) { self.viewport = viewport }

    /// Appends the triangles of a snapshot, from back to front.
    public func draw(_ snapshot: SceneSnapshot, into mesh: inout Mesh) {
        for (outline, color) in fills(snapshot) { mesh.fill(outline, color: color) }
    }

    /// Returns outlines in pixels and their colours, from back to front.
    func fills(_ snapshot: SceneSnapshot) -> [(outline: ConvexPolygon, color: SIMD4<Double>)] {
        let around = Self.superviews(snapshot.root)
        let size = snapshot.root.state.bounds.size
        let screen = viewport.pixels(ConvexPolygon(low: .zero, high: SIMD2<Double>(size.width, size.height)))
        // The region in which each view's children are visible.
        var rooms: [ViewID: ConvexPolygon] = [:]
        var fills: [(outline: ConvexPolygon, color: SIMD4<Double>)] = []
        for view in snapshot.projectedViews() {
            let room = around[view.id].flatMap { rooms[$0] } ?? screen
            let color = view.state.backgroundColor
            let isPainted = !view.isHidden && view.opacity > 0 && (color?.alpha ?? 0) > 0
            guard isPainted || view.state.masksToBounds else {
                rooms[view.id] = room
                continue
            }
            let seen = viewport.pixels(ConvexPolygon(outlineOf: view, pixelsPerPoint: viewport.scale))
                .clipped(to: room)
            rooms[view.id] = view.state.masksToBounds ? seen : room
            if isPainted, let color {
                fills.append((seen, SIMD4(color.red, color.green, color.blue, color.alpha * view.opacity)))
            }
        }
        return fills
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
