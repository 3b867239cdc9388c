import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct SettlePlanTests {
    @Test func `S15: The spring matches the published values: p = 0.4, v = +2, ζ 1, response 0.4`() throws {
        let plan = try SettlePlan(.spring, from: 0.4, velocity: 2, to: .finish, duration: 1)
        for (time, value) in [(0.1, 0.72093), (0.2, 0.90990), (0.4, 0.99333)] {
            #expect((plan.fraction(at: time) - value).magnitude <= 5e-6)
        }
    }

    @Test func `S7: D = 1, p = 0.6: 0.4 s to finish, 1 s at speed 0.4, 0.6 s to cancel`() throws {
        let rule = SettlePlan.Style.timed(.easeInOut)
        func duration(_ outcome: TransitionOutcome, speed: Double = 1) throws -> Double {
            try SettlePlan(rule, from: 0.6, velocity: 3, to: outcome, duration: 1, speed: speed).duration
        }
        #expect(try duration(.finish) == 0.4)
        #expect(try duration(.finish, speed: 0.4) == 1)
        #expect(try duration(.cancel) == 0.6)
        let plan = try SettlePlan(rule, from: 0.6, velocity: 3, to: .finish, duration: 1)
        #expect(plan.fraction(at: 0.2) == 0.8, "half way through an even curve")
        #expect(plan.initialVelocity == 0, "the rule forgets the finger")
    }

    private struct Case {
        var fraction, velocity, duration: Double
        var outcome: TransitionOutcome
    }

    private let cases = Generator<Case>(
        draw: { random in
            Case(
                fraction: random.chance(0.1) ? (random.chance(0.5) ? 0 : 1) : random.unit(),
                velocity: random.chance(0.1) ? 0 : random.uniform(-20...20),
                duration: random.uniform(0.05...3),
                outcome: random.chance(0.5) ? .finish : .cancel)
        },
        shrink: { c in
            simplerDoubles(c.velocity).map {
                Case(fraction: c.fraction, velocity: $0, duration: c.duration, outcome: c.outcome)
            }
        })

    @Test func `S15: Springs and cubics start at the finger with its velocity and end at the target`() {
        for style in [SettlePlan.Style.spring, .cubic] {
            for overshoot in [SettlePlan.Overshoot.clamp, .extrapolate, .rubberBand(limit: 0.1)] {
                checkProperty(seed: 7, cases: 400, cases) { c in
                    let plan = try SettlePlan(
                        style, from: c.fraction, velocity: c.velocity, to: c.outcome, duration: c.duration,
                        overshoot: overshoot)
                    if plan.fraction(at: 0) != (plan.duration > 0 ? c.fraction : plan.target) {
                        return "starts at \(plan.fraction(at: 0))"
                    }
                    if plan.duration > 0 {
                        // Worst error: 2.0e-16 of the velocity.
                        if let off = difference(
                            plan.velocity(at: 0), c.velocity, within: 1e-15 * max(1, c.velocity.magnitude),
                            "velocity")
                        {
                            // A rubber band has slope 1 at the target, so the start is unchanged.
                            return off
                        }
                    } else if plan.initialVelocity != 0, overshoot != .clamp {
                        return "a moving finger was given no time"
                    }
                    if plan.fraction(at: plan.duration) != plan.target { return "ends beside the target" }
                    if plan.fraction(at: .infinity) != plan.target { return "rests beside the target" }
                    return nil
                }
            }
        }
    }

    @Test func `S19: All values are in the plan's range, and its bounds are reached`() {
        for overshoot in [SettlePlan.Overshoot.clamp, .extrapolate, .rubberBand(limit: 0.2)] {
            for style in [SettlePlan.Style.spring, .cubic, .timed(.easeInOut)] {
                checkProperty(seed: 8, cases: 60, cases) { c in
                    let plan = try SettlePlan(
                        style, from: c.fraction, velocity: c.velocity, to: c.outcome, duration: c.duration,
                        overshoot: overshoot)
                    var low = plan.fraction(at: 0)
                    var high = low
                    for step in 0...600 {
                        let x = plan.fraction(at: plan.duration * Double(step) / 600)
                        low = min(low, x)
                        high = max(high, x)
                    }
                    // 600 samples miss an extreme by less than 1e-3 of the velocity.
                    let room = 1e-3 * max(1, c.velocity.magnitude)
                    if low < plan.range.lowerBound - 1e-12 || high > plan.range.upperBound + 1e-12 {
                        return "\(low)...\(high) leaves \(plan.range)"
                    }
                    if low > plan.range.lowerBound + room || high < plan.range.upperBound - room {
                        return "\(low)...\(high) does not reach \(plan.range)"
                    }
                    return nil
                }
            }
        }
    }

    @Test func `S18: Clamped plans never pass the target, rubber bands never pass their limit`() throws {
        let clamped = try SettlePlan(.spring, from: 0.9, velocity: 20, to: .finish, duration: 1)
        #expect(clamped.largestOvershoot == 0)
        #expect(clamped.duration < 0.01, "it arrives fast and rests")
        let free = try SettlePlan(
            .spring, from: 0.9, velocity: 20, to: .finish, duration: 1, overshoot: .extrapolate)
        #expect(free.largestOvershoot > 0.3)
        let banded = try SettlePlan(
            .spring, from: 0.9, velocity: 20, to: .finish, duration: 1, overshoot: .rubberBand(limit: 0.1))
        #expect(banded.largestOvershoot > 0.05 && banded.largestOvershoot < 0.1)
    }

    @Test(arguments: [(1.0, 1.0), (1.0, -1.0), (0.45, 1.0), (0.2, -1.0)])
    func `S18, S19: Released at the target with a velocity, the rubber band holds it on both sides`(
        ratio: Double, sign: Double
    ) throws {
        let spring = try Spring(response: 0.4, dampingRatio: ratio)
        for outcome in [TransitionOutcome.finish, .cancel] {
            for velocity in [0.5, 5, 20, 300] {
                let plan = try SettlePlan(
                    .spring(spring), from: outcome.fraction, velocity: sign * velocity, to: outcome,
                    duration: 1, overshoot: .rubberBand(limit: 0.1))
                // The first extreme of a spring from its target: v/ω·e^(−ζ·acos ζ/√(1 − ζ²)), e^(−1) for ζ = 1.
                let lean = ratio < 1 ? ratio * acos(ratio) / (1 - ratio * ratio).squareRoot() : 1
                let pull = velocity * 0.4 / (2 * .pi) * exp(-lean)
                let most = pull * 0.1 / (pull + 0.1)
                let end = sign > 0 ? plan.range.upperBound : plan.range.lowerBound
                #expect(abs((end - plan.target) * sign - most) < 1e-12)
                let free = try SettlePlan(
                    .spring(spring), from: outcome.fraction, velocity: sign * velocity, to: outcome,
                    duration: 1, overshoot: .extrapolate)
                #expect(abs(free.largestOvershoot - pull) < 1e-12 * max(1, pull))
                #expect(
                    plan.range.lowerBound > plan.target - 0.1 && plan.range.upperBound < plan.target + 0.1)
                for step in 0...200 {
                    let p = plan.fraction(at: plan.duration * Double(step) / 200)
                    #expect(plan.range.lowerBound - 1e-15 <= p && p <= plan.range.upperBound + 1e-15)
                }
            }
        }
    }

    @Test(arguments: [0.3, 0.8, 0.95, 1])
    func `S18: A clamped plan lasts until it arrives or has settled, whichever is first`(ratio: Double) throws
    {
        let spring = try Spring(response: 0.4, dampingRatio: ratio)
        func plan(_ overshoot: SettlePlan.Overshoot) throws -> SettlePlan {
            try SettlePlan(
                .spring(spring), from: 0, velocity: 0, to: .finish, duration: 1, overshoot: overshoot)
        }
        // From rest it passes the target where tan ωt = −ω/γ, at ωt = π − acos ζ.
        let frequency = 2 * .pi / 0.4 * (1 - ratio * ratio).squareRoot()
        let arrival = ratio < 1 ? (.pi - acos(ratio)) / frequency : .infinity
        let (clamped, free) = (try plan(.clamp), try plan(.extrapolate))
        #expect(abs(clamped.duration - min(arrival, free.duration)) < 1e-12)
    }

    @Test func `S16: A cubic that would overshoot is shortened`() throws {
        let slow = try SettlePlan(.cubic, from: 0.5, velocity: 0.1, to: .finish, duration: 2)
        #expect(slow.duration == 1)
        let fast = try SettlePlan(.cubic, from: 0.5, velocity: 10, to: .finish, duration: 2)
        #expect(fast.duration == 0.15)
        #expect(fast.largestOvershoot == 0)
    }

    @Test func `S9: A release at the target takes no time`() throws {
        for style in [SettlePlan.Style.spring, .cubic, .timed(.easeInOut)] {
            let plan = try SettlePlan(style, from: 1, velocity: 0, to: .finish, duration: 1)
            #expect(plan.duration == 0)
            #expect(plan.fraction(at: 0) == 1)
        }
    }

    @Test func `Errors name invalid numbers`() throws {
        for (fraction, velocity, duration, speed, field) in [
            (Double.nan, 0.0, 1.0, 1.0, "fraction"), (0, .infinity, 1, 1, "velocity"),
            (0, 0, -1, 1, "duration"), (0, 0, 1, 0, "speed"), (0, 0, .nan, 1, "duration"),
        ] {
            let error = #expect(throws: HookeError.self) {
                try SettlePlan(
                    .spring, from: fraction, velocity: velocity, to: .finish, duration: duration, speed: speed
                )
            }
            #expect(error?.description.contains(field) == true)
        }
        let undamped = try Spring(mass: 1, stiffness: 100, damping: 0)
        #expect(throws: HookeError.self) {
            try SettlePlan(.spring(undamped), from: 0, velocity: 0, to: .finish, duration: 1)
        }
    }
}
