import Foundation
import HookeMotion
import Testing

@Suite struct ColorHandoverTests {
    static let law = HandoverLaw.spring(.bouncy)

    @Test func `Premultiplied components are handed over, so a fade from clear does not darken`() throws {
        let clear = ColorValue(.srgb, 0, 0, 0, alpha: 0)
        let red = ColorValue(.srgb, 1, 0.25, 0.5)
        var shown = ColorHandover(clear, space: .srgb)
        try shown.handOver(to: red, at: 1, by: .quintic(1))
        #expect(shown.value(at: 0.5) == clear && shown.value(at: 2) == red)
        for time in stride(from: 1.05, to: 2, by: 0.05) {
            let color = shown.value(at: time)
            #expect(abs(color.components.x - 1) < 1e-12 && abs(color.components.y - 0.25) < 1e-12)
            #expect(color.alpha > 0 && color.alpha < 1)
        }
        #expect(shown.value(at: .nan).alpha.isNaN)
    }

    @Test func `Colour and velocity do not jump, in every space`() throws {
        for space in ColorValue.Space.allCases {
            let first = ColorValue(space, 0.3, 0.2, 0.1, alpha: 0.5)
            let track = try ColorTrack(
                times: [0, 1, 2], values: [first, ColorValue(space, 0.9, 0.1, 0.4), first.withAlpha(1)],
                rule: .catmullRom, space: space)
            var shown = ColorHandover(ColorValue(space, 0.5, 0.4, 0.3), space: space)
            for (time, law) in [(0.3, Self.law), (0.7, .spring(.snappy))] {
                let before = shown.components.state(at: time)
                try shown.handOver(to: track, at: time, by: law)
                let after = shown.components.state(at: time)
                #expect((after.position - before.position).norm < 1e-15 * 400)
                #expect((after.velocity - before.velocity).norm < 1e-14 * 400)
            }
            let data = try JSONEncoder().encode(shown)
            #expect(try JSONDecoder().decode(ColorHandover.self, from: data) == shown)
        }
    }

    @Test func `The difference of hues is the shorter arc`() throws {
        var shown = ColorHandover(ColorValue(.oklch, 0.5, 0.1, 350), space: .oklch)
        try shown.handOver(to: ColorValue(.oklch, 0.5, 0.1, 20), at: 0, by: .quintic(1))
        let middle = shown.value(at: 0.5).components.z
        #expect(middle > 350 && middle < 380)
        let track = try ColorTrack(
            times: [0, 1], values: [ColorValue(.oklch, 0.5, 0.1, 5), ColorValue(.oklch, 0.5, 0.1, 9)],
            rule: .linear,
            space: .oklch)
        try shown.handOver(to: track, at: 2, by: .quintic(1))
        #expect(shown.value(at: 2.1).components.z > 360 && shown.value(at: 9).components.z == 369)
    }

    @Test func `Drawn colours are clamped, values are not`() throws {
        var shown = ColorHandover(ColorValue(.srgb, 0, 0, 0, alpha: 0), space: .srgb)
        try shown.handOver(
            to: ColorValue(.srgb, 1, 1, 1), at: 0, by: .spring(try Spring(duration: 0.5, bounce: 0.7)))
        var passed = 0
        for step in 0..<200 {
            let time = 0.01 * Double(step)
            let (value, drawn) = (shown.value(at: time), shown.drawnValue(at: time))
            if value.alpha > 1 { passed += 1 }
            #expect((0...1).contains(drawn.alpha) && (0...1).contains(drawn.components.x))
        }
        #expect(passed > 0)
        var faded = ColorHandover(ColorValue(.srgb, 1, 1, 1), space: .srgb)
        try faded.handOver(
            to: ColorValue(.srgb, 0, 0, 0, alpha: 0), at: 0,
            by: .spring(try Spring(duration: 0.5, bounce: 0.7)))
        #expect((0..<200).contains { faded.value(at: 0.01 * Double($0)).alpha < 0 })
        #expect((0..<200).allSatisfy { faded.drawnValue(at: 0.01 * Double($0)).alpha >= 0 })
    }

    @Test func `A track in another space is refused`() throws {
        let track = try ColorTrack(times: [0], values: [.black], rule: .linear, space: .oklab)
        var shown = ColorHandover(track)
        #expect(shown.space == .oklab)
        try shown.handOver(to: track, at: 1, by: Self.law)
        var other = ColorHandover(.black, space: .srgb)
        #expect(throws: HookeError.self) { try other.handOver(to: track, at: 1, by: Self.law) }
        #expect(throws: HookeError.self) { try other.handOver(to: .white, at: .infinity, by: Self.law) }
    }
}
