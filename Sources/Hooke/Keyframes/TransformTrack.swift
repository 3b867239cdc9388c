/// A transform through keyframes.
///
/// The keys are taken apart as by `TransformInterpolation`, all in the plane or all in space; translation, scale,
/// skew and perspective follow the rule component by component, and the rotation as a `RotationTrack`. A flip about
/// one axis therefore has the angles of the scalar track with the same keys. At its keys, outside them and in holds
/// the track gives the keys' own transforms, bit for bit.
///
/// If a key is singular (a view that grows from scale 0), the sixteen fields follow the rule instead.
public struct TransformTrack: Sendable, Hashable {
    /// The transforms of the keyframes.
    public let values: [Transform3D]
    /// How the track goes from one key to the next.
    public let rule: TangentRule

    private enum Channels: Hashable {
        case parts(KeyframeTrack<PartsVector>, RotationTrack)
        case fields(KeyframeTrack<FieldsVector>)
    }
    private let channels: Channels
    private let knots: Knots
    /// Whether a segment stays where it is: equal keys, and no tangent to leave them by.
    private let isStill: [Bool]

    /// A track through transforms at times.
    ///
    /// - Throws: as `KeyframeTrack`; a transform with a field that is not finite is a `HookeError.badElement`.
    public init(
        times: [Double], values: [Transform3D], rule: TangentRule,
        policy: Transform3D.SingularityPolicy = .rounding
    ) throws(HookeError) {
        knots = try Knots(times)
        for (index, value) in values.enumerated() where !value.isFinite {
            throw .badElement(
                field: "values", index: index, value: .nan, accepted: "a transform of finite fields")
        }
        self.values = values
        self.rule = rule
        if let parts = TransformParts.all(values, policy) {
            let track = try KeyframeTrack(times: times, values: parts.map(PartsVector.init), rule: rule)
            let rotations = try RotationTrack(times: times, values: parts.map(\.rotation), rule: rule)
            channels = .parts(track, rotations)
            isStill = track.segments.indices.map { k in
                values[k] == values[k + 1] && track.segments[k].kind == .still && rotations.isStill(k)
            }
        } else {
            let track = try KeyframeTrack(times: times, values: values.map(FieldsVector.init), rule: rule)
            channels = .fields(track)
            isStill = track.segments.indices.map { track.segments[$0].kind == .still }
        }
    }

    /// A track through keyed transforms.
    ///
    /// - Throws: as `init(times:values:rule:policy:)`.
    public init(_ keyframes: [(time: Double, transform: Transform3D)], rule: TangentRule) throws(HookeError) {
        try self.init(times: keyframes.map(\.time), values: keyframes.map(\.transform), rule: rule)
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The transform at a time. NaN gives NaN fields.
    public func transform(at t: Double) -> Transform3D {
        guard let position = knots.position(of: t) else {
            if t.isNaN { return values[0].mixed(with: values[0], at: .nan) }
            return t < times[0] ? values[0] : values[values.count - 1]
        }
        let k = position.segment
        if position.left == 0 { return values[k + 1] }
        if position.passed == 0 || rule == .discrete || isStill[k] { return values[k] }
        switch channels {
        case .fields(let track): return track.value(at: position).transform
        case .parts(let track, let rotations):
            return Transform3D(
                track.value(at: position).decomposition(rotation: rotations.value(at: position)))
        }
    }
}

/// The parts of a transform that follow a rule component by component: all but the rotation.
private struct PartsVector: LaneVector, Hashable {
    var lanes: SIMD16<Double>

    init(lanes: SIMD16<Double>) { self.lanes = lanes }

    init(_ parts: Transform3D.Decomposition) {
        let (t, s, k, p) = (parts.translation, parts.scale, parts.skew, parts.perspective)
        lanes = SIMD16(t.x, t.y, t.z, s.x, s.y, s.z, k.x, k.y, k.z, p.x, p.y, p.z, p.w, 0, 0, 0)
    }

    func decomposition(rotation: Quaternion) -> Transform3D.Decomposition {
        Transform3D.Decomposition(
            translation: Vector3(lanes[0], lanes[1], lanes[2]), scale: Vector3(lanes[3], lanes[4], lanes[5]),
            skew: Vector3(lanes[6], lanes[7], lanes[8]),
            perspective: SIMD4(lanes[9], lanes[10], lanes[11], lanes[12]), rotation: rotation)
    }

    static var componentCount: Int { 13 }
}

/// The sixteen fields of a transform.
private struct FieldsVector: LaneVector, Hashable {
    var lanes: SIMD16<Double>

    init(lanes: SIMD16<Double>) { self.lanes = lanes }

    init(_ m: Transform3D) {
        lanes = SIMD16(
            lowHalf: SIMD8(lowHalf: m.row1, highHalf: m.row2),
            highHalf: SIMD8(lowHalf: m.row3, highHalf: m.row4))
    }

    var transform: Transform3D {
        Transform3D(
            row1: lanes.lowHalf.lowHalf, row2: lanes.lowHalf.highHalf, row3: lanes.highHalf.lowHalf,
            row4: lanes.highHalf.highHalf)
    }

    static var componentCount: Int { 16 }
}

/// A vector kept in sixteen lanes, the first of them its components and any others 0.
private protocol LaneVector: ComponentVector {
    var lanes: SIMD16<Double> { get set }
    init(lanes: SIMD16<Double>)
}

extension LaneVector {
    static var zero: Self { Self(lanes: .zero) }
    subscript(component index: Int) -> Double {
        get { lanes[index] }
        set { lanes[index] = newValue }
    }
    func adding(_ other: Self) -> Self { Self(lanes: lanes + other.lanes) }
    func subtracting(_ other: Self) -> Self { Self(lanes: lanes - other.lanes) }
    func scaled(by factor: Double) -> Self { Self(lanes: lanes * factor) }

    /// The largest magnitude among the lanes. As good a norm as any where only finiteness is asked of it: components
    /// of unlike units have no common length.
    var norm: Double { max(lanes.max().magnitude, lanes.min().magnitude) }
}
