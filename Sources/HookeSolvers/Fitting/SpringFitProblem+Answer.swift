internal import HookeLinearAlgebra

extension SpringFitProblem {
    /// Returns k/m and c/m of a spring in the problem's units.
    func rates(of spring: Spring) -> (a: Double, b: Double) {
        let (mass, damping, stiffness) = spring.ordinaryParameters
        return (
            (stiffness / mass).scaled(byPowerOfTwo: 2 * timeExponent),
            (damping / mass).scaled(byPowerOfTwo: timeExponent)
        )
    }

    /// Converts a point to a motion in the caller's units.
    func motion(
        of point: SpringFitSearch.Point, known: SpringFit.Known, mass: Double
    ) throws(HookeError) -> SpringMotion<Double> {
        // Damping too small to change the last digit over all samples becomes 0.
        let damping = point.b < 0x1p-54 ? 0 : point.b
        let spring: Spring
        if let given = known.spring {
            spring = given
        } else {
            do {
                spring = try Spring(
                    mass: mass,
                    stiffness: mass * point.a.scaled(byPowerOfTwo: -2 * timeExponent),
                    damping: mass * damping.scaled(byPowerOfTwo: -timeExponent))
            } catch {
                throw .noSolution(field: "values", reason: "the nearest spring is invalid: \(error)")
            }
        }
        let local = point.projection
        let start = known.start ?? middle + local.start.scaled(byPowerOfTwo: valueExponent)
        let distance = local.push / point.a
        let target = known.target ?? middle + (local.start + distance).scaled(byPowerOfTwo: valueExponent)
        let velocity =
            known.initialVelocity
            ?? local.initialVelocity.scaled(byPowerOfTwo: valueExponent).scaled(byPowerOfTwo: -timeExponent)
        for (field, value) in [("start", start), ("target", target), ("initialVelocity", velocity)]
        where !value.isFinite {
            throw .noSolution(field: .init(field), reason: "it is too large for a double")
        }
        return SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity)
    }

    /// Returns the standard errors in the caller's units, and the reciprocal condition number of the derivatives.
    ///
    /// With the derivatives as rows, the minimum-norm solutions z of Jᵀ·z = e give (JᵀJ)⁻¹ as the products zᵢ·zⱼ,
    /// without forming JᵀJ. If J is rank-deficient, damping and stiffness, and often the velocity, can change together
    /// without changing the motion. They are left out, and their errors are infinite.
    func standardErrors(
        of point: SpringFitSearch.Point, isSpringKnown: Bool, mass: Double
    ) -> (SpringFit.StandardErrors, Double) {
        let unknown = derivatives(of: point, isSpringKnown: isSpringKnown)
        guard !unknown.isEmpty else { return (SpringFit.StandardErrors(), 1) }
        let noise = max(point.cost, roundingFloor) / Double(max(times.count - unknown.count, 1))
        let undetermined: [Set<Unknown>] = [
            [], [.damping], [.damping, .initialVelocity], Set(Unknown.allCases),
        ]
        for (attempt, left) in undetermined.enumerated() {
            let rows = unknown.filter { !left.contains($0.unknown) }
            let matrix = Matrix(rows: rows.count, columns: times.count) { rows[$0].row[$1] }
            guard
                let solved = try? LeastSquares(
                    matrix, Matrix.identity(rows.count), backend: Self.backend(times.count))
            else { continue }
            var errors = SpringFit.StandardErrors()
            for (unknown, _) in unknown { errors[keyPath: unknown.keyPath] = .infinity }
            for (index, (unknown, _)) in rows.enumerated() {
                let size = Matrix(column: solved.solution.column(index)).frobeniusNorm
                errors[keyPath: unknown.keyPath] = callers(unknown, noise.squareRoot() * size, mass)
            }
            if attempt > 0, !isSpringKnown { errors.stiffness = .infinity }
            return (errors, attempt == 0 ? solved.reciprocalCondition : 0)
        }
        return (SpringFit.StandardErrors(), 0)
    }

    private enum Unknown: CaseIterable {
        case stiffness, damping, start, target, initialVelocity

        var keyPath: WritableKeyPath<SpringFit.StandardErrors, Double> {
            switch self {
            case .stiffness: \.stiffness
            case .damping: \.damping
            case .start: \.start
            case .target: \.target
            case .initialVelocity: \.initialVelocity
            }
        }
    }

    /// Converts a number of this problem to the caller's units.
    private func callers(_ unknown: Unknown, _ number: Double, _ mass: Double) -> Double {
        switch unknown {
        case .stiffness: mass * number.scaled(byPowerOfTwo: -2 * timeExponent)
        case .damping: mass * number.scaled(byPowerOfTwo: -timeExponent)
        case .start, .target: number.scaled(byPowerOfTwo: valueExponent)
        case .initialVelocity:
            number.scaled(byPowerOfTwo: valueExponent).scaled(byPowerOfTwo: -timeExponent)
        }
    }

    /// The derivatives of the position at every sample by each unknown.
    private func derivatives(
        of point: SpringFitSearch.Point, isSpringKnown: Bool
    ) -> [(unknown: Unknown, row: [Double])] {
        let basis = SpringFitBasis(a: point.a, b: point.b)
        let shapes = times.map(basis.shapes)
        var rows: [(unknown: Unknown, row: [Double])] = []
        if !isSpringKnown {
            let changes = times.indices.map { index in
                point.projection.change(
                    point.a, shapes[index], basis.slopes(at: times[index], shapes[index]))
            }
            rows.append((.stiffness, changes.map(\.a)))
            rows.append((.damping, changes.map(\.b)))
        }
        if known.start == nil { rows.append((.start, shapes.map { 1 - point.a * $0.push })) }
        if known.target == nil { rows.append((.target, shapes.map { point.a * $0.push })) }
        if known.initialVelocity == nil { rows.append((.initialVelocity, shapes.map(\.velocity))) }
        return rows.map { unknown, row in (unknown, zip(row, factors).map { $0 * $1 }) }
    }
}
