import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct TransformListCSSTests {
    // MARK: - Parsing

    private static let readings: [(String, [TransformFunction])] = [
        ("none", []),
        (" NONE\n", []),
        ("translate(1px)", [.translate(x: 1)]),
        ("translate(1px, 2px)", [.translate(x: 1, y: 2)]),
        (
            "translateX(1px)translateY(2px)\ttranslateZ(3px)",
            [.translate(x: 1), .translate(y: 2), .translate(z: 3)]
        ),
        ("translate3d(1px, -2px, +3px)", [.translate(x: 1, y: -2, z: 3)]),
        ("translate3d(0, -0, 0.0e5)", [.translate(.zero)]),
        ("scale(2)", [.scale(x: 2, y: 2)]),
        ("scale(2, 3)", [.scale(x: 2, y: 3)]),
        ("scale(50%, 7%)", [.scale(x: 0.5, y: 0.07)]),
        ("scaleX(2)scaleY(300%)scaleZ(-4)", [.scale(x: 2), .scale(y: 3), .scale(z: -4)]),
        ("scale3d(1, 20%, 3)", [.scale(x: 1, y: 0.2, z: 3)]),
        ("rotate(90deg)", [.rotateZ(.pi / 2)]),
        ("rotate(0)", [.rotateZ(0)]),
        ("rotateX(1rad)rotateY(2rad)rotateZ(3rad)", [.rotateX(1), .rotateY(2), .rotateZ(3)]),
        ("rotate3d(1, 2, -3, 400deg)", [.rotate(angle: 400 * .pi / 180, axis: Vector3(1, 2, -3))]),
        ("skew(1rad)", [.skew(x: 1, y: 0)]),
        ("skew(1rad, 2rad)", [.skew(x: 1, y: 2)]),
        ("skewX(1rad) skewY(0)", [.skewX(1), .skewY(0)]),
        ("matrix(1, 2, 3, 4, 5, 6)", [.matrix(Transform3D(Affine2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))]),
        (
            "matrix3d(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16)",
            [.matrix(try! Transform3D(elements: (1...16).map(Double.init)))]
        ),
        ("perspective(500px)", [.perspective(distance: 500)]),
        ("perspective(0)", [.perspective(distance: 0)]),
        ("perspective( None )", [.perspective(distance: .infinity)]),
        // Spelling.
        ("RoTaTe(/* half */ .5E0TURN/**/)", [.rotateZ(.pi)]),
        ("/**/translate( +1.5e1px\n,\r\n-1E-1PX\t)/* end */", [.translate(x: 15, y: -0.1)]),
        // Units.
        ("translate3d(1in, 1pc, 3pt)", [.translate(x: 96, y: 16, z: 4)]),
        ("translate3d(2.54cm, 25.4mm, 101.6Q)", [.translate(x: 96, y: 96, z: 96)]),
        (
            "rotate(100grad)rotate(0.25turn)rotate(-90deg)",
            [.rotateZ(.pi / 2), .rotateZ(.pi / 2), .rotateZ(-.pi / 2)]
        ),
        ("rotate(1e-400deg)", [.rotateZ(0)]),
        ("translate(1e300in, 5e-324in)", [.translate(x: 96e300, y: 96 * .leastNonzeroMagnitude)]),
    ]

    @Test(arguments: readings)
    func `CSS text is parsed by the grammar of CSS Transforms 2`(text: String, expected: [TransformFunction])
        throws
    {
        #expect(try TransformList(css: text).functions == expected)
    }

    @Test func `Percentages are relative to the box`() throws {
        let box = Vector2(200, 50)
        #expect(try TransformList(css: "translate(50%, 10%)", box: box) == [.translate(x: 100, y: 5)])
        #expect(try TransformList(css: "translateX(-1%)", box: box) == [.translate(x: -2)])
        #expect(try TransformList(css: "translateY(1%)", box: box) == [.translate(y: 0.5)])
        #expect(
            try TransformList(css: "translate3d(1%,1%,1px)", box: box) == [.translate(x: 2, y: 0.5, z: 1)])
        #expect(try Transform3D(css: "translate(50%)", box: box) == .translation(x: 100))
        #expect(try Affine2D(css: "translate(50%)", box: box) == .translation(x: 100, y: 0))
        let error = #expect(throws: HookeError.self) {
            try TransformList(css: "none", box: Vector2(1, .infinity))
        }
        let accepted = "a finite number that is at least 0"
        #expect(error == .outOfRange(field: "box.y", value: .infinity, accepted: accepted))
        let size = #expect(throws: HookeError.self) { try TransformList(css: "translate(2em)", fontSize: -1) }
        #expect(size == .outOfRange(field: "fontSize", value: -1, accepted: accepted))
        #expect(throws: HookeError.self) { try TransformList(css: "none", box: Vector2(.nan, 1)) }
        let overflow = #expect(throws: HookeError.self) {
            try TransformList(css: "translate(1000%)", box: Vector2(1e308, 1))
        }
        #expect(overflow?.description.hasSuffix("character 11: a number within the range of doubles") == true)
    }

    private static let functions =
        "translate(…), scale(…), rotate(…) or one of these with X, Y, Z or 3d, "
        + "skew(…), skewX(…), skewY(…), matrix(…), matrix3d(…) or perspective(…)"
    private static let units = "in px, in, cm, mm, Q, pt or pc"
    private static let across = "a length \(units), or 0; a percentage only where a box is given"
    private static let depth = "a length of at least 0 \(units), or none"
    private static let angle = "an angle in deg, rad, grad or turn, or 0"

    private static let faults: [(String, Int, String)] = [
        ("", 0, "none, " + functions),
        ("  ", 2, "none, " + functions),
        ("inherit", 0, "none, " + functions),
        ("foo(1px)", 0, "none, " + functions),
        ("translate (1px)", 0, "none, " + functions + "; did you mean translate?"),
        ("rotate/**/(1deg)", 0, "none, " + functions + "; did you mean rotate?"),
        ("translate4d(1px)", 0, "none, " + functions + "; did you mean translate3d?"),
        ("\\72otate(1deg)", 0, "none, " + functions),
        ("none none", 5, "nothing after none"),
        ("none(", 0, "none, " + functions),
        ("rotate(0) none", 10, functions),
        ("rotate(0);", 9, "nothing after the list"),
        ("rotate(0), rotate(0)", 9, "nothing after the list"),
        ("rotate(0)é", 9, "nothing after the list"),
        ("rotate(0) /* no end", 10, "nothing after the list"),
        ("translate(1px", 13, "a comma or a closing parenthesis"),
        ("translate(1px 2px)", 14, "a comma or a closing parenthesis"),
        ("translate(1px,)", 14, across),
        ("translate(1px,2px,3px)", 17, "a closing parenthesis"),
        ("translate()", 10, across),
        ("translate(5)", 10, across + ", such as 5px"),
        ("translate(1 px)", 10, across + ", such as 1px"),
        ("translate(1/**/px)", 10, across + ", such as 1px"),
        ("translate(1em)", 10, across),
        ("translate(1rem)", 10, across),
        ("translate( 1vw)", 11, across),
        ("translate(1px2)", 10, across),
        ("translate(1.px)", 10, across + ", such as 1px"),
        ("translate(10%)", 10, across),
        ("translate(calc(1px))", 10, across),
        ("translate(var(--x))", 10, across),
        ("translate(1deg)", 10, across),
        ("translateZ(10%)", 11, "a length \(units), or 0"),
        ("translate3d(1px,2px)", 19, "a comma"),
        ("scale(1px)", 6, "a number or a percentage"),
        ("scale()", 6, "a number or a percentage"),
        ("rotate(1)", 7, angle + ", such as 1deg"),
        ("rotate(1px)", 7, angle),
        ("rotate(50%)", 7, angle),
        ("rotate(1deg, 2deg)", 11, "a closing parenthesis"),
        ("rotate3d(1, 2, 3)", 16, "a comma"),
        ("rotate3d(1, 2%, 3, 0)", 12, "a number"),
        ("rotate3d(1px, 2, 3, 0)", 9, "a number"),
        ("skewX(1deg, 1deg)", 10, "a closing parenthesis"),
        ("matrix(1, 0, 0, 1, 0)", 20, "a comma"),
        ("matrix(1, 0, 0, 1, 0, 0, 0)", 23, "a closing parenthesis"),
        ("matrix(1, 0, 0, 1, 1px, 0)", 19, "a number"),
        ("perspective(-1px)", 12, depth),
        ("perspective(10)", 12, depth + ", such as 10px"),
        ("perspective(10%)", 12, depth),
        ("perspective(none", 16, "a closing parenthesis"),
        ("perspective(nonesuch)", 12, depth),
        ("rotate(1e999deg)", 7, "a number within the range of doubles"),
        ("rotate(1e308turn)", 7, "a number within the range of doubles"),
        ("translate(-1e308in)", 10, "a number within the range of doubles"),
        ("scale(1e400)", 6, "a number within the range of doubles"),
    ]

    @Test(arguments: faults)
    func `Invalid text throws with its byte offset`(text: String, offset: Int, accepted: String) throws {
        let error = #expect(throws: HookeError.self) { try TransformList(css: text) }
        #expect(error == .badText(field: "css", text: text, offset: offset, accepted: accepted))
        #expect(throws: HookeError.self) { try Transform3D(css: text) }
        #expect(throws: HookeError.self) { try Affine2D(css: text) }
    }

    @Test(arguments: [
        "translate(1e308px) translate(1e308px)", "scale(1e200) scale(1e200)",
        "scale(1e300) translateX(1e300px)",
        "matrix3d(1e200,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1) matrix3d(1e200,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1)",
        "matrix(1e200,0,0,1,0,0) scaleX(-1e200)",
    ])
    func `Functions whose product is not finite are refused`(text: String) throws {
        let error = HookeError.badValue(
            field: "css", value: "\"\(text.excerpt)\"", nearest: nil,
            accepted: "transforms whose product has finite numbers")
        #expect(throws: error) { try TransformList(css: text) }
        #expect(throws: error) { try Transform3D(css: text) }
        #expect(throws: error.renamed(to: "to")) { try TransformList(.text(text), at: "to") }
        #expect(try TransformList(css: "scale(1e200) scale(1e-200)").transform.elements[0].isFinite)
    }

    @Test func `A 3-D transform is no Affine2D`() throws {
        #expect(try Affine2D(css: "translate(5px, 6px) scale(2)").css == "matrix(2, 0, 0, 2, 5, 6)")
        for text in ["translateZ(1px)", "rotateX(1deg)", "perspective(5px)", "scaleZ(2)"] {
            let error = #expect(throws: HookeError.self) { try Affine2D(css: text) }
            #expect(
                error?.description
                    == "css has no solution: the transform is not 2-D; use Transform3D(css:box:)")
        }
    }

    @Test func `A unit is converted with one rounding`() throws {
        for words in try goldenLines("transform_lists") where words[0] == "unit" {
            let truth = try #require(Double(words[2]))
            let isAngle = words[1].hasSuffix("deg") || words[1].hasSuffix("rad") || words[1].hasSuffix("turn")
            let list = try TransformList(css: "\(isAngle ? "rotate" : "translateX")(\(words[1]))")
            #expect(list == [isAngle ? .rotateZ(truth) : .translate(x: truth)], "\(words[1])")
        }
    }

    // MARK: - Writing

    private static let writings: [(TransformList, String)] = [
        ([], "none"),
        ([.translate(x: 1, y: 2)], "translate(1px, 2px)"),
        ([.translate(x: 1, y: 2, z: 0.5)], "translate3d(1px, 2px, 0.5px)"),
        ([.scale(x: 2, y: -3)], "scale(2, -3)"),
        ([.scale(z: 0)], "scale3d(1, 1, 0)"),
        ([.rotateZ(.pi / 2), .rotateX(1), .rotateY(-0.0)], "rotate(90deg) rotateX(1rad) rotateY(0deg)"),
        ([.rotateZ(20 * .pi)], "rotate(3600deg)"),
        ([.rotate(angle: 1e-7, axis: Vector3(0, -1, 2))], "rotate3d(0, -1, 2, 0.0000001rad)"),
        ([.skew(x: .pi, y: 1), .skewX(2), .skewY(3)], "skew(180deg, 1rad) skewX(2rad) skewY(3rad)"),
        (
            [.perspective(distance: 0.25), .perspective(distance: .infinity)],
            "perspective(0.25px) perspective(none)"
        ),
        ([.perspective(distance: -4)], "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.25, 0, 0, 0, 1)"),
        ([.matrix(.identity)], "matrix(1, 0, 0, 1, 0, 0)"),
        ([.matrix(.translation(z: 2.5e22))], "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 2.5e22, 1)"),
        ([.scale(x: 1e-9, y: 0x1p66)], "scale(1e-9, 73786976294838210000)"),
        // Values that CSS has no plain number for.
        ([.translate(x: .nan, y: -.infinity)], "translate(calc(NaN * 1px), calc(-infinity * 1px))"),
        ([.scale(x: .infinity, y: .nan)], "scale(calc(infinity), calc(NaN))"),
        ([.rotateZ(.infinity), .skewX(.nan)], "rotate(calc(infinity * 1rad)) skewX(calc(NaN * 1rad))"),
        ([.perspective(distance: .nan)], "perspective(calc(NaN * 1px))"),
    ]

    @Test(arguments: writings)
    func `A list is written with the shortest CSS functions`(list: TransformList, text: String) {
        #expect(list.css == text)
    }

    @Test func `A matrix is written as its numbers`() {
        #expect(Transform3D.scale(x: 2, y: 3).translatedBy(x: 1).css == "matrix(2, 0, 0, 3, 2, 0)")
        #expect(Affine2D(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: -0.1).css == "matrix(1, 2, 3, 4, 5, -0.1)")
        var broken = Transform3D.identity
        broken.m43 = .nan
        #expect(broken.css == "matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, calc(NaN), 1)")
        #expect(throws: HookeError.self) { try Transform3D(css: broken.css) }
    }

    @Test func `Written text reads back to the same doubles`() throws {
        checkProperty(seed: 5, cases: 2_000, Generator(draw: { randomList(&$0) })) { list in
            let text = list.css
            let product = list.transform
            guard product.isFinite else {
                return (try? TransformList(css: text)) == nil ? nil : "\(text) is read"
            }
            if try TransformList(css: text) != list { return "\(text) reads back otherwise" }
            return try Transform3D(css: product.css) == product ? nil : "\(product.css) reads back otherwise"
        }
        checkProperty(
            seed: 6, cases: 1_000, Generator(draw: { r in (0..<16).map { _ in anyDouble(&r) } })
        ) { fields in
            let m = try Transform3D(elements: fields)
            return try Transform3D(css: m.css) == m ? nil : "\(m.css) reads back otherwise"
        }
    }

    // MARK: - Random text

    @Test func `Random text parses or throws with an offset within it, and never traps`() throws {
        let pieces = [
            "translate(", "TRANSLATE3D(", "translateX(", "scale(", "scaleZ(", "rotate(", "rotate3d(", "skew(",
            "skewY(",
            "matrix(", "matrix3d(", "perspective(", "none", "calc(", "var(--a)", ")", ",", " ", "\n", "\u{B}",
            "\u{0}",
            "/*", "*/", "%", "px", "em", "q", "in", "deg", "rad", "turn", "grad", "e", "E+", "e-", ".", "+",
            "-", "--",
            "0", "1", "25", "1e999", "1e-999", "9223372036854775808", "e9223372036854775808", "é", "\u{FEFF}",
            "🙂", "\\",
        ]
        let texts = Generator<String>(
            draw: { random in
                if random.chance(0.4) {
                    return (0..<random.integer(0...40)).map { _ in
                        pieces[random.integer(0...pieces.count - 1)]
                    }
                    .joined()
                }
                // A valid text with a few bytes changed, removed or doubled.
                var bytes = Array(randomList(&random).css.utf8)
                for _ in 0..<random.integer(0...4) where !bytes.isEmpty {
                    let index = random.integer(0...bytes.count - 1)
                    switch random.integer(0...3) {
                    case 0: bytes[index] = UInt8(random.integer(0...255))
                    case 1: bytes.remove(at: index)
                    case 2: bytes.insert(bytes[index], at: index)
                    default:
                        bytes.insert(
                            contentsOf: Array(pieces[random.integer(0...pieces.count - 1)].utf8), at: index)
                    }
                }
                return String(decoding: bytes, as: UTF8.self)
            },
            shrink: { text in (0..<text.count).map { String(text.prefix($0) + text.dropFirst($0 + 1)) } })
        var (read, refused) = (0, 0)
        let cases = checkProperty(seed: 7, cases: 3_000, texts) { text in
            do throws(HookeError) {
                let list = try TransformList(css: text, box: Vector2(200, 100))
                read += 1
                _ = list.transform
                return try TransformList(css: list.css) == list ? nil : "\(list.css) reads back otherwise"
            } catch {
                refused += 1
                if case .badValue = error { return nil }
                guard case .badText(let field, let found, let offset, let accepted) = error else {
                    return "\(error)"
                }
                return field == "css" && found == text && (0...text.utf8.count).contains(offset)
                    && !accepted.isEmpty
                    ? nil : "\(error)"
            }
        }
        // Both occur often enough for the test to be useful.
        #expect(read * 10 > cases && refused * 10 > cases, "\(read) read, \(refused) refused")
    }
}

