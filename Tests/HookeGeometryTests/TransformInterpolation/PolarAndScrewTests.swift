import Foundation
import HookeLinearAlgebra
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Polar parts, screws, exponentials and logarithms, compared with forty digits.
@Suite struct PolarAndScrewTests {
    private func rows(_ kind: String) throws -> [[Double]] {
        try goldenLines("transform_methods").filter { $0[0] == kind }.map {
            try #require(doubles($0.dropFirst()))
        }
    }

    private func largest(_ values: some Sequence<Double>) -> Double {
        values.reduce(0) { $1.isNaN ? .infinity : max($0, $1.magnitude) }
    }

    @Test func `Polar parts agree with forty digits`() throws {
        var (stretch, turn) = (Worst<Int>(), Worst<Int>())
        for (index, v) in try rows("polar").enumerated() {
            let parts = try #require(try Transform3D(elements: Array(v[0..<16])).polarDecomposition())
            let (d, s) = (parts.stretch.diagonal, parts.stretch.shear)
            let actual = [d.x, s.z, s.y, s.z, d.y, s.x, s.y, s.x, d.z]
            let size = largest(v[16..<25])
            stretch.note(largest(zip(actual, v[16..<25]).map { $0 - $1 }) / size, index)
            let r = Transform3D(parts.rotation)
            let made = [r.m11, r.m12, r.m13, r.m21, r.m22, r.m23, r.m31, r.m32, r.m33]
            turn.note(largest(zip(made, v[25..<34]).map { $0 - $1 }) / max(1, v[34]), index)
        }
        // Relative to the largest field, and over the condition. Worst measured: 1.11e-15 and 5.6e-16.
        #expect(stretch.error <= 1.2e-15, "\(stretch)")
        #expect(turn.error <= 1e-15, "\(turn)")
    }

    @Test(arguments: TransformKind.allCases)
    func `Every kind of transform survives its polar decomposition`(kind: TransformKind) throws {
        var (affine, column) = (Worst<Int>(), Worst<Int>())
        var random = SeededGenerator(seed: 5)
        for index in 0..<randomCases(400) {
            let given = kind.draw(&random)
            let goal = given.m44 == 1 ? given : given.divided(by: given.m44)
            let parts = try #require(given.polarDecomposition())
            #expect(parts.remainder == .zero)
            let made = Transform3D(parts)
            let size = largest([goal.row1, goal.row2, goal.row3].map { SIMD4($0.upper, 0).absolute.max() })
            for (k, (a, b)) in [
                (made.row1, goal.row1), (made.row2, goal.row2), (made.row3, goal.row3),
                (made.row4, goal.row4),
            ].enumerated() {
                affine.note(SIMD4((a - b).upper, 0).absolute.max() / (k < 3 ? size : 1), index)
                let sum =
                    (k < 3 ? size : b.upper.length) * parts.perspective.upper.length
                    + (k < 3 ? 0 : parts.perspective.w.magnitude)
                column.note(sum > 0 ? (a.w - b.w) / sum : a.w - b.w, index)
            }
        }
        // Worst measured over 20,000 of each kind: 7.6e-16 and 2.9e-15.
        #expect(affine.error <= 1e-15, "\(affine)")
        #expect(column.error <= 4e-15, "\(column)")
    }

    @Test func `Screws agree with forty digits`() throws {
        var worst = Worst<Int>()
        for (index, v) in try rows("screw").enumerated() {
            func pose(_ i: Int) -> ScrewInterpolation.Pose {
                .init(
                    rotation: Quaternion(rotationVector: Vector3(v[i], v[i + 1], v[i + 2])),
                    translation: Vector3(v[i + 3], v[i + 4], v[i + 5]))
            }
            let (from, to) = (pose(0), pose(6))
            let made = ScrewInterpolation(from: from, to: to).transform(at: v[12])
            let size = max(1, from.translation.length, to.translation.length)
            let truth = try Transform3D(elements: Array(v[13..<29]))
            for (i, (a, b)) in zip(made.elements, truth.elements).enumerated() {
                worst.note((a - b) / (i < 12 ? 1 : size) / max(1, v[12].magnitude), index)
            }
        }
        // Relative to 1 for the rotation, to the ends' distance from the origin for the translation. Worst
        // measured: 5.0e-16.
        #expect(worst.error <= 1e-15, "\(worst)")
    }

    /// Returns the Frobenius norm with translations in units of `length`.
    private func norm(_ m: Transform3D, length: Double) -> Double {
        let f = SIMD4(1, 1, 1, length)
        var sum = 0.0
        for (i, row) in [m.row1, m.row2, m.row3, m.row4].enumerated() {
            let scaled = i < 3 ? row * f : SIMD4(row.upper / length, row.w)
            sum += (scaled * scaled).sum()
        }
        return sum.squareRoot()
    }

