import Hooke
import HookeGeometry
import TestSupport
import Testing

@Suite struct TransformAccumulationTests {
    private func sum(_ base: String, _ list: String, times count: Int = 1) throws -> String {
        try TransformList(css: base).accumulating(TransformList(css: list), times: count).css
    }

    // web-platform-tests, css/css-transforms and web-animations/animation-model/animation-types, "accumulate".
    @Test(arguments: [
        ("translateX(200px)", "translateX(100px)", "translate(300px, 0px)"),
        ("rotate(45deg)", "rotate(90deg)", "rotate(135deg)"),
        ("scale(3)", "scale(4)", "scale(6, 6)"),
        ("skewX(10deg)", "skewX(10deg)", "skewX(20deg)"),
        ("matrix(1, 2, 2, 4, 0, 0)", "none", "matrix(1, 2, 2, 4, 0, 0)"),
        ("none", "scale(2)", "scale(2, 2)"),
        ("scale(2)", "none", "scale(2, 2)"),
        ("rotate(45deg) translateX(100px)", "rotate(-45deg)", "rotate(0deg) translate(100px, 0px)"),
        ("rotate(-45deg)", "rotate(45deg) translateX(100px)", "rotate(0deg) translate(100px, 0px)"),
        ("rotateX(45deg)", "rotateX(90deg)", "rotateX(135deg)"),
        ("perspective(100px)", "perspective(100px)", "perspective(50px)"),
        ("perspective(none)", "perspective(100px)", "perspective(100px)"),
    ]) func `Functions of one kind add their numbers`(base: String, list: String, result: String) throws {
        #expect(try sum(base, list) == result)
    }

    @Test func `Lists of different kinds, and axes, accumulate their parts`() throws {
        // web-platform-tests: matrix of translate(100px) rotate(45deg) onto one of translate(200px) rotate(45deg).
        let mixed = try TransformList(css: "translate(100px) rotate(45deg)")
            .accumulating(TransformList(css: "rotate(45deg) translate(0px) scale(1)"))
        let expected = try Transform3D(css: "translate(100px) rotate(90deg)")
        for (a, b) in zip(mixed.transform.elements, expected.elements) { #expect(abs(a - b) < 1e-13) }
        let turned = try TransformList(css: "rotateX(90deg)").accumulating(
            TransformList(css: "rotateY(90deg)"))
        #expect(turned.functions.count == 1)
        let angle = turned.transform.elements
        // Two quarter turns about different axes are a third of a turn.
        #expect(abs(angle[0] + angle[5] + angle[10]) < 1e-14)
        // What has no parts is replaced.
        #expect(try sum("rotate(45deg)", "matrix(0, 0, 0, 0, 0, 0)") == "matrix(0, 0, 0, 0, 0, 0)")
        #expect(try sum("scale(2)", "scale(3)", times: 0) == "scale(2, 2)")
    }

    @Test func `An iteration accumulates the last value, once for each before`() throws {
        let (from, to) = (try TransformList(css: "scale(3)"), try TransformList(css: "scale(4)"))
        let before = TransformList().accumulating(to, times: 2)
        let third = TransformListInterpolation(from: before.accumulating(from), to: before.accumulating(to))
        #expect(third.list(at: 0.5).css == "scale(9.5, 9.5)")
        // Many times at once are single times one after the other.
        checkProperty(
            seed: 12, cases: 60, Generator { random in (0..<9).map { _ in random.uniform(-2...2) } }
        ) { n in
            let list = TransformList([
                .translate(Vector3(n[0], n[1], n[2])), .rotate(angle: n[3], axis: Vector3(n[4], 1, n[5])),
                .scale(Vector3(n[6] + 3, n[7] + 3, 1)), .skewX(n[8] / 4),
            ])
            let base = TransformList([.translate(Vector3(1, 2, 3))])
            let once = (0..<3).reduce(base) { sum, _ in sum.accumulating(list) }
            let all = base.accumulating(list, times: 3)
            for (a, b) in zip(once.transform.elements, all.transform.elements)
            where abs(a - b) > 1e-9 * (1 + abs(a)) {
                return "\(a) and \(b)"
            }
            return nil
        }
    }

    @Test func `Lengths in em need a font size`() throws {
        let list = try TransformList(
            css: "translate(50%, 2em) perspective(10em)", box: Vector2(200, 100), fontSize: 16)
        #expect(list == [.translate(x: 100, y: 32), .perspective(distance: 160)])
        #expect(try Transform3D(css: "translateX(-.5EM)", fontSize: 20).m41 == -10)
        #expect(try Affine2D(css: "translateX(1em)", fontSize: 20).tx == 20)
        #expect(throws: HookeError.self) { try TransformList(css: "translateX(1em)") }
        #expect(throws: HookeError.self) { try TransformList(css: "translateX(1rem)", fontSize: 16) }
        #expect(throws: HookeError.self) { try TransformList(css: "translateX(1em)", fontSize: .infinity) }
        #expect {
            try TransformList(css: "translateX(1vw)", fontSize: 16)
        } throws: {
            "\($0)".contains("px, em, in")
        }
    }
}
