import Foundation
import Hooke

/// A driver for a swipe of one finger: the fraction is its distance from the edge over the screen's extent,
/// or over ``distance``.
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
/// A new touch while the transition settles grabs it at its current fraction. Two fingers begin nothing; a
/// second finger during a swipe is ignored.
///
/// The transitioning delegate returns the driver as its interaction controller while ``isSwiping``.
public final class SwipeDriver: GestureDriver {
    /// How the fraction is measured.
    public typealias Measure = SwipeMeasure

    /// The edge that the swipe leads away from.
    public internal(set) var edge: Edge {
        didSet { (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = [edge] }
    }
    /// How the fraction is measured.
    public let measure: Measure
    /// The points of the finger from fraction 0 to 1; `nil` for the screen's extent along the swipe.
    public let distance: Double?
    /// The recogniser. Add it to a view.
    public let recognizer: PanGestureRecognizer
    /// Whether the swipe has begun and not ended.
    public var isSwiping: Bool { isTracking }

    /// Creates a driver for swipes away from an edge.
    ///
    /// - Parameters:
    ///   - edge: the edge that the swipe leads away from.
    ///   - measure: `.translation` accepts a touch anywhere, `.location` only one that begins at the edge.
    ///   - distance: see ``distance``. Traps unless finite and above 0.
    public init(edge: Edge, measure: Measure = .translation, distance: Double? = nil) {
        if let distance {
            precondition(
                distance > 0 && distance.isFinite,
                "distance is \(distance); accepted: finite and above 0")
        }
        self.edge = edge
        self.measure = measure
        self.distance = distance
        recognizer =
            measure == .location ? ScreenEdgePanGestureRecognizer(edges: [edge]) : PanGestureRecognizer()
        recognizer.maximumNumberOfTouches = 1
        super.init(recognizer)
    }

    /// The finger's fraction of the distance, not clamped to [0, 1].
    public override var fingerFraction: Double {
        guard let scale else { return 0 }
        let (translation, location) = (recognizer.touchTranslation(in: nil), recognizer.windowLocation)
        return scale.fraction(
            translation: SIMD2(translation.x, translation.y), location: SIMD2(location.x, location.y))
    }

    package override var settlesAlongExtent: Bool { true }

    /// The map from the finger to fractions; `nil` outside a scene.
    private var scale: SwipeScale? {
        recognizer.scene.map {
            let (origin, size) = ($0.bounds.origin, $0.bounds.size)
            let bounds = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
            return SwipeScale(edge: edge, measure: measure, bounds: bounds, distance: distance)
        }
    }

    /// The finger's velocity, in points per second.
    public override var gestureVelocity: SIMD2<Double> { recognizer.velocity }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double {
        scale?.rate(of: recognizer.velocity) ?? 0
    }
}
