import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

@Suite struct BoxInterpolationTests {
    private let screen = ProjectiveBox(Rectangle(x: 0, y: 0, width: 390, height: 844))
    private let cell = ProjectiveBox(Rectangle(x: 20, y: 500, width: 100, height: 100))

    @Test func `An arc has the design's radius and middle`() {
        let arc = PointPath.arc(Vector2(100, 100), Vector2(300, 200))
        #expect(largest(arc.point(at: 0.5) - Vector2(211.80340, 126.39320)) < 5e-6)
        let middle = Vector2(100, 350)
        for step in 0...10 {
            let p = arc.point(at: Double(step) / 10)
            #expect(abs(Elementary.hypot(p.x - middle.x, p.y - middle.y) - 250) < 1e-12)
        }
    }

    @Test func `Arcs of corners and of the centre have the design's middles`() {
        let corners = BoxInterpolation(from: cell, to: screen, along: .rectArc).box(at: 0.5).quad.boundingBox
        #expect(abs(corners.minX - 5.00837) < 5e-6)
        #expect(abs(corners.minY - 284.12145) < 5e-6)
        #expect(abs(corners.maxX - 318.18788) < 5e-6)
        #expect(abs(corners.maxY - 721.59085) < 5e-6)
        let center = BoxInterpolation(from: cell, to: screen, along: .centerArc).box(at: 0.5)
        let origin = center.center - center.size * 0.5
        #expect(largest(origin - Vector2(36.06622, 275.45530)) < 5e-6)
        #expect(largest(center.size - Vector2(245, 472)) < 1e-12)
        #expect(BoxInterpolation(from: cell, to: screen, along: .arc).box(at: 0.5) == center)
    }

    @Test func `A turned and scaled rectangle has the design's middle`() throws {
        let map = Transform3D.scale(x: 2, y: 1)
            .concatenating(.rotationZ(.pi / 6))
            .concatenating(.translation(x: 100, y: 200))
        let start = try #require(
            ProjectiveBox(of: Rectangle(x: 0, y: 0, width: 50, height: 30), under: map))
        let half = BoxInterpolation(from: start, to: screen).box(at: 0.5)
        #expect(largest(half.center - Vector2(165.40064, 329.99519)) < 5e-6)
        #expect(largest(half.size - Vector2(245, 437)) < 1e-12)
        #expect(abs(half.angle - .pi / 12) < 1e-15)
    }

    @Test func `A quadratic path is vertical at its upper end`() {
        let up = PointPath.quadratic(Vector2(0, 100), Vector2(50, 0))
        #expect(up.point(at: 0.5) == Vector2(37.5, 75))
        #expect(up.slope(at: 1).x == 0)
        let down = PointPath.quadratic(Vector2(50, 0), Vector2(0, 100))
        #expect(down.point(at: 0.5) == Vector2(37.5, 75))
        #expect(down.slope(at: 0).x == 0)
    }

    @Test func `Arcs of short shifts are lines`() {
        for to in [Vector2(2, 90), Vector2(90, -2), Vector2(0, 0)] {
            #expect(PointPath.arc(.zero, to).point(at: 0.25) == to * 0.25)
        }
    }

    @Test(arguments: BoxPath.allCases)
    func `Random motions have their ends exactly and continuously, and the slopes of differences`(
        _ path: BoxPath
    ) {
        let generator = Generator<(Plane, Plane)>(draw: { (Plane(&$0), Plane(&$0)) })
        checkProperty(seed: 0x21_02, cases: 500, generator) { planes in
            guard let from = ProjectiveBox(of: planes.0.rectangle, under: planes.0.map),
                let to = ProjectiveBox(of: planes.1.rectangle, under: planes.1.map)
            else { return nil }
            let motion = BoxInterpolation(from: from, to: to, along: path)
            guard motion.box(at: 0) == from, motion.box(at: 1) == to else { return "an end differs" }
            let scale = 1 + largest(from.center) + largest(to.center) + largest(from.size) + largest(to.size)
            for (p, end) in [(0.0, from), (1.0, to)]
            where !(path == .rectArc && from.isMirrored != to.isMirrored) {
                let quad = ProjectiveBox(numbers: motion.numbers(at: p)).quad
                let near = 1 / (2 - end.perspective.x.magnitude - end.perspective.y.magnitude)
                for (a, b) in zip(quad.corners, end.quad.corners) where largest(a - b) > 1e-10 * scale * near
                {
                    return "the corner at \(p) is \(a), not \(b)"
                }
            }
            for step in 1...9 {
                let p = Double(step) / 10
                let box = motion.box(at: p)
                guard box.perspective.x.magnitude + box.perspective.y.magnitude < 2, box.size.x > 0 else {
                    return "the box at \(p) is behind the eye"
                }
                let h = 1e-5
                let change: SIMD8<Double> = motion.numbers(at: p + h) - motion.numbers(at: p - h)
                let error: SIMD8<Double> = change / (2 * h) - motion.slopes(at: p)
                let squares: SIMD8<Double> = error * error
                // At most 4e-9 of the scale was seen.
                guard squares.sum().squareRoot() < 1e-6 * scale || isFolded(box, change) else {
                    return "the slope at \(p) is wrong by \(error)"
                }
            }
            return nil
        }
    }

    /// Whether a diagonal changes its direction near by.
    private func isFolded(_ box: ProjectiveBox, _ change: SIMD8<Double>) -> Bool {
        box.size.x < change[2].magnitude * 2 || box.size.y.magnitude < change[3].magnitude * 2
    }

    @Test func `The angle goes the shorter way, half a turn clockwise`() {
        func turned(_ angle: Double) -> ProjectiveBox {
            ProjectiveBox(center: .zero, size: Vector2(4, 2), angle: angle)
        }
        #expect(BoxInterpolation(from: turned(3), to: turned(-3)).box(at: 0.5).angle > 3)
        #expect(BoxInterpolation(from: turned(-3), to: turned(3)).box(at: 0.5).angle < -3)
        #expect(BoxInterpolation(from: turned(0), to: turned(.pi)).box(at: 0.5).angle == .pi / 2)
        #expect(BoxInterpolation(from: turned(0), to: turned(-.pi)).box(at: 0.5).angle == .pi / 2)
        #expect(BoxInterpolation(from: turned(.pi), to: turned(0)).box(at: 0.5).angle == 1.5 * .pi)
    }
}
