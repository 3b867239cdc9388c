import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Taps, long presses and swipes.
@Suite struct DiscreteGestureTests {
    private let rig = FingerRig()
    private var scene: WindowScene { rig.scene }

    @Test func `TapGestureRecognizer counts taps within its limits of time and distance`() {
        let tap = rig.add(TapGestureRecognizer(), "tap")
        tap.numberOfTapsRequired = 3
        for time in [0, 0.3, 0.6] { rig.tap(100, 100, at: time) }
        #expect(rig.log == ["tap ended"])
        for time in [2, 2.3, 2.7] { rig.tap(100, 100, at: time) }
        #expect(rig.log.count == 1, "too late for the third")
        rig.runOut()
        for (time, x) in [(4.0, 100.0), (4.2, 130), (4.4, 150)] { rig.tap(x, 100, at: time) }
        #expect(rig.log.count == 1, "50 points from the first")
        rig.runOut()
        #expect(scene.isIdle && scene.gestures.engaged.isEmpty)
        // The longest pause is included: 0.35 s after the end is accepted.
        rig.tap(100, 100, at: 8)
        rig.tap(100, 100, at: 8.01 + 0.35)
        rig.tap(100, 100, at: 8.4)
        #expect(rig.log.count == 2)
    }

    @Test func `A finger that ends elsewhere makes no tap, although it was not seen to move`() {
        let tap = rig.add(TapGestureRecognizer(), "tap")
        for (time, place) in [(0.0, CGPoint(x: 111, y: 100)), (1, CGPoint(x: 100, y: 111)), (2, .zero)] {
            rig.down(100, 100, at: time)
            rig.up(at: time + 0.1, place: place)
            #expect(rig.log.isEmpty && tap.state == .failed)
        }
        rig.down(100, 100, at: 3)
        rig.up(at: 3.1, place: CGPoint(x: 110, y: 100))
        #expect(rig.log == ["tap ended"] && tap.location(in: nil) == CGPoint(x: 100, y: 100))
    }

    @Test func `A tap of two fingers requires both before the first ends, and has their locations`() {
        let tap = rig.add(TapGestureRecognizer(), "tap")
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        tap.addHandler { recognizer in
            places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
        }
        rig.down(100, 100, at: 0)
        rig.down(200, 300, at: 0.02, finger: 1)
        rig.up(at: 0.05)
        rig.up(at: 0.06, finger: 1)
        #expect(rig.log == ["tap ended"])
        #expect(places == [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 300)])
        #expect(tap.location(in: nil) == CGPoint(x: 150, y: 200))
        rig.tap(100, 100, at: 1)
        rig.tap(200, 300, at: 1.1, finger: 1)
        #expect(rig.log.count == 1, "one after the other")
        for finger in 0..<3 { rig.down(100 + 50 * Double(finger), 100, at: 2, finger: finger) }
        for finger in 0..<3 { rig.up(at: 2.1, finger: finger) }
        #expect(rig.log.count == 1, "three fingers")
    }

    @Test(arguments: [30.0, 60, 120, 240, 7, 0.5])
    func `A long press is recognised at exactly its time, at any tick rate`(rate: Double) throws {
        let press = rig.add(LongPressGestureRecognizer(), "press")
        rig.down(100, 100, at: 0.1)
        #expect(scene.nextEventTime == 0.1 + 0.5 && !scene.isIdle)
        scene.replay([], ticks: (1...Int(2 * rate).advanced(by: 1)).map { Double($0) / rate })
        #expect(rig.log == ["press began"] && press.startTime == 0.1)
        #expect(try #require(rig.entries.first).bits[0] == (0.1 + 0.5).bitPattern)
        rig.move(300, 300, at: scene.now)
        rig.up(at: scene.now)
        #expect(rig.log == ["press began", "press changed", "press ended"])
    }

