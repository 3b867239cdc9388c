import BenchmarkHarness
import HookeSolvers
import HookeLinearAlgebra

// Homographies of the plane: in closed form, from eight equations, and fitted to more points.

/// The homography of four corners from the eight linear equations with m33 = 1, as in textbooks and OpenCV's
/// getPerspectiveTransform.
private func byEquations(_ from: Quad, _ to: Quad, backend: LinearAlgebraBackend) -> [Double] {
    var matrix = Matrix(rows: 8, columns: 8)
    var right = [Double](repeating: 0, count: 8)
    for (index, (p, q)) in zip(from.corners, to.corners).enumerated() {
        for (row, column, value) in [(2 * index, 0, q.x), (2 * index + 1, 3, q.y)] {
            (matrix[row, column], matrix[row, column + 1], matrix[row, column + 2]) = (p.x, p.y, 1)
            (matrix[row, 6], matrix[row, 7]) = (-p.x * value, -p.y * value)
            right[row] = value
        }
    }
    return try! matrix.solve(right, backend: backend)
}

let homography = Benchmark("homography of four corners", sizes: [1]) { _ in
    var card = Rectangle(x: 40, y: 20, width: 200, height: 120)
    var seen = Quad(
        topLeft: Vector2(10, 0), topRight: Vector2(150, 20), bottomRight: Vector2(155, 100),
        bottomLeft: Vector2(12, 120))
    var source = Quad(
        topLeft: Vector2(3, 5), topRight: Vector2(210, -10), bottomRight: Vector2(190, 130),
        bottomLeft: Vector2(-8, 118))
    let equations = LinearAlgebraBackend.available.map { backend in
        Variant(
            backend == .reference ? "8 × 8 by LU, Swift twin" : "8 × 8 by LU, OpenBLAS",
            backend == .reference ? .naive : .other
        ) {
            for _ in 0..<$0 {
                consume(&source)
                consume(&seen)
                consume(result: byEquations(source, seen, backend: backend))
            }
        }
    }
    return (
        1,
        [
            Variant("rectangle to quad", .hooke) {
                for _ in 0..<$0 {
                    consume(&card)
                    consume(&seen)
                    consume(result: try! Homography(from: card, to: seen))
                }
            },
            Variant("quad to quad", .other) {
                for _ in 0..<$0 {
                    consume(&source)
                    consume(&seen)
                    consume(result: try! Homography(from: source, to: seen))
                }
            },
        ] + equations
    )
}

/// Points of a card and their projections, with noise.
private func marks(_ count: Int) -> [PointCorrespondence] {
    let pose = try! CameraPose(
        rotation: Quaternion(angle: 0.6, axis: Vector3(0.3, 1, 0)), translation: Vector3(20, 10, -80),
        distance: 600, origin: Vector2(100, 60))
    let map = pose.homography
    return (0..<count).map { index in
        let point =
            index < 4
            ? Rectangle(x: 0, y: 0, width: 200, height: 120).corners.corners[index]
            : Vector2(100 * (1 + scattered(3 * index)), 60 * (1 + scattered(3 * index + 1)))
        let noise = Vector2(scattered(5 * index), scattered(7 * index + 2))
        return (point, map.apply(point)! + noise)
    }
}

let homographyFit = Benchmark("homography fit, SVD", sizes: [4, 16, 256]) { size in
    var pairs = marks(size)
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&pairs)
                consume(result: try! HomographyFit(pairs, minimizing: .algebraic, backend: backend))
            }
        }
    )
}

let homographyRefinement = Benchmark("homography fit, least distances", sizes: [16, 256]) { size in
    var pairs = marks(size)
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&pairs)
                consume(result: try! HomographyFit(pairs, backend: backend))
            }
        }
    )
}

let cameraPose = Benchmark("camera pose fit", sizes: [4, 16, 256]) { size in
    var pairs = marks(size)
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&pairs)
                consume(
                    result: try! CameraPoseFit(
                        pairs, distance: 600, origin: Vector2(100, 60), backend: backend))
            }
        }
    )
}

let homographies = [homography, homographyFit, homographyRefinement, cameraPose]
