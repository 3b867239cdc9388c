import Hooke

extension Choreography {
    /// Returns a property from 0 to `end` as straight pieces, nowhere farther than the returned error from it: a track
    /// of rule `.linear`.
    ///
    /// - Parameters:
    ///   - index: The index of the property in ``keys``.
    ///   - error: The largest distance allowed, in the values' norm; above 0.
    ///   - end: Seconds, finite and above 0.
    /// - Throws: `HookeError.noSolution` if a motion of another type is shown, if more than 65,536 keys are needed, or if
    ///   the error is below the rounding.
    package func linearApproximation(
        ofKeyAt index: Int, error: Double, until end: Double
    ) throws(HookeError) -> (track: KeyframeTrack<Value>, error: Double) {
        guard error > 0, error.isFinite else {
            throw .outOfRange(field: .error, value: error, accepted: "a finite number above 0")
        }
        guard end > 0, end.isFinite else {
            throw .outOfRange(field: "end", value: end, accepted: "a finite number of seconds above 0")
        }
        var straight = StraightChoreography(program: program, channel: index)
        let knots = try straight.knots(in: 0, from: 0, to: end, error: error)
        // The rounding of times: a few of the end, times the steepest slope.
        var steepest = 0.0
        for (first, second) in zip(knots, knots.dropFirst()) where first.time < second.time {
            steepest = max(
                steepest, second.value.subtracting(first.value).norm / (second.time - first.time))
        }
        straight.worst += steepest * 16 * end.ulp
        return (try KeyframeTrack(knots, rule: .linear), straight.worst)
    }
}

/// A channel of a choreography as straight pieces.
private struct StraightChoreography<Value: ComponentVector> {
    let program: ChoreographyProgram<Value>
    let channel: Int
    /// The largest error of a piece.
    var worst = 0.0

    private static var limit: Int { 1 << 16 }
    private static var tooMany: HookeError {
        .noSolution(field: .error, reason: "more than \(limit) keys are needed")
    }

    /// Keys from `start` to `end` of a frame's time; at the end the left limit.
    mutating func knots(
        in index: Int, from start: Double, to end: Double, error: Double
    ) throws(HookeError) -> [Keyframe<Value>] {
        let frame = program.frames[index]
        guard let pieces = frame.pieces(of: channel) else { return [] }
        var keys: [Keyframe<Value>] = []
        let first = frame.pieces[pieces.lowerBound]
        if start < first.start {
            let value = program.startValue(of: first)
            keys = [Keyframe(time: start, value: value), Keyframe(time: min(end, first.start), value: value)]
        }
        for place in pieces {
            let piece = frame.pieces[place]
            let next = place + 1 < pieces.upperBound ? frame.pieces[place + 1].start : .infinity
            let (low, high) = (max(start, piece.start), min(end, next))
            guard low < high else { continue }
            keys += try knots(of: piece, from: low, to: high, error: error)
            guard keys.count <= Self.limit else { throw Self.tooMany }
        }
        return keys
    }

    private mutating func knots(
        of piece: ChoreographyPiece, from low: Double, to high: Double, error: Double
    ) throws(HookeError) -> [Keyframe<Value>] {
        let entry = program.entries[Int(piece.entry)]
        let origin = entry.kind == .frame ? entry.origin : piece.start
        func own(_ time: Double, _ origin: Double) -> Double { (time - origin) * entry.speed }
        let (from, to) = (own(low, origin), own(high, origin))
        let hasOffset = entry.offset >= 0
        let share = hasOffset ? error / 2 : error
        var motion: [Keyframe<Value>]
        if entry.kind == .frame {
            motion = try runs(of: entry, from: from, to: to, error: share)
        } else {
            let (keys, off) = try straight(entry, until: to, error: share)
            motion = Self.cut(keys, from: from, to: to)
            worst = max(worst, off)
        }
        // Into the time of the frame, with both ends exact.
        for index in motion.indices { motion[index].time = origin + motion[index].time / entry.speed }
        Self.pin(&motion, low, high)
        guard hasOffset else { return motion }
        let offset = program.offsets[Int(entry.offset)]
        let (offsetFrom, offsetTo) = (own(low, piece.start), own(high, piece.start))
        let (keys, off) = try Self.straight(offset, until: offsetTo, error: share)
        var rest = Self.cut(keys, from: offsetFrom, to: offsetTo)
        for index in rest.indices { rest[index].time = piece.start + rest[index].time / entry.speed }
        Self.pin(&rest, low, high)
        worst = max(worst, share + off)
        return Self.sum(motion, rest)
    }

