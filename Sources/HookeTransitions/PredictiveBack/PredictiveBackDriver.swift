import Foundation
import Hooke

/// The driver of a swipe back from the left or right edge, with a preview of the screen below.
///
/// - The fraction is the finger's distance from where it touched, over `PredictiveBackOptions.distance`. A finger that
///   turns back by 32 points shows progress 0; it counts again from where it turns forward.
/// - A release goes back if the finger is at least 48 points far, or faster than 300 points per second, and does not move
///   back faster than 50 points per second.
/// - A release to the end takes the animator's duration. A cancel settles to 0 by ``PercentDrivenInteractiveTransition/settle``.
/// - A new gesture while it settles grabs the screens where they are.
///
/// The preview is that of ``PredictiveBackAnimator``; with another animator, and with reduced motion, the driver scrubs
/// that one. ``NavigationController/backStyle`` uses it for a stack.
public final class PredictiveBackDriver: GestureDriver, BackRecording {
    /// The distance of the finger, and the duration after the release.
    public let options: PredictiveBackOptions
    /// The recogniser. Add it to a view.
    public let recognizer: ScreenEdgePanGestureRecognizer
    /// The edge that the current or last gesture began at.
    public var edge: Edge { recognizer.edge ?? .left }
    weak var preview: BackPreview?
    private var progress = BackProgress(over: PredictiveBackOptions().distance)
    /// The vertical movement that a grabbed preview had.
    private var dyBefore = 0.0
    private var isFirst = false
    private var hasTurned = false
    private var isCommitting = false

    /// Creates a driver with its recogniser.
    public init(_ options: PredictiveBackOptions = PredictiveBackOptions()) {
        self.options = options
        recognizer = ScreenEdgePanGestureRecognizer(edges: [.left, .right])
        recognizer.maximumNumberOfTouches = 1
        super.init(recognizer)
        tracksFinger = true
    }

    private var inward: Double { edge == .right ? -1 : 1 }

    /// The finger's distance from where it touched, inwards.
    private var distance: Double { recognizer.touchTranslation(in: nil).x * inward }

    private var dy: Double { dyBefore + recognizer.touchTranslation(in: nil).y }

    /// The progress measured from the finger, not clamped to [0, 1].
    public override var fingerFraction: Double { progress.progress(at: distance) }

    /// The finger's velocity, in points per second.
    public override var gestureVelocity: SIMD2<Double> { recognizer.velocity }

    /// The velocity of ``fingerFraction``, per second, before the cap.
    public override var uncappedVelocity: Double { recognizer.velocity.x * inward / progress.full }

    override func willFollow(isNew: Bool) {
        if isNew {
            progress = BackProgress(over: options.valid(in: recognizer.scene).distance)
            (dyBefore, isFirst) = (0, true)
        }
        hasTurned = progress.move(to: distance)
    }

    /// Grabs the screens where they are.
    public override func pause() {
        super.pause()
        progress = BackProgress(over: progress.full, from: percentComplete, at: distance)
        if let preview { dyBefore = preview.dy - recognizer.touchTranslation(in: nil).y }
        isFirst = false
    }

    /// Shows a progress.
    public override func update(_ percentComplete: CGFloat) {
        guard let preview, isTracking, !isSettling else { return super.update(percentComplete) }
        func follow() {
            super.update(percentComplete)
            preview.follow(from: edge, dy: dy, speed: recognizer.velocity.y)
        }
        // The distance of recognition, a turn, and a grab from the other edge are no jump.
        let continues = isFirst || hasTurned || preview.rules.edge != edge
        if continues { preview.carry(follow) } else { follow() }
        (isFirst, hasTurned) = (false, false)
    }

    package override var decisionName: String { "predictive back" }

    override func verdict(for release: ReleaseDecision.Release) -> ReleaseDecision.Verdict {
        progress.verdict(distance: distance, velocity: recognizer.velocity.x * inward)
    }

    /// Goes back, from what is shown.
    public override func finish(velocity: Double?) {
        isCommitting = true
        super.finish(velocity: velocity)
    }

    /// Settles to the start.
    public override func cancel(velocity: Double?) {
        isCommitting = false
        super.cancel(velocity: velocity)
    }

    /// The parameters of the next settle.
    package override var settleRule: SettleRule {
        var rule = super.settleRule
        guard isCommitting else { return rule }
        rule.style = .cubic
        rule.minimumDuration = options.valid(in: nil).duration
        return rule
    }

    /// The current preview; `nil` without one.
    package var recordedBack: InteractiveRecording.Back? {
        guard let preview, let upper = preview.view(.upper), let scrim = preview.view(.scrim) else {
            return nil
        }
        let options = options.valid(in: nil)
        return InteractiveRecording.Back(
            rules: preview.rules, decisionName: decisionName, duration: options.duration,
            distance: options.distance, upper: upper.id,
            scrim: scrim.id, lower: preview.view(.lower)?.id)
    }
}
