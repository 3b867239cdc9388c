import HookeTransitions
import Testing

@testable import WindowExample

/// A clock with events at given times. It never advances further than a wait.
final class ScriptedSource: EventSource {
    var now = 100.0
    var events: [InputEvent]
    /// The length of each wait; `nil` for one without limit.
    var waits: [Double?] = []

    /// Key events at times after the first frame, which is at 100 s.
    init(keysAt times: [Double]) {
        events = times.map { InputEvent(time: 100 + $0, action: .key(.number(1))) }
    }

    func next(within patience: Double?) -> InputEvent? {
        waits.append(patience)
        guard let first = events.first, first.time <= now + (patience ?? .infinity) else {
            guard let patience else { return InputEvent(time: now, action: .quit) }
            now = max(now + patience, now.nextUp)
            return nil
        }
        now = max(now, first.time)
        return events.removeFirst()
    }
}

@Suite struct EventFrameDriverTests {
    @Test func `Events are handled when they arrive, frames when they are due`() {
        let source = ScriptedSource(keysAt: [0.003, 0.012, 0.013, 0.035])
        let driver = EventFrameDriver(framesPerSecond: 100, source: source)
        var story: [String] = []
        driver.onEvent = { event in
            story.append(
                "event \(Int(((event.time) * 1000).rounded())) at \(Int(((source.now - 100) * 1000).rounded()))"
            )
        }
        for _ in 0..<5 {
            guard let frame = driver.next() else { break }
            story.append("frame \(frame.index) at \(Int(((source.now - 100) * 1000).rounded()))")
        }
        #expect(
            story == [
                "frame 0 at 0", "event 3 at 3", "frame 1 at 10", "event 12 at 12", "event 13 at 13",
                "frame 2 at 20",
                "frame 3 at 30", "event 35 at 35", "frame 4 at 40",
            ])
        #expect(driver.missedFrames == 0)
    }

    @Test func `At rest the driver waits for an event, then draws one frame`() {
        let source = ScriptedSource(keysAt: [5])
        let driver = EventFrameDriver(framesPerSecond: 100, source: source)
        var isResting = true
        driver.isResting = { isResting }
        #expect(driver.next() == Frame(index: 0, time: 0))
        #expect(driver.next() == Frame(index: 500, time: 5), "frames at rest are not missed")
        #expect(source.waits == [nil, 0])
        isResting = false
        #expect(driver.next() == Frame(index: 501, time: 5.01))
        isResting = true
        driver.onEvent = { if $0.action == .quit { driver.stop() } }
        #expect(driver.next() == nil)
        #expect(driver.next() == nil)
    }

    @Test func `Late frames are skipped and counted`() {
        let source = ScriptedSource(keysAt: [])
        let driver = EventFrameDriver(framesPerSecond: 100, source: source)
        #expect(driver.next()?.index == 0)
        source.now += 0.0351
        #expect(driver.next() == Frame(index: 3, time: 0.03, missed: 2))
        #expect(driver.next() == Frame(index: 4, time: 0.04))
        #expect(driver.missedFrames == 2)
    }

    @Test func `A late frame first handles the events that have arrived, for the time of one frame`() {
        let source = ScriptedSource(keysAt: [0.011, 0.012, 0.013, 0.014, 0.09])
        let driver = EventFrameDriver(framesPerSecond: 100, source: source)
        var count = 0
        driver.onEvent = { _ in
            count += 1
            source.now += 0.004
        }
        _ = driver.next()
        source.now += 0.035
        #expect(driver.next() == Frame(index: 4, time: 0.04, missed: 3))
        #expect(count == 3, "three events took more than a frame")
        #expect(driver.next() == Frame(index: 5, time: 0.05))
        #expect(count == 4)
    }

    @Test func `Times of events are non-decreasing and not ahead of the clock`() {
        let source = ScriptedSource(keysAt: [])
        source.events = [99.0, 100.005, 100.001, 100.002].map { InputEvent(time: $0, action: .redraw) }
        let driver = EventFrameDriver(framesPerSecond: 100, source: source)
        var times: [Double] = []
        driver.onEvent = { times.append(($0.time * 1000).rounded()) }
        _ = driver.next()
        _ = driver.next()
        #expect(times == [0, 5, 5, 5])
    }
}
