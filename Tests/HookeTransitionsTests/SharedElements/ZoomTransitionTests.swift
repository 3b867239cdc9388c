import Foundation
import Hooke
import HookeGeometry
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct ZoomTransitionTests {
    /// A grid with a scaled and turned cell, which opens to a photo.
    private final class Rig {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let list = SceneViewController(name: "list")
        let photo = SceneViewController(name: "photo")
        let cell = SceneView(frame: CGRect(x: 20, y: 500, width: 100, height: 100), name: "cell")
        var hasSource = true
        let zoom: ZoomTransition
        var stack: NavigationController?

        init(isPushed: Bool = false, opens: Bool = true) {
            var provider: (ZoomSourceContext) -> SceneView? = { _ in nil }
            zoom = ZoomTransition { provider($0) }
            list.view = SceneView(frame: scene.bounds, name: "list")
            cell.layer.transform = .rotationZ(0.2)
            cell.layer.cornerRadius = 12
            cell.backgroundColor = .black
            list.view.addSubview(cell)
            photo.view = SceneView(frame: scene.bounds, name: "photo")
            photo.modalPresentationStyle = .fullScreen
            photo.preferredTransition = zoom
            provider = { [unowned self] _ in hasSource ? cell : nil }
            if isPushed {
                let stack = NavigationController(rootViewController: list)
                self.stack = stack
                scene.window.rootViewController = stack
            } else {
                scene.window.rootViewController = list
            }
            guard opens else { return }
            open()
            scene.advance(to: 1)
        }

        func open() {
            if let stack {
                stack.pushViewController(photo, animated: true)
            } else {
                list.present(photo, animated: true)
            }
        }

        var flight: ProjectedView? {
            scene.snapshot().projectedViews().first { $0.name == "zoom flight" && !$0.isHidden }
        }

        var isOpen: Bool {
            stack.map { $0.topViewController === photo } ?? (list.presentedViewController === photo)
        }

        /// Moves a finger from (195, 400) down, 10 ms a step.
        func drag(by distance: Double, steps: Int = 10, lifts: Bool = true, at start: Double? = nil) {
            let start = start ?? scene.now
            func send(_ phase: Touch.Phase, _ y: Double, _ step: Int) {
                scene.send(Touch(phase, at: CGPoint(x: 195, y: y), time: start + 0.01 * Double(step)))
            }
            send(.began, 400, 0)
            for step in 1...steps { send(.moved, 400 + distance * Double(step) / Double(steps), step) }
            if lifts { send(.ended, 400 + distance, steps) }
        }

        /// Whether nothing remains of flights.
        var isClean: Bool {
            var clean = scene.flightTable.flights.isEmpty && !cell.presentationState.isHidden
            func search(_ view: SceneView) {
                if view.name.hasSuffix("flight") || view.name == "dim" { clean = false }
                if view.existingExtras?.presenters.isEmpty == false { clean = false }
                for child in view.subviews { search(child) }
            }
            search(scene.window)
            return clean && !photo.view.presentationState.isHidden
        }
    }

    @Test(arguments: [false, true])
    func `A zoom opens and closes by time, and leaves nothing`(isPushed: Bool) throws {
        let rig = Rig(isPushed: isPushed, opens: false)
        rig.open()
        #expect(rig.flight == nil)
        rig.scene.advance(to: 0.2)
        let middle = try #require(rig.flight)
        // Halfway from 100 × 100 to 390 × 844 by the ease-in-out curve.
        #expect(abs(middle.state.bounds.size.width - 245) < 1e-9)
        #expect(abs(middle.state.bounds.size.height - 472) < 1e-9)
        #expect(rig.cell.presentationState.isHidden && rig.photo.view.presentationState.isHidden)
        #expect(!rig.cell.isHidden && rig.cell.alpha == 1)
        rig.scene.advance(to: 0.4)
        #expect(rig.isOpen && rig.isClean && rig.scene.transition == nil)
        if isPushed {
            rig.stack?.popViewController(animated: true)
        } else {
            rig.photo.dismiss(animated: true)
        }
        rig.scene.advance(to: 0.6)
        #expect(abs((rig.flight?.state.bounds.size.width ?? 0) - 245) < 1e-9)
        rig.scene.advance(to: 1)
        #expect(!rig.isOpen && rig.isClean)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test(arguments: [false, true])
    func `A drag carries the photo with the finger, and a throw closes it`(isPushed: Bool) throws {
        let rig = Rig(isPushed: isPushed)
        rig.drag(by: 300, lifts: false)
        let held = try #require(rig.flight)
        let factor = held.state.bounds.size.width / 390
        // The finger began to count at 420 or 430, after the distance of recognition.
        let start = 400 + 30.0
        #expect(abs(held.state.position.y - (700 + factor * (422 - start))) < 1e-9, "\(held.state.position)")
        #expect(rig.scene.transition?.isInteractive == true)
        rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: 700), time: rig.scene.now))
        #expect(rig.zoom.driver.release?.verdict.outcome == .finish)
        rig.scene.runOut()
        #expect(!rig.isOpen && rig.isClean && rig.scene.transition == nil)
    }

    @Test(arguments: [false, true])
    func `A short drag settles back, to the bit`(isPushed: Bool) {
        let rig = Rig(isPushed: isPushed)
        let before = rig.scene.snapshot().root
        rig.drag(by: 60, steps: 60)
        #expect(rig.zoom.driver.release?.verdict.outcome == .cancel)
        rig.scene.runOut()
        #expect(rig.isOpen && rig.isClean)
        #expect(rig.scene.snapshot().root == before)
    }

    @Test func `Place and velocity are continuous at the release`() throws {
        let rig = Rig()
        rig.drag(by: 320, steps: 32, lifts: false)
        let now = rig.scene.now
        let held = try #require(rig.flight)
        rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: 720), time: now))
        let released = try #require(rig.flight)
        for (a, b) in zip(held.corners, released.corners) { #expect((a - b).norm < 1e-9) }
        let h = 1e-4
        rig.scene.advance(to: now + h)
        let late = try #require(rig.flight)
        // The finger moved at 1000 points per second; the picture a bit less, as it shrinks.
        let speed = (late.state.position.y - released.state.position.y) / h
        #expect(speed > 900 && speed < 1_050, "\(speed)")
    }

    @Test func `A settling photo is grabbed where it is, and follows again`() throws {
        let rig = Rig()
        rig.drag(by: 300)
        rig.scene.advance(to: rig.scene.now + 0.1)
        let settling = try #require(rig.flight)
        let grabbed = rig.scene.now
        rig.scene.send(Touch(.began, at: CGPoint(x: 195, y: 300), time: grabbed))
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: 312), time: grabbed))
        let caught = try #require(rig.flight)
        for (a, b) in zip(settling.corners, caught.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        #expect(rig.scene.transition?.isInteractive == true)
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: 318), time: grabbed + 0.5))
        let moved = try #require(rig.flight)
        #expect(abs(moved.state.position.y - caught.state.position.y) > 3)
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: 312), time: grabbed + 1))
        rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: 312), time: grabbed + 2))
        rig.scene.runOut()
        #expect(rig.isClean && rig.scene.transition == nil)
    }

    @Test func `A pinch shrinks the photo about the fingers, and closes it`() throws {
        let rig = Rig()
        let start = rig.scene.now
        func both(_ phase: Touch.Phase, _ span: Double, _ time: Double) {
            for finger in 0...1 {
                let x = 195 + (finger == 0 ? -span : span) / 2
                rig.scene.send(Touch(phase, at: CGPoint(x: x, y: 400), time: start + time, finger: finger))
            }
        }
        both(.began, 300, 0)
        for step in 1...20 { both(.moved, 300 - 10 * Double(step), 0.02 * Double(step)) }
        let held = try #require(rig.flight)
        #expect(held.state.bounds.size.width < 180)
        #expect(abs(held.state.position.x - 195) < 10)
        both(.ended, 100, 0.9)
        #expect(rig.zoom.driver.release?.verdict.outcome == .finish)
        rig.scene.runOut()
        #expect(!rig.isOpen && rig.isClean)
    }

    @Test func `A second finger, and its end, move nothing by themselves`() throws {
        let rig = Rig()
        rig.drag(by: 100, lifts: false)
        let start = rig.scene.now
        let dragged = try #require(rig.flight)
        rig.scene.send(Touch(.began, at: CGPoint(x: 100, y: 200), time: start, finger: 1))
        rig.scene.send(Touch(.moved, at: CGPoint(x: 100, y: 200), time: start, finger: 1))
        let pinched = try #require(rig.flight)
        for (a, b) in zip(dragged.corners, pinched.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        rig.scene.send(Touch(.moved, at: CGPoint(x: 130, y: 300), time: start + 0.1, finger: 1))
        let moved = try #require(rig.flight)
        rig.scene.send(Touch(.ended, at: CGPoint(x: 130, y: 300), time: start + 0.1, finger: 1))
        rig.scene.send(Touch(.moved, at: CGPoint(x: 195, y: 500), time: start + 0.1))
        let alone = try #require(rig.flight)
        for (a, b) in zip(moved.corners, alone.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: 500), time: start + 1))
        rig.scene.runOut()
        #expect(rig.isClean && rig.scene.transition == nil)
    }

    @Test func `A third screen while a closing settles ends it and continues its flight`() throws {
        let rig = Rig(isPushed: true)
        rig.drag(by: 300)
        rig.scene.advance(to: rig.scene.now + 0.12)
        let settling = try #require(rig.flight)
        let third = SceneViewController(name: "third")
        third.view = SceneView(frame: rig.scene.bounds, name: "third")
        third.preferredTransition = .zoom { [unowned rig] _ in rig.cell }
        rig.stack?.pushViewController(third, animated: true)
        #expect(rig.stack?.viewControllers.count == 2)
        let taken = try #require(rig.flight)
        for (a, b) in zip(settling.corners, taken.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        rig.scene.runOut()
        #expect(rig.stack?.topViewController === third && rig.isClean)
    }

    @Test func `A third screen under a finger waits for the end`() {
        let rig = Rig(isPushed: true)
        rig.drag(by: 200, lifts: false)
        rig.stack?.pushViewController(SceneViewController(name: "third"), animated: true)
        #expect(rig.scene.transition?.isInteractive == true && rig.scene.diagnostics == [])
        rig.scene.send(Touch(.ended, at: CGPoint(x: 195, y: 600), time: rig.scene.now + 1))
        rig.scene.runOut()
        #expect(rig.stack?.topViewController.name == "third")
    }

    @Test func `Without a source the photo scales about its centre to 0.75 and fades`() {
        let rig = Rig()
        rig.hasSource = false
        rig.photo.dismiss(animated: true)
        #expect(rig.flight == nil)
        rig.scene.advance(to: 1.2)
        let state = rig.photo.view.presentationState
        #expect(abs(state.transform.m11 - 0.875) < 1e-12 && abs(state.opacity - 0.5) < 1e-12)
        #expect(state.position == CGPoint(x: 195, y: 422))
        rig.scene.advance(to: 2)
        #expect(!rig.isOpen && rig.photo.view.alpha == 1 && rig.photo.view.layer.transform == .identity)
    }

    @Test func `With reduced motion the photo fades and nothing flies, under a finger too`() {
        let rig = Rig(opens: false)
        rig.scene.policies.reducesMotion = true
        rig.open()
        rig.scene.advance(to: 0.2)
        #expect(rig.flight == nil && rig.photo.view.presentationState.opacity < 1)
        rig.scene.advance(to: 1)
        #expect(rig.isOpen)
    }

    @Test func `The options may refuse the gesture`() {
        let rig = Rig(opens: false)
        let options = ZoomOptions()
        options.interactiveDismissShouldBegin = { !$0.willBegin }
        rig.photo.preferredTransition = .zoom(options: options) { [unowned rig] _ in rig.cell }
        rig.open()
        rig.scene.advance(to: 1)
        rig.drag(by: 300)
        #expect(rig.scene.transition == nil && rig.isOpen)
    }

    @Test(arguments: [true, false])
    func `With an alignment rectangle the source lies at its place in the growing screen`(isOpening: Bool)
        throws
    {
        let rig = Rig(opens: false)
        rig.cell.layer.transform = .identity
        let options = ZoomOptions()
        options.alignmentRectProvider = { context in
            context.zoomedViewController.name == "photo" && context.sourceView.name == "cell"
                ? CGRect(x: 45, y: 100, width: 300, height: 300) : nil
        }
        rig.photo.preferredTransition = .zoom(options: options) { [unowned rig] _ in rig.cell }
        rig.open()
        if !isOpening {
            rig.scene.advance(to: 1)
            rig.photo.dismiss(animated: true)
        }
        let start = rig.scene.now
        for step in 1..<8 {
            rig.scene.advance(to: start + 0.05 * Double(step))
            let shown = rig.scene.snapshot().projectedViews()
            let small = try #require(shown.first { $0.name == "cell snapshot" })
            let large = try #require(shown.first { $0.name == "photo snapshot" })
            let flight = try #require(rig.flight)
            let scale = (large.corners[1].x - large.corners[0].x) / 390
            let place = large.corners[0] + SIMD2(45, 100) * scale
            // 2e-13 was seen.
            #expect((small.corners[0] - place).norm < 1e-9, "\(small.corners[0]) \(place)")
            #expect(abs(small.corners[1].x - small.corners[0].x - 300 * scale) < 1e-9)
            let t = (flight.state.bounds.size.width - 100) / 290
            #expect(abs(scale - (t + (1 - t) / 3)) < 1e-9)
        }
        rig.scene.runOut()
        #expect(rig.isClean && rig.scene.diagnostics.allSatisfy { !$0.description.contains("alignment") })
    }

    @Test func `An empty alignment rectangle is reported and ignored`() {
        let rig = Rig(opens: false)
        let options = ZoomOptions()
        options.alignmentRectProvider = { _ in .zero }
        rig.photo.preferredTransition = .zoom(options: options) { [unowned rig] _ in rig.cell }
        rig.open()
        #expect(rig.scene.diagnostics.contains { $0.description.contains("alignment rectangle") })
        rig.scene.runOut()
        #expect(rig.isOpen && rig.isClean)
    }

    @Test func `At the small end the zoomed screen is not shown, by time and held`() throws {
        let rig = Rig(opens: false)
        rig.open()
        #expect(rig.flight == nil && rig.photo.view.presentationState.isHidden)
        #expect(!rig.cell.presentationState.isHidden)
        rig.scene.advance(to: 1)
        #expect(!rig.photo.view.presentationState.isHidden)
        rig.photo.dismiss(animated: true)
        #expect(!rig.photo.view.presentationState.isHidden)
        let transition = try #require(rig.scene.transition)
        transition.pauseInteractiveTransition()
        transition.updateInteractiveTransition(1)
        #expect(rig.photo.view.presentationState.isHidden && !rig.cell.presentationState.isHidden)
        transition.cancelInteractiveTransition()
        rig.scene.runOut()
        #expect(rig.isOpen && rig.isClean)
    }
}
