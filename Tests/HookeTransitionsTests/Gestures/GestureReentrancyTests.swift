import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Handlers and delegates that remove or disable recognisers.
@Suite struct GestureReentrancyTests {
    private let rig = FingerRig()
    private var scene: WindowScene { rig.scene }

    private func drag(_ rig: FingerRig) {
        rig.down(100, 100, at: 0)
        for step in 1...4 { rig.move(100, 100 + 20 * Double(step), at: 0.01 * Double(step)) }
        rig.up(at: 0.05)
    }

    @Test(arguments: [GestureRecognizer.State.began, .changed, .ended])
    func `A handler may remove its recogniser, disable it, or release its view`(
        at state: GestureRecognizer.State
    ) {
        for variant in 0..<4 {
            let rig = FingerRig()
            let view = SceneView(frame: rig.scene.bounds)
            rig.scene.window.addSubview(view)
            let pan = PanGestureRecognizer()
            var late: [GestureRecognizer.State] = []
            rig.add(pan, "pan", to: view)
            pan.addHandler { [unowned rig] in
                guard $0.state == state else { return }
                switch variant {
                case 0: view.removeGestureRecognizer($0)
                case 1: $0.isEnabled = false
                case 2: view.removeFromSuperview()
                default: rig.scene.window.addGestureRecognizer($0)
                }
            }
            pan.addHandler { late.append($0.state) }
            drag(rig)
            let ends = rig.log.filter { $0 == "pan ended" || $0 == "pan cancelled" }
            #expect(ends == [variant == 2 || state == .ended ? "pan ended" : "pan cancelled"], "\(variant)")
            // Later handlers are not called for an outdated change.
            if variant != 2, state != .ended {
                #expect(late.filter { $0 == .cancelled }.count == 1 && !late.contains(.ended))
            }
            #expect(rig.scene.gestures.engaged.isEmpty && rig.scene.gestures.arena.members.isEmpty)
        }
    }

    @Test func `A recogniser that a handler removes is neither called nor recognised`() {
        let first = rig.add(PanGestureRecognizer(), "first")
        let second = rig.add(PanGestureRecognizer(), "second")
        second.require(toFail: first)
        first.minimumDistance = 30
        first.addHandler { [unowned scene] _ in scene.window.removeGestureRecognizer(second) }
        drag(rig)
        #expect(rig.log == ["first began", "first changed", "first changed", "first ended"])
    }

    @Test func `Disabling a recogniser that another waits for lets that one be recognised at once`() {
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let other = rig.add(PanGestureRecognizer(), "other")
        other.minimumDistance = 1000
        pan.require(toFail: other)
        rig.down(100, 100, at: 0)
        rig.move(100, 150, at: 0.01)
        #expect(rig.log.isEmpty)
        other.isEnabled = false
        #expect(rig.log == ["pan began"])
    }

    @Test func `A touch that a handler sends is queued until the current one is processed`() {
        let outer = rig.add(PanGestureRecognizer(), "outer")
        let tap = rig.add(TapGestureRecognizer(), "tap")
        tap.addHandler { [unowned rig] _ in
            rig.down(50, 50, at: rig.scene.now, finger: 9)
            rig.move(50, 200, at: rig.scene.now, finger: 9)
            #expect(outer.state == .failed || outer.state == .possible, "not processed yet")
        }
        rig.tap(100, 100, at: 0)
        #expect(rig.log == ["tap ended", "outer began"])
        scene.send(Touch(.ended, at: .zero, time: 1, finger: 9))
        #expect(rig.log.last == "outer ended" && scene.gestures.engaged.isEmpty)
    }

    @Test func `A delegate may remove the recogniser of the call`() {
        final class Remover: GestureRecognizerDelegate {
            var question = 0
            func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
                if question == 0 { recognizer.view?.removeGestureRecognizer(recognizer) }
                if question == 2 { recognizer.transition(to: .failed) }
                return true
            }
            func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
                if question == 1 { recognizer.view?.removeGestureRecognizer(recognizer) }
                return true
            }
        }
        for question in 0..<3 {
            let rig = FingerRig()
            let pan = rig.add(PanGestureRecognizer(), "pan")
            let remover = Remover()
            remover.question = question
            pan.delegate = remover
            drag(rig)
            #expect(rig.log.isEmpty && rig.scene.gestures.engaged.isEmpty, "question \(question)")
        }
    }

    @Test func `The scene may be released during a gesture, and the recogniser moved to another one`() {
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addHandler { states.append($0.state) }
        var first: WindowScene? = WindowScene(size: CGSize(width: 100, height: 100))
        weak let gone = first
        pan.maximumNumberOfTouches = 1
        first?.window.addGestureRecognizer(pan)
        first?.send(Touch(.began, at: .zero, time: 0))
        first?.send(Touch(.moved, at: CGPoint(x: 50, y: 0), time: 0.01))
        first = nil
        #expect(gone == nil && states == [.began])
        scene.window.addGestureRecognizer(pan)
        rig.down(100, 100, at: 0)
        #expect(states == [.began, .cancelled])
        rig.move(200, 100, at: 0.01)
        rig.up(at: 0.02)
        #expect(states == [.began, .cancelled, .began, .ended])
    }

    @Test func `A handler may release the scene`() {
        var scene: WindowScene? = WindowScene(size: CGSize(width: 100, height: 100))
        weak let gone = scene
        let pan = PanGestureRecognizer()
        pan.addHandler { _ in scene = nil }
        scene?.window.addGestureRecognizer(pan)
        scene?.send(Touch(.began, at: .zero, time: 0))
        scene?.send(Touch(.moved, at: CGPoint(x: 50, y: 0), time: 0.01))
        #expect(scene == nil && gone == nil && pan.state == .began)
        pan.isEnabled = false
        #expect(pan.state == .cancelled)
    }

    @Test func `A recogniser with touches in two scenes follows those of one`() {
        let other = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.window.addSubview(view)
        let pan = rig.add(PanGestureRecognizer(), "pan", to: view)
        rig.down(50, 50, at: 0)
        other.window.addSubview(view)
        other.send(Touch(.began, at: CGPoint(x: 20, y: 20), time: 0))
        #expect(pan.numberOfTouches == 1 && pan.location(in: nil) == CGPoint(x: 50, y: 50))
        rig.move(50, 80, at: 0.01)
        #expect(rig.log == ["pan began"])
    }

    @Test func `Presenting, dismissing and advancing in handlers leave everything settled`() {
        let root = SceneViewController(name: "root")
        scene.window.rootViewController = root
        let pan = rig.add(PanGestureRecognizer(), "pan")
        let press = rig.add(LongPressGestureRecognizer(), "press")
        pan.addHandler { [unowned scene] in
            switch $0.state {
            case .began: root.present(SceneViewController(name: "next"), animated: true)
            case .changed: scene.advance(to: scene.now + 1)
            default: root.dismiss(animated: false)
            }
        }
        drag(rig)
        rig.down(200, 200, at: scene.now)
        rig.runOut()
        #expect(rig.log.last == "press began" && press.state == .began)
        rig.up(at: scene.now)
        #expect(scene.isIdle && scene.gestures.engaged.isEmpty)
    }
}
