import Foundation
import Testing

@testable import WindowExample

/// Runs tests that start programs, one after another. A program started while another runs inherits its
/// files, and then the end of either is visible only after both have ended.
@Suite(.serialized) enum ProgramTests {}

extension ProgramTests {
    /// Drags the program's real window on a virtual display with a synthetic mouse. HOOKE_PICTURES is a
    /// folder for screenshots.
    @Suite(.enabled(if: EndToEnd.isPossible, "needs Xvfb and xdotool"))
    struct EndToEndTests {
        private static let ground = SIMD3(0xF4, 0xF1, 0xEA)
        private static let card = SIMD3(0xDF, 0xB7, 0x71)
        private static let bar = SIMD3(0xA6, 0x3D, 0x40)
        private static let white = SIMD3(255, 255, 255)
        /// The window's background.
        private static let nothing = SIMD3(10, 11, 12)

        /// A point of the scene and the colour that the window shows there.
        private typealias Spot = (x: Double, y: Double, color: SIMD3<Int>, what: String)

        /// Waits until the window shows these colours. Saves the screen if it has a name.
        private func expect(
            _ window: WindowUnderTest, as name: String? = nil, _ spots: [Spot],
            location: SourceLocation = #_sourceLocation
        ) throws {
            // Two roundings to eight bits, of alpha and colour.
            func isClose(_ found: SIMD3<Int>, to color: SIMD3<Int>) -> Bool {
                (0..<3).allSatisfy { abs(found[$0] - color[$0]) <= 2 }
            }
            let screen = try window.screen { screen in
                spots.allSatisfy { isClose(window.color($0.x, $0.y, on: screen), to: $0.color) }
            }
            if let name { try screen.save(name) }
            for spot in spots {
                let found = window.color(spot.x, spot.y, on: screen)
                #expect(
                    isClose(found, to: spot.color), "\(spot.what): \(found), expected \(spot.color)",
                    sourceLocation: location)
            }
        }

        private func dimmed(_ color: SIMD3<Int>, by alpha: Double) -> SIMD3<Int> {
            SIMD3<Int>(SIMD3<Double>(color) * (1 - alpha), rounding: .toNearestOrAwayFromZero)
        }

        @Test func `A mouse drags the drawer half open, holds it, and flings it open`() throws {
            let window = try WindowUnderTest("--scene", "drawer")
            try expect(
                window,
                [
                    (200, 400, Self.card, "the card at first"),
                    (10, 820, Self.ground, "the presenter at first"),
                ])

            // From 30 to 225: half of the 390 points.
            try window.drag((0...13).map { (30 + 15 * Double($0), 820) })
            try window.wait { $0.hasPrefix("drawer interactive 0.5000") }
            // The drawer is 325 points wide: its right edge is at 162.5, and the dimming has half of its
            // opacity.
            try expect(
                window, as: "drawer-held",
                [
                    (160, 820, Self.white, "the drawer"),
                    (165, 820, dimmed(Self.ground, by: 0.25), "the presenter"),
                    (100, 50, Self.bar, "the drawer's bar"),
                    (250, 400, dimmed(Self.card, by: 0.25), "the card"),
                    // A row is 24 points from the drawer's left side and rounded: 24 + 277 − 162.5 = 138.5.
                    (130, 200, SIMD3(0xE9, 0xD8, 0xD4), "a row"),
                    (142, 200, Self.white, "beside the row"),
                    (137, 121, Self.white, "the row's round corner"),
                ])

            // While the finger is held, nothing is drawn or computed.
            #expect(window.rests())
            #expect(window.lastLine.hasPrefix("drawer interactive 0.5000"))

            try window.fling([(240, 820), (258, 820), (276, 820), (294, 820)])
            try window.wait { $0 == "drawer rest 0.0000 open" }
            try expect(
                window, as: "drawer-open",
                [
                    (323, 820, Self.white, "the drawer's end"),
                    (327, 820, dimmed(Self.ground, by: 0.5), "the presenter, dimmed"),
                ])
            #expect(!window.story.contains("diagnostic"))

            // A click beside the drawer closes it.
            try window.click(360, 400)
            try window.wait { $0 == "drawer rest 0.0000 closed" }
            try expect(
                window,
                [
                    (10, 820, Self.ground, "the presenter again"),
                    (200, 400, Self.card, "the card again"),
                ])
            try window.press("Escape")
            #expect(try window.end() == 0)
        }

