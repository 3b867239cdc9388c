import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Returns the distance of the image of `point` from `truth`, in units of u times the fields' own rounding:
/// Σ|products| of the coordinate, and of w times the target's largest coordinate, over w.
func fieldError(_ map: Homography, _ point: Vector2, _ truth: Vector2, to target: Quad) -> Double {
    guard let image = map.apply(point) else { return .infinity }
    let size =
        point.x.magnitude * map.row1.absolute + point.y.magnitude * map.row2.absolute + map.row3.absolute
    let w = map.homogeneous(point).z
    let reach = target.corners.reduce(.zero) { pointwiseMax($0, $1.absolute) }
    let x = (image.x - truth.x).magnitude / ((size.x + size.z * reach.x) / w)
    let y = (image.y - truth.y).magnitude / ((size.y + size.z * reach.y) / w)
    return max(x.isNaN ? 0 : x, y.isNaN ? 0 : y) / unitRoundoff
}

@Suite struct HomographyTests {
    private let seen = Quad(
        topLeft: Vector2(10, 0), topRight: Vector2(150, 20), bottomRight: Vector2(150, 100),
        bottomLeft: Vector2(10, 120))

    @Test func `A map has the fields computed by hand`() throws {
        // The right side is 80 high and the left 120: w is 1 on the left and 1.5 on the right.
        let map = try Homography(unitSquareTo: seen)
        #expect(map.row1 == Vector3(215, 30, 0.5))
        #expect(map.row2 == Vector3(0, 120, 0))
        #expect(map.row3 == Vector3(10, 0, 1))
        #expect(map.apply(Vector2(0.5, 0.5)) == Vector2(94, 60))
        // The same intersection of diagonals, from another rectangle.
        let card = Rectangle(x: 40, y: -30, width: 200, height: 120)
        let fromCard = try Homography(from: card, to: seen)
        let middle = try #require(fromCard.apply(card.center))
        #expect((middle - Vector2(94, 60)).absolute.max() <= 3e-14)
        #expect(fromCard.homogeneous(card.origin).z == 1)
        // The line at infinity, w = 0, is at x = −2 of the square.
        #expect(map.apply(Vector2(-2, 0.3)) == nil)
        #expect(map.apply(Vector2(-2.5, 0.3)) == nil)
        #expect(map.apply(Vector2(-1.9, 0.3)) != nil)
    }

    @Test func `Translated and scaled rectangles give exact fields`() throws {
        let a = Rectangle(x: 3, y: 4, width: 7, height: 11)
        #expect(try Homography(from: a, to: a.corners) == .identity)
        #expect(try Homography(from: a.corners, to: a.corners) == .identity)
        let b = Rectangle(x: 13, y: -4, width: 14, height: 33)
        let stretched = Homography(
            row1: Vector3(2, 0, 0), row2: Vector3(0, 3, 0), row3: Vector3(7, -16, 1))
        #expect(try Homography(from: a, to: b.corners) == stretched)
        #expect(try Homography(from: a.corners, to: b.corners) == stretched)
    }

    @Test func `Images agree with the table`() throws {
        var worst = Worst<Int>()
        var worstRelative = Worst<Int>()
        for (index, line) in try goldenLines("homographies").enumerated() where line[0] == "quads" {
            let v = try #require(doubles(line.dropFirst()))
            let quads = [0, 8].map { at in
                Quad(
                    topLeft: Vector2(v[at], v[at + 1]), topRight: Vector2(v[at + 2], v[at + 3]),
                    bottomRight: Vector2(v[at + 4], v[at + 5]), bottomLeft: Vector2(v[at + 6], v[at + 7]))
            }
            let (point, truth) = (Vector2(v[16], v[17]), Vector2(v[18], v[19]))
            let map = try Homography(from: quads[0], to: quads[1])
            worst.note(fieldError(map, point, truth, to: quads[1]), index)
            guard quads[0].corners[1] == Vector2(1, 0) else { continue }
            let square = try Homography(unitSquareTo: quads[1])
            worst.note(fieldError(square, point, truth, to: quads[1]), index)
            let image = try #require(square.apply(point))
            let size = quads[1].corners.map { $0.absolute.max() }.max()!
            worstRelative.note((image - truth).absolute.max() / size, index)
        }
        // In units of u and the fields' own rounding; from the unit square, over the largest coordinate.
        // Measured 1.5 and 2.2e-16.
        #expect(worst.error > 0 && worst.error <= 20, "\(worst)")
        #expect(worstRelative.error <= 1e-13, "\(worstRelative)")
    }

