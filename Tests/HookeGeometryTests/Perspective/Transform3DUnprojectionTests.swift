import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct Transform3DUnprojectionTests {
    private let card = Rectangle(x: 100, y: 50, width: 200, height: 120)

    /// A rotation seen from 500 points in front of the card's center.
    private func pose(_ turn: Transform3D) throws -> Transform3D {
        try turn.about(Vector3(200, 110, 0)) * Camera(distance: 500, origin: Vector2(200, 110)).transform
    }

    @Test func `A point of the screen is unprojected exactly, at any angle`() throws {
        var (worst, none, count) = (Worst<Int>(), 0, 0)
        for (index, words) in try goldenLines("perspective").enumerated() where words[0] == "back" {
            let isNone = words.last == "none"
            let v = try #require(doubles(words.dropFirst().dropLast(isNone ? 1 : 0)))
            let m = try Transform3D(elements: Array(v[0..<16]))
            let found = m.unproject(Vector2(v[16], v[17]))
            count += 1
            if isNone {
                none += 1
                #expect(found == nil, "line \(index)")
            } else {
                let point = try #require(found, "line \(index)")
                worst.note((point.x - v[18]) / max(1e-3, v[18].magnitude), index)
                worst.note((point.y - v[19]) / max(1e-3, v[19].magnitude), index)
            }
        }
        #expect(count == 300 && none == 67)
        // Relative to the coordinate, from 60° to the double nearest to 90°. Worst measured: 0, every bit is
        // right.
        #expect(worst.error <= 2.3e-16, "\(worst)")
    }

    @Test func `Unprojecting a projected point gives it back, up to 89 degrees`() throws {
        func worst(_ degrees: Double) throws -> Double {
            var worst = Worst<Double>()
            let m = try pose(.rotationY(degrees * .pi / 180))
            for x in stride(from: 100.0, through: 300, by: 12.5) {
                let point = Vector2(x, 90)
                let seen = try #require(m.project(point))
                let back = try #require(m.unproject(seen))
                worst.note(max((back - point).x.magnitude, (back - point).y.magnitude), degrees)
            }
            return worst.error
        }
        // Worst measured: 1.54e-12, at 89°, where a screen rounding of 3e-14 is magnified 57 times.
        for degrees in stride(from: -89.0, through: 89, by: 1) { #expect(try worst(degrees) <= 1e-11) }
        // Beyond, in proportion to 1/cos: worst measured 1.8e-11, 2.5e-10, 2.1e-9.
        for (degrees, allowed) in [(89.9, 1e-10), (89.99, 1e-9), (89.999, 1e-8)] {
            let error = try worst(degrees)
            #expect(error <= allowed, "\(degrees)°: \(error)")
        }
    }

    @Test func `Units do not matter`() throws {
        for power in [-900, -300, 300, 900] {
            let unit = Double(sign: .plus, exponent: power, significand: 1)
            let m = Transform3D.scale(x: unit, y: 1 / unit) * .translation(x: 3, y: 4)
            #expect(m.unproject(Vector2(5, 7)) == Vector2(2 / unit, 3 * unit), "2^\(power)")
            var scaled = Transform3D.rotationY(1) * (try .perspective(distance: 512))
            let plain = try #require(scaled.unproject(Vector2(5, 7)))
            scaled.row1 *= unit
            let factors = Vector2(1 / unit, 1)
            let found = try #require(scaled.unproject(Vector2(5, 7)))
            #expect(found == plain * factors)
        }
    }

    @Test func `Unprojection is nil edge-on, behind the eye, and for NaN and infinity`() throws {
        #expect(try pose(.scale(x: 0)).unproject(Vector2(200, 110)) == nil)
        #expect(try pose(.translation(z: 600)).unproject(Vector2(200, 110)) == nil)
        // A plane that contains the eye: a permutation, without rounding.
        let quarter = Transform3D(
            row1: SIMD4(0, 0, -1, 0), row2: SIMD4(0, 1, 0, 0), row3: SIMD4(1, 0, 0, 0),
            row4: SIMD4(0, 0, 0, 1))
        let edge =
            quarter.about(Vector3(200, 110, 0))
            * (try Camera(distance: 512, origin: Vector2(200, 110)).transform)
        for x in [200.0, 210] {
            #expect(edge.unproject(Vector2(x, 110)) == nil && edge.hit(card, at: Vector2(x, 110)) == nil)
        }
        #expect(edge.project(card).facing == .edge && edge.project(card).isVisible)
        // Beyond the horizon of a plane that tilts back.
        let back = try pose(.rotationX(1.2))
        #expect(
            back.unproject(Vector2(200, 110 + 1e4)) != nil || back.unproject(Vector2(200, 110 - 1e4)) != nil)
        #expect(
            back.unproject(Vector2(200, 110 + 1e4)) == nil || back.unproject(Vector2(200, 110 - 1e4)) == nil)
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(Transform3D.identity.unproject(Vector2(odd, 0)) == nil)
            #expect(Transform3D.identity.unproject(Vector2(0, odd)) == nil)
            for index in 0..<16 where ![2, 6, 8, 9, 10, 11, 14].contains(index) {
                var elements = try pose(.rotationY(1)).elements
                elements[index] = odd
                let m = try Transform3D(elements: elements)
                #expect(m.unproject(Vector2(200, 110)) == nil, "element \(index)")
                #expect(m.hit(card, at: Vector2(200, 110)) == nil, "element \(index)")
            }
        }
        #expect(Transform3D.identity.unproject(Vector2(1e300, -1e300)) == Vector2(1e300, -1e300))
    }

    @Test func `A hit has a point and a depth, and the largest depth is in front`() throws {
        let camera = try Camera(distance: 500, origin: Vector2(200, 110))
        var hits: [(z: Double, hit: PlaneHit)] = []
        for z in [-400.0, 0, 100, 499, -5] {
            let m = Transform3D.translation(z: z) * camera.transform
            let point = Vector2(200.01, 110.02)
            let hit = try #require(m.pick(card, at: point))
            #expect(hit.point == m.hit(card, at: point))
            let ray = camera.ray(through: point)
            let reached = ray.point(at: hit.w)
            #expect((reached.z - z).magnitude <= 1e-12 && (reached.x - hit.point.x).magnitude <= 1e-12)
            let straight = (Vector3(hit.point.x, hit.point.y, z) - Vector3(200, 110, 500)).length
            #expect((camera.distance(of: hit) - straight).magnitude <= 1e-12)
            hits.append((z, hit))
        }
        #expect(hits.sorted { $0.hit.depth > $1.hit.depth }.map(\.z) == [499, 100, 0, -5, -400])
        #expect(hits.sorted { $0.hit.w < $1.hit.w }.map(\.z) == [499, 100, 0, -5, -400])
        let parallel = try Camera(distance: .infinity)
        let near = try #require(
            (Transform3D.translation(z: 30) * parallel.transform).pick(card, at: Vector2(150, 60)))
        #expect(near == PlaneHit(point: Vector2(150, 60), screen: Vector2(150, 60), depth: 30, w: 1))
        #expect(parallel.distance(of: near) == -30)
        #expect(Transform3D.translation(x: 500).pick(card, at: Vector2(150, 60)) == nil)
    }
}
