import Testing

@testable import Hooke

@Suite struct PiecewiseLinearTests {
    /// From 1 to 3, then jumps to −1 and to 0.
    private let path = PiecewiseLinear([
        .init(time: 0, value: 1.0), .init(time: 2, value: 3), .init(time: 2, value: -1),
        .init(time: 6, value: 0),
    ])

    @Test(arguments: [
        (-1, 1), (0, 1), (0.5, 1.5), (1.5, 2.5), (2, -1), (3, -0.75), (6, 0), (9, 0),
        (.nan, 0),
    ])
    func `Values are linear between knots and constant outside`(time: Double, value: Double) {
        #expect(path.value(at: time) == value)
    }

    @Test(
        arguments: [(-1, 1), (0, 1), (0.5, 1.5), (2, 3), (2.0.nextUp, -1), (4, -0.5), (6, 0), (9, 0)]
            as [(Double, Double)])
    func `Left limits are the earlier value at jumps`(time: Double, value: Double) {
        #expect((path.limit(before: time) - value).magnitude <= 0x1p-51)
    }

    @Test func `Jumps at the ends are between constant values`() {
        let path = PiecewiseLinear([
            .init(time: 1, value: 0.0), .init(time: 1, value: 2), .init(time: 3, value: 4),
            .init(time: 3, value: 9),
        ])
        #expect(path.value(at: 0) == 0 && path.limit(before: 1) == 0 && path.value(at: 1) == 2)
        #expect(path.limit(before: 3) == 4 && path.value(at: 3) == 9 && path.value(at: 5) == 9)
    }

    @Test func `A knot that repeats the last one is not added`() {
        var path = PiecewiseLinear(2.0)
        #expect(path.isConstant && path.value(at: .infinity) == 2)
        path.append(0, 2)
        #expect(path.knots.count == 1)
        path.append(0, 3)
        path.append(1, 3)
        #expect(path.knots.map(\.time) == [0, 0, 1] && path.knots.map(\.value) == [2, 3, 3])
        #expect(!path.isConstant)
    }

    @Test func `Linear functions map knots, and convex functions are largest at knots`() {
        let doubled = path.map { SIMD2($0 * 2, -$0) }
        #expect(doubled.value(at: 3) == SIMD2(-1.5, 0.75))
        #expect(path.largest(\.magnitude) == 3)
        #expect(path.largest { -$0 } == 1)
    }
}
