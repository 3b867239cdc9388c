/// The motions that reach a position as far forwards as possible in each duration: the jerk rises, falls and rises, with
/// constant acceleration at the limits between.
///
/// Velocities, accelerations and positions are divided by a jerk, so that the acceleration a takes k·a to rise and m·a to fall,
/// k + m = 2: both are 1 if the jerk has one limit.
///
/// - The first rise is part of one from a = 0 at velocity v00 = v0 − k·a0²/2, the last of one to a = 0 at v11 = v1 − k·a1²/2.
///   So all motions are parts of those from v00 over a peak velocity vp to v11, all with a = 0 there.
/// - `s` is half of the time from the peak to v11: vp = v11 + s² up to the limit B of −a, from there
///   v11 + B(2s − B). Before the peak half of the time is σ, in the same way, with vp − v00 and the limit A of a.
/// - Displacement: (v00 + vp)σ + (v11 + vp)s + (m − 1)/3·(c(σ, A) + c(s, B)), where c(x, X) is x³, and from X on goes on by
///   its slope. Duration: 2(σ + s) + k(a1 − a0), which rises with s.
/// - s < 0: the acceleration falls only to −s and has no zero. The least s is −a1, the fastest change of the velocity.
/// - (displacement)'/(duration)' = vp + m·min(σ, A)·min(s, B)/2 falls, then rises in s, so that the first root is found
///   between its zeros.
///
/// The motion is reversed in time if v11 < v00, which exchanges start and end.
struct JerkFamily {
    let isReversed: Bool
    let jerks: JerkRatio
    /// The acceleration at both ends, the limits A and B, and the largest vp.
    let a0, a1, most, least, top: DoubleDouble
    let v00, v11, rise, target: DoubleDouble
    /// s is from `start` on. If `lensStart` is not `nil`, it may also be from there to `lensEnd`: shorter motions that do not
    /// stop the acceleration.
    let lensStart: Double?
    let lensEnd, start: Double

    /// - Parameters:
    ///   - distance: From start to end.
    ///   - start: Velocity and acceleration.
    ///   - end: Velocity and acceleration.
    ///   - most: The limit of the acceleration.
    ///   - least: That of the negative acceleration, positive.
    ///   - top: The limit of the speed.
    ///   - jerks: How long accelerations take.
    init(
        distance: DoubleDouble, start: (v: DoubleDouble, a: DoubleDouble),
        end: (v: DoubleDouble, a: DoubleDouble), most: DoubleDouble, least: DoubleDouble, top: DoubleDouble,
        jerks: JerkRatio
    ) {
        self.jerks = jerks
        func zero(_ state: (v: DoubleDouble, a: DoubleDouble)) -> (velocity: DoubleDouble, way: DoubleDouble)
        {
            let (time, square) = (jerks.rise * state.a, jerks.rise * state.a * state.a)
            let velocity = state.v - square * 0.5
            return (velocity, time * (velocity + square / 6))
        }
        let (first, last) = (zero(start), zero(end))
        let gain = last.velocity - first.velocity
        target = distance + first.way - last.way
        isReversed = gain.high < 0
        (rise, v00, v11) =
            isReversed ? (-gain, last.velocity, first.velocity) : (gain, first.velocity, last.velocity)
        (a0, a1) = isReversed ? (-end.a, -start.a) : (start.a, end.a)
        let limits = isReversed ? (least, most) : (most, least)
        // Accelerations at the limit are above it by roundings.
        (self.most, self.least) = (Self.larger(limits.0, a0), Self.larger(limits.1, -a1))
        self.top = top
        // Where the acceleration at the start is above the peak, |s| is at least r.
        let square = a0 * a0 - rise
        let r = a0.high > 0 && square.high > 0 ? square.squareRoot().value : 0
        let fastest = -a1.value
        if r > 0, fastest < -r {
            (lensStart, lensEnd) = (fastest, -r)
        } else {
            (lensStart, lensEnd) = (nil, 0)
        }
        let limit = self.least.high
        self.start =
            r > max(0, fastest) || lensStart != nil ? (r <= limit ? r : (r / limit * r + limit) / 2) : fastest
    }

    private static func larger(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
        b.high > a.high ? b : a
    }

    /// The largest s; infinite without a limit of the speed.
    var last: Double {
        guard top.high < .infinity else { return .infinity }
        let (w, limit) = ((top - v11).value, least.high)
        return w <= limit * limit ? max(0, w).squareRoot() : (w / limit + limit) / 2
    }

