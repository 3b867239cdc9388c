import TestSupport
import Testing

@testable import HookeGeometry

/// Bounds of curves against known values and many points computed by a plain twin.
@Suite struct PathBoundsTests {
    @Test func `Bounds are those of the curve, not of its control points`() throws {
        let cases: [(String, Rectangle)] = [
            ("M0 0Q50 100 100 0", Rectangle(x: 0, y: 0, width: 100, height: 50)),
            ("M0 0C0 100 100 100 100 0", Rectangle(x: 0, y: 0, width: 100, height: 75)),
            (
                "M0 0C100 0 -100 0 0 0",
                Rectangle(x: -28.867513459481287, y: 0, width: 57.735026918962575, height: 0)
            ),
            // Both ends of a half turn, and its highest point.
            ("M0 50A50 50 0 0 1 100 50", Rectangle(x: 0, y: 0, width: 100, height: 50)),
            ("M0 50A50 50 0 0 1 50 0", Rectangle(x: 0, y: 0, width: 50, height: 50)),
            ("M3 4", Rectangle(x: 3, y: 4, width: 0, height: 0)),
            // After Z the current point is the beginning.
            ("M0 0L10 0L10 10Z Q5 -20 10 0", Rectangle(x: 0, y: -10, width: 10, height: 20)),
            ("M0 0L10 0L10 10ZA5 5 0 0 0 10 0", Rectangle(x: 0, y: 0, width: 10, height: 10)),
            ("M1e300 0Q-1e300 0 1e300 1e300", Rectangle(x: 0, y: 0, width: 1e300, height: 1e300)),
        ]
        for (text, expected) in cases {
            let path = try VectorPath(svg: text)
            let (bounds, control) = (try #require(path.bounds), try #require(path.controlBounds))
            let size = max(-control.minX, -control.minY, control.maxX, control.maxY)
            for (a, b) in [
                (bounds.minX, expected.minX), (bounds.maxX, expected.maxX), (bounds.minY, expected.minY),
                (bounds.maxY, expected.maxY),
            ] {
                #expect((a - b).magnitude <= 4 * 0x1p-53 * size, "\(text): \(bounds)")
            }
        }
        #expect(try VectorPath(svg: "M0 0Q50 100 100 0").controlBounds?.height == 100)
        #expect(VectorPath().bounds == nil)
        #expect(VectorPath([.move(to: .zero), .line(to: [.nan, 0])]).bounds == nil)
        #expect(VectorPath([.move(to: .zero), .line(to: [.infinity, 0])]).bounds?.width == .infinity)
    }

    /// A point by de Casteljau's construction.
    private func point(_ points: [Vector2], _ u: Double) -> Vector2 {
        guard points.count > 1 else { return points[0] }
        return point(zip(points, points.dropFirst()).map { $0 * (1 - u) + $1 * u }, u)
    }

    /// The largest distance of a curve from its chord over one of `count` steps: |B″|/8n².
    private func gap(_ p: [Vector2], _ count: Int) -> Double {
        let order = Double(p.count - 1)
        let bends = (0..<(p.count - 2)).map { index in
            let bend: Vector2 = p[index] - 2 * p[index + 1] + p[index + 2]
            return max(bend.x.magnitude, bend.y.magnitude)
        }
        return order * (order - 1) * (bends.max() ?? 0) / (8 * Double(count * count))
    }

    @Test func `Random curves touch all four edges and stay inside`() {
        var random = SeededGenerator(seed: 8)
        let count = 2_000
        for _ in 0..<randomCases(100) {
            let scale = random.logUniform(1e-6...1e6)
            // Coordinates on a coarse grid have double roots, cusps and straight pieces.
            let isCoarse = random.chance(0.3)
            func number() -> Double {
                (isCoarse ? Double(random.integer(-2...2)) : random.uniform(-2...2)) * scale
            }
            let points = (0..<random.integer(3...4)).map { _ in Vector2(number(), number()) }
            var path = VectorPath()
            path.move(to: points[0])
            if points.count == 3 {
                path.quadratic(to: points[2], control: points[1])
            } else {
                path.cubic(to: points[3], control1: points[1], control2: points[2])
            }
            let drawn = (0...count).map { point(points, Double($0) / Double(count)) }
            let (found, sampled) = (path.bounds!, Rectangle(enclosing: drawn)!)
            let (rounding, gap) = (8 * 0x1p-53 * 2 * scale, gap(points, count))
            for (outer, inner) in [
                (found.maxX, sampled.maxX), (found.maxY, sampled.maxY), (-found.minX, -sampled.minX),
                (-found.minY, -sampled.minY),
            ] {
                #expect(
                    outer >= inner - rounding && outer <= inner + gap + rounding,
                    "\(path): \(found), \(sampled)")
            }
        }
    }

    @Test func `Random arcs touch all four edges and stay inside`() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<randomCases(100) {
            var path = VectorPath()
            func point() -> Vector2 { Vector2(random.uniform(-100...100), random.uniform(-100...100)) }
            path.move(to: point())
            path.arc(
                to: point(),
                VectorPath.Arc(
                    radii: Vector2(random.uniform(1...200), random.uniform(1...200)),
                    rotation: random.uniform(-180...180), isLarge: random.chance(0.5),
                    isClockwise: random.chance(0.5)))
            let drawn = path.flattened(within: 1e-4).flatMap(\.points)
            let (found, sampled) = (path.bounds!, Rectangle(enclosing: drawn)!)
            for (outer, inner) in [
                (found.maxX, sampled.maxX), (found.maxY, sampled.maxY), (-found.minX, -sampled.minX),
                (-found.minY, -sampled.minY),
            ] {
                #expect(outer >= inner - 1e-9 && outer <= inner + 2e-4, "\(path): \(found), \(sampled)")
            }
        }
    }
}
