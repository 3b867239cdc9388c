import Foundation
import HookeScene
import Testing

@Suite struct FrameObservationTests {
    @Test func `Observers are called once for each frame of a driver, until cancelled`() {
        let scene = WindowScene(size: CGSize(width: 1, height: 1))
        var times: [Double] = []
        let observation = scene.observeFrames { times.append($0) }
        for frame in ManualFrameDriver(framesPerSecond: 4, duration: 0.5) { scene.advance(to: frame.time) }
        scene.advance(to: 0.5)
        #expect(times == [0, 0.25, 0.5])
        observation.cancel()
        scene.advance(to: 1)
        var isReleased = false
        do {
            let other = scene.observeFrames { _ in isReleased = true }
            _ = other
        }
        scene.advance(to: 2)
        #expect(times.count == 3 && !isReleased)
    }

    @Test func `A frame's observer sees the scene after its completions, as the current one`() {
        let scene = WindowScene(size: CGSize(width: 1, height: 1))
        let view = SceneView()
        scene.window.addSubview(view)
        var log: [String] = []
        let observation = scene.observeFrames { _ in
            log.append(WindowScene.current === scene ? "frame" : "no scene")
        }
        scene.animate(withDuration: 1) {
            view.alpha = 0
        } completion: { _ in
            log.append("end")
        }
        scene.advance(to: 1)
        withExtendedLifetime(observation) { #expect(log == ["end", "frame"]) }
    }
}