    /// Peak velocity, σ, and the accelerations at the limits, for s.
    private func shape(_ s: DoubleDouble) -> (
        peak: DoubleDouble, sigma: DoubleDouble, up: DoubleDouble, down: DoubleDouble
    ) {
        let down = s.high <= least.high ? s : least
        let w = s.high <= least.high ? s * s : (s * 2 - least) * least
        let u = rise + w
        let root = u.high > 0 ? u.squareRoot() : DoubleDouble(0)
        let isHeld = root.high > most.high
        let sigma = isHeld ? (u / most + most) * 0.5 : root
        return (v11 + w, sigma, isHeld ? most : root, down)
    }

    /// The displacement beyond the target for s.
    func excess(_ s: DoubleDouble) -> DoubleDouble {
        let shape = shape(s)
        let way = (v00 + shape.peak) * shape.sigma + (v11 + shape.peak) * s - target
        if jerks.isEven { return way }
        func cube(_ x: DoubleDouble, _ held: DoubleDouble) -> DoubleDouble {
            x.high <= held.high ? x * x * x : held * held * (x * 3 - held * 2)
        }
        return way + (jerks.fall - DoubleDouble(1)) / 3 * (cube(shape.sigma, most) + cube(s, least))
    }

    func excess(_ s: Double) -> Double {
        let values = values(s)
        // Doubles are enough for the sign, except near 0.
        let isClear = values.excess.magnitude > 0x1p-30 * values.size
        return isClear ? values.excess : excess(DoubleDouble(s)).value
    }

    /// What the duration is shorter by, since accelerations at the ends are not 0.
    private var saved: DoubleDouble { jerks.isEven ? a0 - a1 : (a0 - a1) * jerks.rise }

    /// The duration for s.
    func duration(_ s: Double) -> Double { max(0, duration(DoubleDouble(s)).value) }

    func duration(_ s: DoubleDouble) -> DoubleDouble { (shape(s).sigma + s) * 2 - saved }

    /// The motion of a duration: its s, and the time of its cruise; `nil` if there is none.
    func lasting(_ duration: DoubleDouble) -> (s: DoubleDouble, cruise: DoubleDouble)? {
        let slack = 1 + 0x1p-45
        let lens = duration.high <= self.duration(lensEnd) * slack ? lensStart : nil
        let (low, high) = (lens ?? start, lens == nil ? max(start, last) : lensEnd)
        guard duration.high * slack >= self.duration(low) else { return nil }
        let rest = high < .infinity ? duration - self.duration(DoubleDouble(high)) : DoubleDouble(-1)
        if rest.high >= 0 { return (DoubleDouble(high), lens == nil ? rest : DoubleDouble(0)) }
        let s = parameter(sum: (duration + saved) * 0.5)
        return (s.high > low ? s : DoubleDouble(low), DoubleDouble(0))
    }

    /// The s of σ + s: the root of a quadratic equation by which limits of the acceleration are reached.
    private func parameter(sum: DoubleDouble) -> DoubleDouble {
        guard sum.high > 0 else { return DoubleDouble(-.infinity) }
        let free = (sum * sum - rise) / (sum * 2)
        if free.high <= least.high, (sum - free).high <= most.high { return free }
        let isHeld = { (s: DoubleDouble) in (sum - s).high >= most.high * (1 - 0x1p-40) }
        if most.high < .infinity {
            let s = (most * sum * 2 - rise).squareRoot() - most
            if s.high <= least.high, isHeld(s) { return s }
        }
        let s = sum + least - (rise + least * sum * 2).squareRoot()
        if most.high == .infinity || !isHeld(s) { return s }
        return (most * sum * 2 - most * most - rise + least * least) / ((most + least) * 2)
    }

    /// What doubles give for an s.
    private struct Values {
        /// The displacement beyond the target, and its derivatives by s and by the duration.
        var excess, slope, speed: Double
        /// The size of the terms of `excess`.
        var size: Double
    }

    private func values(_ s: Double) -> Values {
        let (most, least) = (most.high, least.high)
        let down = min(s, least)
        let w = s <= least ? s * s : least * (2 * s - least)
        let u = rise.high + w
        let root = max(0, u).squareRoot()
        let sigma = root > most ? (u / most + most) / 2 : root
        let up = min(root, most)
        let peak = v11.high + w
        let (first, last) = (v00.high + peak, v11.high + peak)
        let largest = v00.high.magnitude + v11.high.magnitude + w.magnitude
        let fall = jerks.fall.high
        let cubes = root > most ? most * most * (3 * sigma - 2 * most) : sigma * sigma * sigma
        let others = s > least ? least * least * (3 * s - 2 * least) : s * s * s
        return Values(
            excess: first * sigma + last * s + (fall - 1) / 3 * (cubes + others) - target.high,
            slope: 2 * down * (sigma + s) + first * (up > 0 ? down / up : 1) + last + (fall - 1) * down
                * (up + down),
            speed: peak + fall * up * down / 2,
            size: 2 * largest * (sigma + s.magnitude) + target.high.magnitude)
    }