    @Test func `Exponentials and logarithms agree with forty digits`() throws {
        for (kind, bound) in [("exp", 1e-15), ("log", 2e-15)] {
            var worst = Worst<Int>()
            for (index, v) in try rows(kind).enumerated() {
                let given = try Transform3D(elements: Array(v[0..<16]))
                let truth = try Transform3D(elements: Array(v[16..<32]))
                let made =
                    kind == "exp" ? Transform3D.exponential(of: given) : try #require(given.logarithm())
                let generator = kind == "exp" ? given : truth
                let length = max(1, largest([generator.m41, generator.m42, generator.m43]))
                let error =
                    norm(made.adding(truth.scaled(by: -1)), length: length) / norm(truth, length: length)
                worst.note(error / max(1, v[32]), index)
            }
            // Over the condition. Worst measured: 5.1e-16 and 1.01e-15.
            #expect(worst.error <= bound, "\(kind): \(worst)")
        }
    }

    @Test func `The exponential equals Matrix.exponential`() throws {
        var worst = Worst<Int>()
        var random = SeededGenerator(seed: 8)
        for index in 0..<randomCases(300) {
            let fields = (0..<16).map { _ in random.uniform(-2...2) }
            let made = Transform3D.exponential(of: try Transform3D(elements: fields))
            // Both are stored consecutively; the exponential of the transpose is the transpose.
            let twin = try Matrix(rows: 4, columns: 4, columnMajor: fields).exponential()
            let size = largest(twin.elements)
            worst.note(largest(zip(made.elements, twin.elements).map { $0 - $1 }) / size, index)
        }
        // Worst measured: 3.5e-15 with OpenBLAS, 4.5e-15 without.
        #expect(worst.error <= 1e-14, "\(worst)")
    }

