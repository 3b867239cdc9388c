public import HookeLinearAlgebra

/// The pose of a plane that best fits four or more of its points, seen by a known eye.
///
/// It starts from the pose of the linear ``HomographyFit`` and minimises the sum of squared distances on the screen
/// over rotation and translation (Levenberg–Marquardt on `LeastSquares`). It has six unknowns instead of a homography's
/// eight, so noise matters less.
///
/// From far away, a tilted plane looks like its mirror image, tilted the other way, so there are two minima. Both are
/// computed: ``pose`` is the better one, ``alternative`` the other (Schweighofer and Pinz, Robust Pose Estimation from
/// a Planar Target, 2006).
///
/// ```swift
/// let card = Rectangle(x: 0, y: 0, width: 200, height: 120)
/// let seen = [Vector2(10.2, 0), Vector2(150, 19.7), Vector2(149.8, 100.1), Vector2(10, 120)]
/// let fit = try CameraPoseFit(
///     zip(card.corners.corners, seen).map { ($0, $1) }, distance: 500, origin: Vector2(100, 60))
/// fit.pose.transform      // the card's pose
/// fit.rootMeanSquare      // the error at its corners
/// ```
public struct CameraPoseFit: Hashable, Sendable {
    /// The best pose.
    public let pose: CameraPose
    /// The distance of each point of `to` from the projection of its `from`, in points.
    public let residuals: [Double]
    /// √(Σ residual²/n).
    public let rootMeanSquare: Double
    /// The other minimum, if there is one. If it fits almost as well, the pose is ambiguous.
    public let alternative: Alternative?

    /// Another pose that fits, but less well.
    public struct Alternative: Hashable, Sendable {
        /// The pose.
        public let pose: CameraPose
        /// √(Σ residual²/n) of this pose.
        public let rootMeanSquare: Double
    }

    /// Fits a pose to points of the plane and their projections.
    ///
    /// - Parameters:
    ///   - correspondences: Four or more points of the plane and their projections.
    ///   - distance: The distance of the eye from the screen, in points.
    ///   - origin: The point of the screen in front of the eye.
    ///   - backend: The library for the matrices; by default the Swift reference up to 32 points, else the build's
    ///     default.
    /// - Throws: The errors of ``HomographyFit/init(_:minimizing:backend:)``; `HookeError.outOfRange` naming the
    ///   distance or the origin, as `CameraPose.init(_:distance:origin:)`; `HookeError.noSolution` (field
    ///   `correspondences`) if no plane in front of this eye projects to these points.
    public init(
        _ correspondences: [PointCorrespondence], distance: Double, origin: Vector2,
        backend: LinearAlgebraBackend? = nil
    ) throws(HookeError) {
        try CameraPose.checkEye(distance: distance, origin: origin)
        let fit = try HomographyFit(correspondences, minimizing: .algebraic, backend: backend)
        guard let start = try? CameraPose(fit.homography, distance: distance, origin: origin) else {
            throw .noSolution(
                field: "correspondences",
                reason: "no plane in front of this eye projects to these points")
        }
        let search = PlaneSearch(correspondences, distance: distance, origin: origin)
        let backend = backend ?? Reprojection.backend(count: correspondences.count)

        var candidates: [(pose: CameraPose, reprojection: Reprojection)] = []
        let first = search.placement(of: start)
        for placement in [first, search.mirrored(first)] {
            guard let pose = try? search.pose(search.refined(placement, backend: backend)) else { continue }
            let reprojection = Reprojection(pose.homography, correspondences)
            guard reprojection.rootMeanSquare.isFinite else { continue }
            if let other = candidates.first, !search.areDistinct(other.pose, pose) { continue }
            candidates.append((pose, reprojection))
        }
        candidates.sort { $0.reprojection.rootMeanSquare < $1.reprojection.rootMeanSquare }
        guard let best = candidates.first else {
            throw .noSolution(field: "correspondences", reason: "no pose has all points in front of the eye")
        }
        pose = best.pose
        residuals = best.reprojection.residuals
        rootMeanSquare = best.reprojection.rootMeanSquare
        alternative = candidates.dropFirst().first.map {
            Alternative(pose: $0.pose, rootMeanSquare: $0.reprojection.rootMeanSquare)
        }
    }
}

