import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct DecompositionTests {
    /// The condition of the rows: the product of their lengths over the volume that they span.
    private func condition(_ m: Transform3D) -> Double {
        let rows = [m.row1.upper, m.row2.upper, m.row3.upper]
        let volume = rows[0].dot(rows[1].cross(rows[2])).magnitude
        return rows[0].length * rows[1].length * rows[2].length / volume
    }

    private func relativeError(_ actual: Transform3D, _ expected: Transform3D) -> Double {
        let size = expected.elements.map(\.magnitude).max()!
        return zip(actual.elements, expected.elements).map { ($0 - $1).magnitude }.max()! / size
    }

    @Test func `A recomposed transform equals the original`() {
        var worst = Worst<String>()
        var random = SeededGenerator(seed: 41)
        for _ in 0..<randomCases(20_000) {
            var m = randomTransform(&random)
            if random.chance(0.2) {
                m =
                    .rotation(
                        [.pi / 2, .pi, -.pi / 2].randomElement(using: &random)!, axis: Vector3(0, 1, 0)) * m
            }
            let parts = m.decomposed()!
            worst.note(relativeError(Transform3D(parts), m) / condition(m), "\(m.elements)")
        }
        // Worst measured: 3.43e-16.
        #expect(worst.error <= 4e-16, "\(worst)")
    }

    @Test func `The parts of a product are its factors`() throws {
        let m =
            Transform3D.scale(x: 2, y: 3, z: 4) * .rotationY(1) * .translation(x: 5, y: 6)
            * (try .perspective(distance: 400))
        let parts = try #require(m.decomposed())
        #expect((parts.scale - Vector3(2, 3, 4)).length < 1e-14)
        #expect(parts.skew.length < 1e-15)
        #expect((parts.translation - Vector3(5, 6, 0)).length < 1e-14)
        #expect(
            (parts.rotation.components - Quaternion(angle: 1, axis: Vector3(0, 1, 0)).components).absolute
                .max() < 1e-15)
        #expect((parts.perspective - SIMD4(0, 0, -1.0 / 400, 1)).absolute.max() < 1e-16)
    }

    @Test func `A mirror has three negative scales in 3-D and one in 2-D`() throws {
        let mirror = Transform3D.scale(x: -1, y: 2, z: 1)
        #expect(try #require(mirror.decomposed()).scale == Vector3(-1, -2, -1))
        #expect(try #require(mirror.planarDecomposition()).scale == Vector3(-1, 2, 1), "m11 < m22 flips x")
        let other = Transform3D.scale(x: 3, y: -2, z: 1)
        #expect(try #require(other.planarDecomposition()).scale == Vector3(3, -2, 1))
    }

    @Test func `Singular transforms have no parts, by either policy`() {
        #expect(Transform3D.scale(0).decomposed() == nil)
        #expect(Transform3D.scale(x: 0).planarDecomposition() == nil)
        #expect(Transform3D.rotationY(1).planarDecomposition() == nil)
        let small = Transform3D.scale(1e-3)
        #expect(small.decomposed() != nil)
        #expect(small.decomposed(policy: .css) == nil, "browsers refuse a determinant of 1e-9")
        var noHomogeneous = Transform3D.identity
        noHomogeneous.m44 = 0
        #expect(noHomogeneous.decomposed() == nil)
        var broken = Transform3D.identity
        broken.m11 = .nan
        #expect(broken.decomposed() == nil)
    }

    @Test(arguments: [0x1p-660, 0x1p660, 0x1p1023])
    func `The largest and the smallest scales have parts`(size: Double) throws {
        let goal = Vector3(size, size, 1)
        for mirror in [1.0, -1] {
            let planar = try #require(Transform3D.scale(x: size, y: mirror * size).planarDecomposition())
            #expect(planar.scale == goal * Vector3(1, mirror, 1) && planar.skew == .zero)
        }
        let space = Transform3D.rotationX(1) * .scale(size)
        let polar = try #require(space.polarDecomposition())
        #expect((polar.stretch.diagonal / size - Vector3(1, 1, 1)).length <= 4e-16)
        let parts = try #require(space.decomposed())
        #expect((parts.scale / size - Vector3(1, 1, 1)).length <= 4e-16)
    }
}
