import Foundation
import Hooke
import HookeTimeline
import Testing

@Suite struct SettlePlanExtremesTests {
    private static let styles: [SettlePlan.Style] = [.spring, .cubic, .timed(.easeInOut)]
    private static let overshoots: [SettlePlan.Overshoot] = [
        .clamp, .extrapolate, .rubberBand(limit: 0.1), .rubberBand(limit: .leastNonzeroMagnitude),
        .rubberBand(limit: 1e308),
    ]

    @Test func `S19: For all inputs a plan is finite and ends at its target, or throws`() {
        let numbers = [
            0, .leastNonzeroMagnitude, 0x1p-1030, 1e-160, 1e-9, 0.3, 1, 1.5, 1e9, 1e160,
            .greatestFiniteMagnitude,
        ].flatMap { [$0, -$0] }
        for style in Self.styles {
            for overshoot in Self.overshoots {
                for fraction in numbers {
                    for velocity in numbers {
                        for (duration, speed) in [
                            (0, 1), (0.3, 1), (.leastNonzeroMagnitude, 1), (1e308, 1),
                            (0.3, .leastNonzeroMagnitude), (1, 1e308),
                        ] {
                            for outcome in [TransitionOutcome.finish, .cancel] {
                                guard
                                    let plan = try? SettlePlan(
                                        style, from: fraction, velocity: velocity, to: outcome,
                                        duration: duration,
                                        speed: speed, overshoot: overshoot)
                                else { continue }
                                let label = Comment(
                                    rawValue:
                                        "\(style) \(overshoot) \(fraction) \(velocity) \(duration) \(speed)")
                                #expect(plan.duration.isFinite && plan.duration >= 0, label)
                                #expect(plan.fraction(at: plan.duration) == plan.target, label)
                                for share in [0, 0.25, 0.5, 0.999] {
                                    let p = plan.fraction(at: plan.duration * share)
                                    #expect(p.isFinite, label)
                                    #expect(plan.velocity(at: plan.duration * share).isFinite, label)
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `Errors name the invalid value`() {
        #expect(throws: HookeError.self) {
            try SettlePlan(
                .timed(.easeInOut), from: 0.5, velocity: 0, to: .finish, duration: 0.3,
                speed: .leastNonzeroMagnitude)
        }
        do {
            _ = try SettlePlan(.spring, from: 0.5, velocity: 1e308, to: .finish, duration: 1)
        } catch {
            #expect(!"\(error)".contains("damping"), "\(error)")
        }
    }

    @Test func `S19: The range includes values of a completion curve outside its ends`() throws {
        let curve = try CubicBezier(x1: 0.3, y1: -0.8, x2: 0.6, y2: 1.9)
        let plan = try SettlePlan(.timed(curve), from: 0.2, velocity: 0, to: .finish, duration: 1)
        for step in 0...1000 {
            let p = plan.fraction(at: plan.duration * Double(step) / 1000)
            #expect(plan.range.lowerBound - 1e-15 <= p && p <= plan.range.upperBound + 1e-15)
        }
        #expect(plan.largestOvershoot > 0.01)
    }

    @Test func `S18, S19: Released beyond the target, the overshoot is on the near side`() throws {
        let plan = try SettlePlan(
            .spring, from: 1.2, velocity: 0, to: .finish, duration: 1, overshoot: .extrapolate)
        #expect(plan.largestOvershoot == 0)
        let fast = try SettlePlan(
            .spring, from: 1.2, velocity: -40, to: .finish, duration: 1, overshoot: .extrapolate)
        #expect(fast.largestOvershoot > 0.1)
    }
}
