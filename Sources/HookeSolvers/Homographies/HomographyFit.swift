public import HookeLinearAlgebra

/// The homography that best fits four or more pairs of points.
///
/// ```swift
/// let marks: [PointCorrespondence] = [
///     (Vector2(0, 0), Vector2(12.1, 8)), (Vector2(100, 0), Vector2(108, 22.2)), (Vector2(100, 60), Vector2(107, 70)),
///     (Vector2(0, 60), Vector2(10.8, 81)), (Vector2(50, 30), Vector2(64, 45)),
/// ]
/// let fit = try HomographyFit(marks)
/// fit.homography         // the best map
/// fit.rootMeanSquare     // its error at the marks
/// ```
///
/// Both sets of points are centred and scaled to a mean distance of √2 (Hartley, In Defense of the Eight-Point
/// Algorithm, 1997). The direct linear transform is the right singular vector of the least singular value of a 2n × 9
/// matrix (`SVD`); it minimises an algebraic measure. By default Levenberg–Marquardt (on `LeastSquares`) then minimises
/// the sum of squared distances on the screen, the maximum-likelihood map if only `to` is noisy.
public struct HomographyFit: Hashable, Sendable {
    /// The quantity to minimise.
    public enum Measure: String, Hashable, Sendable, Codable, CaseIterable {
        /// The residual of the linear equations: one singular value decomposition, in practice within a few per cent of
        /// the best.
        case algebraic
        /// The sum of squared distances on the screen.
        case reprojection
    }

    /// The best map, with w = 1 at the centre of the points.
    public let homography: Homography
    /// The distance of each point of `to` from the image of its `from`, in the units of `to`.
    public let residuals: [Double]
    /// √(Σ residual²/n). With four points it is rounding.
    public let rootMeanSquare: Double
    /// How well the points determine a map: σ₈/σ₁ of the linear equations. It is about 0.1 for the corners of a
    /// rectangle, and 0 if all points but one are collinear.
    public let reciprocalCondition: Double

    /// Fits a map to pairs of points.
    ///
    /// - Parameters:
    ///   - correspondences: Four or more points and their projections. With exactly four the map passes through them.
    ///   - measure: The quantity to minimise.
    ///   - backend: The library for the matrices; by default the Swift reference up to 32 points, else the build's
    ///     default.
    /// - Throws: `HookeError.wrongCount` and `HookeError.badElement` (field `correspondences`). `HookeError.noSolution`
    ///   (same field) in three cases: the points do not determine a map (three of four are collinear, or points
    ///   coincide, within rounding); the map has no inverse; the best map sends some points through infinity.
    public init(
        _ correspondences: [PointCorrespondence], minimizing measure: Measure = .reprojection,
        backend: LinearAlgebraBackend? = nil
    ) throws(HookeError) {
        try Reprojection.check(correspondences)
        let backend = backend ?? Reprojection.backend(count: correspondences.count)
        let (source, target) = (
            try PointFrame(correspondences.map(\.from), side: "from"),
            try PointFrame(correspondences.map(\.to), side: "to")
        )
        let pairs = Array(zip(source.points, target.points))
        var (map, condition) = try Self.linear(pairs, backend: backend)
        if measure == .reprojection, pairs.count > 4 {
            map = Self.refined(map, pairs, backend: backend)
        }
        let whole = source.normalizing * map * target.restoring
        guard whole.isFinite, !whole.isSingular else {
            throw Self.unsolvable("the map's fields would leave the range or the precision of doubles")
        }
        homography = whole
        reciprocalCondition = condition
        let reprojection = Reprojection(whole, correspondences)
        residuals = reprojection.residuals
        rootMeanSquare = reprojection.rootMeanSquare
    }

    private static func unsolvable(_ reason: String) -> HookeError {
        .noSolution(field: "correspondences", reason: reason)
    }