    private struct Pair: Sendable {
        var from: Quad
        var to: Quad
    }

    private static let pairs = Generator<Pair>(draw: { random in
        func squeeze(_ r: inout SeededGenerator) -> Double { r.chance(0.5) ? 1 : r.logUniform(1e-4...1) }
        func next(_ r: inout SeededGenerator) -> Quad {
            let (squeeze, isMirrored) = (squeeze(&r), r.chance(0.3))
            return randomQuad(&r, squeeze: squeeze, isMirrored: isMirrored)
        }
        return Pair(from: next(&random), to: next(&random))
    })

    @Test func `Corners map to corners, and back`() {
        var worst = Worst<Int>()
        var worstSquare = Worst<Int>()
        var worstSimple = Worst<Int>()
        var index = 0
        checkProperty(seed: 81, cases: 3_000, Self.pairs) { pair in
            index += 1
            let size = pair.to.corners.map { $0.absolute.max() }.max()!
            let square = try Homography(unitSquareTo: pair.to)
            let unit = Rectangle(x: 0, y: 0, width: 1, height: 1).corners.corners
            let depths = unit.map { square.homogeneous($0).z }
            for (corner, target) in zip(unit, pair.to.corners) {
                let error = (square.apply(corner)! - target).absolute.max() / size
                worstSquare.note(error / (unitRoundoff * depths.max()! / depths.min()!), index)
                if depths.max()! / depths.min()! < 10 { worstSimple.note(error, index) }
            }
            if worstSquare.error > 16 { return "from the square, off by \(worstSquare) u·κ" }
            let map = try Homography(from: pair.from, to: pair.to)
            let source = try Homography(unitSquareTo: pair.from)
            let sourceDepths = unit.map { source.homogeneous($0).z }
            for (corner, target) in zip(pair.from.corners, pair.to.corners) {
                // The condition of the source: its thinness (edges at the first corner over the area) times
                // its own κ.
                let (right, down) = (
                    pair.from.topRight - pair.from.topLeft, pair.from.bottomLeft - pair.from.topLeft
                )
                let area = differenceOfProducts(right.x, down.y, right.y, down.x).magnitude
                let thinness = ((right.x * down.y).magnitude + (right.y * down.x).magnitude) / area
                let condition = thinness * sourceDepths.max()! / sourceDepths.min()!
                worst.note(fieldError(map, corner, target, to: pair.to) / condition, index)
            }
            if worst.error > 24 { return "off by \(worst) of the fields' rounding" }
            guard let back = map.inverse else { return "no inverse" }
            if pair.to.corners.contains(where: { back.homogeneous($0).z <= 0 }) {
                return "the inverse sends a corner behind"
            }
            // Through the square, the other composition of the same map.
            guard let other = source.inverse.map({ $0 * square }) else { return "no way through the square" }
            for (corner, target) in zip(pair.from.corners, pair.to.corners) {
                if !(fieldError(other, corner, target, to: pair.to) < 1e4) {
                    return "through the square: \(other)"
                }
            }
            if map.determinant.sign != (pair.from.signedArea * pair.to.signedArea).sign {
                return "turned over"
            }
            return nil
        }
        // Of 1,000,000 pairs, in u·(largest w / smallest w)·(largest coordinate): 7.7; over the largest
        // coordinate where that ratio is below 10: 1.9e-15; between quads, in u and the fields' own rounding,
        // times the source's condition: 11.6.
        if RandomCases.isAsked { print("corners:", worstSquare, worstSimple, worst, separator: "\n  ") }
        #expect(worst.error > 0 && worstSimple.error <= 1e-14, "\(worstSimple)")
    }

