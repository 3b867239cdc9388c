import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Common properties of the four methods, and their invariances.
@Suite struct TransformMethodTests {
    typealias Method = TransformInterpolation.Method
    private static let decomposing: [Method] = [.css, .polar, .screw, .logarithm]

    private func same(_ a: Transform3D, _ b: Transform3D) -> Bool {
        zip(a.elements, b.elements).allSatisfy { $0.bitPattern == $1.bitPattern }
    }

    @Test(arguments: decomposing)
    func `The ends are exact, nothing jumps, and NaN propagates`(method: Method) {
        var random = SeededGenerator(seed: 3)
        var used: Set<Method> = []
        for _ in 0..<randomCases(400) {
            let (a, b) = (randomTransform(&random), randomTransform(&random))
            let way = TransformInterpolation(from: a, to: b, method: method)
            used.insert(way.methodUsed)
            #expect(way.isDecomposed == (way.methodUsed == method))
            #expect(same(way.transform(at: 0), a) && same(way.transform(at: 1), b))
            // Half the step is half the way, so there is no jump; far values of the logarithm move fast.
            for (end, side) in [(0.0, 1.0), (1, -1)] {
                func moved(after step: Double) -> Double {
                    worstField(way.transform(at: end + side * step), end == 0 ? a : b)
                }
                #expect(
                    moved(after: 0x1p-40) <= max(1e-9, 0.51 * moved(after: 0x1p-39)),
                    "\(a.elements) \(b.elements)")
            }
            #expect(way.transform(at: -0.5).isFinite && way.transform(at: 1.5).isFinite)
            let nothing = way.transform(at: .nan)
            #expect(nothing.m11.isNaN && nothing.m22.isNaN && nothing.m43.isNaN)
            let still = TransformInterpolation(from: a, to: a, method: method)
            #expect(same(still.transform(at: 0.3), a) && still.methodUsed == .fields && still.isDecomposed)
        }
        #expect(used.contains(method))
        #expect(used.subtracting([method, .polar]).isEmpty, "\(used)")
    }

    @Test(arguments: decomposing)
    func `2-D transforms stay 2-D, and affine ones affine`(method: Method) {
        var random = SeededGenerator(seed: 4)
        func planar() -> Transform3D {
            var m = Transform3D.scale(x: random.uniform(-2...2), y: random.uniform(-2...2))
            m.m21 = random.uniform(-1...1)
            return m * .rotationZ(random.uniform(-4...4)) * .translation(x: random.uniform(-9...9), y: 5)
        }
        for _ in 0..<randomCases(300) {
            let (a, b) = (planar(), planar())
            let way = TransformInterpolation(from: a, to: b, method: method)
            for p in [-0.5, 0.1, 0.5, 0.9, 1.5] {
                #expect(way.transform(at: p).isAffine2D, "\(a.elements) \(b.elements) \(way.methodUsed)")
            }
        }
        for _ in 0..<300 {
            var (a, b) = (randomTransform(&random), randomTransform(&random))
            (a, b) = (a.withoutPerspective, b.withoutPerspective)
            let way = TransformInterpolation(from: a, to: b, method: method)
            #expect(way.transform(at: 0.3).isAffine)
        }
    }

    @Test(arguments: decomposing)
    func `A view grows from scale 0 in its final orientation`(method: Method) {
        let turn = Transform3D.rotation(2, axis: Vector3(1, 2, 3))
        let full = Transform3D.scale(x: 2, y: 1, z: 0.5) * turn * .translation(x: 10, y: -4)
        let nothing = Transform3D.scale(0) * .translation(x: 3)
        for (way, forward) in [
            (TransformInterpolation(from: nothing, to: full, method: method), true),
            (TransformInterpolation(from: full, to: nothing, method: method), false),
        ] {
            if method != .polar { #expect(!way.isDecomposed) }
            #expect(way.methodUsed == .polar)
            var last = -1.0
            for step in 0...100 {
                let p = Double(step) / 100
                let m = way.transform(at: forward ? p : 1 - p)
                // p times the final affine part: it grows without a rotation.
                let goal = full.scaled(by: p)
                for (a, b) in [(m.row1, goal.row1), (m.row2, goal.row2), (m.row3, goal.row3)] {
                    #expect((a - b).upper.length <= 4e-15)
                }
                let size = m.row1.upper.length
                #expect(size > last)
                last = size
            }
            // No jump at either end.
            #expect(worstField(way.transform(at: 0x1p-50), way.from) <= 1e-13)
            #expect(worstField(way.transform(at: 1 - 0x1p-50), way.to) <= 1e-13)
        }
        let css = TransformInterpolation(from: nothing, to: full, method: method, fallback: .discrete)
        if method != .polar {
            #expect(css.methodUsed == .discrete)
            #expect(css.transform(at: 0.4999) == nothing && css.transform(at: 0.5) == full)
            let fields = TransformInterpolation(from: nothing, to: full, method: method, fallback: .fields)
            #expect(fields.methodUsed == .fields && fields.transform(at: 0.5).m41 == 6.5)
        }
    }

    /// The eigenvalues −2.25 ± 0.013i are near a half turn, so the generator's norm is 1e4.
    @Test func `Near a half turn, the logarithm ends without a jump`() throws {
        let from = try Transform3D(elements: [
            0.7727072024550868, 0.0029383416045003032, 0.11600412156870137, 0, 0.1612157401300878,
            -0.4297245290078703, 0.002910038060005924, 0, 0.05354009788778041, 0.017668040917973513,
            -0.35707984714323904, 0, -40.65910099976073, -5.76735990876962, 0.37294443120102727, 1,
        ])
        let to = try Transform3D(elements: [
            -0.8845493260675096, -0.9245871655889107, -0.38013347050866364, 0, 0.14344466399672767,
            0.6848903363014831, -0.7333923492550313, 0, 1.320421459728962, -0.9895051715365471,
            -0.6658033779817951,
            -0.0019282932378230885, -3.309524612770943, -30.66380179622258, -12.494020333374458, 1,
        ])
        let way = TransformInterpolation(from: from, to: to, method: .logarithm)
        #expect(way.methodUsed == .logarithm)
        // 2.68e-10 and 2.95e-10 with 60 digits.
        #expect(worstField(way.transform(at: 0x1p-40), from) <= 3e-10)
        #expect(worstField(way.transform(at: 1 - 0x1p-40), to) <= 3.3e-10)
    }

    @Test func `Growing under a perspective, the eye stays constant`() throws {
        let eye = try Transform3D.perspective(distance: 500)
        let full = Transform3D.rotationY(1) * eye
        let way = TransformInterpolation(from: .scale(0), to: full)
        let truth = Transform3D.scale(0.5) * Transform3D.rotationY(1) * eye
        #expect(worstField(way.transform(at: 0.5), truth) <= 4e-16)
    }

    @Test func `Each method uses the fallback for unsupported pairs, and reports it`() {
        func methodUsed(
            _ a: Transform3D, _ b: Transform3D, _ method: Method,
            _ fallback: Method = .polar
        ) -> Method {
            TransformInterpolation(from: a, to: b, method: method, fallback: fallback).methodUsed
        }
        let mirror = Transform3D.scale(x: -1, y: 1, z: 2)
        #expect(methodUsed(.identity, mirror, .logarithm) == .polar)
        #expect(methodUsed(.identity, mirror, .screw) == .screw)
        #expect(methodUsed(mirror, mirror * .rotationY(1), .logarithm) == .logarithm)
        #expect(methodUsed(.identity, .scale(x: -1, y: -1), .logarithm, .discrete) == .discrete)
        #expect(methodUsed(.identity, .scale(x: 1, y: 0, z: 1), .screw) == .polar)
        #expect(methodUsed(.identity, .scale(1e-3), .css) == .css)
        var noHomogeneous = Transform3D.identity
        noHomogeneous.m44 = 0
        noHomogeneous.m34 = 1
        let broken = Transform3D(repeating: .infinity)
        for method in Self.decomposing where method != .logarithm {
            #expect(methodUsed(.identity, noHomogeneous, method) == .fields)
        }
        for method in Self.decomposing {
            let way = TransformInterpolation(from: .identity, to: broken, method: method)
            #expect(way.methodUsed == .fields && same(way.transform(at: 0), .identity))
            #expect(same(way.transform(at: 1), broken) && !way.transform(at: 0.5).isFinite)
        }
        // Any method can be the fallback, and `fields` and `discrete` can be asked for.
        #expect(methodUsed(.identity, .scale(x: -1, y: -1), .logarithm, .css) == .css)
        #expect(methodUsed(.identity, .scale(x: 1, y: 0, z: 1), .css, .screw) == .fields)
        let (a, b) = (Transform3D.rotationZ(1), Transform3D.scale(3))
        let fields = TransformInterpolation(from: a, to: b, method: .fields)
        #expect(fields.methodUsed == .fields && fields.transform(at: 0.5) == a.mixed(with: b, at: 0.5))
        let jump = TransformInterpolation(from: a, to: b, method: .discrete)
        #expect(jump.methodUsed == .discrete && jump.transform(at: 0.4) == a && jump.transform(at: 0.5) == b)
        let policy = TransformInterpolation(
            from: .identity, to: .scale(1e-3), policy: .css, fallback: .discrete)
        #expect(policy.methodUsed == .discrete)
    }

    @Test func `Two mirrors interpolate without folding, by every method`() {
        let mirror = Transform3D.scale(x: -1)
        let from = mirror * .rotationY(0.2)
        let to = mirror * .rotationY(2.2)
        for method in Self.decomposing {
            let middle = TransformInterpolation(from: from, to: to, method: method).transform(at: 0.5)
            #expect(worstField(middle, mirror * .rotationY(1.2)) <= 2e-15, "\(method)")
        }
        let planar = TransformInterpolation(
            from: mirror * .rotationZ(0.2) * .translation(x: 3), to: mirror * .rotationZ(2.2), method: .polar)
        #expect(
            worstField(planar.transform(at: 0.5), mirror * .rotationZ(1.2) * .translation(x: 1.5)) <= 2e-15)
    }

    /// Tests which products with a fixed transform commute with a method.
    @Test func `Each method has its documented invariances`() {
        var random = SeededGenerator(seed: 6)
        func rigid() -> Transform3D {
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            return .rotation(random.uniform(-3...3), axis: axis)
                * .translation(x: random.uniform(-5...5), y: 2)
        }
        var worst: [String: Double] = [:]
        for _ in 0..<randomCases(200) {
            let bodies = (rigid(), rigid())
            let (a, b) = (
                Transform3D.scale(x: 1.5, y: 0.7) * bodies.0, Transform3D.scale(x: 0.6) * bodies.1
            )
            let (turn, move) = (Transform3D.rotation(1, axis: Vector3(3, 1, 2)), rigid())
            for method in Self.decomposing {
                func note(
                    _ kind: String, _ c: Transform3D, before: Bool, _ a: Transform3D, _ b: Transform3D
                ) {
                    let one = TransformInterpolation(from: a, to: b, method: method)
                    let other = TransformInterpolation(
                        from: before ? c * a : a * c, to: before ? c * b : b * c, method: method)
                    guard one.isDecomposed, other.isDecomposed else { return }
                    let m = one.transform(at: 0.4)
                    let goal = before ? c * m : m * c
                    let size = goal.elements.reduce(1) { max($0, $1.magnitude) }
                    var error = worstField(other.transform(at: 0.4), goal) / size
                    if method == .logarithm {
                        // Near half turns a small change of an end is a large one of the logarithm.
                        let nudge = Transform3D.scale(x: 1 + 1e-8, y: 1 - 1e-8)
                        let nudged = TransformInterpolation(from: a, to: nudge * b, method: method)
                        error /= max(1, worstField(nudged.transform(at: 0.4), m) / 1e-8)
                    }
                    worst["\(method) \(kind)", default: 0] = max(
                        worst["\(method) \(kind)", default: 0], error)
                }
                note("turned layer", turn, before: true, a, b)
                note("moved body", move, before: true, bodies.0, bodies.1)
                note("moved world", move, before: false, a, b)
                note("stretched world", .scale(x: 2), before: false, a, b)
            }
        }
        let kept: Set<String> = [
            "css moved world", "polar turned layer", "polar moved world", "screw turned layer",
            "screw moved body",
            "screw moved world", "logarithm turned layer", "logarithm moved body", "logarithm moved world",
            "logarithm stretched world",
        ]
        #expect(worst.count == 16)
        // Worst measured of the invariant ones: 1.8e-15, and 5.6e-14 by the logarithm.
        for (kind, error) in worst {
            if kept.contains(kind) {
                #expect(error <= (kind.hasPrefix("logarithm") ? 1e-13 : 4e-15), "\(kind) \(error)")
            } else {
                #expect(error >= 1e-3, "\(kind) \(error)")
            }
        }
    }

    @Test func `Only the logarithm scales by equal factors`() {
        for method in Self.decomposing {
            let way = TransformInterpolation(from: .scale(1), to: .scale(16), method: method)
            #expect((way.transform(at: 0.5).m11 - (method == .logarithm ? 4 : 8.5)).magnitude <= 1e-14)
        }
    }
}
