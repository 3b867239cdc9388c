import Foundation
import Hooke
import Testing

@testable import HookeScene

/// Straight pieces for the rests of interrupted motions.
@Suite struct OffsetBendsTests {
    private static let difference = MotionState(
        position: SIMD4<Double>(300, -40, 0, 1), velocity: SIMD4(-2000, 900, 5, 0),
        acceleration: SIMD4(100, 0, 9000, -3))

    private static func laws() throws -> [HandoverLaw] {
        [
            .spring(.bouncy), .spring(.smooth), .spring(try Spring(mass: 2, stiffness: 300, damping: 90)),
            try .thirdOrder(rate: 12), try .quintic(0.5), try .quintic(0.4, .c2),
            try .quintic(0.4, neverCrossesZero: true),
        ]
    }

    @Test func `Straight pieces of an offset are within the error, which is not much smaller`() throws {
        for law in try Self.laws() {
            let offset = try #require(AnimatableOffset(law, from: Self.difference, rest: .quad(.zero)))
            guard case .vector(let vector) = offset.form else { return }
            let (times, bound) = try vector.straightTimes(to: offset.duration, error: 0.1)
            #expect(bound.max() <= 0.1)
            #expect(times.first == 0 && times.last == offset.duration)
            #expect(times.count <= 600)
            var worst = SIMD4<Double>.zero
            for (low, high) in zip(times, times.dropFirst()) {
                let (a, b) = (vector.position(at: low), vector.position(at: high))
                for part in 1..<16 {
                    let share = Double(part) / 16
                    let missed = a + (b - a) * share - vector.position(at: low + (high - low) * share)
                    worst = pointwiseMax(worst, missed.magnitudes)
                }
            }
            for component in 0..<4 { #expect(worst[component] <= bound[component] + 1e-11, "\(law.kind)") }
            #expect(worst.max() >= 0.005, "\(law.kind)")
        }
    }

    @Test func `A scene after a handover is approximated within the distance`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 40, y: 600, width: 300, height: 200), name: "card")
        scene.window.addSubview(card)
        for law in try Self.laws() {
            scene.animate(withDuration: 0.6) { card.center.y = 200 }
            scene.advance(to: scene.now + 0.2)
            scene.animate(withDuration: 0.5, interruption: .handover(law)) {
                card.center = CGPoint(x: 100, y: 700)
            }
            let timeline = try scene.startedTimeline()
            let straight = try timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.1)
            #expect(straight.distance <= 0.1)
            let start = scene.now
            for step in 0...60 {
                let time = 0.02 * Double(step)
                scene.advance(to: start + time)
                let shown = straight.channels[0].value(at: scene.now - start).vector ?? .zero
                let exact = card.presentationState.position
                #expect(hypot(shown.x - exact.x, shown.y - exact.y) <= 0.1, "\(law.kind) at \(time)")
            }
            scene.advance(to: scene.now + 20)
        }
    }

    @Test func `A fade and the offset of a transform are refused`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 40, y: 600, width: 300, height: 200), name: "card")
        scene.window.addSubview(card)
        scene.animate(withDuration: 0.6) { card.transform = .rotation(1) }
        scene.advance(to: 0.2)
        scene.animate(withDuration: 0.5, interruption: .handover(.spring(.snappy))) {
            card.transform = .identity
        }
        let timeline = try scene.startedTimeline()
        #expect(throws: HookeError.self) { try timeline.linearApproximation(of: scene.modelSnapshot()) }
    }
}
