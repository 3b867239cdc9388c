internal import HookeLinearAlgebra

/// The least-squares problem of a spring fit in scaled units: times from 0 to about 1, values of size about 1.
///
/// Units are powers of two, so converting back is exact. For given a = k/m and b = c/m, start, initial velocity and
/// target are linear, and are eliminated by a linear least-squares fit ("variable projection": G. H. Golub and V.
/// Pereyra, 1973). At most two unknowns remain.
struct SpringFitProblem {
    /// (Seconds since the motion's start)/2^timeExponent.
    let times: [Double]
    /// (Values − `middle`)/2^valueExponent.
    let values: [Double]
    /// The factor of each residual: the square root of a sample's weight.
    var factors: [Double]
    let known: Known
    /// The middle of the values, in the values' unit.
    let middle: Double
    let timeExponent: Int
    let valueExponent: Int

    struct Known {
        var start: Double?
        var target: Double?
        var initialVelocity: Double?
    }

    /// The best start, velocity and push for given a and b.
    struct Projection {
        var start: Double
        var initialVelocity: Double
        /// a·(target − start).
        var push: Double
        var residuals: [Double]
        var sumOfSquares: Double
        var fitted: [Shape]
    }

    /// The linear terms of a motion; those to drop first come first.
    enum Shape: CaseIterable { case velocity, push, start }

    /// The sum of squares that rounding leaves for values of size 1.
    var roundingFloor: Double { Double(times.count) * 0x1p-106 }

    /// Creates the problem. The samples are finite and not all equal.
    init(times: [Double], values: [Double], startTime: Double, known: SpringFit.Known) {
        var low = values[0]
        var high = values[0]
        for value in values + [known.start, known.target].compactMap({ $0 }) {
            low = min(low, value)
            high = max(high, value)
        }
        let middle = low / 2 + high / 2
        let span = times[times.count - 1] - startTime
        let timeExponent = Int(span.exponent) + 1
        // The velocity may lead beyond the largest double.
        let reach = min(
            max(high / 2 - low / 2, (known.initialVelocity ?? 0).magnitude / 2 * span),
            .greatestFiniteMagnitude)
        let valueExponent = Int(max(reach, .leastNormalMagnitude).exponent) + 1
        func scaled(_ value: Double) -> Double { (value - middle).scaled(byPowerOfTwo: -valueExponent) }

        self.middle = middle
        self.timeExponent = timeExponent
        self.valueExponent = valueExponent
        self.times = times.map { ($0 - startTime).scaled(byPowerOfTwo: -timeExponent) }
        self.values = values.map(scaled)
        factors = Array(repeating: 1, count: values.count)
        self.known = Known(
            start: known.start.map(scaled), target: known.target.map(scaled),
            initialVelocity: known.initialVelocity.map {
                $0.scaled(byPowerOfTwo: timeExponent).scaled(byPowerOfTwo: -valueExponent)
            })
    }

    private init(_ other: SpringFitProblem, keeping indices: some Sequence<Int>) {
        times = indices.map { other.times[$0] }
        values = indices.map { other.values[$0] }
        factors = indices.map { other.factors[$0] }
        known = other.known
        middle = other.middle
        timeExponent = other.timeExponent
        valueExponent = other.valueExponent
    }

    func keeping(_ indices: some Sequence<Int>) -> SpringFitProblem {
        SpringFitProblem(self, keeping: indices)
    }

    /// The backend for up to five unknowns. LAPACK for many samples; for few, which scans solve a thousand times, the
    /// Swift reference is faster and wakes no threads.
    static func backend(_ sampleCount: Int) -> LinearAlgebraBackend {
        sampleCount <= SpringFitSearch.scanSize ? .reference : .current
    }

