// Turning points and crossing times of a scalar motion.

/// A time at which the velocity of a motion is zero and its position extreme.
public struct TurningPoint: Hashable, Sendable {
    /// The time in seconds.
    public var time: Double
    /// The position, in the value's own units.
    public var position: Double

    /// Creates a turning point from its two parts.
    @inlinable public init(time: Double, position: Double) {
        self.time = time
        self.position = position
    }
}

extension SpringMotion where Value == Double {
    /// All turning points (peaks) from time 0 on, the earliest first.
    ///
    /// ```swift
    /// let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
    /// for point in motion.turningPoints.prefix(3) { print(point.time, point.position) }
    /// ```
    ///
    /// - Below critical damping they are half a period π/w apart. The sequence ends when the motion underflows;
    ///   undamped it is infinite.
    /// - At or above critical damping there is at most one.
    /// - A motion that starts at rest away from its target turns at 0. One that stays at its target has no turning
    ///   point.
    /// - The error of each time is a few u of the time, or of 1/ω0 for the first.
    ///
    /// - Complexity: O(1) for each, one evaluation.
    public var turningPoints: some Sequence<TurningPoint> { turningPoints(in: 0...(.infinity)) }

    /// Returns the turning points in a time interval, ends included, the earliest first.
    /// - Parameter interval: Seconds. Times before 0 continue the motion backwards. An interval that begins at −∞
    ///   gives no points.
    public func turningPoints(in interval: ClosedRange<Double>) -> some Sequence<TurningPoint> {
        SpringEvents(self, .turn, in: interval).lazy.map { [self] event in
            TurningPoint(time: event.time, position: target + event.displacement)
        }
    }

    /// All times from 0 on at which the motion is at its target, the earliest first.
    ///
    /// Their spacing and end are those of `turningPoints`. At or above critical damping there is at most one. A
    /// motion that stays at its target gives the single time 0.
    public var timesAtTarget: some Sequence<Double> { timesAtTarget(in: 0...(.infinity)) }

    /// Returns the times in an interval, ends included, at which the motion is at its target, the earliest first.
    /// - Parameter interval: Seconds. Times before 0 continue the motion backwards. An interval that begins at −∞
    ///   gives no times.
    public func timesAtTarget(in interval: ClosedRange<Double>) -> some Sequence<Double> {
        SpringEvents(self, .arrival, in: interval).lazy.map { $0.time }
    }

    /// The first time from 0 on at which the velocity is zero: 0 if the motion starts at rest away from the target.
    /// `nil` if it never turns before it underflows.
    public var firstTurningTime: Double? {
        SpringEvents(self, .turn, in: 0...(.infinity)).first { _ in true }?.time
    }

    /// The first time from 0 on at which the motion is at its target: 0 if it starts there. `nil` if it never arrives
    /// before it underflows; at or above critical damping it usually only approaches.
    ///
    /// The error is a few u of the time and of displacement/velocity at 0.
    public var firstTimeAtTarget: Double? {
        SpringEvents(self, .arrival, in: 0...(.infinity)).first { _ in true }?.time
    }

    /// Returns the first time in an interval at which the motion is at `position`, or `nil` if it never is.
    ///
    /// A position that the motion only approaches, usually the target, counts as not reached. Where the motion just
    /// touches a position, rounding decides.
    ///
    /// - Parameters:
    ///   - position: In the value's own units.
    ///   - interval: Seconds, ends included; by default from 0 on. Times before 0 continue the motion backwards. An
    ///     interval that begins at −∞ gives `nil`.
    public func firstTime(at position: Double, in interval: ClosedRange<Double> = 0...(.infinity)) -> Double?
    {
        let trajectory = self.trajectory
        let (begin, end) = (interval.lowerBound, interval.upperBound)
        guard trajectory.isFinite, position.isFinite, begin.isFinite else { return nil }
        if position == start && begin == 0 { return 0 }
        if position == target { return timesAtTarget(in: interval).first { _ in true } }
        guard !trajectory.isAtRest else { return nil }
        // Search the first three monotone pieces; later pieces stay within them.
        let level = DoubleDouble(sumOf: position, and: -target).value
        let turns = turningPoints(in: interval).prefix(3).map { $0.time }
        var points = [begin] + turns
        if end < .infinity { points.append(end) }
        for (from, to) in zip(points, points.dropFirst()) {
            if let time = time(at: level, from: from, to: to) { return time }
        }
        guard let last = points.last, end == .infinity, turns.count < 3,
            trajectory.constants.regime != .undamped
        else {
            return points.count == 1 && displacement(at: begin) == level ? begin : nil
        }
        // Then the motion approaches its target monotonically. Find a time at which it is nearer than the level.
        var stride = (1 / trajectory.constants.slowestRate).scaled(byPowerOfTwo: -trajectory.timeExponent)
        var beyond = last + stride
        let side = displacement(at: last)
        guard (side > 0) == (level > 0), side.magnitude >= level.magnitude else { return nil }
        while displacement(at: beyond).magnitude > level.magnitude {
            stride *= 2
            beyond = last + stride
        }
        return time(at: level, from: last, to: beyond)
    }

