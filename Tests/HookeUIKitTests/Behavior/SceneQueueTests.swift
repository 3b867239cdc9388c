import HookeUIKit
import Testing

@Suite struct SceneQueueTests {
    private final class Log {
        var lines: [String] = []
        weak var scene: UIWindowScene?
        func add(_ name: String) {
            lines.append("\(name) \(CACurrentMediaTime()) \(UIWindowScene.current === scene)")
        }
        func step(_ link: CADisplayLink) { add("frame") }
    }

    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let log = Log()

    init() { log.scene = scene }

    @Test func `K9: blocks run in the scene, after the callback, in the order of their times`() {
        scene.perform {
            SceneQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("late") }
            SceneQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { log.add("soon") }
            SceneQueue.main.async {
                log.add("first")
                SceneQueue.main.async { log.add("third") }
            }
            SceneQueue.main.async { log.add("second") }
            log.add("before")
        }
        #expect(!scene.isIdle && scene.nextEventTime == 0)
        scene.advance(to: 1)
        #expect(
            log.lines == [
                "before 0.0 true", "first 0.0 true", "second 0.0 true", "third 0.0 true", "soon 0.25 true",
                "late 0.5 true",
            ])
        #expect(scene.isIdle)
    }

    @Test func `K9: a block of the time of a completion runs after it`() {
        let card = UIView(frame: .zero)
        scene.window.addSubview(card)
        scene.perform { SceneQueue.main.asyncAfter(deadline: .now() + 1) { log.add("block") } }
        scene.animate(withDuration: 1) {
            card.alpha = 0
        } completion: { _ in
            log.add("completion")
        }
        scene.advance(to: 1)
        #expect(log.lines == ["completion 1.0 true", "block 1.0 true"])
    }

    @Test func `K9: a display link that a block adds is called`() {
        let link = CADisplayLink(target: log, selector: Log.step)
        scene.perform { SceneQueue.main.async { link.add(to: .main, forMode: .common) } }
        scene.advance(to: 0.1)
        scene.advance(to: 0.2)
        #expect(log.lines == ["frame 0.1 true", "frame 0.2 true"])
    }

    @Test func `K9: a cancelled work item does not run, and a released scene drops its blocks`() {
        let item = DispatchWorkItem { Issue.record("it ran") }
        scene.perform { SceneQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item) }
        item.cancel()
        scene.advance(to: 1)
        var other: UIWindowScene? = UIWindowScene(size: CGSize(width: 390, height: 844))
        let witness = Log()
        weak let lost: UIWindowScene? = other
        other?.perform { SceneQueue.main.async { witness.add("no") } }
        other = nil
        #expect(lost == nil && witness.lines == [])
    }

    @Test func `K9: outside any scene a block runs at once, and is reported`() {
        var runs = 0
        SceneQueue.main.async { runs += 1 }
        #expect(runs == 1 && PortDiagnostics.messages.contains { $0.contains("SceneQueue.main") })
    }

    @Test func `K9: a block on Dispatch's queue leaves a message if a scene queues it`() {
        let queue = DispatchQueue(label: "own")
        queue.async {}
        #expect(!PortDiagnostics.messages.contains { $0.contains("DispatchQueue") })
        scene.perform {
            queue.async {}
            queue.asyncAfter(deadline: .now()) {}
        }
        queue.sync {}
        #expect(PortDiagnostics.messages.filter { $0.contains("use SceneQueue.main") }.count == 2)
    }

    @Test func `K9: endless blocks are reported and wait`() {
        func again() { SceneQueue.main.async { again() } }
        scene.perform { again() }
        scene.advance(to: 1)
        #expect(scene.diagnostics.contains(.endlessEvents(at: 0)))
    }
}
