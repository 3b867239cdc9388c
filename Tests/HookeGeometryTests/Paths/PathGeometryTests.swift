import Hooke
@testable import HookeGeometry
import TestSupport
import Testing

@Suite struct PathGeometryTests {
    @Test func `Areas and nearest points match thirty digits`() throws {
        var (worstArea, worstGap) = (Worst<String>(), Worst<String>())
        for words in try goldenLines("path_areas") {
            let text = String(words[words.count - 1])
            let numbers = try #require(doubles(words.dropLast()))
            let path = try VectorPath(svg: text)
            worstArea.note((path.area - numbers[0]) / 40_000, text)
            let measured = try MeasuredPath(path)
            for index in stride(from: 1, to: 10, by: 3) {
                let point = Vector2(numbers[index], numbers[index + 1])
                let found = measured.nearest(to: point)
                worstGap.note((found.gap - numbers[index + 2]) / 300, "\(text) to \(point)")
                let gap = found.position - point
                #expect(abs(Elementary.hypot(gap.x, gap.y) - found.gap) == 0)
                let onPath = measured.position(at: found.distance) - found.position
                #expect(onPath.x.magnitude < 1e-10 && onPath.y.magnitude < 1e-10, "\(text)")
            }
        }
        // Worst errors: 1.5e-15 of 40,000, and 5.3e-16 of 300 points.
        #expect(worstArea.error < 1e-14, "\(worstArea)")
        #expect(worstGap.error < 1e-14, "\(worstGap)")
    }

    @Test func `Areas of simple shapes are exact, and have the sign of the direction`() throws {
        #expect(try VectorPath(svg: "M0 0H100V100H0Z").area == 10_000)
        #expect(try VectorPath(svg: "M0 0V100H100V0Z").area == -10_000)
        // An open subpath is closed, and a hole is subtracted.
        #expect(try VectorPath(svg: "M0 0H100V100H0M25 25V75H75V25").area == 7_500)
        #expect(try VectorPath(svg: "M1e9 1e9h1v1h-1z").area == 1)
        // Two thirds of the triangle.
        #expect(try VectorPath(svg: "M0 0Q50 100 100 0").area.magnitude == 10_000.0 / 3)
        let ellipse = try VectorPath(svg: "M7 12A10 3 0 0 1 27 12A10 3 0 0 1 7 12Z")
        #expect(abs(ellipse.area - 30 * .pi) < 1e-13)
        #expect(VectorPath().area == 0)
        // A thin segment: r²(θ − sin θ)/2 with θ = 1e-4.
        let thin = try VectorPath(svg: "M0 0A1 1 0 0 1 1e-4 0").area
        #expect(abs(thin / 8.333333341666667e-14 - 1) < 1e-9)
    }

    @Test func `The nearest point is no farther than any sample`() throws {
        let path = "M0 0C200 -50 -100 150 100 100Q150 50 100 0A60 20 30 1 1 30 -40Z"
        let measured = try MeasuredPath(VectorPath(svg: path))
        let samples = (0...40_000).map { measured.position(at: measured.length * Double($0) / 40_000) }
        let points = Generator { random in
            Vector2(random.uniform(-250...250), random.uniform(-250...250))
        }
        checkProperty(seed: 3, cases: 150, points) { point in
            let found = measured.nearest(to: point)
            var (least, best) = (Double.infinity, 0)
            for (index, sample) in samples.enumerated() {
                let gap = sample - point
                let size = Elementary.hypot(gap.x, gap.y)
                if size < least { (least, best) = (size, index) }
            }
            if found.gap > least * (1 + 1e-15) { return "\(found.gap) instead of \(least)" }
            let step = measured.length / 40_000
            // Almost as near elsewhere, or the same place.
            let isSame = abs(found.distance - Double(best) * step) < 2 * step
            return isSame || found.gap > least - step ? nil : "\(found.distance)"
        }
    }

