/// A value through keyframes: a pure function of time.
///
/// Before the first key and after the last the track holds. At each key it has exactly that key's value. Any time
/// can be asked for in any order, at the cost of a binary search.
public struct KeyframeTrack<Value: VectorSpace>: Sendable, Equatable {
    /// The values of the keyframes.
    public let values: [Value]
    /// How the track goes from one key to the next.
    public let rule: TangentRule

    @usableFromInline let knots: Knots
    @usableFromInline let chords: [Value]
    @usableFromInline let startTangents: [Value]
    @usableFromInline let endTangents: [Value]

    /// A track through values at times.
    ///
    /// - Parameters:
    ///   - times: finite and rising; one is enough (the track is constant then).
    ///   - values: as many, with finite norms.
    ///   - rule: how to go from key to key.
    /// - Throws: `HookeError.wrongCount` for no keys, or for other numbers of times and values;
    ///   `HookeError.badElement` for a time that is not finite or not above the one before, and for a value that
    ///   is not finite; `HookeError.outOfRange` when the span of the times is not finite.
    public init(times: [Double], values: [Value], rule: TangentRule) throws(HookeError) {
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
        self.rule = rule
        chords = zip(values.dropFirst(), values).map { $0.subtracting($1) }
        let tangents = try Tangents(
            rule, chords: chords, durations: (0..<knots.segmentCount).map(knots.duration),
            isClosed: values.first == values.last)
        startTangents = tangents.starts
        endTangents = tangents.ends
    }

    /// A track through keyframes.
    ///
    /// - Throws: as `init(times:values:rule:)`.
    public init(_ keyframes: [Keyframe<Value>], rule: TangentRule) throws(HookeError) {
        try self.init(times: keyframes.map(\.time), values: keyframes.map(\.value), rule: rule)
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The keyframes.
    public var keyframes: [Keyframe<Value>] {
        zip(times, values).map { Keyframe(time: $0, value: $1) }
    }

    /// The value at a time. NaN gives a value of NaN components.
    ///
    /// Within 5 u of |keys| + |tangents| of the exact cubic. By `TangentRule.holdSafe`, never outside the two
    /// keys around it.
    @inlinable
    public func value(at t: Double) -> Value {
        guard let position = knots.position(of: t) else {
            return t.isNaN
                ? values[0].scaled(by: .nan) : t < knots.times[0] ? values[0] : values[values.count - 1]
        }
        return value(at: position)
    }

    /// The value at a place within the keys, for callers that have found it.
    @inlinable
    func value(at position: Knots.Position) -> Value {
        let k = position.segment
        if position.passed == 0 { return values[k] }
        if position.left == 0 { return values[k + 1] }
        switch rule {
        case .discrete: return values[k]
        case .linear:
            return position.passed < 0.5
                ? values[k].adding(chords[k].scaled(by: position.passed))
                : values[k + 1].subtracting(chords[k].scaled(by: position.left))
        default: return segment(k).value(position.passed, position.left)
        }
    }

    /// The velocity at a time, per unit of time; that of the segment which begins at a key, and of the one that
    /// ends at the last. Zero outside the keys and where the track holds. NaN gives NaN.
    @inlinable
    public func velocity(at t: Double) -> Value {
        guard let position = knots.position(of: t) else {
            return t.isNaN ? values[0].scaled(by: .nan) : .zero
        }
        switch rule {
        case .discrete: return .zero
        case .linear: return chords[position.segment].scaled(by: 1 / position.duration)
        default:
            return segment(position.segment).velocity(position.passed, position.left)
                .scaled(by: 1 / position.duration)
        }
    }

    /// The acceleration at a time, per unit of time squared, with the conventions of `velocity(at:)`. Cubics jump
    /// in acceleration at their keys.
    @inlinable
    public func acceleration(at t: Double) -> Value {
        guard let position = knots.position(of: t) else {
            return t.isNaN ? values[0].scaled(by: .nan) : .zero
        }
        switch rule {
        case .discrete, .linear: return .zero
        default:
            return segment(position.segment).acceleration(position.passed)
                .scaled(by: 1 / position.duration).scaled(by: 1 / position.duration)
        }
    }

    @inlinable
    func segment(_ k: Int) -> HermiteSegment<Value> {
        HermiteSegment(
            start: values[k], end: values[k + 1], chord: chords[k], startTangent: startTangents[k],
            endTangent: endTangents[k])
    }
}

extension KeyframeTrack: Hashable where Value: Hashable {}

private enum TrackKeys: String, CodingKey {
    case times, values, rule
}

extension KeyframeTrack: Encodable where Value: Encodable {
    /// Writes times, values and rule.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: TrackKeys.self)
        try container.encode(times, forKey: .times)
        try container.encode(values, forKey: .values)
        try container.encode(rule, forKey: .rule)
    }
}

extension KeyframeTrack: Decodable where Value: Decodable {
    /// Reads times, values and rule, and refuses what the initialiser refuses.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TrackKeys.self)
        try self.init(
            times: container.decode([Double].self, forKey: .times),
            values: container.decode([Value].self, forKey: .values),
            rule: container.decode(TangentRule.self, forKey: .rule))
    }
}
