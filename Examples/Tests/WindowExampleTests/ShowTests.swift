import Foundation
import HookeTransitions
import SceneRenderer
import Testing

@testable import WindowExample

@Suite struct ShowTests {
    private let size = CGSize(width: 390, height: 844)

    /// A show with simulated fingers: times in seconds, positions in points of the screen.
    private final class Hand {
        let show: Show
        var time = 0.0

        init(_ show: Show) { self.show = show }

        func send(_ phase: Touch.Phase, _ x: Double, _ y: Double, after delay: Double = 0, finger: Int = 0) {
            time += delay
            let place = show.viewport.pixels(SIMD2(x, y))
            show.handle(InputEvent(time: time, action: .touch(phase, at: place, finger: finger)))
        }

        /// Drags at a constant speed, without release.
        func drag(from: SIMD2<Double>, by way: SIMD2<Double>, seconds: Double) {
            send(.began, from.x, from.y)
            for step in 1...20 {
                let place = from + way * (Double(step) / 20)
                send(.moved, place.x, place.y, after: seconds / 20)
            }
        }

        func frame(after delay: Double = 0) -> Mesh {
            time += delay
            var mesh = Mesh()
            show.draw(Frame(index: 0, time: time), into: &mesh)
            return mesh
        }
    }

    private static let ways: [(kind: StageKind, from: SIMD2<Double>, way: SIMD2<Double>)] = [
        (.drawer, SIMD2(60, 400), SIMD2(195, 0)), (.flip, SIMD2(350, 400), SIMD2(-195, 0)),
        (.dropIn, SIMD2(195, 100), SIMD2(0, 422)), (.slide, SIMD2(195, 700), SIMD2(0, -422)),
    ]

    @Test func `Every transition follows a finger in and out`() {
        for (kind, from, way) in Self.ways {
            let hand = Hand(Show(kind, size: size))
            _ = hand.frame()
            #expect(hand.show.isResting && hand.show.stage.restStateName == "closed")
            hand.drag(from: from, by: way, seconds: 0.2)
            _ = hand.frame()
            var state = StageState(hand.show.stage)
            #expect(state.phase == .interactive && abs(state.fraction - 0.5) < 1e-9, "\(kind): \(state)")
            #expect(hand.show.isResting, "a finger that rests moves nothing")
            hand.send(.ended, from.x + way.x, from.y + way.y)
            _ = hand.frame(after: 0.01)
            state = StageState(hand.show.stage)
            #expect(
                state.phase == .settling && state.fraction > 0.5 && state.note.hasPrefix("finish"), "\(state)"
            )
            #expect(!hand.show.isResting)
            _ = hand.frame(after: 4)
            #expect(hand.show.isResting && hand.show.stage.restStateName == "open")

            // Drag back and release at rest after a quarter: the transition is cancelled.
            hand.drag(from: from + way, by: -way / 2, seconds: 0.2)
            _ = hand.frame(after: 1)
            #expect(abs(StageState(hand.show.stage).fraction - 0.25) < 1e-9)
            hand.send(.ended, from.x + way.x / 2, from.y + way.y / 2)
            _ = hand.frame(after: 4)
            #expect(
                hand.show.stage.restStateName == "open"
                    && StageState(hand.show.stage).note.hasPrefix("cancel"))

