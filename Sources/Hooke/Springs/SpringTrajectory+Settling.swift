extension SpringTrajectory {
    /// The last time at which the distance from the target is above `limit`; 0 if it never is from 0 on, `nil` if there
    /// is no last time.
    ///
    /// The distance is monotone between its stationary times. The last of these with a distance above the limit, and
    /// the one after it, bracket the last crossing, which Newton's method on the logarithm finds to the last place. The
    /// answer lies on the far side of the crossing by the error of the evaluation, so that it is never early.
    func lastTime(above limit: Double) -> Double? {
        guard isFinite else { return nil }
        if isAtRest { return 0 }
        guard limit > 0 else { return nil }
        let stationary = stationaryTimes
        guard let period = stationary.period else {
            let points = [0] + stationary.times
            guard let last = points.lastIndex(where: { size(at: $0).norm > limit }) else { return 0 }
            let next = last + 1 < points.count ? points[last + 1] : nil
            return crossing(of: limit, from: points[last], to: next)
        }
        if constants.regime == .undamped {
            let largest = ([0] + stationary.times).map { size(at: $0).norm }.max() ?? 0
            return largest > limit ? nil : 0
        }
        guard let (index, turn) = lastPeak(above: limit, stationary.times, period) else {
            guard size(at: 0).norm > limit else { return 0 }
            return crossing(of: limit, from: 0, to: stationary.times.first)
        }
        let peak = stationary.times[index] + turn * period
        let isLastOfTurn = index + 1 == stationary.times.count
        let next =
            isLastOfTurn
            ? stationary.times[0] + (turn + 1) * period : stationary.times[index + 1] + turn * period
        return crossing(of: limit, from: peak, to: next)
    }

    /// The last stationary time above the limit while it swings: which of a turn's times, and in which turn.
    ///
    /// Each of a turn's times returns every π/w, smaller by e^(−gπ/w), so its last turn is a logarithm; the true values
    /// beside it decide.
    private func lastPeak(
        above limit: Double, _ times: [Double], _ period: Double
    ) -> (index: Int, turn: Double)? {
        var best: (index: Int, turn: Double)?
        for (index, time) in times.enumerated() {
            let first = size(at: time).norm
            guard first > limit else { continue }
            let excess =
                first / limit < .infinity
                ? Elementary.log(first / limit) : Elementary.log(first) - Elementary.log(limit)
            let turns = excess / (constants.decay.high * period)
            var turn = turns.rounded(.down)
            for _ in 0..<4 where turn > 0 && size(at: time + turn * period).norm <= limit { turn -= 1 }
            for _ in 0..<4 where size(at: time + (turn + 1) * period).norm > limit { turn += 1 }
            if let known = best, known.turn > turn { continue }
            best = (index, turn)
        }
        return best
    }

    /// Below the limit by the error of an evaluation: where the distance is found to be this, the true one is below it.
    static func level(of limit: Double) -> Double { limit * (1 - 0x1p-51) }

    /// The first double from `start` to `end` at which the distance, which falls on the way, is at most `limit`.
    private func crossing(of limit: Double, from start: Double, to end: Double?) -> Double {
        let level = Self.level(of: limit)
        var low = start
        var high: Double
        if let end {
            high = end
        } else {
            var stride = 1 / constants.slowestRate
            high = start + stride
            while size(at: high).norm > level {
                low = high
                stride *= 2
                high = start + stride
            }
        }
        guard size(at: high).norm <= level else { return high }

        var time = low
        var nudge = 0.0
        for _ in 0..<400 {
            let (norm, rate) = size(at: time)
            if norm > level { low = time } else { high = time }
            if low.nextUp >= high { break }
            var step = norm > 0 ? -Elementary.log(norm / level) / rate : .nan
            // Near the root the other side is found by growing steps of the last place.
            if step.magnitude <= 4 * time.ulp || nudge > 0 {
                nudge = nudge == 0 ? time.ulp : nudge * 2
                step = norm > level ? nudge : -nudge
            }
            let next = time + step
            time = next > low && next < high ? next : low + (high - low) / 2
            if time <= low || time >= high { break }
        }
        return high
    }
}

extension SpringConstants {
    /// The rate at which the slowest part decays.
    var slowestRate: Double { regime == .overdamped ? slowRate.high : decay.high }
}
