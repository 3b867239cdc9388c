import Hooke

extension ChoreographyMotion {
    /// Whether it starts at the value that is shown.
    var isOpen: Bool {
        switch self {
        case .spring(_, let from, _, _), .curve(_, _, let from, _), .decay(_, let from, _): from == nil
        case .track, .other: false
        }
    }

    /// The error of its numbers; `nil` if they are valid.
    var fault: HookeError? {
        switch self {
        case .spring(_, let from, let to, let velocity):
            return Self.fault("from", from) ?? Self.fault("to", to) ?? Self.fault("velocity", velocity)
        case .curve(_, let duration, let from, let to):
            guard duration >= 0, duration.isFinite else {
                return .outOfRange(field: .duration, value: duration, accepted: "a finite number from 0")
            }
            return Self.fault("from", from) ?? Self.fault("to", to)
        case .track: return nil
        case .decay(_, let from, let velocity):
            return Self.fault("from", from) ?? Self.fault("velocity", velocity)
        case .other(let other):
            guard other.logicalDuration >= 0, other.logicalDuration.isFinite else {
                return .outOfRange(
                    field: "logicalDuration", value: other.logicalDuration,
                    accepted: "a finite number from 0")
            }
            guard other.settledDuration >= 0 else {
                return .outOfRange(
                    field: "settledDuration", value: other.settledDuration, accepted: "a number from 0")
            }
            return nil
        }
    }

    private static func fault(_ field: HookeError.Field, _ value: Value?) -> HookeError? {
        guard let norm = value?.norm, !norm.isFinite else { return nil }
        return .outOfRange(field: field, value: norm, accepted: "a value of finite norm")
    }

    /// The length for which sequences wait, in seconds.
    func logicalDuration(within tolerance: Tolerance) -> Double {
        switch self {
        case .spring(let spring, _, _, _): spring.response
        case .curve(_, let duration, _, _): duration
        case .track(let track): max(0, track.span.upperBound)
        case .decay(let rate, _, let velocity):
            Decay(from: .zero, initialVelocity: velocity, rate: rate).settlingDuration(within: tolerance)
                ?? .infinity
        case .other(let other): other.logicalDuration
        }
    }

    /// The time from which it stays settled, in seconds; infinite if never. `nil` without a start value.
    func settledDuration(within tolerance: Tolerance) -> Double? {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            guard let from else { return nil }
            return SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
                .settlingDuration(within: tolerance) ?? .infinity
        case .curve, .track, .decay: return logicalDuration(within: tolerance)
        case .other(let other): return other.settledDuration
        }
    }

    /// Returns the time at which a component has a value for the `count`-th time, or the number of times found.
    /// `nil` if the motion has no start value, or no solver.
    func crossing(_ value: Double, component: Int, count: Int) -> (time: Double?, found: Int)? {
        guard component >= 0, component < Value.componentCount, count > 0 else { return nil }
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            guard let from else { return nil }
            return SpringMotion(
                spring: spring, from: from[component: component], to: to[component: component],
                initialVelocity: velocity[component: component]
            ).crossing(value, count: count)
        case .curve(let curve, let duration, let from, let to):
            guard let from else { return nil }
            let track = try? KeyframeTrack(
                times: [0, duration], values: [from[component: component], to[component: component]],
                interpolations: [.eased(curve)])
            return track.map { Self.nth(count, $0.times(at: value)) }
        case .track(let track):
            let end = max(0, track.span.upperBound)
            return track.component(component).map { Self.nth(count, $0.times(at: value, in: 0...end)) }
        case .decay(let rate, let from, let velocity):
            guard let from else { return nil }
            let motion = Decay(
                from: from[component: component], initialVelocity: velocity[component: component], rate: rate)
            guard let time = motion.time(at: value), time >= 0 else { return (nil, 0) }
            return (count == 1 ? time : nil, 1)
        case .other: return nil
        }
    }

    private static func nth(_ count: Int, _ times: [ClosedRange<Double>]) -> (time: Double?, found: Int) {
        count <= times.count ? (times[count - 1].lowerBound, count) : (nil, times.count)
    }
}

extension SpringMotion<Double> {
    fileprivate func crossing(_ value: Double, count: Int) -> (time: Double?, found: Int) {
        var begin = 0.0
        for found in 0..<count {
            guard let time = firstTime(at: value, in: begin...(.infinity)) else { return (nil, found) }
            if found + 1 == count { return (time, count) }
            // Between two turning points it has a value once.
            var turns = turningPoints(in: time...(.infinity)).makeIterator()
            guard var turn = turns.next() else { return (nil, found + 1) }
            if turn.time <= time {
                guard let later = turns.next() else { return (nil, found + 1) }
                turn = later
            }
            begin = turn.time
        }
        return (nil, 0)
    }
}

extension KeyframeTrack where Value: ComponentVector {
    /// The track of a component; `nil` if its tangents depend on the others.
    fileprivate func component(_ index: Int) -> KeyframeTrack<Double>? {
        var parts: [Interpolation<Double>] = []
        for interpolation in interpolations {
            let path: Interpolation<Double>.Form
            switch interpolation.form {
            case .discrete: path = .discrete
            case .linear: path = .linear
            case .cubic(let rule, let start, let end):
                path = .cubic(
                    rule, startVelocity: start?[component: index], endVelocity: end?[component: index])
            case .spring(let spring, let velocity):
                path = .spring(spring, initialVelocity: velocity?[component: index])
            case .even: return nil
            }
            parts.append(Interpolation<Double>(form: path, timing: interpolation.timing))
        }
        let values = values.map { $0[component: index] }
        let track: KeyframeTrack<Double>?
        if let rule {
            track = try? KeyframeTrack<Double>(times: times, values: values, rule: rule)
        } else {
            track = try? KeyframeTrack<Double>(times: times, values: values, interpolations: parts)
        }
        guard let track, track.segments.count == segments.count else { return nil }
        for (own, other) in zip(segments, track.segments) {
            guard own.startTangent[component: index] == other.startTangent,
                own.endTangent[component: index] == other.endTangent
            else { return nil }
        }
        return track
    }
}
