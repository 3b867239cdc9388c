import Foundation
import TestSupport
import Testing

@testable import HookeScene

@Suite struct FrameDriverTests {
    /// A manual clock.
    private final class Hands {
        var now = 100.0
        var waits: [Double] = []

        func timer(late: @escaping (Int) -> Double = { _ in 0 }) -> MonotonicFrameDriver.Timer {
            .init(
                now: { self.now },
                wait: {
                    self.waits.append($0)
                    self.now += $0 + late(self.waits.count)
                })
        }
    }

    @Test func `Frames are due at exact multiples of 1/rate`() {
        let hands = Hands()
        let driver = MonotonicFrameDriver(framesPerSecond: 240, timer: hands.timer())
        #expect(driver.time == 0)
        for k in 0..<100_000 {
            let frame = driver.next()
            guard frame == Frame(index: k, time: Double(k) / 240) else {
                Issue.record("frame \(k) is \(String(describing: frame))")
                return
            }
            // Work between frames, of any length below one.
            hands.now += Double(k % 7) / 2_000
        }
        #expect(driver.missedFrames == 0)
    }

    @Test func `Missed frames are counted, and the next one is on time`() {
        let hands = Hands()
        let driver = MonotonicFrameDriver(framesPerSecond: 60, timer: hands.timer())
        #expect(driver.next()?.time == 0)
        #expect(driver.next()?.time == 1.0 / 60)
        hands.now += 3.5 / 60
        // After 4.5 frames, frame 4 is late by half a frame, and 2 and 3 are missed.
        #expect(driver.next() == Frame(index: 4, time: 4.0 / 60, missed: 2))
        #expect(driver.next() == Frame(index: 5, time: 5.0 / 60))
        #expect(driver.missedFrames == 2)
        #expect(difference(driver.time, 5.0 / 60, within: 1e-12) == nil)
        driver.stop()
        #expect(driver.next() == nil)
    }

    @Test func `A wait may end early or late`() {
        for late in [-0.9e-6, 0.004, 0.2] {
            let hands = Hands()
            let driver = MonotonicFrameDriver(framesPerSecond: 100, timer: hands.timer { _ in late })
            var last = -1
            for _ in 0..<50 {
                let frame = driver.next()!
                #expect(frame.index == last + 1 + frame.missed)
                #expect(frame.time == Double(frame.index) / 100)
                #expect(frame.time <= driver.time + 1.1e-5)
                last = frame.index
            }
            #expect((driver.missedFrames == 0) == (late < 0.01))
        }
    }

    @Test func `The system clock runs in real time`() {
        let driver = MonotonicFrameDriver(framesPerSecond: 500)
        let before = Date()
        var count = 0
        for frame in driver {
            count += 1
            if frame.time >= 0.05 { driver.stop() }
        }
        #expect(Date().timeIntervalSince(before) >= 0.045)
        #expect(count + driver.missedFrames >= 26)
    }

    @Test func `ManualFrameDriver returns the given times and ends at the duration`() {
        #expect(ManualFrameDriver(times: [0, 0.3, 0.31]).map(\.time) == [0, 0.3, 0.31])
        #expect(ManualFrameDriver(framesPerSecond: 10, duration: 0.3).map(\.time) == [0, 0.1, 0.2, 0.3])
        #expect(ManualFrameDriver(framesPerSecond: 10, duration: 0.25).map(\.index) == [0, 1, 2, 3])
        #expect(ManualFrameDriver(framesPerSecond: 10, duration: 0.25).map(\.time) == [0, 0.1, 0.2, 0.25])
        #expect(ManualFrameDriver(framesPerSecond: 60, duration: 0).map(\.time) == [0])
        #expect(Array(ManualFrameDriver(framesPerSecond: 60, duration: 100)).count == 6_001)
        #expect(ManualFrameDriver(times: []).next() == nil)
    }

    @Test func `A scene shows the same with every driver`() {
        func shown(_ driver: some FrameDriver) -> [Double] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let view = SceneView(frame: .zero, name: "view")
            scene.window.addSubview(view)
            scene.animate(withDuration: 0.9) {
                view.center.x = 100
            } completion: { _ in
                scene.animate(withDuration: 1) { view.center.x = 30 }
            }
            var seen: [Double] = []
            for frame in driver {
                scene.advance(to: frame.time)
                // Every second of the common frames.
                if frame.time * 10 == (frame.time * 10).rounded() {
                    seen.append(view.presentationState.position.x)
                }
            }
            return seen
        }
        let reference = shown(ManualFrameDriver(times: (0...20).map { Double($0) / 10 }))
        #expect(reference.count == 21)
        var irregular = SeededGenerator(seed: 3)
        let times = ((0...20).map { Double($0) / 10 } + (0..<100).map { _ in irregular.uniform(0...2) })
            .sorted()
        #expect(shown(ManualFrameDriver(times: times)) == reference)
    }
}