/// A finite double of any size.
func anyDouble(_ random: inout SeededGenerator) -> Double {
    let value =
        switch random.integer(0...5) {
        case 0: Double(bitPattern: random.next())
        case 1: Double(random.integer(-1000...1000)) / 1000
        case 2: random.logUniform(1e-307...1e-290)
        case 3: 0.0
        default: random.uniform(-400...400)
        }
    return value.isFinite ? value : 1
}

/// Up to five functions with numbers of every size.
func randomList(_ random: inout SeededGenerator) -> TransformList {
    func vector() -> Vector3 { Vector3(anyDouble(&random), anyDouble(&random), anyDouble(&random)) }
    return TransformList(
        (0..<random.integer(0...5)).map { _ in
            switch random.integer(0...9) {
            case 0: .translate(vector())
            case 1: .scale(vector())
            case 2: .rotateX(anyDouble(&random))
            case 3: .rotateY(Double(random.integer(-3600...3600)) * .pi / 180)
            case 4: .rotate(angle: anyDouble(&random), axis: vector())
            case 5: .skew(x: anyDouble(&random), y: anyDouble(&random))
            case 6: .skewX(anyDouble(&random))
            case 7: .skewY(anyDouble(&random))
            case 8: .perspective(distance: random.chance(0.2) ? .infinity : anyDouble(&random).magnitude)
            default: .matrix(randomTransform(&random))
            }
        })
}