    @Test func `Logarithms keep the shape, and are nil where they cannot be real`() throws {
        #expect(Transform3D.exponential(of: Transform3D(repeating: 0)) == .identity)
        #expect(Transform3D.identity.logarithm() == Transform3D(repeating: 0))
        let shift = Transform3D.translation(x: 1e9, y: -3e-9, z: 2)
        let log = try #require(shift.logarithm())
        #expect(
            worstField(log.row4 == SIMD4(1e9, -3e-9, 2, 0) ? shift : Transform3D(repeating: .nan), shift) == 0
        )
        let planar = Transform3D.scale(x: 2, y: 3) * .rotationZ(2) * .translation(x: 100, y: 40)
        let generator = try #require(planar.logarithm())
        #expect(generator.row3 == .zero && generator.m13 == 0 && generator.m23 == 0 && generator.m43 == 0)
        #expect(Transform3D.exponential(of: generator).isAffine2D)
        #expect(Transform3D.scale(x: -1).logarithm() == nil, "a mirror")
        #expect(Transform3D.scale(x: -1, y: -1).logarithm() == nil, "an exact half turn")
        #expect(Transform3D.scale(x: -1, y: -2).logarithm() == nil, "two negative eigenvalues")
        #expect(Transform3D.scale(x: 0).logarithm() == nil, "singular")
        #expect(Transform3D(repeating: .nan).logarithm() == nil)
        #expect(Transform3D.exponential(of: Transform3D(repeating: .infinity)).m11.isNaN)
        let falling = Transform3D.exponential(of: .scale(-.greatestFiniteMagnitude))
        #expect(falling.m11 == 0 && falling.m22 == 0)
        #expect(!Transform3D.exponential(of: .scale(1e300)).isFinite)
        // The sum of two of its fields overflows.
        var overflowing = Transform3D.translation(x: 1e-5)
        (overflowing.m11, overflowing.m12) = (1.7e308, 1.7e308)
        #expect(Transform3D.exponential(of: overflowing).m11.isNaN)
        #expect(overflowing.logarithm() == nil)
        let huge = try #require(Transform3D.scale(1e100).logarithm())
        #expect((huge.m11 - 230.25850929940458).magnitude <= 1e-12)
    }

    @Test func `Singular transforms have polar parts near the other end's`() throws {
        let other = Transform3D.PolarDecomposition(
            rotation: Quaternion(rotationVector: Vector3(1, -2, 0.5)), perspective: SIMD4(0, 0, -1.0 / 500, 1)
        )
        let nothing = try #require(Transform3D.scale(0).polarDecomposition(near: other))
        #expect((nothing.rotation.components - other.rotation.components).absolute.max() <= 3e-16)
        #expect(nothing.stretch == .init(diagonal: .zero))
        #expect((nothing.perspective - other.perspective).absolute.max() <= 4e-18)
        // Rank 1, with the rounding of two rotations: the determined part of the rotation is kept, and the
        // open part, a rotation about the stretch's axis, is the nearest to the other's.
        for step in 1...20 {
            let axes = Transform3D.rotation(Double(step), axis: Vector3(3, 1, 2))
            let turn = Transform3D.rotation(0.3 * Double(step), axis: Vector3(1, 1, -2))
            let line = axes.transpose * .scale(x: 2, y: 0, z: 0) * axes * turn
            let parts = try #require(line.polarDecomposition(near: other))
            #expect(worstField(Transform3D(parts).withoutPerspective, line) <= 2e-15)
            let free = parts.rotation.dot(other.rotation)
            for angle in -30...30 {
                let about = Quaternion(angle: Double(angle) / 10, axis: axes.row1.upper)
                #expect(abs((parts.rotation * about).dot(other.rotation)) <= free + 1e-14)
            }
        }
        // Rank 2 determines the rotation.
        let flat = Transform3D.scale(x: 2, y: 3, z: 0) * .rotation(2, axis: Vector3(1, 2, 3))
        let flatParts = try #require(flat.polarDecomposition(near: other))
        #expect(abs(flatParts.rotation.dot(Quaternion(angle: 2, axis: Vector3(1, 2, 3)))) >= 1 - 1e-15)
        // A mirror about x is a stretch by −1, and the rotation is unchanged.
        let mirror = try #require(Transform3D.scale(x: -1).polarDecomposition())
        #expect(mirror.stretch.diagonal == Vector3(-1, 1, 1) && mirror.rotation == .identity)
        // m34 where z is 0: no perspective explains it.
        var odd = Transform3D.scale(z: 0)
        odd.m34 = -0.01
        let rest = try #require(odd.polarDecomposition())
        #expect(rest.remainder == Vector3(0, 0, -0.01) && Transform3D(rest) == odd)
        var noHomogeneous = Transform3D.identity
        noHomogeneous.m44 = 0
        #expect(noHomogeneous.polarDecomposition() == nil)
        #expect(Transform3D(repeating: .nan).polarDecomposition() == nil)
    }

    @Test func `A screw has the published values, and its special cases`() throws {
        let from = ScrewInterpolation.Pose(translation: Vector3(1, 2, 3))
        let to = ScrewInterpolation.Pose(
            rotation: Quaternion(rotationVector: Vector3(0, 2.5, 0.3)), translation: Vector3(4, 0, -1))
        let screw = ScrewInterpolation(from: from, to: to)
        // The published digits belong to the progress 0.3 in single precision.
        let published = screw.pose(at: Double(Float(0.3))).translation
        #expect((published - Vector3(2.855496395743, 1.269344678374, 2.888794100516)).length <= 1e-12)
        let tenth = screw.pose(at: 0.3).translation
        let truth = Vector3(2.855496325902778029, 1.269344704095229685, 2.888794132539752623)
        #expect((tenth - truth).length <= 2e-15)
        #expect(screw.pose(at: 0) == from && screw.pose(at: 1) == to)
        #expect((screw.angle - Vector3(0, 2.5, 0.3).length).magnitude <= 1e-15)
        // The axis is constant.
        let point = try #require(screw.point)
        for p in [0.0, 0.25, 0.7, 1.5] {
            let pose = screw.pose(at: p)
            let start = (Transform3D(from.rotation) * .translation(from.translation)).inverse!
            let image = try #require((start * screw.transform(at: p)).transform(point))
            let along = image - point
            #expect((along - p * screw.slide * screw.axis).length <= 2e-14, "\(pose)")
        }
        // A translation is linear; a tiny rotation nearly so.
        let straight = ScrewInterpolation(from: from, to: .init(translation: Vector3(4, 0, -1)))
        #expect(straight.point == nil && straight.angle == 0)
        #expect((straight.pose(at: 0.25).translation - Vector3(1.75, 1.5, 2)).length <= 1e-15)
        for tiny in [1e-300, 1e-160, 1e-20, 1e-9] {
            let turned = Quaternion(rotationVector: Vector3(0, 0, tiny))
            let pose = ScrewInterpolation(
                from: from, to: .init(rotation: turned, translation: to.translation)
            )
            .pose(at: 0.25)
            #expect((pose.translation - Vector3(1.75, 1.5, 2)).length <= 2e-15 + 3 * tiny)
            #expect((pose.rotation.z - tiny / 8).magnitude <= 1e-16 * tiny + 1e-17)
        }
        // Half a turn about z: half a circle.
        let half = ScrewInterpolation(
            from: .init(),
            to: .init(rotation: Quaternion(x: 0, y: 0, z: 1, w: 0), translation: Vector3(2, 0, 4)))
        #expect((half.pose(at: 0.5).translation - Vector3(1, -1, 2)).length <= 1e-15)
        #expect((half.pose(at: 2).translation - Vector3(0, 0, 8)).length <= 4e-15)
        #expect(screw.pose(at: .nan).translation.x.isNaN)
    }
}
