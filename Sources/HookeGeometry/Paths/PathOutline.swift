import Hooke

/// A subpath as cubics with the fractions of its length at which they begin.
struct PathOutline: Sendable {
    private struct Piece {
        let curve: BezierCurve
        let table: ArcLength
        /// The fractions at which it begins and ends.
        var from, to: Double

        /// Whether the parameter is the fraction of the length, as on a line.
        var isUniform: Bool { curve.d0 == curve.d1 && curve.d1 == curve.d2 }
    }

    private var pieces: [Piece]
    let isClosed: Bool
    /// The point of an outline without length.
    private let point: Vector2

    /// Pieces shorter than this fraction are left out.
    private static let shortest = 1e-8
    /// Fractions that are closer than this are the same joint.
    private static let same = 1e-9

    private init(_ curves: [BezierCurve], isClosed: Bool, point: Vector2) {
        let tables = curves.map { curve in ArcLength(tolerance: 0x1p-50) { curve.squaredSpeed(about: $0) } }
        var lengths = curves.indices.map { tables[$0].total * curves[$0].unit }
        let whole = lengths.reduce(0, +)
        for index in lengths.indices where lengths[index] < Self.shortest * whole { lengths[index] = 0 }
        let total = lengths.reduce(0, +)
        self.isClosed = isClosed
        self.point = point
        pieces = []
        var done = 0.0
        for index in curves.indices where lengths[index] > 0 {
            let from = done / total
            done += lengths[index]
            pieces.append(Piece(curve: curves[index], table: tables[index], from: from, to: done / total))
        }
        if !pieces.isEmpty { pieces[pieces.count - 1].to = 1 }
    }

    /// Returns the subpaths of a path.
    static func outlines(of path: VectorPath, named field: HookeError.Field, within error: Double)
        throws(HookeError) -> [PathOutline]
    {
        guard !path.isEmpty else { throw .wrongCount(field: field, count: 0, accepted: "1 step or more") }
        let numbers = path.coordinates
        if let bad = numbers.firstIndex(where: { !$0.isFinite }) {
            throw .badElement(field: field, index: bad, value: numbers[bad], accepted: "a finite number")
        }
        var result: [PathOutline] = []
        var curves: [BezierCurve] = []
        var (current, start) = (Vector2.zero, Vector2.zero)
        var isClosed = false
        var isFirst = true
        func add(_ one: Vector2, _ two: Vector2, _ three: Vector2, to end: Vector2) {
            let curve = BezierCurve(start: current, end: end, one, two, three)
            if curve.unit > 0 { curves.append(curve) }
        }
        for element in path.replacingArcs(within: error).elements {
            let end = element.end ?? start
            switch element {
            case .move:
                if !isFirst { result.append(PathOutline(curves, isClosed: isClosed, point: start)) }
                (curves, start, isClosed, isFirst) = ([], end, false, false)
            case .quadratic(_, let control):
                let (d, e) = (control - current, end - control)
                add(d * (2.0 / 3), (d + e) / 3, e * (2.0 / 3), to: end)
            case .cubic(_, let one, let two): add(one - current, two - one, end - two, to: end)
            case .line, .close, .arc:
                let third = (end - current) / 3
                add(third, third, third, to: end)
                if element == .close { isClosed = true }
            }
            current = end
        }
        result.append(PathOutline(curves, isClosed: isClosed, point: start))
        return result
    }

    /// The number of joints.
    var jointCount: Int { pieces.count }

    /// The middle of the joints, as an outline without length.
    var center: PathOutline {
        var sum = Vector2.zero
        for piece in pieces { sum += piece.curve.start }
        return PathOutline([], isClosed: isClosed, point: pieces.isEmpty ? point : sum / Double(pieces.count))
    }

    /// The outline in the opposite direction, from the same joint.
    private var reversed: PathOutline {
        let curves = pieces.reversed().map { piece in
            let curve = piece.curve
            return BezierCurve(start: curve.end, end: curve.start, -curve.d2, -curve.d1, -curve.d0)
        }
        return PathOutline(curves, isClosed: isClosed, point: point)
    }

    /// Returns the outline from another joint on.
    private func beginning(at joint: Int) -> PathOutline {
        guard joint > 0 else { return self }
        var result = self
        let shift = pieces[joint].from
        result.pieces = pieces[joint...].map { piece in
            Piece(curve: piece.curve, table: piece.table, from: piece.from - shift, to: piece.to - shift)
        }
        result.pieces += pieces[..<joint].map { piece in
            Piece(
                curve: piece.curve, table: piece.table, from: piece.from - shift + 1, to: piece.to - shift + 1
            )
        }
        result.pieces[result.pieces.count - 1].to = 1
        return result
    }

