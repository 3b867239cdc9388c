import Hooke

/// When an animation runs, with Core Animation's names (`CAMediaTiming`).
///
/// In the animation's own clock the time since `beginTime` counts `speed` times as fast. There it runs
/// `repeatCount` times over `duration` (there and back where it autoreverses), or for `repeatDuration`.
public struct MediaTiming: Hashable, Sendable {
    /// What shows outside the time that the animation is active, as `CAMediaTimingFillMode`.
    public enum FillMode: String, Hashable, Sendable, Codable {
        /// The model.
        case removed
        /// After the end, the end.
        case forwards
        /// Before the beginning, the beginning.
        case backwards
        /// Both.
        case both
    }

    /// When it begins, in seconds of whatever holds the animation.
    public var beginTime = 0.0
    /// Seconds of one run, one way.
    public var duration: Double
    /// How fast the animation's own clock goes; negative plays backwards, 0 stands still at `timeOffset` for
    /// ever.
    public var speed = 1.0
    /// Where in its own time the animation begins; what is left out then comes at the end.
    public var timeOffset = 0.0
    /// How often it runs; 0 counts as once, and a part of a run is a part.
    public var repeatCount = 0.0
    /// For how long it repeats, in its own seconds; 0 leaves it to `repeatCount`.
    public var repeatDuration = 0.0
    /// Whether each run goes back again, in as long again.
    public var autoreverses = false
    /// What shows outside the active time.
    public var fillMode = FillMode.removed

    /// One run of a duration in seconds.
    public init(duration: Double = 0.25) { self.duration = duration }

    /// One run, there and back, in the animation's own seconds.
    private var cycle: Double { autoreverses ? 2 * duration : duration }

    /// How long it is active, in its own seconds; infinite where it repeats for ever.
    private var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        // Runs that take no time are over at once, however many there are.
        return cycle == 0 ? 0 : cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// When it is over, in seconds of whatever holds it; infinite where it never is.
    public var endTime: Double { speed == 0 ? .infinity : beginTime + activeDuration / speed.magnitude }

    /// The first number that no animation can have, with what is accepted; `nil` when all are right.
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

    /// Where the animation is at a time of whatever holds it: the fraction of its run, and how many runs are
    /// over. `nil` where it shows nothing.
    ///
    /// At the very end of a run that is not the last, it is at the beginning of the next.
    public func moment(at time: Double) -> (fraction: Double, iteration: Double)? {
        // A time beyond all numbers counts as the last one.
        var elapsed = min((time - beginTime) * speed.magnitude, .greatestFiniteMagnitude)
        if time.isNaN || elapsed.isNaN { return nil }
        if time < beginTime {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            elapsed = 0
        }
        let active = activeDuration
        if elapsed >= active, speed != 0 {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            elapsed = active
        }
        guard duration > 0 else { return (1, 0) }
        let passed = speed < 0 ? active - elapsed : elapsed
        guard passed.isFinite else { return (0, 0) }
        // In quarters where there and back would be beyond all numbers.
        let scale = cycle.isFinite ? 1 : 0.25
        let phase = max(-.greatestFiniteMagnitude, min(.greatestFiniteMagnitude, passed + timeOffset)) * scale
        let (run, cycle) = (duration * scale, autoreverses ? 2 * (duration * scale) : duration * scale)
        var iteration = (phase / cycle).rounded(.down)
        var within = phase - iteration * cycle
        if !within.isFinite || iteration.magnitude >= 0x1p53 {
            // Too many runs to multiply: the remainder is exact.
            within = Elementary.fmod(phase, cycle)
            if within < 0 { within += cycle }
            iteration = min(iteration, .greatestFiniteMagnitude)
        }
        // The end of the last run is its own end, not the beginning of another.
        if within <= 0, iteration > 0, elapsed == active || speed < 0 && elapsed == 0 {
            iteration -= 1
            within = cycle
        }
        // Rounding may leave a little more than a cycle, or less than nothing.
        let there = autoreverses && within > run ? cycle - within : within
        return (min(1, max(0, there / run)), iteration)
    }
}
