import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A transition driven by a pinch.
@Suite struct PinchDriverTests {
    /// A photo that a pinch closes.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let list = SceneViewController(name: "list")
        let photo = SceneViewController(name: "photo")
        let transition = SlideTransition(edge: .bottom)
        let driver = PinchDriver(endScale: 0.4)
        var dismissals = 0

        init() {
            scene.window.rootViewController = list
            photo.view = SceneView(frame: scene.bounds, name: "photo")
            photo.modalPresentationStyle = .fullScreen
            photo.transitioningDelegate = transition
            list.present(photo, animated: false)
            transition.driver = driver
            driver.tracksFinger = true
            driver.begin = { [unowned self] in
                dismissals += 1
                photo.dismiss(animated: true)
            }
            // On the window: while the photo moves, fingers do not hit it.
            scene.window.addGestureRecognizer(driver.recognizer)
        }

        func both(_ phase: Touch.Phase, _ span: Double, at time: Double) {
            for finger in 0...1 {
                let x = 195 + (finger == 0 ? -span : span) / 2
                scene.send(Touch(phase, at: CGPoint(x: x, y: 400), time: time, finger: finger))
            }
        }

        /// Moves two fingers from a distance of 200 points to `span`, 6 points per 10 ms.
        func pinch(to span: Double) -> Double {
            both(.began, 200, at: 0)
            let steps = Int((200 - span) / 6)
            for step in 1...steps { both(.moved, 200 - 6 * Double(step), at: 0.01 * Double(step)) }
            return 0.01 * Double(steps)
        }
    }

    @Test func `PinchDriver maps scale 1 to the start and the end scale to the end`() {
        let rig = Rig()
        let time = rig.pinch(to: 140)
        #expect(rig.dismissals == 1 && rig.scene.transition?.isInteractive == true)
        // (0.7 − 1)/(0.4 − 1); largest error 1.1e-16.
        #expect((rig.scene.transition!.fraction - 0.5).magnitude < 1e-15)
        #expect((rig.photo.view.presentationState.frame.origin.y - 422).magnitude < 1e-11)
        rig.both(.ended, 0, at: time)
        let release = rig.driver.release!
        // −6/200 in 10 ms is −3 per second, or 5 times the range from 1 to 0.4.
        #expect((release.velocity.x + 3).magnitude < 1e-12 && (release.state.velocity - 5).magnitude < 1e-11)
        #expect(release.verdict.outcome == .finish)
        rig.scene.advance(to: 5)
        #expect(rig.list.presentedViewController == nil && rig.scene.isIdle)
    }

    @Test func `PinchDriver keeps position and velocity at the release, also if one finger lifts first`() {
        let rig = Rig()
        let time = rig.pinch(to: 140)
        rig.scene.send(Touch(.ended, at: .zero, time: time))
        let before = rig.photo.view.presentationState.frame.origin.y
        rig.scene.send(Touch(.ended, at: .zero, time: time + 0.005, finger: 1))
        let after = rig.photo.view.presentationState.frame.origin.y
        #expect(before == after)
        let h = 1e-6
        rig.scene.advance(to: time + 0.005 + h)
        let speed = (rig.photo.view.presentationState.frame.origin.y - after) / h
        // 5 per second of 844 points.
        #expect((speed - 4220).magnitude < 0.5, "\(speed)")
    }

    @Test func `Spreading again cancels, and a second pinch grabs the transition at its fraction`() {
        let rig = Rig()
        var time = rig.pinch(to: 140)
        for step in 1...5 { rig.both(.moved, 140 + 2 * Double(step), at: time + 0.01 * Double(step)) }
        rig.both(.ended, 0, at: time + 0.05)
        #expect(rig.driver.release?.verdict.outcome == .cancel)
        time += 0.08
        rig.both(.began, 100, at: time)
        let shown = rig.scene.transition!.fraction
        #expect(shown > 0 && rig.scene.transition?.isInteractive == false)
        rig.both(.moved, 88, at: time)
        #expect(rig.scene.transition?.isInteractive == true && rig.dismissals == 1)
        #expect((rig.scene.transition!.fraction - shown).magnitude < 1e-12, "no jump")
        rig.both(.moved, 70, at: time + 0.01)
        #expect((rig.scene.transition!.fraction - shown - 0.18 / 0.6).magnitude < 1e-12)
        rig.both(.cancelled, 0, at: time + 0.02)
        rig.scene.advance(to: 5)
        #expect(rig.list.presentedViewController === rig.photo && rig.scene.isIdle)
    }
}
