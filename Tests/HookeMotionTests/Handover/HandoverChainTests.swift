import Foundation
import HookeMotion
import TestSupport
import Testing

/// Random chains of 1 to 20 switches over all kinds of motions and laws.
@Suite struct HandoverChainTests {
    static func spring(_ random: inout SeededGenerator) throws -> Spring {
        try Spring(response: random.uniform(0.05...2), dampingRatio: random.uniform(0...2))
    }

    static func law(_ random: inout SeededGenerator) throws -> HandoverLaw {
        let duration = random.uniform(0.05...2)
        let join = random.uniform(0...1) < 0.5 ? HandoverLaw.Join.c1 : .c2
        switch Int(random.uniform(0...8)) {
        case 0, 1: return .spring(try spring(&random))
        case 2: return try .thirdOrder(rate: random.uniform(1...40))
        case 3, 4: return try .quintic(duration, join)
        case 5: return try .quintic(duration, neverCrossesZero: true)
        case 6: return try .fade(duration, join, outgoing: .damped(halfLife: random.uniform(0.02...1)))
        default: return try .fade(duration, join)
        }
    }

    /// A motion and, for a spring, its target: a term of every position.
    static func motion(_ random: inout SeededGenerator) throws -> (
        motion: AnyTrajectory<MotionState<Double>>, target: Double
    ) {
        func size() -> Double { random.uniform(-500...500) }
        let start = random.uniform(0...1) < 0.3 ? 0 : random.uniform(-2...2)
        switch Int(random.uniform(0...6)) {
        case 0: return (try AnyTrajectory(UniformMotion(from: size(), velocity: size()), startTime: start), 0)
        case 1, 2:
            let motion = SpringMotion(
                spring: try spring(&random), from: size(), to: size(), initialVelocity: 4 * size())
            return (try AnyTrajectory(motion, startTime: start), motion.target)
        case 3:
            return (try AnyTrajectory(Decay(from: size(), initialVelocity: 4 * size()), startTime: start), 0)
        case 4:
            let times = (0..<6).map { 0.7 * Double($0) + random.uniform(0...0.6) }
            let rules: [TangentRule] = [.linear, .catmullRom, .monotone, .discrete, .akima]
            let rule = rules[Int(random.uniform(0...4.99))]
            let track = try KeyframeTrack(times: times, values: times.map { _ in size() }, rule: rule)
            return (AnyTrajectory(track), 0)
        default: return (AnyTrajectory(SineMotion(amplitude: size(), rate: random.uniform(0.1...9))), 0)
        }
    }

    /// A motion whose state at a time is finite: long before its start a strongly damped spring overflows, and a switch to
    /// it would not be finite either.
    static func motion(
        _ random: inout SeededGenerator, finiteAt time: Double
    ) throws -> (motion: AnyTrajectory<MotionState<Double>>, target: Double) {
        while true {
            let drawn = try motion(&random)
            let state = drawn.motion.state(at: time)
            if (state.position + state.velocity + state.acceleration).isFinite { return drawn }
        }
    }

