import Hooke

/// The progress of a pace as straight pieces over its duration, with a proven error.
struct StraightPace: Sendable {
    /// When the motion begins and ends, in seconds.
    let start, end: Double
    /// The progress by the fraction of the duration, from 0 to 1; at 1 perhaps a jump to 1.
    let curve: LinearStops
    /// How far the curve is from the progress at most.
    let error: Double
    /// Whether the motion is in proportion to time.
    let isLinear: Bool

    /// - Parameters:
    ///   - pace: of a duration of at least 0.
    ///   - error: the largest distance allowed; positive.
    /// - Throws: `HookeError.noSolution` where the pieces would be too many, or the times are too coarse for the motion.
    init(_ pace: Pace, error: Double) throws(HookeError) {
        (start, end) = (pace.delay, pace.end)
        guard start < end else {
            // No double lies within, so that the progress only jumps.
            (curve, self.error, isLinear) = (Self.jump, 0, false)
            return
        }
        // A 64th for the times, which are rounded to doubles.
        let found = try pace.pacing.straightened(error: min(error * 63 / 64, 0.5), duration: pace.duration)
        curve = found.curve
        isLinear = curve == Self.line
        var steepest = 0.0
        for (a, b) in zip(curve.stops, curve.stops.dropFirst()) where a.input < b.input {
            steepest = max(steepest, ((b.output - a.output) / (b.input - a.input)).magnitude)
        }
        // A fraction of the duration is off by three roundings of the end at most, over the duration.
        let rounding = steepest * (3 * end.ulp / pace.duration + 0x1p-50)
        self.error = found.error + rounding
        guard self.error <= error else {
            throw .noSolution(
                field: "duration",
                reason: "\(pace.duration) s from \(start) s on are too short for the times, which are doubles"
            )
        }
    }

    /// From 0 to 1 in proportion.
    static let line = straight(LinearStops.Stop(input: 0, output: 0), LinearStops.Stop(input: 1, output: 1))
    private static let jump = straight(
        LinearStops.Stop(input: 1, output: 0), LinearStops.Stop(input: 1, output: 1))

    private static func straight(_ stops: LinearStops.Stop...) -> LinearStops {
        guard let curve = try? LinearStops(stops) else { preconditionFailure("stops out of order") }
        return curve
    }
}

extension Pacing {
    /// The progress by the fraction of the duration as straight pieces that are nowhere farther than `error`, below 1,
    /// from it; at the end, where the motion is cut off elsewhere, a jump to 1.
    fileprivate func straightened(
        error: Double, duration: Double
    ) throws(HookeError) -> (curve: LinearStops, error: Double) {
        switch self {
        case .linear: return (StraightPace.line, 0)
        case .curve(let curve):
            let found = try curve.linearApproximation(error: error)
            return (found.curve, found.error)
        case .spring(let motion):
            let way = motion.target - motion.start
            if way == 0, motion.initialVelocity == 0 {
                return (try LinearStops(Self.stops([(0, motion.start), (1, motion.start), (1, 1)])), 0)
            }
            let size = max(way.magnitude, 0x1p-1000)
            let found = try motion.linearApproximation(error: min(error / size, 0.5), duration: duration)
            var stops = found.curve.stops
            for index in stops.indices { stops[index].output = motion.start + way * stops[index].output }
            let rounding = 0x1p-50 * (motion.start.magnitude + size)
            if stops[stops.count - 1].output != 1 { stops.append(LinearStops.Stop(input: 1, output: 1)) }
            return (try LinearStops(stops), found.error * size + rounding)
        }
    }

    private static func stops(_ stops: [(Double, Double)]) -> [LinearStops.Stop] {
        stops.map { LinearStops.Stop(input: $0.0, output: $0.1) }
    }
}
