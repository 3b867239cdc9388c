/// Fits one Bézier to a stretch of a function with the smallest largest distance, measured at some parameters.
///
/// Starts are a grid of handles; each step is a linear programme of the linearised distances (`ChebyshevStep`) within a
/// trust region.
struct PieceFit {
    /// What is free besides the handles' times.
    enum Freedom {
        /// Nothing: the piece is a straight line.
        case line
        /// Nothing: the handles' times are ⅓ and ⅔, their values follow from exact slopes.
        case none
        /// The handles' times; their values follow from exact slopes.
        case times
        /// The handles' times and values.
        case all
    }

    struct Result {
        var curve: CubicCurve
        /// The largest distance, estimated by parabolas through the samples.
        var error: Double
    }

    /// The stretch to fit: from one knot's right limit to another's left limit.
    private struct Stretch {
        var start, width: Double
        var from, to: Double
        /// The slopes at the ends per width.
        var leaving, arriving: Double
        var firstPiece: Int
    }

    private let source: PiecewiseCubic
    private let freedom: Freedom
    private let density: Int
    private var basis: [SIMD4<Double>] = []
    private var parameters: [Double] = []
    private var program: ChebyshevStep
    private var residuals: [Double] = []
    private var slopes: [Double] = []

    /// - Parameters:
    ///   - source: The function.
    ///   - freedom: What may be chosen.
    ///   - density: A factor of the number of samples.
    init(_ source: PiecewiseCubic, _ freedom: Freedom, density: Int) {
        self.source = source
        self.density = density
        self.freedom = freedom
        program = ChebyshevStep(count: freedom == .all ? 4 : 2)
    }

    private var isFree: Bool { freedom == .times || freedom == .all }

    /// Returns the best curve found from `a` to `b`, or the first one within `target`.
    mutating func fit(
        from a: PiecewiseCubic.Knot, to b: PiecewiseCubic.Knot, target: Double, near: CubicCurve? = nil,
        isThorough: Bool = false
    ) -> Result {
        let width = b.time - a.time
        let first = source.index(at: a.time)
        let stretch = Stretch(
            start: a.time, width: width, from: a.after, to: b.before, leaving: a.leaving * width,
            arriving: b.arriving * width, firstPiece: first)
        let last = source.index(at: b.time)
        sample(count: density * min(max(36, 3 * (last - first)), 400))
        var best = Result(curve: line(stretch), error: .infinity)
        if freedom == .none { bind(&best.curve, stretch) }
        best.error = measure(best.curve, stretch)
        if !isFree || best.error <= target && freedom == .all { return best }
        if freedom == .times { best.error = .infinity }
        if let near {
            var curve = near
            (curve.start, curve.end) = (stretch.from, stretch.to)
            bind(&curve, stretch)
            let found = refined(curve, stretch, target)
            if found.error < best.error { best = found }
            if best.error <= target { return best }
        }
        var starts = gridStarts(stretch)
        starts.sort { $0.error < $1.error }
        var tried: [CubicCurve] = []
        for start in starts where tried.count < (isThorough ? 7 : 3) {
            // Starts beside one that was tried lead to the same curve.
            if tried.contains(where: {
                ($0.x1 - start.curve.x1).magnitude + ($0.x2 - start.curve.x2).magnitude < 0.26
            }) {
                continue
            }
            tried.append(start.curve)
            let found = refined(start.curve, stretch, target)
            if found.error < best.error { best = found }
            if best.error <= target { return best }
        }
        return best
    }

    private func line(_ stretch: Stretch) -> CubicCurve {
        let change = stretch.to - stretch.from
        return CubicCurve(
            x1: 1 / 3, x2: 2 / 3, start: stretch.from, first: stretch.from + change / 3,
            second: stretch.to - change / 3, end: stretch.to)
    }

