import TestSupport
import Testing

@testable import HookeAssets

@Suite struct CSSFileTests {
    private func animation(_ text: String) throws -> AssetAnimation {
        try CSSFile(Array(text.utf8)).animations[0]
    }

    @Test
    func
        `Keyframes have the times and the timing function of the animation, and the numbers of each function`()
        throws
    {
        guard case .css(let file) = try AssetFile(contentsOf: OwnFiles.path("moves.css")) else {
            Issue.record("The format is not detected.")
            return
        }
        #expect(file.animations.map(\.name) == ["slide", "spin"] && file.notes.isEmpty)
        let slide = file.animations[0]
        #expect(slide.duration == 0.4 && slide.notes.isEmpty)
        #expect(
            slide.tracks.map(\.name) == [
                "slide: transform translate", "slide: transform rotate", "slide: opacity",
            ])
        #expect(slide.tracks.map(\.kind) == [.vector(2), .scalar, .scalar])
        #expect(slide.tracks[1].unit == .degrees)
        // css-easing-1: the animation's function up to 40 %, then linear.
        let ease = try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)
        let close = { (a: [Double], b: [Double]) in zip(a, b).allSatisfy { ($0 - $1).magnitude < 1e-13 } }
        #expect(close(slide.tracks[0].components(at: 0.04), [20 * ease.value(at: 0.25), 10]))
        #expect(close(slide.tracks[0].components(at: 0.28), [35, 0]))
        #expect(close(slide.tracks[1].components(at: 0.28), [67.5]))
        #expect(close(slide.tracks[2].components(at: 0.1), [ease.value(at: 0.25)]))
        let spin = file.animations[1]
        #expect(spin.duration == 2 && spin.tracks.map(\.name) == ["spin: rotate"])
        #expect(spin.tracks[0].times == [0, 1, 1.5, 2])
        #expect(
            spin.tracks[0].components(at: 0.5) == [0.125] && spin.tracks[0].components(at: 1.25) == [0.25])
        #expect(
            spin.notes.map(\.description) == [
                "line 13, column 62: left is \"var(--x)\", which is not read as numbers; the property is left out"
            ])
    }

    /// Sheets, the tracks with their values at a fourth of the duration, and the notes.
    static let cases: [(text: String, tracks: [String], notes: [String])] = [
        (
            "@keyframes a { to { left: 8px } from { left: 0 } } p { animation: a 4s linear }",
            ["a: left [2.0]"], []
        ),
        (
            "@KEYFRAMES a { 0%, to { scale: 1 } 50% { scale: 3 } } p { animation-duration: 1s, 2000ms; animation-name: b, a; "
                + "animation-timing-function: steps(2) }", ["a: scale [2.0]"], []
        ),
        (
            "@-webkit-keyframes 'a b' { from { opacity: .5; animation-timing-function: linear } to { opacity: 1e0 } }",
            ["a b: opacity [0.625]"],
            ["line 1, column 1: no animation of the sheet plays a b, which is read over 1 s"]
        ),
        (
            "@keyframes a { from { transform: none } to { transform: scale(3) translateX(8px) } } p { animation: 1s linear a }",
            ["a: transform scale [1.5]", "a: transform translatex [2.0]"], []
        ),
        (
            "@keyframes a { from { left: 1px } to { left: 5% } } p { animation: a 1s }", [],
            [
                "line 1, column 40: left is \"5%\", which has other words or units than at the first keyframe; the property is left "
                    + "out"
            ]
        ),
        (
            "@keyframes a { from { color: #123456; width: calc(1px + 2px); transform: matrix(1,0,0,1,0,0); visibility: hidden } } "
                + "p { animation: a 1s }", [],
            [
                "line 1, column 23: color is \"#123456\", which is not read as numbers; the property is left out",
                "line 1, column 39: width is \"calc(1px + 2px)\", which is not read as numbers; the property is left out",
                "line 1, column 63: transform is \"matrix(1,0,0,1,0,0)\", which is not read as numbers; the property is left out",
                "line 1, column 95: visibility is \"hidden\", which is not read as numbers; the property is left out",
            ]
        ),
        (
            "@keyframes a { 25% { left: 1px } 75% { left: 2px } } p { animation: a 1s linear }",
            ["a: left [1.0]"],
            [
                "line 1, column 22: left has no value at 0 %, where the element's own applies; the track has its nearest keyframe"
            ]
        ),
        (
            "@keyframes a { 150% { left: 1px } from { left: 1px !important; left: 2px } to { left: 6px } } p { animation: a 1s linear }",
            ["a: left [3.0]"],
            [
                "line 1, column 16: \"150%\" is no keyframe; accepted: from, to, 0% to 100%; the keyframe is left out",
                "line 1, column 42: left is !important, which keyframes do not allow; the declaration is left out",
            ]
        ),
        (
            "@keyframes a { from { left: 1px } } @keyframes a { from { left: 2px } to { left: 4px } } p { animation: a 1s linear",
            ["a: left [2.5]"],
            [
                "line 1, column 90: a rule without its closing brace; what can be read is read",
                "line 1, column 1: @keyframes a is replaced by a later rule",
            ]
        ),
        (
            "@keyframes a { from { inset: 0 1px 2px 3px 4px; left: 0; animation-timing-function: nothing } to { inset: 4px 5px 6px 7px "
                + "8px; left: 4px } } p { animation: a 1s linear }",
            ["a: inset [1.0, 2.0, 3.0, 4.0, 5.0]", "a: left [1.0]"],
            [
                "line 1, column 58: animation-timing-function is \"nothing\", which is not read; linear applies"
            ]
        ),
    ]

    @Test(arguments: cases.indices)
    func `A sheet is read but for what is noted`(index: Int) throws {
        let (text, tracks, notes) = Self.cases[index]
        let file = try CSSFile(Array(text.utf8))
        let animation = file.animations[0]
        let found = animation.tracks.map { "\($0.name) \($0.components(at: animation.duration / 4))" }
        let all = file.notes + animation.notes
        #expect(found == tracks)
        #expect(all.map(\.description) == notes)
        let strict = try? CSSFile(Array(text.utf8), strict: true)
        #expect((strict == nil) == all.contains { $0.isDeviation })
    }

    @Test(arguments: ["", " p { animation: a 1s }", " p { animation-name: a; animation-duration: 1s }"])
    func `Without a timing function it is ease`(use: String) throws {
        let track = try animation("@keyframes a { from { left: 0 } to { left: 8px } }" + use).tracks[0]
        // cubic-bezier(0.25, 0.1, 0.25, 1) at 0.25, by browsers.
        #expect((track.components(at: 0.25)[0] / 8 - 0.40851).magnitude < 1e-5)
    }

    @Test func `Text without keyframes is an error`() {
        #expect(
            refusal { _ = try CSSFile(Array("a { left: 0 }".utf8)) }?.contains(
                "accepted: a style sheet with @keyframes") == true)
        #expect(throws: FileError.self) { try CSSFile([UInt8]("@keyframes a {".utf8) + [0xFF]) }
    }
}
