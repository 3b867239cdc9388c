import Testing
import TestSupport

@testable import Hooke

@Suite struct ProjectionTests {
    private let card = Rectangle(x: 100, y: 50, width: 200, height: 120)

    /// A rotation seen from 500 points before the card's centre.
    private func pose(_ angle: Double) throws -> Transform3D {
        let center = Vector3(card.center.x, card.center.y, 0)
        return try Transform3D.rotationY(angle).concatenating(.perspective(distance: 500)).about(center)
    }

    @Test func `A card turned by 37 degrees has the published corners`() throws {
        let projection = try pose(37 * .pi / 180).project(card)
        let quad = try #require(projection.quad)
        let expected = [
            Vector2(109.20851280115427, 41.79004485277446), Vector2(271.28363813751156, 56.44592890695006),
            Vector2(271.28363813751156, 163.55407109304994), Vector2(109.20851280115427, 178.20995514722554),
        ]
        var worst = Worst<Int>()
        for (index, (corner, truth)) in zip(quad.corners, expected).enumerated() {
            worst.note(max((corner - truth).x.magnitude, (corner - truth).y.magnitude), index)
        }
        // Worst measured: 5.7e-14, two ulps of the largest corner.
        #expect(worst.error <= 1e-13, "\(worst)")
        #expect(projection.facing == .front)
        #expect(!projection.isClipped)
    }
}
