import HookeTimeline
import TestSupport
import Testing

@Suite struct BackCourseTests {
    private let rules = BackRules(
        size: SIMD2(390, 844), fadesThrough: false, edge: .left, isRightToLeft: false)

    private func moment(
        _ time: Double, _ fraction: Double, velocity: Double = 0, plan: (SettlePlan, Double)? = nil
    ) -> BackTrajectory.Moment {
        BackTrajectory.Moment(
            time: time, fraction: fraction, velocity: velocity, plan: plan.map { ($0.0, $0.1) })
    }

    @Test func `A hand shows the preview of the fraction, hidden at 0`() {
        var trajectory = BackTrajectory(rules, duration: 0.45, isHeld: true)
        #expect(trajectory.isAtStart(at: moment(0, 0)) && !trajectory.isAtStart(at: moment(0, 0.1)))
        trajectory.follow(from: .right, dy: 80, speed: 0)
        var other = rules
        other.edge = .right
        let expected = other.preview(0.4, dy: 80).numbers
        #expect(trajectory.motion(at: moment(1, 0.4)).numbers == expected)
        // A fraction beyond the ends is held at them.
        #expect(trajectory.motion(at: moment(1, 1.4)).numbers == other.preview(1, dy: 80).numbers)
    }

    @Test
    func `A change that is carried keeps place and velocity, and its difference is that of the quintic`()
        throws
    {
        var trajectory = BackTrajectory(rules, duration: 0.45, isHeld: true)
        let (old, new) = (moment(1, 0.3, velocity: 2), moment(1, 0.6, velocity: -1))
        let before = trajectory.motion(at: old)
        trajectory.carry(on: before, at: new)
        let after = trajectory.motion(at: new)
        #expect((after.numbers - before.numbers).largest < 1e-12)
        #expect((after.rates - before.rates).largest < 1e-10)
        let own = BackTrajectory(rules, duration: 0.45, isHeld: true).motion(at: new)
        let law = try HandoverLaw.quintic(BackTrajectory.handover)
        let offset = try #require(
            HandoverOffset(
                law,
                from: MotionState(
                    position: before.numbers - own.numbers, velocity: before.rates - own.rates,
                    acceleration: .zero)))
        for step in 0...20 {
            let elapsed = 0.2 * Double(step) / 20
            let shown = trajectory.motion(at: moment(1 + elapsed, 0.6, velocity: -1))
            #expect((shown.numbers - own.numbers - offset.position(at: elapsed)).largest < 1e-12)
            #expect((shown.rates - own.rates - offset.velocity(at: elapsed)).largest < 1e-10)
        }
    }

    @Test func `A release goes on with the velocity of the plan, and ends at the end`() throws {
        var trajectory = BackTrajectory(rules, duration: 0.45, isHeld: true)
        let held = trajectory.motion(at: moment(2, 0.5, velocity: 3))
        trajectory.finish(at: moment(2, 0.5, velocity: 3))
        let plan = try SettlePlan(.cubic, from: 0.5, velocity: 3, to: .finish, duration: 0.45)
            .lasting(atLeast: 0.45)
        let released = trajectory.motion(at: moment(2, 0.5, plan: (plan, 2)))
        #expect((released.numbers - held.numbers).largest < 1e-12)
        var difference: SIMD8<Double> = released.rates - held.rates
        // Opacities fade by their own rule.
        (difference[2], difference[5], difference[7]) = (0, 0, 0)
        #expect(difference.largest < 1e-9)
        let end = trajectory.motion(at: moment(2.45, 1, plan: (plan, 2))).numbers
        #expect(end == rules.end(from: BackPose(numbers: held.numbers)).numbers)
        #expect(!trajectory.isAtStart(at: moment(2.1, 0, plan: (plan, 2))))
        // A grab holds it, without a jump.
        let moving = trajectory.motion(at: moment(2.1, 0.9, plan: (plan, 2)))
        trajectory.grab(at: moment(2.1, 0.9, plan: (plan, 2)))
        let grabbed = trajectory.motion(at: moment(2.1, 0.9, plan: (plan, 2)))
        #expect((grabbed.numbers - moving.numbers).largest < 1e-12)
        #expect(trajectory.motion(at: moment(2.4, 0.9)).numbers == rules.preview(0.9, dy: 0).numbers)
    }
}

extension SIMD8<Double> {
    /// The largest magnitude of a component.
    fileprivate var largest: Double { indices.map { self[$0].magnitude }.max() ?? 0 }
}
