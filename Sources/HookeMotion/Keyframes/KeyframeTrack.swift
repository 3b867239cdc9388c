/// A value through keyframes, as a pure function of time.
///
/// - At each key it has exactly that key's value, unless the next segment begins with a jump. Before the first key and
///   after the last it is constant.
/// - Times are non-decreasing. Keys at one time are a **jump**, with the value of the last of them.
/// - At the time of a jump the jump has been made, as in CSS. A segment by `steps(1, jump-start)` has its end value from
///   its start on; before the first key the track has the first value.
/// - It accepts any time in any order, at the cost of a search.
///
/// A track has one rule for all segments, or an `Interpolation` for each. Velocities at the ends of segments:
///
/// - A cubic next to a segment with a velocity of its own (linear, a hold, a given velocity) uses that velocity, so
///   the motion is smooth. A timing function on the cubic changes it again.
/// - Between cubics of different rules, the earlier ends by its own end rule and the later starts with that velocity.
/// - A spring without a velocity starts with that of the previous segment.
/// - After a jump and at the ends of the track each rule's own end rule applies, and springs start from rest.
///
/// A scalar track takes 52 bytes per key, plus the data of springs and constant-speed paths.
public struct KeyframeTrack<Value: VectorSpace>: Sendable, Equatable {
    /// The values of the keyframes.
    public let values: [Value]

    @usableFromInline package let knots: Knots
    /// The keys with their tangents: an evaluation reads two adjacent ones.
    @usableFromInline package let nodes: [TrackNode<Value>]
    /// The kind of all segments; `special` if the `codes` give one for each.
    @usableFromInline package let commonKind: SegmentKind
    /// For each segment of a track with interpolations, the raw value of its kind; from `SegmentKind.special` on, the
    /// index in `specials` is added.
    @usableFromInline let codes: [UInt32]
    @usableFromInline package let specials: [SpecialSegment<Value>]
    let source: TrackSource<Value>

    /// Creates a track with one rule.
    ///
    /// - Parameters:
    ///   - times: Finite and non-decreasing; a single one gives a constant track.
    ///   - values: One for each time, with finite norms.
    ///   - rule: The interpolation between keys.
    /// - Throws:
    ///   - `HookeError.wrongCount` for no keys, or for different counts of times and values.
    ///   - `HookeError.badElement` for a time that is not finite or below the previous one, and for a value of
    ///     non-finite norm.
    ///   - `HookeError.outOfRange` if the span of the times is not finite.
    ///   - `HookeError.noSolution` for adjacent values with a non-finite difference.
    ///   - The errors of the rule.
    @inlinable
    public init(times: [Double], values: [Value], rule: TangentRule) throws(HookeError) {
        try self.init(times: times, values: values, source: .rule(rule))
    }

    /// Creates a track with an interpolation for each segment.
    ///
    /// - Parameters:
    ///   - times: Finite and non-decreasing; a single one gives a constant track.
    ///   - values: One for each time, with finite norms.
    ///   - interpolations: One fewer, from each key to the next. Between keys of one time it is ignored.
    /// - Throws: The errors of `init(times:values:rule:)`. `HookeError.wrongCount` for another number of
    ///   interpolations. `HookeError.badElement` for an interpolation with a velocity or tangent that is not finite.
    @inlinable
    public init(
        times: [Double], values: [Value], interpolations: [Interpolation<Value>]
    ) throws(HookeError) {
        try self.init(times: times, values: values, source: .mixed(interpolations))
    }

    /// Creates a track from keyframes.
    ///
    /// - Throws: The errors of `init(times:values:rule:)`.
    public init(_ keyframes: [Keyframe<Value>], rule: TangentRule) throws(HookeError) {
        try self.init(times: keyframes.map { $0.time }, values: keyframes.map { $0.value }, rule: rule)
    }

    // Common vectors have specialised code, several times faster than the generic code. The choice is made here, at
    // run time.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline
    init(
        times: [Double], values: [Value], source: TrackSource<Value>, ends: TrackEnds = .own
    ) throws(HookeError) {
        let knots = try Knots(times)
        let chords = try Self.chords(values, count: times.count)
        let isClosed = values[0] == values[values.count - 1]
        var codes: [UInt32] = []
        var specials: [SpecialSegment<Value>] = []
        let tangents: Tangents<Value>
        switch source {
        case .rule(let rule):
            tangents = try Tangents(
                track: rule, chords: chords, durations: knots.durations, isClosed: isClosed, ends: ends)
            commonKind = rule == .discrete ? .still : rule == .linear ? .linear : .cubic
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
                interpolations, chords: chords, durations: knots.durations, isClosed: isClosed, ends: ends)
            for (index, interpolation) in interpolations.enumerated() {
                codes.append(Self.code(interpolation, values, joined, index, &specials))
            }
            tangents = joined.tangents
            commonKind = .special
        }
        nodes = Self.nodes(times, values, tangents)
        self.values = values
        self.knots = knots
        self.codes = codes
        self.specials = specials
        self.source = source
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The range from the first key to the last.
    public var span: ClosedRange<Double> { knots.times[0]...knots.times[knots.times.count - 1] }

    /// The keyframes.
    public var keyframes: [Keyframe<Value>] {
        zip(times, values).map { Keyframe(time: $0, value: $1) }
    }

    /// The rule of all segments, or `nil` if each has an interpolation.
    public var rule: TangentRule? {
        if case .rule(let rule) = source { rule } else { nil }
    }

    /// The interpolations from each key to the next, one fewer than keys.
    public var interpolations: [Interpolation<Value>] {
        switch source {
        case .rule(let rule): Array(repeating: Interpolation(rule: rule), count: knots.segmentCount)
        case .mixed(let interpolations): interpolations
        }
    }

    /// Returns whether keys, values and interpolations are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.knots == b.knots && a.values == b.values && a.source == b.source
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
