/// The tangents of a run of cubic segments by a `TangentRule`, each by its segment's parameter u in [0, 1]: the
/// velocity times the segment's duration. `KeyframeTrack` computes them itself; use this type for evaluators of your
/// own.
public struct Tangents<Value: VectorSpace>: Equatable, Sendable {
    /// The tangent at the start of each segment.
    public internal(set) var starts: [Value]
    /// The tangent at the end of each segment.
    public internal(set) var ends: [Value]

    /// Computes the tangents by a rule, from the chords between the keys, in O(n). Only differences matter, so
    /// rotations, whose chords are rotation vectors, use the same rules.
    ///
    /// For `TangentRule.discrete` both lists are empty.
    ///
    /// - Parameters:
    ///   - rule: The interpolation between keys.
    ///   - chords: The differences between adjacent keys, finite.
    ///   - durations: As many as chords; positive and finite.
    ///   - startVelocity: The velocity at the first key, per unit of time, in place of the rule's. Rules that limit
    ///     tangents limit it too, and a spline is clamped to it.
    ///   - endVelocity: The same at the last key.
    ///   - isClosed: Whether the last key equals the first. A periodic spline with one given velocity has it at both
    ///     ends.
    /// - Throws:
    ///   - `HookeError.badElement` for a chord that is not finite, and for a duration that is not positive and
    ///     finite.
    ///   - `HookeError.outOfRange` for a parameter of the rule that is not finite.
    ///   - `HookeError.noSolution` for a periodic spline that is not closed, and if a tangent exceeds the largest
    ///     double.
    /// - Precondition: `chords` and `durations` have the same count.
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
        try self.init(rule, chords, durations, given, isClosed)
    }

    /// Computes the tangents of at least one segment, by a rule other than discrete.
    // Common vectors have specialised code, as in `KeyframeTrack`.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
        @specialized(where Value == SIMD8<Double>)
        @specialized(where Value == SIMD16<Double>)
    #endif
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

    /// Computes Kochanek and Bartels' tangents with parameters for each key.
    ///
    /// - Parameters:
    ///   - parameters: One for each key, which is one more than chords.
    ///   - ends: The end rule.
    ///   - chords: The differences between adjacent keys, finite.
    ///   - durations: As many as chords; positive and finite.
    ///   - startVelocity: The velocity at the first key, per unit of time, in place of the rule's.
    ///   - endVelocity: The same at the last key.
    /// - Throws: `HookeError.wrongCount` for another number of parameters. Otherwise the errors of the initialiser by
    ///   a rule, with fields such as `parameters[k].tension`.
    /// - Precondition: `chords` and `durations` have the same count.
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

    mutating func take(_ given: EndTangents<Value>) {
        if let tangent = given.start { starts[0] = tangent }
        if let tangent = given.end { ends[ends.count - 1] = tangent }
    }

    /// Throws an error for chords that are not finite, which limits and given velocities would hide.
    private static func checkFinite(_ chords: [Value]) throws(HookeError) {
        guard let index = chords.firstIndex(where: { $0.subtracting($0) != .zero }) else { return }
        throw .badElement(
            field: "chords", index: index, value: chords[index].norm, accepted: "a chord of finite norm")
    }

    private func checkFinite() throws(HookeError) {
        // Infinity minus infinity is not 0. Two sums run in parallel.
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

/// The given tangents at the first and the last key, each by its segment's parameter.
struct EndTangents<Value: VectorSpace> {
    var start, end: Value?
}

extension KochanekBartels {
    /// Throws an error for a parameter that is not finite, with the field's name.
    func check(_ field: (String) -> HookeError.Field) throws(HookeError) {
        for (name, value) in [("tension", tension), ("continuity", continuity), ("bias", bias)]
        where !value.isFinite {
            throw .outOfRange(field: field(name), value: value, accepted: "a finite number")
        }
    }
}

/// The durations, multiplied by a power of two if their products or quotients might overflow or underflow. This
/// changes no tangent.
private func wellScaled(_ durations: [Double]) throws(HookeError) -> [Double] {
    var isWell = true
    for duration in durations { isWell = isWell && duration > 0x1p-500 && duration < 0x1p500 }
    guard !isWell else { return durations }
    for (index, duration) in durations.enumerated() where !(duration > 0 && duration < .infinity) {
        throw .badElement(
            field: "durations", index: index, value: duration, accepted: "a positive, finite number")
    }
    guard let longest = durations.max(), let shortest = durations.min() else { return durations }
    // Move the middle of the exponents to 0, unless the sum of the longest might overflow.
    let exponent = min(
        -Int((longest.exponent + shortest.exponent) / 2), 1000 - Int(longest.exponent))
    // A duration that underflows has no tangent of its own, but must not be 0.
    return durations.map {
        max(Double(sign: .plus, exponent: exponent, significand: $0), .leastNonzeroMagnitude)
    }
}

extension Tangents: Hashable where Value: Hashable {}
