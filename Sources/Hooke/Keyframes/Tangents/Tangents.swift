/// The tangents of a run of cubic segments by a `TangentRule`, each in its segment's own parameter u in [0, 1]: the
/// velocity there times the segment's duration. `KeyframeTrack` does this for itself; here for evaluators of one's own.
public struct Tangents<Value: VectorSpace>: Equatable, Sendable {
    /// The tangent at the start of each segment.
    public internal(set) var starts: [Value]
    /// The tangent at the end of each segment.
    public internal(set) var ends: [Value]

    /// The tangents by a rule, from the chords between the keys. Only differences matter, so rotations, whose
    /// chords are rotation vectors, follow the same rules. O(n).
    ///
    /// Discrete segments have no tangents: both lists are empty then.
    ///
    /// - Parameters:
    ///   - rule: how to go from key to key.
    ///   - chords: the differences from key to key, finite.
    ///   - durations: as many; positive and finite.
    ///   - startVelocity: the velocity at the first key, per unit of time, which replaces the rule's; rules that
    ///     limit limit it too, and a spline is clamped to it.
    ///   - endVelocity: that at the last key.
    ///   - isClosed: whether the last key equals the first. A periodic spline given one velocity has it at both ends.
    /// - Throws: `HookeError.badElement` for a chord that is not finite and for a duration that is not positive and
    ///   finite, `HookeError.outOfRange` for
    ///   a parameter of the rule that is not finite, `HookeError.noSolution` for a periodic spline that is not closed,
    ///   or when a tangent is beyond the largest double.
    /// - Precondition: as many chords as durations.
    public init(
        _ rule: TangentRule, chords: [Value], durations: [Double], startVelocity: Value? = nil,
        endVelocity: Value? = nil, isClosed: Bool = false
    ) throws(HookeError) {
        precondition(
            chords.count == durations.count, "\(chords.count) chords and \(durations.count) durations")
        if case .kochanekBartels(let tension, let continuity, let bias, _) = rule {
            try KochanekBartels(tension: tension, continuity: continuity, bias: bias).check { .init($0) }
        }
        guard rule != .discrete, let first = durations.first, let last = durations.last else {
            self.init(starts: [], ends: [])
            return
        }
        let given = EndTangents(
            start: startVelocity?.scaled(by: first), end: endVelocity?.scaled(by: last))
        try Self.checkFinite(chords)
        let durations = try wellScaled(durations)
        #if !hasFeature(Embedded)
            if let tangents = try Self.compiled(rule, chords, durations, given, isClosed) {
                self = tangents
                return
            }
        #endif
        try self.init(rule, chords, durations, given, isClosed)
    }

    /// The tangents by a rule other than discrete of one segment at least.
    init(
        _ rule: TangentRule, _ chords: [Value], _ durations: [Double], _ given: EndTangents<Value>,
        _ isClosed: Bool
    ) throws(HookeError) {
        switch rule {
        case .discrete: self.init(starts: [], ends: [])
        case .linear:
            self.init(starts: chords, ends: chords)
            take(given)
        case .cubic(.uniform, let ends):
            self.init(uniform: chords, ends: ends, given: given)
        case .cubic(.timeAware, let ends):
            self.init(chords, durations, ends: ends, given: given) { _ in KochanekBartels() }
        case .kochanekBartels(let tension, let continuity, let bias, let ends):
            let parameters = KochanekBartels(tension: tension, continuity: continuity, bias: bias)
            self.init(chords, durations, ends: ends, given: given) { _ in parameters }
        case .holdSafe:
            self.init(chords, durations, ends: .natural, given: given) { _ in KochanekBartels() }
            limit(chords: chords)
        case .pchip:
            if let tangents = Tangents(
                eachComponentOf: chords, given: given,
                by: { Tangents<Double>(harmonicMeansOf: $0, durations, given: $1) })
            {
                self = tangents
            } else {
                fallthrough
            }
        case .monotone:
            self.init(meansOf: chords, durations)
            take(given)
            limit(chords: chords)
        case .akima, .modifiedAkima:
            self.init(akima: chords, durations, isModified: rule == .modifiedAkima)
            take(given)
        case .spline(let ends):
            guard ends != .periodic || isClosed else {
                throw .noSolution(
                    field: "values",
                    reason: "a periodic spline needs a last value that equals the first, and all of the track"
                )
            }
            self.init(spline: chords, durations, ends: ends, given: given)
        }
        try checkFinite()
    }

