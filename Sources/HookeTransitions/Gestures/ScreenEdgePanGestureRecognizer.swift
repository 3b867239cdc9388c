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
        guard let edge else { return false }
        return (movement * edge.inward).sum() >= minimumDistance
    }

    private func nearestEdge(to touch: Touch) -> Edge? {
        guard let bounds = view?.scene?.bounds else { return nil }
        func distance(_ edge: Edge) -> Double { edge.distance(to: touch.location, in: bounds) }
        // A corner belongs to two edges: the nearer, or the first by name.
        return edges.filter { (0...edgeWidth).contains(distance($0)) }
            .min { (distance($0), $0.rawValue) < (distance($1), $1.rawValue) }
    }
}