    @Test func `Nearest points at corners, centres and without a length`() throws {
        let corner = try MeasuredPath(VectorPath(svg: "M0 0H10V10"))
        #expect(
            corner.nearest(to: [20, -5])
                == MeasuredPath.Nearest(distance: 10, position: [10, 0], gap: 125.0.squareRoot()))
        #expect(corner.nearest(to: [4, 3]).position == [4, 0])
        let circle = try MeasuredPath(VectorPath(svg: "M0 0A5 5 0 0 1 10 0"))
        #expect(abs(circle.nearest(to: [5, 0]).gap - 5) < 1e-14)
        #expect(abs(circle.nearest(to: [5, -9]).gap - 4) < 1e-14)
        let dot = try MeasuredPath(VectorPath([.move(to: [1, 2])]))
        #expect(dot.nearest(to: [4, 6]) == MeasuredPath.Nearest(distance: 0, position: [1, 2], gap: 5))
        #expect(circle.nearest(to: [.nan, 0]).gap.isNaN)
        let hill = try MeasuredPath(VectorPath(svg: "M0 0Q50 100 100 0"))
        #expect(hill.nearest(to: [50, 80]).gap == 30)
    }

    /// Barry and Goldman's pyramid, an independent form of the same spline.
    private func pyramid(_ p: [Vector2], _ alpha: Double, _ u: Double) -> Vector2 {
        var t = [0.0]
        for (a, b) in zip(p, p.dropFirst()) {
            t.append(t[t.count - 1] + Elementary.pow(Elementary.hypot(b.x - a.x, b.y - a.y), alpha))
        }
        let x = t[1] + (t[2] - t[1]) * u
        func mix(_ a: Vector2, _ b: Vector2, _ i: Int, _ k: Int) -> Vector2 {
            a * ((t[k] - x) / (t[k] - t[i])) + b * ((x - t[i]) / (t[k] - t[i]))
        }
        let (a, b, c) = (mix(p[0], p[1], 0, 1), mix(p[1], p[2], 1, 2), mix(p[2], p[3], 2, 3))
        return mix(mix(a, b, 0, 2), mix(b, c, 1, 3), 1, 2)
    }

    @Test(arguments: [0, 0.5, 1]) func `A spline through points equals Barry and Goldman's pyramid`(
        alpha: Double
    ) throws {
        let points: [Vector2] = [[0, 0], [10, 40], [90, 35], [95, 30], [-20, -60], [3, 8]]
        for isClosed in [false, true] {
            let path = try VectorPath(through: points, isClosed: isClosed, alpha: alpha)
            #expect(path.elements.count == (isClosed ? 8 : 6))
            var previous = points[0]
            for (index, element) in path.elements.dropFirst().enumerated() {
                guard case .cubic(let end, let one, let two) = element else { continue }
                func stop(_ k: Int) -> Vector2 {
                    if isClosed { return points[(k + 6) % 6] }
                    return k < 0 ? points[0] * 2 - points[1] : k < 6 ? points[k] : points[5] * 2 - points[4]
                }
                let four = (-1...2).map { stop(index + $0) }
                for step in 1..<10 {
                    let u = Double(step) / 10
                    let v = 1 - u
                    let start: Vector2 = previous * (v * v * v) + one * (3 * u * v * v)
                    let rest: Vector2 = two * (3 * u * u * v) + end * (u * u * u)
                    let gap = start + rest - pyramid(four, alpha, u)
                    #expect(gap.x.magnitude < 1e-12 && gap.y.magnitude < 1e-12)
                }
                previous = end
            }
            #expect(previous == (isClosed ? points[0] : points[5]))
        }
    }

    @Test func `Few and equal points, and wrong numbers`() throws {
        #expect(try VectorPath(through: []).isEmpty)
        #expect(try VectorPath(through: [[1, 2], [1, 2]]).elements == [.move(to: [1, 2])])
        #expect(
            try VectorPath(through: [[0, 0], [3, 4]]).elements == [.move(to: [0, 0]), .line(to: [3, 4])])
        let once = try VectorPath(through: [[0, 0], [5, 5], [9, 0]], isClosed: true)
        #expect(
            try VectorPath(through: [[0, 0], [5, 5], [5, 5], [9, 0], [0, 0]], isClosed: true) == once)
        let error = #expect(throws: HookeError.self) { try VectorPath(through: [[0, 0], [.nan, 1]]) }
        guard case .badElement("points", 1, _, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: HookeError.self) { try VectorPath(through: [[0, 0]], alpha: 1.5) }
    }
}
