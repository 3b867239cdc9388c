/// A rotation through keyframes: a pure function of time, with angular velocity and angular acceleration.
///
/// By default each key is named by the quaternion nearer to the one before (q and −q are the same rotation), so every
/// segment turns the short way. Segments go and join as those of `KeyframeTrack`, in the frames of their keys. A cubic
/// is cumulative, q(u) = q₀·exp(w₁B₁(u))·exp(w₂B₂(u))·exp(w₃B₃(u)) with the cumulative Bernstein polynomials (Kim, Kim
/// and Shin 1995) and the rotation vectors that the tangents give. About a single axis its angle is exactly the scalar
/// track's; in general it does not depend on the frame it is described in. A spring moves the rotation vector from the
/// earlier key.
///
/// Angular velocities, also those that are given, are in radians per unit of time about the axes of the space that
/// the rotation leads into. At even speed a segment's tangents are such velocities by the cubic's own parameter.
public struct RotationTrack: Sendable {
    /// Which of the two turns between two keys is meant. A whole turn, from q to −q, has no axis and is none.
    public typealias Turns = Quaternion.Turns

    /// The rotations of the keyframes; by `.shortest` each named by the nearer quaternion.
    ///
    /// Their length is 1: one that differs from it by more than 8 units of roundoff was divided by it. Only a track of
    /// components keeps its quaternions as they were given.
    public let values: [Quaternion]
    /// Which of the two turns between two keys is meant.
    public let turns: Turns

    private let knots: Knots
    let segments: [RotationSegment]
    let source: Source

    enum Source: Hashable {
        case rule(TangentRule)
        case mixed([Interpolation<Vector3>])
        case components(inTangents: [Quaternion], outTangents: [Quaternion])
    }

    /// A track through rotations at times, by one rule.
    ///
    /// - Throws: as `KeyframeTrack`; `HookeError.badElement` for a quaternion whose length is not 1 within 0.01.
    public init(
        times: [Double], values: [Quaternion], rule: TangentRule, turns: Turns = .shortest
    ) throws(HookeError) {
        try self.init(times, values, turns, .rule(rule))
    }

    /// A track through rotations at times, by an interpolation for each segment.
    ///
    /// - Throws: as `init(times:values:rule:turns:)` and `KeyframeTrack`.
    public init(
        times: [Double], values: [Quaternion], interpolations: [Interpolation<Vector3>],
        turns: Turns = .shortest
    ) throws(HookeError) {
        try self.init(times, values, turns, .mixed(interpolations))
    }

    /// A track of cubics in each component of the quaternions, brought to length 1: glTF's `CUBICSPLINE`.
    ///
    /// p(u) is the Hermite cubic of the quaternions as they are given, and the rotation is p/|p|. Where p comes to
    /// nothing, the rotation is that of the nearer key, at rest.
    ///
    /// - Parameters:
    ///   - times: finite, never falling.
    ///   - values: as many quaternions of length 1, within 0.01.
    ///   - inTangents: for each key dp/dt before it; the first is not used.
    ///   - outTangents: for each key dp/dt after it; the last is not used.
    /// - Throws: as `init(times:values:rule:turns:)`; `HookeError.wrongCount` for another number of tangents, and
    ///   `HookeError.badElement` for one that is not finite.
    public init(
        times: [Double], values: [Quaternion], inTangents: [Quaternion], outTangents: [Quaternion]
    ) throws(HookeError) {
        for (field, tangents) in [("inTangents", inTangents), ("outTangents", outTangents)] {
            guard tangents.count == times.count else {
                throw .wrongCount(
                    field: .init(field), count: tangents.count, accepted: "\(times.count), one for each time")
            }
            for (index, tangent) in tangents.enumerated() where !tangent.components.norm.isFinite {
                throw .badElement(
                    field: .init(field), index: index, value: tangent.components.norm,
                    accepted: "a quaternion of finite length")
            }
        }
        try self.init(
            times, values, .asGiven, .components(inTangents: inTangents, outTangents: outTangents))
    }

