/// The tangents of all segments of a track, each by its segment's parameter, and the initial velocities of springs.
///
/// Only differences between keys matter, so rotations, whose chords are rotation vectors, are joined in the same way.
/// ``KeyframeTrack`` documents the rules.
package struct SegmentJoining<Value: VectorSpace> {
    package private(set) var tangents: Tangents<Value>
    /// The initial velocities of springs; zero for other segments.
    package private(set) var springVelocities: [Value]

    private let chords: [Value]
    private let durations: [Double]
    private let interpolations: [Interpolation<Value>]
    private let geometry: ChordGeometry<Value>

    /// Joins segments with an interpolation each. `isClosed` is whether the last value equals the first.
    package init(
        _ interpolations: [Interpolation<Value>], chords: [Value], durations: [Double], isClosed: Bool,
        geometry: ChordGeometry<Value> = .flat
    ) throws(HookeError) {
        (self.chords, self.durations) = (chords, durations)
        (self.interpolations, self.geometry) = (interpolations, geometry)
        tangents = .zero(count: chords.count)
        springVelocities = tangents.starts
        try Self.checkFinite(chords, durations) { interpolations[$0].form == .discrete }
        // The velocity at the end of the previous segment; nil at the start and after a jump.
        var arrived: Value?
        var k = 0
        while k < chords.count {
            guard durations[k] > 0 else {
                arrived = nil
                k += 1
                continue
            }
            switch interpolations[k].form {
            case .cubic(let rule, let startVelocity, _):
                let run = k...lastOfRun(from: k)
                let tangents: Tangents<Value>
                do throws(HookeError) {
                    tangents = try Tangents(
                        rule, chords: Array(chords[run]), durations: Array(durations[run]),
                        startVelocity: startVelocity ?? arrived, endVelocity: velocityLeaving(run.upperBound),
                        isClosed: isClosed && run == 0...(chords.count - 1))
                } catch {
                    guard k > 0, case .noSolution("tangents", let reason) = error else { throw error }
                    throw .noSolution(
                        field: "tangents",
                        reason: "counted from segment \(k), where a spline begins, \(reason)")
                }
                self.tangents.starts.replaceSubrange(run, with: tangents.starts)
                self.tangents.ends.replaceSubrange(run, with: tangents.ends)
                k = run.upperBound
                arrived = timed(self.tangents.ends[k].scaled(by: 1 / durations[k]), k, at: 1)
            case .spring(let spring, let given):
                springVelocities[k] = given ?? arrived ?? .zero
                let motion = SpringMotion(
                    spring: spring, from: .zero, to: chords[k], initialVelocity: springVelocities[k])
                arrived = timed(geometry.arrival(chords[k], motion.state(at: durations[k])), k, at: 1)
            case .linear:
                tangents.starts[k] = chords[k]
                tangents.ends[k] = chords[k]
                arrived = ownVelocity(k, atStart: false)
            case .even(let startTangent, let endTangent):
                tangents.starts[k] = startTangent
                tangents.ends[k] = endTangent
                arrived = ownVelocity(k, atStart: false)
            case .discrete: arrived = .zero
            }
            k += 1
        }
    }

    /// Joins segments, and the ends of the track as `ends` says.
    init(
        _ interpolations: [Interpolation<Value>], chords: [Value], durations: [Double], isClosed: Bool,
        ends: TrackEnds
    ) throws(HookeError) {
        let count = chords.count
        switch ends {
        case .periodic where count > 0:
            // The segments again before and after: at a distance of 64 even a spline does not feel its ends.
            let pad = max(3, min(count, 64))
            let order = (-pad..<count + pad).map { (($0 % count) + count) % count }
            try self.init(
                order.map { interpolations[$0].openSpline }, chords: order.map { chords[$0] },
                durations: order.map { durations[$0] }, isClosed: false)
            let middle = pad..<pad + count
            tangents = Tangents(starts: Array(tangents.starts[middle]), ends: Array(tangents.ends[middle]))
            springVelocities = Array(springVelocities[middle])
        case .mirrored where count > 0:
            var turned = interpolations
            if case .cubic(let rule, nil, let end) = turned[0].form {
                turned[0].form = .cubic(rule, startVelocity: .zero, endVelocity: end)
            }
            if case .cubic(let rule, let start, nil) = turned[count - 1].form {
                turned[count - 1].form = .cubic(rule, startVelocity: start, endVelocity: .zero)
            }
            try self.init(turned, chords: chords, durations: durations, isClosed: isClosed)
        default: try self.init(interpolations, chords: chords, durations: durations, isClosed: isClosed)
        }
    }

    /// Throws an error if the difference between keys of a segment is not finite.
    fileprivate static func checkFinite(
        _ chords: [Value], _ durations: [Double], isHold: (Int) -> Bool = { _ in false }
    ) throws(HookeError) {
        for (k, chord) in chords.enumerated() where chord.subtracting(chord) != .zero {
            guard durations[k] > 0, !isHold(k) else { continue }
            throw .noSolution(
                field: "values",
                reason: "the difference between \(k) and \(k + 1) exceeds the largest double")
        }
    }

    /// The last segment of the spline that begins with a cubic segment.
    private func lastOfRun(from first: Int) -> Int {
        guard case .cubic(let rule, _, _) = interpolations[first].form else { return first }
        var last = first
        while last + 1 < chords.count, durations[last + 1] > 0,
            case .cubic(_, _, nil) = interpolations[last].form,
            case .cubic(rule, nil, _) = interpolations[last + 1].form
        {
            last += 1
        }
        return last
    }

    /// The velocity with which a cubic must end: given, or that of the next segment if it has one.
    private func velocityLeaving(_ last: Int) -> Value? {
        if case .cubic(_, _, let given?) = interpolations[last].form { return given }
        guard last + 1 < chords.count, durations[last + 1] > 0 else { return nil }
        return ownVelocity(last + 1, atStart: true)
    }

    /// The velocity at an end of a segment, if it does not depend on its neighbours.
    private func ownVelocity(_ k: Int, atStart: Bool) -> Value? {
        let velocity: Value
        switch interpolations[k].form {
        case .discrete: return .zero
        case .linear: velocity = chords[k].scaled(by: 1 / durations[k])
        case .even(let startTangent, let endTangent):
            velocity = geometry.constantSpeedVelocity(chords[k], startTangent, endTangent, atStart)
                .scaled(by: 1 / durations[k])
        case .cubic(_, let start, let end):
            guard let given = atStart ? start : end else { return nil }
            velocity = given
        case .spring(_, let given):
            guard atStart, let given else { return nil }
            velocity = given
        }
        return timed(velocity, k, at: atStart ? 0 : 1)
    }

    /// A path's velocity with its timing function; `nil` if that is not finite.
    private func timed(_ velocity: Value, _ k: Int, at fraction: Double) -> Value? {
        guard let timing = interpolations[k].timing else { return velocity }
        let slope = timing.slope(at: fraction)
        return slope.isFinite ? velocity.scaled(by: slope) : nil
    }
}