    // MARK: Cutting

    /// The cuts inside a piece at the other's joints, as fractions of the whole length.
    private func cuts(_ piece: Piece, _ other: PathOutline) -> [Double] {
        // Pieces are in order, so those inside are a part found by bisection.
        let first = other.pieces.partitioningIndex { $0.from > piece.from + Self.same }
        return other.pieces[first...].prefix { $0.from < piece.to - Self.same }.map { $0.from }
    }

    /// Returns the parameter of a piece at a fraction of the whole length.
    private static func parameter(_ piece: Piece, _ fraction: Double) -> Double {
        let part = (fraction - piece.from) / (piece.to - piece.from)
        if piece.isUniform { return part }
        return piece.table.parameter(at: part * piece.table.total)
    }

    /// Returns the points at the joints of both, from the beginning on.
    private func points(cutWith other: PathOutline) -> [Vector2] {
        guard !pieces.isEmpty else { return [Vector2](repeating: point, count: max(1, other.pieces.count)) }
        var result: [Vector2] = []
        for piece in pieces {
            result.append(piece.curve.start)
            for cut in cuts(piece, other) {
                result.append(piece.curve.position(at: Self.parameter(piece, cut)))
            }
        }
        return result
    }

    /// Appends the outline as cubics that begin at the joints of both.
    func append(to path: inout VectorPath, cutWith other: PathOutline, isClosed: Bool) {
        func add(_ curve: BezierCurve) {
            path.cubic(to: curve.end, control1: curve.start + curve.d0, control2: curve.end - curve.d2)
        }
        path.move(to: pieces.first?.curve.start ?? point)
        if pieces.isEmpty {
            for _ in other.pieces { path.cubic(to: point, control1: point, control2: point) }
        }
        for piece in pieces {
            var (rest, done) = (piece.curve, 0.0)
            for cut in cuts(piece, other) {
                let u = Self.parameter(piece, cut)
                let (part, after) = rest.split(at: (u - done) / (1 - done))
                add(part)
                (rest, done) = (after, u)
            }
            add(rest)
        }
        if isClosed { path.close() }
    }

    // MARK: Alignment

    /// The largest work of an alignment: the product of one number of joints and the sum of both. Curves take a minute for it.
    private static let mostWork = 3_000_000

    /// What is accepted in place of the joints of another outline; `nil` if they can be aligned.
    func accepted(insteadOf other: PathOutline) -> String? {
        let (own, count) = (pieces.count, other.pieces.count)
        guard isClosed, other.isClosed, count * (own + count) > Self.mostWork else { return nil }
        return "closed outlines of up to 1224 joints each"
    }

    /// Returns the best alignment of another outline with this one, and the other as it is aligned.
    func alignment(of other: PathOutline) -> (PathMorph.Alignment, PathOutline) {
        let count = other.pieces.count
        var best = sum(other)
        var result = (
            PathMorph.Alignment(joint: 0, isReversed: false, sum: best.sum, count: best.count), other
        )
        guard isClosed, other.isClosed, count > 0, !pieces.isEmpty else { return result }
        let reversed = other.reversed
        for isReversed in [false, true] {
            for joint in 0..<count {
                // Reversed, the joint k of the given order is the joint count − k.
                let index = isReversed ? (count - joint) % count : joint
                let turned = (isReversed ? reversed : other).beginning(at: index)
                let found = sum(turned)
                // A better one by more than rounding.
                guard found.sum / Double(found.count) < best.sum / Double(best.count) * (1 - 1e-12) else {
                    continue
                }
                best = found
                result = (
                    PathMorph.Alignment(
                        joint: joint, isReversed: isReversed, sum: found.sum, count: found.count), turned
                )
            }
        }
        return result
    }

    /// Returns the sum of the square distances of the cut points about their centroids.
    private func sum(_ other: PathOutline) -> (sum: Double, count: Int) {
        let (a, b) = (points(cutWith: other), other.points(cutWith: self))
        var shift = Vector2.zero
        for (p, q) in zip(a, b) { shift += q - p }
        shift /= Double(a.count)
        var sum = 0.0
        for (p, q) in zip(a, b) {
            let difference: Vector2 = q - p - shift
            sum += (difference * difference).sum()
        }
        return (sum, a.count)
    }
}
