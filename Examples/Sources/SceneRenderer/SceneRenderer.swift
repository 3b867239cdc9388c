import Foundation
import Hooke
import HookeTransitions

/// Turns what a scene shows into triangles.
///
/// Every view is its background: its projected outline with rounded corners, cut to the screen and to the
/// views around it that clip, in its colour times its opacity. A view that clips by rounded corners clips by
/// them. Two things are simpler than Core Animation: a half-transparent view does not become a picture first,
/// so its children are each as transparent and show what they cover; and colours outside [0, 1] are limited.
public struct SceneRenderer: Sendable {
    /// Where the scene lies on the surface.
    public var viewport: Viewport

    /// A renderer onto a part of a surface.
    public init(viewport: Viewport) { self.viewport = viewport }

    /// Appends the triangles of a snapshot, from back to front.
    public func draw(_ snapshot: SceneSnapshot, into mesh: inout Mesh) {
        for (outline, color) in fills(snapshot) { mesh.fill(outline, color: color) }
    }

    /// What is painted, from back to front: outlines in pixels and their colours.
    func fills(_ snapshot: SceneSnapshot) -> [(outline: ConvexPolygon, color: SIMD4<Double>)] {
        let around = Self.superviews(snapshot.root)
        let size = snapshot.root.state.bounds.size
        let screen = viewport.pixels(ConvexPolygon(low: .zero, high: SIMD2<Double>(size.width, size.height)))
        // What each view leaves its children of the screen.
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

    /// The view around each view.
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