    @Test func `A long press fails if a finger moves, lifts or is one too many`() {
        let press = rig.add(LongPressGestureRecognizer(), "press")
        rig.down(100, 100, at: 0)
        rig.move(111, 100, at: 0.1)
        rig.up(at: 0.6)
        rig.down(100, 100, at: 1)
        rig.up(at: 1.5.nextDown)
        rig.down(100, 100, at: 2)
        rig.down(200, 100, at: 2.1, finger: 1)
        rig.up(at: 3)
        rig.up(at: 3, finger: 1)
        #expect(rig.log.isEmpty && scene.isIdle)
        // A touch that ends at that exact time comes after it.
        rig.down(100, 100, at: 4)
        rig.up(at: 4.5)
        #expect(rig.log == ["press began", "press ended"])
        press.numberOfTouchesRequired = 2
        rig.down(100, 100, at: 5)
        rig.down(200, 100, at: 5.3, finger: 1)
        scene.advance(to: 5.7)
        #expect(rig.log.count == 2)
        scene.advance(to: 6)
        #expect(rig.log.count == 3)
        rig.up(at: 6.1, finger: 1)
        #expect(rig.log.last == "press ended" && rig.log.count == 4)
        rig.up(at: 6.2)
    }

    @Test func `A long press of duration 0 is recognised at once; of NaN or infinity, never`() {
        let press = rig.add(LongPressGestureRecognizer(), "press")
        for duration in [0, -1, -Double.infinity] {
            press.minimumPressDuration = duration
            let count = rig.log.count
            rig.down(100, 100, at: scene.now + 1)
            #expect(rig.log.count == count + 1, "\(duration)")
            rig.up(at: scene.now)
        }
        for duration in [Double.nan, .infinity, .greatestFiniteMagnitude] {
            press.minimumPressDuration = duration
            let count = rig.log.count
            rig.down(100, 100, at: scene.now + 1)
            rig.up(at: scene.now + 100)
            #expect(rig.log.count == count && press.state == .failed, "\(duration)")
        }
        #expect(scene.diagnostics.count == 1, "NaN is reported")
    }

    @Test func `A swipe is fast, straight, and in an accepted direction`() {
        let swipe = rig.add(SwipeGestureRecognizer(), "swipe")
        func run(_ x: Double, _ y: Double, in time: Double) -> Int {
            let (before, start) = (rig.log.count, scene.now + 1)
            rig.down(200, 400, at: start)
            for step in 1...5 {
                let part = Double(step) / 5
                rig.move(200 + x * part, 400 + y * part, at: start + time * part)
            }
            rig.up(at: start + time)
            return rig.log.count - before
        }
        #expect(run(60, 0, in: 0.2) == 1)
        #expect(run(-60, 0, in: 0.2) == 0, "to the left")
        #expect(run(60, 0, in: 0.7) == 0, "too slow")
        #expect(run(49, 0, in: 0.2) == 0, "too short")
        #expect(run(60, 90, in: 0.2) == 0, "too far across")
        swipe.direction = [.left, .up]
        #expect(run(-60, 0, in: 0.2) == 1)
        #expect(run(10, -60, in: 0.2) == 1)
        #expect(run(60, 0, in: 0.2) == 0 && run(0, 60, in: 0.2) == 0)
        swipe.direction = []
        #expect(run(60, 0, in: 0.2) == 0)
        swipe.direction = .down
        swipe.numberOfTouchesRequired = 2
        #expect(run(0, 60, in: 0.2) == 0, "one finger")
        let start = scene.now + 1
        rig.down(100, 100, at: start)
        rig.down(200, 100, at: start, finger: 1)
        rig.move(100, 160, at: start + 0.1)
        rig.move(200, 160, at: start + 0.1, finger: 1)
        #expect(rig.log.last == "swipe ended" && rig.log.count == 4)
    }

    @Test func `SwipeGestureRecognizer.Direction has UIKit's bits`() {
        let all: [SwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(all.map(\.rawValue) == [1, 2, 4, 8])
        #expect(GestureRecognizer.State.recognized == .ended)
    }
}
