import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Taps beside a presented view that another finger holds.
@Suite struct SecondFingerTests {
    /// A transition that a swipe of the first finger drives.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let (presenter, presented) = (SceneViewController(name: "presenter"), SceneViewController())
        let transition: EdgeTransition
        let driver: SwipeDriver

        /// - Parameters:
        ///   - kind: a presentation.
        ///   - catches: whether a touch catches the settle.
        init(_ kind: PlayableTransition, catches: Bool = false) {
            let edge = kind.defaultEdge
            transition = kind.make(edge: edge, size: scene.bounds.size)
            driver = SwipeDriver(edge: edge)
            (driver.tracksFinger, driver.catchesTouches) = (true, catches)
            scene.window.rootViewController = presenter
            presented.modalPresentationStyle = kind.presentationStyle
            presented.transitioningDelegate = transition
            transition.driver = driver
            driver.begin = { [unowned self] in presenter.present(presented, animated: true) }
            scene.window.addGestureRecognizer(driver.recognizer)
        }

        func send(
            _ phase: Touch.Phase, _ place: SIMD2<Double>, finger: Int = 0, after delay: Double = 0
        ) {
            let time = scene.now + delay
            scene.send(Touch(phase, at: CGPoint(place), time: time, finger: finger))
        }

        /// Where the first finger begins, and the second taps: beside the presented view, once half of it is shown.
        var places: (first: SIMD2<Double>, second: SIMD2<Double>) {
            let middle = SIMD2(195.0, 422)
            return (middle - driver.edge.inward * 170, middle + driver.edge.inward * 170)
        }

        /// Drags by points from the edge.
        func drag(by distance: Double) {
            send(.began, places.first)
            for step in 1...10 {
                send(.moved, places.first + driver.edge.inward * (0.1 * Double(step) * distance), after: 0.01)
            }
        }

        func tap(finger: Int) {
            send(.began, places.second, finger: finger)
            send(.ended, places.second, finger: finger, after: 0.05)
        }
    }

    @Test(arguments: [PlayableTransition.drawer, .sheet])
    func `A second finger beside a transition that the first one drags is ignored`(_ kind: PlayableTransition)
    {
        let rig = Rig(kind)
        rig.drag(by: 120)
        let fraction = rig.scene.transition?.fraction
        rig.tap(finger: 1)
        #expect(rig.driver.isSwiping && rig.scene.transition?.fraction == fraction)
        // One that came down during the drag, and lifts when the transition is over.
        rig.send(.began, rig.places.second, finger: 2)
        rig.driver.decision = .init(name: "finish") { _ in .init(.finish, because: "it must") }
        (rig.driver.settle, rig.driver.completionSpeed) = (.timed(.linear), 20)
        rig.send(.ended, rig.places.first)
        rig.scene.advance(to: rig.scene.now + 0.2)
        #expect(rig.scene.transition == nil && rig.presented.presentingViewController === rig.presenter)
        rig.send(.ended, rig.places.second, finger: 2)
        rig.scene.runOut()
        #expect(rig.presented.presentingViewController === rig.presenter)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
        rig.tap(finger: 3)
        rig.scene.runOut()
        #expect(rig.presented.presentingViewController == nil, "alone, a tap dismisses")
    }

    @Test(arguments: [PlayableTransition.drawer, .sheet])
    func `A second finger does not let go of a settle that the first one has caught`(
        _ kind: PlayableTransition
    ) {
        for catches in [true, false] {
            let rig = Rig(kind, catches: catches)
            rig.drag(by: 120)
            rig.send(.ended, rig.places.first, after: 0.2)
            rig.scene.advance(to: rig.scene.now + 0.02)
            rig.send(.began, rig.places.first, finger: 1)
            let fraction = rig.scene.transition?.fraction
            rig.tap(finger: 2)
            #expect((rig.scene.transition?.fraction == fraction) == catches)
            #expect(rig.driver.recognizer.state == .possible, "the first finger may still drag")
            rig.scene.advance(to: rig.scene.now + 0.01)
            rig.send(.moved, rig.places.first + rig.driver.edge.inward * 20, finger: 1)
            #expect(rig.driver.isSwiping)
            #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
        }
    }

    @Test func `A second finger beside a sheet that a finger drags neither dismisses nor chooses a detent`() {
        let rig = SheetRig()
        rig.sheet.prefersGrabberVisible = true
        rig.drag(from: 400, by: 100, speed: 500, lifts: false)
        func send(_ phase: Touch.Phase, y: Double, finger: Int) {
            rig.scene.send(
                Touch(phase, at: CGPoint(x: 195, y: y), time: rig.scene.now + 0.05, finger: finger))
        }
        // Beside it, and on its grabber.
        for (finger, y) in [(1, 100.0), (2, 844 - 522 + 8)] {
            send(.began, y: y, finger: finger)
            send(.ended, y: y, finger: finger)
        }
        #expect(abs((rig.height ?? 0) - 522) < 1e-9 && rig.willDismisses == 0 && rig.chosen.isEmpty)
        rig.send(.moved, y: 844 - 521, after: 0.01)
        #expect(abs((rig.height ?? 0) - 532) < 1e-9)
        send(.began, y: 100, finger: 3)
        rig.send(.ended, y: 844 - 521, after: 0.2)
        send(.ended, y: 100, finger: 3)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.willDismisses == 0)
        // While it settles a tap beside it dismisses.
        rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .init("tip") }
        send(.began, y: 100, finger: 4)
        send(.ended, y: 100, finger: 4)
        rig.scene.runOut()
        #expect(rig.isClean && rig.dismissals == 1)
    }
}
