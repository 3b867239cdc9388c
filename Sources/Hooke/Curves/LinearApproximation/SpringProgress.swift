/// A scalar spring motion in the units of a timing curve: fractions of a duration and of the distance to the target.
struct SpringProgress {
    private let trajectory: SpringTrajectory
    /// The duration in the trajectory's own time.
    private let duration: Double
    /// The displacement of the start from the target.
    private let distance: Double

    init(_ motion: SpringMotion<Double>, duration: Double) {
        trajectory = motion.trajectory
        distance = trajectory.first.x.value.scaled(byPowerOfTwo: trajectory.sizeExponent)
        self.duration = duration.scaled(byPowerOfTwo: trajectory.timeExponent)
    }

    /// The motion as a curve between the zeros of its acceleration, of which the samples are more.
    var timing: TimingProgress {
        TimingProgress(
            inflections: Array(Turns(of: trajectory.velocityTrajectory, duration: duration)), state: state)
    }

    /// The number of half periods in the duration; 0 for a motion that does not oscillate.
    var halfPeriodCount: Double { trajectory.period.map { duration / $0 } ?? 0 }

    /// Returns value, slope and curvature at the fraction `x` of the duration.
    func state(at x: Double) -> (value: Double, slope: Double, curvature: Double) {
        let state = trajectory.scalarState(at: x * duration)
        return (
            1 - state.displacement / distance, -(state.velocity / distance) * duration,
            -(state.acceleration / distance) * duration * duration
        )
    }

    /// The fractions of the duration in (0, 1) at which a motion, or one of its derivatives, turns.
    private struct Turns: Sequence, IteratorProtocol {
        let first: Double
        let period: Double
        let duration: Double
        var count = 0.0

        init(of motion: SpringTrajectory, duration: Double) {
            first = (motion.isAtRest ? nil : motion.turningTime) ?? .infinity
            period = motion.period ?? .infinity
            self.duration = duration
        }

        mutating func next() -> Double? {
            while true {
                let time = count == 0 ? first : first + count * period
                guard time < duration else { return nil }
                count += 1
                let fraction = time / duration
                if fraction > 0, fraction < 1 { return fraction }
            }
        }
    }

    /// Returns points of the motion such that the polyline through them is nowhere farther than `error` from it;
    /// `nil` if they would be more than `limit`.
    ///
    /// The error of a chord of width h is at most max|y″|·h²/8. All zeros of y‴ are points, and between them |y″| is
    /// largest at an end.
    func samples(within error: Double, limit: Int) -> [LinearTube.Point]? {
        // An infinite duration has no fractions.
        guard duration.isFinite else { return nil }
        let start = state(at: 0)
        var points = [LinearTube.Point(x: 0, y: start.value)]
        var curvature = start.curvature.magnitude
        func extend(to end: Double) -> Bool {
            var x = points[points.count - 1].x
            while x < end {
                var step = end - x
                var isWhole = true
                func shorten(to length: Double) {
                    guard length < step else { return }
                    (step, isWhole) = (length, false)
                }
                shorten(to: 0.999 * (8 * error / curvature).squareRoot())
                var next = state(at: isWhole ? end : x + step)
                while next.curvature.magnitude * step * step > 8 * error {
                    shorten(to: min(0.9 * (8 * error / next.curvature.magnitude).squareRoot(), 0.9 * step))
                    next = state(at: x + step)
                }
                let reached = isWhole ? end : x + step
                guard reached > x, points.count < limit else { return false }
                points.append(LinearTube.Point(x: reached, y: next.value))
                (x, curvature) = (reached, next.curvature.magnitude)
            }
            return true
        }
        for turn in Turns(of: trajectory.velocityTrajectory.velocityTrajectory, duration: duration) {
            guard extend(to: turn) else { return nil }
        }
        return extend(to: 1) ? points : nil
    }
}
