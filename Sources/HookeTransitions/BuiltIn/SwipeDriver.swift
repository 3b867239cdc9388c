import Foundation
import Hooke

/// A percent driver with its gesture: begins a transition when a swipe begins, follows the finger, decides at
/// release, and settles with the finger's velocity.
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
/// A finger that comes down again while the transition settles takes hold of it where it is.
///
/// The transitioning delegate of what is presented returns the driver as its interaction controller while
/// ``isSwiping``.
public final class SwipeDriver: PercentDrivenInteractiveTransition {
    /// What the fraction is made of.
    public enum Measure: String, Hashable, Sendable, CaseIterable {
        /// The translation away from the edge, over the screen's extent.
        case translation
        /// The place of the finger, from the edge, over the screen's extent.
        case location
    }

    /// The state at the last release, and what was decided.
    public struct Release: Sendable {
        /// The scene's time.
        public let time: Double
        /// The fraction and its velocity.
        public let state: ReleaseDecision.Release
        /// The velocity of the finger, in points per second.
        public let velocity: SIMD2<Double>
        /// What was decided.
        public let verdict: ReleaseDecision.Verdict
    }

    /// The edge that the swipe leads away from.
    public internal(set) var edge: Edge {
        didSet { (recognizer as? ScreenEdgePanGestureRecognizer)?.edges = [edge] }
    }
    /// What the fraction is made of.
    public let measure: Measure
    /// The recogniser, to be added to a view.
    public let recognizer: PanGestureRecognizer
    /// How a release is decided.
    public var decision = ReleaseDecision.projected()
    /// The largest velocity, in fractions per second, that is handed on; `nil` for no cap. One below 0 or NaN is
    /// reported at release, and is no cap.
    public var maximumVelocity: Double?
    /// Starts the transition: presents or dismisses.
    public var begin: (() -> Void)?
    /// The last release.
    public private(set) var release: Release?
    /// Whether the finger's swipe has begun and not ended.
    public private(set) var isSwiping = false
    /// What a second grab adds to the finger's fraction, so that what shows stays where it is.
    private var grabOffset = 0.0

    /// A driver for swipes away from an edge: of a finger anywhere, measured by its translation, or of one that
    /// comes down at the edge, measured by its place.
    public init(edge: Edge, measure: Measure = .translation) {
        self.edge = edge
        self.measure = measure
        recognizer =
            measure == .location ? ScreenEdgePanGestureRecognizer(edges: [edge]) : PanGestureRecognizer()
        super.init()
        settle = .spring
        velocitySource = { [weak self] in self?.fractionVelocity ?? 0 }
        recognizer.addHandler { [weak self] _ in self?.handle() }
    }

    /// The finger's fraction of the screen's extent, not limited to [0, 1].
    public var fingerFraction: Double {
        guard let bounds = recognizer.scene?.bounds else { return 0 }
        let extent = edge.extent(of: bounds.size)
        switch measure {
        case .location: return edge.distance(to: recognizer.windowLocation, in: bounds) / extent
        case .translation:
            let way = recognizer.translation(in: nil)
            return (SIMD2(way.x, way.y) * edge.inward).sum() / extent
        }
    }

    /// The finger's velocity in fractions per second, capped at ``maximumVelocity``.
    public var fractionVelocity: Double {
        guard let bounds = recognizer.scene?.bounds else { return 0 }
        let velocity = (recognizer.velocity * edge.inward).sum() / edge.extent(of: bounds.size)
        guard let cap = maximumVelocity, cap >= 0 else { return velocity }
        return min(max(velocity, -cap), cap)
    }

    /// The fraction that is shown: the finger's, from where a second grab took hold.
    private var drivenFraction: Double { fingerFraction + grabOffset }

    private func handle() {
        switch recognizer.state {
        case .began:
            isSwiping = true
            grabOffset = 0
            if isDriving {
                pause()
                grabOffset = percentComplete - fingerFraction
            } else {
                forgetQueue()
                begin?()
            }
            update(drivenFraction)
        case .changed:
            update(drivenFraction)
        case .ended, .cancelled:
            isSwiping = false
            if let cap = maximumVelocity, !(cap >= 0) {
                recognizer.scene?.report(
                    .refusedParameter(field: "maximumVelocity", value: cap, used: "no cap"))
            }
            let state = ReleaseDecision.Release(
                fraction: min(max(drivenFraction, 0), 1), velocity: fractionVelocity)
            var verdict = decision.decide(state)
            if recognizer.state == .cancelled {
                verdict = .init(.cancel, because: "the touch was taken away")
            }
            release = Release(
                time: recognizer.scene?.now ?? 0, state: state, velocity: recognizer.velocity,
                verdict: verdict)
            if verdict.outcome == .finish {
                finish(velocity: state.velocity)
            } else {
                cancel(velocity: state.velocity)
            }
        case .possible, .failed: break
        }
    }
}
