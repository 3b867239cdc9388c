import Foundation
import Hooke
import HookeScene
import TestSupport
import Testing

@Suite struct WindowSceneTimelineTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let card = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), name: "card")

    init() { scene.window.addSubview(card) }

    @Test func `The timeline of blocks that have started shows what the scene shows, bit for bit`() throws {
        scene.advance(to: 1.25)
        scene.animate(.bouncy) { card.center.x = 300 }
        scene.animate(withDuration: 0.5, delay: 0.1) {
            card.center.x = 200
            card.alpha = 0.5
        }
        let timeline = try scene.startedTimeline()
        let model = scene.modelSnapshot()
        #expect(timeline.tracks.count == 3 && timeline.duration >= 0.6)
        for index in 0..<38 {
            let time = 0.015625 * Double(index)
            scene.advance(to: 1.25 + time)
            #expect(model.showing(timeline.values(at: time)).root == scene.snapshot().root)
        }
    }

    @Test func `A scene without motions has an empty timeline`() throws {
        let timeline = try scene.startedTimeline()
        #expect(timeline.tracks.isEmpty && timeline.duration == 0)
    }

    @Test func `Motions that are not a function of the time from now are refused with the reason`() {
        func reason() -> String {
            do {
                _ = try scene.startedTimeline()
                return "none"
            } catch { return "\(error)" }
        }
        scene.animate(withDuration: 1) { card.alpha = 0 }
        scene.advance(to: 0.25)
        #expect(reason().contains("started 0.25 s ago"))
        scene.advance(to: 2)
        scene.animate(withDuration: 1, options: [.repeat]) { card.alpha = 1 }
        #expect(reason().contains("\"card\" has a layer animation or repeats"))
        card.removeAllAnimations()
        let animator = PropertyAnimator(scene: scene, duration: 1) { card.center.y = 300 }
        animator.fractionComplete = 0.5
        #expect(reason().contains("scrubbed"))
        animator.stopAnimation(true)
    }
}