    /// The parameters at which distances are measured, denser towards the ends.
    private mutating func sample(count: Int) {
        guard parameters.count != count else { return }
        parameters = (1...count).map { index in
            let u = Double(index) / Double(count + 1)
            return u * (1 + 0.5 * (2 * u - 1) * (u - 1))
        }
        basis = parameters.map { s in
            let r = 1 - s
            return SIMD4(r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        }
        residuals = [Double](repeating: 0, count: count)
        slopes = residuals
    }

    /// Sets the handles' values from the exact slopes, if those are not free.
    private func bind(_ curve: inout CubicCurve, _ stretch: Stretch) {
        guard freedom == .none || freedom == .times else { return }
        curve.first = stretch.from + stretch.leaving * curve.x1
        curve.second = stretch.to - stretch.arriving * (1 - curve.x2)
    }

    /// Computes the residuals and the slopes of the function there. Returns the largest distance.
    private mutating func measure(_ curve: CubicCurve, _ stretch: Stretch) -> Double {
        residuals.withUnsafeMutableBufferPointer { residuals in
            slopes.withUnsafeMutableBufferPointer { slopes in
                Self.compare(curve, stretch, source.pieces, basis, residuals, slopes)
            }
        }
        return Self.largest(residuals, at: parameters)
    }

    /// Writes the residuals at some parameters, given by their basis, and the slopes of the function there.
    private static func compare(
        _ curve: CubicCurve, _ stretch: Stretch, _ pieces: [PiecewiseCubic.Piece], _ basis: [SIMD4<Double>],
        _ residuals: UnsafeMutableBufferPointer<Double>, _ slopes: UnsafeMutableBufferPointer<Double>
    ) {
        var index = stretch.firstPiece
        var piece = pieces[index]
        basis.withUnsafeBufferPointer { basis in
            for k in 0..<basis.count {
                let b = basis[k]
                let (c0, c1, c2, c3) = (b.x, b.y, b.z, b.w)
                let time = stretch.start + stretch.width * (c1 * curve.x1 + c2 * curve.x2 + c3)
                while index + 1 < pieces.count, time >= piece.end {
                    index += 1
                    piece = pieces[index]
                }
                let value = c0 * curve.start + c1 * curve.first + c2 * curve.second + c3 * curve.end
                residuals[k] = value - piece.value(at: time)
                slopes[k] = piece.slope(at: time) * stretch.width
            }
        }
    }

    /// Returns the largest magnitude of the residuals and of their extremes between the samples, by parabolas.
    private static func largest(_ residuals: [Double], at parameters: [Double]) -> Double {
        residuals.withUnsafeBufferPointer { residuals in
            parameters.withUnsafeBufferPointer { parameters in
                var worst = 0.0
                for k in 0..<residuals.count {
                    let here = residuals[k]
                    worst = max(worst, here.magnitude)
                    guard k > 0, k + 1 < residuals.count else { continue }
                    let (a, c) = (here - residuals[k - 1], residuals[k + 1] - here)
                    guard a * c <= 0, here * a > 0 else { continue }
                    // Divided differences, because the samples are not equidistant.
                    let (h0, h1) = (parameters[k] - parameters[k - 1], parameters[k + 1] - parameters[k])
                    let (d0, d1) = (a / h0, c / h1)
                    let bend = (d1 - d0) / (h0 + h1)
                    let slope = d0 + bend * h0
                    if bend != 0 { worst = max(worst, (here - slope * slope / (4 * bend)).magnitude) }
                }
                return worst
            }
        }
    }

    private mutating func gridStarts(_ stretch: Stretch) -> [Result] {
        var starts: [Result] = []
        let grid = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]
        for x1 in grid {
            for x2 in grid {
                var curve = line(stretch)
                (curve.x1, curve.x2) = (x1, x2)
                if freedom == .all { solveValues(&curve, stretch) } else { bind(&curve, stretch) }
                starts.append(Result(curve: curve, error: measure(curve, stretch)))
            }
        }
        return starts
    }

