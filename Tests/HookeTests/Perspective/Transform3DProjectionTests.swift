import Testing
import TestSupport

@testable import Hooke

@Suite struct Transform3DProjectionTests {
    private let card = Rectangle(x: 100, y: 50, width: 200, height: 120)

    /// A turn seen from 500 points before the card's centre.
    private func pose(_ turn: Transform3D) throws -> Transform3D {
        let center = Vector3(card.center.x, card.center.y, 0)
        return try turn.concatenating(.perspective(distance: 500)).about(center)
    }

    @Test func `A card turned by 37 degrees has the published corners`() throws {
        let projection = try pose(.rotationY(37 * .pi / 180)).project(card)
        let quad = try #require(projection.quad)
        let expected = [
            Vector2(109.20851280115427, 41.79004485277446), Vector2(271.28363813751156, 56.44592890695006),
            Vector2(271.28363813751156, 163.55407109304994), Vector2(109.20851280115427, 178.20995514722554),
        ]
        var worst = Worst<Int>()
        for (index, (corner, truth)) in zip(quad.corners, expected).enumerated() {
            worst.note(max((corner - truth).x.magnitude, (corner - truth).y.magnitude), index)
        }
        // Worst measured: 5.7e-14, an ulp of the largest corner.
        #expect(worst.error <= 1e-13, "\(worst)")
        #expect(projection.facing == .front)
        #expect(!projection.isClipped)
        #expect(projection.polygon == quad.corners)
    }

    @Test func `Corners of random poses are exact to 1e-12 points`() throws {
        var worst = Worst<Int>()
        for (index, words) in try goldenLines("transforms").enumerated() where words[0] == "project" {
            let v = try #require(doubles(words.dropFirst()))
            let m = try Transform3D(elements: Array(v[0..<16]))
            let rectangle = Rectangle(x: v[16], y: v[17], width: v[18], height: v[19])
            let projection = m.project(rectangle)
            let quad = try #require(projection.quad)
            let nearest = projection.homogeneousCorners.map(\.w).min()!
            for (corner, truth) in zip(quad.corners, stride(from: 20, to: 28, by: 2)) {
                let size = max(1, v[truth].magnitude / 1_000, v[truth + 1].magnitude / 1_000, 0.5 / nearest)
                worst.note((corner.x - v[truth]) / size, index)
                worst.note((corner.y - v[truth + 1]) / size, index)
            }
        }
        // In points for coordinates up to 1000 and w from ½, in proportion beyond. Worst measured: 2.3e-13.
        #expect(worst.error <= 1e-12, "\(worst)")
    }

    @Test func `A corner behind the eye is clipped and never mirrored`() throws {
        // 200 wide, turned by 80° and 405 points nearer, before an eye at 500.
        let turn = Transform3D.rotationY(80 * .pi / 180) * .translation(z: 405)
        let projection = try pose(turn).project(card)
        let lowest = projection.homogeneousCorners.map(\.w).min()!
        #expect((lowest + 0.006962).magnitude < 5e-7)
        #expect(projection.isClipped && projection.quad == nil && projection.isVisible)
        #expect(projection.polygon.count == 4)
        // What is seen lies on the left; the mirrored corner would be far to the right of the card's centre.
        let box = try #require(projection.boundingBox)
        #expect(box.maxX < 250)
        #expect(box.minX < -1e5, "the cut runs towards infinity")
    }

    @Test func `What is behind the eye altogether is not seen`() throws {
        let projection = try pose(.translation(z: 600)).project(card)
        #expect(!projection.isVisible && projection.boundingBox == nil && projection.isClipped)
        #expect(!projection.contains(Vector2(200, 110)))
        #expect(try pose(.translation(z: 600)).project(Vector2(200, 110)) == nil)
        #expect(try pose(.translation(z: 600)).unproject(Vector2(200, 110)) == nil)
    }

    @Test func `A card shows its back past a quarter turn, and nothing at it`() throws {
        #expect(try pose(.rotationY(1)).project(card).facing == .front)
        #expect(try pose(.rotationY(2)).project(card).facing == .back)
        #expect(try pose(.rotationX(3)).project(card).facing == .back)
        #expect(try pose(.rotationZ(3)).project(card).facing == .front)
        #expect(try pose(.scale(x: 0)).project(card).facing == .edge)
        #expect(try pose(.scale(x: 0)).unproject(Vector2(200, 110)) == nil)
        #expect(try pose(.scale(x: -1)).project(card).facing == .back)
    }

    private let poses = Generator<(turn: Transform3D, point: Vector2)>(draw: { random in
        let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-0.2...0.2))
        let turn =
            Transform3D.rotation(random.uniform(-3.2...3.2), axis: axis)
            * .translation(z: random.uniform(-300...450))
        return (turn, Vector2(random.uniform(-200...500), random.uniform(-200...400)))
    })

    @Test func `Unprojecting a projected point gives it back, up to 89 degrees`() throws {
        var worst = Worst<Double>()
        for degrees in stride(from: -89.0, through: 89, by: 1) {
            let m = try pose(.rotationY(degrees * .pi / 180))
            for x in stride(from: 100.0, through: 300, by: 25) {
                let point = Vector2(x, 90)
                guard let seen = m.project(point) else { continue }
                let back = try #require(m.unproject(seen))
                worst.note(max((back - point).x.magnitude, (back - point).y.magnitude), degrees)
            }
        }
        // Worst measured: 1.85e-12, at 89°, where the screen's rounding of 3e-14 is worth 57 times as much.
        #expect(worst.error <= 1e-11, "\(worst)")
    }

    @Test func `Hit tests agree with a ray from the eye`() throws {
        let card = card
        checkProperty(seed: 31, cases: 6_000, poses) { turn, point in
            let m = try pose(turn)
            // The ray from the eye through the screen, in the frame of the turned card.
            let inverse = turn.inverse!
            let eye = inverse.transform(Vector3(0, 0, 500))!
            let through = inverse.transform(Vector3(point.x - 200, point.y - 110, 0))!
            let t = eye.z / (eye.z - through.z)
            let hit = Vector2(200 + eye.x + t * (through.x - eye.x), 110 + eye.y + t * (through.y - eye.y))
            let isBefore = t > 0
            // Within a thousandth of the edge, or seen nearly edge-on, either answer is rounding.
            let margin = [hit.x - 100, 300 - hit.x, hit.y - 50, 170 - hit.y].map(\.magnitude).min()!
            if margin < 1e-3 || (eye.z / 500).magnitude < 1e-3 || t.magnitude > 60 { return nil }
            let isHit =
                isBefore && hit.x > 100 && hit.x < 300 && hit.y > 50 && hit.y < 170
            let found = m.unproject(point)
            let byPoint = found.map { $0.x > 100 && $0.x < 300 && $0.y > 50 && $0.y < 170 } ?? false
            if byPoint != isHit {
                return "unprojected \(String(describing: found)), the ray hits \(hit) at \(t)"
            }
            return m.project(card).contains(point) == isHit
                ? nil : "the outline disagrees with the ray, \(isHit)"
        }
    }
}
