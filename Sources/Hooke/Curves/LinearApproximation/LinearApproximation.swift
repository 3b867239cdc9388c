/// A motion or a timing curve approximated by straight pieces with a proven error bound, for CSS.
///
/// ```swift
/// let easing = try Spring.bouncy.linearApproximation(error: 0.002)
/// easing.curve.css  // linear(0, …, 1)
/// easing.duration   // its duration in seconds
/// ```
public struct LinearApproximation: Hashable, Sendable {
    /// The curve, from time 0 to 1 of the duration and from value 0 at the start to 1 at the target.
    public let curve: LinearStops
    /// The duration in seconds; 1 for a timing curve without a duration.
    public let duration: Double
    /// The largest distance between the curve and the original, as a fraction of the distance from start to target.
    /// It is computed at the extremes for the rounded stops, and is at most the requested error.
    ///
    /// It holds for the duration, and for a motion that ends at its target also after it. A jump at 0 that is larger than
    /// the requested error is not included: the curve begins with the right limit.
    public let error: Double

    init(curve: LinearStops, duration: Double, error: Double) {
        self.curve = curve
        self.duration = duration
        self.error = error
    }
}

extension Spring {
    /// Returns the step from 0 to 1 as a timing curve; see `SpringMotion.linearApproximation(error:duration:)`.
    /// - Throws: The same errors as that method.
    public func linearApproximation(
        error: Double = 0.001, duration: Double? = nil
    ) throws(HookeError) -> LinearApproximation {
        try SpringMotion(spring: self, from: 0.0, to: 1).linearApproximation(error: error, duration: duration)
    }
}

extension SpringMotion where Value == Double {
    /// Returns the motion as a timing curve with the fewest straight pieces that is nowhere farther than `error` from
    /// it.
    ///
    /// - Times are fractions of `duration`, values fractions of the distance from start to target.
    /// - The default duration is the time after which the motion stays within `error` of the target, rounded up to
    ///   four digits. The curve then ends at exactly 1, and stays within `error` of the motion for ever.
    /// - With a shorter duration, the curve ends at the motion's position at that time, and the error is that until then.
    /// - The stops are short decimals, and the bound is valid for them as printed.
    /// - No polyline within the error has fewer stops, except that 0.13 % of the error are used for sampling and
    ///   rounding, which costs at most one stop. docs/internals/curves.md has the proof.
    ///
    /// - Parameters:
    ///   - error: The largest distance allowed, as a fraction of the distance from start to target; above 0 and below
    ///     1.
    ///   - duration: In seconds; positive. A motion that never settles needs one.
    /// - Throws: `HookeError.outOfRange` for an error or a duration outside these ranges, and for non-finite numbers.
    ///   `HookeError.noSolution` if
    ///   - start and target are equal;
    ///   - no duration is given, and the motion never settles or starts settled;
    ///   - the slope exceeds the range of a double;
    ///   - more than 4096 stops would be needed;
    ///   - the error is below a few roundings;
    ///   - the duration contains more than 262,144 half periods.
    /// - Complexity: About 50 evaluations of the motion per stop, and four passes over the tube's walls; 1.6 ms for
    ///   19 stops.
    public func linearApproximation(
        error: Double = 0.001, duration: Double? = nil
    ) throws(HookeError) -> LinearApproximation {
        try linearApproximation(error: error, duration: duration, arrives: false)
    }

