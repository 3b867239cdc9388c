// When a scalar motion turns, and when it is where.

/// A moment at which a motion turns: its velocity is zero there, and its position an extreme.
public struct TurningPoint: Hashable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// Where, in the value's own units.
    public var position: Double

    /// A turning point from its two parts.
    @inlinable public init(time: Double, position: Double) {
        self.time = time
        self.position = position
    }
}

extension SpringMotion where Value == Double {
    /// All turning points from 0 on, the earliest first; the peaks of the motion.
    ///
    /// ```swift
    /// let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
    /// for point in motion.turningPoints.prefix(3) { print(point.time, point.position) }
    /// ```
    ///
    /// While it swings they are half a period π/w apart, and the sequence goes on until the motion has decayed below the
    /// smallest number; without damping it has no end. At or above critical damping there is at most one. A motion that
    /// starts at rest away from its target turns at 0; one that stays at its target never does. Each time is within a few
    /// units of roundoff of itself, or of 1/ω0 for the first.
    ///
    /// - Complexity: O(1) for each, one evaluation.
    public var turningPoints: some Sequence<TurningPoint> { turningPoints(in: 0...(.infinity)) }

    /// The turning points in an interval of time, its ends included, the earliest first.
    /// - Parameter interval: Seconds; before 0 the motion is continued backwards. One that begins at −∞ has none.
    public func turningPoints(in interval: ClosedRange<Double>) -> some Sequence<TurningPoint> {
        SpringEvents(self, .turn, in: interval).lazy.map { [self] event in
            TurningPoint(time: event.time, position: target + event.displacement)
        }
    }

    /// All times from 0 on at which the motion is at its target, the earliest first; the zero crossings of its
    /// displacement.
    ///
    /// Spaced and ended as `turningPoints` are. At or above critical damping there is at most one. A motion that stays at
    /// its target is there from 0 on, and 0 alone stands for that.
    public var timesAtTarget: some Sequence<Double> { timesAtTarget(in: 0...(.infinity)) }

    /// The times in an interval, its ends included, at which the motion is at its target, the earliest first.
    /// - Parameter interval: Seconds; before 0 the motion is continued backwards. One that begins at −∞ has none.
    public func timesAtTarget(in interval: ClosedRange<Double>) -> some Sequence<Double> {
        SpringEvents(self, .arrival, in: interval).lazy.map { $0.time }
    }

    /// The first time from 0 on at which the velocity is zero; 0 if it starts at rest away from the target, `nil` if it
    /// never turns, or not before it has decayed below the smallest number.
    public var firstTurningTime: Double? {
        SpringEvents(self, .turn, in: 0...(.infinity)).first { _ in true }?.time
    }

    /// The first time from 0 on at which the motion is at its target: 0 if it starts there, `nil` if it never arrives
    /// (at or above critical damping it usually only approaches), or not before it has decayed below the smallest
    /// number.
    ///
    /// Exact to a few units of roundoff of the time and of displacement/velocity at 0.
    public var firstTimeAtTarget: Double? {
        SpringEvents(self, .arrival, in: 0...(.infinity)).first { _ in true }?.time
    }

    /// The first time in an interval, from 0 on if none is given, at which the position is `position`; `nil` if it never
    /// is.
    ///
    /// A position that is only approached, as the target usually is, is never reached. Where the motion just touches a
    /// position, rounding decides.
    ///
    /// - Parameters:
    ///   - position: In the value's own units.
    ///   - interval: Seconds, its ends included; before 0 the motion is continued backwards. `nil` is the answer to one
    ///     that begins at −∞.
    public func firstTime(at position: Double, in interval: ClosedRange<Double> = 0...(.infinity)) -> Double?
    {
        let trajectory = self.trajectory
        let (begin, end) = (interval.lowerBound, interval.upperBound)
        guard trajectory.isFinite, position.isFinite, begin.isFinite else { return nil }
        if position == start && begin == 0 { return 0 }
        if position == target { return timesAtTarget(in: interval).first { _ in true } }
        guard !trajectory.isAtRest else { return nil }
        // Monotone pieces; where there are more, later ones stay within the first three.
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
        // The rest is a monotone approach: beyond reach once nearer than the level.
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

    /// The last time from 0 on at which the position is `position`; `nil` if it never is, and if there is no last time:
    /// undamped, or the target of a motion that swings.
    ///
    /// Within a few units of roundoff of (time + 1/speed there times the distance from the target), from the last crossing
    /// itself. Where the motion just touches a position, rounding decides.
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
        // The peaks on the level's side: every second one.
        var peaks: [Double] = []
        if let turn = trajectory.stationaryTimes.times.first {
            let isOnSide = (trajectory.scalarState(at: turn).displacement < 0) == (level.high < 0)
            if isOnSide { peaks = [turn] } else if let half = trajectory.period { peaks = [turn + half] }
        }
        let gauge = SpringTrajectory.Gauge(displacement: level)
        let last = trajectory.lastTime(gauge, peaks, trajectory.period.map { 2 * $0 })
        return last?.scaled(byPowerOfTwo: -trajectory.timeExponent) ?? (position == start ? 0 : nil)
    }

    /// The time at which a motion, monotone from `start` to `end`, has a displacement; `nil` if it has not.
    private func time(at level: Double, from start: Double, to end: Double) -> Double? {
        let first = displacement(at: start) - level
        let last = displacement(at: end) - level
        if first == 0 { return start }
        if last == 0 { return end }
        guard (first < 0) != (last < 0) else { return nil }
        var (low, high) = (start, end)
        var time = low + (high - low) / 2
        // Newton's steps; where positions underflow or the time has no digits for the motion they creep, and then halving.
        var newtonSteps = 0
        while time > low && time < high {
            let state = relativeState(at: time)
            let value = state.displacement - level
            if value == 0 { return time }
            if (value < 0) == (first < 0) { low = time } else { high = time }
            let next = time - value / state.velocity
            let isNear = (next - time).magnitude <= 2 * time.ulp
            if isNear { return min(max(next, low), high) }
            if newtonSteps < 64, next > low, next < high {
                time = next
                newtonSteps += 1
            } else {
                time = low + (high - low) / 2
            }
        }
        return high
    }

    /// Displacement from the target and velocity at `time`.
    func relativeState(at time: Double) -> ScalarState {
        prepared.state(
            prepared.phase(after: time), from: DoubleDouble(sumOf: start, and: -target),
            velocity: initialVelocity)
    }

    /// The displacement from the target at `time`.
    func displacement(at time: Double) -> Double { relativeState(at: time).displacement }
}

/// What happens to a scalar motion again and again: that it turns, or that it is at its target.
struct SpringEvents: Sequence, IteratorProtocol, Sendable {
    enum Kind: Sendable { case turn, arrival }

    private let motion: SpringMotion<Double>
    private let kind: Kind
    private let end: Double
    /// A time at which it happens, and after how long again.
    private let first: Double
    private let period: Double?
    /// How many periods after the first time the next one is; `nil` after the last.
    private var count: Double?

    /// What happens in an interval.
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
        // The quotient may be a rounding beside a whole number.
        if first + (turns - 1) * period >= begin { turns -= 1 }
        if first + turns * period < begin { turns += 1 }
        count = turns
    }

    /// The next one; `nil` after the interval, and when the motion has decayed below the smallest number.
    mutating func next() -> (time: Double, displacement: Double)? {
        guard let count else { return nil }
        let time = period.map { first + count * $0 } ?? first
        // Where a period is less than the last place of a time there is nothing left to tell apart.
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
