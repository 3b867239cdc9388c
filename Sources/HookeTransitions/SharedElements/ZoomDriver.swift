import Foundation
import Hooke
import HookeGeometry

/// The driver of a closing zoom: the picture follows a drag and a pinch, and settles into its source or back.
///
/// With the fingers' centre g, its start g₀, the shift τ = g − g₀, the pinch's scale s and the screen's height H:
///
///     k = (1 − ½·band(|τ|, H)/H) · (s, or 1 + band(s − 1, 1) above 1)
///     centre = g + k·(c₀ − g₀)        size = k·(W₀, H₀)
///     fraction = max(2|τ|/H, (1 − s)/(1 − k₁))
///
/// - band is the rubber band of coefficient 0.55, c₀ and (W₀, H₀) the place when the gesture began, and k₁ the ratio of the
///   source's width to the controller's. So the touched point stays under the fingers. The fraction drives what is
///   animated alongside.
/// - A release closes if (τ + 0.499 v)·τ/|τ| > H/4 and v·τ ≥ 0, or if s + 0.2 ṡ < (1 + k₁)/2.
/// - Centre, logarithms of the size, angles and perspective then settle by springs from their own value and velocity:
///   response 0.4 s, critically damped. The transition is over when all are within 0.01 points.
/// - A new gesture while it settles grabs the picture where it is.
public final class ZoomDriver: GestureDriver {
    /// The spring of the settle; that of `SettlePlan.Style` by default.
    public var spring = Spring.settling
    /// The recogniser. A ``ZoomTransition`` adds it to the controller's view.
    public let recognizer: ZoomGestureRecognizer
    /// The flight that follows the fingers; `nil` without source, or with reduced motion.
    weak var flight: SharedFlight?
    private var grip: ZoomGrip?
    /// The fingers at the last update.
    private var lastFingers: ZoomGrip.Fingers?
    private var settlingDuration = 0.0

    /// Creates a driver with its recogniser.
    public init() {
        recognizer = ZoomGestureRecognizer()
        super.init(recognizer)
        tracksFinger = true
        recognizer.onJump = { [weak self] in self?.changeGrip() }
    }

    /// The fraction measured from the fingers, not clamped to [0, 1].
    public override var fingerFraction: Double { grip?.fraction(now) ?? 0 }

    /// The velocity of the fingers' centre, in points per second.
    public override var gestureVelocity: SIMD2<Double> { recognizer.velocity }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double { grip?.fractionRate(now) ?? 0 }

    private var now: ZoomGrip.Fingers {
        ZoomGrip.Fingers(
            centroid: recognizer.centroid, velocity: recognizer.velocity, scale: recognizer.scale,
            scaleVelocity: recognizer.scaleVelocity)
    }

    /// Moves the picture and what is animated alongside.
    public override func update(_ percentComplete: CGFloat) {
        let isNew = grip == nil
        if isNew { takeGrip() }
        super.update(isNew ? max(percentComplete, 0) : percentComplete)
        follow()
    }

    /// Grabs the picture where it is.
    public override func pause() {
        super.pause()
        takeGrip()
    }

    private func takeGrip() {
        let screen = recognizer.scene?.bounds ?? .zero
        let whole = ProjectiveBox(Rectangle(screen))
        grip = ZoomGrip(
            flight?.shownBox ?? whole, of: flight?.from.box ?? whole, source: flight?.to.box, fingers: now,
            height: max(1, screen.height))
    }

    /// Holds the same place with other fingers.
    private func changeGrip() {
        guard let grip, let lastFingers else { return }
        self.grip = grip.held(by: now, insteadOf: lastFingers)
        self.lastFingers = now
    }

    private func follow() {
        guard let grip, !isSettling else { return }
        let fingers = now
        lastFingers = fingers
        guard let flight else { return }
        flight.trajectory = .held(grip.box(fingers), rates: grip.rates(fingers))
    }

    package override var decisionName: String { "zoom" }

    override func verdict(for release: ReleaseDecision.Release) -> ReleaseDecision.Verdict {
        grip?.verdict(now) ?? decision.decide(release)
    }

    /// Settles into the source.
    public override func finish(velocity: Double?) {
        release(to: flight?.to.box)
        super.finish(velocity: velocity)
    }

    /// Settles back.
    public override func cancel(velocity: Double?) {
        release(to: flight?.from.box)
        super.cancel(velocity: velocity)
    }

    private func release(to target: ProjectiveBox?) {
        defer { (grip, lastFingers) = (nil, nil) }
        settlingDuration = 0
        guard let grip, let flight, let target, let scene = recognizer.scene, isDriving, !isSettling else {
            return
        }
        let fingers = now
        let released = ReleasedBox(
            grip.box(fingers), rates: grip.rates(fingers), to: target, by: spring, at: scene.now)
        settlingDuration = released.duration
        flight.trajectory = .released(released)
    }

    /// The parameters of the next settle.
    package override var settleRule: SettleRule {
        var rule = super.settleRule
        rule.minimumDuration = settlingDuration
        return rule
    }
}

/// A picture held by fingers.
struct ZoomGrip {
    /// The fingers at a moment.
    struct Fingers {
        var centroid: SIMD2<Double>
        var velocity: SIMD2<Double>
        var scale: Double
        var scaleVelocity: Double
    }