    @Test func `A map times its inverse is the identity within the condition`() {
        var worst = Worst<Int>()
        var index = 0
        checkProperty(seed: 82, cases: 2_000, Self.pairs) { pair in
            index += 1
            let map = try Homography(from: pair.from, to: pair.to)
            guard let inverse = map.inverse else { return "no inverse" }
            for (row, rows) in [(map, inverse), (inverse, map)] {
                let product = row * rows
                let size =
                    Homography(
                        row1: row.row1.absolute, row2: row.row2.absolute, row3: row.row3.absolute)
                    * Homography(row1: rows.row1.absolute, row2: rows.row2.absolute, row3: rows.row3.absolute)
                // The diagonal has the determinant's rounding, by whichever row it was expanded.
                let scale = max(size.row1.x, size.row2.y, size.row3.z)
                let scales = [
                    scale, size.row1.y, size.row1.z, size.row2.x, scale, size.row2.z, size.row3.x,
                    size.row3.y, scale,
                ]
                for (value, (target, scale)) in zip(
                    product.elements, zip(Homography.identity.elements, scales))
                where value != target {
                    worst.note((value - target) / (scale * unitRoundoff), index)
                }
            }
            return worst.error <= 16 ? nil : "\(worst)"
        }
        // In u·|H|·|H⁻¹|. Measured 3.3.
        #expect(worst.error > 0)
    }

    @Test func `A homography equals its transform on the plane`() throws {
        var random = SeededGenerator(seed: 83)
        for _ in 0..<randomCases(200) {
            let transform = randomTransform(&random)
            let map = Homography(of: transform)
            let point = Vector2(random.uniform(-100...100), random.uniform(-100...100))
            #expect(map.apply(point) == transform.project(point))
            #expect(Homography(of: map.transform) == map)
            #expect(map.transform.project(point) == map.apply(point))
            let other = Homography(of: randomTransform(&random))
            #expect((map * other).transform == map.transform * other.transform)
        }
        let edge = Homography(of: Transform3D.scale(x: 0))
        #expect(edge.isSingular && edge.inverse == nil && edge.determinant == 0)
        #expect(Homography.identity.transform.isIdentity)
        // z stays: a point above the plane stays above.
        let map = try Homography(unitSquareTo: seen)
        #expect(map.transform.homogeneous(Vector3(0, 0, 7)) == SIMD4(10, 0, 7, 1))
    }