            hand.drag(from: from + way, by: -way, seconds: 0.2)
            hand.send(.ended, from.x, from.y)
            _ = hand.frame(after: 4)
            #expect(hand.show.stage.restStateName == "closed", "\(kind)")
            #expect(hand.show.stage.scene.diagnostics == [], "\(kind)")
        }
    }

    @Test func `A settling transition can be caught`() {
        let hand = Hand(Show(.drawer, size: size))
        hand.drag(from: SIMD2(60, 400), by: SIMD2(195, 0), seconds: 0.3)
        hand.send(.ended, 255, 400)
        _ = hand.frame(after: 0.05)
        hand.send(.began, 255, 400)
        // First ten points, until the drag is recognised.
        hand.send(.moved, 240, 400, after: 0.02)
        let caught = StageState(hand.show.stage)
        #expect(caught.phase == .interactive && caught.fraction > 0.5)
        hand.send(.moved, 240 - 39, 400, after: 0.05)
        #expect(abs(StageState(hand.show.stage).fraction - (caught.fraction - 0.1)) < 1e-9)
        #expect(hand.show.stage.scene.diagnostics == [])
    }

    @Test func `A finger from the left edge pops, a tap pushes`() {
        let hand = Hand(Show(.navigation, size: size))
        _ = hand.frame()
        #expect(hand.show.stage.restStateName == "screen 3")
        hand.drag(from: SIMD2(5, 400), by: SIMD2(200, 0), seconds: 0.1)
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.ended, 205, 400)
        _ = hand.frame(after: 3)
        #expect(hand.show.stage.restStateName == "screen 2")
        hand.send(.began, 200, 300, after: 0.1)
        hand.send(.ended, 200, 300, after: 0.1)
        _ = hand.frame(after: 3)
        #expect(hand.show.stage.restStateName == "screen 3")
        // A drag away from the edge does nothing.
        hand.drag(from: SIMD2(100, 400), by: SIMD2(200, 0), seconds: 0.1)
        #expect(StageState(hand.show.stage).phase == .rest)
        #expect(hand.show.stage.scene.diagnostics == [])
    }

    @Test func `Two fingers move two cards at once, and a card can be caught`() {
        let hand = Hand(Show(.cards, size: size))
        _ = hand.frame()
        #expect(hand.show.stage.restStateName == "down, down")
        hand.send(.began, 100, 700)
        hand.send(.began, 300, 700, finger: 1)
        for step in 1...10 {
            hand.send(.moved, 100, 700 - 25 * Double(step), after: 0.01)
            hand.send(.moved, 300, 700 - 20 * Double(step), finger: 1)
        }
        let cards = hand.show.stage.scene.window.subviews.filter { $0.name == "card" }.map(
            \.presentationState.frame.origin.y)
        #expect(abs(cards[0] - (633 - 250)) < 1e-9 && abs(cards[1] - (633 - 200)) < 1e-9, "\(cards)")
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.ended, 100, 450)
        hand.send(.cancelled, 300, 500, finger: 1)
        _ = hand.frame(after: 0.05)
        #expect(StageState(hand.show.stage).phase == .settling)
        hand.send(.began, 300, 600, finger: 1)
        hand.send(.moved, 300, 580, after: 0.02, finger: 1)
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.ended, 300, 580, after: 0.5, finger: 1)
        _ = hand.frame(after: 4)
        #expect(hand.show.stage.restStateName == "up, down")
        // A tap closes the first card, and a finger takes it over.
        hand.send(.began, 100, 300)
        hand.send(.ended, 100, 300, after: 0.05)
        _ = hand.frame(after: 0.05)
        #expect(StageState(hand.show.stage).phase == .settling)
        hand.send(.began, 100, 400)
        hand.send(.moved, 100, 420, after: 0.01)
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.cancelled, 100, 420)
        _ = hand.frame(after: 4)
        #expect(hand.show.stage.restStateName == "up, down")
        #expect(hand.show.stage.scene.diagnostics == [])
    }

    @Test func `A tap plays the transition by time, and dismisses the drawer outside it`() {
        let hand = Hand(Show(.drawer, size: size))
        hand.send(.began, 195, 400, after: 0.1)
        hand.send(.ended, 195, 400, after: 0.05)
        _ = hand.frame(after: 0.15)
        let state = StageState(hand.show.stage)
        #expect(state.phase == .playing && abs(state.fraction - 0.5) < 1e-9, "\(state)")
        _ = hand.frame(after: 1)
        #expect(hand.show.stage.restStateName == "open")
        hand.send(.began, 360, 400, after: 0.1)
        hand.send(.ended, 360, 400, after: 0.05)
        _ = hand.frame(after: 1)
        #expect(hand.show.stage.restStateName == "closed")
    }

    @Test func `A photo zooms in by time, and a drag brings it back`() {
        let hand = Hand(Show(.zoom, size: size))
        _ = hand.frame()
        hand.show.handle(InputEvent(time: hand.time, action: .key(.toggle)))
        #expect(StageState(hand.show.stage).phase == .playing)
        _ = hand.frame(after: 1)
        #expect(hand.show.stage.restStateName == "photo")
        hand.send(.began, 195, 300)
        for step in 1...20 { hand.send(.moved, 195, 300 + 15 * Double(step), after: 0.01) }
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.ended, 195, 600, after: 0.01)
        _ = hand.frame(after: 3)
        #expect(hand.show.stage.restStateName == "album")
    }

    @Test func `A drag from the right edge previews the screen below, and pops`() {
        let hand = Hand(Show(.back, size: size))
        _ = hand.frame()
        hand.send(.began, 386, 300)
        for step in 1...10 { hand.send(.moved, 386 - 15 * Double(step), 300, after: 0.01) }
        #expect(StageState(hand.show.stage).phase == .interactive)
        hand.send(.ended, 236, 300, after: 0.01)
        _ = hand.frame(after: 1)
        #expect(hand.show.stage.restStateName == "screen 2")
    }

    @Test func `Keys and tabs choose the stage`() {
        let hand = Hand(Show(.drawer, size: size))
        _ = hand.frame(after: 3)
        func press(_ key: InputEvent.Key) { hand.show.handle(InputEvent(time: hand.time, action: .key(key))) }
        for (index, kind) in StageKind.allCases.enumerated() {
            press(.number(index + 1))
            #expect(hand.show.kind == kind)
            hand.send(.began, (Double(index) + 0.5) * 48.75, 844 + 10)
            #expect(hand.show.kind == kind)
        }
        press(.number(9))
        #expect(hand.show.kind == .cards)
        press(.next)
        #expect(hand.show.kind == .drawer)
        press(.toggle)
        #expect(StageState(hand.show.stage).phase == .playing)
        _ = hand.frame(after: 1)
        #expect(hand.show.stage.restStateName == "open")
        press(.restart)
        #expect(hand.show.stage.restStateName == "closed" && hand.show.stage.scene.now == 0)
        press(.picture)
        #expect(hand.show.wantsPicture && !hand.show.isOver)
        press(.quit)
        #expect(hand.show.isOver)
    }

    @Test func `A window of another size shows and drags equally`() {
        let hand = Hand(Show(.drawer, size: size))
        _ = hand.frame()
        hand.show.pixels = SIMD2(1000, 468)
        #expect(hand.show.viewport == Viewport(scale: 0.5, origin: SIMD2(402, 0)))
        hand.drag(from: SIMD2(60, 400), by: SIMD2(195, 0), seconds: 0.2)
        // The window is resized again during the drag.
        hand.show.pixels = SIMD2(780, 1872)
        hand.send(.moved, 60 + 234, 400, after: 0.02)
        #expect(abs(StageState(hand.show.stage).fraction - 0.6) < 1e-9)
    }

    @Test func `Touches that begin outside the screen are ignored`() {
        let hand = Hand(Show(.drawer, size: size, pixels: SIMD2(1000, 936)))
        hand.send(.began, -50, 400)
        hand.send(.moved, 200, 400, after: 0.1)
        hand.send(.ended, 200, 400)
        #expect(StageState(hand.show.stage).phase == .rest)
        // A finger that leaves the screen continues.
        hand.drag(from: SIMD2(200, 400), by: SIMD2(300, 0), seconds: 0.1)
        #expect(abs(StageState(hand.show.stage).fraction - 300.0 / 390) < 1e-9)
    }

    @Test func `Two fingers do not drag twice`() {
        let hand = Hand(Show(.flip, size: size))
        hand.drag(from: SIMD2(350, 400), by: SIMD2(-100, 0), seconds: 0.1)
        hand.send(.began, 300, 600, finger: 1)
        hand.send(.moved, 100, 600, after: 0.05, finger: 1)
        hand.send(.ended, 100, 600, finger: 1)
        #expect(abs(StageState(hand.show.stage).fraction - 100.0 / 390) < 1e-9)
        #expect(hand.show.stage.scene.diagnostics == [])
    }

    @Test func `Every change is logged once`() {
        let hand = Hand(Show(.slide, size: size))
        var lines: [String] = []
        hand.show.log = { lines.append($0) }
        _ = hand.frame()
        _ = hand.frame(after: 0.1)
        #expect(lines == ["slide rest 0.0000 closed"])
        hand.drag(from: SIMD2(195, 700), by: SIMD2(0, -422), seconds: 0.2)
        _ = hand.frame()
        #expect(lines.last == "slide interactive 0.5000 open")
    }
}