    /// Returns the approximation; it ends at exactly 1 if the motion arrives at its target at the end of the duration, where
    /// it stops.
    package func linearApproximation(
        error: Double, duration: Double?, arrives: Bool
    ) throws(HookeError) -> LinearApproximation {
        let share = try ErrorBudget(error)
        for (field, value) in [("start", start), ("target", target), ("initialVelocity", initialVelocity)] {
            guard value.isFinite else {
                throw .outOfRange(field: .init(field), value: value, accepted: "a finite number")
            }
        }
        guard start != target, (target - start).isFinite else {
            throw .noSolution(
                field: .target,
                reason: start == target
                    ? "it equals the start; start and target must differ"
                    : "its distance from the start exceeds the range of a double")
        }
        let settled = try settlingDuration(
            within: Tolerance(distance: (error - share.sampling) * (target - start).magnitude))
        let length: Double
        if let duration {
            guard duration > 0, duration.isFinite else {
                throw .outOfRange(
                    field: .duration, value: duration, accepted: "a finite number of seconds above 0")
            }
            length = duration
        } else {
            guard let settled, settled.isFinite else {
                throw .noSolution(
                    field: .duration, reason: "the motion never settles, so its curve needs a duration")
            }
            guard settled > 0 else {
                throw .noSolution(
                    field: .duration,
                    reason: "the motion starts settled, so its curve needs a duration")
            }
            length = settled.roundedUpToFourDigits
        }
        let progress = SpringProgress(self, duration: length)
        let hasSettled = settled.map { $0 <= length } ?? false
        let limit = 1 << 18
        guard let points = progress.samples(within: share.sampling, limit: limit) else {
            // A motion that has settled keeps turning, but needs no stops for it.
            if hasSettled, progress.halfPeriodCount > Double(limit) {
                throw .noSolution(field: .duration, reason: "it contains more than \(limit) half periods")
            }
            throw .noSolution(
                field: .error, reason: "more than \(LinearApproximation.limit) stops are needed")
        }
        let found = try LinearApproximation(
            progress.timing, around: points, share, pinnedEnd: hasSettled || arrives ? 1 : nil,
            duration: length)
        guard hasSettled, !arrives else { return found }
        return LinearApproximation(
            curve: found.curve, duration: length, error: max(found.error, largestDistance(from: length)))
    }

    /// A bound of the distance from the target from a time on, as a fraction of the distance from the start, including
    /// rounding: it is largest at that time, or at the first turn after it.
    private func largestDistance(from time: Double) -> Double {
        let turns = turningPoints(in: time...(.infinity)).prefix(1).map { $0.time }
        let distances = ([time] + turns).map { displacement(at: $0).magnitude }
        return distances.reduce(0) { max($0, $1) } / (target - start).magnitude + TimingProgress.rounding
    }
}

/// The parts of an error that sampling and rounding may use.
struct ErrorBudget {
    let error: Double
    /// The largest distance of the polyline through the samples from the motion.
    let sampling: Double

    /// - Throws: `HookeError.outOfRange` for an error that is not between 0 and 1, `HookeError.noSolution` for one
    ///   below a few roundings.
    init(_ error: Double) throws(HookeError) {
        guard error > 0, error < 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "above 0 and below 1")
        }
        guard error > TimingProgress.rounding else {
            throw .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
        }
        self.error = error
        sampling = error / 1024
    }

    /// The numbers of decimal places to try, ascending: from a last unit of at most a quarter of the error to one of
    /// at most a 4000th.
    var places: ClosedRange<Int> {
        let fewest = Int((-Elementary.log(error / 4) / Elementary.log(10)).rounded(.up))
        return fewest...(fewest + 3)
    }
}

extension LinearApproximation {
    static let limit = 4096

    /// Approximates a timing curve without jumps. The bound includes the rounding of the curve's largest value.
    ///
    /// - Parameters:
    ///   - progress: The curve.
    ///   - size: Its largest value.
    ///   - error: The largest distance allowed.
    ///   - end: Its value at 1.
    init(
        _ progress: TimingProgress, upTo size: Double, error: Double, end: Double
    ) throws(HookeError) {
        let share = try ErrorBudget(error)
        guard error > size * TimingProgress.rounding else {
            throw .noSolution(
                field: .error, reason: "\(error) is too small for the arithmetic of values up to \(size)")
        }
        guard let points = progress.samples(within: share.sampling, limit: 1 << 18) else {
            throw .noSolution(field: .error, reason: "more than \(Self.limit) stops are needed")
        }
        try self.init(progress, around: points, share, pinnedEnd: end, duration: 1)
    }