    private init(
        _ times: [Double], _ values: [Quaternion], _ turns: Turns, _ source: Source
    ) throws(HookeError) {
        knots = try Knots(times)
        guard values.count == times.count else {
            throw .wrongCount(
                field: "values", count: values.count, accepted: "\(times.count), one for each time")
        }
        let rotations = try Self.named(values, turns)
        let named: [Quaternion]
        if case .components = source { named = values } else { named = rotations }
        self.values = named
        self.turns = turns
        self.source = source
        let chords: [Vector3] = zip(named, named.dropFirst()).map { ($0.conjugate * $1).rotationVector }
        let durations = knots.durations
        let last = named[named.count - 1]
        let isClosed = named[0] == last || named[0] == last.negated
        switch source {
        case .rule(let rule):
            let joined = try SegmentJoining(rule, chords: chords, durations: durations, isClosed: isClosed)
            segments = chords.indices.map { k in
                RotationSegment(
                    Interpolation(rule: rule), named[k], named[k + 1], chord: chords[k], joined, k)
            }
        case .mixed(let interpolations):
            guard interpolations.count == chords.count else {
                throw .wrongCount(
                    field: "interpolations", count: interpolations.count,
                    accepted: "\(chords.count), one for each pair of neighbouring keys")
            }
            var turning: [Interpolation<Vector3>] = []
            for (index, interpolation) in interpolations.enumerated() {
                try interpolation.check(index: index)
                turning.append(interpolation.seen(from: named[index], to: named[index + 1]))
            }
            let joined = try SegmentJoining(
                turning, chords: chords, durations: durations, isClosed: isClosed, geometry: .rotations)
            segments = chords.indices.map { k in
                RotationSegment(turning[k], named[k], named[k + 1], chord: chords[k], joined, k)
            }
        case .components(let inTangents, let outTangents):
            segments = chords.indices.map { k in
                RotationSegment(
                    named[k], named[k + 1], startTangent: outTangents[k].components * durations[k],
                    endTangent: inTangents[k + 1].components * durations[k])
            }
        }
    }

    /// The keys by the quaternions that are meant.
    static func named(_ values: [Quaternion], _ turns: Turns) throws(HookeError) -> [Quaternion] {
        var named: [Quaternion] = []
        for (index, value) in values.enumerated() {
            guard let unit = value.rotation else {
                throw .badElement(
                    field: "values", index: index, value: value.length,
                    accepted: "a quaternion of length 1, within 0.01")
            }
            let isFar = turns == .shortest && (named.last.map { $0.dot(unit) < 0 } ?? false)
            named.append(isFar ? unit.negated : unit)
        }
        return named
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The rule of all segments; `nil` for a track that was given interpolations or tangents.
    public var rule: TangentRule? {
        if case .rule(let rule) = source { rule } else { nil }
    }

    /// How the track goes from each key to the next: one less than there are keys; `nil` for a track of components.
    public var interpolations: [Interpolation<Vector3>]? {
        switch source {
        case .rule(let rule): Array(repeating: Interpolation(rule: rule), count: segments.count)
        case .mixed(let interpolations): interpolations
        case .components: nil
        }
    }

    /// The tangents of a track of components, before and after each key; `nil` for others.
    public var componentTangents: (before: [Quaternion], after: [Quaternion])? {
        if case .components(let before, let after) = source { (before, after) } else { nil }
    }
}

// MARK: - Asking

/// Where a rotation is at one time, and how it turns.
public struct RotationState: Hashable, Sendable {
    /// The rotation.
    public var rotation: Quaternion
    /// The angular velocity in radians per unit of time, about the axes of the space the rotation leads into.
    public var angularVelocity: Vector3
    /// Its derivative, in radians per unit of time squared.
    public var angularAcceleration: Vector3

