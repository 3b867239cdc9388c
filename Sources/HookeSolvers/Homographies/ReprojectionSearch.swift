internal import HookeLinearAlgebra

/// Minimises the sum of squared distances on the screen from a start: Levenberg–Marquardt, scaled by the derivatives'
/// sizes (Moré 1978) with Nielsen's update of the damping (1999), and a few undamped steps at the end.
struct ReprojectionSearch<State> {
    /// x and y of each point's residual, in units of about 1; `nil` if a point has no image.
    let residuals: (State) -> [Double]?
    /// The derivatives of the residuals, one column per parameter.
    let slopes: (State) -> Matrix
    /// The state after a step in the parameters.
    let moved: (State, [Double]) -> State
    let backend: LinearAlgebraBackend

    /// Returns the best state reached; the start if no other is better.
    func refined(_ start: State) -> State {
        guard var rest = residuals(start) else { return start }
        var now = start
        var cost = sumOfSquares(rest)
        // Below this only the rounding of the residuals is left.
        let rounding = Double(rest.count) * 0x1p-100
        var (weight, growth) = (1e-3, 2.0)
        for _ in 0..<100 {
            guard cost > rounding, weight < 1e12 else { break }
            guard let (step, foreseen) = step(slopes(now), rest, weight: weight) else {
                weight *= growth
                growth *= 2
                continue
            }
            let next = moved(now, step)
            if let fresh = residuals(next), sumOfSquares(fresh) < cost {
                let gained = cost - sumOfSquares(fresh)
                let ratio = foreseen > 0 ? 2 * gained / foreseen - 1 : 0
                (now, rest, cost) = (next, fresh, sumOfSquares(fresh))
                weight *= max(1 / 10, 1 - ratio * ratio * ratio)
                growth = 2
                if gained <= 1e-14 * cost { break }
            } else {
                if foreseen <= 1e-14 * cost { break }
                weight *= growth
                growth *= 2
            }
        }
        return polished(now, rest, cost)
    }

    /// Sums of squares cannot distinguish states that differ by less than √u of the noise; step lengths can.
    private func polished(_ start: State, _ startRest: [Double], _ cost: Double) -> State {
        var (now, rest, last) = (start, startRest, Double.infinity)
        for _ in 0..<6 {
            guard let (step, foreseen) = step(slopes(now), rest, weight: 0), foreseen < 0.25 * last else {
                break
            }
            let next = moved(now, step)
            guard let fresh = residuals(next), sumOfSquares(fresh) <= cost * (1 + 1e-12) else { break }
            (now, rest, last) = (next, fresh, foreseen)
        }
        return now
    }

    /// The damped step that minimises ‖r + J·δ‖² + weight·‖diag(‖J‖)·δ‖², and the expected decrease of the sum of
    /// squares.
    private func step(
        _ slopes: Matrix, _ rest: [Double], weight: Double
    ) -> (step: [Double], foreseen: Double)? {
        let (count, width) = (slopes.rows, slopes.columns)
        let damping = weight > 0 ? width : 0
        var matrix = Matrix(rows: count + damping, columns: width)
        for column in 0..<width {
            var square = 0.0
            for row in 0..<count {
                let value = slopes[row, column]
                matrix[row, column] = value
                square += value * value
            }
            if damping > 0 { matrix[count + column, column] = (weight * square).squareRoot() }
        }
        let right = rest.map { -$0 } + Array(repeating: 0, count: damping)
        guard let step = try? LeastSquares(matrix, right, backend: backend).solution.elements else {
            return nil
        }
        var foreseen = 0.0
        for (row, value) in rest.enumerated() {
            let change = (0..<width).reduce(0) { $0 + slopes[row, $1] * step[$1] }
            foreseen -= change * (2 * value + change)
        }
        return (step, foreseen)
    }

    private func sumOfSquares(_ values: [Double]) -> Double { values.reduce(0) { $0 + $1 * $1 } }
}

/// A point of a plane and its projection.
public typealias PointCorrespondence = (from: Vector2, to: Vector2)

/// The distances on the screen between the given projections and those of a map or a pose.
struct Reprojection {
    let residuals: [Double]
    var rootMeanSquare: Double {
        // Divides by the largest, so that squares neither overflow nor underflow.
        guard let largest = residuals.max(), largest > 0 else { return 0 }
        let sum = residuals.reduce(0) { $0 + ($1 / largest) * ($1 / largest) }
        return largest * (sum / Double(residuals.count)).squareRoot()
    }

    init(_ map: Homography, _ pairs: [PointCorrespondence]) {
        residuals = pairs.map { pair in
            guard let image = map.apply(pair.from) else { return .infinity }
            let gap = image - pair.to
            return Vector3(gap.x, gap.y, 0).length
        }
    }
}

extension Reprojection {
    /// Throws for fewer than four pairs, and for coordinates that are not finite or whose squares leave the range of
    /// doubles.
    static func check(_ pairs: [PointCorrespondence]) throws(HookeError) {
        guard pairs.count >= 4 else {
            throw .wrongCount(field: "correspondences", count: pairs.count, accepted: "4 or more")
        }
        for (index, pair) in pairs.enumerated() {
            for value in [pair.from.x, pair.from.y, pair.to.x, pair.to.y]
            where !(value.magnitude <= 0x1p+500) {
                throw .badElement(
                    field: "correspondences", index: index, value: value,
                    accepted: "coordinates of magnitude up to 2^500")
            }
        }
    }

    /// The reference for small problems, where a call of OpenBLAS costs more than it saves.
    static func backend(count: Int) -> LinearAlgebraBackend { count <= 32 ? .reference : .current }
}
