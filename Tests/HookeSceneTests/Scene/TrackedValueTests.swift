import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

/// Velocities of properties that a hand moves.
@Suite struct TrackedValueTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let card = SceneView(frame: CGRect(x: 40, y: 600, width: 300, height: 200), name: "card")

    init() { scene.window.addSubview(card) }

    /// Moves the card for 0.1 s: (300, −900) points, 1.2 rad and 0.5 of its size per second.
    private func drag(_ until: Double = 0.1) {
        for step in 0...12 {
            let time = until * Double(step) / 12
            scene.advance(to: time)
            scene.performTracking {
                card.center = CGPoint(x: 100 + 300 * time, y: 700 - 900 * time)
                card.bounds.size.width = 300 + 150 * time
                card.alpha = 1 - 2 * time
                card.transform = .rotation(1.2 * time)
            }
        }
    }

    private func state(_ property: AnimatedProperty) -> MotionState<SIMD4<Double>> {
        guard case .vector(let state)? = card.shownMotion(of: property) else { return .still }
        return state
    }

    @Test func `A card that is thrown leaves with the velocity of each property that the hand moved`() throws
    {
        drag()
        scene.animate(.smooth, interruption: .handover(.spring(.smooth))) {
            card.center = CGPoint(x: 195, y: 300)
            card.bounds.size.width = 300
            card.alpha = 1
            card.transform = .identity
        }
        #expect((state(.position).velocity - SIMD4(300, -900, 0, 0)).norm <= 1e-6)
        #expect((state(.bounds).velocity - SIMD4(0, 0, 150, 0)).norm <= 1e-6)
        #expect(abs(state(.opacity).velocity.x + 2) <= 1e-9)
        guard case .transform(let matrix)? = card.shownMotion(of: .transform) else { return }
        let (angle, rate) = (0.12, 1.2)
        // A rotation by a matrix's entries, which the parabola fits within 2e-3.
        #expect(abs(matrix.velocity.m11 + rate * sin(angle)) <= 2e-3)
        #expect(abs(matrix.velocity.m12 - rate * cos(angle)) <= 2e-3)
        // The next frame moves as far as the last.
        let y = card.presentationState.position.y
        scene.advance(to: 0.101)
        #expect(abs(card.presentationState.position.y - y + 0.9) <= 0.02)
    }

    @Test func `A spring that replaces motions starts with the hand's velocity along its way`() {
        drag()
        scene.animate(.smooth, interruption: .fromCurrentState) {
            card.center = CGPoint(x: card.center.x + 100, y: card.center.y - 300)
        }
        #expect((state(.position).velocity - SIMD4(300, -900, 0, 0)).norm <= 1e-6)
    }

    @Test func `The additive default ignores the hand's velocity, as UIKit does`() {
        drag()
        scene.animate(.smooth) { card.center = CGPoint(x: 195, y: 300) }
        #expect(state(.position).velocity == .zero)
    }

    @Test func `A hand that rested for 40 ms, or a value set by others, leaves no velocity`() {
        drag()
        scene.advance(to: 0.15)
        #expect(card.trackedVelocity(of: .position) == .zero)
        card.center.x += 1
        #expect(card.trackedVelocity(of: .position) == nil)
        scene.advance(to: 0.16)
        scene.performTracking { card.center.x += 1 }
        #expect(card.trackedVelocity(of: .position) == .zero)
    }

    @Test func `Coordinates set one after the other at one time are one sample`() {
        for step in 0...10 {
            let time = 0.01 * Double(step)
            scene.advance(to: time)
            scene.performTracking {
                card.center.x = 100 + 200 * time
                card.center.y = 100 + 400 * time * time
            }
        }
        let velocity = card.trackedVelocity(of: .position) ?? .zero
        #expect((velocity - SIMD4(200, 80, 0, 0)).norm <= 1e-9)
    }
}
