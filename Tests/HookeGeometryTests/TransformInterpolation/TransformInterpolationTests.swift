import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Returns the largest difference of two transforms' fields, relative to the larger of 1 and the expected
/// field.
func worstField(_ actual: Transform3D, _ expected: Transform3D) -> Double {
    zip(actual.elements, expected.elements).map { a, b in
        a == b ? 0 : (a - b).magnitude / max(1, b.magnitude)
    }.reduce(0) { $1 > $0 || $1.isNaN ? $1 : $0 }
}

/// Published vectors (a browser agrees with their first seven digits), and a table by mpmath.
@Suite struct TransformInterpolationTests {
    private let spatial = try! Transform3D(elements: [
        0, 0.6875, -0.625, 0.3125, -0.6666666666666665, -1, 0.8333333333333334, 0.125,
        -0.6666666666666665, 0, 0.5, 1.0625, -1.1875, -0.0625, 1.3125, 1,
    ])
    private let turned = try! Transform3D(elements: [
        1.0806046117362795, 0, -1.682941969615793, 0, 0, 3, 0, 0,
        3.365883939231586, 0, 2.161209223472559, 0, 0, 0, 0, 1,
    ])

    @Test func `Identity to a scaled rotation has the published fields`() throws {
        let way = TransformInterpolation(from: .identity, to: turned)
        let quarter = try Transform3D(elements: [
            1.211140527138306, 0, -0.30925494906815365, 0, 0, 1.5, 0, 0,
            0.43295692869541513, 0, 1.6955967379936283, 0, 0, 0, 0, 1,
        ])
        let double = try Transform3D(elements: [
            -1.2484405096414273, 0, -2.727892280477045, 0, 0, 5, 0, 0,
            6.365081987779772, 0, -2.9130278558299967, 0, 0, 0, 0, 1,
        ])
        // Worst measured: 1.7e-16 and 1.25e-15.
        #expect(worstField(way.transform(at: 0.25), quarter) <= 1e-15)
        #expect(worstField(way.transform(at: 2), double) <= 2e-15)
    }

    @Test func `Identity to a transform with all parts has the published fields`() throws {
        let way = TransformInterpolation(from: .identity, to: spatial)
        let quarter = try Transform3D(elements: [
            0.9041890962319094, 0.3522701519297133, -0.15240204298176957, -0.1428256720529315,
            -0.7579798772527586, 0.6803606288839232, -0.05133336076757235, 0.37904689530895724,
            -0.1957679784745485, 0.38554138029509327, 0.8226186974340638, 0.3370288143441876,
            -0.296875, -0.015625, 0.328125, 0.5930529142680923,
        ])
        // Worst measured: 2.2e-16.
        #expect(worstField(way.transform(at: 0.25), quarter) <= 1e-15)
    }

    @Test func `2-D transforms interpolate in 2-D`() {
        let from = Transform3D(Affine2D(a: 1, b: 0, c: 0, d: 7, tx: 0, ty: 0))
        let to = Transform3D(Affine2D(a: 7, b: 0, c: 1, d: 1, tx: 0, ty: 0))
        let way = TransformInterpolation(from: from, to: to)
        let expected: [(Double, [Double])] = [
            (1.0 / 3, [3, 0, 5.0 / 3, 5]), (0.5, [4, 0, 2, 4]), (2, [13, 0, -10, -5]),
        ]
        for (p, fields) in expected {
            let m = way.transform(at: p)
            #expect(m.isAffine2D)
            for (actual, field) in zip([m.m11, m.m12, m.m21, m.m22], fields) {
                #expect((actual - field).magnitude <= 2e-15, "at \(p)")
            }
        }
    }

    @Test func `Random pairs agree with fifty digits`() throws {
        var worst = Worst<Int>()
        for (index, words) in try goldenLines("transforms").enumerated() where words[0] == "between" {
            let v = try #require(doubles(words.dropFirst()))
            let from = try Transform3D(elements: Array(v[0..<16]))
            let to = try Transform3D(elements: Array(v[16..<32]))
            let truth = try Transform3D(elements: Array(v[33..<49]))
            let way = TransformInterpolation(from: from, to: to)
            #expect(way.isDecomposed)
            let size = truth.elements.map(\.magnitude).max()!
            let actual = way.transform(at: v[32])
            for (a, b) in zip(actual.elements, truth.elements) { worst.note((a - b) / max(1, size), index) }
        }
        // Relative to the largest field. Worst measured: 1.53e-15.
        #expect(worst.error <= 3e-15, "\(worst)")
    }

    @Test func `Perspective is linear in the inverse distance`() throws {
        let way = TransformInterpolation(
            from: try .perspective(distance: 200), to: try .perspective(distance: 800))
        #expect(ulpDistance(way.transform(at: 0.5).m34, -0.003125) <= 1)
    }

    @Test func `A matrix does not record whole turns`() {
        let way = TransformInterpolation(from: .identity, to: .rotationY(200 * .pi / 180))
        #expect(worstField(way.transform(at: 0.5), .rotationY(-80 * .pi / 180)) <= 4e-16)
        // The angle itself does: 100°.
        #expect(worstField(way.transform(at: 0.5), .rotationY(100 * .pi / 180)) > 1)
    }

    @Test func `The ends are bit-identical, and equal ends are constant`() {
        checkProperty(
            seed: 51, cases: 500, Generator(draw: { (randomTransform(&$0), randomTransform(&$0)) })
        ) { a, b in
            let way = TransformInterpolation(from: a, to: b)
            if way.transform(at: 0) != a || way.transform(at: 1) != b { return "misses an end" }
            if TransformInterpolation(from: a, to: a).transform(at: 0.37) != a { return "equal ends moved" }
            // Close to an end the result is close to it: no jump. Speeds are of the order of the fields.
            let near = worstField(way.transform(at: 1 - 0x1p-30), b)
            return near <= 1e-6 ? nil : "jumps by \(near) at the end"
        }
    }

    @Test func `A view grows smoothly from nothing`() {
        let full = Transform3D.rotationZ(2) * .translation(x: 10)
        let way = TransformInterpolation(from: .scale(x: 0, y: 0), to: full)
        #expect(!way.isDecomposed && way.methodUsed == .polar)
        var last = 0.0
        for step in 0...100 {
            let m = way.transform(at: Double(step) / 100)
            let size = (m.m11 * m.m11 + m.m12 * m.m12).squareRoot()
            #expect(size >= last)
            last = size
        }
        let css = TransformInterpolation(from: .scale(x: 0, y: 0), to: full, fallback: .discrete)
        #expect(css.transform(at: 0.49) == .scale(x: 0, y: 0))
        #expect(css.transform(at: 0.5) == full)
    }

    @Test func `Any progress is accepted`() {
        let way = TransformInterpolation(from: .identity, to: turned)
        #expect(way.transform(at: -3).isFinite)
        #expect(way.transform(at: 1e6).isFinite)
        #expect(way.transform(at: .nan).m11.isNaN)
    }
}