        @Test func `A mouse rotates the card halfway, holds it, and flings it over`() throws {
            let window = try WindowUnderTest("--scene", "flip")
            try window.drag((0...13).map { (350 - 15 * Double($0), 400) })
            try window.wait { $0.hasPrefix("flip interactive 0.5000") }
            // Halfway the picture is rotated by 45° about its centre (195, 413.56), seen from an eye 500
            // points before (195, 422). A point at distance u from the axis is at u·cos 45° beside it and
            // u·sin 45° before it; its scale is 1/(1 − z/500).
            func seen(_ u: Double, _ y: Double) -> (x: Double, y: Double) {
                let (x, z) = (u * 0.5.squareRoot(), -u * 0.5.squareRoot())
                let k = 1 / (1 - z / 500)
                return (195 + x * k, 422 + (y - 422) * k)
            }
            // The card: 280.8 × 422 points at (54.6, 202.56). On it the presented screen, 390 × 844, is
            // scaled by 0.72 and 0.5.
            let (left, right) = (seen(-140.4, 413).x, seen(140.4, 413).x)
            #expect(abs(left - 71.1) < 0.1 && abs(right - 277.8) < 0.1, "\(left) \(right)")
            try expect(
                window, as: "flip-held",
                [
                    (left - 3, 413, Self.nothing, "left of the card"),
                    (left + 4, 413, Self.white, "the card's left side"),
                    (right - 4, 413, Self.white, "the card's right side"),
                    (right + 3, 413, Self.nothing, "right of the card"),
                ])
            for u in [-60.0, 0, 60] {
                let (x, top) = seen(u, 202.56)
                try expect(
                    window,
                    [
                        (x, top - 3, Self.nothing, "over the card at \(u)"),
                        (x, top + 3, Self.bar, "the card's bar at \(u)"),
                        // The bar is 96 points high: 48 on the picture.
                        (x, seen(u, 202.56 + 48).y - 3, Self.bar, "the bar's end at \(u)"),
                        (x, seen(u, 202.56 + 48).y + 3, Self.white, "under the bar at \(u)"),
                    ])
            }
            let corner = seen(-140.4, 202.56)
            try expect(
                window,
                [
                    (corner.x + 3, corner.y + 3, Self.nothing, "the round corner")
                ])

            try window.fling([(140, 400), (120, 400), (100, 400), (80, 400)])
            try window.wait { $0 == "flip rest 0.0000 open" }
            try expect(
                window, as: "flip-open",
                [
                    (2, 2, Self.bar, "the bar fills the screen"),
                    (195, 820, Self.white, "so does the rest"),
                ])
            #expect(!window.story.contains("diagnostic"))
        }

        @Test func `A slow release goes back, also if the window is resized`() throws {
            let window = try WindowUnderTest("--scene", "drawer")
            // Half the size: 390 × 936 points on 195 × 468 pixels.
            try window.resize(width: 195, height: 468)
            window.scale = 0.5
            try window.locate()
            try window.drag((0...6).map { (60 + 19.5 * Double($0), 820) })
            try window.wait {
                $0.hasPrefix("drawer interactive 0.3000") || $0.hasPrefix("drawer interactive 0.2974")
            }
            // The drawer's edge is at 325·0.3 = 97.5.
            try expect(
                window, as: "drawer-small",
                [
                    (92, 820, Self.white, "the drawer"),
                    (104, 820, dimmed(Self.ground, by: 0.15), "the presenter"),
                ])
            Thread.sleep(forTimeInterval: 0.2)
            try window.release()
            try window.wait { $0 == "drawer rest 0.0000 closed" }
            try expect(
                window,
                [
                    (10, 820, Self.ground, "the presenter again")
                ])
            // A wider window centres the canvas.
            try window.resize(width: 600, height: 936)
            try window.locate()
            window.scale = 1
            try expect(
                window, as: "drawer-wide",
                [
                    (105 + 200, 400, Self.card, "the card, 105 further right"),
                    (50, 400, Self.nothing, "beside the screen"),
                ])
        }

        @Test func `At rest the program uses no processor time`() throws {
            let window = try WindowUnderTest("--scene", "navigation")
            #expect(window.rests())
            // A drag from the left edge wakes it and pops.
            try window.drag([(4, 400), (40, 400), (90, 400)])
            try window.wait { $0.hasPrefix("navigation interactive") }
            try window.fling([(120, 400), (160, 400), (210, 400)])
            try window.wait { $0 == "navigation rest 0.0000 screen 2" }
            #expect(!window.story.contains("diagnostic"))
        }
    }
}