    /// The place when the gesture began.
    private(set) var box: ProjectiveBox
    private var start: Fingers
    /// The shift and the scale that the picture had then.
    private var shiftBefore: SIMD2<Double>
    private var scaleBefore: Double
    /// k₁.
    private let sourceScale: Double
    private let height: Double
    private let drag: RubberBand?
    private static let pinch = try? RubberBand(extent: 1)

    /// - Parameters:
    ///   - box: what is shown when the fingers grab it.
    ///   - whole: the open place.
    ///   - source: the closed place.
    ///   - fingers: where they are.
    ///   - height: the screen's height, above 0.
    init(
        _ box: ProjectiveBox, of whole: ProjectiveBox, source: ProjectiveBox?, fingers: Fingers,
        height: Double
    ) {
        (self.box, start, self.height) = (box, fingers, height)
        shiftBefore = box.center - whole.center
        scaleBefore = box.size.x / whole.size.x
        sourceScale = min(0.9, (source ?? whole).size.x / whole.size.x)
        drag = try? RubberBand(extent: height)
    }

    /// Returns the grip of other fingers on the same place.
    func held(by fingers: Fingers, insteadOf last: Fingers) -> ZoomGrip {
        var other = self
        other.box = box(last)
        other.shiftBefore = shiftBefore + shift(last)
        other.scaleBefore = scaleBefore * pinch(last)
        other.start = fingers
        return other
    }

    private func shift(_ fingers: Fingers) -> SIMD2<Double> { fingers.centroid - start.centroid }

    private func pinch(_ fingers: Fingers) -> Double { fingers.scale / start.scale }

    /// Returns the factor of a drag by a distance, and its derivative.
    static func dragFactor(_ distance: Double, _ band: RubberBand?, height: Double) -> (Double, slope: Double)
    {
        guard let band else { return (1, 0) }
        return (
            1 - 0.5 * band.displacement(forPull: distance) / height,
            -0.5 * band.slope(atPull: distance) / height
        )
    }

    /// Returns the factor of a pinch, and its derivative.
    static func pinchFactor(_ scale: Double) -> (Double, slope: Double) {
        guard scale > 1, let band = pinch else { return (scale, 1) }
        return (1 + band.displacement(forPull: scale - 1), band.slope(atPull: scale - 1))
    }

    /// Returns k and its derivative by time.
    private func factor(_ fingers: Fingers) -> (value: Double, rate: Double) {
        let shift = shift(fingers)
        let distance = shift.norm
        let speed = distance > 0 ? (shift * fingers.velocity).sum() / distance : 0
        let (kd, kdSlope) = Self.dragFactor(distance, drag, height: height)
        let (kp, kpSlope) = Self.pinchFactor(pinch(fingers))
        let pinchRate = fingers.scaleVelocity / start.scale
        return (kd * kp, kdSlope * speed * kp + kd * kpSlope * pinchRate)
    }

    /// Returns where the picture is.
    func box(_ fingers: Fingers) -> ProjectiveBox {
        let k = factor(fingers).value
        var moved = box
        moved.center = fingers.centroid + (box.center - start.centroid) * k
        moved.size = box.size * k
        return moved
    }

    /// Returns the derivatives of the box's numbers by time.
    func rates(_ fingers: Fingers) -> SIMD8<Double> {
        let rate = factor(fingers).rate
        let center: SIMD2<Double> = fingers.velocity + (box.center - start.centroid) * rate
        let size: SIMD2<Double> = box.size * rate
        return SIMD8(center.x, center.y, size.x, size.y, 0, 0, 0, 0)
    }

    private func parts(_ fingers: Fingers) -> (drag: Double, pinch: Double) {
        let total = shiftBefore + shift(fingers)
        let scale = scaleBefore * pinch(fingers)
        return (2 * total.norm / height, (1 - scale) / (1 - sourceScale))
    }

    /// Returns the fraction of what is animated alongside.
    func fraction(_ fingers: Fingers) -> Double {
        let (drag, pinch) = parts(fingers)
        return max(drag, pinch)
    }

    /// Returns the derivative of the fraction by time.
    func fractionRate(_ fingers: Fingers) -> Double {
        let (drag, pinch) = parts(fingers)
        guard drag >= pinch else {
            return -scaleBefore * fingers.scaleVelocity / start.scale / (1 - sourceScale)
        }
        let total = shiftBefore + shift(fingers)
        let distance = total.norm
        return distance > 0 ? 2 * (total * fingers.velocity).sum() / distance / height : 0
    }

    /// Decides a release.
    func verdict(_ fingers: Fingers) -> ReleaseDecision.Verdict {
        let total = shiftBefore + shift(fingers)
        let distance = total.norm
        if distance > 0 {
            let speed = (total * fingers.velocity).sum() / distance
            if distance + 0.499 * speed > height / 4, speed >= 0 {
                return .init(.finish, because: "the projected drag is beyond a quarter of the height")
            }
        }
        let scale = scaleBefore * (pinch(fingers) + 0.2 * fingers.scaleVelocity / start.scale)
        if scale < (1 + sourceScale) / 2 {
            return .init(.finish, because: "the projected pinch is nearer to the source's size")
        }
        return .init(.cancel, because: "the projected drag and pinch are nearer to the open place")
    }
}
