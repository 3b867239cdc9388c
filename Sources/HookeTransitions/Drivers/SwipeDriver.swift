import Foundation
import Hooke

/// A driver for one finger that swipes: the fraction is its way from the edge over the screen's extent.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let presenter = SceneViewController()
/// let menu = SceneViewController()
/// scene.window.rootViewController = presenter
/// let driver = SwipeDriver(edge: .left)
/// driver.begin = { [unowned presenter] in presenter.present(menu, animated: true) }
/// scene.window.addGestureRecognizer(driver.recognizer)
/// ```
///
/// A finger that comes down again while the transition settles takes hold of it where it is. More fingers
/// than one begin nothing, and take no part in a swipe under way.
///
/// The transitioning delegate of what is presented returns the driver as its interaction controller while
/// ``isSwiping``.
public final class SwipeDriver: GestureDriver {
    /// What the fraction is made of.
    public enum Measure: String, Hashable, Sendable, CaseIterable {
        /// The translation away from the edge, over the screen's extent.
        case translation
        /// The place of the finger, from the edge, over the screen's extent.
        case location
    }

    /// The edge that the swipe leads away from.
    public internal(set) var edge: Edge {
        didSet { (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = [edge] }
    }
    /// What the fraction is made of.
    public let measure: Measure
    /// The recogniser, to be added to a view.
    public let recognizer: PanGestureRecognizer
    /// Whether the finger's swipe has begun and not ended.
    public var isSwiping: Bool { isTracking }

    /// A driver for swipes away from an edge: of a finger anywhere, measured by its translation, or of one
    /// that comes down at the edge, measured by its place.
    public init(edge: Edge, measure: Measure = .translation) {
        self.edge = edge
        self.measure = measure
        recognizer =
            measure == .location ? ScreenEdgePanGestureRecognizer(edges: [edge]) : PanGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        super.init(recognizer)
    }

    /// The finger's fraction of the screen's extent, not limited to [0, 1].
    public override var fingerFraction: Double {
        guard let bounds = recognizer.scene?.bounds else { return 0 }
        let extent = edge.extent(of: bounds.size)
        switch measure {
        case .location: return edge.distance(to: recognizer.windowLocation, in: bounds) / extent
        case .translation:
            let way = recognizer.translation(in: nil)
            return (SIMD2(way.x, way.y) * edge.inward).sum() / extent
        }
    }

    /// The gesture's velocity, in its own units per second.
    public override var gestureVelocity: SIMD2<Double> { recognizer.velocity }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double {
        guard let bounds = recognizer.scene?.bounds else { return 0 }
        return (recognizer.velocity * edge.inward).sum() / edge.extent(of: bounds.size)
    }
}
