import Foundation
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct MotionRecordingSceneTests {
    @Test func `A recorded scene is a recording of its views, which every picture accepts`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 40, y: 600, width: 310, height: 200), name: "card")
        card.backgroundColor = SceneColor(hex: 0xDFB771)
        card.layer.cornerRadius = 12
        scene.window.addSubview(card)
        var recorded = try SceneRecording(of: scene, until: 1) {
            scene.animate(.bouncy) { card.center.y = 200 }
        }
        try recorded.setContent(ViewContent(text: .init("Hello")), ofViewNamed: "card")
        let recording = MotionRecording(recorded, title: "bounce", subtitle: "by a spring")
        try recording.validate()
        #expect(recording.frames.count == 61 && recording.size == SIMD2(390, 844) && recording.fps == 60)
        for (frame, shown) in zip(recording.frames, recorded.frames) {
            // The window has no colour, so it is not drawn.
            #expect(frame.views.map(\.name) == ["card"])
            let state = shown.snapshot.node(card.id)!.state
            #expect(frame.views[0].frame.y == state.frame.origin.y && frame.views[0].cornerRadius == 12)
        }
        #expect(recording.contents == [1: ViewContent(text: .init("Hello"))])
        let strip = try Filmstrip.svg(of: recording)
        #expect(strip.contains("bounce") && strip.contains("by a spring"))
        #expect(try PlayerPage.html(of: recording).contains("\"card\""))
        #expect(try AnimatedPicture.svg(of: recording).hasPrefix("<?xml"))
    }

    @Test func `A window with a background is a view behind all others`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        scene.window.backgroundColor = .black
        scene.window.addSubview(SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: "view"))
        let recording = MotionRecording(try SceneRecording(of: scene, until: 0.1))
        #expect(recording.frames[0].views.map(\.name) == ["window", "view"])
        #expect(recording.frames[0].views[0].order == 0)
    }
}
