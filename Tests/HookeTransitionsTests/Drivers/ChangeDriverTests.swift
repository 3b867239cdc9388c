import Foundation
import Hooke
import HookeTransitions
import Testing

/// Drivers of changes without controllers.
@Suite struct ChangeDriverTests {
    /// A card that a swipe up opens by 600 points.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 20, y: 700, width: 350, height: 600), name: "card")
        let driver = SwipeDriver(edge: .bottom, distance: 600)
        var ends: [TransitionOutcome] = []
        private(set) weak var change: SceneChange?

        init() {
            scene.window.addSubview(card)
            scene.window.addGestureRecognizer(driver.recognizer)
            driver.drive { [unowned self] in
                let change = scene.change { card.frame.origin.y = 100 }
                change.addCompletion { [unowned self] in ends.append($0) }
                self.change = change
                return change
            }
        }

        var y: Double { card.presentationState.frame.origin.y }

        func touch(_ phase: Touch.Phase, _ y: Double, _ time: Double) {
            scene.send(Touch(phase, at: CGPoint(x: 200, y: y), time: time))
        }

        /// Swipes up from 750, 10 points in each hundredth of a second.
        func swipe(_ steps: Int, from time: Double = 0) {
            touch(.began, 750, time)
            for step in 1...steps { touch(.moved, 750 - 10 * Double(step), time + 0.01 * Double(step)) }
        }
    }

    @Test func `A swipe records a change, and the view stays under the finger`() {
        let rig = Rig()
        #expect(!rig.driver.isDriving)
        rig.swipe(30)
        let lag = rig.y - 700 + 300
        rig.touch(.moved, 400, 0.31)
        #expect(abs(rig.y - 700 + 350 - lag) <= 1e-9)
        #expect(rig.change?.isHeld == true)
        rig.touch(.ended, 400, 0.32)
        #expect(rig.driver.release?.verdict.outcome == .finish)
        #expect(rig.change?.isHeld == false)
        rig.scene.runOut()
        #expect(rig.ends == [.finish])
        #expect(rig.y == 100)
        #expect(!rig.driver.isDriving)
        #expect(rig.change == nil, "nothing retains a change that is over")
        #expect(rig.scene.isIdle)
    }

    @Test func `A second touch grabs the settling change without a jump`() {
        let rig = Rig()
        rig.swipe(30)
        rig.touch(.ended, 450, 0.31)
        rig.scene.advance(to: 0.36)
        let (y, change) = (rig.y, rig.change)
        rig.touch(.began, 500, 0.36)
        rig.touch(.moved, 489, 0.36)
        #expect(rig.driver.isTracking)
        #expect(rig.change === change, "the same change continues")
        #expect(change?.isHeld == true)
        #expect(abs(rig.y - y) <= 1e-9)
        rig.touch(.moved, 600, 0.46)
        rig.touch(.moved, 750, 0.5)
        rig.touch(.ended, 750, 0.51)
        rig.scene.runOut()
        #expect(rig.ends == [.cancel])
        #expect(rig.card.frame.origin.y == 700)
    }

    @Test func `A touch takes over a change that settles without a driver`() {
        let rig = Rig()
        let change = rig.scene.change { rig.card.frame.origin.y = 100 }
        change.finish()
        rig.driver.drive { change }
        rig.scene.advance(to: 0.1)
        let y = rig.y
        #expect(y < 690 && y > 110)
        rig.touch(.began, 750, 0.1)
        rig.touch(.moved, 700, 0.1)
        #expect(change.isHeld)
        #expect(abs(rig.y - y) <= 1e-9)
        rig.touch(.moved, 730, 0.11)
        #expect(abs(rig.y - y - 30) <= 1e-9)
        rig.touch(.cancelled, 730, 0.12)
        rig.scene.runOut()
        #expect(rig.y == 700)
        #expect(!rig.driver.isDriving)
    }

    @Test func `A touch that the system cancels cancels the change`() {
        let rig = Rig()
        rig.swipe(40)
        rig.touch(.cancelled, 350, 0.41)
        rig.scene.runOut()
        #expect(rig.ends == [.cancel])
        #expect(rig.y == 700)
    }

    @Test func `A gesture without a change drives nothing`() {
        let rig = Rig()
        rig.driver.drive { nil }
        rig.swipe(10)
        rig.touch(.ended, 650, 0.11)
        rig.scene.runOut()
        #expect(rig.ends == [])
        #expect(rig.y == 700)
        #expect(rig.scene.diagnostics == [])
    }

    @Test func `A pinch drives a change`() {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let photo = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scene.window.addSubview(photo)
        let driver = PinchDriver(endScale: 0.5)
        scene.window.addGestureRecognizer(driver.recognizer)
        driver.drive { scene.change { photo.alpha = 0 } }
        func fingers(_ phase: Touch.Phase, _ spread: Double, _ time: Double) {
            scene.send(Touch(phase, at: CGPoint(x: 195 - spread, y: 400), time: time, finger: 0))
            scene.send(Touch(phase, at: CGPoint(x: 195 + spread, y: 400), time: time, finger: 1))
        }
        fingers(.began, 100, 0)
        for step in 1...25 { fingers(.moved, 100 - Double(step), 0.01 * Double(step)) }
        #expect(driver.isDriving)
        let fraction = Double(driver.percentComplete)
        #expect(fraction > 0.3)
        #expect(abs(photo.presentationState.opacity - (1 - fraction)) <= 1e-12)
        driver.cancel()
        scene.runOut()
        #expect(photo.alpha == 1)
    }

    @Test func `A percent driver settles a change as it settles a transition`() {
        let rig = Rig()
        let driver = PercentDrivenInteractiveTransition()
        driver.completionSpeed = 0.5
        let change = rig.scene.change(duration: 1) { rig.card.frame.origin.y = 100 }
        driver.drive(change)
        #expect(driver.duration == 1)
        driver.update(0.75)
        #expect(rig.y == 250)
        driver.finish()
        #expect(change.settlePlan?.duration == 0.5)
        rig.scene.advance(to: 0.25)
        #expect(rig.y == 175)
        rig.scene.runOut()
        #expect(change.isOver)
        #expect(!driver.isDriving)
    }

    @Test func `A driver keeps its change when it gets another one`() {
        let rig = Rig()
        let driver = PercentDrivenInteractiveTransition()
        let first = rig.scene.change { rig.card.alpha = 0 }
        let second = rig.scene.change { rig.card.center.x = 0 }
        driver.drive(first)
        driver.drive(second)
        driver.update(0.5)
        #expect((first.fraction, second.fraction) == (0.5, 0))
        #expect(rig.scene.diagnostics.count == 1)
        driver.cancel()
        second.cancel()
        rig.scene.runOut()
        driver.drive(second)
        #expect(!driver.isDriving)
        #expect(rig.scene.diagnostics.count == 2)
    }

    @Test func `A change in a transition's animator joins its timeline`() {
        let rig = ScriptedTransition()
        var inner: SceneChange?
        rig.script = { [unowned rig] context in
            inner = rig.scene.change(duration: 1) { rig.card.center.x = 100 }
            inner?.addCompletion { context.completeTransition($0 == .finish) }
        }
        rig.completesItself = true
        rig.begin()
        rig.driver.update(0.25)
        #expect(rig.x == 25)
        #expect(inner?.fraction == 0.25)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.card.center.x == 0)
        #expect(rig.home.presentedViewController == nil)
        #expect(inner?.isOver == true)
        #expect(rig.completions == 1)
    }
}
