import Foundation
import HookeGeometry
import Testing

@Suite struct VectorPathTests {
    private let box = Rectangle(x: 10, y: 20, width: 100, height: 60)

    @Test func `A rectangle's path has its corners and bounds`() {
        let path = VectorPath(box)
        #expect(path.elements.count == 5 && path.elements.last == .close)
        #expect(path.controlBounds == box)
        #expect(path.currentPoint == [10, 20])
        #expect(VectorPath().currentPoint == nil && VectorPath().controlBounds == nil)
    }

    @Test func `A first line moves, and a step after close begins where the subpath began`() {
        var path = VectorPath()
        path.close()
        path.line(to: [1, 2])
        #expect(path.elements == [.move(to: [1, 2])])
        path.line(to: [3, 4])
        path.close()
        path.close()
        path.line(to: [5, 6])
        #expect(
            path.elements == [
                .move(to: [1, 2]), .line(to: [3, 4]), .close, .move(to: [1, 2]), .line(to: [5, 6]),
            ])
        path.move(to: [7, 7])
        path.move(to: [8, 8])
        #expect(path.elements.last == .move(to: [8, 8]))
        #expect(path.elements.count == 6)
    }

    /// The worst measured error is 2.73e-4 of the radius.
    @Test func `An ellipse is within 2.8e-4 of its radius`() {
        let path = VectorPath(ellipseIn: Rectangle(x: -2, y: -2, width: 4, height: 4))
        for point in path.flattened(within: 1e-9).flatMap(\.points) {
            let radius = (point.x * point.x + point.y * point.y).squareRoot()
            #expect((radius - 2).magnitude <= 2 * 2.8e-4)
        }
    }

    @Test func `An arc begins and ends at its angles, and runs as asked`() {
        let cases: [(Double, Double, Bool, SIMD2<Double>)] = [
            (0, .pi / 2, true, [1, 1]), (0, .pi / 2, false, [-1, -1]), (.pi, 3 * .pi, true, [0, 1]),
            (0, -7, false, [0, -1]),
        ]
        for (from, to, clockwise, through) in cases {
            var path = VectorPath()
            path.arc(center: [5, 5], radius: 3, startAngle: from, endAngle: to, clockwise: clockwise)
            guard case .move(let start) = path.elements[0] else { return #expect(Bool(false)) }
            func near(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ error: Double) -> Bool {
                (a - b).x.magnitude < error && (a - b).y.magnitude < error
            }
            func onCircle(_ angle: Double) -> SIMD2<Double> {
                let unit = SIMD2<Double>(cos(angle), sin(angle))
                return SIMD2<Double>(5, 5) + 3 * unit
            }
            #expect(near(start, onCircle(from), 1e-12))
            // A full turn ends where it began.
            let isTurn = (to - from).magnitude >= 2 * .pi
            let end = isTurn ? from : to
            #expect(near(path.currentPoint!, onCircle(end), 1e-12))
            let length = (through.x * through.x + through.y * through.y).squareRoot()
            let wanted: SIMD2<Double> = SIMD2(5, 5) + through * (3 / length)
            let closest = path.flattened(within: 1e-6).flatMap(\.points).contains { near($0, wanted, 0.01) }
            #expect(closest, "\(from) to \(to)")
        }
    }

    @Test func `Radii that overlap are reduced together, and only some corners are round`() {
        let path = VectorPath(box, cornerRadius: 60)
        #expect(path.controlBounds == box)
        #expect(path.currentPoint == [40, 20], "the radius is half the height")
        let one = VectorPath(box, cornerRadii: [[20, 20], .zero, .zero, .zero])
        #expect(!one.contains([11, 21]) && one.contains([109, 21]) && one.contains([11, 79]))
    }

    @Test func `Non-zero and even-odd differ inside a subpath of the same direction`() {
        let hole = VectorPath(Rectangle(x: 40, y: 40, width: 20, height: 20))
        var path = VectorPath(box)
        path.append(hole)
        #expect(path.contains([50, 50]) && !path.contains([50, 50], rule: .evenOdd))
        #expect(path.contains([20, 30]) && path.contains([20, 30], rule: .evenOdd))
        #expect(!path.contains([0, 30]))
        var punched = VectorPath(box)
        punched.append(hole.reversed())
        #expect(!punched.contains([50, 50]) && punched.contains([20, 30]))
    }

    @Test func `Reversing keeps the points, and twice is the path`() {
        var path = VectorPath()
        path.move(to: [0, 0])
        path.line(to: [10, 0])
        path.cubic(to: [20, 10], control1: [15, 0], control2: [20, 5])
        path.quadratic(to: [0, 10], control: [10, 30])
        #expect(path.reversed().reversed() == path)
        #expect(
            path.reversed().elements == [
                .move(to: [0, 10]), .quadratic(to: [20, 10], control: [10, 30]),
                .cubic(to: [10, 0], control1: [20, 5], control2: [15, 0]), .line(to: [0, 0]),
            ])
    }

    @Test func `Paths of one structure interpolate point by point; others do not`() {
        let small = VectorPath(ellipseIn: Rectangle(x: 40, y: 40, width: 2, height: 2))
        let large = VectorPath(ellipseIn: Rectangle(x: 0, y: 0, width: 100, height: 100))
        #expect(small.interpolated(to: large, at: 0) == small)
        let middle = small.interpolated(to: large, at: 0.5)!
        #expect(middle.controlBounds == Rectangle(x: 20, y: 20, width: 51, height: 51))
        #expect(small.interpolated(to: VectorPath(box), at: 0.5) == nil)
        #expect(!small.hasStructure(of: VectorPath(box)) && small.hasStructure(of: large))
    }

    @Test func `Flattening stays within the error of a parabola`() {
        var path = VectorPath()
        path.move(to: [0, 0])
        path.quadratic(to: [2, 0], control: [1, 2])
        for error in [1.0, 0.1, 0.001] {
            let points = path.flattened(within: error)[0].points
            #expect(points.first == [0, 0] && points.last == [2, 0])
            // The curve is y = x·(2 − x): the deviation of a chord is h²/4.
            for (a, b) in zip(points, points.dropFirst()) {
                #expect((b.x - a.x) * (b.x - a.x) / 4 <= error * 1.000001)
            }
        }
    }

    @Test func `Text reads back bit for bit, and other text is refused`() throws {
        let path = VectorPath(box, cornerRadius: 1.0 / 3)
        #expect(VectorPath(path.description) == path)
        #expect(try JSONDecoder().decode(VectorPath.self, from: JSONEncoder().encode(path)) == path)
        for text in ["L0 0", "M0", "M0 0L", "M0 nan", "M0 0X", "M0 0L1 inf", "0 0"] {
            #expect(VectorPath(text) == nil, "\(text)")
        }
        #expect(VectorPath("") == VectorPath())
        var bad = VectorPath()
        bad.move(to: [.nan, 0])
        #expect(!bad.isFinite)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(bad) }
    }
}
