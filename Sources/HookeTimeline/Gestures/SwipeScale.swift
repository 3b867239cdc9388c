import Hooke
public import HookeGeometry

/// How a swipe measures the fraction of a transition.
public enum SwipeMeasure: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// The translation away from the edge, over the screen's extent.
    case translation
    /// The finger's distance from the edge, over the screen's extent.
    case location
}

/// The map from the movement of a finger to fractions of a transition.
public struct SwipeScale: Sendable {
    /// The edge that the swipe leads away from.
    public var edge: Edge
    /// How the fraction is measured.
    public var measure: SwipeMeasure
    /// The screen.
    public var bounds: Rectangle
    /// The points of the finger from fraction 0 to 1; `nil` for the screen's extent along the swipe.
    public var distance: Double?

    /// Creates the map of a screen.
    public init(edge: Edge, measure: SwipeMeasure, bounds: Rectangle, distance: Double? = nil) {
        (self.edge, self.measure, self.bounds, self.distance) = (edge, measure, bounds, distance)
    }

    /// The points from fraction 0 to 1.
    public var extent: Double { distance ?? edge.extent(of: bounds.size) }

    /// Returns the fraction of a finger, not clamped to [0, 1].
    public func fraction(translation: SIMD2<Double>, location: SIMD2<Double>) -> Double {
        switch measure {
        case .location: edge.distance(to: location, in: bounds) / extent
        case .translation: (translation * edge.inward).sum() / extent
        }
    }

    /// Returns the fractions per second of a finger's velocity in points per second.
    public func rate(of velocity: SIMD2<Double>) -> Double { (velocity * edge.inward).sum() / extent }
}
