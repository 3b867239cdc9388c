import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

@Suite struct DescribedTransitionTests {
    private func described(_ text: String) throws -> DescribedTransition {
        try DescribedTransition(Array(text.utf8))
    }

    private func file(_ path: String) -> URL {
        (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }.appendingPathComponent(path)
    }

    private func example(_ name: String) throws -> DescribedTransition {
        try DescribedTransition(contentsOf: file("Examples/Transitions/\(name).json"))
    }

    private func view(_ name: String, _ frame: Frame?) throws -> ProjectedView {
        try #require(frame?.snapshot.shownViews.first { $0.name == name })
    }

    @Test func `A curve, a spring and keyframes move as their formulas, each after its delay`() throws {
        let own = try described(
            """
            {"presented": {"children": [
               {"name": "a", "frame": [0, 0, 10, 10]}, {"name": "b", "frame": [0, 0, 10, 10]},
               {"name": "c", "frame": [0, 0, 10, 10]}]},
             "animations": [
               {"view": "a", "property": "frame", "from": [100, 0, 10, 10], "duration": 0.5, "delay": 0.25,
                "curve": "cubic-bezier(0.3, 0, 0.1, 1)"},
               {"view": "b", "property": "opacity", "from": 0.5, "delay": 0.1,
                "spring": {"response": 0.5, "dampingRatio": 0.7}},
               {"view": "c", "property": "cornerRadius", "duration": 0.8,
                "keyframes": [{"at": 0, "value": 0}, {"at": 0.25, "value": 4}, {"at": 1, "value": 2}]}]}
            """)
        let recording = try TransitionRecorder.record(PlaySettings(own))
        try recording.validate()
        let curve = try CubicBezier(x1: 0.3, y1: 0, x2: 0.1, y2: 1)
        let spring = SpringMotion(spring: try Spring(response: 0.5, dampingRatio: 0.7), from: 0.5, to: 1)
        var worst = Worst<Double>()
        for frame in recording.frames where frame.phase == .playing {
            let time = frame.time
            let moved = curve.value(at: min(max((time - 0.25) / 0.5, 0), 1))
            worst.note(Double(try view("a", frame).state.frame.origin.x) - 100 * (1 - moved), time)
            if time < own.duration - 0.02 {
                worst.note(try view("b", frame).state.opacity - spring.position(at: max(time - 0.1, 0)), time)
            }
            let part = min(time / 0.8, 1)
            let radius = part < 0.25 ? 16 * part : 4 - 2 * (part - 0.25) / 0.75
            worst.note(try view("c", frame).state.cornerRadius - radius, time)
        }
        #expect(worst.error < 1e-9, "\(worst)")
        #expect(recording.frames.last?.phase == .finished)
        #expect(try view("a", recording.frames.last).state.frame.origin.x == 0)
    }

    @Test(arguments: ["card", "turn"]) func `The examples play by time and with a shipped trace`(
        _ name: String
    ) throws {
        let own = try example(name)
        #expect(own.name == name)
        let played = try TransitionRecorder.record(PlaySettings(own))
        #expect(played.frames.first?.fraction == 0 && played.frames.last?.phase == .finished)
        let trace = own.edge == .bottom ? GestureTrace.pullUp : .swipeLeft
        let swiped = try TransitionRecorder.record(PlaySettings(own, trace: trace))
        #expect(swiped.frames.last?.phase == .finished)
        #expect(swiped.frames.count { $0.phase == .interactive } > 5)
        let last = try #require(swiped.frames.last).snapshot.shownViews
        let other = try #require(played.frames.last).snapshot.shownViews
        #expect(last.map(\.name) == other.map(\.name) && last.map(\.corners) == other.map(\.corners))
        #expect(last.map(\.state.frame) == other.map(\.state.frame))
        #expect(last.map(\.state.backgroundColor) == other.map(\.state.backgroundColor))
    }

    @Test(arguments: ["card", "turn"]) func `A cancelled gesture restores every view bit for bit`(
        _ name: String
    ) throws {
        var settings = PlaySettings(try example(name), trace: .pullBack)
        settings.edge = .bottom
        let stage = PlayStage(settings)
        let before = stage.scene.modelSnapshot()
        for touch in GestureTrace.pullBack.touches(startingAt: 0) {
            stage.scene.advance(to: touch.time)
            stage.scene.send(touch)
        }
        while let next = stage.scene.nextEventTime { stage.scene.advance(to: next) }
        #expect(stage.driver.release?.verdict.outcome == .cancel)
        #expect(stage.scene.modelSnapshot().root == before.root)
        #expect(stage.presenter.presentedViewController == nil)
    }

    @Test func `The example of the documentation plays`() throws {
        let document = try String(contentsOf: file("docs/recording.md"), encoding: .utf8)
        let start = try #require(document.range(of: "```json\n")).upperBound
        let end = try #require(document[start...].range(of: "```")).lowerBound
        let recording = try TransitionRecorder.record(PlaySettings(described(String(document[start..<end]))))
        #expect(recording.title == "push" && recording.frames.last?.phase == .finished)
    }

    @Test func `Values from before the transition are visible before the gesture`() throws {
        let own = try described(
            """
            {"edge": "bottom", "presenter": {"children": [{"name": "a", "frame": [0, 0, 10, 10]}]},
             "animations": [{"view": "a", "property": "opacity", "from": 0.25, "duration": 1}]}
            """)
        let recording = try TransitionRecorder.record(PlaySettings(own, trace: .pullUp))
        #expect(recording.frames[0].phase == .idle)
        #expect(try view("a", recording.frames.first).state.opacity == 0.25)
    }

