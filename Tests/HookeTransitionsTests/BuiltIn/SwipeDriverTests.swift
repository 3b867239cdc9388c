import Foundation
import Hooke
import HookeTransitions
import Testing

/// Rows D: the edge pan that presents and scrubs.
@Suite struct SwipeDriverTests {
    /// A drawer opened by a swipe from the left edge; driver, delegate and animator refer to each other as in
    /// an app.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let presenter = SceneViewController(name: "presenter")
        let menu = SceneViewController(name: "menu")
        let transition = DrawerTransition(edge: .left)
        let driver: SwipeDriver
        var presents = 0
        var done = 0

        init(measure: SwipeDriver.Measure = .location) {
            driver = SwipeDriver(edge: .left, measure: measure)
            scene.window.rootViewController = presenter
            menu.modalPresentationStyle = .custom
            menu.transitioningDelegate = transition
            transition.driver = driver
            driver.tracksFinger = true
            driver.decision = .velocitySign
            driver.begin = { [unowned self] in
                presents += 1
                presenter.present(menu, animated: true) { [unowned self] in done += 1 }
            }
            scene.window.addGestureRecognizer(driver.recognizer)
        }

        func touch(_ phase: Touch.Phase, _ x: Double, _ time: Double) {
            scene.send(Touch(phase, at: CGPoint(x: x, y: 400), time: time))
        }
    }

    @Test func `D1, D2, D3: a swipe presents once inside its callback, and its position gives the fraction`()
    {
        let rig = Rig()
        rig.touch(.began, 2, 0)
        #expect(rig.presents == 0)
        rig.touch(.moved, 12, 0.01)
        #expect(rig.presents == 1)
        #expect(rig.scene.transition?.fraction == 12.0 / 390)
        rig.touch(.moved, 100, 0.02)
        rig.touch(.moved, 195, 0.03)
        #expect(rig.scene.transition?.fraction == 0.5)
        #expect(rig.presents == 1)
        #expect(rig.menu.view.presentationState.frame.origin.x == -162.5)
    }

    @Test func `D5: at the release the direction decides, independent of the position`() {
        for (places, outcome) in [
            ([20.0, 30, 40, 50], TransitionOutcome.finish), ([350, 345, 335, 320], .cancel),
            // A finger at rest cancels, also at the far end.
            ([380, 380, 380, 380], .cancel),
        ] {
            let rig = Rig()
            rig.touch(.began, 2, 0)
            rig.touch(.moved, places[0], 0.02)
            // A pause resets the velocity.
            for (step, x) in places.enumerated() { rig.touch(.moved, x, 0.1 + Double(step) * 0.01) }
            rig.touch(.ended, places[3], 0.135)
            #expect(rig.driver.release?.verdict.outcome == outcome)
            rig.scene.advance(to: 10)
            #expect((rig.presenter.presentedViewController === rig.menu) == (outcome == .finish))
            #expect(rig.done == 1)
        }
    }

    @Test
    func `D4, D6: nothing retains the driver and its delegate, and the scene retains what is presented`() {
        weak var leaked: Rig?
        weak var menu: SceneViewController?
        do {
            let rig = Rig()
            leaked = rig
            menu = rig.menu
            rig.touch(.began, 2, 0)
            rig.touch(.moved, 50, 0.01)
            rig.touch(.moved, 90, 0.02)
            rig.touch(.ended, 90, 0.03)
            rig.scene.advance(to: 10)
            #expect(rig.presenter.presentedViewController != nil)
        }
        #expect(leaked == nil)
        #expect(menu == nil)
    }

    @Test func `D7: presented interactively, dismissed by time, with one transition object`() {
        let rig = Rig()
        rig.touch(.began, 2, 0)
        rig.touch(.moved, 50, 0.01)
        rig.touch(.moved, 90, 0.02)
        rig.touch(.ended, 90, 0.03)
        rig.scene.advance(to: 5)
        rig.menu.dismiss(animated: true)
        #expect(rig.scene.transition?.isInteractive == false)
        rig.scene.advance(to: 6)
        #expect(rig.presenter.presentedViewController == nil)
    }

    @Test func `SwipeDriver keeps position and velocity at the release`() {
        let rig = Rig(measure: .translation)
        rig.touch(.began, 100, 0)
        for step in 1...10 { rig.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        let before = rig.menu.view.presentationState.frame.origin.x
        rig.touch(.ended, 220, 0.088)
        let after = rig.menu.view.presentationState.frame.origin.x
        #expect(before == after)
        let h = 1e-6
        rig.scene.advance(to: 0.088 + h)
        let speed = (rig.menu.view.presentationState.frame.origin.x - after) / h
        // At 1500 pt/s of the finger the drawer moves at 5/6 of that.
        #expect((speed - 1250).magnitude < 0.1)
    }

    @Test func `S17: the velocity comes from the argument, else the recogniser, else the updates`() {
        // From the recogniser: 12 points of 390 in 8 ms.
        let rig = Rig(measure: .translation)
        rig.touch(.began, 100, 0)
        for step in 1...10 { rig.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        #expect((rig.driver.velocitySource!() - 1500.0 / 390).magnitude < 1e-11)
        rig.driver.finish()
        let byRecognizer = rig.scene.transition!.fractionVelocity
        #expect((byRecognizer - 1500.0 / 390).magnitude < 1e-11)
        // Given: independent of the finger.
        let given = Rig(measure: .translation)
        given.touch(.began, 100, 0)
        for step in 1...10 { given.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        given.driver.finish(velocity: 0.25)
        #expect(given.scene.transition!.fractionVelocity == 0.25)
        // From the updates, without a source: the same touches.
        let timed = Rig(measure: .translation)
        timed.driver.velocitySource = nil
        timed.touch(.began, 100, 0)
        for step in 1...10 { timed.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        timed.driver.finish()
        // Largest error 4.4e-15.
        #expect((timed.scene.transition!.fractionVelocity - 1500.0 / 390).magnitude < 1e-11)
    }

    @Test func `F11: two fingers at the edge pop one screen, also in nested containers`() {
        for second in [0.0, 0.005, 0.015, 0.03] {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            let inner = NavigationController(rootViewController: SceneViewController(name: "inner root"))
            let outer = NavigationController(rootViewController: SceneViewController(name: "outer root"))
            scene.window.rootViewController = outer
            outer.pushViewController(inner, animated: false)
            for number in 1...3 {
                inner.pushViewController(SceneViewController(name: "page \(number)"), animated: false)
            }
            var touches: [Touch] = []
            for finger in 0...1 {
                let start = finger == 0 ? 0 : second
                let y = 300 + 200 * Double(finger)
                touches.append(Touch(.began, at: CGPoint(x: 4, y: y), time: start, finger: finger))
                for step in 1...12 {
                    let place = CGPoint(x: 4 + 30 * Double(step), y: y)
                    touches.append(
                        Touch(.moved, at: place, time: start + 0.01 * Double(step), finger: finger))
                }
                let end = start + 0.13 + 0.02 * Double(finger)
                touches.append(Touch(.ended, at: .zero, time: end, finger: finger))
            }
            scene.replay(touches.sorted { $0.time < $1.time })
            scene.runOut()
            let popped = 4 - inner.viewControllers.count
            // Two touches that begin at once begin nothing until one ends.
            #expect(popped == (second < 0.01 ? 0 : 1), "\(second)")
            #expect(outer.viewControllers.count == 2 && scene.isIdle)
        }
    }

    @Test func `A second touch grabs the transition at its fraction, and its release decides again`() {
        let rig = Rig(measure: .translation)
        rig.touch(.began, 100, 0)
        for step in 1...10 { rig.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        rig.touch(.ended, 220, 0.088)
        rig.touch(.began, 300, 0.15)
        rig.touch(.moved, 297, 0.16)
        let shown = rig.scene.transition!.fraction
        rig.touch(.moved, 288, 0.17)
        #expect(rig.presents == 1)
        #expect(rig.scene.transition?.isInteractive == true)
        let held = rig.scene.transition!.fraction
        #expect(held > shown, "it settled until the finger was recognised")
        rig.touch(.moved, 249, 0.18)
        #expect((rig.scene.transition!.fraction - (held - 39.0 / 390)).magnitude < 1e-12)
        rig.touch(.moved, 200, 0.19)
        rig.touch(.ended, 200, 0.2)
        #expect(rig.driver.release?.verdict.outcome == .cancel)
        rig.scene.advance(to: 5)
        #expect(rig.presenter.presentedViewController == nil && rig.done == 1)
    }

    @Test func `A swipe whose presentation was refused does not affect the next one`() {
        let rig = Rig(measure: .translation)
        rig.presenter.present(SceneViewController(), animated: false)
        rig.touch(.began, 100, 1)
        rig.touch(.moved, 150, 1.01)
        rig.touch(.moved, 200, 1.02)
        rig.touch(.ended, 200, 1.03)
        rig.presenter.dismiss(animated: false)
        rig.touch(.began, 100, 2)
        rig.touch(.moved, 139, 2.01)
        #expect(rig.scene.transition?.isInteractive == true)
        #expect((rig.scene.transition?.fraction ?? 0) == 0.1)
    }

    @Test func `S21: a velocity can be capped, the release reports it, and a cancelled touch cancels`() {
        let rig = Rig(measure: .translation)
        rig.driver.maximumVelocity = 1
        rig.touch(.began, 100, 0)
        for step in 1...10 { rig.touch(.moved, 100 + Double(step) * 12, Double(step) * 0.008) }
        rig.touch(.cancelled, 220, 0.088)
        #expect(rig.driver.release?.state.velocity == 1)
        #expect((rig.driver.release!.uncappedVelocity - 1500.0 / 390).magnitude < 1e-11)
        #expect(rig.driver.release?.verdict.outcome == .cancel)
        rig.scene.advance(to: 5)
        #expect(rig.presenter.presentedViewController == nil)
    }

    @Test func `A gesture of one move and a release ends`() {
        let rig = Rig()
        rig.touch(.began, 2, 0)
        rig.touch(.moved, 200, 0.001)
        rig.touch(.ended, 200, 0.002)
        rig.scene.advance(to: 5)
        #expect(rig.done == 1 && rig.scene.isIdle)
    }

    @Test func `D8: shipped transitions scrub in any order to the same bits`() {
        for kind in SwipeRig.kinds {
            let rig = SwipeRig(kind, edge: .right)
            rig.begin()
            var seen: [Double: SceneSnapshot.Node] = [:]
            for p in [0.2, 0.9, 0.1, 0.5, 0.2, 0.5, 0.9, 0.1, 0, 1, 0, 1] {
                rig.driver.update(p)
                if let before = seen[p] { #expect(rig.shown == before, "\(kind) at \(p)") }
                seen[p] = rig.shown
            }
        }
    }
}
