import Hooke

/// The timing of an animation, with Core Animation's names (`CAMediaTiming`).
///
/// The animation's own clock runs at `speed` from `beginTime`. On that clock the animation runs `repeatCount`
/// times over `duration` (there and back with `autoreverses`), or for `repeatDuration`.
///
/// A duration of 0 is the limit of short durations, as in Web Animations. The runs are over at `beginTime`; from then on
/// the animation shows, if it is filled, where its last run ends: the start value after `autoreverses`, the middle after
/// 2.5 runs. Before it shows the start value. Infinitely many runs end at the end value, and a `timeOffset` counts as
/// whole runs.
public struct MediaTiming: Hashable, Sendable {
    /// What is shown outside the active time, as `CAMediaTimingFillMode`.
    public enum FillMode: String, Hashable, Sendable, Codable {
        /// The model.
        case removed
        /// The end value after the end.
        case forwards
        /// The start value before the start.
        case backwards
        /// Both.
        case both
    }

    /// When the animation begins, in seconds of its container.
    public var beginTime = 0.0
    /// The seconds of one run in one direction.
    public var duration: Double
    /// The rate of the animation's own clock. A negative rate plays backwards; 0 stays at `timeOffset`.
    public var speed = 1.0
    /// The animation's own time at its beginning. The skipped part comes at the end.
    public var timeOffset = 0.0
    /// The number of runs; 0 counts as 1, and fractions are allowed.
    public var repeatCount = 0.0
    /// The repeat duration in the animation's own seconds; 0 uses `repeatCount`.
    public var repeatDuration = 0.0
    /// Whether each run is followed by the same run in reverse.
    public var autoreverses = false
    /// What is shown outside the active time.
    public var fillMode = FillMode.removed

    /// Creates the timing of one run, with a duration in seconds.
    public init(duration: Double = 0.25) { self.duration = duration }

    /// One run, with its reverse, in the animation's own seconds.
    private var cycle: Double { autoreverses ? 2 * duration : duration }

    /// The active duration in the animation's own seconds; infinite if it repeats forever.
    private var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        // Runs without duration end at once, whatever their number.
        return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The end in seconds of the container; infinite if the animation never ends.
    public var endTime: Double { speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude }

    /// The first invalid field with its value and what is accepted; `nil` if all are valid.
    var fault: (field: String, value: Double, accepted: String)? {
        func check(_ field: String, _ value: Double, _ isRight: Bool, _ accepted: String) -> (
            String, Double, String
        )? { isRight ? nil : (field, value, accepted) }
        return check("beginTime", beginTime, beginTime.isFinite, "a finite number")
            ?? check("duration", duration, duration >= 0 && duration.isFinite, "finite and at least 0")
            ?? check("speed", speed, speed.isFinite, "a finite number")
            ?? check("timeOffset", timeOffset, timeOffset.isFinite, "a finite number")
            ?? check("repeatCount", repeatCount, repeatCount >= 0, "at least 0, or infinity")
            ?? check("repeatDuration", repeatDuration, repeatDuration >= 0, "at least 0, or infinity")
    }

    /// Returns the fraction of the current run and the number of completed runs at a time of the container.
    /// `nil` if the animation shows nothing.
    ///
    /// At the end of a run that is not the last, the fraction is that of the start of the next run.
    public func moment(at time: Double) -> (fraction: Double, iteration: Double)? {
        // An overflowing time counts as the largest finite number.
        var elapsed = min((time - beginTime) * speed.magnitude, .greatestFiniteMagnitude)
        if time.isNaN || elapsed.isNaN { return nil }
        if time < beginTime {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            elapsed = 0
        }
        let active = activeDuration
        if time >= beginTime, elapsed >= active, speed != 0 {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            elapsed = active
        }
        if duration == 0 { return limit(isOver: speed != 0 && time >= beginTime) }
        let passed = speed < 0 ? active - elapsed : elapsed
        guard passed.isFinite else { return (0, 0) }
        // Scaled by a quarter if a cycle overflows.
        let scale = cycle.isFinite ? 1 : 0.25
        let phase = max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, passed + timeOffset)) * scale
        let (run, cycle) = (duration * scale, autoreverses ? 2 * (duration * scale) : duration * scale)
        var iteration = (phase / cycle).rounded(.down)
        var within = phase - iteration * cycle
        if !within.isFinite || iteration.magnitude >= 0x1p53 {
            // With this many runs the product is inexact; the remainder is exact.
            within = Elementary.fmod(phase, cycle)
            if within < 0 { within += cycle }
            iteration = min(iteration, .greatestFiniteMagnitude)
        }
        // The end of the last run counts as its end, not as the start of another.
        if within <= 0, iteration > 0, elapsed == active || speed < 0 && elapsed == 0 {
            iteration -= 1
            within = cycle
        }
        // Rounding may leave slightly more than a cycle or less than 0.
        let there = autoreverses && within > run ? cycle - within : within
        return (min(1, max(0, there / run)), iteration)
    }

    /// The moment of runs without duration, before them or after them.
    private func limit(isOver: Bool) -> (fraction: Double, iteration: Double) {
        guard isOver != (speed < 0) else { return (0, 0) }
        guard repeatDuration == 0, repeatCount < .infinity else { return (1, .greatestFiniteMagnitude) }
        // The same number of runs of 1 s each, at their end.
        var unit = MediaTiming(duration: 1)
        (unit.repeatCount, unit.autoreverses, unit.fillMode) = (repeatCount, autoreverses, .forwards)
        return unit.moment(at: .infinity) ?? (1, 0)
    }
}