    /// The first s from `low` on at which the displacement reaches the target, which it does not at `low`; `nil` if there
    /// is none up to `high`.
    func firstRoot(from low: Double, to high: Double) -> DoubleDouble? {
        func first(_ left: Double, _ next: Double) -> DoubleDouble? {
            if excess(next) >= 0 { return root(left, next) }
            guard left < 0, values(left).speed > 0, values(next).speed < 0 else { return nil }
            // In between it moves forwards, then backwards.
            let turn = bisect(left, next) { values($0).speed > 0 }.low
            return excess(turn) >= 0 ? root(left, turn) : nil
        }
        var left = low
        for next in limits(low, high) {
            if let found = first(left, next) { return found }
            left = next
        }
        guard high == .infinity else { return first(left, high) }
        // Here it moves backwards, then forwards.
        var right = max(1, 2 * left)
        while excess(right) < 0, right < 0x1p600 { right *= 2 }
        return root(left, right)
    }

    /// The values of s in an interval at which the derivative by the duration ends falling or rising.
    private func limits(_ low: Double, _ high: Double) -> [Double] {
        guard low < 0 else { return [] }
        let (gain, most) = (rise.high, most.high)
        let square = most * most - gain
        let held = square > 0 ? -square.squareRoot() : 0
        // 4z(1 + z) = m²/(4 − m²) for z = s²/gain.
        let fall = jerks.fall.high
        let ratio = fall / (2 - fall) * fall / (2 + fall)
        let turn = ratio < .infinity ? ratio / 2 / (1 + (1 + ratio).squareRoot()) : .infinity
        let free = -(turn * gain).squareRoot()
        var result = [most * fall / -4, held, max(free, held), 0].filter { $0 > low && $0 < high }
        if result.count > 1, result[0] > result[1] { result.swapAt(0, 1) }
        return result
    }

    private func root(_ low: Double, _ high: Double) -> DoubleDouble {
        let root = monotoneRoot(from: low, to: high, rises: true, within: 0x1p-44) {
            let values = values($0)
            return (values.excess, values.slope)
        }
        let slope = values(root).slope
        guard slope > 0 else { return DoubleDouble(root) }
        let better = DoubleDouble(root) - excess(DoubleDouble(root)) / slope
        return better.high >= low && better.high <= high ? better : DoubleDouble(root)
    }

    /// The durations of the arcs of a motion.
    struct Durations {
        var firstRise = 0.0, firstHold = 0.0, firstFall = 0.0, cruise = 0.0
        var lastFall = 0.0, lastHold = 0.0, lastRise = 0.0
        /// Their sum, without the rounding errors of each.
        var sum = 0.0
    }

    /// The durations of the arcs for s.
    func durations(_ s: DoubleDouble, cruise: Double) -> Durations {
        let (_, sigma, up, down) = shape(s)
        let isSplit = s.high >= 0
        func time(_ value: DoubleDouble) -> Double { max(0, value.value) }
        func rising(_ change: DoubleDouble) -> Double { time(jerks.isEven ? change : change * jerks.rise) }
        func falling(_ change: DoubleDouble) -> Double { time(jerks.isEven ? change : change * jerks.fall) }
        let (rise, hold) = (rising(up - a0), time((sigma - up) * 2))
        let (fall, lastFall) = (falling(isSplit ? up : up + down), isSplit ? falling(down) : 0)
        let sum = max(0, (duration(s) + cruise).value)
        let (lastHold, lastRise) = (isSplit ? time((s - down) * 2) : 0, rising(a1 + down))
        return isReversed
            ? Durations(
                firstRise: lastRise, firstHold: lastHold, firstFall: lastFall, cruise: cruise, lastFall: fall,
                lastHold: hold, lastRise: rise, sum: sum)
            : Durations(
                firstRise: rise, firstHold: hold, firstFall: fall, cruise: cruise, lastFall: lastFall,
                lastHold: lastHold, lastRise: lastRise, sum: sum)
    }
}

/// How long the acceleration takes to rise and to fall by 1, in units in which both together take 2.
struct JerkRatio {
    var rise = DoubleDouble(1), fall = DoubleDouble(1)

    var isEven: Bool { rise.high == fall.high && rise.low == fall.low }
    /// That of the motion with all signs changed.
    var mirrored: JerkRatio { JerkRatio(rise: fall, fall: rise) }
}
