import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct GestureInterruptionTests {
    private let scene = WindowScene(size: CGSize(width: 400, height: 800))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    init() { scene.window.addSubview(view) }

    private func drag(_ points: [(Double, Double)], finger: Int = 0) {
        for (index, (time, x)) in points.enumerated() {
            scene.send(
                Touch(index == 0 ? .began : .moved, at: CGPoint(x: x, y: 400), time: time, finger: finger))
        }
    }

    @Test func `A recogniser that is removed from its view during a gesture is cancelled, once`() {
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        var hadView: [Bool] = []
        pan.addHandler {
            states.append($0.state); hadView.append($0.view != nil)
        }
        view.addGestureRecognizer(pan)
        drag([(0, 10), (0.1, 60), (0.2, 90)])
        view.removeGestureRecognizer(pan)
        scene.send(Touch(.moved, at: CGPoint(x: 200, y: 400), time: 0.3))
        scene.send(Touch(.ended, at: CGPoint(x: 200, y: 400), time: 0.4))
        #expect(states == [.began, .changed, .cancelled])
        #expect(hadView == [true, true, true])
    }

    @Test func `A second began event of a finger cancels the first touch`() {
        let pan = PanGestureRecognizer()
        var states: [GestureRecognizer.State] = []
        pan.addHandler { states.append($0.state) }
        view.addGestureRecognizer(pan)
        drag([(0, 10), (0.1, 60)])
        view.removeFromSuperview()
        drag([(0.2, 10), (0.3, 60)])
        #expect(states == [.began, .cancelled])
    }

    @Test func `A swipe continues when the animator removes the view on which it began`() {
        // DropInTransition's dismissal removes the presented view and shows a snapshot of it.
        let root = SceneViewController(name: "root")
        let next = SceneViewController(name: "next")
        let drop = DropInTransition(edge: .top)
        let driver = SwipeDriver(edge: .left)
        scene.window.rootViewController = root
        view.removeFromSuperview()
        next.view = SceneView(frame: scene.bounds)
        next.transitioningDelegate = drop
        root.present(next, animated: false)
        drop.driver = driver
        driver.begin = { next.dismiss(animated: true) }
        next.view.addGestureRecognizer(driver.recognizer)
        drag([(0, 10), (0.1, 110), (0.2, 210)])
        #expect(next.view.scene == nil)
        #expect(scene.transition?.fraction == 0.5)
        scene.send(Touch(.ended, at: CGPoint(x: 210, y: 400), time: 0.2))
        #expect(driver.release?.time == 0.2)
        #expect(driver.release?.verdict.outcome == .finish)
        scene.runOut()
        #expect(root.presentedViewController == nil)
    }

    @Test func `An invalid cap on velocity is reported and does not reverse the finger`() {
        let root = SceneViewController(name: "root")
        scene.window.rootViewController = root
        for cap in [-3.0, .nan] {
            let driver = SwipeDriver(edge: .left)
            driver.maximumVelocity = cap
            scene.window.addGestureRecognizer(driver.recognizer)
            let start = scene.now
            drag([(start, 10), (start + 0.02, 60), (start + 0.04, 110)])
            scene.send(Touch(.ended, at: CGPoint(x: 110, y: 400), time: start + 0.05))
            #expect(driver.release!.state.velocity > 0)
            #expect(!scene.diagnostics.isEmpty)
            scene.window.removeGestureRecognizer(driver.recognizer)
        }
    }

    @Test func `Extreme locations neither trap nor block`() {
        let rig = SwipeRig(.drawer)
        let driver = SwipeDriver(edge: .left)
        rig.scene.window.addGestureRecognizer(driver.recognizer)
        let huge = Double.greatestFiniteMagnitude
        rig.scene.send(Touch(.began, at: CGPoint(x: 5, y: 5), time: 0))
        for (index, x) in [huge, -huge, huge, .leastNonzeroMagnitude, -0.0].enumerated() {
            rig.scene.send(
                Touch(.moved, at: CGPoint(x: x, y: x), time: Double(index) * .leastNonzeroMagnitude))
        }
        rig.scene.send(Touch(.ended, at: CGPoint(x: huge, y: 0), time: 1))
        #expect(driver.release != nil && !driver.isSwiping)
    }
}
