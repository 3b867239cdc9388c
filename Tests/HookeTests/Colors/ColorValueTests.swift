import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct ColorValueTests {
    // The order of the golden table.
    private let spaces = ColorValue.Space.allCases

    /// The difference of two colours in one space; that of hues is multiplied by the chroma, and that of curves without a
    /// straight part is one of light.
    private func distance(_ a: ColorValue, _ b: ColorValue) -> Double {
        var gap = a.components - b.components
        switch a.space {
        case .oklch, .lch:
            gap.z = gap.z.remainder(dividingBy: 360) * (.pi / 180) * max(a.components.y, b.components.y)
        case .a98RGB, .rec2020:
            let light = [a, b].map { color in
                Vector3(
                    TransferCurve.power(color.components.x, 2.2),
                    TransferCurve.power(color.components.y, 2.2),
                    TransferCurve.power(color.components.z, 2.2))
            }
            gap = light[0] - light[1]
        case .hsl, .hwb: return (a.converted(to: .srgb).components - b.converted(to: .srgb).components).norm
        default: break
        }
        return gap.norm
    }

    @Test func `A missing part is named once`() throws {
        func read(_ missing: String) throws -> ColorValue {
            let json = #"{"space":"oklab","components":[0,0,0],"alpha":1,"missing":\#(missing)}"#
            return try JSONDecoder().decode(ColorValue.self, from: Data(json.utf8))
        }
        #expect(try read("[1, 3]").missing == [.init(rawValue: 2), .init(rawValue: 8)])
        #expect(throws: HookeError.self) { try read("[1, 1]") }
        #expect(throws: HookeError.self) { try read("[4]") }
    }

    @Test func `Conversions between all spaces match fifty digits, also out of gamut`() throws {
        var worst = Worst<String>()
        var outer = Worst<String>()
        for words in try goldenLines("colors") {
            let numbers = try #require(doubles(words))
            #expect(numbers.count == 42)
            let colors = spaces.enumerated().map { index, space in
                ColorValue(space, numbers[3 * index], numbers[3 * index + 1], numbers[3 * index + 2])
            }
            // Out of gamut, light is far larger than its encoded value, and the curve's slope is 12.92 at 0.
            let light = max(1, colors[1].components.norm)
            for color in colors {
                for other in colors {
                    let isCoded = [.srgb, .displayP3, .hsl, .hwb].contains(other.space)
                    let isLab = other.space == .lab || other.space == .lch
                    let slope = other.space == .proPhotoRGB ? 16 : isCoded ? 12.92 : isLab ? 100 : 1
                    let size = max(light * slope, color.components.norm, other.components.norm)
                    let error = distance(color.converted(to: other.space), other) / size
                    let label = "\(color.css) to \(other.css)"
                    if (0...1).contains(numbers[0...2].min()!), numbers[0...2].max()! <= 1 {
                        worst.note(error, label)
                    } else {
                        outer.note(error, label)
                    }
                }
            }
        }
        // Worst errors: 9.5e-16, and 6.6e-15 out of gamut.
        #expect(worst.error <= 3e-15, "\(worst)")
        // The slope of a cube root is unbounded where a cone response is almost 0.
        #expect(outer.error <= 2e-14, "\(outer)")
    }

    @Test func `Published colours match all printed digits`() {
        func check(_ color: ColorValue, _ expected: ColorValue, within tolerance: Double) {
            #expect(distance(color.converted(to: expected.space), expected) <= tolerance, "\(color.css)")
        }
        // CSS Color 4: the primaries of sRGB in OKLab and OKLCH, red in Display P3, the green of Display P3 in sRGB.
        check(ColorValue(.srgb, 1, 0, 0), ColorValue(.oklab, 0.62796, 0.22486, 0.12585), within: 1e-5)
        check(ColorValue(.srgb, 0, 1, 0), ColorValue(.oklab, 0.86644, -0.23389, 0.17950), within: 1e-5)
        check(ColorValue(.srgb, 0, 0, 1), ColorValue(.oklab, 0.45201, -0.03246, -0.31153), within: 1e-5)
        check(ColorValue(.srgb, 1, 0, 0), ColorValue(.oklch, 0.62796, 0.25768, 29.234), within: 2e-5)
        check(ColorValue(.srgb, 1, 0, 0), ColorValue(.displayP3, 0.9175, 0.2003, 0.1386), within: 1e-4)
        check(ColorValue(.displayP3, 0, 1, 0), ColorValue(.srgb, -0.5116, 1.0183, -0.3107), within: 1e-4)
        // A middle grey of sRGB is 21.4 % of light.
        check(
            ColorValue(.srgb, 0.5, 0.5, 0.5), ColorValue(.linearSRGB, 0.21404, 0.21404, 0.21404), within: 1e-5
        )
    }

    @Test func `Greys stay exact greys, and black and white are exactly 0 and 1`() {
        for index in -20...60 {
            let grey = Double(index) / 40
            let rgb: [ColorValue.Space] = [.srgb, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020]
            for space in rgb {
                let color = ColorValue(space, grey, grey, grey, alpha: 0.25)
                for other in spaces where other != .xyzD65 && other != .xyzD50 {
                    let v = color.converted(to: other).components
                    let isWhole = grey == 0 || grey == 1
                    switch other {
                    case .oklab, .oklch, .lab, .lch:
                        #expect(v.y == 0 && v.z == 0, "\(color.css)")
                        let white = other == .lab || other == .lch ? 100.0 : 1
                        if isWhole { #expect(v.x == grey * white, "\(color.css) in \(other)") }
                    case .hsl:
                        #expect(v.x == 0 && v.y == 0 && (!isWhole || v.z == 100 * grey), "\(color.css)")
                    case .hwb: #expect(v.x == 0 && abs(v.y + v.z - 100) < 1e-9, "\(color.css)")
                    default:
                        #expect(v.x == v.y && v.y == v.z, "\(color.css)")
                        if isWhole { #expect(v.x == grey, "\(color.css) in \(other)") }
                    }
                    #expect(
                        other.hueIndex == nil
                            || color.converted(to: other).missing.rawValue == 1 << other.hueIndex!)
                    #expect(color.converted(to: other).alpha == 0.25)
                }
            }
        }
        for space in spaces where space != .oklab && space != .oklch {
            #expect(ColorValue(.oklab, 1, 0, 0).converted(to: space) == ColorValue.white.converted(to: space))
            #expect(ColorValue(.oklch, 0, 0, 0).converted(to: space) == ColorValue.black.converted(to: space))
        }
    }

    @Test func `The curve of sRGB is odd, exact at its ends, increasing, and inverted exactly`() {
        #expect(TransferCurve.decoded(1) == 1 && TransferCurve.encoded(1) == 1)
        #expect(TransferCurve.decoded(0) == 0 && TransferCurve.encoded(0) == 0)
        #expect(TransferCurve.decoded(-1) == -1 && TransferCurve.encoded(-1) == -1)
        #expect(TransferCurve.decoded(0.04045) == 0.04045 / 12.92)
        var worst = Worst<Double>()
        var before = (-0.1, -0.1)
        for index in 0...4000 {
            let c = Double(index) / 2000
            #expect(TransferCurve.decoded(-c) == -TransferCurve.decoded(c))
            #expect(TransferCurve.encoded(-c) == -TransferCurve.encoded(c))
            #expect(TransferCurve.decoded(c) > before.0 && TransferCurve.encoded(c) > before.1)
            before = (TransferCurve.decoded(c), TransferCurve.encoded(c))
            worst.note(TransferCurve.encoded(TransferCurve.decoded(c)) - c, c)
        }
        // Worst error: 4.5e-16.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `Colours print as CSS`() {
        #expect(ColorValue(.srgb, 1, 0.5, 0).css == "color(srgb 1 0.5 0)")
        #expect(
            ColorValue(.linearSRGB, 1, 0.25, -0.5, alpha: 0.5).css == "color(srgb-linear 1 0.25 -0.5 / 0.5)")
        #expect(ColorValue(.displayP3, 0, 1, 0).css == "color(display-p3 0 1 0)")
        #expect(ColorValue(.oklab, 0.5, 0.1, -0.1).css == "oklab(0.5 0.1 -0.1)")
        #expect(ColorValue(.oklch, 0.5, 0.125, 240, alpha: 0).css == "oklch(0.5 0.125 240 / 0)")
        #expect(
            ColorValue(.srgb, .nan, .infinity, -.infinity).css
                == "color(srgb calc(NaN) calc(infinity) calc(-infinity))")
    }

    @Test func `JSON keeps the colour`() throws {
        let color = ColorValue(.displayP3, 0.1, -0.2, 1.5, alpha: 0.3)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode(ColorValue.self, from: data) == color)
        let plain = #"{"red":0.5,"green":0.25,"blue":1,"alpha":0.75}"#
        #expect(
            try JSONDecoder().decode(ColorValue.self, from: Data(plain.utf8))
                == ColorValue(.srgb, 0.5, 0.25, 1, alpha: 0.75))
    }

    @Test func `Red, green and blue are those of sRGB in any space`() {
        let color = ColorValue(hex: 0xFF8000, alpha: 0.5)
        #expect(color == ColorValue(.srgb, 1, 128.0 / 255, 0, alpha: 0.5))
        #expect(ColorValue(white: 0.25) == ColorValue(red: 0.25, green: 0.25, blue: 0.25))
        for space in ColorValue.Space.allCases {
            var other = color.converted(to: space)
            let back = other.converted(to: .srgb)
            #expect([other.red, other.green, other.blue] == [0, 1, 2].map { back.components[$0] })
            other.green = 0.75
            #expect(other == ColorValue(.srgb, back.components.x, 0.75, back.components.z, alpha: 0.5))
        }
    }

    @Test func `A colour takes four numbers and two bytes, also if optional`() {
        #expect(MemoryLayout<ColorValue>.size == 34 && MemoryLayout<ColorValue?>.size == 34)
    }
}
