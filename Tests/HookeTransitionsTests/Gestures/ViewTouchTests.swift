import Foundation
import HookeTransitions
import Testing

@Suite struct ViewTouchTests {
    private final class Log {
        var lines: [String] = []
        var notesPrevious = false
    }

    private final class Pad: SceneView {
        var log = Log()
        override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
            note("cancelled", touches)
        }
        private func note(_ what: String, _ touches: Set<Touch>) {
            for touch in touches {
                let previous = log.notesPrevious ? " \(Int(touch.previousLocation.x))" : ""
                log.lines.append("\(name) \(what) \(Int(touch.location.x))\(previous)")
            }
        }
    }

    private final class Screen: SceneViewController {
        var began = 0
        override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { began += touches.count }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let screen = Screen()
    private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300), name: "pad")
    private var lines: [String] { pad.log.lines }

    init() {
        scene.window.rootViewController = screen
        screen.view.addSubview(pad)
    }

    private func send(_ phase: Touch.Phase, _ x: CGFloat, finger: Int = 0) {
        scene.send(Touch(phase, at: CGPoint(x: x, y: 100), time: scene.now, finger: finger))
        scene.advance(to: scene.now + 0.01)
    }

    @Test func `a view gets the touches that began on it, also outside`() {
        for (phase, x) in [(Touch.Phase.began, 100.0), (.moved, 350), (.ended, 360)] { send(phase, x) }
        send(.began, 20)
        send(.cancelled, 20)
        #expect(
            lines == ["pad began 100", "pad moved 350", "pad ended 360", "pad began 20", "pad cancelled 20"])
        #expect(screen.began == 0)
    }

    @Test func `a view without touches of its own passes them to its superview and its controller`() {
        let inner = SceneView(frame: pad.bounds)
        pad.addSubview(inner)
        send(.began, 100)
        #expect(lines == ["pad began 100"] && screen.began == 0)
        send(.ended, 100)
        inner.removeFromSuperview()
        send(.began, 350)
        #expect(screen.began == 1)
    }

    @Test func `a scroll view keeps its touches`() {
        let list = ScrollView(frame: pad.bounds)
        pad.addSubview(list)
        send(.began, 100)
        #expect(lines == [])
    }

    @Test(arguments: [true, false])
    func `a recognised gesture takes the touch from the view`(cancels: Bool) {
        let pan = PanGestureRecognizer()
        pan.cancelsTouchesInView = cancels
        screen.view.addGestureRecognizer(pan)
        for (phase, x) in [
            (Touch.Phase.began, 100.0), (.moved, 104), (.moved, 150), (.moved, 160), (.ended, 160),
        ] {
            send(phase, x)
        }
        #expect(
            lines == ["pad began 100", "pad moved 104"]
                + (cancels ? ["pad cancelled 104"] : ["pad moved 150", "pad moved 160", "pad ended 160"]))
    }

    @Test func `the end of a touch waits for recognisers that may still recognise it`() {
        let double = TapGestureRecognizer()
        double.numberOfTapsRequired = 2
        pad.addGestureRecognizer(double)
        send(.began, 100)
        send(.ended, 100)
        #expect(lines == ["pad began 100"])
        scene.advance(to: scene.now + 2)
        #expect(lines == ["pad began 100", "pad ended 100"])
        double.delaysTouchesEnded = false
        send(.began, 50)
        send(.ended, 50)
        #expect(lines.suffix(2) == ["pad began 50", "pad ended 50"])
    }

    @Test func `a recogniser may delay the begin of a touch`() {
        let tap = TapGestureRecognizer()
        tap.delaysTouchesBegan = true
        pad.addGestureRecognizer(tap)
        send(.began, 100)
        send(.ended, 100)
        #expect(lines == [], "a tap")
        send(.began, 100)
        #expect(lines == [])
        send(.moved, 200)
        send(.ended, 210)
        #expect(lines == ["pad began 100", "pad moved 200", "pad ended 210"])
    }

    @Test func `a view gets a second finger only if it takes several`() {
        send(.began, 100)
        send(.began, 120, finger: 1)
        send(.ended, 100)
        #expect(lines == ["pad began 100", "pad ended 100"])
        pad.isMultipleTouchEnabled = true
        send(.began, 50)
        send(.began, 60, finger: 2)
        #expect(lines.suffix(2) == ["pad began 50", "pad began 60"])
    }

    /// The view and the previous location of each touch that a recogniser gets, or is asked about.
    private final class Watch: GestureRecognizer, GestureRecognizerDelegate {
        var lines: [String] = []
        var asked: [SceneView?] = []
        override func touchMoved(_ touch: Touch) { note(touch) }
        override func touchEnded(_ touch: Touch) { note(touch) }
        func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
            asked.append(touch.view)
            return true
        }
        private func note(_ touch: Touch) {
            lines.append(
                "\(touch.view?.name ?? "-") \(Int(touch.previousLocation.x)) \(Int(touch.location.x))")
        }
    }

    @Test func `a touch has the view where it began, and the location before`() throws {
        let watch = Watch()
        watch.delegate = watch
        screen.view.addGestureRecognizer(watch)
        for (phase, x) in [(Touch.Phase.began, 100.0), (.moved, 350), (.moved, 360)] { send(phase, x) }
        send(.began, 340, finger: 1)
        send(.ended, 365)
        send(.moved, 20, finger: 1)
        #expect(watch.asked == [pad, screen.view])
        #expect(
            watch.lines == ["pad 100 350", "pad 350 360", "pad 360 365", "\(screen.view.name) 340 20"])
        let sent = Touch(.moved, at: CGPoint(x: 1, y: 2), time: 3)
        #expect(sent.view == nil && sent.previousLocation == sent.location)
    }

    @Test func `a touch that a view gets late or loses has the location before too`() {
        let tap = TapGestureRecognizer()
        tap.delaysTouchesBegan = true
        pad.addGestureRecognizer(tap)
        pad.log.notesPrevious = true
        for (phase, x) in [(Touch.Phase.began, 100.0), (.moved, 200), (.ended, 210)] { send(phase, x) }
        #expect(lines == ["pad began 100 100", "pad moved 200 100", "pad ended 210 200"])
        pad.removeGestureRecognizer(tap)
        pad.log.lines = []
        screen.view.addGestureRecognizer(PanGestureRecognizer())
        for (phase, x) in [(Touch.Phase.began, 100.0), (.moved, 104), (.moved, 150)] { send(phase, x) }
        #expect(lines == ["pad began 100 100", "pad moved 104 100", "pad cancelled 104 104"])
    }
}