    /// Kochanek and Bartels' tangents with parameters for each key.
    ///
    /// - Parameters:
    ///   - parameters: one triple a key, which is one more than there are chords.
    ///   - ends: the end rule.
    ///   - chords: the differences from key to key, finite.
    ///   - durations: as many; positive and finite.
    ///   - startVelocity: the velocity at the first key, per unit of time, which replaces the rule's.
    ///   - endVelocity: that at the last key.
    /// - Throws: `HookeError.wrongCount` for another number of parameters; else as the initialiser by a rule, naming
    ///   `parameters[k].tension` and so on.
    /// - Precondition: as many chords as durations.
    public init(
        kochanekBartels parameters: [KochanekBartels], ends: EndRule = .natural, chords: [Value],
        durations: [Double], startVelocity: Value? = nil, endVelocity: Value? = nil
    ) throws(HookeError) {
        precondition(
            chords.count == durations.count, "\(chords.count) chords and \(durations.count) durations")
        guard parameters.count == chords.count + 1 else {
            throw .wrongCount(
                field: "parameters", count: parameters.count,
                accepted: "\(chords.count + 1), one for each key")
        }
        for (key, parameters) in parameters.enumerated() {
            try parameters.check { "parameters[\(key)].\($0)" }
        }
        self.init(starts: [], ends: [])
        guard let first = durations.first, let last = durations.last else { return }
        let given = EndTangents(
            start: startVelocity?.scaled(by: first), end: endVelocity?.scaled(by: last))
        try Self.checkFinite(chords)
        self.init(chords, try wellScaled(durations), ends: ends, given: given) { parameters[$0] }
        try checkFinite()
    }

    init(starts: [Value], ends: [Value]) {
        self.starts = starts
        self.ends = ends
    }

    /// Puts given tangents in place of the rule's.
    mutating func take(_ given: EndTangents<Value>) {
        if let tangent = given.start { starts[0] = tangent }
        if let tangent = given.end { ends[ends.count - 1] = tangent }
    }

    /// Refuses chords that are not finite: a rule that limits, and velocities that are given, would not show them.
    private static func checkFinite(_ chords: [Value]) throws(HookeError) {
        guard let index = chords.firstIndex(where: { $0.subtracting($0) != .zero }) else { return }
        throw .badElement(
            field: "chords", index: index, value: chords[index].norm, accepted: "a chord of finite norm")
    }

    private func checkFinite() throws(HookeError) {
        // Infinity less itself is not 0. Two sums, so that one does not wait for the other.
        var (even, odd) = (Value.zero, Value.zero)
        for k in stride(from: 1, to: starts.count, by: 2) {
            let (start, end, nextStart, nextEnd) = (starts[k - 1], ends[k - 1], starts[k], ends[k])
            even = even.adding(start.subtracting(start).adding(end.subtracting(end)))
            odd = odd.adding(nextStart.subtracting(nextStart).adding(nextEnd.subtracting(nextEnd)))
        }
        if let start = starts.last, let end = ends.last {
            even = even.adding(start.subtracting(start).adding(end.subtracting(end)))
        }
        guard even.adding(odd) != .zero else { return }
        for tangents in [starts, ends] {
            guard let segment = tangents.firstIndex(where: { $0.subtracting($0) != .zero }) else { continue }
            throw .noSolution(
                field: "tangents",
                reason:
                    "that of segment \(segment) is beyond the largest double: its neighbours' durations, or the values, are too far apart"
            )
        }
    }
}

/// The tangents that are given at the first and the last key, each by its segment's parameter.
struct EndTangents<Value: VectorSpace> {
    var start, end: Value?
}

extension KochanekBartels {
    /// Refuses parameters that are not finite, each under the field's name.
    func check(_ field: (String) -> HookeError.Field) throws(HookeError) {
        for (name, value) in [("tension", tension), ("continuity", continuity), ("bias", bias)]
        where !value.isFinite {
            throw .outOfRange(field: field(name), value: value, accepted: "a finite number")
        }
    }
}

/// The durations times a power of two, where they are so long or so short that products or quotients of them would
/// leave the doubles; it changes no tangent.
private func wellScaled(_ durations: [Double]) throws(HookeError) -> [Double] {
    var isWell = true
    for duration in durations { isWell = isWell && duration > 0x1p-500 && duration < 0x1p500 }
    guard !isWell else { return durations }
    for (index, duration) in durations.enumerated() where !(duration > 0 && duration < .infinity) {
        throw .badElement(
            field: "durations", index: index, value: duration, accepted: "a positive, finite number")
    }
    guard let longest = durations.max(), let shortest = durations.min() else { return durations }
    // The middle of the exponents goes to 0, unless the longest became too long to be added up.
    let exponent = min(
        -Int((longest.exponent + shortest.exponent) / 2), 1000 - Int(longest.exponent))
    // Beside one so much longer that it would vanish, the shortest has no tangent of its own, but is no 0 either.
    return durations.map {
        max(Double(sign: .plus, exponent: exponent, significand: $0), .leastNonzeroMagnitude)
    }
}

extension Tangents: Hashable where Value: Hashable {}
