import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Faults of other systems that must not occur here. The numbers are those of their public trackers, as far as known.
@Suite struct FlightComplaintTests {
    /// Probably motion 1249 and Flutter 31667: an element in a turned or scaled parent leaves from its upright bounds.
    @Test func `A flight leaves a turned and scaled cell from its own corners, not from its bounding box`()
        throws
    {
        let turned = Transform3D.scale(x: 1.4, y: 0.8).concatenating(.rotationZ(0.5))
        let rig = FlightRig(transform: turned, isDriven: true)
        let rest = try #require(rig.scene.snapshot().projectedViews().first { $0.name == "cell" })
        rig.push()
        rig.driver.update(1e-12)
        let flight = try #require(rig.flight)
        for (a, b) in zip(flight.corners, rest.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
    }

    /// Probably motion 2911 and 3573: corners and shadows stretch while the box changes its shape.
    @Test func `Corners stay round and shadows even while a box changes its proportions`() throws {
        let rig = FlightRig(isDriven: true)
        rig.cell.layer.cornerRadius = 12
        rig.cell.layer.shadowOpacity = 0.5
        rig.cell.layer.shadowRadius = 10
        rig.photo.layer.cornerRadius = 12
        rig.photo.layer.shadowOpacity = 0.5
        rig.photo.layer.shadowRadius = 10
        rig.push()
        for step in 1..<20 {
            rig.driver.update(Double(step) / 20)
            let flight = try #require(rig.flight)
            #expect(abs(flight.state.cornerRadius - 12) < 1e-12)
            #expect(abs(flight.state.decoration.shadowRadius - 10) < 1e-12)
            // The flight has real bounds, so nothing scales its corners.
            let width = (flight.corners[1] - flight.corners[0]).norm
            #expect(abs(width - flight.state.bounds.size.width) < 1e-9)
        }
    }

    /// Probably Flutter 40239 and reanimated 4820: with the gesture back, elements do not fly, or stay invisible.
    @Test func `Under a finger that goes back elements fly, and a cancel shows all again`() throws {
        let rig = FlightRig(isDriven: true)
        rig.push()
        rig.driver.finish()
        rig.scene.runOut()
        let before = rig.scene.snapshot().root
        for _ in 0..<3 {
            rig.stack.popViewController(animated: true)
            rig.driver.update(0.4)
            #expect(rig.flight != nil && rig.photo.presentationState.isHidden)
            #expect(rig.photo.alpha == 1 && !rig.photo.isHidden)
            rig.driver.cancel()
            rig.scene.runOut()
            #expect(rig.scene.snapshot().root == before && rig.isClean)
        }
    }

    /// Probably reanimated 6244 and Flutter 72947: quick pushes and pops leave an element on screen, or none.
    @Test func `Pushes and pops in quick succession leave each screen with its own elements`() {
        let rig = FlightRig()
        var random = SeededGenerator(seed: 0x21_41)
        for _ in 0..<randomCases(60) {
            if random.chance(0.5) {
                rig.stack.pushViewController(rig.page, animated: random.chance(0.8))
            } else {
                rig.stack.popViewController(animated: random.chance(0.8))
            }
            rig.scene.advance(to: rig.scene.now + 0.5 * random.unit())
        }
        rig.scene.runOut()
        #expect(rig.isClean)
        let top = rig.stack.topViewController.view
        #expect(rig.stack.view.subviews.map(\.id) == [top.id])
    }

    /// Probably astryx 5161: a flight that is caught or turned around jumps to its end first.
    @Test func `A zoom that is caught on its way goes on from there, in both directions`() throws {
        let rig = FlightRig(zooms: true)
        rig.push()
        rig.scene.advance(to: 1)
        func send(_ phase: Touch.Phase, _ y: Double, _ wait: Double) {
            rig.scene.send(Touch(phase, at: CGPoint(x: 195, y: y), time: rig.scene.now + wait))
        }
        send(.began, 300, 0)
        for step in 1...30 { send(.moved, 300 + 10 * Double(step), 0.01) }
        send(.ended, 600, 0)
        for _ in 0..<2 {
            rig.scene.advance(to: rig.scene.now + 0.06)
            let settling = try #require(rig.flight)
            send(.began, 300, 0)
            send(.moved, 312, 0)
            let caught = try #require(rig.flight)
            for (a, b) in zip(settling.corners, caught.corners) { #expect((a - b).norm < 1e-9) }
            send(.ended, 312, 0)
        }
        rig.scene.runOut()
        #expect(rig.isClean && rig.scene.transition == nil)
    }
}
