import Foundation
import TestSupport
import Testing

@testable import HookePreview

@Suite struct OutlineTests {
    private let guardBox = Polygon(low: Point(-2_000, -2_000), high: Point(3_000, 3_000))

    private func vertices(_ path: String) -> [Point] {
        path.dropLast().split(whereSeparator: { "ML".contains($0) }).map { pair in
            let numbers = pair.split(separator: " ").compactMap { Double($0) }
            return Point(numbers[0], numbers[1])
        }
    }

    @Test func `The homography of a quad is the perspective that projected it`() throws {
        // Reference: each point rotated and projected by itself, without a homography.
        var worst = Worst<Double>()
        let box = SampleRecordings.corners(45, 152, 300, 540)
        for angle in stride(from: -1.5, through: 1.5, by: 0.1) {
            let map = try #require(Outline.map(to: SampleRecordings.turned(box, by: angle)))
            for u in stride(from: 0.0, through: 1, by: 0.125) {
                for v in stride(from: 0.0, through: 1, by: 0.125) {
                    let point = Point(45 + 300 * u, 152 + 540 * v)
                    let expected = SampleRecordings.turned([point], by: angle)[0]
                    let error = try #require(map.apply(Point(u, v))) - expected
                    worst.note(max(error.x.magnitude, error.y.magnitude), angle)
                }
            }
        }
        // Worst error measured: 3.5e-13 points, at an angle of -0.2.
        #expect(worst.error <= 2e-12, "\(worst)")
    }

    @Test func `Rounded corners of a rotated view are the projected corner curves`() throws {
        let (box, radius, angle) = (SampleRecordings.corners(45, 152, 300, 540), 36.0, 1.1)
        let view = ViewSample(
            id: 1, name: "card", frame: .init(x: 45, y: 152, width: 300, height: 540),
            corners: SampleRecordings.turned(box, by: angle), order: 0, cornerRadius: radius)
        let outline = try #require(Outline(view, guardBox: guardBox))
        let points = vertices(outline.path)
        #expect(points.count == 44)
        var expected: [Point] = []
        for (quarter, center) in [
            Point(81, 188), Point(309, 188), Point(309, 656), Point(81, 656),
        ].enumerated() {
            for step in 0...10 {
                let turn = Double.pi * (1 + 0.5 * Double(quarter) + 0.05 * Double(step))
                expected.append(center + radius * Point(cos(turn), sin(turn)))
            }
        }
        for (point, target) in zip(points, SampleRecordings.turned(expected, by: angle)) {
            #expect((point.x - target.x).magnitude <= 0.000501 && (point.y - target.y).magnitude <= 0.000501)
        }
    }

    @Test func `An upright view gets arcs with the scale of the view`() throws {
        let view = ViewSample(
            id: 1, name: "", frame: .init(x: 0, y: 0, width: 100, height: 50), extent: Point(200, 100),
            corners: SampleRecordings.corners(10, 20, 100, 50), order: 0, cornerRadius: 16)
        let outline = try #require(Outline(view, guardBox: guardBox))
        #expect(
            outline.path
                == "M18 20H102A8 8 0 0 1 110 28V62A8 8 0 0 1 102 70H18A8 8 0 0 1 10 62V28A8 8 0 0 1 18 20Z")
        var mirrored = view
        mirrored.corners = [view.corners[1], view.corners[0], view.corners[3], view.corners[2]]
        mirrored.polygon = mirrored.corners
        #expect(Outline(mirrored, guardBox: guardBox)?.path == outline.path)
    }

    @Test func `A radius beyond half of the shorter side makes a capsule`() throws {
        let view = ViewSample(
            id: 1, name: "", frame: .init(x: 0, y: 0, width: 100, height: 40),
            corners: SampleRecordings.corners(0, 0, 100, 40), order: 0, cornerRadius: 500)
        #expect(Outline(view, guardBox: guardBox)?.path.hasPrefix("M20 0H80A20 20 ") == true)
    }

    @Test func `A view cut by the eye's plane is drawn as the remaining polygon`() throws {
        let cut = [Point(0, 0), Point(50, 0), Point(60, 30), Point(40, 80), Point(0, 80)]
        let view = ViewSample(
            id: 1, name: "", frame: .init(x: 0, y: 0, width: 100, height: 80),
            corners: [Point(0, 0), Point(.nan, .nan), Point(.infinity, 3), Point(0, 80)], polygon: cut,
            order: 0, cornerRadius: 10)
        #expect(Outline(view, guardBox: guardBox)?.path == "M0 0L50 0L60 30L40 80L0 80Z")
    }

    @Test func `Far points are clipped, and non-finite ones draw nothing`() throws {
        var view = ViewSample(
            id: 1, name: "", frame: .init(x: 0, y: 0, width: 1e9, height: 10),
            corners: SampleRecordings.corners(0, 0, 1e9, 10), order: 0)
        let outline = try #require(Outline(view, guardBox: guardBox))
        #expect(vertices(outline.path).map(\.x).max() == 3_000)
        view.polygon[2].x = .nan
        #expect(Outline(view, guardBox: guardBox) == nil)
        view.polygon = []
        #expect(Outline(view, guardBox: guardBox) == nil)
    }

    @Test func `A collinear, folded or non-finite quad has no homography`() {
        let box = SampleRecordings.corners(0, 0, 10, 10)
        #expect(Outline.map(to: box.map { Point($0.x, 2 * $0.x) }) == nil)
        #expect(Outline.map(to: [box[0], box[2], box[1], box[3]]) == nil)
        #expect(Outline.map(to: [box[0], box[1], box[2], Point(.nan, 0)]) == nil)
        #expect(Outline.map(to: Array(box.prefix(3))) == nil)
        #expect(Outline.map(to: box)?.apply(Point(0.25, 0.5)) == Point(2.5, 5))
    }
}