    /// Returns the last time from 0 on at which the motion is at `position`. `nil` if it never is, or if there is no
    /// last time: undamped, or the target below critical damping.
    ///
    /// The error is a few u of (time + distance from the target / speed there). Where the motion just touches a
    /// position, rounding decides.
    ///
    /// - Parameter position: In the value's own units.
    public func lastTime(at position: Double) -> Double? {
        let trajectory = self.trajectory
        guard trajectory.isFinite, position.isFinite, trajectory.constants.regime != .undamped else {
            return nil
        }
        guard !trajectory.isAtRest else { return nil }
        if position == target { return trajectory.period == nil ? firstTimeAtTarget : nil }
        let level = DoubleDouble(sumOf: position, and: -target)
        guard level.high.isFinite else { return nil }
        // Every second peak is on the level's side of the target.
        var peaks: [Double] = []
        if let turn = trajectory.stationaryTimes.times.first {
            let isOnSide = (trajectory.scalarState(at: turn).displacement < 0) == (level.high < 0)
            if isOnSide { peaks = [turn] } else if let half = trajectory.period { peaks = [turn + half] }
        }
        let gauge = SpringTrajectory.Gauge(displacement: level)
        let last = trajectory.lastTime(gauge, peaks, trajectory.period.map { 2 * $0 })
        return last?.scaled(byPowerOfTwo: -trajectory.timeExponent) ?? (position == start ? 0 : nil)
    }

    /// The time at which a motion that is monotone from `start` to `end` has a displacement, or `nil`.
    private func time(at level: Double, from start: Double, to end: Double) -> Double? {
        let first = displacement(at: start) - level
        let last = displacement(at: end) - level
        if first == 0 { return start }
        if last == 0 { return end }
        guard (first < 0) != (last < 0) else { return nil }
        return monotoneRoot(from: start, to: end, rises: first < 0, within: 0x1p-51) { time in
            let state = relativeState(at: time)
            return (state.displacement - level, state.velocity)
        }
    }

    /// The displacement from the target and the velocity at `time`.
    func relativeState(at time: Double) -> ScalarState {
        prepared.state(
            prepared.phase(after: time), from: DoubleDouble(sumOf: start, and: -target),
            velocity: initialVelocity)
    }

    func displacement(at time: Double) -> Double { relativeState(at: time).displacement }
}

/// A recurring event of a scalar motion: a turning point, or an arrival at the target.
struct SpringEvents: Sequence, IteratorProtocol, Sendable {
    enum Kind: Sendable { case turn, arrival }

    private let motion: SpringMotion<Double>
    private let kind: Kind
    private let end: Double
    /// The time of one event, and the interval between events.
    private let first: Double
    private let period: Double?
    /// The number of periods from `first` to the next event; `nil` after the last.
    private var count: Double?

    init(_ motion: SpringMotion<Double>, _ kind: Kind, in interval: ClosedRange<Double>) {
        self.motion = motion
        self.kind = kind
        end = interval.upperBound
        let begin = interval.lowerBound
        let trajectory = motion.trajectory
        let unit = -trajectory.timeExponent
        guard trajectory.isFinite, begin.isFinite else {
            (first, period, count) = (0, nil, nil)
            return
        }
        if trajectory.isAtRest {
            (first, period, count) = (begin, nil, kind == .arrival ? 0 : nil)
            return
        }
        guard let time = kind == .turn ? trajectory.turningTime : trajectory.crossingTime else {
            (first, period, count) = (0, nil, nil)
            return
        }
        first = time.scaled(byPowerOfTwo: unit)
        period = trajectory.period?.scaled(byPowerOfTwo: unit)
        guard let period else {
            count = first >= begin ? 0 : nil
            return
        }
        var turns = ((begin - first) / period).rounded(.up)
        // The quotient may be rounded past a whole number.
        if first + (turns - 1) * period >= begin { turns -= 1 }
        if first + turns * period < begin { turns += 1 }
        count = turns
    }

    /// The next event, or `nil` after the interval or when the motion underflows.
    mutating func next() -> (time: Double, displacement: Double)? {
        guard let count else { return nil }
        let time = period.map { first + count * $0 } ?? first
        // Stop where a period is below one ulp of the time.
        self.count = period.flatMap { first + (count + 1) * $0 > time ? count + 1 : nil }
        guard time <= end, time.isFinite else {
            self.count = nil
            return nil
        }
        let state = motion.relativeState(at: time)
        let isThere = kind == .turn ? state.displacement != 0 : state.velocity != 0
        if !isThere && !motion.trajectory.isAtRest {
            self.count = nil
            return nil
        }
        return (time, state.displacement)
    }
}

#if !hasFeature(Embedded)
    extension TurningPoint: Codable {}
#endif
