import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct SceneRecordingTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let card = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), name: "card")

    init() { scene.window.addSubview(card) }

    private func positions(_ recording: SceneRecording) -> [Double] {
        recording.frames.map { $0.snapshot.node(card.id)!.state.position.x }
    }

    @Test func `A block is recorded from its start to its end, with fractions in time`() throws {
        let recording = try SceneRecording(of: scene, until: 1) {
            scene.animate(withDuration: 0.5, options: .curveLinear) { card.center.x = 250 }
        }
        #expect(recording.frames.count == 61 && recording.duration == 1)
        #expect(recording.frames[0].phase == .playing && recording.frames[0].fraction == 0)
        #expect(recording.frames[60].phase == .finished && recording.frames[60].fraction == 1)
        for (frame, x) in zip(recording.frames, positions(recording)) {
            let share = min(1, frame.time / 0.5)
            #expect((x - (50 + 200 * share)).magnitude < 1e-9)
            #expect((frame.fraction - share).magnitude < 1e-9)
        }
    }

    @Test func `Without an end, several blocks are recorded until all are over, and a tenth more`() throws {
        let recording = try SceneRecording(of: scene) {
            scene.animate(withDuration: 0.3) {
                card.alpha = 0.5
            } completion: { [scene, card] _ in
                scene.animate(withDuration: 0.3) { card.center.x = 300 }
            }
        }
        #expect((0.69...0.72).contains(recording.duration))
        #expect(positions(recording).last == 300)
        #expect(recording.frames.last?.phase == .finished)
        #expect(recording.frames.first { $0.fraction == 1 }.map { (0.59...0.62).contains($0.time) } == true)
    }

    @Test func `A loop that sets views, a property animator and a recorder by hand give what they show`()
        throws
    {
        let loop = try SceneRecording(of: scene, until: 0.5, eachFrame: { card.center.x = 100 * $0 })
        #expect(positions(loop) == loop.frames.map { 100 * $0.time })
        #expect(loop.frames.last?.phase == .finished && loop.frames.last?.fraction == 1)

        let animator = PropertyAnimator(scene: scene, duration: 1, pacing: .linear) { card.center.x = 150 }
        var recorder = SceneRecorder(scene)
        for (step, fraction) in [0.0, 0.5, 0.25].enumerated() {
            animator.fractionComplete = fraction
            recorder.capture(at: Double(step) / 60, fraction: fraction)
        }
        let scrubbed = recorder.recording
        #expect(scrubbed.frames.map(\.fraction) == [0, 0.5, 0.25])
        #expect(positions(scrubbed) == [50, 100, 75])
        animator.stopAnimation(true)
    }

    @Test func `A gesture is sent at its times, and a swipe of your own screens has its events`() throws {
        let first = SceneViewController(name: "first")
        let second = SceneViewController(name: "second")
        (first.view, second.view) = (SceneView(frame: scene.bounds), SceneView(frame: scene.bounds))
        scene.window.rootViewController = first
        let driver = SwipeDriver(edge: .right)
        let slide = SlideTransition(edge: .right)
        slide.driver = driver
        second.modalPresentationStyle = .custom
        second.transitioningDelegate = slide
        scene.window.addGestureRecognizer(driver.recognizer)
        driver.begin = { first.present(second, animated: true) }
        let recording = try SceneRecording(of: scene, trace: .swipeLeft)
        #expect(recording.events.map(\.label) == ["touch", "began", "release", "settled"])
        #expect(recording.frames[0].phase == .idle && recording.frames[0].fraction == 0)
        #expect(recording.frames.last?.phase == .finished && recording.frames.last?.fraction == 1)
        #expect(recording.frames.contains { $0.phase == .interactive && $0.finger != nil })
        #expect(recording.frames.contains { $0.phase == .settling })
    }

    @Test func `Progress goes to 1 without going back, and stops the recording where it returns false`()
        throws
    {
        var parts: [Double] = []
        _ = try SceneRecording(
            of: scene, until: 0.5,
            progress: {
                parts.append($0)
                return true
            })
        #expect(parts == parts.sorted() && parts.last == 1 && parts.count == 31)
        parts = []
        _ = try SceneRecording(of: scene) {
            scene.animate(withDuration: 0.3) {
                card.alpha = 0.5
            } completion: { [scene, card] _ in
                scene.animate(withDuration: 0.6) { card.center.x = 300 }
            }
        } progress: {
            parts.append($0)
            return true
        }
        #expect(parts == parts.sorted() && parts.last == 1)
        var count = 0
        #expect(throws: RecordingError.stopped(afterFrames: 3)) {
            try SceneRecording(
                of: scene, until: 0.5,
                progress: { _ in
                    count += 1
                    return count < 3
                })
        }
    }

    @Test func `Invalid durations, rates and endless motions throw errors that say what is accepted`() {
        for end in [0, -1, .nan, .infinity, 601] {
            let error = #expect(throws: RecordingError.self) { try SceneRecording(of: scene, until: end) }
            #expect("\(error!)".hasPrefix("until is \(end)"))
        }
        for rate in [0, -1, .nan, 1001] {
            let error = #expect(throws: RecordingError.self) {
                try SceneRecording(of: scene, until: 1, framesPerSecond: rate)
            }
            #expect("\(error!)".hasPrefix("fps is \(rate)"))
        }
        let error = #expect(throws: RecordingError.self) {
            try SceneRecording(of: scene, framesPerSecond: 1) {
                scene.animate(withDuration: 1, options: [.repeat]) { card.alpha = 0 }
            }
        }
        #expect("\(error!)".contains("still moves"))
    }

    @Test func `What the closures throw is thrown`() {
        struct Own: Error {}
        #expect(throws: Own.self) { try SceneRecording(of: scene, until: 1) { throw Own() } }
        #expect(throws: Own.self) {
            try SceneRecording(of: scene, until: 1, eachFrame: { if $0 > 0.2 { throw Own() } })
        }
    }
}
