import Foundation
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct RecordedSceneTests {
    @Test func `A recorded scene is accepted by every picture`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 40, y: 600, width: 310, height: 200), name: "card")
        card.backgroundColor = SceneColor(hex: 0xDFB771)
        card.layer.cornerRadius = 12
        card.layer.text = LayerText("Hello")
        scene.window.addSubview(card)
        var recording = try SceneRecording(of: scene, until: 1) {
            scene.animate(.bouncy) { card.center.y = 200 }
        }
        (recording.title, recording.subtitle) = ("bounce", "by a spring")
        try recording.validate()
        let rows = parseCSV(FramesCSV.text(of: recording)).dropFirst()
        #expect(rows.count == 61)
        for (row, frame) in zip(rows, recording.frames) {
            // The window has no colour, so it is not drawn.
            #expect(row[4] == "1" && row[5] == "card" && row[23] == "Hello")
            #expect(row[7] == frame.snapshot.node(card.id).map { "\($0.state.frame.origin.y)" })
        }
        let strip = try Filmstrip.svg(of: recording)
        #expect(strip.contains("bounce") && strip.contains("by a spring") && strip.contains(">Hello</text>"))
        #expect(try PlayerPage.html(of: recording).contains("bounce"))
        #expect(try AnimatedPicture.svg(of: recording).hasPrefix("<?xml"))
    }
}
