import Foundation
import HookeGeometry
import TestSupport
import Testing

@Suite struct QuaternionMeanTests {
    private static func random(_ generator: inout SeededGenerator) -> Quaternion {
        Quaternion(
            rotationVector: Vector3(
                generator.uniform(-3...3), generator.uniform(-3...3), generator.uniform(-3...3)))
    }

    private static func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
        let end = b.nearest(to: a)
        return Quaternion(components: a.components - end.components).length
    }

    @Test func `Two equal weights are the slerp at one half, one weight is the rotation`() throws {
        var random = SeededGenerator(seed: 38_06)
        for _ in 0..<randomCases(300) {
            let (a, b) = (Self.random(&random), Self.random(&random))
            guard a.dot(b).magnitude > 0.01 else { continue }
            let mean = try Quaternion.mean(of: [a, b], weights: [3, 3])
            #expect(Self.distance(mean, a.slerp(to: b, at: 0.5)) < 8e-15 / a.dot(b).magnitude)
            #expect(Self.distance(try Quaternion.mean(of: [a, b], weights: [2, 0]), a) < 1e-15)
            #expect(mean.w >= 0)
        }
    }

    @Test func `The mean is the least of Σ w·sin²(θ/2), in any order and with any signs`() throws {
        var random = SeededGenerator(seed: 38_07)
        for _ in 0..<randomCases(200) {
            let rotations = (0..<5).map { _ in Self.random(&random) }
            let weights = (0..<5).map { _ in random.unit() }
            func cost(_ q: Quaternion) -> Double {
                zip(rotations, weights).map { $1 * (1 - $0.dot(q) * $0.dot(q)) }.reduce(0, +)
            }
            let mean = try Quaternion.mean(of: rotations, weights: weights)
            let least = cost(mean)
            for _ in 0..<20 {
                let size = pow(10, random.uniform(-4...0))
                let turn = Quaternion(
                    rotationVector: size
                        * Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1)))
                #expect(cost(turn * mean) >= least - 1e-15)
            }
            let order = [3, 1, 4, 0, 2]
            let other = try Quaternion.mean(
                of: order.map { $0 % 2 == 0 ? rotations[$0].negated : rotations[$0] },
                weights: order.map { weights[$0] * 7 })
            #expect(Self.distance(mean, other) < 1e-12)
        }
    }

    @Test func `Means that are not unique, and wrong numbers, are refused`() {
        let half = Quaternion(x: 1, y: 0, z: 0, w: 0)
        let cases: [([Quaternion], [Double])] = [
            ([], []), ([.identity], [1, 2]), ([.identity], [-1]), ([.identity], [.nan]), ([.identity], [0]),
            ([.identity, half], [1, 1]), ([Quaternion(x: 0, y: 0, z: 0, w: 2)], [1]),
        ]
        for (rotations, weights) in cases {
            #expect(throws: HookeError.self, "\(rotations), \(weights)") {
                try Quaternion.mean(of: rotations, weights: weights)
            }
        }
    }
}
