import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct IntegratedMotionTests {
    /// Measured: 5.7, 8.2 and 8.4 times the tolerance.
    @Test func `Nonlinear springs are within a multiple of the tolerance`() throws {
        for (tolerance, allowed) in [(1e-6, 1e-5), (1e-9, 1.2e-8), (1e-12, 1.5e-11)] {
            var worst = Worst<String>()
            for golden in try GoldenMotion.all() {
                let motion = try IntegratedMotion(
                    from: golden.start, initialVelocity: golden.velocity, under: golden.law,
                    duration: golden.time,
                    tolerance: .init(absolute: tolerance, relative: tolerance))
                let end = motion.state(at: golden.time)
                worst.note(golden.error(end.position, end.velocity), "\(golden)")
            }
            #expect(worst.error < allowed, "\(worst)")
        }
    }

    private let spring = try! Spring(mass: 2, stiffness: 50, damping: 2)

    /// The largest error of the interpolated motion at 400 times.
    private func denseError(_ tolerance: Double) throws -> (position: Double, velocity: Double, steps: Int) {
        let exact = SpringMotion(spring: spring, from: 3, to: 0, initialVelocity: -5)
        let motion = try IntegratedMotion(
            from: 3.0, initialVelocity: -5, duration: 4,
            tolerance: .init(absolute: tolerance, relative: tolerance)
        ) { [spring] x, v, _ in -(spring.stiffness * x + spring.damping * v) / spring.mass }
        var (position, velocity) = (0.0, 0.0)
        for index in 0...400 {
            let t = Double(index) / 100
            position = max(position, (motion.position(at: t) - exact.position(at: t)).magnitude)
            velocity = max(velocity, (motion.velocity(at: t) - exact.velocity(at: t)).magnitude)
        }
        return (position, velocity, motion.stepCount)
    }

    /// Measured: 2.0…2.8 times the tolerance in position, 9.8…13.4 times in velocity (ω is 5), from 1e-3 to 1e-11.
    @Test func `Errors between the steps are proportional to the tolerance`() throws {
        for exponent in 3...11 {
            let tolerance = pow(10, -Double(exponent))
            let error = try denseError(tolerance)
            #expect(error.position < 4 * tolerance && error.position > tolerance)
            #expect(error.velocity < 20 * tolerance && error.velocity > 5 * tolerance)
        }
    }

    /// Single steps of fixed length: local errors fall as h⁶ at the end and as h⁵ within. Measured: 6.01…6.02 and
    /// 5.02…5.06; over a whole motion 5.05, and 5.07 within.
    @Test func `A step is of order 5, its interpolant of order 4`() throws {
        let exact = SpringMotion(spring: spring, from: 3, to: 0, initialVelocity: -5)
        func localErrors(_ h: Double) throws -> (end: Double, within: Double) {
            // A tolerance that accepts every step, and one step.
            var integrator = try DormandPrince(
                from: 3.0, velocity: -5, until: h, tolerance: .init(absolute: 1e10, relative: 0),
                stepLimit: 10
            ) { [spring] x, v, _ in -(spring.stiffness * x + spring.damping * v) / spring.mass }
            integrator.stepLength = h
            let step = try integrator.next()
            let end = hypot(
                integrator.position - exact.position(at: h), (integrator.velocity - exact.velocity(at: h)) / 5
            )
            let within = [0.2, 0.5, 0.7].map { theta in
                hypot(
                    step.position.value(at: theta) - exact.position(at: theta * h),
                    (step.velocity.value(at: theta) - exact.velocity(at: theta * h)) / 5)
            }.max()!
            return (end, within)
        }
        let errors = try [0.04, 0.02, 0.01].map(localErrors)
        for (long, short) in zip(errors, errors.dropFirst()) {
            let (end, within) = (log2(long.end / short.end), log2(long.within / short.within))
            #expect((end - 6).magnitude < 0.3 && (within - 5).magnitude < 0.3)
        }
        // Over a whole motion, in equal steps: 5, and at least 4 within.
        func globalErrors(_ count: Int) throws -> (end: Double, within: Double) {
            var (x, v, within) = (3.0, -5.0, 0.0)
            let h = 1 / Double(count)
            for index in 0..<count {
                var integrator = try DormandPrince(
                    from: x, velocity: v, until: h, tolerance: .init(absolute: 1e10, relative: 0),
                    stepLimit: 10
                ) { [spring] x, v, _ in -(spring.stiffness * x + spring.damping * v) / spring.mass }
                integrator.stepLength = h
                let step = try integrator.next()
                let time = (Double(index) + 0.5) * h
                within = max(within, (step.position.value(at: 0.5) - exact.position(at: time)).magnitude)
                (x, v) = (integrator.position, integrator.velocity)
            }
            return (hypot(x - exact.position(at: 1), (v - exact.velocity(at: 1)) / 5), within)
        }
        let (coarse, fine) = (try globalErrors(20), try globalErrors(40))
        #expect((log2(coarse.end / fine.end) - 5).magnitude < 0.3)
        #expect(log2(coarse.within / fine.within) > 3.9)
    }

    @Test func `The step count grows with the fifth root of the tolerance`() throws {
        let (coarse, fine) = (try denseError(1e-5).steps, try denseError(1e-10).steps)
        let ratio = Double(fine) / Double(coarse)
        // 10^(5/5) = 10; measured 9.4.
        #expect(ratio > 6 && ratio < 12)
    }

    @Test func `Evaluation does not depend on the order of times, is exact at the ends and NaN outside`()
        throws
    {
        let motion = try IntegratedMotion(from: SIMD2(1.0, 0), initialVelocity: SIMD2(0, 1.2), duration: 6) {
            x, _, _ in
            x * (-1 / pow((x * x).sum(), 1.5))
        }
        let times = (0...100).map { Double($0) * 0.06 }
        let forward: [SIMD2<Double>] = times.map(motion.position(at:))
        let backward: [SIMD2<Double>] = times.reversed().map(motion.position(at:))
        #expect(backward == forward.reversed())
        #expect(motion.position(at: 0) == SIMD2(1, 0) && motion.velocity(at: 0) == SIMD2(0, 1.2))
        for time in [-1e-9, 6.000001, .nan, .infinity, -.infinity] {
            #expect(motion.position(at: time).x.isNaN && motion.velocity(at: time).y.isNaN)
            #expect(motion.acceleration(at: time).x.isNaN)
        }
        for time in times {
            // A planet: energy and angular momentum. Measured: 1.7e-6 and 4.2e-6.
            let state = motion.state(at: time)
            let (x, v) = (state.position, state.velocity)
            #expect(((v * v).sum() / 2 - 1 / x.norm - (0.72 - 1)).magnitude < 1e-5)
            #expect((x.x * v.y - x.y * v.x - 1.2).magnitude < 1e-5)
            #expect((state.acceleration + x * (1 / pow(x.norm, 3))).norm < 1e-12)
        }
        // Velocity and acceleration are the derivatives of the position.
        let h = 1e-4
        for time in [0.5, 3, 5.5] {
            let slope = (motion.position(at: time + h) - motion.position(at: time - h)) * (0.5 / h)
            #expect((slope - motion.velocity(at: time)).norm < 1e-4)
        }
    }

    @Test func `A time-dependent force gets the motion's time`() throws {
        // x″ = −x + 2·cos t from rest is x = t·sin t. Measured: 5.1e-11.
        let motion = try IntegratedMotion(
            from: 0.0, duration: 10, tolerance: .init(absolute: 1e-10, relative: 1e-10)
        ) { x, _, t in 2 * cos(t) - x }
        for time in [1.0, 4.2, 10] {
            #expect((motion.position(at: time) - time * sin(time)).magnitude < 2e-10)
        }
    }

    // MARK: What cannot be done

    private func stop(_ make: () throws(HookeError) -> Void) -> (time: Double, reason: String)? {
        do { try make() } catch {
            if case .integrationStopped(let time, let reason) = error { return (time, reason) }
        }
        return nil
    }

    @Test func `A non-finite force throws an error with the time`() throws {
        for bad in [Double.nan, .infinity, -.infinity] {
            let atOnce = stop { () throws(HookeError) in
                _ = try IntegratedMotion(from: 1.0, duration: 1) { _, _, _ in bad }
            }
            #expect(atOnce?.time == 0)
            let later = stop { () throws(HookeError) in
                _ = try IntegratedMotion(from: 1.0, duration: 2) { x, _, t in t > 0.75 ? bad : -x }
            }
            let time = try #require(later?.time)
            #expect((time - 0.75).magnitude < 1e-9, "\(time)")
            #expect(later?.reason.contains("not finite") == true)
        }
    }

    /// x″ = 6x² with x = 1/(1 − t)² is infinite at t = 1. Measured: it stops 5.1e-8 s before.
    @Test func `A motion that diverges in finite time stops before`() throws {
        let stopped = stop { () throws(HookeError) in
            _ = try IntegratedMotion(from: 1.0, initialVelocity: 2, duration: 2) { x, _, _ in 6 * x * x }
        }
        let time = try #require(stopped?.time)
        #expect((time - 1).magnitude < 1e-6)
    }

    @Test func `Too few steps, or a too short step, throw an error with the time`() throws {
        let few = stop { () throws(HookeError) in
            _ = try IntegratedMotion(from: 1.0, duration: 100, stepLimit: 50) { x, _, _ in -x }
        }
        #expect(few.map { $0.time > 1 && $0.time < 99 && $0.reason.contains("50") } == true)
        let jump = stop { () throws(HookeError) in
            _ = try IntegratedMotion(
                from: 1.0, duration: 2, tolerance: try IntegrationTolerance(absolute: 1e-300, relative: 0)
            ) { x, _, _ in -x }
        }
        #expect(jump != nil)
    }

    /// Measured: error 3.1e-5, 37 steps.
    @Test func `A discontinuous force only costs steps`() throws {
        let motion = try IntegratedMotion(from: 0.0, duration: 2) { _, _, t in t < 1 ? 1 : -1 }
        #expect((motion.position(at: 2) - 1).magnitude < 1e-4)
        #expect(motion.stepCount < 100, "\(motion.stepCount)")
    }

    @Test func `Invalid numbers throw errors that name the parameter`() throws {
        func field(_ make: () throws(HookeError) -> Void) -> String? {
            do { try make() } catch {
                if case .outOfRange(let field, _, _) = error { return field.name }
            }
            return nil
        }
        let rest: @Sendable (Double, Double, Double) -> Double = { _, _, _ in 0 }
        #expect(
            field { () throws(HookeError) in
                _ = try IntegratedMotion(from: .nan, duration: 1, acceleration: rest)
            } == "start")
        #expect(
            field { () throws(HookeError) in
                _ = try IntegratedMotion(from: 0, initialVelocity: .infinity, duration: 1, acceleration: rest)
            } == "velocity")
        for duration in [0, -1, .nan, Double.infinity] {
            #expect(
                field { () throws(HookeError) in
                    _ = try IntegratedMotion(from: 0, duration: duration, acceleration: rest)
                } == "duration")
        }
        #expect(
            field { () throws(HookeError) in
                _ = try IntegratedMotion(from: 0, duration: 1, stepLimit: 0, acceleration: rest)
            } == "stepLimit")
        let law = try ForceLaw(limits: .init(lower: 0, restitution: 1))
        #expect(
            field { () throws(HookeError) in _ = try IntegratedMotion(from: -1, under: law, duration: 1) }
                == "start")
        #expect(
            field { () throws(HookeError) in
                _ = try IntegratedMotion(from: 1, to: .nan, under: law, duration: 1)
            } == "target")
        #expect(
            field { () throws(HookeError) in _ = try IntegrationTolerance(absolute: 0, relative: 0) }
                == "absolute")
        #expect(
            field { () throws(HookeError) in _ = try IntegrationTolerance(absolute: 1, relative: 1) }
                == "relative")
        #expect(
            field { () throws(HookeError) in
                _ = try IntegrationTolerance(absolute: 1, relative: 0, absoluteSpeed: .nan)
            } == "absoluteSpeed")
        let tolerance = try IntegrationTolerance(absolute: 1, relative: 0.5, absoluteSpeed: 2)
        #expect(
            try JSONDecoder().decode(IntegrationTolerance.self, from: JSONEncoder().encode(tolerance))
                == tolerance)
    }

    // MARK: Impacts

    /// A ball under gravity: every flight, impact time and height from the textbook. Measured: 7.6e-13; it rests 1.7e-4
    /// s before the series of flights ends.
    @Test func `A ball's bounces match the textbook until it rests`() throws {
        let (g, e, height) = (980.0, 0.6, 50.0)
        let law = try ForceLaw(constantForce: -g, limits: .init(lower: 0, restitution: e))
        let motion = try IntegratedMotion(from: height, under: law, duration: 3)
        var time = (2 * height / g).squareRoot()
        var speed = g * time
        for _ in 0..<8 {
            speed *= e
            #expect((motion.velocity(at: time + 1e-9) - (speed - g * 1e-9)).magnitude < 1e-11)
            let apex = time + speed / g
            #expect((motion.position(at: apex) - speed * speed / (2 * g)).magnitude < 1e-12)
            #expect(motion.velocity(at: apex).magnitude < 1e-11)
            time += 2 * speed / g
        }
        // It rests when the bounces' geometric series ends.
        let end = (2 * height / g).squareRoot() * (1 + 2 * e / (1 - e))
        #expect((motion.restStart - end).magnitude < 1e-3)
        let rest = motion.state(at: 2.9)
        #expect(rest == MotionState(position: 0, velocity: 0, acceleration: 0))
        for index in 0...3_000 { #expect(motion.position(at: Double(index) / 1_000) >= -1e-9) }
    }

    /// Measured: 3.4e-9 of an energy of 24.5.
    @Test func `Elastic walls conserve the energy of a spring's motion`() throws {
        let law = try ForceLaw(
            stiffness: 30, cubicStiffness: 5, limits: .init(lower: -0.5, upper: 0.8, restitution: 1))
        let motion = try IntegratedMotion(
            from: 0, initialVelocity: 7, under: law, duration: 5,
            tolerance: .init(absolute: 1e-10, relative: 1e-10))
        for index in 0...500 {
            let state = motion.state(at: Double(index) / 100)
            #expect((law.energy(position: state.position, velocity: state.velocity) - 24.5).magnitude < 1e-8)
            #expect(state.position > -0.5 - 1e-9 && state.position < 0.8 + 1e-9)
        }
    }

    @Test func `A motion pressed against a limit from the start rests there`() throws {
        let law = try ForceLaw(stiffness: 1, limits: .init(upper: 2, restitution: 1))
        let motion = try IntegratedMotion(from: 2, to: 5, under: law, duration: 1)
        #expect(motion.state(at: 0.5) == MotionState(position: 2, velocity: 0, acceleration: 0))
        let away = try IntegratedMotion(from: 2, to: 0, under: law, duration: 1)
        #expect((away.position(at: 1) - 2 * cos(1)).magnitude < 1e-5)
    }
}
