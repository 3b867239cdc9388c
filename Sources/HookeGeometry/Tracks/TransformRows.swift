import Hooke

/// Four rows of four numbers: the fields of a transform, or its parts without the rotation.
///
/// Concrete rows of four stay in registers; generic vectors of sixteen lanes took several times as long.
struct TransformRows: ComponentVector, Hashable {
    var fields: Transform3D

    init(_ fields: Transform3D) { self.fields = fields }

    /// Translation, scale, skew and perspective; the first three end with 0.
    init(_ parts: Transform3D.Decomposition) {
        fields = Transform3D(
            row1: SIMD4(parts.translation, 0), row2: SIMD4(parts.scale, 0), row3: SIMD4(parts.skew, 0),
            row4: parts.perspective)
    }

    func decomposition(rotation: Quaternion) -> Transform3D.Decomposition {
        Transform3D.Decomposition(
            translation: fields.row1.upper, scale: fields.row2.upper, skew: fields.row3.upper,
            perspective: fields.row4, rotation: rotation)
    }

    // MARK: Vector

    static var componentCount: Int { 16 }

    static var zero: TransformRows { TransformRows(.zero) }

    /// The components, row by row.
    subscript(component index: Int) -> Double {
        get {
            switch index / 4 {
            case 0: fields.row1[index % 4]
            case 1: fields.row2[index % 4]
            case 2: fields.row3[index % 4]
            default: fields.row4[index % 4]
            }
        }
        set {
            switch index / 4 {
            case 0: fields.row1[index % 4] = newValue
            case 1: fields.row2[index % 4] = newValue
            case 2: fields.row3[index % 4] = newValue
            default: fields.row4[index % 4] = newValue
            }
        }
    }

    func adding(_ other: TransformRows) -> TransformRows { TransformRows(fields.adding(other.fields)) }

    func subtracting(_ other: TransformRows) -> TransformRows {
        let (a, b) = (fields, other.fields)
        return TransformRows(
            Transform3D(
                row1: a.row1 - b.row1, row2: a.row2 - b.row2, row3: a.row3 - b.row3, row4: a.row4 - b.row4))
    }

    func scaled(by factor: Double) -> TransformRows { TransformRows(fields.scaled(by: factor)) }

    /// The largest magnitude. Components of different units have no common length, and only finiteness is tested.
    var norm: Double {
        let rows = fields.magnitudes
        return pointwiseMax(pointwiseMax(rows.row1, rows.row2), pointwiseMax(rows.row3, rows.row4)).max()
    }
}

/// How a segment of a transform track is evaluated.
enum TransformKind: UInt8, Sendable {
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

    /// - Parameters:
    ///   - segment: the segment of the rows.
    ///   - hold: whether the segment stays at its first key.
    ///   - rests: whether the transform is constant if the rows are.
    ///   - canTurn: whether a rotation is prepared; `nil` if the rows are fields.
    init(_ segment: TrackSegment<TransformRows>, hold: Bool, rests: Bool = true, canTurn: Bool? = nil) {
        let isPlain = canTurn != nil && segment.hasPlainParts
        switch segment.kind {
        case _ where hold: self = .still
        case .still where rests: self = .still
        case .special: self = .special
        case _ where canTurn == false: self = .special
        case .still, .linear: self = isPlain ? .plainLinear : .linear
        case .cubic: self = isPlain ? .plainCubic : .cubic
        }
    }

    @inline(__always)
    var isStraight: Bool {
        switch self {
        case .linear, .plainLinear: true
        case .still, .cubic, .plainCubic, .special: false
        }
    }
}

extension TrackSegment<TransformRows> {
    /// Whether its parts have no skew and no perspective.
    fileprivate var hasPlainParts: Bool {
        [start, end].allSatisfy { $0.fields.row3 == .zero && $0.fields.row4 == SIMD4(0, 0, 0, 1) }
            && [startTangent, endTangent].allSatisfy { $0.fields.row3 == .zero && $0.fields.row4 == .zero }
    }
}

extension TrackNode<TransformRows> {
    /// Returns the parts at u of the segment from `first` to the next node, with v = 1 − u. Takes a pointer to read only
    /// the needed rows.
    @inline(__always)
    static func parts(
        from first: UnsafePointer<Self>, _ kind: TransformKind, _ u: Double, _ v: Double, rotation: Quaternion
    ) -> Transform3D.Decomposition {
        let weights = HermiteWeights(u, v)
        let isStraight = kind.isStraight
        var parts = Transform3D.Decomposition(rotation: rotation)
        parts.translation = row(from: first, weights, isStraight) { $0.row1 }.upper
        parts.scale = row(from: first, weights, isStraight) { $0.row2 }.upper
        if kind == .linear || kind == .cubic {
            parts.skew = row(from: first, weights, isStraight) { $0.row3 }.upper
            parts.perspective = row(from: first, weights, isStraight) { $0.row4 }
        }
        return parts
    }

    /// Returns the fields at u of the segment from `first` to the next node, with v = 1 − u.
    @inline(__always)
    static func fields(
        from first: UnsafePointer<Self>, _ kind: TransformKind, _ u: Double, _ v: Double
    ) -> Transform3D {
        let weights = HermiteWeights(u, v)
        let isStraight = kind.isStraight
        return Transform3D(
            row1: row(from: first, weights, isStraight) { $0.row1 },
            row2: row(from: first, weights, isStraight) { $0.row2 },
            row3: row(from: first, weights, isStraight) { $0.row3 },
            row4: row(from: first, weights, isStraight) { $0.row4 })
    }

    /// Returns a row, computed from the nearer end; the same operations as in `KeyframeTrack`.
    @inline(__always)
    private static func row(
        from first: UnsafePointer<Self>, _ weights: HermiteWeights, _ isStraight: Bool,
        _ row: (Transform3D) -> SIMD4<Double>
    ) -> SIMD4<Double> {
        let second = first + 1
        let (start, end) = (row(first.pointee.value.fields), row(second.pointee.value.fields))
        let nearest = weights.isLate ? end : start
        let chord = end - start
        if isStraight { return nearest + chord * weights.straight }
        let offset = chord * weights.chord + row(first.pointee.leaving.fields) * weights.startTangent
        return nearest + (offset - row(second.pointee.arriving.fields) * weights.endTangent)
    }
}
