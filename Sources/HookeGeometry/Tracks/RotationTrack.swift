/// A rotation through keyframes: a pure function of time, with angular velocity and angular acceleration.
///
/// - q and −q are the same rotation. By default each key uses the quaternion nearer to the one before, so
///   that every segment rotates in the shorter direction.
/// - Segments interpolate and join as in `KeyframeTrack`, in the frames of their keys.
/// - A cubic is cumulative (Kim, Kim and Shin 1995): q(u) = q₀·exp(w₁B₁(u))·exp(w₂B₂(u))·exp(w₃B₃(u)), with
///   the cumulative Bernstein polynomials and the rotation vectors of the tangents. About a single axis its
///   angle equals the scalar track. It does not depend on the coordinate frame.
/// - A spring moves the rotation vector from the earlier key.
///
/// Angular velocities, given ones included, are in radians per unit of time about the axes of the target
/// space of the rotation. At even speed a segment's tangents are such velocities by the cubic's own
/// parameter.
public struct RotationTrack: Sendable {
    /// Which of the two rotations between two keys to take. From q to −q there is no axis, and the track
    /// stays.
    public typealias Turns = Quaternion.Turns

    /// The rotations of the keyframes; with `.shortest`, each is the nearer of q and −q.
    ///
    /// Their length is 1: values that differ by more than 8 units of roundoff were normalised. Only component
    /// tracks keep their quaternions as given.
    public let values: [Quaternion]
    /// Which of the two rotations between two keys to take.
    public let turns: Turns

    private let knots: Knots
    let segments: [RotationSegment]
    let source: Source

    enum Source: Hashable {
        case rule(TangentRule)
        case mixed([Interpolation<Vector3>])
        case components(inTangents: [Quaternion], outTangents: [Quaternion])
    }

    /// Creates a track through rotations at times, with one rule.
    ///
    /// - Throws: as `KeyframeTrack`; `HookeError.badElement` for a quaternion whose length is not 1 within
    ///   0.01.
    public init(
        times: [Double], values: [Quaternion], rule: TangentRule, turns: Turns = .shortest
    ) throws(HookeError) {
        try self.init(times, values, turns, .rule(rule))
    }

    /// Creates a track through rotations at times, with an interpolation per segment.
    ///
    /// - Throws: as `init(times:values:rule:turns:)` and `KeyframeTrack`.
    public init(
        times: [Double], values: [Quaternion], interpolations: [Interpolation<Vector3>],
        turns: Turns = .shortest
    ) throws(HookeError) {
        try self.init(times, values, turns, .mixed(interpolations))
    }

    /// Creates a track of cubics in each quaternion component, normalised: glTF's `CUBICSPLINE`.
    ///
    /// The rotation is p/|p|, where p(u) is the Hermite cubic of the given quaternions. Where p is 0, the
    /// rotation is that of the nearer key, at rest.
    ///
    /// - Parameters:
    ///   - times: finite and non-decreasing.
    ///   - values: as many quaternions of length 1, within 0.01.
    ///   - inTangents: dp/dt before each key; the first is not used.
    ///   - outTangents: dp/dt after each key; the last is not used.
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
            let tangents = try Tangents(
                track: rule, chords: chords, durations: durations, isClosed: isClosed)
            segments = chords.indices.map { k in
                RotationSegment(
                    Interpolation(rule: rule), named[k], named[k + 1], chord: chords[k], tangents, at: k)
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
                RotationSegment(
                    turning[k], named[k], named[k + 1], chord: chords[k], joined.tangents,
                    springVelocity: joined.springVelocities[k], at: k)
            }
        case .components(let inTangents, let outTangents):
            segments = chords.indices.map { k in
                RotationSegment(
                    named[k], named[k + 1], startTangent: outTangents[k].components * durations[k],
                    endTangent: inTangents[k + 1].components * durations[k])
            }
        }
    }

    /// Returns the keys by the quaternions in use.
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

    /// The rule of all segments; `nil` for a track from interpolations or tangents.
    public var rule: TangentRule? {
        if case .rule(let rule) = source { rule } else { nil }
    }

    /// The interpolation of each segment: one less than keys; `nil` for a component track.
    public var interpolations: [Interpolation<Vector3>]? {
        switch source {
        case .rule(let rule): Array(repeating: Interpolation(rule: rule), count: segments.count)
        case .mixed(let interpolations): interpolations
        case .components: nil
        }
    }

    /// The tangents of a component track, before and after each key; `nil` for others.
    public var componentTangents: (before: [Quaternion], after: [Quaternion])? {
        if case .components(let before, let after) = source { (before, after) } else { nil }
    }
}

