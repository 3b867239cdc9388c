import Foundation
import Hooke

/// A percent driver with a gesture recogniser, the base class of ``SwipeDriver`` and ``PinchDriver``. It
/// begins a transition with the gesture, follows the touches, decides at release, and settles with their
/// velocity.
///
/// A new gesture while the transition settles grabs it at its current fraction; with ``catchesTouches`` a touch does.
///
/// `drive { … }` makes each gesture drive a change of the scene instead of a transition
/// between controllers.
///
/// For another gesture, subclass it and override ``fingerFraction``, ``gestureVelocity`` and
/// ``uncappedVelocity``.
open class GestureDriver: PercentDrivenInteractiveTransition {
    /// The state and the decision at a release.
    public struct Release: Sendable {
        /// The scene's time.
        public let time: Double
        /// The fraction and its capped velocity.
        public let state: ReleaseDecision.Release
        /// The velocity before the cap, in fractions per second.
        public let uncappedVelocity: Double
        /// The velocity of the finger, in points per second; of a pinch, the scale's per second, in x.
        public let velocity: SIMD2<Double>
        /// The decision.
        public let verdict: ReleaseDecision.Verdict
    }

    /// The rule that decides a release.
    public var decision = ReleaseDecision.projected()
    /// The largest velocity, in fractions per second; `nil` for no cap but that of every settle,
    /// `SettlePlan.velocityLimit`. A negative or NaN value is reported at release and ignored.
    public var maximumVelocity: Double?
    /// Whether a touch that may become the gesture holds a settling transition at once, before the gesture is recognised. If
    /// it is not, the transition settles again from rest, to the same end. `false` by default, as with UIKit's recognisers.
    public var catchesTouches = false
    /// Starts the transition: presents or dismisses.
    public var begin: (() -> Void)?
    /// The last release.
    public private(set) var release: Release?
    /// Whether the gesture has begun and not ended.
    public private(set) var isTracking = false
    private let source: GestureRecognizer
    /// Whether a touch holds the transition that is not a gesture yet.
    private var isCaught = false
    /// The recogniser.
    package var gestureRecognizer: GestureRecognizer { source }
    /// The name of the rule that decides a release.
    package var decisionName: String { decision.name }
    /// Whether all of the fraction's motion is along the extent of the gesture's edge. Other drivers settle places of their
    /// own.
    package var settlesAlongExtent: Bool { false }
    /// The difference between the shown fraction and the fingers' after a grab.
    private var grabOffset = 0.0

    /// Creates a driver that settles by a spring. Add the recogniser to a view.
    public init(_ recognizer: GestureRecognizer) {
        source = recognizer
        super.init()
        settle = .spring
        velocitySource = { [weak self] in self?.fractionVelocity ?? 0 }
        recognizer.addHandler { [weak self] _ in self?.handle() }
        recognizer.touchesDidChange = { [weak self] in self?.touchesDidChange() }
    }

    /// Makes each gesture drive a change of the scene. Replaces ``begin``.
    ///
    /// - Parameter makeChange: records the change when a gesture begins, or returns one that settles, which
    ///   the gesture grabs; `nil` begins nothing. It is not called while the driver's change settles: the
    ///   gesture grabs that one.
    public func drive(_ makeChange: @escaping () -> SceneChange?) {
        begin = { [unowned self] in
            if let change = makeChange() { drive(change) }
        }
    }

    /// The fraction of the transition measured from the fingers, not clamped to [0, 1].
    open var fingerFraction: Double { 0 }

    /// The gesture's velocity, in its own units per second.
    open var gestureVelocity: SIMD2<Double> { .zero }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    open var uncappedVelocity: Double { 0 }

    /// The velocity in fractions per second, capped at ``maximumVelocity``.
    public var fractionVelocity: Double {
        guard let cap = maximumVelocity, cap >= 0 else { return uncappedVelocity }
        return min(max(uncappedVelocity, -cap), cap)
    }

    /// The shown fraction: the fingers' plus the offset of a grab.
    private var drivenFraction: Double { fingerFraction + grabOffset }

    /// Called for each position of the fingers before it is shown.
    func willFollow(isNew: Bool) {}

    private func handle() {
        switch source.state {
        case .began:
            isTracking = true
            grabOffset = 0
            willFollow(isNew: true)
            if !isDriving {
                discardPendingCalls()
                begin?()
                // The change may have been released before.
                guard isSettling else { return update(drivenFraction) }
            }
            if !isCaught { pause() }
            isCaught = false
            grabOffset = percentComplete - fingerFraction
            update(drivenFraction)
        case .changed:
            willFollow(isNew: false)
            update(drivenFraction)
        case .ended, .cancelled:
            endTracking()
        case .possible, .failed: break
        }
    }

    /// Holds a settling transition under a new touch, and lets it go if the touch was no gesture.
    private func touchesDidChange() {
        let mayBegin = source.state == .possible && source.numberOfTouches > 0
        if isCaught, !mayBegin, !isTracking {
            isCaught = false
            if release?.verdict.outcome == .finish { finish(velocity: 0) } else { cancel(velocity: 0) }
        } else if catchesTouches, !isCaught, mayBegin, isSettling {
            isCaught = true
            pause()
        }
    }

    /// Returns the decision at a release.
    func verdict(for release: ReleaseDecision.Release) -> ReleaseDecision.Verdict {
        decision.decide(release)
    }

    private func endTracking() {
        isTracking = false
        if let cap = maximumVelocity, !(cap >= 0) {
            source.scene?.report(.refusedParameter(field: "maximumVelocity", value: cap, used: "no cap"))
        }
        let state = ReleaseDecision.Release(
            fraction: min(max(drivenFraction, 0), 1), velocity: fractionVelocity)
        var verdict = verdict(for: state)
        if source.state == .cancelled {
            verdict = .init(.cancel, because: "the touch was cancelled")
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
