extension SpringTrajectory {
    /// The time from which the motion stays within the tolerance; see `SpringMotion.settlingDuration(within:)`.
    func settlingDuration(within tolerance: Tolerance) -> Double? {
        guard let still = lastTime(of: .distance, above: tolerance.distance) else { return nil }
        guard let speed = tolerance.speed else { return still.scaled(byPowerOfTwo: -timeExponent) }
        guard let slow = lastTime(of: .speed, above: speed, exponent: -timeExponent) else { return nil }
        return max(still, slow).scaled(byPowerOfTwo: -timeExponent)
    }

    /// The last time from 0 on at which the quantity is above `limit`·2^`exponent`; 0 if it never is, `nil` if there
    /// is no last time.
    ///
    /// The quantity is monotone between its stationary times. The last of these above the level and the next one
    /// bracket the last crossing. With a cautious gauge the result is later than the crossing by the evaluation
    /// error, so it is never early.
    func lastTime(of quantity: Gauge.Quantity, above limit: Double, exponent: Int = 0) -> Double? {
        guard isFinite else { return nil }
        if isAtRest { return 0 }
        guard limit > 0 else { return nil }
        let gauge = Gauge(quantity, above: limit, exponent: exponent)
        let source = quantity == .distance ? self : velocityTrajectory
        if isScalar, constants.regime != .undamped {
            // A scalar has one peak at most; without an array it needs no allocation.
            if let peak = source.turningTime, peak >= 0 {
                return lastTime(gauge, CollectionOfOne(peak), period) ?? 0
            }
            return lastTime(gauge, EmptyCollection(), period) ?? 0
        }
        let stationary = source.stationaryTimes
        if constants.regime == .undamped {
            return ([0] + stationary.times).allSatisfy { reading(gauge, at: $0).isWithin } ? 0 : nil
        }
        return lastTime(gauge, stationary.times, stationary.period) ?? 0
    }

    /// The last time at which a damped motion is above the gauge's level, or `nil` if it never is. `peaks` are its
    /// peaks from 0 on, which repeat after `period`.
    func lastTime(_ gauge: Gauge, _ peaks: some Collection<Double>, _ period: Double?) -> Double? {
        var last: (time: Double, reading: Reading)?
        var end = Double.infinity
        for peak in peaks {
            guard let found = lastReturn(of: peak, period, gauge) else { continue }
            if let last, last.time >= found.time { continue }
            last = found
            end = period.map { found.time + $0 } ?? .infinity
        }
        if last == nil {
            let now = reading(gauge, at: 0)
            guard !now.isWithin else { return nil }
            last = (0, now)
            end = peaks.first { $0 > 0 } ?? .infinity
        }
        return last.map { crossing(gauge, from: $0.time, $0.reading, to: end) }
    }

    /// The last repetition of a peak that is above the level, or `nil` if the first is not.
    ///
    /// Each is smaller by e^(−g·period) than the one before, so a logarithm gives the last. Readings correct it and
    /// decide near ties.
    private func lastReturn(
        of peak: Double, _ period: Double?, _ gauge: Gauge
    ) -> (time: Double, reading: Reading)? {
        var now = peakReading(gauge, at: peak)
        guard now.excessAtPeak >= 0 else { return nil }
        guard let period else { return (peak, now) }
        let decrement = constants.decay.high * period
        func beside(_ turn: Double) -> (time: Double, reading: Reading) {
            let time = peak + turn * period
            return (time, peakReading(gauge, at: time))
        }
        var turn = 0.0
        for _ in 0..<16 {
            let shift = (now.excessAtPeak / decrement).rounded(.down)
            if shift == 0 || shift == -1 { break }
            turn = max(0, turn + shift)
            now = beside(turn).reading
        }
        if now.excessAtPeak < 0 { return beside(max(0, turn - 1)) }
        if now.excessAtPeak > decrement - 1e-10 * (1 + decrement) {
            let next = beside(turn + 1)
            if next.reading.excessAtPeak >= 0 { return next }
        }
        return (peak + turn * period, now)
    }

    /// A reading that is sharp only where the peak is almost at the level.
    private func peakReading(_ gauge: Gauge, at time: Double) -> Reading {
        let reading = reading(gauge, at: time, isSharp: false)
        return reading.excessAtPeak.magnitude > 1e-6 ? reading : self.reading(gauge, at: time)
    }

    /// The first double after `start` from which the quantity stays within the level; at `end` it is within.
    private func crossing(
        _ gauge: Gauge, from start: Double, _ reading: Reading, to end: Double
    ) -> Double {
        var (low, high) = (start, end)
        var (time, now) = (start, reading)
        if now.isWithin && now.rate <= 0 { return start }
        var nudge = 0.0
        var isSharp = false
        for _ in 0..<400 {
            var step = now.step
            if time > start && now.isWithin {
                high = time
                if step.magnitude <= 4 * time.ulp { return time }
            } else {
                low = time
                // Near the root, reach the other side by growing steps of one ulp.
                if step <= 4 * time.ulp {
                    nudge = nudge == 0 ? time.ulp : 2 * nudge
                    step = nudge
                }
            }
            if low.nextUp >= high { return high }
            var next = (time + step).nextUp
            if !(next > low && next < high) { next = (time + now.linearStep).nextUp }
            if !(next > low && next < high) {
                next = high < .infinity ? low + (high - low) / 2 : 2 * low + 1 / constants.slowestRate
            }
            time = next
            now = self.reading(gauge, at: time, isSharp: isSharp)
            // Use sharp readings where the errors of the others would move the crossing.
            if !isSharp && now.uncertainty > 2 * time.ulp * now.rate.magnitude {
                isSharp = true
                now = self.reading(gauge, at: time)
            }
        }
        return high
    }
}

extension SpringConstants {
    package var slowestRate: Double { regime == .overdamped ? slowRate.high : decay.high }
}
