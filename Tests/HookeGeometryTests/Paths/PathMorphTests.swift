import Foundation
import HookeGeometry
import TestSupport
import Testing

@Suite struct PathMorphTests {
    private func points(_ path: VectorPath) -> [Vector2] { path.elements.flatMap(\.points) }

    private func square(_ size: Double, turn: Double = 0, first: Int = 0, reversed: Bool = false)
        -> VectorPath
    {
        var corners = [Vector2(-1, -1), [1, -1], [1, 1], [-1, 1]].map { $0 * (size / 2) }
        corners = Array(corners[first...] + corners[..<first])
        if reversed { corners = [corners[0]] + corners[1...].reversed() }
        var path = VectorPath()
        for corner in corners { path.line(to: Affine2D.rotation(turn).transform(corner)) }
        path.close()
        return path
    }

    @Test func `A turned square begins at the corner with the least sum`() throws {
        // Two corners on: the corner of the second at which it agrees is the third of its own.
        let morph = try PathMorph(from: square(1), to: square(1.5, turn: .pi / 6, first: 2))
        #expect(morph.alignments.count == 1)
        let alignment = morph.alignments[0]
        #expect(alignment.joint == 2 && !alignment.isReversed && alignment.count == 4)
        #expect((alignment.sum - 1.303847577).magnitude < 1e-9)
        // The next best is 3.5: with corners that leave no other choice.
        let open = try PathMorph(
            from: VectorPath(svg: "M-.5-.5L.5-.5L.5 .5L-.5 .5"),
            to: VectorPath(svg: "M-.5-.5L.5-.5L.5 .5L-.5 .5"))
        #expect(open.alignments[0].sum == 0)
    }

    @Test func `The direction of the second shape does not matter`() throws {
        let forward = try PathMorph(from: square(1), to: square(1.5, turn: 0.1))
        let backward = try PathMorph(from: square(1), to: square(1.5, turn: 0.1, first: 1, reversed: true))
        #expect(backward.alignments[0].isReversed && !forward.alignments[0].isReversed)
        // The second corner of the backward square is the first of the other.
        #expect(backward.alignments[0].joint == 1 && forward.alignments[0].joint == 0)
        for (a, b) in zip(points(forward.path(at: 0.4)), points(backward.path(at: 0.4))) {
            #expect((a - b).x.magnitude < 1e-14 && (a - b).y.magnitude < 1e-14)
        }
    }

    @Test func `Ends are the given paths to the bit, and both parts have one structure`() throws {
        let shapes = [
            "M0 0H100V100H0Z", "M50 0A50 50 0 1 1 49.9 0Z", "M0 0L100 50L0 100Z", "M0 0Q50 90 100 0T200 0",
            "M0 0H10V10H0Z M20 20h5v5h-5z", "M5 5", "M0 0C0 0 0 0 0 0Z", "M0 0H100V100H0",
            "M50 0L61 35L98 35L68 57L79 91L50 70L21 91L32 57L2 35L39 35Z",
        ]
        for first in shapes {
            for second in shapes {
                let (a, b) = (try VectorPath(svg: first), try VectorPath(svg: second))
                let morph = try PathMorph(from: a, to: b)
                #expect(morph.path(at: 0) == a && morph.path(at: 1) == b)
                #expect(morph.matchedStart.hasStructure(of: morph.matchedEnd), "\(first) to \(second)")
                #expect(morph.path(at: 0.5).isFinite)
            }
        }
    }

    @Test func `The cut paths are the given curves`() throws {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<randomCases(10) {
            func shape(_ count: Int) -> VectorPath {
                func point() -> Vector2 { [random.uniform(-90...90), random.uniform(-90...90)] }
                var path = VectorPath()
                path.move(to: point())
                for index in 0..<count {
                    if index % 2 == 0 {
                        path.line(to: point())
                    } else {
                        path.cubic(to: point(), control1: point(), control2: point())
                    }
                }
                path.close()
                return path
            }
            let (a, b) = (shape(random.integer(2...5)), shape(random.integer(2...5)))
            let morph = try PathMorph(from: a, to: b)
            for (given, cut) in [(a, morph.matchedStart), (b, morph.matchedEnd)] {
                let (whole, parts) = (try MeasuredPath(given), try MeasuredPath(cut))
                #expect((whole.length - parts.length).magnitude < 1e-12 * whole.length)
                // Each point of the cut path is on the given one: compare areas, which no order changes.
                #expect((area(given).magnitude - area(cut).magnitude).magnitude < 1e-9 * 8100)
            }
        }
    }

