import Foundation
import Testing
import TestSupport

@testable import HookeMotion

/// Tracks with jumps, and with an interpolation for each segment.
@Suite struct KeyframeTrackMixedTests {
    private func track(
        _ times: [Double], _ values: [Double], _ interpolations: [Interpolation<Double>]
    ) throws -> KeyframeTrack<Double> {
        try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }

    /// The velocities just before and just after a time, to 13 digits: an ulp of time times the acceleration.
    private func velocities(_ track: KeyframeTrack<Double>, around t: Double) -> [Double] {
        [track.velocity(at: t.nextDown), track.velocity(at: t)].map { ($0 * 1e13).rounded() / 1e13 }
    }

    @Test func `Of keys at one time the last counts, and both sides are independent tracks`() throws {
        for rule in [TangentRule.linear, .catmullRom, .timeAwareCatmullRom, .holdSafe, .discrete] {
            let whole = try KeyframeTrack(
                times: [0, 1, 2, 2, 2, 3, 5], values: [0.0, 4, 1, 77, 10, 12, 9], rule: rule)
            let before = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 4, 1], rule: rule)
            let after = try KeyframeTrack(times: [2, 3, 5], values: [10.0, 12, 9], rule: rule)
            for index in 0...500 {
                let t = Double(index) / 100
                let part = t < 2 ? before : after
                #expect(whole.value(at: t) == part.value(at: t), "\(rule) at \(t)")
                #expect(whole.velocity(at: t) == part.velocity(at: t), "\(rule) at \(t)")
                #expect(whole.acceleration(at: t) == part.acceleration(at: t), "\(rule) at \(t)")
            }
            if rule != .discrete { #expect((whole.value(at: 2.0.nextDown) - 1).magnitude < 1e-14) }
        }
    }

    @Test func `A track may begin and end with a jump, or be only a jump`() throws {
        let track = try KeyframeTrack(
            times: [0, 0, 1, 1], values: [5.0, 0, 1, 9], rule: .timeAwareCatmullRom)
        #expect([(-1.0), 0, 0.5, 1, 2].map { track.value(at: $0) } == [5, 0, 0.5, 9, 9])
        #expect([(-1.0), 0, 0.5, 1, 2].map { track.velocity(at: $0) } == [0, 1, 1, 0, 0])
        let only = try KeyframeTrack(times: [3, 3], values: [1.0, 2], rule: .linear)
        #expect([2.9, 3, 3.1].map { only.value(at: $0) } == [1, 2, 2])
        #expect(only.velocity(at: 3) == 0)
        #expect(only.value(at: .nan).isNaN && only.velocity(at: .nan).isNaN)
    }

    @Test func `One interpolation for all segments is bit-identical to the track of its rule`() throws {
        let (times, values) = ([0, 0.2, 1, 1, 1.5, 4], [0.0, 3, 3, -2, 7, 7])
        for rule in [TangentRule.linear, .catmullRom, .timeAwareCatmullRom, .holdSafe, .discrete] {
            let one = try KeyframeTrack(times: times, values: values, rule: rule)
            let each = try track(times, values, Array(repeating: Interpolation(rule: rule), count: 5))
            for index in -5...45 {
                let t = Double(index) / 10
                #expect(one.state(at: t) == each.state(at: t), "\(rule) at \(t)")
            }
            #expect(one.rule == rule && each.rule == nil)
            #expect(one.interpolations == each.interpolations)
        }
    }

    @Test func `A cubic takes the velocity of the adjacent segment`() throws {
        let cubic = Interpolation<Double>.cubic(.timeAwareCatmullRom)
        let mixed = try track(
            [0, 1, 2, 3, 4, 5], [0, 2, 5, 4, 4, 9], [.linear, cubic, cubic, .discrete, cubic])
        for (key, velocity) in [(1.0, 2.0), (3, 0), (4, 0)] {
            #expect(velocities(mixed, around: key) == [velocity, velocity], "at \(key)")
        }
        // Between the two, the rule's own: the parabola through three keys.
        #expect(velocities(mixed, around: 2)[1] == 1)
    }

    @Test func `A given velocity ends a spline, and an adjacent cubic without one takes it`() throws {
        let rule = TangentRule.timeAwareCatmullRom
        let left = Interpolation<Double>(form: .cubic(rule, endVelocity: 7))
        let right = Interpolation<Double>(form: .cubic(rule, startVelocity: -3))
        let free = Interpolation<Double>.cubic(rule)
        let (times, values) = ([0, 1, 2.5], [0.0, 1, 0])
        let before = try track(times, values, [left, free])
        #expect(velocities(before, around: 1) == [7, 7])
        let after = try track(times, values, [free, right])
        #expect(velocities(after, around: 1) == [-3, -3])
        let both = try track(times, values, [left, right])
        #expect(velocities(both, around: 1) == [7, -3])
        let hermite = try track([0, 2], [1, 5], [.hermite(startVelocity: 3, endVelocity: -1)])
        #expect(hermite.velocity(at: 0) == 3 && hermite.velocity(at: 2) == -1)
        #expect(hermite.value(at: 1) == 4)
    }

    @Test func `Between cubics of different rules the later one takes the earlier one's velocity`() throws {
        let mixed = try track(
            [0, 1, 2, 3], [0, 1, 4, 5],
            [.cubic(.catmullRom), .cubic(.catmullRom), .cubic(.timeAwareCatmullRom)])
        // The reflected end's tangent is the chord.
        #expect(velocities(mixed, around: 2) == [3, 3])
    }

    @Test func `A spring starts with the previous velocity, and ends at its key`() throws {
        let spring = Spring.bouncy
        let mixed = try track([0, 1, 4, 5], [0, 1, 3, 3], [.linear, .spring(spring), .cubic(.holdSafe)])
        let motion = SpringMotion(spring: spring, from: 1, to: 3, initialVelocity: 1)
        for t in [1.1, 1.5, 2, 3.9] {
            #expect((mixed.value(at: t) - motion.position(at: t - 1)).magnitude < 1e-14)
            #expect((mixed.velocity(at: t) - motion.velocity(at: t - 1)).magnitude < 1e-13)
            #expect((mixed.acceleration(at: t) - motion.acceleration(at: t - 1)).magnitude < 1e-11)
        }
        #expect(mixed.value(at: 4) == 3)
        let fromRest = try track([0, 0, 3], [9, 0, 1], [.linear, .spring(spring)])
        #expect(fromRest.velocity(at: 0) == 0)
        let given = try track([0, 3], [0, 1], [Interpolation(form: .spring(spring, initialVelocity: -4))])
        #expect(given.velocity(at: 0) == -4)
    }

    @Test func `A timing function moves along the path, with the derivatives of the composition`() throws {
        let ease = TimingFunction.bezier(.easeInOut)
        let eased = try track(
            [1, 3, 4], [10, 20, 5], [.eased(ease), Interpolation(rule: .timeAwareCatmullRom, timing: ease)])
        let plain = try track([1, 3, 4], [10, 20, 5], [.linear, .cubic(.timeAwareCatmullRom)])
        #expect((eased.value(at: 1.5) - (10 + 10 * CubicBezier.easeInOut.value(at: 0.25))).magnitude < 1e-14)
        let u = CubicBezier.easeInOut.value(at: 0.25)
        #expect(eased.value(at: 2) == 15 && eased.value(at: 3) == 20)
        // The cubic starts at rest, after a segment that ends at rest.
        #expect(velocities(eased, around: 3)[1].magnitude < 1e-12)
        #expect((eased.value(at: 3.25) - 20).magnitude < (plain.value(at: 3 + u) - 20).magnitude + 15)
        let h = 0x1p-12
        for t in [1.3, 2.2, 3.4, 3.8] {
            let slope = (eased.value(at: t + h) - eased.value(at: t - h)) / (2 * h)
            let change = (eased.velocity(at: t + h) - eased.velocity(at: t - h)) / (2 * h)
            #expect((eased.velocity(at: t) - slope).magnitude < 1e-4)
            #expect((eased.acceleration(at: t) - change).magnitude < 1e-3)
        }
    }

    @Test func `At a key a jump of the next segment has been made, before the first key it has not`() throws {
        let both = try Steps(2, jump: .both)
        let late = try LinearStops(css: "linear(0.25, 1)")
        // At 0, at the middle key, and their left limits; the values at the last key are those of CSS's last keyframe.
        let rows: [(timing: TimingFunction, first: Double, middle: Double, before: Double)] = [
            (.steps(.stepStart), 100, 200, 100), (.steps(.stepEnd), 0, 100, 0),
            (.steps(both), 100 / 3.0, 100 + 100 / 3.0, 200 / 3.0), (.linear(late), 25, 125, 100),
            (.easeInOut, 0, 100, 100),
        ]
        for row in rows {
            let steps = try track([0, 0.5, 1], [0, 100, 200], [.eased(row.timing), .eased(row.timing)])
            #expect(steps.value(at: -0.1) == 0 && steps.value(at: -.leastNonzeroMagnitude) == 0)
            #expect(steps.value(at: 1) == 200)
            var segment = 0
            for (time, value) in [(0, row.first), (0.5, row.middle)] {
                let values = [
                    steps.value(at: time), steps.state(at: time).position, steps.values(at: [time])[0],
                    steps.value(at: time, near: &segment),
                ]
                for found in values {
                    #expect((found - value).magnitude <= 6e-14, "\(row.timing) at \(time): \(found)")
                }
            }
            #expect((steps.value(at: 0.5.nextDown) - row.before).magnitude <= 1e-12, "\(row.timing)")
            // What finds jumps agrees with what evaluates.
            let wide = steps.extremes(in: -1...2)
            #expect(wide.minimum.value == 0 && wide.maximum.value == 200)
            #expect(steps.extremes(in: 0...0).maximum.value == steps.value(at: 0))
            let straight = try steps.linearApproximation(error: 1e-3).track
            for time in [-1, -1e-9, 0, 1e-9, 0.25, 0.5 - 1e-9, 0.5, 0.75, 1, 2] {
                #expect(
                    (straight.value(at: time) - steps.value(at: time)).magnitude <= 1e-3,
                    "\(row.timing) at \(time)")
            }
        }
        // Of three components, and with a spring on the way, which is left exactly at its key.
        let spring = Interpolation<SIMD2<Double>>(form: .spring(.bouncy), timing: .steps(.stepStart))
        let pair = try KeyframeTrack(
            times: [0, 0.01, 1], values: [SIMD2(0.0, 1), SIMD2(4, 5), SIMD2(8, 9)],
            interpolations: [Interpolation(form: .spring(.bouncy)), spring])
        #expect(pair.value(at: 0) == SIMD2(0, 1))
        let settled = SpringMotion(spring: .bouncy, from: SIMD2(4.0, 5), to: SIMD2(8, 9)).position(at: 0.99)
        #expect((pair.value(at: 0.01) - settled).norm < 1e-2)
    }

    @Test func `Before a key its value is not shown, however close the time is`() throws {
        var random = SeededGenerator(seed: 77)
        for _ in 0..<2_000 {
            let (start, end) = (random.uniform(-3...3), random.uniform(3.1...9))
            let steps = try track(
                [start, end, end + 1], [0, 100, 300], [.eased(.steps(.stepEnd)), .linear])
            #expect(steps.value(at: end.nextDown) == 0 && steps.value(at: end) == 100, "\(start)...\(end)")
        }
    }

    @Test func `Errors for invalid interpolations have the index`() {
        #expect(
            throws: HookeError.wrongCount(
                field: "interpolations", count: 1, accepted: "2, one for each pair of neighbouring keys")
        ) { try track([0, 1, 2], [1, 2, 3], [.linear]) }
        #expect(
            throws: HookeError.badElement(
                field: "interpolations", index: 1, value: .infinity, accepted: "velocities of finite norm")
        ) {
            try track(
                [0, 1, 2], [1, 2, 3], [.linear, .hermite(startVelocity: 0, endVelocity: -.infinity)])
        }
        #expect(throws: HookeError.self) {
            try track(
                [0, 1], [1, 2], [Interpolation(form: .spring(.bouncy, initialVelocity: .nan))])
        }
    }

    @Test func `Differences that overflow throw with every rule, except in holds and jumps`()
        throws
    {
        let values = [0, -1.7e308, 1.7e308]
        let known = HookeError.noSolution(
            field: "values", reason: "the difference between 1 and 2 exceeds the largest double")
        for rule in everyTangentRule {
            #expect(throws: known, "\(rule)") {
                try KeyframeTrack(times: [0, 1, 2], values: values, rule: rule)
            }
        }
        let even = Interpolation<Double>(form: .even(startTangent: 1, endTangent: 1))
        let ways = [
            .linear, .eased(.ease), .spring(.bouncy), even, .hermite(startVelocity: 1, endVelocity: 1),
        ]
        for way in ways {
            #expect(throws: known) { try track([0, 1, 2], values, [.linear, way]) }
            let jump = try track([0, 1, 1, 2], values + [1.7e308], [.linear, way, .linear])
            #expect(jump.value(at: 1) == 1.7e308)
        }
        #expect(try track([0, 1, 2], values, [.linear, .discrete]).value(at: 1.5) == -1.7e308)
    }

    @Test func `The error for an infinite tangent tells where its spline begins`() {
        let error = #expect(throws: HookeError.self) {
            try track(
                [0, 1, 2, 3, 4], [0, 1, 2, 1.2e308, -0.5e308],
                [.linear] + Array(repeating: .cubic(.akima), count: 3))
        }
        #expect(
            error?.description.hasPrefix(
                "tangents has no solution: counted from segment 1, where a spline begins, that of segment ")
                == true)
    }

    @Test func `A spring in a segment of any length has its own velocity and acceleration`() throws {
        let spring = try Spring(mass: 1, stiffness: 4, damping: 0.5)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 3, initialVelocity: 1)
        let path = Interpolation.Form.spring(spring, initialVelocity: 1.0)
        for duration in [1e-200, 3, 1e200] {
            for timing in [nil, TimingFunction.bezier(.linear)] {
                let segment = try track([0, duration], [0, 3], [Interpolation(form: path, timing: timing)])
                for t in [0, min(duration / 2, 1)] {
                    let (state, known) = (segment.state(at: t), motion.state(at: t))
                    #expect((state.velocity - known.velocity).magnitude <= 1e-14)
                    #expect((state.acceleration - known.acceleration).magnitude <= 1e-14)
                }
            }
        }
    }

    @Test func `Coding keeps a mixed track`() throws {
        let mixed = try track(
            [0, 1, 2, 2, 3, 4], [0, 2, 5, 4, 4, 9],
            [
                .linear, .cubic(.holdSafe), .discrete, .eased(.easeInOut),
                Interpolation(form: .spring(.bouncy, initialVelocity: 2)),
            ])
        let data = try JSONEncoder().encode(mixed)
        let back = try JSONDecoder().decode(KeyframeTrack<Double>.self, from: data)
        #expect(back == mixed && back.hashValue == mixed.hashValue)
        #expect(back.value(at: 3.7) == mixed.value(at: 3.7))
    }
}