extension Interpolation {
    /// The same with natural ends in place of a periodic spline's.
    fileprivate var openSpline: Interpolation {
        guard case .cubic(.spline(ends: .periodic), let start, let end) = form else { return self }
        return Interpolation(
            form: .cubic(.spline(ends: .natural), startVelocity: start, endVelocity: end), timing: timing)
    }
}

extension Tangents {
    /// Joins segments of one rule, with jumps where durations are 0.
    package init(
        track rule: TangentRule, chords: [Value], durations: [Double], isClosed: Bool,
        ends: TrackEnds = .own
    ) throws(HookeError) {
        guard rule != .discrete else {
            self = .zero(count: chords.count)
            return
        }
        try SegmentJoining.checkFinite(chords, durations)
        var isWhole = !durations.contains(0)
        if isWhole, case .periodic = ends {
            if case .spline = rule {
                try self.init(.spline(ends: .periodic), chords: chords, durations: durations, isClosed: true)
                return
            }
            isWhole = false
        } else if case .mirrored = ends {
            isWhole = false
        }
        guard !isWhole else {
            try self.init(rule, chords: chords, durations: durations, isClosed: isClosed)
            return
        }
        let interpolations = Array(repeating: Interpolation<Value>(rule: rule), count: chords.count)
        self = try SegmentJoining(
            interpolations, chords: chords, durations: durations, isClosed: isClosed, ends: ends
        ).tangents
    }

    /// The tangents of segments that start and end at rest.
    fileprivate static func zero(count: Int) -> Tangents {
        let zeros = [Value](repeating: .zero, count: count)
        return Tangents(starts: zeros, ends: zeros)
    }
}
