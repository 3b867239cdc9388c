import TestSupport
import Testing

@testable import HookeGeometry

@Suite struct TransformJetTests {
    /// The largest difference of a field, over the largest field.
    private static func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
        let size = b.elements.map(\.magnitude).max()!
        return zip(a.elements, b.elements).map { ($0 - $1).magnitude }.max()! / max(size, 1e-300)
    }

    private static func state(_ random: inout SeededGenerator) -> TransformState {
        func vector(_ range: ClosedRange<Double>) -> Vector3 {
            Vector3(random.uniform(range), random.uniform(range), random.uniform(range))
        }
        func rates(_ size: Double) -> TransformRates {
            TransformRates(
                translation: 300 * size * vector(-1...1), scale: size * vector(-1...1),
                skew: size * vector(-1...1),
                perspective: SIMD4(0.003 * size * vector(-1...1), size * random.uniform(-0.2...0.2)),
                angular: 3 * size * vector(-1...1))
        }
        let mirrors = random.chance(0.2)
        var state = TransformState(
            parts: Transform3D.Decomposition(
                translation: vector(-300...300), scale: mirrors ? -vector(0.5...2) : vector(0.5...2),
                skew: vector(-0.7...0.7), perspective: SIMD4(vector(-0.001...0.001), 1),
                rotation: Quaternion(rotationVector: vector(-1.5...1.5))),
            velocity: rates(1), acceleration: rates(10))
        // Decomposed parts have m44 = 1 at any time.
        let (t, v, a) = (
            state.parts.translation, state.velocity.translation, state.acceleration.translation
        )
        let (p, r, s) = (
            state.parts.perspective, state.velocity.perspective, state.acceleration.perspective
        )
        func dot(_ x: Vector3, _ y: SIMD4<Double>) -> Double { x.x * y.x + x.y * y.y + x.z * y.z }
        state.parts.perspective.w = 1 - dot(t, p)
        state.velocity.perspective.w = -(dot(v, p) + dot(t, r))
        state.acceleration.perspective.w = -(dot(a, p) + 2 * dot(v, r) + dot(t, s))
        return state
    }

    @Test func `The parts of a composed jet are those that it was composed of`() throws {
        var random = SeededGenerator(seed: 0x35_01)
        var worst = Worst<Int>()
        for index in 0..<randomCases(300) {
            let state = Self.state(&random)
            let made = try #require(TransformJet(state).decomposed())
            for (a, b, size) in [
                (made.velocity, state.velocity, 1.0), (made.acceleration, state.acceleration, 10),
            ] {
                worst.note((a.translation - b.translation).norm / (1_000 * size), index)
                worst.note((a.scale - b.scale).norm / size, index)
                worst.note((a.skew - b.skew).norm / size, index)
                worst.note((a.perspective - b.perspective).norm / size, index)
                worst.note((a.angular - b.angular).norm / (3 * size), index)
            }
        }
        // Relative to the size of what is drawn. Worst error: 4.3e-15.
        #expect(worst.error <= 1e-13, "\(worst)")
    }

    @Test func `Products and inverses have the derivatives of their values`() throws {
        var random = SeededGenerator(seed: 0x35_02)
        for _ in 0..<randomCases(50) {
            let (a, b) = (TransformJet(Self.state(&random)), TransformJet(Self.state(&random)))
            func value(_ jet: TransformJet, _ time: Double) -> Transform3D {
                jet.value.plus(jet.velocity.plus(jet.acceleration.times(time / 2)).times(time))
            }
            func check(_ jet: TransformJet, _ at: (Double) -> Transform3D) {
                let h = 1e-4
                let slope = at(h).plus(at(-h).times(-1)).times(1 / (2 * h))
                let bend = at(h).plus(at(-h)).plus(at(0).times(-2)).times(1 / (h * h))
                #expect(Self.distance(jet.velocity, slope) < 1e-5)
                #expect(Self.distance(jet.acceleration, bend) < 1e-4)
            }
            check(a.concatenating(b)) { value(a, $0).concatenating(value(b, $0)) }
            let inverse = try #require(a.inverse)
            check(inverse) { value(a, $0).inverse! }
            let identity = a.concatenating(inverse)
            #expect(Self.distance(identity.velocity.plus(.identity), .identity) < 1e-9)
        }
    }
}