    /// The keys of a repeated part in its own time.
    private mutating func runs(
        of entry: ChoreographyEntry<Value>, from: Double, to: Double, error: Double
    ) throws(HookeError) -> [Keyframe<Value>] {
        let frame = Int(entry.source)
        let repetition = program.frames[frame].repetition
        let period = repetition.period
        var keys: [Keyframe<Value>] = []
        var run = repetition.run(at: from).index
        // From 2⁵³ on, runs have no numbers of their own.
        guard (to - from) / period < Double(Self.limit), min(to / period, repetition.count) < 0x1p52
        else { throw Self.tooMany }
        while true {
            let begin = run * period
            let isLast = run + 1 >= repetition.count
            let (low, high) = (max(from, run == 0 ? from : begin), isLast ? to : min(to, begin + period))
            if low < high {
                var part: [Keyframe<Value>]
                if repetition.mirrors(run) {
                    let turn = begin + period
                    part = []
                    if low < turn {
                        part = try knots(
                            in: frame, from: max(0, turn - min(high, turn)), to: turn - low, error: error)
                        part.reverse()
                        for index in part.indices { part[index].time = turn - part[index].time }
                    }
                    if high > turn {
                        let rest = program.state(
                            of: channel, in: program.frames[frame], at: -.leastNonzeroMagnitude
                        ).position
                        part += [
                            Keyframe(time: max(low, turn), value: rest), Keyframe(time: high, value: rest),
                        ]
                    }
                } else {
                    part = try knots(in: frame, from: low - begin, to: high - begin, error: error)
                    for index in part.indices { part[index].time += begin }
                }
                Self.pin(&part, low, high)
                keys += part
                guard keys.count <= Self.limit else { throw Self.tooMany }
            }
            if high >= to || isLast { return keys }
            run += 1
        }
    }

    // MARK: Motions

    /// A motion from its time 0 on, at least until `end`.
    private func straight(
        _ entry: ChoreographyEntry<Value>, until end: Double, error: Double
    ) throws(HookeError) -> (keys: [Keyframe<Value>], error: Double) {
        let source = Int(entry.source)
        switch entry.kind {
        case .spring:
            return try Self.spring(
                program.springs[source].spring, from: entry.from, to: entry.to, entry.velocity, until: end,
                error: error)
        case .curve:
            let (curve, duration) = program.curves[source]
            let track = try KeyframeTrack(
                times: [0, duration], values: [entry.from, entry.to], interpolations: [.eased(curve)])
            let found = try track.linearApproximation(error: error)
            return (found.track.keyframes, found.error)
        case .track:
            let found = try program.tracks[source].linearApproximation(error: error)
            return (found.track.keyframes, found.error)
        case .decay: return try decay(entry, until: end, error: error)
        case .other, .frame:
            throw .noSolution(
                field: "motion", reason: "a motion of another type has no proven linear approximation")
        }
    }

    private static func spring(
        _ spring: Spring, from: Value, to: Value, _ velocity: Value, until end: Double, error: Double
    ) throws(HookeError) -> (keys: [Keyframe<Value>], error: Double) {
        guard end > 0, from != to || velocity != .zero else { return ([Keyframe(time: 0, value: from)], 0) }
        let track = try KeyframeTrack(
            times: [0, end], values: [from, to],
            interpolations: [Interpolation(form: .spring(spring, initialVelocity: velocity))])
        let found = try track.linearApproximation(error: error)
        return (found.track.keyframes, found.error)
    }

    /// A chord of a fling over h seconds is at most λ·‖v‖·h²/8 away, with the velocity at its start.
    private func decay(
        _ entry: ChoreographyEntry<Value>, until end: Double, error: Double
    ) throws(HookeError) -> (keys: [Keyframe<Value>], error: Double) {
        let fling = Decay(
            from: entry.from, initialVelocity: entry.velocity, rate: program.decays[Int(entry.source)])
        var keys = [Keyframe(time: 0, value: entry.from)]
        while keys[keys.count - 1].time < end {
            let time = keys[keys.count - 1].time
            let bend = fling.acceleration(at: time).norm
            let next = bend > 0 ? min(end, time + (8 * error * (63.0 / 64) / bend).squareRoot()) : end
            guard next > time, keys.count < Self.limit else { throw Self.tooMany }
            keys.append(Keyframe(time: next, value: fling.position(at: next)))
        }
        return (keys, error)
    }

