import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct QuaternionTests {
    private let pairs = Generator<(Quaternion, Quaternion, Double)>(draw: { random in
        func make() -> Quaternion {
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            return Quaternion(angle: random.uniform(-6...6), axis: axis)
        }
        return (make(), make(), random.uniform(-1...2))
    })

    private func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
        let apart = (a.components - b.components).absolute.max()
        let across = (a.components + b.components).absolute.max()
        return min(apart, across)
    }

    @Test func `Products rotate by the right factor first, row-vector matrices by the left`() {
        checkProperty(seed: 1, cases: 1_000, pairs) { a, b, _ in
            let error = worstField(Transform3D(a * b), Transform3D(b) * Transform3D(a))
            return difference(error, 0, within: 2e-15, "\(a) \(b)")
        }
        let v = Quaternion(angle: .pi / 2, axis: Vector3(0, 0, 1)).rotating(Vector3(1, 0, 0))
        #expect((v - Vector3(0, 1, 0)).length < 3e-16)
    }

    @Test func `Rotations survive the conversion to matrices and back, half turns included`() {
        checkProperty(seed: 2, cases: 2_000, pairs) { a, _, _ in
            difference(distance(Quaternion(rotationOf: Transform3D(a)), a), 0, within: 1e-15, "\(a)")
        }
        for axis in [
            Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1), Vector3(1, 2, 3), Vector3(-1, 1e-9, 0),
        ] {
            let half = Quaternion(angle: .pi, axis: axis)
            #expect(distance(Quaternion(rotationOf: Transform3D(half)), half) <= 4e-16)
        }
    }

    @Test func `The exponential inverts the logarithm`() {
        checkProperty(seed: 3, cases: 2_000, pairs) { a, _, _ in
            let back = Quaternion(rotationVector: a.rotationVector)
            return difference((back.components - a.components).absolute.max(), 0, within: 1.2e-15, "\(a)")
        }
        #expect(Quaternion.identity.rotationVector == .zero)
        #expect(Quaternion(rotationVector: .zero) == .identity)
        let tiny = Vector3(1e-200, 0, 0)
        #expect(Quaternion(rotationVector: tiny).rotationVector == tiny)
        #expect((Quaternion(angle: 3, axis: Vector3(0, 1, 0)).rotationVector.y - 3).magnitude <= 5e-16)
    }

    @Test func `Slerp is exact at its ends, uniform in between, and extrapolates`() {
        checkProperty(seed: 4, cases: 2_000, pairs) { a, b, t in
            if a.slerp(to: b, at: 0) != a || a.slerp(to: b, at: 1) != b { return "misses its ends" }
            // Against the exponential of a fraction of the rotation.
            let target = a.dot(b) < 0 ? b.negated : b
            let turn = (a.conjugate * target).rotationVector
            let expected = a * Quaternion(rotationVector: t * turn)
            // Near a half turn of the quaternions' own angle, the small sin(angle) magnifies errors.
            let sine = Elementary.sin(turn.length / 2)
            return difference(
                distance(a.slerp(to: b, at: t), expected), 0, within: 4e-15 / max(sine, 0.1), "\(t)")
        }
        let quarter = Quaternion(angle: 1, axis: Vector3(0, 1, 0))
        #expect(
            distance(
                Quaternion.identity.slerp(to: quarter, at: 3), Quaternion(angle: 3, axis: Vector3(0, 1, 0)))
                < 1e-15)
        #expect(quarter.slerp(to: quarter, at: 0.5) == quarter)
        #expect(Quaternion.identity.slerp(to: quarter, at: .nan).w.isNaN)
    }

    @Test func `Nearly equal rotations lose no digits`() {
        let small = Quaternion(angle: 1e-9, axis: Vector3(0, 0, 1))
        let half = Quaternion.identity.slerp(to: small, at: 0.5)
        #expect(ulpDistance(half.z, 2.5e-10) <= 2)
    }
}
