import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct SpringTimesTests {
    @Test func `Peaks are half a period apart, each smaller by e^(-gπ/w)`() throws {
        // ω0 5, g 3, w 4.
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let points = Array(motion.turningPoints.prefix(12))
        #expect(points.first == TurningPoint(time: 0, position: 0))
        let shrink = 0.09478022484215486
        for (index, point) in points.enumerated() {
            let expected = pow(-shrink, Double(index))
            // Worst errors: 0 u of the time; 0 u of 1, because the position is 1 minus the displacement.
            #expect(abs(point.time - Double(index) * .pi / 4) <= 4 * unitRoundoff * point.time)
            #expect(abs(point.position - (1 - expected)) <= 2 * unitRoundoff)
            #expect(abs(motion.velocity(at: point.time)) <= 32 * unitRoundoff * abs(expected) * 5 * 10)
        }
        // e^(−3t) underflows after more than 248.3 s, with 4/π turning points per second.
        #expect((315...325).contains(motion.turningPoints.reduce(0) { count, _ in count + 1 }))
    }

    @Test func `Between two arrivals at the target there is one turning point`() {
        checkProperty(seed: 61, cases: 500, SpringCase.generator) { sample in
            let motion = sample.motion
            let turns = Array(motion.turningPoints.prefix(8)).map(\.time)
            let arrivals = Array(motion.timesAtTarget.prefix(8))
            if turns.first != motion.firstTurningTime { return "the first turn is \(turns)" }
            if arrivals.first != motion.firstTimeAtTarget { return "the first arrival is \(arrivals)" }
            if sample.ratio > 1.0001 && (turns.count > 1 || arrivals.count > 1) {
                return "overdamped, but turns at \(turns), arrives at \(arrivals)"
            }
            if sample.ratio < 0.3 && (turns.count < 8 || arrivals.count < 8) {
                return "no more than \(turns)"
            }
            for (a, b) in zip(arrivals, arrivals.dropFirst()) {
                if turns.last! > b, turns.filter({ a < $0 && $0 < b }).count != 1 {
                    return "from \(a) to \(b) it turns at \(turns)"
                }
            }
            let size = stateNorm(
                displacement: motion.start - motion.target, velocity: motion.initialVelocity,
                angularFrequency: motion.spring.angularFrequency)
            for time in arrivals {
                // The slope times the error of the time.
                let slack = 8 * unitRoundoff * (size * (1 + sample.frequency * time) + abs(motion.target))
                if abs(motion.position(at: time) - motion.target) > slack { return "not there at \(time)" }
            }
            return nil
        }
    }

    @Test func `An interval contains its events, also before 0`() throws {
        let spring = try Spring(response: 0.8, dampingRatio: 0.2)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 5, initialVelocity: 70)
        let all = Array(motion.turningPoints(in: -2...6))
        let arrivals = Array(motion.timesAtTarget(in: -2...6))
        #expect(all.contains { $0.time < 0 } && arrivals.contains { $0 < 0 })
        for point in all { #expect(abs(motion.velocity(at: point.time)) < 1e-9) }
        for time in arrivals { #expect(abs(motion.position(at: time) - 5) < 1e-9) }
        for (low, high) in [(-1.0, 0.3), (0, 0.2), (0.37, 5), (all[2].time, all[4].time)] {
            let part = Array(motion.turningPoints(in: low...high))
            #expect(part == all.filter { low <= $0.time && $0.time <= high })
            let times = Array(motion.timesAtTarget(in: low...high))
            #expect(times == arrivals.filter { low <= $0 && $0 <= high })
        }
        #expect(Array(motion.turningPoints(in: all[3].time...all[3].time)) == [all[3]])
        // Overdamped, the only turning point may be before 0.
        let slow = SpringMotion(
            spring: try Spring(response: 1, dampingRatio: 2), from: 1.0, to: 0, initialVelocity: -1)
        #expect(slow.firstTurningTime == nil)
        let before = try #require(slow.turningPoints(in: -10...0).first { _ in true })
        #expect(before.time < 0 && abs(slow.velocity(at: before.time)) < 1e-13)
    }

    @Test func `An undamped motion turns and arrives infinitely often`() throws {
        let spring = try Spring(mass: 1, stiffness: 4, damping: 0)
        let motion = SpringMotion(spring: spring, from: 3.0, to: 0, initialVelocity: 8)
        let far = try #require(motion.turningPoints(in: 1e6...(.infinity)).first { _ in true })
        #expect(far.time - 1e6 <= .pi / 2 && abs(abs(far.position) - 5) < 1e-14)
        #expect(motion.turningPoints.dropFirst(9_999).first { _ in true } != nil)
        #expect(motion.lastTime(at: 2) == nil && motion.lastTime(at: 9) == nil)
        #expect(motion.extremes == (-5, 5))
        #expect(motion.overshoot == 5 && motion.overshootFraction == 5 / 3)
    }

    @Test func `A motion at rest at its target arrives at 0 and never turns`() {
        let still = SpringMotion(spring: .bouncy, from: 2.0, to: 2)
        #expect(Array(still.turningPoints).isEmpty)
        #expect(Array(still.timesAtTarget) == [0])
        #expect(Array(still.timesAtTarget(in: -1...4)) == [-1])
        #expect(still.firstTime(at: 2) == 0 && still.firstTime(at: 1) == nil)
        #expect(still.lastTime(at: 2) == nil && still.lastTime(at: 1) == nil)
        #expect(still.overshoot == 0 && still.overshootFraction == nil)
    }

    @Test func `A non-finite motion never turns and never arrives`() throws {
        for ratio in [0, 0.4, 1, 3] {
            let spring = try Spring(response: 0.5, dampingRatio: ratio)
            for bad in [Double.nan, .infinity] {
                for motion in [
                    SpringMotion(spring: spring, from: bad, to: 0),
                    SpringMotion(spring: spring, from: 0, to: bad),
                    SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: bad),
                ] {
                    #expect(Array(motion.turningPoints.prefix(3)).isEmpty)
                    #expect(Array(motion.timesAtTarget.prefix(3)).isEmpty)
                    #expect(motion.firstTime(at: 0.5) == nil && motion.lastTime(at: 0.5) == nil)
                    #expect(motion.extremes(in: 0...1).minimum.isNaN)
                    #expect(motion.overshootFraction?.isNaN ?? true)
                }
            }
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
            #expect(motion.firstTime(at: .nan) == nil && motion.lastTime(at: .infinity) == nil)
            for interval in [-Double.infinity...0, .infinity...(.infinity), -.infinity...(.infinity)] {
                #expect(Array(motion.turningPoints(in: interval).prefix(3)).isEmpty)
                #expect(Array(motion.timesAtTarget(in: interval).prefix(3)).isEmpty)
                #expect(motion.firstTime(at: 0.5, in: interval) == nil)
            }
            #expect(motion.extremes(in: -.infinity...0).maximum.isNaN)
            let end = motion.extremes(in: .infinity...(.infinity)).maximum
            #expect(ratio == 0 ? end.isNaN : end == 1)
            // The ends of the range of a double.
            for huge in [1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
                let motion = SpringMotion(spring: spring, from: huge, to: 0, initialVelocity: -huge)
                #expect(Array(motion.turningPoints.prefix(2)).count <= 2)
                _ = motion.lastTime(at: huge / 2)
                _ = motion.firstTime(at: huge / 2, in: -1e300...1e300)
                _ = motion.extremes(in: -1e300...1e300)
                #expect(motion.extremes(in: 0...0) == (huge, huge))
            }
        }
    }

    @Test func `Times are found where positions underflow and where times lack digits`() throws {
        let weak = try Spring(response: 1e139, dampingRatio: 0)
        let drift = SpringMotion(spring: weak, from: 0.0, to: 0, initialVelocity: 1)
        for level in [0x1p-1063, 1e-300] {
            let time = try #require(drift.firstTime(at: level, in: -1...1))
            #expect((0...1e-160).contains(time), "\(time)")
        }
        let swing = SpringMotion(
            spring: try Spring(response: 1, dampingRatio: 1e-9), from: 0.0, to: 0, initialVelocity: 1e308)
        _ = swing.firstTime(at: -1e308, in: -1e300...1e300)
    }

    @Test func `The last time at a position is correct, and none is later`() {
        // Worst error: 1.3 u of the position, the start's distance and the speed times the time.
        checkProperty(seed: 62, cases: 500, SpringCase.generator) { sample in
            guard sample.ratio > 0.02 else { return nil }
            let motion = sample.motion
            let position = motion.position(at: sample.span * 0.15)
            guard abs(position - motion.target) > 1e-9 * abs(motion.target) else { return nil }
            guard let time = motion.lastTime(at: position) else { return "never at \(position)" }
            if time < sample.span * 0.15 * (1 - 1e-9) { return "early: \(time)" }
            guard let first = motion.firstTime(at: position) else {
                return "there at \(time), but never first"
            }
            if first > time * (1 + 1e-9) { return "first at \(first), last at \(time)" }
            let scale = stateNorm(
                displacement: motion.start - motion.target, velocity: motion.initialVelocity,
                angularFrequency: sample.frequency)
            let error = abs(motion.position(at: time) - position)
            let slack = abs(position) + abs(motion.target) + scale + abs(motion.velocity(at: time)) * time
            if error > 8 * unitRoundoff * slack { return "off by \(error)" }
            // Afterwards it stays on the target's side.
            let side = motion.target < position
            for step in 1...400 {
                let later = time + (time + sample.span) * Double(step * step) / 40_000
                let there = motion.position(at: later)
                if (there < position) != side && abs(there - position) > 1e-12 * (scale + abs(position)) {
                    return "beyond again at \(later)"
                }
            }
            return nil
        }
    }

    @Test func `The last time of a known motion is exact`() throws {
        // x = e^(−5t)(1 + 5t) is ½ at 5t = 1.678346990016661; it starts at 1 and is never above.
        let spring = try Spring(mass: 2, stiffness: 50, damping: 20)
        let motion = SpringMotion(spring: spring, from: 1.0, to: 0)
        #expect(abs(try #require(motion.lastTime(at: 0.5)) - 0.3356693980033322) < 2e-16)
        #expect(motion.lastTime(at: 1) == 0)
        #expect(motion.lastTime(at: 1.5) == nil && motion.lastTime(at: -0.1) == nil)
        #expect(motion.lastTime(at: 0) == nil)
        // x = e^(−5t)(−1 + 10t) is 0 at 0.1, and ½ for the last time after its turning point.
        let past = SpringMotion(spring: spring, from: -1.0, to: 0, initialVelocity: 15)
        #expect(abs(try #require(past.lastTime(at: 0)) - 0.1) < 1e-16)
        #expect(past.lastTime(at: -1) == 0)
        let back = try #require(past.lastTime(at: 0.3))
        #expect(back > 0.3 && abs(past.position(at: back) - 0.3) < 1e-15)
        #expect(try #require(past.firstTime(at: 0.3)) < 0.3)
        #expect(abs(try #require(past.firstTime(at: 0.3, in: 0.31...9)) - back) < 1e-15)
        #expect(past.firstTime(at: 0.3, in: 0...0.05) == nil)
        // An underdamped motion has no last time at its target; it is last at −½ long before it settles.
        let swing = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        #expect(swing.lastTime(at: 1) == nil)
        let settled = try #require(swing.settlingDuration(within: 0.001))
        let below = try #require(swing.lastTime(at: 0.999))
        let above = try #require(swing.lastTime(at: 1.001))
        #expect(abs(max(below, above) - settled) < 1e-14)
    }
}
