/// A value through keyframes: a pure function of time.
///
/// Before the first key and after the last the track holds. At each key it has exactly that key's value. Any time
/// can be asked for in any order, at the cost of a search.
///
/// Times never fall. Keys at one time are a **jump**, at which the last of them counts.
///
/// One rule for all segments, or an `Interpolation` for each. Where a cubic meets a segment that knows its own
/// velocity (a straight one, a hold, a given velocity), it takes that velocity, so that the motion is smooth (a timing
/// function of its own changes it again); between cubics of different rules the earlier ends by its own end rule, and
/// the later starts with its velocity. A spring without a velocity starts with the one the track arrives with. After a
/// jump and at the ends of the track each rule's own end rule holds, and springs start from rest.
///
/// A track of numbers takes 52 bytes a key, and its segments of springs and even paths what those take.
public struct KeyframeTrack<Value: VectorSpace>: Sendable, Equatable {
    /// The values of the keyframes.
    public let values: [Value]

    @usableFromInline package let knots: Knots
    /// The keys, ready: what is asked at a time is read from two of them side by side.
    @usableFromInline package let nodes: [TrackNode<Value>]
    /// How every segment is evaluated; `special` where the `codes` say so for each.
    @usableFromInline package let commonKind: SegmentKind
    /// For each segment of a track of many interpolations the raw value of its kind, and from `SegmentKind.special` on the
    /// place among the `specials`.
    @usableFromInline let codes: [UInt32]
    @usableFromInline package let specials: [SpecialSegment<Value>]
    let source: TrackSource<Value>

    /// A track through values at times, by one rule.
    ///
    /// - Parameters:
    ///   - times: finite, never falling; one is enough (the track is constant then).
    ///   - values: as many, with finite norms.
    ///   - rule: how to go from key to key.
    /// - Throws: `HookeError.wrongCount` for no keys, or for other numbers of times and values;
    ///   `HookeError.badElement` for a time that is not finite or below the one before, and for a value that is not
    ///   finite; `HookeError.outOfRange` when the span of the times is not finite; `HookeError.noSolution` for
    ///   neighbouring values whose difference is not; what the rule refuses.
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
        try self.init(times: keyframes.map { $0.time }, values: keyframes.map { $0.value }, rule: rule)
    }

    // The usual vectors have code of their own, several times faster than what serves any type. The choice is made here, at
    // run time.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    private init(
        times: [Double], values: [Value], source: TrackSource<Value>
    ) throws(HookeError) {
        let compiled = try CompiledTrack(times, values, source)
        self.values = values
        self.source = source
        knots = compiled.knots
        nodes = compiled.nodes
        commonKind = compiled.commonKind
        codes = compiled.codes
        specials = compiled.specials
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// From the first key to the last: where the track is more than a hold.
    public var span: ClosedRange<Double> { knots.times[0]...knots.times[knots.times.count - 1] }

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
        case .rule(let rule): Array(repeating: Interpolation(rule: rule), count: knots.segmentCount)
        case .mixed(let interpolations): interpolations
        }
    }

    /// Whether keys, values and interpolations are equal.
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
