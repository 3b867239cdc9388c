/// The tangents of every segment, in the parameter of that segment: at its start and at its end.
struct Tangents<Value: VectorSpace> {
    var starts: [Value]
    var ends: [Value]

    /// The tangents by a rule, from the chords between the keys. Only differences matter, so rotations, whose
    /// chords are rotation vectors, follow the same rules.
    ///
    /// A velocity given for an end, per unit of time, replaces the rule's tangent there; rules that limit still limit.
    init(
        _ rule: TangentRule, chords: [Value], durations: [Double], startVelocity: Value? = nil,
        endVelocity: Value? = nil, isClosed: Bool = false
    ) throws(HookeError) {
        switch rule {
        case .discrete: self.init(starts: [], ends: [])
        case .linear: self.init(starts: chords, ends: chords)
        case .cubic(let spacing, let ends):
            self.init(spacing: spacing, ends: ends, chords: chords, durations: durations)
        case .holdSafe: self.init(spacing: .timeAware, ends: .natural, chords: chords, durations: durations)
        }
        let last = chords.count - 1
        if let startVelocity { starts[0] = startVelocity.scaled(by: durations[0]) }
        if let endVelocity { ends[last] = endVelocity.scaled(by: durations[last]) }
        if rule == .holdSafe { limit(chords: chords) }
    }

    private init(spacing: KnotSpacing, ends endRule: EndRule, chords: [Value], durations: [Double]) {
        starts = chords
        ends = chords
        let last = chords.count - 1
        for index in stride(from: 1, through: last, by: 1) {
            let before = chords[index - 1]
            let after = chords[index]
            switch spacing {
            case .uniform:
                ends[index - 1] = before.adding(after).scaled(by: 0.5)
                starts[index] = ends[index - 1]
            case .timeAware:
                // The parabola's velocity times each duration, with r = D₋/D₀.
                let r = durations[index - 1] / durations[index]
                ends[index - 1] = before.scaled(by: 1 / (1 + r)).adding(after.scaled(by: r * (r / (1 + r))))
                starts[index] = before.scaled(by: 1 / (r * (1 + r))).adding(after.scaled(by: r / (1 + r)))
            }
        }
        if endRule == .natural, last > 0 {
            starts[0] = chords[0].scaled(by: 1.5).subtracting(ends[0].scaled(by: 0.5))
            ends[last] = chords[last].scaled(by: 1.5).subtracting(starts[last].scaled(by: 0.5))
        }
    }
}

// MARK: - The hold-safe limiter

/// How far a tangent may go: Fritsch and Carlson's circle α² + β² ≤ 3² about the chord, less a hair for rounding.
private let limitRadius = 3 * (1 - 0x1p-46)

extension Tangents {
    /// Shortens the tangents until every segment is monotone.
    private mutating func limit(chords: [Value]) {
        // Neighbouring tangents stay one velocity: what shortens one shortens the other by the same factor.
        if let type = Value.self as? any ComponentVector.Type {
            limitComponents(of: type, chords: chords)
        } else {
            limitWhole(chords: chords)
        }
    }

    private mutating func limitComponents<Vector: ComponentVector>(
        of type: Vector.Type, chords: [Value]
    ) {
        // Vector is Value: the casts only tell the compiler.
        guard let chords = chords as? [Vector], var starts = starts as? [Vector],
            var ends = ends as? [Vector]
        else { return }
        for component in 0..<Vector.componentCount {
            var channel = Tangents<Double>(
                starts: starts.map { $0[component: component] }, ends: ends.map { $0[component: component] })
            channel.limitScalar(chords: chords.map { $0[component: component] })
            for index in chords.indices {
                starts[index][component: component] = channel.starts[index]
                ends[index][component: component] = channel.ends[index]
            }
        }
        if let starts = starts as? [Value], let ends = ends as? [Value] {
            self.starts = starts
            self.ends = ends
        }
    }

    private mutating func limitWhole(chords: [Value]) {
        func leansOn(_ tangent: Value, _ chord: Value) -> Bool {
            tangent.adding(chord).norm > tangent.subtracting(chord).norm
        }
        limit(
            count: chords.count,
            isAllowed: { leansOn($0, chords[$1]) && ($1 == 0 || chords[$1].norm > 0) },
            length: { $0.norm / chords[$1].norm })
    }

    fileprivate init(starts: [Value], ends: [Value]) {
        self.starts = starts
        self.ends = ends
    }

    /// The limiter, told what a tangent is measured by.
    ///
    /// - Parameters:
    ///   - isAllowed: whether a tangent goes the way of a segment's chord at all.
    ///   - length: the tangent's length in units of a segment's chord.
    private mutating func limit(
        count: Int, isAllowed: (Value, Int) -> Bool, length: (Value, Int) -> Double
    ) {
        for index in 0..<count {
            // A key where the way turns or stops has no velocity, on either side.
            let startsWell =
                isAllowed(starts[index], index) && (index == 0 || isAllowed(ends[index - 1], index - 1))
            if !startsWell {
                starts[index] = .zero
                if index > 0 { ends[index - 1] = .zero }
            }
        }
        if count > 0, !isAllowed(ends[count - 1], count - 1) { ends[count - 1] = .zero }
        for index in 0..<count {
            let a = length(starts[index], index)
            let b = length(ends[index], index)
            let size = (a * a + b * b).squareRoot()
            guard size > limitRadius else { continue }
            let factor = limitRadius / size
            starts[index] = starts[index].scaled(by: factor)
            ends[index] = ends[index].scaled(by: factor)
            if index > 0 { ends[index - 1] = ends[index - 1].scaled(by: factor) }
            if index + 1 < count { starts[index + 1] = starts[index + 1].scaled(by: factor) }
        }
    }
}

extension Tangents<Double> {
    fileprivate mutating func limitScalar(chords: [Double]) {
        limit(
            count: chords.count,
            // Finite too: a jump within one rounding of time has no tangent.
            isAllowed: { ($0 > 0 && chords[$1] > 0 || $0 < 0 && chords[$1] < 0) && $0.isFinite },
            length: { $0 / chords[$1] })
    }
}
