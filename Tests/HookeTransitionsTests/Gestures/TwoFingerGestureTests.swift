import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Pinches and rotations.
@Suite struct TwoFingerGestureTests {
    private let rig = FingerRig()
    private var scene: WindowScene { rig.scene }

    /// Sends two touches about (200, 400), at ± half the span.
    private func both(_ phase: Touch.Phase, _ span: Double, _ angle: Double = 0, at time: Double) {
        let (x, y) = (span / 2 * cos(angle), span / 2 * sin(angle))
        scene.send(Touch(phase, at: CGPoint(x: 200 - x, y: 400 - y), time: time))
        scene.send(Touch(phase, at: CGPoint(x: 200 + x, y: 400 + y), time: time, finger: 1))
    }

    @Test func `A pinch gives the scale of the fingers' distance and its velocity`() {
        let pinch = rig.add(PinchGestureRecognizer(), "pinch")
        both(.began, 100, at: 0)
        both(.moved, 104, at: 0.01)
        both(.moved, 108, at: 0.02)
        #expect(rig.log.isEmpty)
        for step in 3...12 { both(.moved, 100 + 4 * Double(step), at: 0.01 * Double(step)) }
        #expect(rig.log.first == "pinch began")
        #expect(pinch.scale == 1.48)
        // 4 of 100 in 10 ms; largest error 1.8e-15.
        #expect((pinch.velocity - 4).magnitude < 1e-12, "\(pinch.velocity)")
        #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 400))
        rig.up(at: 0.125)
        rig.move(0, 0, at: 0.13, finger: 1)
        #expect(pinch.scale == 1.48, "one finger scales nothing")
        rig.up(at: 0.14, finger: 1)
        #expect(rig.log.last == "pinch ended" && (pinch.velocity - 4).magnitude < 1e-12)
    }

    @Test func `After a scale is set, later scales and the velocity are proportional`() {
        let pinch = rig.add(PinchGestureRecognizer(), "pinch")
        both(.began, 100, at: 0)
        for step in 1...10 { both(.moved, 100 + 10 * Double(step), at: 0.01 * Double(step)) }
        #expect(pinch.scale == 2)
        pinch.scale = 1
        #expect(pinch.scale == 1 && (pinch.velocity - 5).magnitude < 1e-12)
        both(.moved, 300, at: 0.11)
        #expect(pinch.scale == 1.5)
        for wrong in [0, -1, Double.nan, .infinity] { pinch.scale = wrong }
        #expect(pinch.scale == 1.5 && scene.diagnostics.count == 4)
    }

    @Test func `Replacing a finger does not make the scale or the rotation jump`() {
        let pinch = rig.add(PinchGestureRecognizer(), "pinch")
        let turn = rig.add(RotationGestureRecognizer(), "turn")
        let together = Together()
        pinch.delegate = together
        both(.began, 100, at: 0)
        both(.moved, 200, 0.5, at: 0.05)
        let (scale, rotation) = (pinch.scale, turn.rotation)
        // Largest errors 0 and 5.6e-17.
        #expect((scale - 2).magnitude < 1e-15 && (rotation - 0.5).magnitude < 1e-15)
        rig.up(at: 0.06)
        rig.down(20, 20, at: 0.07, finger: 4)
        #expect(pinch.scale == scale && turn.rotation == rotation)
        rig.down(30, 30, at: 0.07, finger: 5)
        #expect(pinch.numberOfTouches == 2, "a third is ignored")
        let place = pinch.location(ofTouch: 0, in: nil)
        rig.move(place.x + 3 * (20 - place.x), place.y + 3 * (20 - place.y), at: 0.08, finger: 4)
        #expect((pinch.scale - 6).magnitude < 1e-14 && (turn.rotation - rotation).magnitude < 1e-14)
    }

    private final class Together: GestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: GestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: GestureRecognizer
        ) -> Bool { true }
    }

    @Test func `A rotation adds up over full turns in both directions`() {
        let turn = rig.add(RotationGestureRecognizer(), "turn")
        both(.began, 120, 3, at: 0)
        for step in 1...300 { both(.moved, 120, 3 + 0.1 * Double(step), at: 0.01 * Double(step)) }
        // 30 rad, nearly five turns, clockwise on the screen; largest errors 3.6e-15 and 1.3e-12.
        #expect((turn.rotation - 30).magnitude < 1e-13, "\(turn.rotation)")
        #expect((turn.velocity - 10).magnitude < 1e-10, "\(turn.velocity)")
        turn.rotation = 0
        for step in 1...300 { both(.moved, 120, 33 - 0.1 * Double(step), at: 3 + 0.01 * Double(step)) }
        #expect((turn.rotation + 30).magnitude < 1e-13, "\(turn.rotation)")
        turn.rotation = .nan
        #expect(scene.diagnostics.count == 1 && (turn.rotation + 30).magnitude < 1e-13)
    }

    @Test func `Fingers at one point have no direction, and a finite scale`() {
        let pinch = rig.add(PinchGestureRecognizer(), "pinch")
        let turn = rig.add(RotationGestureRecognizer(), "turn")
        let together = Together()
        pinch.delegate = together
        both(.began, 0, at: 0)
        both(.moved, 50, 1, at: 0.01)
        // The locations themselves are rounded; largest error 5e-14.
        #expect((pinch.scale - 50).magnitude < 1e-12, "counted from one point apart")
        #expect(turn.rotation == 0, "rotation starts from the first direction")
        both(.moved, 0, at: 0.02)
        #expect(pinch.scale == 1)
        let huge = Double.greatestFiniteMagnitude
        for (index, x) in [huge, -huge, huge, 0].enumerated() {
            rig.move(x, -x, at: 0.03 + 0.001 * Double(index))
            rig.move(-x, x, at: 0.03 + 0.001 * Double(index), finger: 1)
            #expect(pinch.scale > 0 && pinch.scale.isFinite && turn.rotation.isFinite)
        }
    }
}