    /// Fits the linear terms.
    ///
    /// x = start + velocity·S + push·Q, or with a known target x = target + (start − target)·(1 − a·Q) + velocity·S. A
    /// function that the samples cannot distinguish from the others is left out, for example a fast mode that ends
    /// before the first sample.
    func projection(a: Double, b: Double) -> Projection? {
        let shapes = times.map(SpringFitBasis(a: a, b: b).shapes)
        var rest = values
        for index in rest.indices {
            let shape = shapes[index]
            if let velocity = known.initialVelocity { rest[index] -= velocity * shape.velocity }
            if let start = known.start { rest[index] -= start * element(.start, a, shape) }
            if let target = known.target { rest[index] -= target * (a * shape.push) }
            rest[index] *= factors[index]
        }

        var fitted = Shape.allCases.filter { shape in
            switch shape {
            case .velocity: known.initialVelocity == nil
            case .push: known.target == nil
            case .start: known.start == nil
            }
        }
        var terms: [Double] = []
        while !fitted.isEmpty {
            do {
                terms = try LeastSquares(
                    columns(fitted, a, shapes), rest, backend: Self.backend(times.count)
                ).solution.column(0)
                break
            } catch {
                fitted.removeFirst()
            }
        }
        for (shape, term) in zip(fitted, terms) {
            for index in 0..<rest.count {
                rest[index] -= term * element(shape, a, shapes[index]) * factors[index]
            }
        }
        var sum = 0.0
        for index in 0..<rest.count { sum += rest[index] * rest[index] }
        guard sum.isFinite else { return nil }
        func term(_ shape: Shape) -> Double { fitted.firstIndex(of: shape).map { terms[$0] } ?? 0 }
        let start = known.start ?? term(.start)
        return Projection(
            start: start,
            initialVelocity: known.initialVelocity ?? term(.velocity),
            push: known.target.map { a * ($0 - start) } ?? term(.push),
            residuals: rest, sumOfSquares: sum, fitted: fitted)
    }

    private func element(_ shape: Shape, _ a: Double, _ shapes: SpringFitBasis.Shapes) -> Double {
        switch shape {
        case .velocity: shapes.velocity
        case .push: shapes.push
        case .start: known.target == nil ? 1 : 1 - a * shapes.push
        }
    }

    private func columns(_ fitted: [Shape], _ a: Double, _ shapes: [SpringFitBasis.Shapes]) -> Matrix {
        Matrix(rows: shapes.count, columns: fitted.count) { element(fitted[$1], a, shapes[$0]) * factors[$0] }
    }

    /// Returns the derivatives of the projected residuals by a and b, without a part that vanishes with the residuals
    /// (L. Kaufman, 1975): the change of the motion minus its fit by start, velocity and push.
    func slopes(a: Double, b: Double, _ projection: Projection) -> (a: [Double], b: [Double])? {
        let basis = SpringFitBasis(a: a, b: b)
        let shapes = times.map(basis.shapes)
        let changes = times.indices.map { index in
            var change = projection.change(a, shapes[index], basis.slopes(at: times[index], shapes[index]))
            // A multiple of Q is removed by the projection below anyway.
            if known.target == nil { change.a -= projection.push / a * shapes[index].push }
            return (a: change.a * factors[index], b: change.b * factors[index])
        }
        var slopes = (a: changes.map { -$0.a }, b: changes.map { -$0.b })
        guard !projection.fitted.isEmpty else { return slopes }
        let matrix = columns(projection.fitted, a, shapes)
        let right = Matrix(rows: times.count, columns: 2) { $1 == 0 ? slopes.a[$0] : slopes.b[$0] }
        guard let terms = try? LeastSquares(matrix, right, backend: Self.backend(times.count)).solution
        else { return nil }
        for index in times.indices {
            for column in projection.fitted.indices {
                slopes.a[index] -= terms[column, 0] * matrix[index, column]
                slopes.b[index] -= terms[column, 1] * matrix[index, column]
            }
        }
        return slopes
    }
}

extension SpringFitProblem.Projection {
    /// Returns the derivatives of the position by a and b at constant start, target and velocity.
    func change(
        _ a: Double, _ shapes: SpringFitBasis.Shapes, _ slopes: SpringFitBasis.Slopes
    ) -> (a: Double, b: Double) {
        (
            push / a * shapes.push - push * slopes.value - initialVelocity * slopes.first,
            -push * slopes.first - initialVelocity * slopes.second
        )
    }
}
