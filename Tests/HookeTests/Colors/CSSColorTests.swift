import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct CSSColorTests {
    private let red = ColorValue(.srgb, 1, 0, 0)

    /// Whether two colours have the same missing parts, and the same others within a tolerance of the space's size.
    private func agrees(_ a: ColorValue, _ b: ColorValue, within tolerance: Double) -> Bool {
        guard a.space == b.space, a.missing == b.missing, abs(a.alpha - b.alpha) <= tolerance else {
            return false
        }
        let size = [.lab, .lch, .hsl, .hwb].contains(a.space) ? 100.0 : 1
        return (0..<3).allSatisfy { index in
            let difference = a.components[index] - b.components[index]
            if index == a.space.hueIndex {
                return abs(difference.remainder(dividingBy: 360)) <= 360 * tolerance
            }
            return abs(difference) <= tolerance * size * max(1, abs(b.components[index]) / size)
        }
    }

    @Test func `Colours and mixtures are those of coloraide`() throws {
        var (counted, worst) = (0, 0.0)
        for words in try goldenLines("css_colors") {
            let text = words.dropFirst(5).joined(separator: " ")
            let color = try ColorValue(css: text)
            let name = String(words[0])
            let space = try #require(
                ColorValue.Space.allCases.first { String($0.cssName.description) == name })
            var missing: ColorValue.Parts = []
            let numbers = words[1...4].enumerated().map { index, word in
                if word == "none" { missing.insert(ColorValue.Parts(rawValue: 1 << UInt8(index))) }
                return Double(word) ?? 0
            }
            let expected = ColorValue(
                space, Vector3(numbers[0], numbers[1], numbers[2]), alpha: numbers[3], missing: missing)
            // The primaries of ProPhoto RGB are rounded there, and A98 RGB and Rec. 2020 are steep at 0.
            let isRounded = name == "prophoto-rgb" || text.contains("prophoto-rgb")
            let shown = color.converted(to: space)
            #expect(
                agrees(shown, expected, within: isRounded ? 2e-4 : 1e-7),
                "\(text): \(shown.css), not \(expected.css)")
            if !isRounded, space.hueIndex == nil, shown.missing == expected.missing {
                worst = max(worst, (shown.components - expected.components).norm)
            }
            counted += 1
        }
        #expect(counted == 551)
        #expect(worst < 1e-6, "\(worst)")
    }

    // The expected colours are those of web-platform-tests, css/css-color/parsing/color-computed-color-mix-function.html.
    @Test(arguments: [
        ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "color(srgb 0.33 0.36 0.24)"),
        (
            "color-mix(in hsl, hsl(120deg 10% 20%) 25%, hsl(30deg 30% 40%))",
            "color(srgb 0.4375 0.415625 0.2625)"
        ),
        (
            "color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)",
            "color(srgb 0.4375 0.415625 0.2625 / 0.5)"
        ),
        ("color-mix(in hsl, hsl(none none none), hsl(30deg 40% 80%))", "color(srgb 0.88 0.8 0.72)"),
        ("color-mix(in hwb, hwb(120deg 10% 20%), hwb(30deg 30% 40%))", "color(srgb 0.575 0.7 0.2)"),
        ("color-mix(in lch, lch(10 20 30deg), lch(50 60 70deg))", "lch(30 40 50)"),
        ("color-mix(in lch, lch(10 20 30deg) 25%, lch(50 60 70deg))", "lch(40 50 60)"),
        (
            "color-mix(in lch, lch(10 20 30deg / .4), lch(50 60 70deg / .8))",
            "lch(36.666664 46.666664 50 / 0.6)"
        ),
        ("color-mix(in lch shorter hue, lch(100 0 50deg), lch(100 0 330deg))", "lch(100 0 10)"),
        ("color-mix(in lch longer hue, lch(100 0 40deg), lch(100 0 60deg))", "lch(100 0 230)"),
        ("color-mix(in lch increasing hue, lch(100 0 330deg), lch(100 0 50deg))", "lch(100 0 10)"),
        ("color-mix(in lch decreasing hue, lch(100 0 20deg), lch(100 0 320deg))", "lch(100 0 350)"),
        ("color-mix(in oklab, oklab(0.1 0.2 0.3), oklab(0.5 0.6 0.7))", "oklab(0.3 0.4 0.5)"),
        (
            "color-mix(in oklch, oklch(0.1 0.2 30deg / .4), oklch(0.5 0.6 70deg / .8))",
            "oklch(0.36666664 0.46666664 50 / 0.6)"
        ),
        (
            "color-mix(in srgb, color(srgb .1 .2 .3 / .5), color(srgb .5 .6 .7))",
            "color(srgb 0.36666667 0.46666667 0.5666667 / 0.75)"
        ),
        (
            "color-mix(in srgb, color(srgb .1 .2 .3 / .4) 12.5%, color(srgb .5 .6 .7 / .8) 37.5%)",
            "color(srgb 0.44285715 0.54285717 0.64285713 / 0.35)"
        ),
        (
            "color-mix(in xyz, color(xyz .1 .2 .3 / .4) 30%, color(xyz .5 .6 .7 / .8) 90%)",
            "color(xyz 0.44285715 0.54285717 0.64285713 / 0.7)"
        ),
        (
            "color-mix(in srgb, color(srgb none none none), color(srgb none none none))",
            "color(srgb none none none)"
        ),
        ("color-mix(in srgb, color(srgb none .2 none), color(srgb .5 none .7))", "color(srgb 0.5 0.2 0.7)"),
        (
            "color-mix(in srgb, color(srgb .1 .2 .3 / none), color(srgb .5 .6 .7 / 0.5))",
            "color(srgb 0.3 0.4 0.5 / 0.5)"
        ),
        (
            "color-mix(in srgb, color(srgb .1 .2 .3 / none), color(srgb .5 .6 .7 / none))",
            "color(srgb 0.3 0.4 0.5 / none)"
        ),
        (
            "color-mix(in hsl, color(display-p3 0 1 0) 100%, rgb(0, 0, 0) 0%)",
            "color(srgb -0.5116 1.01827 -0.310675)"
        ),
    ]) func `Mixtures are those of web-platform-tests`(text: String, expected: String) throws {
        let expected = try ColorValue(css: expected)
        let color = try ColorValue(css: text).converted(to: expected.space)
        #expect(agrees(color, expected, within: 6e-5), "\(color.css)")
    }

    // web-platform-tests, css/css-color: hsl-*, hwb-*, lab-001, lch-001, oklab-001, oklch-001, a98rgb-001, prophoto-rgb-001,
    // xyz-001, display-p3-001 and srgb-linear-001 show green, #008000.
    @Test(arguments: [
        "rgb(0% 50.2% 0%)", "rgb(0, 128, 0)", "hsl(120 100% 25.1%)", "hsl(120deg, 100%, 25.1%)",
        "hwb(120 0% 49.8039%)",
        "lab(46.2775% -47.5621 48.5837)", "lch(46.2775% 67.9892 134.3912)", "oklab(51.975% -0.1403 0.10768)",
        "oklch(51.975% 0.17686 142.495)", "color(srgb 0 .50196 0)", "color(srgb-linear 0 0.21586 0)",
        "color(xyz 0.07719 0.15438 0.02573)", "color(xyz-d65 0.07719 0.15438 0.02573)",
        "color(xyz-d50 0.08312 0.154746 0.020961)", "color(display-p3 0.21604 0.49418 0.13151)",
        "color(a98-rgb 0.281363 0.498012 0.116746)", "color(prophoto-rgb 0.230479 0.395789 0.129968)",
    ]) func `Green is green in every function`(text: String) throws {
        let color = try ColorValue(css: text).converted(to: .srgb)
        let green = try ColorValue(css: "green")
        #expect((color.components - green.components).norm < 1e-3, "\(color.css)")
        #expect(green == ColorValue(hex: 0x008000))
    }

    @Test func `Numbers, percentages, angles, alpha and none are read as CSS does`() throws {
        func read(_ text: String) throws -> ColorValue { try ColorValue(css: text) }
        #expect(try read(" RGB(255 0 0) ") == red)
        #expect(try read("rgba(100%,0%,0%,.5)") == red.withAlpha(0.5))
        #expect(try read("rgb(300 -5 0 / 150%)") == red)
        #expect(try read("hsl(0.5turn 50 25)") == ColorValue(.hsl, 180, 50, 25))
        #expect(try read("hsl(100grad -5% 120%)") == ColorValue(.hsl, 90, 0, 120))
        #expect(try read("lab(120% 50% -100%/25%)") == ColorValue(.lab, 100, 62.5, -125, alpha: 0.25))
        #expect(try read("oklch(50% 100% 1rad)") == ColorValue(.oklch, 0.5, 0.4, 180 / .pi))
        #expect(try read("lch(50 -1 -30deg)") == ColorValue(.lch, 50, 0, -30))
        #expect(try read("color(xyz 1/**/2 -3e-1)") == ColorValue(.xyzD65, 1, 2, -0.3))
        #expect(try read("color(rec2020 200% 0 0)") == ColorValue(.rec2020, 2, 0, 0))
        #expect(try read("transparent") == .clear)
        #expect(try read("RebeccaPurple") == ColorValue(hex: 0x663399))
        let none = try read("oklch(none 0.1 none / none)")
        #expect(none.missing == [.first, .third, .alpha] && none.css == "oklch(none 0.1 none / none)")
        #expect(try read(none.css) == none)
        var given = none
        given.components.x = 0.5
        given.alpha = 1
        #expect(given.missing.isEmpty && given.css == "oklch(0.5 0.1 0)")
        let odd = try read("color(srgb calc(infinity) calc(-infinity) calc(NaN))")
        #expect(odd.components.x == .infinity && odd.components.y == -.infinity && odd.components.z.isNaN)
    }

    @Test(arguments: [
        ("", 0, "a colour of CSS"), ("reddish", 0, "a colour of CSS"), ("#ff", 3, "hexadecimal digits"),
        ("rgb(1, 2 3)", 9, "a comma"), ("rgb(1 2, 3)", 7, "a number, a percentage or none"),
        ("rgb(1, 2%, 3)", 7, "numbers only"), ("rgb(none, 2, 3)", 4, "numbers only"),
        ("hsl(1, 2, 3)", 7, "a percentage"), ("hwb(1, 2%, 3%)", 5, "a number, a percentage"),
        ("rgb(1 2)", 7, "a number, a percentage"), ("rgb(1 2 3 4)", 10, "/ with alpha"),
        ("hsl(1px 2% 3%)", 5, "deg, grad, rad or turn"), ("lab(1deg 2 3)", 4, "a number, a percentage"),
        ("color(hsl 1 2 3)", 6, "srgb, srgb-linear"), ("red blue", 4, "nothing after the colour"),
        ("color-mix(in srgb hue, red, blue)", 18, "a comma"),
        ("color-mix(in lch hue, red, blue)", 17, "shorter"),
        ("color-mix(in lch, red 150%, blue)", 22, "from 0% to 100%"),
        ("color-mix(in lch, red 0%, blue 0%)", 34, "above 0"), ("color-mix(in lch, red)", 21, "a comma"),
    ]) func `Errors have the place and what is accepted`(text: String, offset: Int, accepted: String) {
        let error = #expect(throws: HookeError.self) { try ColorValue(css: text) }
        guard case .badText(.css, text, offset, let words)? = error, words.contains(accepted) else {
            Issue.record("\(text): \(String(describing: error))")
            return
        }
    }

    @Test func `Nested mixtures have a limit, and every text is read or refused`() throws {
        func nested(_ depth: Int) -> String {
            (0..<depth).reduce("red") { text, _ in "color-mix(in srgb, \(text), blue)" }
        }
        #expect(throws: Never.self) { try ColorValue(css: nested(32)) }
        #expect(throws: HookeError.self) { try ColorValue(css: nested(5000)) }
        var random = SeededGenerator(seed: 8)
        let pieces = [
            "color-mix(", "in ", "oklch ", "longer ", "hue", ",", "red", " 30%", ")", "rgb(", "1 2 3", "/",
            "#", "ff", "none",
        ]
        for _ in 0..<randomCases(2000) {
            let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                pieces.randomElement(using: &random)!
            }.joined()
            _ = try? ColorValue(css: text)
        }
    }

    @Test func `Written colours read back to the same bits, also as JSON`() throws {
        var random = SeededGenerator(seed: 9)
        for space in ColorValue.Space.allCases {
            for _ in 0..<20 {
                let numbers = (0..<3).map { _ in random.uniform(0.01...0.99) }
                let color = ColorValue(
                    space, Vector3(numbers[0], numbers[1], numbers[2]), alpha: random.uniform(0...1),
                    missing: ColorValue.Parts(rawValue: UInt8.random(in: 0...15, using: &random)))
                #expect(try ColorValue(css: color.css) == color, "\(color.css)")
                let data = try JSONEncoder().encode(color)
                #expect(try JSONDecoder().decode(ColorValue.self, from: data) == color)
            }
        }
        let text = try JSONDecoder().decode([ColorValue].self, from: Data(#"["gold"]"#.utf8))
        #expect(text == [ColorValue(hex: 0xFFD700)])
    }

    @Test func `Mixed colours go on beyond their ends, and carry missing parts over`() throws {
        let a = try ColorValue(css: "oklch(none 0.2 40)")
        let b = try ColorValue(css: "lab(60 10 20)")
        #expect(a.mixed(with: b, at: 0.5, in: .lab).components.x == 60)
        #expect(ColorValue.black.mixed(with: .white, at: 1.5, in: .srgb).red == 1.5)
        // Grey has no hue after a conversion.
        let mixed = ColorValue(white: 0.5).mixed(with: red, at: 0.5, in: .hsl)
        #expect(mixed == ColorValue(.hsl, 0, 50, 50))
        #expect(red.mixed(with: .clear, at: 0.5, in: .srgb) == red.withAlpha(0.5))
    }
}
