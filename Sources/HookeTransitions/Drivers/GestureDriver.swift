import Foundation
import Hooke

/// A percent driver with its gesture: begins a transition when the gesture begins, follows the fingers,
/// decides at release, and settles with their velocity. What ``SwipeDriver`` and ``PinchDriver`` have in
/// common.
///
/// Subclass it for another gesture: override ``fingerFraction``, ``gestureVelocity`` and ``uncappedVelocity``.
///
/// Fingers that come down again while the transition settles take hold of it where it is.
nonisolated open class GestureDriver: PercentDrivenInteractiveTransition {
    /// The state at the last release, and what was decided.
    public struct Release: Sendable {
        /// The scene's time.
        public let time: Double
        /// The fraction and its velocity, capped.
        public let state: ReleaseDecision.Release
        /// The velocity in fractions per second before the cap; ``state`` has another one where the cap
        /// acted.
        public let uncappedVelocity: Double
        /// The velocity of the finger, in points per second; of a pinch, of the scale, per second, in x.
        public let velocity: SIMD2<Double>
        /// What was decided.
        public let verdict: ReleaseDecision.Verdict
    }

    /// How a release is decided.
    public var decision = ReleaseDecision.projected()
    /// The largest velocity, in fractions per second, that is handed on; `nil` for no cap. One below 0 or NaN
    /// is reported at release, and is no cap.
    public var maximumVelocity: Double?
    /// Starts the transition: presents or dismisses.
    public var begin: (() -> Void)?
    /// The last release.
    public private(set) var release: Release?
    /// Whether the gesture has begun and not ended.
    public private(set) var isTracking = false
    /// The driver's gesture.
    private let source: GestureRecognizer
    /// What a second grab adds to the fingers' fraction, so that what shows stays where it is.
    private var grabOffset = 0.0

    /// A driver of a gesture, which settles along a spring. The recogniser is to be added to a view.
    public init(_ recognizer: GestureRecognizer) {
        source = recognizer
        super.init()
        settle = .spring
        velocitySource = { [weak self] in self?.fractionVelocity ?? 0 }
        recognizer.addHandler { [weak self] _ in self?.handle() }
    }

    /// The fingers' fraction of the transition, not limited to [0, 1].
    open var fingerFraction: Double { 0 }

    /// The gesture's velocity, in its own units per second.
    open var gestureVelocity: SIMD2<Double> { .zero }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    open var uncappedVelocity: Double { 0 }

    /// The fingers' velocity in fractions per second, capped at ``maximumVelocity``.
    public var fractionVelocity: Double {
        guard let cap = maximumVelocity, cap >= 0 else { return uncappedVelocity }
        return min(max(uncappedVelocity, -cap), cap)
    }

    /// The fraction that is shown: the fingers', from where a second grab took hold.
    private var drivenFraction: Double { fingerFraction + grabOffset }

    private func handle() {
        switch source.state {
        case .began:
            isTracking = true
            grabOffset = 0
            if isDriving {
                pause()
                grabOffset = percentComplete - fingerFraction
            } else {
                discardPendingCalls()
                begin?()
            }
            update(drivenFraction)
        case .changed:
            update(drivenFraction)
        case .ended, .cancelled:
            letGo()
        case .possible, .failed: break
        }
    }

    private func letGo() {
        isTracking = false
        if let cap = maximumVelocity, !(cap >= 0) {
            source.scene?.report(.refusedParameter(field: "maximumVelocity", value: cap, used: "no cap"))
        }
        let state = ReleaseDecision.Release(
            fraction: min(max(drivenFraction, 0), 1), velocity: fractionVelocity)
        var verdict = decision.decide(state)
        if source.state == .cancelled {
            verdict = .init(.cancel, because: "the touch was taken away")
        }
        release = Release(
            time: source.scene?.now ?? 0, state: state, uncappedVelocity: uncappedVelocity,
            velocity: gestureVelocity, verdict: verdict)
        if verdict.outcome == .finish {
            finish(velocity: state.velocity)
        } else {
            cancel(velocity: state.velocity)
        }
    }
}