    @Test func `A switch to a motion that is not finite there is not finite until its law ends`() throws {
        // e^(1.8e3) at the switch. Before it the old motion is shown, and after a law with an end the new one.
        let late = try AnyTrajectory(
            SpringMotion(spring: Spring(response: 0.05, dampingRatio: 2), from: 0.0, to: 40), startTime: 2)
        let old = UniformMotion(from: 3.0, velocity: 4)
        for law in [HandoverLaw.spring(.snappy), try .quintic(3), try .fade(3), try .thirdOrder(rate: 5)] {
            let shown = try Handover(from: old, to: late, at: -0.6, by: law)
            #expect(shown.state(at: (-0.6).nextDown) == old.state(at: (-0.6).nextDown))
            #expect(!shown.position(at: -0.6).isFinite && !shown.position(at: -0.5).isFinite, "\(law)")
            if law.duration != nil { #expect(shown.position(at: 2.5) == late.position(at: 2.5)) }
        }
    }

    @Test func `No chain of switches makes position or velocity jump`() throws {
        // Worst jumps in 2,000 chains: 1.8 u of the terms for the position, 1.7 u for the velocity, 1.9 u for the
        // acceleration of C² quintics.
        var random = SeededGenerator(seed: 1_000_000)
        var (position, velocity, acceleration) = (Worst<String>(), Worst<String>(), Worst<String>())
        for index in 0..<randomCases(2_000) {
            var time = random.uniform(-1...1)
            let first = try Self.motion(&random, finiteAt: time)
            var shown = Handover(first.motion)
            var prefixes: [(time: Double, shown: Handover<MotionState<Double>>)] = []
            var targets = [first]
            for _ in 0..<Int(random.uniform(1...20.99)) {
                let law = try Self.law(&random)
                // Sometimes the running motion again.
                let next =
                    random.uniform(0...1) < 0.2
                    ? targets[targets.count - 1] : try Self.motion(&random, finiteAt: time)
                let (before, new) = (shown.state(at: time), next.motion.state(at: time))
                // The motion that runs, and a spring's target, are terms too.
                let running = targets[targets.count - 1].motion.state(at: time)
                prefixes.append((time, shown))
                try shown.handOver(to: next.motion, at: time, by: law)
                let after = shown.state(at: time)
                func size(_ terms: Double...) -> Double {
                    // Not 0, so that a value at rest does not divide by it.
                    max(unitRoundoff * terms.reduce(0) { $0 + abs($1) }, 0x1p-1000)
                }
                let label = "chain \(index) at \(time) by \(law)"
                position.note(
                    (after.position - before.position)
                        / size(before.position, new.position, running.position, next.target), label)
                velocity.note(
                    (after.velocity - before.velocity)
                        / size(before.velocity, new.velocity, running.velocity), label)
                if case .quintic(_, .c2, _) = law.kind {
                    acceleration.note(
                        (after.acceleration - before.acceleration)
                            / size(before.acceleration, new.acceleration, running.acceleration), label)
                }
                targets.append(next)
                time += random.uniform(0.01...0.6)
            }
            // In any order, each time is shown as before the later switches.
            for _ in 0..<4 {
                let prefix = prefixes[Int(random.uniform(0...(Double(prefixes.count) - 0.01)))]
                let earlier = prefix.time - random.uniform(0.001...2)
                let (now, then) = (shown.state(at: earlier), prefix.shown.state(at: earlier))
                // Long before its start a strongly damped spring overflows: both are NaN.
                if then.position.isNaN {
                    #expect(now.position.isNaN, "chain \(index)")
                    continue
                }
                #expect(now == then, "chain \(index)")
                #expect(shown.position(at: earlier) == then.position, "chain \(index)")
            }
            #expect(shown.position(at: .nan).isNaN)
        }
        #expect(position.error <= 8, "\(position)")
        #expect(velocity.error <= 8, "\(velocity)")
        #expect(acceleration.error <= 8, "\(acceleration)")
    }

    @Test func `The cost does not depend on the number of switches`() throws {
        for count in [1, 2, 20, 200] {
            for (kind, limit) in [("offset", 1), ("fade", 2)] {
                var random = SeededGenerator(seed: 5)
                var motions: [CountingMotion<UniformMotion<Double>>] = []
                var shown = Handover(UniformMotion(at: 0.0))
                for index in 0..<count {
                    let next = CountingMotion(UniformMotion(from: random.uniform(-9...9), velocity: 3))
                    motions.append(next)
                    let isFade = kind == "fade"
                    let law = try isFade ? HandoverLaw.fade(1_000) : .quintic(1_000, .c2)
                    let before = motions.reduce(0) { $0 + $1.count }
                    try shown.handOver(to: next, at: 0.1 * Double(index), by: law)
                    // The state that is shown, and the new motion's.
                    #expect(motions.reduce(0) { $0 + $1.count } - before <= limit + 2)
                }
                let before = motions.reduce(0) { $0 + $1.count }
                _ = shown.state(at: 0.1 * Double(count))
                #expect(motions.reduce(0) { $0 + $1.count } - before <= limit)
            }
        }
    }
}
