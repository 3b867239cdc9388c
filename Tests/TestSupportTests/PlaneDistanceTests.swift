import HookeGeometry
import Testing

@testable import TestSupport

@Suite struct PlaneDistanceTests {
    @Test func `Distances are to the nearest point of a line`() {
        let corner = VectorPath.Polyline(points: [[0, 0], [4, 0], [4, 3]], isClosed: false)
        #expect(PlaneDistance.distance(from: [2, 1], to: corner) == 1)
        #expect(PlaneDistance.distance(from: [7, 7], to: corner) == 5)
        let closed = VectorPath.Polyline(points: corner.points, isClosed: true)
        #expect(PlaneDistance.distance(from: [0, 3], to: corner) == 3)
        #expect((PlaneDistance.distance(from: [0, 3], to: closed) - 2.4).magnitude < 1e-15)
    }

    @Test func `The largest distance is of the worst point from its nearest line`() {
        let line = VectorPath.Polyline(points: [[0, 0], [1, 0]], isClosed: false)
        let dot = VectorPath.Polyline(points: [[5, 5]], isClosed: false)
        #expect(PlaneDistance.largest(from: [[0, 1], [5, 7]], to: [line, dot]) == 2)
        #expect(PlaneDistance.largest(from: [], to: []) == 0)
        #expect(PlaneDistance.largest(from: [[0, 0]], to: []) == .infinity)
    }
}
