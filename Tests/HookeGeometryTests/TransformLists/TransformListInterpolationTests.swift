import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct TransformListInterpolationTests {
    private func way(_ from: String, _ to: String) throws -> TransformListInterpolation {
        TransformListInterpolation(from: try TransformList(css: from), to: try TransformList(css: to))
    }

    @Test func `Random lists agree with fifty digits`() throws {
        var worst = Worst<String>()
        var matched = 0
        for words in try goldenLines("transform_lists") where words[0] == "between" {
            let way = try way(String(words[1]), String(words[2]))
            let v = try #require(doubles(words.dropFirst(3)))
            let truth = try Transform3D(elements: Array(v[1...]))
            let size = truth.elements.map(\.magnitude).reduce(1, max)
            for actual in [way.transform(at: v[0]), way.list(at: v[0]).transform] {
                for (a, b) in zip(actual.elements, truth.elements) {
                    worst.note((a - b) / size, words[1...3].joined(separator: " "))
                }
            }
            if way.matchedCount == way.list(at: 0.5).functions.count { matched += 1 }
        }
        // Relative to the largest field. Worst measured: 2.13e-15.
        #expect(worst.error <= 1e-14, "\(worst)")
        #expect((100...350).contains(matched), "both lists that match and lists that do not: \(matched)")
    }

    /// From, to, progress, and the value there: pairs of the web platform tests for CSS Transforms 2
    /// (css/css-transforms/animation). Values beyond plain arithmetic are Chromium 156's, to six digits.
    private static let published: [(String, String, Double, String)] = [
        ("perspective(400px)", "perspective(500px)", -1, "perspective(333.33333px)"),
        ("perspective(400px)", "perspective(500px)", 0.25, "perspective(421.05263px)"),
        ("perspective(400px)", "perspective(500px)", 0.75, "perspective(470.58824px)"),
        ("perspective(400px)", "perspective(500px)", 2, "perspective(666.66667px)"),
        ("perspective(none)", "perspective(500px)", 0.5, "perspective(1000px)"),
        (
            "skewX(10rad) perspective(400px)", "skewX(20rad) perspective(500px)", 0.25,
            "skewX(12.5rad) perspective(421.05263px)"
        ),
        (
            "scaleZ(1) perspective(400px)", "scaleZ(2) perspective(500px)", -1,
            "scaleZ(0) perspective(333.33333px)"
        ),
        ("rotate3d(7, 8, 9, 100deg)", "rotate3d(7, 8, 9, 260deg)", -1, "rotate3d(7, 8, 9, -60deg)"),
        ("rotate3d(7, 8, 9, 100deg)", "rotate3d(7, 8, 9, 260deg)", 0.25, "rotate3d(7, 8, 9, 140deg)"),
        ("rotate3d(7, 8, 9, 100deg)", "rotate3d(7, 8, 9, 260deg)", 2, "rotate3d(7, 8, 9, 420deg)"),
        ("rotate3d(0, 1, 0, 0deg)", "rotate3d(0, 1, 0, 450deg)", 0.25, "rotate3d(0, 1, 0, 112.5deg)"),
        (
            "rotate3d(1, 1, 0, 90deg)", "rotate3d(0, 1, 1, 180deg)", 0.25,
            "rotate3d(0.524083, 0.804262, 0.280179, 106.911deg)"
        ),
        (
            "rotate3d(1, 1, 0, 90deg)", "rotate3d(0, 1, 1, 180deg)", 0.75,
            "rotate3d(0.163358, 0.774489, 0.611131, 153.983deg)"
        ),
        ("none", "rotate(90deg)", 0.25, "rotate(22.5deg)"),
        ("rotate(90deg)", "none", 0.25, "rotate(67.5deg)"),
        ("none", "rotateX(100deg) rotateY(200deg)", 0.5, "rotateX(50deg) rotateY(100deg)"),
        ("translate(12px, 70%)", "translate(13px, 90%)", 0.25, "translate(12.25px, 75%)"),
        ("translateX(12px)", "translateY(20px)", 0.5, "translate(6px, 10px)"),
        ("scale(10, 5)", "scale(20, 9)", 2, "scale(30, 13)"),
        ("scaleX(10)", "scale3d(20, 9, 3)", 0.5, "scale3d(15, 5, 2)"),
        ("skewX(10rad)", "skewX(20rad) scaleZ(2)", 0.5, "skewX(15rad) scaleZ(1.5)"),
        (
            "translate(0px) rotate(0deg)", "translate(100px) rotate(400deg)", 0.5,
            "translate(50px) rotate(200deg)"
        ),
        ("rotateY(900deg) scale(1)", "rotateY(0deg)", 0.5, "rotateY(450deg)"),
    ]

    @Test(arguments: published)
    func `Published values agree`(from: String, to: String, at p: Double, expected: String) throws {
        let box = Vector2(100, 100)
        let way = TransformListInterpolation(
            from: try TransformList(css: from, box: box), to: try TransformList(css: to, box: box))
        let truth = try Transform3D(css: expected, box: box)
        #expect(worstField(way.transform(at: p), truth) <= 2e-5)
        #expect(worstField(way.list(at: p).transform, truth) <= 2e-5)
    }

    @Test func `An angle keeps whole turns, which a matrix loses`() throws {
        let way = try way("rotateY(0deg)", "rotateY(200deg)")
        #expect(way.list(at: 0.5) == (try TransformList(css: "rotateY(100deg)")))
        #expect(way.list(at: 0.5).css == "rotateY(100deg)")
        let hundred = Transform3D.rotationY(100 * .pi / 180)
        #expect(way.transform(at: 0.5) == hundred)
        let matrices = TransformInterpolation(from: way.from.transform, to: way.to.transform)
        #expect(worstField(matrices.transform(at: 0.5), .rotationY(-80 * .pi / 180)) < 1e-15)
        #expect(try self.way("none", "rotate(720deg)").list(at: 0.25).css == "rotate(180deg)")
    }

    @Test func `Parallel axes of any length are equal, and opposite ones differ`()
        throws
    {
        let same = try way("rotate3d(1, 2, 3, 20deg)", "rotate3d(0.1, 0.2, 0.3, 420deg)")
        #expect(
            worstField(same.transform(at: 0.5), .rotation(220 * .pi / 180, axis: Vector3(1, 2, 3))) < 1e-15)
        let opposite = try way("rotate(50deg)", "rotate3d(0, 0, -1, 100deg)")
        #expect(worstField(opposite.transform(at: 0.5), .rotationZ(-25 * .pi / 180)) < 1e-15)
        let nothing = try way("rotate3d(0, 0, 0, 90deg)", "rotateX(400deg)")
        #expect(worstField(nothing.transform(at: 0.5), .rotationX(200 * .pi / 180)) < 1e-15)
        let both = try way("rotate3d(0, 0, 0, 90deg)", "rotate3d(0, 0, 0, 400deg)")
        #expect(both.transform(at: 0.5).isIdentity)
        let back = try way("rotateX(400deg)", "rotateY(0deg)")
        #expect(worstField(back.transform(at: 0.5), .rotationX(200 * .pi / 180)) < 1e-15)
    }

    @Test func `From the first different kinds on, matrices interpolate`() throws {
        for (from, to, count) in [
            ("translate(1px) rotate(1rad)", "translate(2px) scale(2)", 1),
            ("skewX(30deg)", "skewY(40deg)", 0), ("skew(30deg)", "skewX(40deg)", 0),
            ("perspective(9px)", "matrix(1,0,0,1,0,0)", 0), ("translate(1px)", "translateX(2px) scale(2)", 2),
            ("matrix(1,0,0,1,0,0)", "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,1,1)", 0),
            ("none", "matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,0,0,1,1)", 1),
            ("none", "none", 0), ("rotateX(1deg) scale(2)", "rotateY(1deg) scale3d(1,2,3) skewX(1deg)", 3),
        ] {
            #expect(try way(from, to).matchedCount == count, "\(from) to \(to)")
        }
        let mixed = try way("translate(10px) scale(2)", "translate(30px) rotate(2rad) scale(3)")
        let rest = TransformInterpolation(
            from: .scale(x: 2, y: 2), to: .scale(x: 3, y: 3) * .rotationZ(2))
        let expected: TransformList = [.translate(x: 20), .matrix(rest.transform(at: 0.5))]
        #expect(mixed.list(at: 0.5) == expected)
        #expect(mixed.transform(at: 0.5) == expected.transform)
        // A browser's fields, to eight digits.
        let skews = try Transform3D(css: "matrix(1.0831871, 0.39424787, 0.28565206, 1.0436615, 0, 0)")
        #expect(worstField(try way("skewX(30deg)", "skewY(40deg)").transform(at: 0.5), skews) <= 1e-7)
    }

    @Test func `The ends are bit-identical, and what is equal in both is constant`() {
        checkProperty(
            seed: 1, cases: 1_000, Generator(draw: { (randomList(&$0), randomList(&$0)) })
        ) { a, b in
            let way = TransformListInterpolation(from: a, to: b)
            if !same(way.transform(at: 0), a.transform) || way.list(at: 0) != a { return "misses the start" }
            if !same(way.transform(at: 1), b.transform) || way.list(at: 1) != b { return "misses the end" }
            let still = TransformListInterpolation(from: a, to: a)
            for p in [0.37, -5, 1e9] {
                if !same(still.transform(at: p), a.transform) { return "equal lists moved at \(p)" }
            }
            return nil
        }
        let half = TransformListInterpolation(
            from: [.translate(x: 0.1, y: 5), .rotateX(0.3)], to: [.translate(x: 0.1, y: 9), .rotateX(0.7)])
        #expect(half.transform(at: 0.3).m41 == 0.1)
        // 1/(1/49) is not 49; a distance that acts as another one keeps its value.
        let kept: [TransformFunction] = [
            .perspective(distance: 49), .perspective(distance: 0.5), .rotate(angle: 1, axis: .zero),
        ]
        let turning = TransformListInterpolation(
            from: TransformList(kept + [.rotateX(1)]), to: TransformList(kept + [.rotateX(2)]))
        #expect(turning.list(at: 0.5).functions == kept + [.rotateX(1.5)])
    }

    @Test func `Close to an end the value is close to that end`() {
        checkProperty(
            seed: 2, cases: 1_000, Generator(draw: { (moderateList(&$0), moderateList(&$0)) })
        ) { a, b in
            let way = TransformListInterpolation(from: a, to: b)
            for (p, end) in [(0x1p-40, a.transform), (-0x1p-40, a.transform), (1 - 0x1p-40, b.transform)] {
                // Decomposed matrices are divided by m44, which does not change the view.
                let (near, end) = (normalized(way.transform(at: p)), normalized(end))
                let size = end.map(\.magnitude).reduce(1, max)
                let apart = zip(near, end).map { ($0 - $1).magnitude }.max()!
                if !(apart <= 1e-6 * size) { return "jumps by \(apart) at \(p)" }
            }
            let (m, list) = (way.transform(at: 0.3), way.list(at: 0.3).transform)
            let size = m.elements.map(\.magnitude).reduce(1, max)
            let apart = zip(m.elements, list.elements).map { ($0 - $1).magnitude }.max()!
            return difference(apart / size, 0, within: 1e-14, "the list's transform")
        }
    }

    @Test func `A singular matrix uses the fallback, and discrete makes the whole list jump`() throws {
        let from = try TransformList(css: "translate(0px) matrix(0, 0, 0, 0, 0, 0)")
        let to = try TransformList(css: "translate(100px) matrix(1, 0, 0, 1, 10, 10)")
        let smooth = TransformListInterpolation(from: from, to: to, fallback: .fields)
        #expect(smooth.transform(at: 0.25) == (try Transform3D(css: "matrix(0.25, 0, 0, 0.25, 27.5, 2.5)")))
        let css = TransformListInterpolation(from: from, to: to, fallback: .discrete)
        #expect(css.transform(at: 0.49) == from.transform && css.list(at: 0.49) == from)
        #expect(css.transform(at: 0.5) == to.transform && css.list(at: 0.5) == to)
        let fine = TransformListInterpolation(from: to, to: to, fallback: .discrete)
        #expect(fine.transform(at: 0.25) == to.transform)
        let small = try TransformList(css: "matrix3d(0.001,0,0,0,0,0.001,0,0,0,0,0.001,0,0,0,0,1)")
        let refused = TransformListInterpolation(from: small, to: to, policy: .css, fallback: .discrete)
        #expect(refused.transform(at: 0.25) == small.transform)
    }

    @Test func `Progress beyond the ends extrapolates, also through an eye at infinity`() throws {
        let eye = try way("perspective(none)", "perspective(500px)")
        #expect(eye.transform(at: 2).m34 == -0.004)
        #expect(eye.transform(at: -1).m34 == 0.002)
        #expect(eye.list(at: -1) == [.perspective(distance: -500)])
        #expect(eye.transform(at: 1e6).m34 == -1, "nearer than one point counts as one")
        #expect(try way("scale(1)", "scale(2)").transform(at: -1).m11 == 0)
    }

    @Test func `Any progress is accepted, and constant parts stay`() throws {
        let way = try way(
            "translate(1px, 2px) rotateX(3rad) scale(2)", "translate(5px, 2px) rotateX(3rad) rotate(1rad)")
        for p in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 0x1p-1074] {
            _ = way.list(at: p).css
            let moving = try self.way("translate(1px, 2px)", "translate(5px, 2px)").transform(at: p)
            #expect(moving.m42 == 2 && moving.m22 == 1)
            let eye = try self.way("perspective(none)", "perspective(9px)").transform(at: p)
            #expect(p.isFinite ? eye.m34.magnitude <= 1 : eye.m34.isNaN)
            if !p.isFinite { #expect(moving.m41.isNaN && !way.transform(at: p).isFinite) }
        }
        checkProperty(
            seed: 3, cases: 500, Generator(draw: { (randomList(&$0), randomList(&$0), anyDouble(&$0)) })
        ) { a, b, p in
            let way = TransformListInterpolation(from: a, to: b)
            return way.list(at: p).functions.count <= max(a.functions.count, b.functions.count)
                || way.transform(at: p).isFinite ? nil : "too many functions"
        }
        let huge = try self.way("translate(-1.7e308px)", "translate(1.7e308px)")
        // The difference overflows, the result does not.
        #expect(ulpDistance(huge.transform(at: 0.75).m41, 0.85e308) <= 1)
    }

    /// Returns whether two values are equal; NaN equals itself.
    private func same(_ a: Transform3D, _ b: Transform3D) -> Bool {
        zip(a.elements, b.elements).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
    }

    private func normalized(_ m: Transform3D) -> [Double] { m.elements.map { $0 / m.m44 } }

    /// Up to four functions with numbers of ordinary size.
    private func moderateList(_ random: inout SeededGenerator) -> TransformList {
        func vector(_ size: Double) -> Vector3 {
            Vector3(random.uniform(-size...size), random.uniform(-size...size), random.uniform(-size...size))
        }
        return TransformList(
            (0..<random.integer(0...4)).map { _ in
                switch random.integer(0...7) {
                case 0: .translate(vector(100))
                case 1: .scale(vector(2))
                case 2: .rotate(angle: random.uniform(-3...3), axis: vector(1))
                case 3: .rotateY(random.uniform(-9...9))
                case 4: .skew(x: random.uniform(-1...1), y: random.uniform(-1...1))
                case 5: .skewX(random.uniform(-1...1))
                case 6: .perspective(distance: random.uniform(200...2_000))
                default: .matrix(randomTransform(&random))
                }
            })
    }
}