    @Test func `A transition without any change of values ends`() throws {
        let own = try described(
            """
            {"animations": [{"view": "presented", "property": "opacity", "from": 1, "duration": 1}]}
            """)
        let recording = try TransitionRecorder.record(PlaySettings(own))
        #expect(recording.frames.last?.phase == .finished)
    }

    @Test func `A presented screen fills a screen of any size`() throws {
        let own = try described(
            """
            {"animations": [{"view": "presented", "property": "frame", "from": [0, 500, 10, 10], "duration": 1}]}
            """)
        var settings = PlaySettings(own)
        settings.size = CGSize(width: 300, height: 500)
        let recording = try TransitionRecorder.record(settings)
        let frame = try view("presented", recording.frames.last).state.frame
        #expect(frame == CGRect(x: 0, y: 0, width: 300, height: 500))
    }

    @Test func `Text and pictures are in the strip and in the table`() throws {
        let recording = try TransitionRecorder.record(PlaySettings(try example("card")))
        let strip = try Filmstrip.svg(of: recording)
        #expect(strip.contains(">Today</text>") && strip.contains("4478 m above the sea."))
        #expect(strip.components(separatedBy: "data:image/svg+xml;base64,").count == 2, "each picture once")
        let lines = FramesCSV.text(of: recording).split(separator: "\n")
        #expect(lines[0].hasSuffix(",backfacing,text,image"))
        #expect(lines.contains { $0.contains(",today,") && $0.hasSuffix(",Today,") })
        #expect(lines.contains { $0.hasSuffix(",,image/svg+xml 600x500") })
        #expect(try AnimatedPicture.svg(of: recording).contains(">Today</text>"))
    }

    @Test func `A text's map is exact without perspective`() throws {
        let own = try described(
            """
            {"presented": {"children": [{"name": "a", "frame": [100, 200, 40, 20], "text": "A",
               "transform": "rotate(30deg) scale(2)"}]},
             "animations": [{"view": "a", "property": "opacity", "from": 0, "duration": 1}]}
            """)
        let recording = try TransitionRecorder.record(PlaySettings(own))
        let sample = try view("a", recording.frames.last)
        let all = Rectangle(x: 0, y: 0, width: 390, height: 844)
        let cells = AffineCell.cells(
            of: Rectangle(x: 0, y: 0, width: 40, height: 20), sample.toScreen, within: 0.25, seenIn: all)
        try #require(cells.count == 1 && cells[0].region == nil)
        let map = cells[0].map
        #expect((map.transform(.zero) - sample.corners[0]).norm < 1e-9)
        #expect((map.transform(SIMD2(40, 20)) - sample.corners[2]).norm < 1e-9)
        #expect((SIMD2(map.a, map.b) - SIMD2(3.0.squareRoot(), 1)).norm < 1e-12)
    }

    @Test func `Extreme values are played and drawn`() throws {
        for frame in ["[0, 0, 0, 0]", "[1e6, -1e6, 1e6, 1e6]", "[0, 0, 1e-300, 5]", "[0, 0, 390, 844]"] {
            for transform in [
                "scale(0)", "rotateY(90deg)", "scale(1e150)", "matrix(1, 1, 1, 1, 0, 0)", "none",
            ] {
                let own = try described(
                    """
                    {"perspective": 1, "presented": {"transform": "translateZ(1px)", "children": [
                       {"name": "a", "frame": \(frame), "transform": "\(transform)", "cornerRadius": 1e6,
                        "text": "<a>\\n&\\u0001", "fontSize": 1e4, "textColor": "#0000"}]},
                     "animations": [
                       {"view": "a", "property": "frame", "to": [5, 5, 0, 1], "spring": "bouncy"},
                       {"view": "a", "property": "transform", "from": "rotateX(400deg)", "duration": 1e-9}]}
                    """)
                var settings = PlaySettings(own)
                settings.framesPerSecond = 10
                let recording = try TransitionRecorder.record(settings)
                #expect(recording.frames.last?.phase == .finished)
                _ = try Filmstrip.svg(of: recording)
                _ = FramesCSV.text(of: recording)
            }
        }
    }

    @Test func `Contents without a size are refused by drawings`() throws {
        var recording = try TransitionRecorder.record(PlaySettings(try example("card")))
        var shape = LayerShape()
        shape.text = LayerText("a", fontSize: .nan)
        recording.frames[0].snapshot.root.state.shape = shape
        #expect(throws: PreviewError.self) { try Filmstrip.svg(of: recording) }
    }

    @Test func `Sizes of pictures are read from their headers`() {
        let png: [UInt8] =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 1, 44, 0, 0, 0, 200]
        #expect(ImageHeader.read(png)?.size == SIMD2(300, 200))
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 1, 0, 2, 0, 3]
        #expect(ImageHeader.read(jpeg)?.size == SIMD2(512, 256))
        func svg(_ text: String) -> SIMD2<Double>? { ImageHeader.read(Array(text.utf8))?.size }
        #expect(svg("<svg width='30px' height=\"20\">") == SIMD2(30, 20))
        #expect(svg("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\"\n viewBox=\"0 0 7 5\">") == SIMD2(7, 5))
        #expect(svg("<svg>") == nil && ImageHeader.read([0xFF, 0xD8, 0xFF, 0xE0, 0, 4]) == nil)
        for count in 0..<jpeg.count - 1 { #expect(ImageHeader.read(Array(jpeg.prefix(count))) == nil) }
        #expect(ImageHeader.read([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    }
}