    /// The signed area, by Green's theorem over the cubics.
    private func area(_ path: VectorPath) -> Double {
        func cross(_ a: Vector2, _ b: Vector2) -> Double { a.x * b.y - a.y * b.x }
        var (sum, current, start) = (0.0, Vector2.zero, Vector2.zero)
        for element in path.elements {
            switch element {
            case .move(let point): (current, start) = (point, point)
            case .cubic(let d, let b, let c):
                let first = 6 * cross(current, b) + 3 * cross(current, c) + cross(current, d)
                sum += (first + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d)) / 20
                current = d
            case .line(let point):
                sum += cross(current, point) / 2
                current = point
            default:
                sum += cross(current, start) / 2
                current = start
            }
        }
        return sum
    }

    @Test func `Cuts are at the same fractions of both lengths`() throws {
        let lines = try VectorPath(svg: "M0 0H30V70")
        let curve = try VectorPath(svg: "M0 0C0 100 20 100 200 0")
        let morph = try PathMorph(from: lines, to: curve)
        let measured = try MeasuredPath(curve)
        let wanted = measured.position(at: 0.3 * measured.length)
        guard case .cubic(let cut, _, _) = morph.matchedEnd.elements[1] else {
            Issue.record("no cubic")
            return
        }
        #expect((cut - wanted).x.magnitude < 1e-12 && (cut - wanted).y.magnitude < 1e-12)
        #expect(morph.matchedStart.elements.count == 3 && morph.matchedEnd.elements.count == 3)
    }

    @Test func `The cost grows with the square of the number of joints`() throws {
        func polygon(_ count: Int) -> VectorPath {
            var path = VectorPath()
            for index in 0..<count {
                let angle = 2 * Double.pi * Double(index) / Double(count)
                let point = Vector2(cos(angle), sin(angle))
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            path.close()
            return path
        }
        func cost(_ count: Int) throws -> Double {
            let start = clock()
            _ = try PathMorph(from: polygon(count), to: polygon(count + 1))
            return Double(clock() - start)
        }
        // Four times the joints are 16 times the cost, with the bisections a little more; the cube would be 64.
        let ratio = try cost(160) / cost(40)
        #expect(ratio < 32, "\(ratio)")
        // What would take minutes is refused at once.
        let refused = #expect(throws: HookeError.self) {
            try PathMorph(from: polygon(100), to: polygon(3000))
        }
        #expect(
            refused?.description
                == "end has 3000 elements; accepted: closed outlines of up to 1224 joints each")
    }

    @Test func `Subpaths without a partner shrink to their centre`() throws {
        let two = try VectorPath(svg: "M0 0H10V10H0Z M20 20H30V30H20Z")
        let morph = try PathMorph(from: two, to: VectorPath(svg: "M0 0H10V10H0Z"))
        let last = morph.matchedEnd.elements.suffix(5).flatMap(\.points)
        #expect(last.count == 12 && last.allSatisfy { $0 == [25, 25] })
    }

    @Test func `Empty paths, numbers that are not finite and errors of zero are refused`() throws {
        let square = square(1)
        #expect(throws: HookeError.wrongCount(field: "end", count: 0, accepted: "1 step or more")) {
            try PathMorph(from: square, to: VectorPath())
        }
        #expect(throws: HookeError.outOfRange(field: .error, value: 0, accepted: "above 0")) {
            try PathMorph(from: square, to: square, within: 0)
        }
        #expect(throws: HookeError.self) {
            try PathMorph(from: VectorPath([.move(to: [.nan, 0])]), to: square)
        }
    }
}
