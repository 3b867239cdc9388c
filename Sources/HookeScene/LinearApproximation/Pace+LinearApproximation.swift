import Hooke

/// The progress of a pace as linear pieces, with a proven error bound.
struct LinearPace: Sendable {
    /// Start and end in seconds.
    let start, end: Double
    /// The progress by the fraction of the duration. It may jump to 1 at the end.
    let curve: LinearStops
    /// The error bound of the curve.
    let error: Double
    /// The part of the error of a curve with timing functions that comes from the rounding of times.
    let rounding: Double
    let isLinear: Bool

    /// - Parameters:
    ///   - pace: its duration is at least 0.
    ///   - error: the accepted error; above 0.
    ///   - fits: the curves that are known, which are reused.
    /// - Throws: `HookeError.noSolution` if too many pieces are needed, or the times are too coarse.
    init(_ pace: Pace, error: Double, fits: PaceFits) throws(HookeError) {
        (start, end) = (pace.delay, pace.endTime)
        guard start < end else {
            // No double lies between start and end: the progress only jumps.
            (curve, self.error, rounding, isLinear) = (Self.jump, 0, 0, false)
            return
        }
        // 1/64 is reserved for the rounding of times.
        let found = try fits.fit(pace, error: min(error * 63 / 64, 0.5))
        (curve, isLinear) = (found.curve, found.isLinear)
        // At most three roundings of `end`, divided by the duration.
        let rounding = found.steepest * (3 * end.ulp / pace.duration + 0x1p-50)
        self.error = found.error + rounding
        // Tangents can be steeper than the pieces, and vertical at an end.
        self.rounding = 8 * rounding + 0x1p-33
        guard self.error <= error else {
            throw .noSolution(
                field: "duration",
                reason:
                    "\(pace.duration) s, starting at \(start) s, are too short for times in double precision"
            )
        }
    }

    static let line = straight(LinearStops.Stop(input: 0, output: 0), LinearStops.Stop(input: 1, output: 1))
    private static let jump = straight(
        LinearStops.Stop(input: 1, output: 0), LinearStops.Stop(input: 1, output: 1))

    private static func straight(_ stops: LinearStops.Stop...) -> LinearStops {
        guard let curve = try? LinearStops(stops) else { preconditionFailure("stops out of order") }
        return curve
    }
}

extension Pacing {
    /// Returns the progress as linear pieces with an error of at most `error`, below 1. It jumps to 1 at the
    /// end if the motion is cut off.
    func straightened(
        error: Double, duration: Double
    ) throws(HookeError) -> (curve: LinearStops, error: Double) {
        switch self {
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
