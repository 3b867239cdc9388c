/// A value through keyframes: a pure function of time.
///
/// Before the first key and after the last the track holds. At each key it has exactly that key's value. Any time
/// can be asked for in any order, at the cost of a search.
///
/// Times never fall. Keys at one time are a **jump**, at which the last of them counts.
///
/// One rule for all segments, or an `Interpolation` for each. Where a cubic meets a segment that knows its own
/// velocity (a straight one, a hold, a given velocity), it takes that velocity, so that the motion is smooth; between
/// cubics of different rules the earlier ends by its own end rule, and the later starts with its velocity. A spring
/// without a velocity starts with the one the track arrives with. After a jump and at the ends of the track each rule's
/// own end rule holds, and springs start from rest.
public struct KeyframeTrack<Value: VectorSpace>: Sendable, Equatable {
    /// The values of the keyframes.
    public let values: [Value]

    @usableFromInline let knots: Knots
    @usableFromInline let segments: [TrackSegment<Value>]
    /// By segment, or empty where no segment is special.
    @usableFromInline let specials: [SpecialSegment<Value>?]
    fileprivate let source: Source

    fileprivate enum Source: Equatable {
        case rule(TangentRule)
        case mixed([Interpolation<Value>])
    }

    /// A track through values at times, by one rule.
    ///
    /// - Parameters:
    ///   - times: finite, never falling; one is enough (the track is constant then).
    ///   - values: as many, with finite norms.
    ///   - rule: how to go from key to key.
    /// - Throws: `HookeError.wrongCount` for no keys, or for other numbers of times and values;
    ///   `HookeError.badElement` for a time that is not finite or below the one before, and for a value that is not
    ///   finite; `HookeError.outOfRange` when the span of the times is not finite; what the rule refuses.
    public init(times: [Double], values: [Value], rule: TangentRule) throws(HookeError) {
        try self.init(times: times, values: values, source: .rule(rule))
    }

    /// A track through values at times, by an interpolation for each segment.
    ///
    /// - Parameters:
    ///   - times: finite, never falling; one is enough (the track is constant then).
    ///   - values: as many, with finite norms.
    ///   - interpolations: one less: how to go from each key to the next. Between keys of one time it is ignored.
    /// - Throws: as `init(times:values:rule:)`; `HookeError.wrongCount` for another number of interpolations;
    ///   `HookeError.badElement` for an interpolation with a velocity or tangent that is not finite.
    public init(
        times: [Double], values: [Value], interpolations: [Interpolation<Value>]
    ) throws(HookeError) {
        try self.init(times: times, values: values, source: .mixed(interpolations))
    }

    /// A track through keyframes.
    ///
    /// - Throws: as `init(times:values:rule:)`.
    public init(_ keyframes: [Keyframe<Value>], rule: TangentRule) throws(HookeError) {
        try self.init(times: keyframes.map(\.time), values: keyframes.map(\.value), rule: rule)
    }

    private init(times: [Double], values: [Value], source: Source) throws(HookeError) {
        knots = try Knots(times)
        guard values.count == times.count else {
            throw .wrongCount(
                field: "values", count: values.count, accepted: "\(times.count), one for each time")
        }
        for (index, value) in values.enumerated() where !value.norm.isFinite {
            throw .badElement(
                field: "values", index: index, value: value.norm, accepted: "a value of finite norm")
        }
        self.values = values
        self.source = source
        let chords = zip(values.dropFirst(), values).map { $0.subtracting($1) }
        let durations = knots.durations
        let isClosed = values[0] == values[values.count - 1]
        switch source {
        case .rule(let rule):
            let joined = try SegmentJoining(rule, chords: chords, durations: durations, isClosed: isClosed)
            specials = []
            segments = chords.indices.map { k in
                TrackSegment(
                    rule, times, values, tangents: (joined.startTangents[k], joined.endTangents[k]), k)
            }
        case .mixed(let interpolations):
            guard interpolations.count == chords.count else {
                throw .wrongCount(
                    field: "interpolations", count: interpolations.count,
                    accepted: "\(chords.count), one for each pair of neighbouring keys")
            }
            for (index, interpolation) in interpolations.enumerated() {
                try interpolation.check(index: index)
            }
            let joined = try SegmentJoining(
                interpolations, chords: chords, durations: durations, isClosed: isClosed)
            var segments: [TrackSegment<Value>] = []
            var specials: [SpecialSegment<Value>?] = []
            for (k, interpolation) in interpolations.enumerated() {
                let (segment, special) = TrackSegment.compile(
                    interpolation, times, values, joined, k)
                segments.append(segment)
                specials.append(special)
            }
            self.segments = segments
            self.specials = specials.contains { $0 != nil } ? specials : []
        }
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The keyframes.
    public var keyframes: [Keyframe<Value>] {
        zip(times, values).map { Keyframe(time: $0, value: $1) }
    }

    /// The rule of all segments; `nil` for a track that was given an interpolation for each.
    public var rule: TangentRule? {
        if case .rule(let rule) = source { rule } else { nil }
    }

    /// How the track goes from each key to the next: one less than there are keys.
    public var interpolations: [Interpolation<Value>] {
        switch source {
        case .rule(let rule): Array(repeating: Interpolation(rule: rule), count: segments.count)
        case .mixed(let interpolations): interpolations
        }
    }

    /// Whether keys, values and interpolations are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.knots == b.knots && a.values == b.values && a.source == b.source
    }
}

