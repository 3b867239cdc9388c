import Foundation
import Testing

@testable import SceneRenderer

@Suite struct ConvexPolygonTests {
    /// Returns a random polygon with corners on an ellipse, of either orientation.
    static func random(_ generator: inout SplitMix, corners: Int, within: Double = 100) -> ConvexPolygon {
        let angles = (0..<corners).map { _ in generator.number(0...(2 * Double.pi)) }.sorted()
        let center = SIMD2(generator.number(0...within), generator.number(0...within))
        let radii = SIMD2(generator.number(1...within), generator.number(1...within))
        let points = angles.map { center + radii * SIMD2(cos($0), sin($0)) }
        return ConvexPolygon(generator.number(0...1) < 0.5 ? points : points.reversed())
    }

    /// Returns the distance of a point from the edges; negative outside.
    static func depth(_ polygon: ConvexPolygon, _ point: SIMD2<Double>) -> Double {
        guard var start = polygon.points.last else { return -.infinity }
        let side = polygon.signedArea > 0 ? 1.0 : -1
        var depth = Double.infinity
        for end in polygon.points {
            let edge = end - start
            let length = (edge * edge).sum().squareRoot()
            if length > 0 {
                let way = point - start
                depth = min(depth, side * (edge.x * way.y - edge.y * way.x) / length)
            }
            start = end
        }
        return depth
    }

    @Test func `A clipped polygon contains the points in both`() {
        var generator = SplitMix(seed: 1)
        var (inside, outside) = (0, 0)
        for _ in 0..<300 {
            let first = Self.random(&generator, corners: 3 + Int(generator.number(0...6)))
            let second = Self.random(&generator, corners: 3 + Int(generator.number(0...6)))
            guard abs(first.signedArea) > 1, abs(second.signedArea) > 1 else { continue }
            let both = first.clipped(to: second)
            for _ in 0..<40 {
                let point = SIMD2(generator.number(0...100), generator.number(0...100))
                let depth = min(Self.depth(first, point), Self.depth(second, point))
                // On the edge, both results are accepted.
                guard depth.magnitude > 1e-9 else { continue }
                let found = both.points.count >= 3 && Self.depth(both, point) > 0
                #expect(found == (depth > 0), "\(first) \(second) \(point)")
                if depth > 0 { inside += 1 } else { outside += 1 }
            }
        }
        #expect(inside > 250 && outside > 500, "\(inside) \(outside)")
    }

    @Test func `Disjoint polygons and lines give an empty polygon`() {
        let square = ConvexPolygon(low: .zero, high: SIMD2(10, 10))
        #expect(square.signedArea == 100)
        #expect(square.clipped(to: ConvexPolygon(low: SIMD2(20, 0), high: SIMD2(30, 10))).points.isEmpty)
        #expect(square.clipped(to: ConvexPolygon(low: .zero, high: SIMD2(10, 0))).points.isEmpty)
        #expect(square.clipped(to: ConvexPolygon([])).points.isEmpty)
        #expect(ConvexPolygon([]).clipped(to: square).points.isEmpty)
        #expect(square.clipped(to: square).signedArea == 100)
    }
}

/// Portable random numbers (Steele, Lea and Flood 2014).
struct SplitMix {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        let unit = Double((z ^ z >> 31) >> 11) * 0x1p-53
        return range.lowerBound + unit * (range.upperBound - range.lowerBound)
    }
}
