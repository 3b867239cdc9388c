/// The precomputed data for evaluating a curve, shared by its copies: about 4 kB.
final class BezierSolver: @unchecked Sendable {
    let start: BezierExpansion
    let middle: BezierExpansion
    let end: BezierExpansion
    /// x(¼) and x(¾), the borders between the expansions.
    private let firstQuarter: Double
    private let lastQuarter: Double
    /// 1, or the power of two by which y was divided to prevent overflow.
    let valueScale: Double
    /// Cells of equal time intervals; never changed after initialisation.
    private let cells: UnsafeMutablePointer<BezierCell>
    private static let cellCount = 32

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        valueScale = max(y1.magnitude, y2.magnitude) > 0x1p900 ? 0x1p200 : 1
        // If y is divided, so is its end point 1: BezierExpansion takes it as a coordinate.
        let x = BezierCoordinate(x1, x2, end: 1)
        let y = BezierCoordinate(y1 / valueScale, y2 / valueScale, end: 1 / valueScale)
        start = BezierExpansion(atStart: x, y)
        middle = BezierExpansion(atMiddle: x, y)
        end = BezierExpansion(atEnd: x, y)
        firstQuarter = (27 * x1 + 9 * x2 + 1) / 64
        lastQuarter = (9 * x1 + 27 * x2 + 27) / 64
        cells = .allocate(capacity: Self.cellCount)
        let width = 1 / Double(Self.cellCount)
        for index in 0..<Self.cellCount {
            let time = (Double(index) + 0.5) * width
            let (expansion, point) = (expansion(for: time), solve(time))
            (cells + index).initialize(to: BezierCell(expansion, point, around: time, width: width))
        }
    }

    deinit { cells.deallocate() }

    private func expansion(for t: Double) -> BezierExpansion {
        t < firstQuarter ? start : t < lastQuarter ? middle : end
    }

    /// Returns y(s)/valueScale with x(s) = t, for t in (0, 1).
    @inline(__always)
    func value(at t: Double) -> Double {
        let value = cells[Int(t * Double(Self.cellCount))].value(at: t)
        return value.isNaN ? solve(t).value : value
    }

    /// Returns the point with x(s) = t, for t in (0, 1).
    ///
    /// It takes one step of third order from a guess with 26 bits. Horner's scheme with rounding errors gives the
    /// residual x(s) − t within 2⁻¹⁰⁰ of its terms. The step is accepted if it neglects less than 2⁻⁵⁸ of s.
    /// Otherwise steps of Laguerre's method follow in a bracket.
    @inline(never)
    func solve(_ t: Double) -> BezierPoint {
        let point =
            t < firstQuarter ? start.attempt(t) : t < lastQuarter ? middle.attempt(t) : end.attempt(t)
        // NaN guesses go to the search too.
        guard point.value.isNaN else { return point }
        return t < firstQuarter ? start.search(t) : t < lastQuarter ? middle.search(t) : end.search(t)
    }
}
