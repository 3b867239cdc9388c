import Foundation
import Hooke

/// Recognises touches that begin at an edge of the screen and move inwards. Other touches are ignored, so a
/// hand resting on the screen does not interfere.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The accepted edges.
    public var edges: Set<Edge>
    /// The largest distance from the edge at which a touch may begin, in points.
    public var edgeWidth = 20.0
    /// The edge at which the current or last gesture began.
    private(set) var edge: Edge?

    /// Creates a recogniser for edges.
    public init(edges: Set<Edge>) { self.edges = edges }

    /// Creates a recogniser for the left edge.
    public override convenience init() { self.init(edges: [.left]) }

    /// Returns whether the touch begins at an accepted edge, the same one for all touches of a gesture.
    open override func accepts(_ touch: Touch) -> Bool {
        guard let nearest = nearestEdge(to: touch) else { return false }
        return numberOfTouches == 0 || nearest == edge
    }

    /// Stores the edge.
    open override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 { edge = nearestEdge(to: touch) }
        super.touchBegan(touch)
    }

    /// Returns whether the movement leads away from the edge.
    open override func isRecognized(movement: SIMD2<Double>) -> Bool {
        edge.map { measurement.isRecognized(movement: movement, from: $0) } ?? false
    }

    private func nearestEdge(to touch: Touch) -> Edge? {
        guard let bounds = view?.scene?.bounds else { return nil }
        return Edge.nearest(
            to: SIMD2(touch.location), in: Rectangle(bounds), within: edgeWidth, where: edges.contains)
    }
}