// MARK: - Evaluation

extension RotationTrack {
    /// Returns the rotation at a time: before the first key that key's, after the last key that key's, at a
    /// key exactly the key's, unless the next segment begins with a jump, which has then been made. NaN gives NaN
    /// components.
    public func value(at t: Double) -> Quaternion {
        guard let position = knots.position(of: t) else { return valueOutside(t) }
        return value(at: position)
    }

    /// Returns the rotation at a known position within the keys.
    func value(at position: Knots.Position) -> Quaternion {
        let k = position.segment
        if position.left == 0 { return key(k + 1) }
        if position.passed == 0, !jumpsAtStart(ofSegment: k) { return key(k) }
        return segments[k].value(at: position)
    }

    /// Returns the angular velocity at a time in radians per unit of time, about the axes of the rotation's
    /// target space.
    ///
    /// At a key it is that of the segment which begins there. Zero outside the keys. NaN gives NaN.
    public func angularVelocity(at t: Double) -> Vector3 { state(at: t).angularVelocity }

    /// Returns the angular acceleration at a time in radians per unit of time squared, with the conventions
    /// of `angularVelocity(at:)`. For most cubics it jumps at the keys.
    public func angularAcceleration(at t: Double) -> Vector3 { state(at: t).angularAcceleration }

    /// Returns rotation, angular velocity and angular acceleration at a time, with one search.
    public func state(at t: Double) -> RotationState {
        guard let position = knots.position(of: t) else {
            let rest = t.isNaN ? Vector3(repeating: .nan) : .zero
            return RotationState(rotation: valueOutside(t), angularVelocity: rest, angularAcceleration: rest)
        }
        return state(at: position)
    }

    /// Returns rotation, angular velocity and angular acceleration at a position within the keys.
    func state(at position: Knots.Position) -> RotationState {
        var state = segments[position.segment].state(at: position)
        state.rotation = value(at: position)
        return state
    }

    /// Returns whether a segment has left its start already at its start.
    func jumpsAtStart(ofSegment k: Int) -> Bool { segments[k].timing?.jumpsAtStart ?? false }

    /// Returns whether a segment is constant.
    func isStill(_ k: Int) -> Bool { segments[k].isStill }

    /// Returns a segment prepared for many samples; `nil` for timing functions, even speed, springs and
    /// components.
    func preparedRotation(_ k: Int) -> PreparedRotation? { segments[k].preparedRotation }

    private func valueOutside(_ t: Double) -> Quaternion {
        if t.isNaN { return Quaternion(components: SIMD4(repeating: .nan)) }
        return key(t < times[0] ? 0 : values.count - 1)
    }

    /// Returns the rotation of a key.
    private func key(_ index: Int) -> Quaternion { values[index].rotation ?? values[index] }
}

extension Interpolation<Vector3> {
    /// Returns the interpolation with its velocities in the rotating frame, each at its key.
    fileprivate func seen(from start: Quaternion, to end: Quaternion) -> Self {
        func atStart(_ vector: Vector3) -> Vector3 { start.unit.conjugate.rotating(vector) }
        func atEnd(_ vector: Vector3) -> Vector3 { end.unit.conjugate.rotating(vector) }
        var result = self
        switch form {
        case .discrete, .linear: break
        case .cubic(let rule, let first, let last):
            result.form = .cubic(rule, startVelocity: first.map(atStart), endVelocity: last.map(atEnd))
        case .spring(let spring, let velocity):
            result.form = .spring(spring, initialVelocity: velocity.map(atStart))
        case .even(let first, let last):
            result.form = .even(startTangent: atStart(first), endTangent: atEnd(last))
        }
        return result
    }
}

// MARK: - Comparison and coding

extension RotationTrack: Hashable {
    /// Returns whether keys and interpolations are equal.
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