    /// Returns the approximation of the reversed curve.
    /// - Throws: `HookeError.noSolution` if the rounding of the times makes it larger than `error`.
    func reversed(within error: Double) throws(HookeError) -> LinearApproximation {
        let stops = curve.stops
        // Each time is rounded by at most 2⁻⁵³.
        let lines = zip(stops, stops.dropFirst()).filter { $0.input < $1.input }
        let slopes = lines.map { (($1.output - $0.output) / ($1.input - $0.input)).magnitude }
        let rounding = (slopes.max() ?? 0) * 0x1p-52 + 0x1p-50
        guard self.error + rounding <= error else {
            throw .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
        }
        let mirrored = stops.reversed().map {
            LinearStops.Stop(input: $0.input.decimalComplement, output: $0.output.decimalComplement)
        }
        return LinearApproximation(
            curve: LinearStops(checked: mirrored), duration: duration, error: self.error + rounding)
    }

    init(
        _ progress: TimingProgress, around points: [LinearTube.Point], _ share: ErrorBudget,
        pinnedEnd: Double?, duration: Double
    ) throws(HookeError) {
        var steepest = 1.0
        for (a, b) in zip(points, points.dropFirst()) {
            steepest = max(steepest, ((b.y - a.y) / (b.x - a.x)).magnitude)
        }
        guard steepest.isFinite else {
            throw .noSolution(
                field: .duration, reason: "the slope of the curve exceeds the range of a double")
        }
        let extra = Int((Elementary.log(steepest) / Elementary.log(10)).rounded(.up))
        func corners(_ places: Int) -> [LinearTube.Point]? {
            // Half a unit of the value's last place, and as much from the time's.
            let rounding = Double.powerOfTen(-places)
            var tube = LinearTube(
                around: points, halfWidth: share.error - share.sampling - rounding, pinnedEnd: pinnedEnd)
            return tube.corners(limit: Self.limit)
        }
        let places = share.places
        guard let best = corners(places.upperBound) else {
            throw .noSolution(field: .error, reason: "more than \(Self.limit) stops are needed")
        }
        for places in places {
            guard let corners = places == share.places.upperBound ? best : corners(places),
                corners.count == best.count
            else { continue }
            let stops = corners.map { corner in
                LinearStops.Stop(
                    input: corner.x.rounded(toPlaces: places + extra),
                    output: corner.y.rounded(toPlaces: places))
            }
            let error = progress.largestDistance(to: stops)
            guard error <= share.error else { continue }
            self.init(curve: LinearStops(checked: stops), duration: duration, error: error)
            return
        }
        throw .noSolution(field: .error, reason: "\(share.error) is too small for the arithmetic")
    }
}

extension Double {
    /// The double nearest to `units`·10^exponent, for an integer number of units.
    fileprivate static func decimal(_ units: Double, _ exponent: Int) -> Double {
        DecimalNumber(Int64(units), exponent: exponent).nearestDouble()
    }

    fileprivate static func powerOfTen(_ exponent: Int) -> Double { decimal(1, exponent) }

    /// The multiple of 10^−places nearest to this number, correctly rounded.
    package func rounded(toPlaces places: Int) -> Double {
        let units = (self / Double.powerOfTen(-places)).rounded()
        // Numbers from 2^53 on are integers.
        return units.magnitude < 0x1p53 ? Double.decimal(units, -places) : self
    }

    /// The least number of four significant digits that is not below this positive number. Outside 1e-300 to 1e308 it
    /// is the number itself.
    fileprivate var roundedUpToFourDigits: Double {
        guard self > 1e-300, self < 1e308 else { return self }
        let places = 3 - Int((Elementary.log(self) / Elementary.log(10)).rounded(.down))
        let units = (self / Double.powerOfTen(-places)).rounded(.up)
        let result = Double.decimal(units, -places)
        return result >= self ? result : Double.decimal(units + 1, -places)
    }

    /// 1 minus this number, subtracted as decimals: 0.58 for 0.42.
    var decimalComplement: Double {
        for places in 0...15 where rounded(toPlaces: places) == self {
            return (1 - self).rounded(toPlaces: places)
        }
        return 1 - self
    }
}
