/// The tangents of every segment, in the parameter of that segment: at its start and at its end.
struct Tangents<Value: VectorSpace> {
    var starts: [Value]
    var ends: [Value]

    /// The tangents by a rule, from the chords between the keys. Only differences matter, so rotations, whose
    /// chords are rotation vectors, follow the same rules. O(n).
    ///
    /// - Parameters:
    ///   - chords: the differences from key to key.
    ///   - durations: as many; positive and finite, with a finite sum.
    ///   - startVelocity: the velocity at the first key, per unit of time, which replaces the rule's; rules that
    ///     limit limit it too, and a spline is clamped to it.
    ///   - endVelocity: that at the last key.
    ///   - isClosed: whether the last key equals the first. A periodic spline given one velocity has it at both ends.
    /// - Throws: `HookeError.outOfRange` for a parameter of the rule that is not finite, `HookeError.noSolution` for
    ///   a periodic spline that is not closed, or when a tangent is beyond the largest double.
    init(
        _ rule: TangentRule, chords: [Value], durations: [Double], startVelocity: Value? = nil,
        endVelocity: Value? = nil, isClosed: Bool = false
    ) throws(HookeError) {
        precondition(
            chords.count == durations.count, "\(chords.count) chords and \(durations.count) durations")
        guard rule != .discrete, let first = durations.first, let last = durations.last else {
            self.init(starts: [], ends: [])
            return
        }
        let given = EndTangents(
            start: startVelocity?.scaled(by: first), end: endVelocity?.scaled(by: last))
        if let tangents = try Self.compiled(rule, chords, wellScaled(durations), given, isClosed) {
            self = tangents
        } else {
            try self.init(rule, chords, wellScaled(durations), given, isClosed)
        }
        try checkFinite()
    }

    /// The same by code that is compiled for the type, where it is a common one.
    private static func compiled(
        _ rule: TangentRule, _ chords: [Value], _ durations: [Double], _ given: EndTangents<Value>,
        _ isClosed: Bool
    ) throws(HookeError) -> Self? {
        func known<Known: VectorSpace>(_ type: Known.Type) throws(HookeError) -> Self? {
            guard Value.self == Known.self, let chords = chords as? [Known],
                let given = given as? EndTangents<Known>
            else { return nil }
            return try Tangents<Known>(rule, chords, durations, given, isClosed) as? Self
        }
        if let tangents = try known(Double.self) { return tangents }
        if let tangents = try known(SIMD2<Double>.self) { return tangents }
        if let tangents = try known(SIMD3<Double>.self) { return tangents }
        if let tangents = try known(SIMD4<Double>.self) { return tangents }
        if let tangents = try known(SIMD8<Double>.self) { return tangents }
        return try known(SIMD16<Double>.self)
    }

    /// The tangents by a rule other than discrete of one segment at least.
    private init(
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
            try parameters.check { $0 }
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
                    field: "values", reason: "a periodic spline needs a last value that equals the first")
            }
            self.init(spline: chords, durations, ends: ends, given: given)
        }
    }

    /// Kochanek and Bartels' tangents with parameters for each key.
    ///
    /// - Parameter parameters: one triple a key, which is one more than there are chords.
    /// - Throws: `HookeError.wrongCount` for another number of them; else as `init(_:chords:durations:)`, naming
    ///   `parameters[k].tension` and so on.
    init(
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
        self.init(chords, wellScaled(durations), ends: ends, given: given) { parameters[$0] }
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

    private func checkFinite() throws(HookeError) {
        for tangents in [starts, ends] {
            guard let segment = firstNotFinite(tangents) else { continue }
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
    func check(_ field: (String) -> String) throws(HookeError) {
        for (name, value) in [("tension", tension), ("continuity", continuity), ("bias", bias)]
        where !value.isFinite {
            throw .outOfRange(field: field(name), value: value, accepted: "a finite number")
        }
    }
}

/// The first element whose norm is not finite.
private func firstNotFinite<Value: VectorSpace>(_ values: [Value]) -> Int? {
    if let numbers = values as? [Double] { return numbers.firstIndex { !$0.isFinite } }
    return values.firstIndex { !$0.norm.isFinite }
}

/// The durations times a power of two, where they are so long or so short that products or quotients of them would
/// leave the doubles; it changes no tangent.
private func wellScaled(_ durations: [Double]) -> [Double] {
    var isWell = true
    for duration in durations { isWell = isWell && duration > 0x1p-500 && duration < 0x1p500 }
    guard !isWell, let longest = durations.max(), let shortest = durations.min() else { return durations }
    // The middle of the exponents goes to 0, unless the longest became too long to be added up.
    let exponent = min(
        -Int(((longest.exponent + shortest.exponent) / 2)), 1000 - Int(longest.exponent))
    return durations.map { Double(sign: .plus, exponent: exponent, significand: $0) }
}
