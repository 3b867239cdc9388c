import Foundation
import HookeGeometry
import HookeTransitions
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

    /// Returns a view of a snapshot in which it is the only one.
    private func projected(_ node: Node) -> ProjectedView { SampleRecordings.snapshot([node]).shownViews[0] }

    @Test func `Rounded corners of a rotated view are the projected corner curves`() throws {
        // Reference: each point rotated and projected by itself, without a matrix.
        let (radius, angle) = (36.0, 1.1)
        let outline = try #require(
            Outline(projected(SampleRecordings.card(1, "card", angle, color: .white)), guardBox: guardBox))
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
        var node = SampleRecordings.view(1, "", -40, -5, 200, 100, color: nil, radius: 16)
        node.state.transform = .scale(x: 0.5, y: 0.5)
        let outline = try #require(Outline(projected(node), guardBox: guardBox))
        #expect(
            outline.path
                == "M18 20H102A8 8 0 0 1 110 28V62A8 8 0 0 1 102 70H18A8 8 0 0 1 10 62V28A8 8 0 0 1 18 20Z")
        node.state.transform = .scale(x: -0.5, y: 0.5)
        #expect(Outline(projected(node), guardBox: guardBox)?.path == outline.path)
        let inner = try #require(Outline(projected(node), insetBy: 4, guardBox: guardBox))
        #expect(
            inner.path
                == "M18 22H102A6 6 0 0 1 108 28V62A6 6 0 0 1 102 68H18A6 6 0 0 1 12 62V28A6 6 0 0 1 18 22Z")
    }

    @Test func `A radius beyond half of the shorter side makes a capsule`() throws {
        let node = SampleRecordings.view(1, "", 0, 0, 100, 40, color: nil, radius: 500)
        #expect(Outline(projected(node), guardBox: guardBox)?.path.hasPrefix("M20 0H80A20 20 ") == true)
    }

    @Test func `Corners that are not rounded stay sharp`() throws {
        var node = SampleRecordings.view(1, "", 0, 0, 100, 40, color: nil, radius: 10)
        var shape = LayerShape()
        shape.maskedCorners = [.topLeft]
        node.state.shape = shape
        let outline = try #require(Outline(projected(node), guardBox: guardBox))
        #expect(outline.path.hasSuffix("L100 0L100 40L0 40Z") && vertices(outline.path).count == 14)
    }

    @Test func `A view cut by the eye's plane is drawn as the part in front of it`() throws {
        // The right edge of a card of 1,200 points is behind the eye, 500 points away.
        let node = SampleRecordings.view(1, "", -405, 152, 1_200, 540, color: nil, radius: 36, turn: -1.2)
        let view = projected(node)
        #expect(view.corners.contains { $0.x.isNaN })
        let outline = try #require(Outline(view, guardBox: guardBox))
        let points = vertices(outline.path)
        let corner = SampleRecordings.turned([Point(-405, 188)], by: -1.2)[0]
        #expect(points.contains { ($0 - corner).norm < 0.001 }, "the end of the rounded corner in front")
        #expect(points.map(\.y).max() == 3_000)
    }

    @Test func `Far points are clipped, and non-finite ones draw nothing`() throws {
        var node = SampleRecordings.view(1, "", 0, 0, 1e9, 10, color: nil)
        let outline = try #require(Outline(projected(node), guardBox: guardBox))
        #expect(vertices(outline.path).map(\.x).max() == 3_000)
        node.state.bounds.size.width = .nan
        #expect(Outline(projected(node), guardBox: guardBox) == nil)
        node.state.bounds.size.width = 1e200
        #expect(Outline(projected(node), guardBox: guardBox) == nil)
    }
}