    /// The direct linear transform: (x, y, 1)·h₁ − X·(x, y, 1)·h₃ = 0, and the same for Y and h₂. The unknowns are the
    /// columns hᵢ of the map. All points are in front, with w = 1 at their centre.
    private static func linear(
        _ pairs: [(Vector2, Vector2)], backend: LinearAlgebraBackend
    ) throws(HookeError) -> (Homography, Double) {
        // A row of zeros makes four points' 8 × 9 matrix square, so that V contains the null space.
        var matrix = Matrix(rows: max(2 * pairs.count, 9), columns: 9)
        for (index, (from, to)) in pairs.enumerated() {
            for (row, column, value) in [(2 * index, 0, to.x), (2 * index + 1, 3, to.y)] {
                (matrix[row, column], matrix[row, column + 1], matrix[row, column + 2]) = (from.x, from.y, 1)
                (matrix[row, 6], matrix[row, 7], matrix[row, 8]) = (
                    -value * from.x, -value * from.y, -value
                )
            }
        }
        guard let svd = try? SVD(matrix, backend: backend) else {
            throw unsolvable("the singular values did not converge")
        }
        let condition = svd.singularValues[7] / svd.singularValues[0]
        guard condition > 16 * svd.defaultTolerance else {
            throw unsolvable("the points do not determine a map: all but one lie on a line, or some coincide")
        }
        let h = svd.v.column(8)
        var map = Homography(
            row1: Vector3(h[0], h[3], h[6]), row2: Vector3(h[1], h[4], h[7]), row3: Vector3(h[2], h[5], h[8]))
        let shape = Matrix(rows: 3, columns: 3, columnMajor: map.elements)
        guard let inner = try? SVD(shape, backend: .reference), inner.reciprocalCondition > 0x1p-46 else {
            throw unsolvable("the points of one side lie on a line, or nearly")
        }
        let depths = pairs.map { map.homogeneous($0.0).z }
        guard depths.allSatisfy({ $0 > 0 }) || depths.allSatisfy({ $0 < 0 }) else {
            throw unsolvable("the map of these points sends some of them through infinity")
        }
        let scale = 1 / map.row3.z
        map = Homography(row1: scale * map.row1, row2: scale * map.row2, row3: scale * map.row3)
        return (map, condition)
    }

    /// Minimises the squared distances. The centre of the points is in front for every map that has all points in
    /// front, so m33 = 1 there leaves eight unknowns.
    private static func refined(
        _ start: Homography, _ pairs: [(Vector2, Vector2)], backend: LinearAlgebraBackend
    ) -> Homography {
        ReprojectionSearch<Homography>(
            residuals: { map in
                var rest: [Double] = []
                rest.reserveCapacity(2 * pairs.count)
                for (from, to) in pairs {
                    guard let image = map.apply(from) else { return nil }
                    rest.append(image.x - to.x)
                    rest.append(image.y - to.y)
                }
                return rest
            },
            slopes: { map in
                var slopes = Matrix(rows: 2 * pairs.count, columns: 8)
                for (index, (from, _)) in pairs.enumerated() {
                    let image = map.homogeneous(from)
                    let (x, y) = (from.x / image.z, from.y / image.z)
                    for (row, column, value) in [
                        (2 * index, 0, image.x / image.z), (2 * index + 1, 3, image.y / image.z),
                    ] {
                        slopes[row, column] = x
                        slopes[row, column + 1] = y
                        slopes[row, column + 2] = 1 / image.z
                        slopes[row, 6] = -x * value
                        slopes[row, 7] = -y * value
                    }
                }
                return slopes
            },
            moved: { map, step in
                Homography(
                    row1: map.row1 + Vector3(step[0], step[3], step[6]),
                    row2: map.row2 + Vector3(step[1], step[4], step[7]),
                    row3: map.row3 + Vector3(step[2], step[5], 0))
            }, backend: backend
        ).refined(start)
    }
}

extension Homography {
    /// Creates the map that best fits four or more pairs of points. ``HomographyFit`` also measures the fit.
    ///
    /// - Throws: The errors of ``HomographyFit/init(_:minimizing:backend:)``.
    public init(fitting correspondences: [PointCorrespondence]) throws(HookeError) {
        self = try HomographyFit(correspondences).homography
    }
}

/// Points centred and scaled to a mean distance of √2 from the centre.
private struct PointFrame {
    let points: [Vector2]
    private let center: Vector2
    private let scale: Double

    init(_ given: [Vector2], side: String) throws(HookeError) {
        let count = Double(given.count)
        let center = given.reduce(.zero) { $0 + $1 / count }
        let distance = given.reduce(0) { $0 + Vector3($1.x - center.x, $1.y - center.y, 0).length / count }
        guard distance > 0x1p-500 else {
            throw .noSolution(
                field: "correspondences",
                reason: "all points of `\(side)` coincide, or are nearer to each other than 2^-500")
        }
        let scale = 2.0.squareRoot() / distance
        (self.center, self.scale) = (center, scale)
        points = given.map { scale * ($0 - center) }
    }

    /// The map from the given coordinates to these.
    var normalizing: Homography {
        Homography(
            row1: Vector3(scale, 0, 0), row2: Vector3(0, scale, 0),
            row3: Vector3(-scale * center.x, -scale * center.y, 1))
    }

    /// The inverse of `normalizing`.
    var restoring: Homography {
        Homography(
            row1: Vector3(1 / scale, 0, 0), row2: Vector3(0, 1 / scale, 0),
            row3: Vector3(center.x, center.y, 1))
    }
}
