import Foundation
import Hooke

/// Fingers that come down at an edge of the screen and move inwards. Others are not followed, so that a hand
/// that rests on the screen takes nothing away.
public final class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
    /// The edges that count.
    public var edges: Set<Edge>
    /// How near to an edge the finger has to come down, in points.
    public var edgeWidth = 20.0
    private var edge: Edge?

    /// A recogniser for some edges.
    public init(edges: Set<Edge>) { self.edges = edges }

    /// A recogniser for the left edge.
    public override convenience init() { self.init(edges: [.left]) }

    /// Only a finger that comes down at one of the edges; all of a gesture at the same.
    public override func accepts(_ touch: Touch) -> Bool {
        guard let nearest = nearestEdge(to: touch) else { return false }
        return numberOfTouches == 0 || nearest == edge
    }

    /// Notes the edge.
    public override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 { edge = nearestEdge(to: touch) }
        super.touchBegan(touch)
    }

    /// Only a movement away from the edge.
    public override func isRecognized(movement: SIMD2<Double>) -> Bool {
        edge.map { measurement.isRecognized(movement: movement, from: $0) } ?? false
    }

    private func nearestEdge(to touch: Touch) -> Edge? {
        guard let bounds = view?.scene?.bounds else { return nil }
        return Edge.nearest(
            to: SIMD2(touch.location), in: Rectangle(bounds), within: edgeWidth, where: edges.contains)
    }
}
