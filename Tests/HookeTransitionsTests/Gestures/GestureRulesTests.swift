import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Recognition among several recognisers: exclusivity, requirements, delegates.
@Suite struct GestureRulesTests {
    private let rig = FingerRig()
    private var scene: WindowScene { rig.scene }

    /// A delegate with closures.
    private final class Answers: GestureRecognizerDelegate {
        var begins: (GestureRecognizer) -> Bool = { _ in true }
        var receives: (Touch) -> Bool = { _ in true }
        var together: (GestureRecognizer) -> Bool = { _ in false }
        var requires: (GestureRecognizer) -> Bool = { _ in false }
        var isRequired: (GestureRecognizer) -> Bool = { _ in false }
        var asked: [String] = []

        func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
            asked.append("begin")
            return begins(gestureRecognizer)
        }
        func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
            asked.append("receive \(touch.finger)")
            return receives(touch)
        }
        func gestureRecognizer(
            _ gestureRecognizer: GestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: GestureRecognizer
        ) -> Bool { together(other) }
        func gestureRecognizer(
            _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
        ) -> Bool { requires(other) }
        func gestureRecognizer(
            _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
        ) -> Bool { isRequired(other) }
    }

    @Test func `The innermost view's recogniser prevents others; with another finger another one may begin`()
    {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 844))
        scene.window.addSubview(view)
        let outer = rig.add(PanGestureRecognizer(), "outer")
        rig.add(PanGestureRecognizer(), "inner", to: view)
        outer.maximumNumberOfTouches = 1
        rig.down(100, 100, at: 0)
        rig.move(140, 100, at: 0.01)
        #expect(outer.state == .failed)
        rig.down(300, 300, at: 0.02, finger: 1)
        rig.move(300, 360, at: 0.03, finger: 1)
        #expect(rig.log == ["inner began"], "outer is over until its first finger is up")
        #expect(outer.numberOfTouches == 0 && scene.diagnostics.isEmpty)
        rig.up(at: 0.04)
        rig.up(at: 0.05, finger: 1)
        rig.down(300, 300, at: 0.06, finger: 1)
        rig.move(300, 360, at: 0.07, finger: 1)
        #expect(rig.log == ["inner began", "inner ended", "outer began"])
    }

    @Test func `A recogniser that joins a finger of an active gesture fails when it would begin`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.window.addSubview(view)
        rig.add(PanGestureRecognizer(), "outer")
        let inner = rig.add(PanGestureRecognizer(), "inner", to: view)
        rig.down(300, 300, at: 0)
        rig.move(300, 340, at: 0.01)
        rig.down(50, 50, at: 0.02, finger: 1)
        rig.move(90, 50, at: 0.03, finger: 1)
        #expect(inner.state == .failed)
        #expect(rig.log == ["outer began", "outer changed"])
    }

    @Test func `A single tap is recognised before a double tap, unless it requires the failure of that one`()
    {
        let single = rig.add(TapGestureRecognizer(), "single")
        let double = rig.add(TapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        rig.tap(100, 100, at: 0)
        rig.tap(102, 100, at: 0.2)
        #expect(rig.log == ["single ended", "single ended", "double ended"])
        single.require(toFail: double)
        rig.tap(100, 100, at: 1)
        rig.tap(102, 100, at: 1.2)
        rig.runOut()
        #expect(rig.log.suffix(1) == ["double ended"] && rig.log.count == 4)
        rig.tap(100, 100, at: 3)
        #expect(single.isWaiting && single.state == .possible)
        rig.runOut()
        #expect(rig.log.suffix(1) == ["single ended"] && rig.log.count == 5)
        #expect(scene.now == (3.01 + 0.35).nextUp, "exactly when the second tap comes too late")
    }

    @Test func `A waiting recogniser is recognised when the other fails, with all its measurements`() throws {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let swipe = rig.add(SwipeGestureRecognizer(), "swipe")
        pan.require(toFail: swipe)
        rig.down(100, 100, at: 0)
        for step in 1...8 { rig.move(100 + 5 * Double(step), 100, at: 0.05 * Double(step)) }
        #expect(pan.isWaiting && rig.log.isEmpty)
        scene.advance(to: 0.52)
        #expect(rig.log == ["pan began"], "the swipe took too long at 0.5 s")
        let began = try #require(rig.entries.first)
        #expect(began.bits[0] == 0.5.nextUp.bitPattern)
        #expect(began.bits[3] == 40.0.bitPattern, "the translation counts from where the finger came down")
        #expect(swipe.state == .failed)
        rig.move(150, 100, at: 0.53)
        rig.up(at: 0.54)
        #expect(rig.log == ["pan began", "pan changed", "pan ended"])
    }

    @Test func `A waiting recogniser fails when the other is recognised`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        pan.require(toFail: rig.add(SwipeGestureRecognizer(), "swipe"))
        rig.down(100, 100, at: 0)
        rig.move(120, 100, at: 0.01)
        #expect(pan.isWaiting)
        rig.move(160, 100, at: 0.02)
        #expect(pan.state == .failed && rig.log == ["swipe ended"])
    }

    @Test func `The order of recognisers does not affect requirements`() {
        for order in [false, true] {
            let rig = FingerRig()
            let tap = TapGestureRecognizer()
            let pair = TapGestureRecognizer()
            pair.numberOfTouchesRequired = 2
            let both = [(tap, "tap"), (pair, "pair")]
            for (recognizer, name) in order ? both : both.reversed() { rig.add(recognizer, name) }
            tap.require(toFail: pair)
            // Both decide at the same touch: the pair of fingers fails because there was one.
            rig.tap(100, 100, at: 0)
            #expect(rig.log == ["tap ended"])
        }
    }

    @Test func `A gesture that ends while it waits is reported as a whole when it may be`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let double = rig.add(TapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.allowableMovement = 500
        pan.require(toFail: double)
        rig.down(100, 100, at: 0)
        for step in 1...5 { rig.move(100, 100 + 20 * Double(step), at: 0.01 * Double(step)) }
        rig.up(at: 0.06)
        #expect(rig.log.isEmpty && pan.isWaiting)
        rig.runOut()
        #expect(rig.log == ["pan began", "pan ended"])
        #expect(pan.velocity.y > 1900, "as it was at the release: \(pan.velocity.y)")
    }

    @Test func `A press that ends while it waits does not continue when it may`() {
        let press = rig.add(LongPressGestureRecognizer(), "press")
        press.numberOfTouchesRequired = 2
        let other = rig.add(PanGestureRecognizer(), "other")
        other.minimumDistance = 1000
        press.require(toFail: other)
        rig.down(100, 100, at: 0)
        rig.down(200, 100, at: 0, finger: 1)
        rig.up(at: 1)
        #expect(press.isWaiting && rig.log.isEmpty)
        other.isEnabled = false
        #expect(rig.log == ["press began", "press ended"], "though a finger is down")
    }

    @Test func `A completed tap that waits takes no other finger, and keeps its location`() {
        let single = rig.add(TapGestureRecognizer(), "single")
        let double = rig.add(TapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        var places: [CGPoint] = []
        single.addHandler { recognizer in
            places += (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
        }
        rig.tap(100, 100, at: 0)
        // Too far away for the second tap, so the single tap is recognised.
        rig.down(300, 300, at: 0.2)
        #expect(rig.log == ["single ended"])
        #expect(places == [CGPoint(x: 100, y: 100)] && single.location(in: nil) == places[0])
    }

    @Test func `Cycles of requirements do not hang`() {
        let recognizers = (0..<3).map { index in rig.add(PanGestureRecognizer(), "pan \(index)") }
        for (index, pan) in recognizers.enumerated() { pan.require(toFail: recognizers[(index + 1) % 3]) }
        recognizers[0].require(toFail: recognizers[0])
        rig.down(100, 100, at: 0)
        rig.move(150, 100, at: 0.01)
        #expect(rig.log == ["pan 0 began"])
        #expect(recognizers.map(\.state) == [.began, .failed, .failed])
        rig.up(at: 0.02)
        #expect(scene.isIdle && scene.gestures.engaged.isEmpty)
    }

    @Test func `A delegate decides about touches, recognition and simultaneous recognition`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let other = rig.add(PanGestureRecognizer(), "other")
        let answers = Answers()
        pan.delegate = answers
        answers.receives = { $0.location.x < 200 }
        rig.down(300, 100, at: 0)
        rig.move(300, 200, at: 0.01)
        #expect(rig.log == ["other began"] && pan.state == .possible && pan.numberOfTouches == 0)
        rig.up(at: 0.02)
        answers.begins = { _ in false }
        rig.down(100, 100, at: 1)
        rig.move(100, 200, at: 1.01)
        rig.up(at: 1.02)
        #expect(pan.state == .failed)
        #expect(rig.log.suffix(2) == ["other began", "other ended"])
        #expect(answers.asked == ["receive 0", "receive 0", "begin"])
        answers.begins = { _ in true }
        answers.together = { $0 === other }
        rig.down(100, 100, at: 2)
        rig.move(100, 200, at: 2.01)
        #expect(rig.log.suffix(2) == ["pan began", "other began"])
    }

    @Test func `Failure requirements come from either delegate, and from a subclass`() {
        final class Patient: PanGestureRecognizer {
            override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { other.name == "other" }
        }
        final class Important: PanGestureRecognizer {
            override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { other.name == "pan" }
        }
        for side in 0..<4 {
            let rig = FingerRig()
            let pan = rig.add(side == 2 ? Patient() : PanGestureRecognizer(), "pan")
            let other = rig.add(side == 3 ? Important() : PanGestureRecognizer(), "other")
            other.minimumDistance = 100
            let answers = Answers()
            if side == 0 {
                answers.requires = { $0 === other }
                pan.delegate = answers
            } else if side == 1 {
                answers.isRequired = { $0 === pan }
                other.delegate = answers
            }
            rig.down(100, 100, at: 0)
            rig.move(150, 100, at: 0.01)
            #expect(pan.isWaiting && rig.log.isEmpty, "side \(side)")
            rig.up(at: 0.02)
            #expect(rig.log == ["pan began", "pan ended"], "side \(side)")
        }
    }

    @Test func `A recogniser without a touch makes no other wait`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let edge = rig.add(ScreenEdgePanGestureRecognizer(edges: [.left]), "edge")
        pan.require(toFail: edge)
        rig.down(200, 100, at: 0)
        rig.move(250, 100, at: 0.01)
        #expect(rig.log == ["pan began"])
        rig.up(at: 0.02)
        rig.down(5, 100, at: 1)
        rig.move(50, 100, at: 1.01)
        #expect(rig.log.suffix(1) == ["edge began"] && pan.state == .failed)
    }

    @Test func `An invalid change of state is reported and ignored`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        pan.transition(to: .began)
        #expect(pan.state == .possible && scene.diagnostics.count == 1)
        rig.down(100, 100, at: 0)
        pan.transition(to: .possible)
        pan.transition(to: .changed)
        #expect(scene.diagnostics.count == 3)
        rig.move(150, 100, at: 0.01)
        pan.transition(to: .began)
        pan.transition(to: .failed)
        #expect(pan.state == .began && scene.diagnostics.count == 5)
        #expect("\(scene.diagnostics[4])" == "pan is began and cannot become failed; nothing happened")
        pan.transition(to: .cancelled)
        #expect(rig.log == ["pan began", "pan cancelled"])
    }

    @Test func `A recogniser that never decides fails when its finger lifts, or ends if it began`() {
        final class Watcher: GestureRecognizer {
            override func touchMoved(_ touch: Touch) { if state == .possible { transition(to: .began) } }
        }
        let idle = rig.add(GestureRecognizer(), "idle")
        rig.tap(10, 10, at: 0)
        #expect(idle.state == .failed)
        rig.scene.window.removeGestureRecognizer(idle)
        rig.add(Watcher(), "watcher")
        rig.down(10, 10, at: 1)
        rig.move(11, 10, at: 1.01)
        rig.up(at: 1.02)
        #expect(rig.log == ["watcher began", "watcher ended"])
    }
}
