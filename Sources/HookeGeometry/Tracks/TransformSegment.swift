import Hooke

/// A segment of a transform track, prepared for evaluation: thirteen parts without the rotation, or sixteen
/// fields.
///
/// Concrete rows of four stay in registers; generic vectors of sixteen lanes took several times as long. The
/// cubic equals that of `KeyframeTrack`, operation by operation.
struct TransformSegment: Sendable {
    enum Kind: UInt8, Sendable {
        /// Constant: the transform at its start.
        case still
        /// Linear.
        case linear
        /// A Hermite cubic.
        case cubic
        /// As above, for parts without skew and perspective.
        case plainLinear, plainCubic
        /// Evaluated by the track's channels.
        case special
    }

    let kind: Kind
    /// Translation, scale, skew and perspective; or the rows of the fields.
    private let first, second, third, fourth: Channel

    /// Four numbers, or three and a 0.
    private struct Channel: Sendable {
        let start, end, startTangent, endTangent: SIMD4<Double>

        /// Returns the value, computed from the nearer end.
        @inline(__always)
        func value(_ weights: HermiteWeights, isLinear: Bool) -> SIMD4<Double> {
            let nearest = weights.isLate ? end : start
            let chord = end - start
            if isLinear { return nearest + chord * weights.straight }
            let offset = chord * weights.chord + startTangent * weights.startTangent
            return nearest + (offset - endTangent * weights.endTangent)
        }

        /// Returns whether the channel is constantly `value`.
        func stays(at value: SIMD4<Double>) -> Bool {
            start == value && end == value && startTangent == .zero && endTangent == .zero
        }
    }

    /// - Parameters:
    ///   - segment: the segment of the parts.
    ///   - hold: whether the segment stays at its first key.
    ///   - rests: whether the keys and the rotation are constant.
    ///   - canTurn: whether the rotation is prepared too.
    init(_ segment: TrackSegment<PartsVector>, hold: Bool, rests: Bool, canTurn: Bool) {
        func channel(_ part: (Transform3D.Decomposition) -> SIMD4<Double>) -> Channel {
            func of(_ vector: PartsVector) -> SIMD4<Double> {
                part(vector.decomposition(rotation: .identity))
            }
            return Channel(
                start: of(segment.start), end: of(segment.end), startTangent: of(segment.startTangent),
                endTangent: of(segment.endTangent))
        }
        first = channel { SIMD4($0.translation, 0) }
        second = channel { SIMD4($0.scale, 0) }
        third = channel { SIMD4($0.skew, 0) }
        fourth = channel { $0.perspective }
        let isPlain = third.stays(at: .zero) && fourth.stays(at: SIMD4(0, 0, 0, 1))
        switch segment.kind {
        case _ where hold: kind = .still
        case .still where rests: kind = .still
        case .special: kind = .special
        case _ where !canTurn: kind = .special
        case .still, .linear: kind = isPlain ? .plainLinear : .linear
        case .cubic: kind = isPlain ? .plainCubic : .cubic
        }
    }

    /// - Parameters:
    ///   - segment: the segment of the fields.
    ///   - hold: whether the segment stays at its first key.
    init(_ segment: TrackSegment<FieldsVector>, hold: Bool) {
        func channel(_ row: (Transform3D) -> SIMD4<Double>) -> Channel {
            Channel(
                start: row(segment.start.transform), end: row(segment.end.transform),
                startTangent: row(segment.startTangent.transform),
                endTangent: row(segment.endTangent.transform))
        }
        first = channel { $0.row1 }
        second = channel { $0.row2 }
        third = channel { $0.row3 }
        fourth = channel { $0.row4 }
        switch segment.kind {
        case _ where hold: kind = .still
        case .still: kind = .still
        case .linear: kind = .linear
        case .cubic: kind = .cubic
        case .special: kind = .special
        }
    }

    /// Adds the kind and all channels.
    func add(to numbers: inout [Double]) {
        numbers.append(Double(kind.rawValue))
        for channel in [first, second, third, fourth] {
            for row in [channel.start, channel.end, channel.startTangent, channel.endTangent] {
                numbers += [row.x, row.y, row.z, row.w]
            }
        }
    }

    /// Creates a segment from the numbers of ``add(to:)``.
    init(_ kind: Double, row: () throws(HookeError) -> SIMD4<Double>) throws(HookeError) {
        func channel() throws(HookeError) -> Channel {
            Channel(start: try row(), end: try row(), startTangent: try row(), endTangent: try row())
        }
        guard kind >= 0, kind < 5, let known = Kind(rawValue: UInt8(kind)) else {
            throw .outOfRange(field: "kind", value: kind, accepted: "0 to 4")
        }
        self.kind = known
        first = try channel()
        second = try channel()
        third = try channel()
        fourth = try channel()
    }

    /// Returns the parts at u, with v = 1 − u. Takes a pointer to read only the needed fields.
    @inline(__always)
    static func parts(
        of segment: UnsafePointer<TransformSegment>, _ u: Double, _ v: Double, rotation: Quaternion
    ) -> Transform3D.Decomposition {
        let weights = HermiteWeights(u, v)
        let kind = segment.pointee.kind
        let isLinear = kind == .linear || kind == .plainLinear
        var parts = Transform3D.Decomposition(rotation: rotation)
        parts.translation = segment.pointee.first.value(weights, isLinear: isLinear).upper
        parts.scale = segment.pointee.second.value(weights, isLinear: isLinear).upper
        if kind == .linear || kind == .cubic {
            parts.skew = segment.pointee.third.value(weights, isLinear: isLinear).upper
            parts.perspective = segment.pointee.fourth.value(weights, isLinear: isLinear)
        }
        return parts
    }

    /// Returns the fields at u, with v = 1 − u.
    @inline(__always)
    static func fields(
        of segment: UnsafePointer<TransformSegment>, _ u: Double, _ v: Double
    ) -> Transform3D {
        let weights = HermiteWeights(u, v)
        let isLinear = segment.pointee.kind == .linear
        return Transform3D(
            row1: segment.pointee.first.value(weights, isLinear: isLinear),
            row2: segment.pointee.second.value(weights, isLinear: isLinear),
            row3: segment.pointee.third.value(weights, isLinear: isLinear),
            row4: segment.pointee.fourth.value(weights, isLinear: isLinear))
    }
}

/// The parts of a transform that follow a rule component by component: all except the rotation.
struct PartsVector: LaneVector, Hashable {
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
struct FieldsVector: LaneVector, Hashable {
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

/// A vector in sixteen lanes: its components first, then 0.
protocol LaneVector: ComponentVector {
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

    /// The largest magnitude of the lanes. Components of different units have no common length, and only
    /// finiteness is tested.
    var norm: Double { max(lanes.max().magnitude, lanes.min().magnitude) }
}
