import HookeTimeline
import Testing

@Suite struct EdgeTests {
    private let screen = Rectangle(x: 10, y: 20, width: 100, height: 200)

    @Test("Distances are measured inwards along the edge's axis")
    func distances() {
        let point = Vector2(13, 216)
        #expect(Edge.allCases.map { $0.distance(to: point, in: screen) } == [3, 97, 196, 4])
        #expect(Edge.allCases.map { $0.extent(of: screen.size) } == [100, 100, 200, 200])
        for edge in Edge.allCases {
            // A step inwards adds to the distance.
            #expect(
                edge.distance(to: point + edge.inward, in: screen) == edge.distance(to: point, in: screen) + 1
            )
            #expect(edge.opposite.inward == -edge.inward)
        }
    }

    @Test("nearest returns the nearest edge in reach; at equal distances the first by name")
    func nearest() {
        func nearest(_ x: Double, _ y: Double, _ edges: Set<Edge> = Set(Edge.allCases)) -> Edge? {
            Edge.nearest(to: Vector2(x, y), in: screen, within: 20, where: edges.contains)
        }
        #expect(nearest(13, 216) == .left)
        #expect(nearest(13, 216, [.bottom, .right]) == .bottom)
        #expect(nearest(14, 24) == .left)
        #expect(nearest(14, 216) == .bottom)
        #expect(nearest(106, 24) == .right)
        #expect(nearest(30, 120) == .left)
        #expect(nearest(30.5, 120) == nil)
        #expect(nearest(9, 120) == nil, "outside")
        #expect(nearest(.nan, 120) == nil)
    }
}