    @Test func `Units do not matter over the whole range`() throws {
        let card = Quad(
            topLeft: Vector2(0, 0), topRight: Vector2(3, 0.5), bottomRight: Vector2(3.5, 2),
            bottomLeft: Vector2(-0.25, 2.25))
        func times(_ quad: Quad, _ exponents: SIMD2<Int>) -> Quad {
            func scaled(_ v: Vector2) -> Vector2 {
                Vector2(
                    Double(sign: .plus, exponent: exponents.x, significand: v.x),
                    Double(sign: .plus, exponent: exponents.y, significand: v.y))
            }
            return Quad(
                topLeft: scaled(quad.topLeft), topRight: scaled(quad.topRight),
                bottomRight: scaled(quad.bottomRight), bottomLeft: scaled(quad.bottomLeft))
        }
        let plain = try Homography(from: card, to: seen)
        let point = Vector2(1, 1)
        for (from, to) in [
            (SIMD2(600, 600), SIMD2(600, 600)), (SIMD2(-900, -900), SIMD2(-10, -10)),
            (SIMD2(900, -800), SIMD2(0, 0)), (SIMD2(0, 0), SIMD2(-700, 700)),
            (SIMD2(-350, 20), SIMD2(0, -600)),
            (SIMD2(1_000, 1_000), SIMD2(1_000, 1_000)), (SIMD2(-960, -960), SIMD2(-1_000, -1_000)),
        ] {
            let map = try Homography(from: times(card, from), to: times(seen, to))
            let image = try #require(map.apply(times(card, from).topLeft))
            #expect(image == times(seen, to).topLeft)
            let inside = times(
                Quad(topLeft: point, topRight: point, bottomRight: point, bottomLeft: point), from)
            let expected = plain.apply(point)!
            let target = times(
                Quad(topLeft: expected, topRight: expected, bottomRight: expected, bottomLeft: expected), to)
            let found = try #require(map.apply(inside.topLeft), "\(from) \(to)")
            #expect((found.x / target.topLeft.x - 1).magnitude <= 1e-14, "\(from) \(to)")
            #expect((found.y / target.topLeft.y - 1).magnitude <= 1e-14, "\(from) \(to)")
            let back = try #require(map.inverse).apply(found)
            #expect(
                (try #require(back).x / inside.topLeft.x - 1).magnitude <= 1e-14, "\(from) \(to) \(back!)")
        }
        #expect(throws: HookeError.self) {
            try Homography(from: times(card, SIMD2(1_000, 1_000)), to: times(seen, SIMD2(-900, -900)))
        }
        #expect(throws: HookeError.self) {
            try Homography(from: times(card, SIMD2(-900, -900)), to: times(seen, SIMD2(900, 900)))
        }
    }

    @Test func `Corners on one line or in one point throw by name`() throws {
        let square = Rectangle(x: 0, y: 0, width: 1, height: 1).corners
        var bad = square
        bad.topRight = Vector2(0, 0)
        #expect(throws: HookeError.noSolution(field: "to", reason: "topLeft and topRight are one point")) {
            try Homography(unitSquareTo: bad)
        }
        bad = square
        bad.bottomRight = bad.topLeft
        #expect(throws: HookeError.noSolution(field: "from", reason: "topLeft and bottomRight are one point"))
        {
            try Homography(from: bad, to: square)
        }
        bad = square
        bad.bottomRight = Vector2(0.5, 0.5)
        let onLine = HookeError.noSolution(
            field: "to", reason: "topRight, bottomRight and bottomLeft lie on one line")
        for units in [1.0, 1e-300, 1e300, 1e-9] {
            // Computed in thirds, so that the corner is on the line only within rounding.
            let third = units / 3
            let thirds = Quad(
                topLeft: Vector2(0, 0), topRight: Vector2(units, 0),
                bottomRight: Vector2(third, units - third),
                bottomLeft: Vector2(0, units))
            #expect(throws: onLine, "\(units)") { try Homography(unitSquareTo: thirds) }
            #expect(throws: onLine, "\(units)") {
                try Homography(from: Rectangle(x: 0, y: 0, width: 1, height: 2), to: thirds)
            }
        }
        #expect(throws: onLine) { try Homography(unitSquareTo: bad) }
        // 1e-12 off the line is a quad.
        bad.bottomRight = Vector2(0.5 + 1e-12, 0.5)
        let map = try Homography(unitSquareTo: bad)
        let image = try #require(map.apply(Vector2(1, 1)))
        #expect((image - bad.bottomRight).absolute.max() <= 1e-3)
    }

    @Test func `Concave and crossed quads throw, unless both are alike`() throws {
        let square = Rectangle(x: 0, y: 0, width: 4, height: 4).corners
        var concave = square
        concave.bottomRight = Vector2(1, 1)
        var other = square
        other.bottomRight = Vector2(0.5, 1)
        let crossed = Quad(
            topLeft: square.topLeft, topRight: square.bottomRight, bottomRight: square.topRight,
            bottomLeft: square.bottomLeft)
        for bad in [concave, crossed] {
            for (from, to) in [(square, bad), (bad, square), (concave, crossed)] {
                let error = #expect(throws: HookeError.self) { try Homography(from: from, to: to) }
                #expect(
                    error?.description.hasPrefix("to has no solution: one of the two quads is concave")
                        == true)
            }
            #expect(throws: HookeError.self) { try Homography(unitSquareTo: bad) }
        }
        var moved = concave
        moved.topLeft = Vector2(1, 1)
        moved.bottomRight = square.bottomRight
        #expect(throws: HookeError.self, "concave at another corner") {
            try Homography(from: concave, to: moved)
        }
        for (from, to) in [(concave, other), (crossed, crossed)] {
            let map = try Homography(from: from, to: to)
            for (corner, target) in zip(from.corners, to.corners) {
                #expect((map.apply(corner)! - target).absolute.max() <= 4e-15)
            }
        }
        // Mirrored quads are accepted.
        let mirrored = Quad(
            topLeft: square.topRight, topRight: square.topLeft, bottomRight: square.bottomLeft,
            bottomLeft: square.bottomRight)
        #expect(try Homography(unitSquareTo: mirrored).determinant < 0)
    }

    @Test func `Invalid numbers throw by name`() throws {
        var bad = seen
        bad.bottomLeft.y = .infinity
        #expect(
            throws: HookeError.outOfRange(
                field: "to.bottomLeft.y", value: .infinity, accepted: "a finite number")
        ) { try Homography(unitSquareTo: bad) }
        #expect(
            throws: HookeError.outOfRange(
                field: "from.bottomLeft.y", value: .infinity, accepted: "a finite number")
        ) { try Homography(from: bad, to: seen) }
        bad.topRight.x = .nan
        let error = #expect(throws: HookeError.self) { try Homography(from: seen, to: bad) }
        if case .outOfRange(let field, let value, _)? = error {
            #expect(field == "to.topRight.x" && value.isNaN)
        } else {
            Issue.record("\(String(describing: error))")
        }
        for (rectangle, field) in [
            (Rectangle(x: 0, y: 0, width: 0, height: 1), "from.width"),
            (Rectangle(x: 0, y: 0, width: 1, height: .infinity), "from.height"),
            (Rectangle(x: -.infinity, y: 0, width: 1, height: 1), "from.x"),
        ] {
            let error = #expect(throws: HookeError.self) { try Homography(from: rectangle, to: seen) }
            #expect(error?.description.hasPrefix(field + " is ") == true)
        }
        #expect(throws: HookeError.wrongCount(field: "elements", count: 8, accepted: "9")) {
            try Homography(elements: [1, 0, 0, 0, 1, 0, 0, 0])
        }
        #expect(
            throws: HookeError.badElement(
                field: "elements", index: 2, value: .infinity, accepted: "a finite number")
        ) { try Homography(elements: [1, 0, .infinity, 0, 1, 0, 0, 0, 1]) }
        let map = try Homography(unitSquareTo: seen)
        for point in [Vector2(.nan, 0), Vector2(.infinity, 0), Vector2(-.infinity, 0), Vector2(1e308, 1e308)]
        {
            #expect(map.apply(point) == nil || point.x == 1e308)
        }
        #expect(Homography(row1: .zero, row2: .zero, row3: Vector3(.nan, 0, 1)).isSingular)
        #expect(Homography(row1: .zero, row2: .zero, row3: .zero).inverse == nil)
    }

    @Test func `The sign determines the front`() throws {
        let map = try Homography(unitSquareTo: seen)
        let behind = Homography(row1: -map.row1, row2: -map.row2, row3: -map.row3)
        #expect(behind.apply(Vector2(0.5, 0.5)) == nil)
        #expect(behind.oriented(at: Vector2(0.5, 0.5)) == map)
        #expect(map.oriented(at: Vector2(0.5, 0.5)) == map)
        #expect(map.oriented(at: Vector2(-2, 0)) == nil)
        #expect(map.oriented(at: Vector2(.nan, 0)) == nil)
        // The inverse of the inverse is the map.
        let again = try #require(map.inverse?.inverse)
        #expect(zip(again.elements, map.elements).allSatisfy { ($0 - $1).magnitude <= 1e-13 })
    }

    @Test func `A homography is coded as nine numbers`() throws {
        let map = try Homography(unitSquareTo: seen)
        let data = try JSONEncoder().encode(map)
        #expect(String(data: data, encoding: .utf8) == "[215,30,0.5,0,120,0,10,0,1]")
        #expect(try JSONDecoder().decode(Homography.self, from: data) == map)
        #expect(try Homography(elements: map.elements) == map)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Homography.self, from: Data("[1,0,0,0,1,0,0,0]".utf8))
        }
    }
}
