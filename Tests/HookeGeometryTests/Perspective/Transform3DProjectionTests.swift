import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct Transform3DProjectionTests {
    private let card = Rectangle(x: 100, y: 50, width: 200, height: 120)

    /// A rotation seen from 500 points in front of the card's center.
    private func pose(_ turn: Transform3D) throws -> Transform3D {
        let center = Vector3(card.center.x, card.center.y, 0)
        return try turn.concatenating(.perspective(distance: 500)).about(center)
    }

    @Test func `A card rotated by 37 degrees has the published corners`() throws {
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

    @Test func `Clipped outlines are exact at any distance from the eye`() throws {
        var (worst, counts) = (Worst<Int>(), [Int: Int]())
        for (index, words) in try goldenLines("perspective").enumerated() where words[0] == "clip" {
            let v = try #require(doubles(words.dropFirst()))
            let m = try Transform3D(elements: Array(v[0..<16]))
            let rectangle = Rectangle(x: v[16], y: v[17], width: v[18], height: v[19])
            let projection = m.project(rectangle, near: v[20])
            let polygon = projection.polygon
            let truth = stride(from: 21, to: v.count, by: 2).map { Vector2(v[$0], v[$0 + 1]) }
            counts[truth.count, default: 0] += 1
            try #require(polygon.count == truth.count, "line \(index)")
            let source = rectangle.corners.corners
            let images = source.map { m.homogeneous($0) }
            #expect(projection.isClipped == images.contains { $0.w < v[20] })
            #expect(m.project(source, near: v[20]).count == truth.count)
            for (corner, exact) in zip(polygon, truth) {
                let size = max(1, exact.x.magnitude / 1_000, exact.y.magnitude / 1_000)
                worst.note((corner.x - exact.x) / size, index)
                worst.note((corner.y - exact.y) / size, index)
            }
        }
        #expect(counts == [0: 10, 3: 80, 4: 250, 5: 80])
        // In points for coordinates up to 1000, in proportion beyond (they run to 6e7). Worst measured: 5.7e-13.
        #expect(worst.error <= 1e-12, "\(worst)")
    }

    @Test func `A corner behind the eye is clipped and never mirrored`() throws {
        // 200 wide, rotated by 80° and 405 points nearer, with an eye at 500.
        let turn = Transform3D.rotationY(80 * .pi / 180) * .translation(z: 405)
        let projection = try pose(turn).project(card)
        let lowest = projection.homogeneousCorners.map(\.w).min()!
        #expect((lowest + 0.006962).magnitude < 5e-7)
        #expect(projection.isClipped && projection.quad == nil && projection.isVisible)
        #expect(projection.polygon.count == 4)
        // The visible part is on the left; the mirrored corner would be far to the right of the card's
        // center.
        let box = try #require(projection.boundingBox)
        #expect(box.maxX < 250)
        #expect(box.minX < -1e5, "the cut runs towards infinity")
    }

    @Test func `A rectangle wholly behind the eye is invisible`() throws {
        let projection = try pose(.translation(z: 600)).project(card)
        #expect(!projection.isVisible && projection.boundingBox == nil && projection.isClipped)
        #expect(!projection.contains(Vector2(200, 110)))
        #expect(try pose(.translation(z: 600)).project(Vector2(200, 110)) == nil)
        #expect(try pose(.translation(z: 600)).unproject(Vector2(200, 110)) == nil)
    }

    @Test func `A card shows its back past a quarter turn, and is edge-on at it`() throws {
        #expect(try pose(.rotationY(1)).project(card).facing == .front)
        #expect(try pose(.rotationY(2)).project(card).facing == .back)
        #expect(try pose(.rotationX(3)).project(card).facing == .back)
        #expect(try pose(.rotationZ(3)).project(card).facing == .front)
        #expect(try pose(.scale(x: 0)).project(card).facing == .edge)
        #expect(try pose(.scale(x: 0)).unproject(Vector2(200, 110)) == nil)
        #expect(try pose(.scale(x: -1)).project(card).facing == .back)
    }
}