    private static func straight(
        _ offset: HandoverOffset<Value>, until end: Double, error: Double
    ) throws(HookeError) -> (keys: [Keyframe<Value>], error: Double) {
        if case .spring(let spring) = offset.law.kind {
            return try self.spring(
                spring, from: offset.difference.position, to: .zero, offset.difference.velocity, until: end,
                error: error)
        }
        let stop = min(end, offset.endTime ?? end)
        var keys = [Keyframe(time: 0, value: offset.difference.position)]
        var step = stop
        while keys[keys.count - 1].time < stop {
            let time = keys[keys.count - 1].time
            step = min(2 * step, stop - time)
            while !(bend(of: offset, from: time, over: step) * step * step / 8 <= error * (63.0 / 64)) {
                step /= 2
                guard step > 4 * stop.ulp else { throw tooMany }
            }
            let next = stop - time <= step ? stop : time + step
            guard keys.count < limit else { throw tooMany }
            keys.append(Keyframe(time: next, value: offset.position(at: next)))
        }
        return (keys, error)
    }

    /// A bound of the acceleration of an offset: by Bernstein's coefficients of a polynomial through three or four
    /// values. That of a quintic is cubic; that of the third order a quadratic times a decaying exponential.
    private static func bend(of offset: HandoverOffset<Value>, from time: Double, over step: Double) -> Double
    {
        if case .thirdOrder(let rate) = offset.law.kind {
            let values = [0, 0.5, 1].map { part in
                let growth = Elementary.exp(rate * part * step)
                return offset.acceleration(at: time + part * step).scaled(by: growth)
            }
            let middle = values[1].scaled(by: 2).subtracting(values[0].adding(values[2]).scaled(by: 0.5))
            return max(values[0].norm, middle.norm, values[2].norm)
        }
        let a = offset.acceleration(at: time)
        let b = offset.acceleration(at: time + step / 3)
        let c = offset.acceleration(at: time + step * 2 / 3)
        // The left limit where the offset ends, which is 0 there.
        let d = offset.acceleration(at: time + step)
        let second = b.scaled(by: 18).adding(a.scaled(by: -5)).adding(c.scaled(by: -9)).adding(
            d.scaled(by: 2))
        let third = c.scaled(by: 18).adding(d.scaled(by: -5)).adding(b.scaled(by: -9)).adding(a.scaled(by: 2))
        return max(a.norm, second.norm / 6, third.norm / 6, d.norm)
    }

    // MARK: Keys

    /// The part of a piecewise linear function between two times, which end with the right and the left limit.
    private static func cut(
        _ keys: [Keyframe<Value>], from: Double, to: Double
    ) -> [Keyframe<Value>] {
        let path = PiecewiseLinear(keys.map { .init(time: $0.time, value: $0.value) })
        var part = [Keyframe(time: from, value: path.value(at: from))]
        for key in keys where key.time > from && key.time < to { part.append(key) }
        part.append(Keyframe(time: to, value: path.limit(before: to)))
        return part
    }

    /// Replaces the first and the last time, and keeps those between inside.
    private static func pin(_ keys: inout [Keyframe<Value>], _ low: Double, _ high: Double) {
        guard !keys.isEmpty else { return }
        for index in keys.indices { keys[index].time = min(max(keys[index].time, low), high) }
        keys[0].time = low
        keys[keys.count - 1].time = high
    }

    private static func sum(
        _ first: [Keyframe<Value>], _ second: [Keyframe<Value>]
    ) -> [Keyframe<Value>] {
        let a = PiecewiseLinear<Value>(first.map { .init(time: $0.time, value: $0.value) })
        let b = PiecewiseLinear<Value>(second.map { .init(time: $0.time, value: $0.value) })
        var keys: [Keyframe<Value>] = []
        let times = (first + second).map { $0.time }.sorted()
        for (place, time) in times.enumerated() where place == 0 || times[place - 1] < time {
            let left = Keyframe(time: time, value: a.limit(before: time).adding(b.limit(before: time)))
            let right = Keyframe(time: time, value: a.value(at: time).adding(b.value(at: time)))
            if place > 0 { keys.append(left) }
            if time < times[times.count - 1], place == 0 || left != right { keys.append(right) }
        }
        return keys
    }
}