    /// Sets the handles' values by least squares.
    private mutating func solveValues(_ curve: inout CubicCurve, _ stretch: Stretch) {
        (curve.first, curve.second) = (0, 0)
        _ = measure(curve, stretch)
        var (aa, ab, bb, ra, rb) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for k in basis.indices {
            let (a, b) = (basis[k].y, basis[k].z)
            aa += a * a
            ab += a * b
            bb += b * b
            ra -= a * residuals[k]
            rb -= b * residuals[k]
        }
        let determinant = aa * bb - ab * ab
        curve.first = (ra * bb - rb * ab) / determinant
        curve.second = (rb * aa - ra * ab) / determinant
    }

    /// Minimises the largest distance from a start.
    private mutating func refined(_ start: CubicCurve, _ stretch: Stretch, _ target: Double) -> Result {
        var curve = start
        var error = measure(curve, stretch)
        var trust = 0.15
        for round in 0..<24 where error > target {
            guard trust > 1e-5 else { break }
            guard let (next, predicted) = step(curve, stretch, error, trust) else { break }
            guard predicted < error * 0.9995 else { break }
            // Far from the target with little to gain: it will not be reached.
            if round > 5, predicted > 1.6 * target, predicted > 0.9 * error { break }
            let there = measure(next, stretch)
            let gain = (error - there) / (error - predicted)
            if there < error {
                (curve, error) = (next, there)
                if gain > 0.7 { trust = min(2 * trust, 0.5) }
                if gain < 0.3 { trust /= 2 }
            } else {
                trust /= 4
                _ = measure(curve, stretch)
            }
        }
        return Result(curve: curve, error: error)
    }

    /// One step of the linearised problem, from the residuals of the last measure.
    private mutating func step(
        _ curve: CubicCurve, _ stretch: Stretch, _ error: Double, _ trust: Double
    ) -> (CubicCurve, Double)? {
        let count = program.count
        let scale = 1 / error
        let number = residuals.count
        program.residuals.removeAll(keepingCapacity: true)
        program.derivatives.removeAll(keepingCapacity: true)
        var peak = 0.0
        for k in 0..<number { peak = max(peak, residuals[k].magnitude) }
        // Values may move by as much as the function can within the trust region.
        var steepest = max(
            stretch.leaving.magnitude, stretch.arriving.magnitude, (stretch.to - stretch.from).magnitude)
        for k in 0..<number { steepest = max(steepest, slopes[k].magnitude) }
        let valueTrust = max(4 * error, trust * steepest * 2)
        for k in 0..<number {
            let b = basis[k]
            program.residuals.append(residuals[k] * scale)
            if freedom == .all {
                program.derivatives.append(-slopes[k] * b.y * scale * trust)
                program.derivatives.append(-slopes[k] * b.z * scale * trust)
                program.derivatives.append(b.y * scale * valueTrust)
                program.derivatives.append(b.z * scale * valueTrust)
            } else {
                program.derivatives.append((stretch.leaving - slopes[k]) * b.y * scale * trust)
                program.derivatives.append((stretch.arriving - slopes[k]) * b.z * scale * trust)
            }
        }
        for unknown in 0..<count {
            program.lower[unknown] = -1
            program.upper[unknown] = 1
        }
        program.lower[0] = max(-1, -curve.x1 / trust)
        program.upper[0] = min(1, (1 - curve.x1) / trust)
        program.lower[1] = max(-1, -curve.x2 / trust)
        program.upper[1] = min(1, (1 - curve.x2) / trust)
        guard program.solve() else { return nil }
        var next = curve
        next.x1 = min(max(curve.x1 + program.step[0] * trust, 0), 1)
        next.x2 = min(max(curve.x2 + program.step[1] * trust, 0), 1)
        if freedom == .all {
            next.first += program.step[2] * valueTrust
            next.second += program.step[3] * valueTrust
        } else {
            bind(&next, stretch)
        }
        return (next, error - (peak - program.largest * error))
    }
}
