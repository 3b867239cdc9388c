import Foundation
import Testing
import TestSupport

@testable import HookeMotion

@Suite struct ColorTrackTests {
    private let red = ColorValue(.srgb, 1, 0, 0)
    private let blue = ColorValue(.srgb, 0, 0, 1)

    private func near(_ a: ColorValue, _ b: ColorValue, within tolerance: Double = 1e-15) -> Bool {
        a.space == b.space && (a.components - b.components).norm <= tolerance
            && (a.alpha - b.alpha).magnitude <= tolerance
    }

    @Test func `A fade through transparency neither darkens nor takes the transparent colour`() throws {
        for space in ColorValue.Space.allCases {
            let start = red.converted(to: space)
            let end = blue.withAlpha(0)
            let track = try ColorTrack(
                times: [0, 1, 2], values: [red, end, red], rule: .linear, space: space)
            for index in 0..<100 {
                let t = Double(index) / 100
                for color in [track.value(at: t), track.value(at: 2 - t)] {
                    #expect(near(color, start.withAlpha(1 - t), within: 1e-13), "\(space) at \(t)")
                }
            }
            #expect(track.value(at: 1) == end.converted(to: space))
        }
    }

    @Test func `Half-transparent colours mix by their alpha`() throws {
        let track = try ColorTrack(
            times: [0, 1], values: [red, blue.withAlpha(0.25)], rule: .linear, space: .srgb)
        // (1, 0, 0, 1) and (0, 0, 0.25, 0.25) at the middle.
        #expect(near(track.value(at: 0.5), ColorValue(.srgb, 0.8, 0, 0.2, alpha: 0.625)))
        #expect(track.components.velocity(at: 0.5) == SIMD4(-1, 0, 0.25, -0.75))
    }

    @Test func `The space determines the colours in between`() throws {
        func middle(_ space: ColorValue.Space) throws -> ColorValue {
            try ColorTrack(times: [0, 1], values: [.black, .white], rule: .linear, space: space)
                .value(at: 0.5).converted(to: .srgb)
        }
        #expect(try near(middle(.srgb), ColorValue(.srgb, 0.5, 0.5, 0.5)))
        // Half of the light is encoded as 73.5 %; half of the lightness is 12.5 % of the light, encoded as 38.9 %.
        #expect(try near(middle(.linearSRGB), ColorValue(.srgb, 0.735357, 0.735357, 0.735357), within: 2e-6))
        #expect(try near(middle(.oklab), ColorValue(.srgb, 0.388573, 0.388573, 0.388573), within: 2e-6))
    }

    @Test func `At keys, in holds and outside the colours are exactly the keys' own`() throws {
        let values = [
            ColorValue(.srgb, 0.1, 0.7, 0.3, alpha: 0.3), ColorValue(.srgb, 0.1, 0.7, 0.3, alpha: 0.3),
            ColorValue(.srgb, 1.7, -0.2, 0.3, alpha: 0), ColorValue(.srgb, 0.3, 0.2, 0.1, alpha: 0.7),
        ]
        let times = [0, 1, 1.5, 4]
        for rule in [TangentRule.linear, .catmullRom, .holdSafe, .discrete] {
            let track = try ColorTrack(times: times, values: values, rule: rule, space: .srgb)
            for (time, value) in zip(times, values) { #expect(track.value(at: time) == value) }
            #expect(track.value(at: -1) == values[0] && track.value(at: 9) == values[3])
            if rule != .catmullRom { #expect(track.value(at: 0.4) == values[0]) }
            #expect(track.value(at: .nan).components.x.isNaN && track.value(at: .nan).alpha.isNaN)
        }
        let jump = try ColorTrack(
            times: [0, 1, 1, 2], values: values, interpolations: [.linear, .linear, .eased(.easeInOut)],
            space: .srgb)
        #expect(jump.value(at: 1) == values[2])
    }

    @Test func `Hues follow the chosen arc, and colours without a hue take a neighbour's`() throws {
        func hue(_ start: Double, _ end: Double, _ arc: ColorValue.HueArc) throws -> Double {
            try ColorTrack(
                times: [0, 1],
                values: [ColorValue(.oklch, 0.5, 0.1, start), ColorValue(.oklch, 0.5, 0.1, end)],
                rule: .linear, space: .oklch, hueArc: arc
            ).value(at: 0.5).components.z
        }
        #expect(try hue(350, 30, .shorter) == 370)
        #expect(try hue(30, 350, .shorter) == 10)
        #expect(try hue(0, 180, .shorter) == 90)
        #expect(try hue(350, 30, .longer) == 190)
        #expect(try hue(40, 40, .longer) == 220)
        #expect(try hue(180, 0, .shorter) == 90)
        #expect(try hue(350, 30, .increasing) == 370)
        #expect(try hue(30, 350, .increasing) == 190)
        #expect(try hue(350, 30, .decreasing) == 190)
        #expect(try hue(-1.7e308, 1.7e308, .shorter).isFinite)
        let track = try ColorTrack(
            times: [0, 1, 2], values: [.white, ColorValue(.oklch, 0.5, 0.2, 120), .clear], rule: .linear,
            space: .oklch)
        let (before, after) = (track.value(at: 0.5), track.value(at: 1.5))
        #expect(near(before, ColorValue(.oklch, 0.75, 0.1, 120)))
        #expect(near(after, ColorValue(.oklch, 0.5, 0.2, 120, alpha: 0.5)))
    }

    @Test func `Components out of range are kept, and errors for non-finite ones have the index`() throws {
        let track = try ColorTrack(
            times: [0, 1], values: [ColorValue(.srgb, -1, 3, 0), ColorValue(.srgb, -1, 5, 0)], rule: .linear,
            space: .srgb)
        #expect(near(track.value(at: 0.5), ColorValue(.srgb, -1, 4, 0)))
        for bad in [
            ColorValue(.srgb, 0, .nan, 0), .white.withAlpha(.infinity), ColorValue(.oklab, 1e200, 0, 0),
        ] {
            let error = #expect(throws: HookeError.self) {
                try ColorTrack(times: [0, 1], values: [.white, bad], rule: .linear, space: .srgb)
            }
            guard case .badElement("values", 1, _, _) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
    }

    @Test func `JSON keeps the track and checks it as the initialiser does`() throws {
        let tracks = [
            try ColorTrack(times: [0, 2], values: [red, blue], rule: .catmullRom, space: .oklab),
            try ColorTrack(
                times: [0, 2], values: [red, blue], interpolations: [.eased(.easeIn)], space: .oklch,
                hueArc: .longer),
        ]
        for track in tracks {
            let data = try JSONEncoder().encode(track)
            let again = try JSONDecoder().decode(ColorTrack.self, from: data)
            #expect(again == track && again.hashValue == track.hashValue)
            let spelled = Notation.fields([.init("track", track.notation)]).text
            #expect(try ColorTrack(.text(spelled), at: "track") == track, "\(spelled)")
            let text = String(decoding: data, as: UTF8.self)
                .replacingOccurrences(of: "\"times\":[0,2]", with: "\"times\":[2,0]")
            #expect(throws: HookeError.self) {
                try JSONDecoder().decode(ColorTrack.self, from: Data(text.utf8))
            }
        }
        #expect(tracks[0] != tracks[1])
    }
}