    /// A state from its three parts.
    public init(rotation: Quaternion, angularVelocity: Vector3, angularAcceleration: Vector3) {
        self.rotation = rotation
        self.angularVelocity = angularVelocity
        self.angularAcceleration = angularAcceleration
    }
}

extension RotationTrack {
    /// The rotation at a time; that of the first key before it, of the last key after it, of a key exactly at it.
    /// NaN gives NaN components.
    public func value(at t: Double) -> Quaternion {
        guard let position = knots.position(of: t) else { return valueOutside(t) }
        return value(at: position)
    }

    /// The rotation at a place within the keys, for callers that have found it.
    func value(at position: Knots.Position) -> Quaternion {
        let k = position.segment
        if position.left == 0 { return key(k + 1) }
        if position.passed == 0 { return key(k) }
        return segments[k].value(at: position)
    }

    /// The angular velocity at a time in radians per unit of time, about the axes of the space the rotation leads
    /// into; at a key that of the segment which begins there. Zero outside the keys. NaN gives NaN.
    public func angularVelocity(at t: Double) -> Vector3 { state(at: t).angularVelocity }

    /// The angular acceleration at a time in radians per unit of time squared, with the conventions of
    /// `angularVelocity(at:)`. Most cubics jump in it at their keys.
    public func angularAcceleration(at t: Double) -> Vector3 { state(at: t).angularAcceleration }

    /// Rotation, angular velocity and angular acceleration at a time, after one search.
    public func state(at t: Double) -> RotationState {
        guard let position = knots.position(of: t) else {
            let rest = t.isNaN ? Vector3(repeating: .nan) : .zero
            return RotationState(rotation: valueOutside(t), angularVelocity: rest, angularAcceleration: rest)
        }
        return state(at: position)
    }

    /// Rotation, angular velocity and angular acceleration at a place within the keys.
    func state(at position: Knots.Position) -> RotationState {
        var state = segments[position.segment].state(at: position)
        state.rotation = value(at: position)
        return state
    }

    /// Whether a segment stays where it is.
    func isStill(_ k: Int) -> Bool { segments[k].isStill }

    /// A segment made ready for many samples; `nil` for one with a timing function, and for
    /// springs and the like.
    func preparedTurn(_ k: Int) -> PreparedTurn? { segments[k].preparedTurn }

    private func valueOutside(_ t: Double) -> Quaternion {
        if t.isNaN { return Quaternion(components: SIMD4(repeating: .nan)) }
        return key(t < times[0] ? 0 : values.count - 1)
    }

    /// The rotation of a key.
    private func key(_ index: Int) -> Quaternion { values[index].rotation ?? values[index] }
}

extension Interpolation<Vector3> {
    /// The same with its velocities in the turning frame, at the key each belongs to.
    fileprivate func seen(from start: Quaternion, to end: Quaternion) -> Self {
        func atStart(_ vector: Vector3) -> Vector3 { start.unit.conjugate.rotating(vector) }
        func atEnd(_ vector: Vector3) -> Vector3 { end.unit.conjugate.rotating(vector) }
        var result = self
        switch path {
        case .discrete, .linear: break
        case .cubic(let rule, let first, let last):
            result.path = .cubic(rule, startVelocity: first.map(atStart), endVelocity: last.map(atEnd))
        case .spring(let spring, let velocity):
            result.path = .spring(spring, initialVelocity: velocity.map(atStart))
        case .even(let first, let last):
            result.path = .even(startTangent: atStart(first), endTangent: atEnd(last))
        }
        return result
    }
}

// MARK: - Comparing and coding

extension RotationTrack: Hashable {
    /// Whether keys and interpolations are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.knots == b.knots && a.values == b.values && a.turns == b.turns && a.source == b.source
    }

    /// Hashes keys and interpolations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(knots)
        hasher.combine(values)
        hasher.combine(turns)
        hasher.combine(source)
    }
}

#if !hasFeature(Embedded)
    extension RotationState: Codable {}
#endif