/// The search over rotations and translations of a plane about the centre of its points, which are nearly independent.
private struct PlaneSearch {
    /// A rotation, and the centre of the points relative to the eye.
    struct Placement {
        var rotation: Quaternion
        var center: Vector3
    }

    private let points: [Vector2]
    private let seen: [Vector2]
    private let middle: Vector2
    private let distance: Double
    private let origin: Vector2
    /// 1/(size of the projected points).
    private let scale: Double

    init(_ pairs: [PointCorrespondence], distance: Double, origin: Vector2) {
        let count = Double(pairs.count)
        let middle = pairs.reduce(.zero) { $0 + $1.from / count }
        let center = pairs.reduce(.zero) { $0 + $1.to / count }
        points = pairs.map { $0.from - middle }
        seen = pairs.map { $0.to - origin }
        scale = 1 / pairs.reduce(0) { $0 + Vector3($1.to.x - center.x, $1.to.y - center.y, 0).length / count }
        (self.middle, self.distance, self.origin) = (middle, distance, origin)
    }

    private var eye: Vector3 { Vector3(origin.x, origin.y, distance) }

    func placement(of pose: CameraPose) -> Placement {
        let middle = pose.rotation.rotating(Vector3(middle.x, middle.y, 0))
        return Placement(rotation: pose.rotation, center: middle + pose.translation - eye)
    }

    func pose(_ placement: Placement) throws(HookeError) -> CameraPose {
        let middle = placement.rotation.rotating(Vector3(middle.x, middle.y, 0))
        return try CameraPose(
            rotation: placement.rotation, translation: placement.center - middle + eye, distance: distance,
            origin: origin)
    }

    /// Returns the plane with the opposite tilt: its directions mirrored along the line from the eye to its centre.
    /// From far away it looks the same.
    func mirrored(_ placement: Placement) -> Placement {
        let sight = placement.center / placement.center.length
        func mirrored(_ axis: Vector3) -> Vector3 {
            let row = placement.rotation.rotating(axis)
            return row - 2 * row.dot(sight) * sight
        }
        let (a, b) = (mirrored(Vector3(1, 0, 0)), mirrored(Vector3(0, 1, 0)))
        return Placement(rotation: Quaternion(rows: a, b, a.cross(b)), center: placement.center)
    }

    /// Whether two poses differ by more than the error of a search.
    func areDistinct(_ a: CameraPose, _ b: CameraPose) -> Bool {
        (a.rotation * b.rotation.conjugate).imaginary.length > 1e-5
    }

    func refined(_ start: Placement, backend: LinearAlgebraBackend) -> Placement {
        ReprojectionSearch<Placement>(
            residuals: { placement in
                var rest: [Double] = []
                rest.reserveCapacity(2 * points.count)
                for (point, target) in zip(points, seen) {
                    let arm = placement.rotation.rotating(Vector3(point.x, point.y, 0))
                    let position = placement.center + arm
                    guard position.z < 0 else { return nil }
                    let factor = -distance / position.z
                    rest.append(scale * (factor * position.x - target.x))
                    rest.append(scale * (factor * position.y - target.y))
                }
                return rest
            },
            slopes: { placement in
                var slopes = Matrix(rows: 2 * points.count, columns: 6)
                for (index, point) in points.enumerated() {
                    let arm = placement.rotation.rotating(Vector3(point.x, point.y, 0))
                    let position = placement.center + arm
                    let factor = -scale * distance / position.z
                    for axis in 0..<3 {
                        let unit = Vector3(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
                        // A small rotation ω moves the point by ω × arm.
                        for (column, move) in [(axis, unit.cross(arm)), (axis + 3, unit)] {
                            slopes[2 * index, column] = factor * (move.x - position.x * move.z / position.z)
                            slopes[2 * index + 1, column] =
                                factor * (move.y - position.y * move.z / position.z)
                        }
                    }
                }
                return slopes
            },
            moved: { placement, step in
                let turn = Quaternion(rotationVector: Vector3(step[0], step[1], step[2]))
                let rotation = turn * placement.rotation
                return Placement(
                    rotation: rotation.normalized ?? placement.rotation,
                    center: placement.center + Vector3(step[3], step[4], step[5]))
            }, backend: backend
        ).refined(start)
    }
}