extension TrackSegment {
    /// A segment of a track of one rule.
    fileprivate init(
        _ rule: TangentRule, _ times: [Double], _ values: [Value], tangents: (start: Value, end: Value),
        _ k: Int
    ) {
        let isStill =
            rule == .discrete
            || values[k] == values[k + 1] && tangents.start == .zero && tangents.end == .zero
        self.init(
            startTime: times[k], endTime: times[k + 1], start: values[k], end: values[k + 1],
            startTangent: tangents.start, endTangent: tangents.end,
            kind: isStill ? .still : rule == .linear ? .linear : .cubic)
    }

    /// A segment of a track of many interpolations.
    fileprivate static func compile(
        _ interpolation: Interpolation<Value>, _ times: [Double], _ values: [Value],
        _ joined: SegmentJoining<Value>, _ k: Int
    ) -> (TrackSegment, SpecialSegment<Value>?) {
        let (start, end) = (values[k], values[k + 1])
        let (startTangent, endTangent) = (joined.startTangents[k], joined.endTangents[k])
        let rests = start == end && startTangent == .zero && endTangent == .zero
        let plain: Kind
        let shape: SpecialSegment<Value>.Shape
        switch interpolation.plainPath {
        case .discrete: (plain, shape) = (.still, .line)
        case .linear: (plain, shape) = (rests ? .still : .linear, .line)
        case .cubic: (plain, shape) = (rests ? .still : .cubic, .cubic)
        case .spring(let spring, _):
            let velocity = joined.springVelocities[k]
            plain = rests && velocity == .zero ? .still : .special
            shape = .spring(SpringMotion(spring: spring, from: start, to: end, initialVelocity: velocity))
        case .even:
            plain = rests ? .still : .special
            shape = .even(
                EvenPath(start: start, end: end, startTangent: startTangent, endTangent: endTangent))
        }
        let isSpecial = plain != .still && (plain == .special || interpolation.timing != nil)
        let segment = TrackSegment(
            startTime: times[k], endTime: times[k + 1], start: start, end: end, startTangent: startTangent,
            endTangent: endTangent, kind: isSpecial ? .special : plain)
        return (segment, isSpecial ? SpecialSegment(shape: shape, timing: interpolation.timing) : nil)
    }
}

extension KeyframeTrack: Hashable where Value: Hashable {
    /// Hashes keys, values and interpolations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(knots)
        hasher.combine(values)
        hasher.combine(source)
    }
}

extension KeyframeTrack.Source: Hashable where Value: Hashable {}

private enum TrackKeys: String, CodingKey {
    case times, values, rule, interpolations
}

extension KeyframeTrack: Encodable where Value: Encodable {
    /// Writes times, values, and the rule or the interpolations.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TrackKeys.self)
        try container.encode(times, forKey: .times)
        try container.encode(values, forKey: .values)
        switch source {
        case .rule(let rule): try container.encode(rule, forKey: .rule)
        case .mixed(let interpolations): try container.encode(interpolations, forKey: .interpolations)
        }
    }
}

extension KeyframeTrack: Decodable where Value: Decodable {
    /// Reads times, values, and the rule or the interpolations, and refuses what the initialisers refuse.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TrackKeys.self)
        let times = try container.decode([Double].self, forKey: .times)
        let values = try container.decode([Value].self, forKey: .values)
        if container.contains(.interpolations) {
            try self.init(
                times: times, values: values,
                interpolations: container.decode([Interpolation<Value>].self, forKey: .interpolations))
        } else {
            try self.init(
                times: times, values: values, rule: container.decode(TangentRule.self, forKey: .rule))
        }
    }
}
