import Foundation
import HookeMotion
import TestSupport
import Testing

/// amplitude·sin(rate·t).
struct SineMotion: Trajectory {
    var amplitude, rate: Double

    func state(at time: Double) -> MotionState<Double> {
        MotionState(
            position: amplitude * sin(rate * time), velocity: amplitude * rate * cos(rate * time),
            acceleration: -amplitude * rate * rate * sin(rate * time))
    }
    func settlingDuration(within tolerance: Tolerance) -> Double? { nil }
}

/// c0 + c1·t + c2·t² + c3·t³.
struct CubicMotion: Trajectory {
    var c: [Double]

    func state(at t: Double) -> MotionState<Double> {
        MotionState(
            position: c[0] + t * (c[1] + t * (c[2] + t * c[3])),
            velocity: c[1] + t * (2 * c[2] + t * 3 * c[3]), acceleration: 2 * c[2] + 6 * t * c[3])
    }
    func settlingDuration(within tolerance: Tolerance) -> Double? { nil }
}

/// Counts the evaluations of a motion.
final class CountingMotion<Base: Trajectory>: Trajectory, @unchecked Sendable {
    let base: Base
    var count = 0

    init(_ base: Base) { self.base = base }

    func state(at time: Double) -> Base.State {
        count += 1
        return base.state(at: time)
    }
    func settlingDuration(within tolerance: Tolerance) -> Double? {
        base.settlingDuration(within: tolerance)
    }
}

@Suite struct HandoverTests {
    static let spring = HandoverOffsetTests.spring
    static let old = SineMotion(amplitude: 100, rate: 3)
    static let new = UniformMotion(from: 40.0, velocity: 25)

    static func laws() throws -> [HandoverLaw] {
        try HandoverOffsetTests.laws() + [
            try .fade(0.5), try .fade(0.5, .c2), try .fade(0.5, outgoing: .damped(halfLife: 0.1)),
            try .fade(0.5, .c2, outgoing: .damped(halfLife: 0.1)),
        ]
    }

    @Test func `The published vector of a fade is met`() throws {
        // 40 digits.
        let law = try HandoverLaw.fade(0.5, outgoing: .damped(halfLife: 0.1))
        let shown = try Handover(from: Self.old, to: Self.new, at: 0.4, by: law)
        for (s, x, v) in [
            (0.1, 95.996_754_226_589_45, -41.906_448_283_883_88),
            (0.3, 74.898_186_661_245_46, -121.365_677_596_552_62),
        ] {
            let state = shown.state(at: 0.4 + s)
            #expect(abs(state.position - x) <= 4 * 100 * unitRoundoff)
            #expect(abs(state.velocity - v) <= 4 * 300 * unitRoundoff)
        }
    }

    @Test func `Fades match the table`() throws {
        // 60 digits; velocities by differences of positions. Worst error: 2.9 u of the terms.
        var worst = Worst<String>()
        for line in try goldenLines("handover") where line[0] == "F" {
            let n = try #require(doubles(line.dropFirst()))
            let (a, b) = (CubicMotion(c: Array(n[3..<7])), CubicMotion(c: Array(n[7..<11])))
            let law = try HandoverLaw.fade(
                n[0], n[1] == 2 ? .c2 : .c1, outgoing: n[2] == 0 ? .continuing : .damped(halfLife: n[2]))
            let (switchTime, time) = (n[11], n[12])
            let state = try Handover(from: a, to: b, at: switchTime, by: law).state(at: time)
            // The size of both cubics until then, and of their derivatives; the duration is at most 10.
            let t = max(abs(switchTime), abs(time))
            let size = zip(n[3..<7], n[7..<11]).enumerated().reduce(0.0) {
                $0 + (abs($1.element.0) + abs($1.element.1)) * pow(t, Double($1.offset))
            }
            let rate = 3 / min(t, n[0])
            let label = line.joined(separator: " ")
            worst.note((state.position - n[13]) / (size * unitRoundoff), label)
            worst.note((state.velocity - n[14]) / (size * rate * unitRoundoff), "v " + label)
            worst.note((state.acceleration - n[15]) / (size * rate * rate * unitRoundoff), "a " + label)
            // A wrong product rule would show here.
            let h = 1e-5 * n[0]
            let shown = try Handover(from: a, to: b, at: switchTime, by: law)
            if time - h > switchTime, time + h < switchTime + n[0] {
                let slope = (shown.position(at: time + h) - shown.position(at: time - h)) / (2 * h)
                #expect(abs(slope - state.velocity) <= 1e-4 * size * rate, "\(label)")
            }
        }
        #expect(worst.error <= 16, "\(worst)")
    }

    @Test func `Before the switch the old motion is shown, after the end of a law the new one`() throws {
        for law in try Self.laws() {
            let shown = try Handover(from: Self.old, to: Self.new, at: 0.4, by: law)
            for time in [-5, 0, 0.399, 0.4.nextDown] {
                #expect(shown.state(at: time) == Self.old.state(at: time), "\(law)")
                #expect(shown.position(at: time) == Self.old.position(at: time))
            }
            if law.duration != nil {
                for time in [0.900_001, 1, 7] {
                    #expect(shown.state(at: time) == Self.new.state(at: time), "\(law)")
                    #expect(shown.position(at: time).bitPattern == Self.new.position(at: time).bitPattern)
                }
            }
            #expect(shown.position(at: .nan).isNaN && shown.velocity(at: .nan).isNaN)
            #expect(shown.acceleration(at: .nan).isNaN)
        }
    }

    @Test func `Position and velocity are continuous, and the acceleration too for C²`() throws {
        for law in try Self.laws() {
            let shown = try Handover(from: Self.old, to: Self.new, at: 0.4, by: law)
            let (before, after) = (Self.old.state(at: 0.4), shown.state(at: 0.4))
            #expect(abs(after.position - before.position) <= 8 * 140 * unitRoundoff, "\(law)")
            #expect(abs(after.velocity - before.velocity) <= 8 * 330 * unitRoundoff, "\(law)")
            let isC2: Bool
            switch law.kind {
            case .thirdOrder, .quintic(_, .c2, _), .fade(_, .c2, _): isC2 = true
            default: isC2 = false
            }
            let jump = abs(after.acceleration - before.acceleration)
            #expect(isC2 == (jump <= 8 * 1_700 * unitRoundoff), "\(law) \(jump)")
            // Position and state agree, and the end is as smooth.
            for s in stride(from: 0.0, through: 0.6, by: 0.01) {
                #expect(shown.position(at: 0.4 + s) == shown.state(at: 0.4 + s).position)
            }
            if let duration = law.duration, case .fade = law.kind {
                let end = shown.state(at: (0.4 + duration).nextDown)
                #expect(abs(end.position - Self.new.position(at: 0.4 + duration)) < 1e-12)
                #expect(abs(end.velocity - 25) < 1e-9)
            }
        }
    }

    @Test func `An interrupted fade ends when it would have ended`() throws {
        // From there on the second fade is between its motion and that of the first; 199.2 where the rest of the first
        // took its whole duration again.
        let rest = UniformMotion(at: 200.0)
        var shown = try Handover(from: UniformMotion(at: 0.0), to: rest, at: 0, by: .fade(1))
        try shown.handOver(to: rest, at: 0.5, by: .fade(1))
        #expect(shown.position(at: 1) == 200 && shown.position(at: 0.99) < 200)
        checkProperty(seed: 209, cases: 200, Self.fades) { item in
            let (first, second) = (
                UniformMotion(from: 30.0, velocity: -80), UniformMotion(from: -10.0, velocity: 60)
            )
            let join: HandoverLaw.Join = item.isC2 ? .c2 : .c1
            var shown = try Handover(from: Self.old, to: first, at: 0, by: .fade(item.first, join))
            try shown.handOver(to: second, at: item.time, by: .fade(item.second, join))
            for step in 0...40 {
                let s = item.second * Double(step) / 40
                guard item.time + s >= item.first * (1 + 1e-12) else { continue }
                let r = s / item.second
                let w = item.isC2 ? r * r * r * (10 - 15 * r + 6 * r * r) : r * r * (3 - 2 * r)
                let time = item.time + s
                let mean = (1 - w) * first.position(at: time) + w * second.position(at: time)
                let found = shown.position(at: time)
                if abs(found - mean) > 64 * unitRoundoff * 400 { return "\(found) for \(mean) at \(time)" }
            }
            return nil
        }
    }

    /// A fade of a duration that another one interrupts.
    struct InterruptedFade {
        var first, time, second: Double
        var isC2: Bool
    }

    static let fades = Generator<InterruptedFade> { random in
        let first = random.uniform(0.1...2)
        return InterruptedFade(
            first: first, time: random.uniform(0.01...0.99) * first, second: random.uniform(0.1...3),
            isC2: random.chance(0.5))
    }

    @Test func `A switch to the same motion by the same spring or third order changes nothing`() throws {
        for law in [HandoverLaw.spring(.bouncy), try .thirdOrder(rate: 6)] {
            let once = try Handover(from: Self.old, to: Self.new, at: 0.4, by: law)
            let twice = try once.handedOver(to: Self.new, at: 0.7, by: law)
            #expect(twice == once && twice.switches.count == 1)
            for time in stride(from: 0.0, to: 3, by: 0.1) {
                #expect(twice.state(at: time) == once.state(at: time))
            }
        }
        let once = try Handover(from: Self.old, to: Self.new, at: 0.4, by: .quintic(0.5))
        let twice = try once.handedOver(to: Self.new, at: 0.7, by: .quintic(0.5))
        #expect(twice.switches.count == 2 && twice.position(at: 1) != once.position(at: 1))
    }

    @Test func `A spring to a spring by one law is one spring's motion, as in Animated`() throws {
        var random = SeededGenerator(seed: 7)
        var value = Animated(0.0, spring: .bouncy)
        var shown = Handover(UniformMotion(at: 0.0))
        var time = 0.0
        for _ in 0..<randomCases(20) {
            time += random.uniform(0.01...0.4)
            let target = random.uniform(-100...100)
            try value.retarget(to: target, at: time)
            let motion = SpringMotion(
                spring: .bouncy, from: random.uniform(-9...9), to: target, initialVelocity: 3)
            try shown.handOver(to: AnyTrajectory(motion, startTime: 0.1), at: time, by: .spring(.bouncy))
            for step in 0...10 {
                let now = time + 0.01 * Double(step)
                #expect(shown.state(at: now) == value.state(at: now))
            }
        }
        #expect(
            shown.settlingDuration(within: 0.001)
                == value.startTime! + value.settlingDuration!)
    }

    @Test func `A switch removes the switches from its time on`() throws {
        var shown = try Handover(from: Self.old, to: Self.new, at: 0.4, by: .quintic(0.5))
        let first = shown
        try shown.handOver(to: Self.old, at: 0.8, by: .spring(.snappy))
        try shown.handOver(to: Self.new, at: 1.2, by: .spring(.snappy))
        #expect(shown.switches.map(\.time) == [0.4, 0.8, 1.2])
        let replaced = try shown.handedOver(to: UniformMotion(at: 5.0), at: 0.8, by: .quintic(1))
        #expect(replaced.switches.map(\.time) == [0.4, 0.8])
        #expect(replaced == (try first.handedOver(to: UniformMotion(at: 5.0), at: 0.8, by: .quintic(1))))
        #expect(try shown.handedOver(to: Self.new, at: 0.1, by: .quintic(1)).switches.map(\.time) == [0.1])
    }

    @Test func `A handover of handovers keeps one list of switches`() throws {
        let first = try Handover(from: Self.old, to: Self.new, at: 0.4, by: .quintic(0.5))
        let both = try Handover(from: first, to: UniformMotion(at: 5.0), at: 0.8, by: .quintic(1))
        #expect(both.switches.map(\.time) == [0.4, 0.8] && Handover(first) == first)
        for time in [0.2, 0.6, 0.8.nextDown] { #expect(both.state(at: time) == first.state(at: time)) }
    }

    @Test func `A corner has the state after it`() throws {
        let track = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 10, 40], rule: .linear)
        let corner = try Handover(from: track, to: UniformMotion(at: 7.0), at: 1, by: .quintic(1))
        #expect(corner.velocity(at: 1) == 30)
        // The end of a track is at rest, so its last velocity is not part of the difference.
        let end = try Handover(from: UniformMotion(from: 3.0, velocity: 5), to: track, at: 2, by: .quintic(1))
        #expect(end.velocity(at: 2) == 5)
        let left = try Handover(from: track, to: UniformMotion(at: 7.0), at: 2, by: .quintic(1))
        #expect(left.velocity(at: 2) == 0)
    }

    @Test func `A time that is not finite is refused`() throws {
        for time in [Double.nan, .infinity, -.infinity] {
            do throws(HookeError) {
                _ = try Handover(from: Self.old, to: Self.new, at: time, by: .spring(.snappy))
                Issue.record("accepted \(time)")
            } catch { #expect(error.field == "at") }
        }
        let lost = try Handover(from: UniformMotion(at: .nan), to: Self.new, at: 1, by: .spring(.snappy))
        #expect(lost.position(at: 2).isNaN)
    }

    @Test func `A fade over an unfinished fade costs no more and does not jump`() throws {
        let old = CountingMotion(Self.old)
        let motions = (1...20).map { CountingMotion(CubicMotion(c: [Double($0), -9, 3, 2])) }
        var shown = Handover(old)
        for (index, motion) in motions.enumerated() {
            let time = 0.1 * Double(index + 1)
            let before = shown.state(at: time)
            try shown.handOver(to: motion, at: time, by: .fade(1, .c2))
            let after = shown.state(at: time)
            #expect(
                abs(after.position - before.position) < 1e-12 && abs(after.velocity - before.velocity) < 1e-11
            )
            #expect(abs(after.acceleration - before.acceleration) < 1e-10)
        }
        let counts = { [old.count] + motions.map(\.count) }
        let before = counts()
        _ = shown.state(at: 2.05)
        #expect(zip(before, counts()).reduce(0) { $0 + $1.1 - $1.0 } == 2)
    }

    @Test func `Vectors of any type are handed over`() throws {
        let a = UniformMotion(from: SIMD3(1.0, 2, 3), velocity: SIMD3(4, -5, 6))
        let b = SpringMotion(spring: .bouncy, from: SIMD3(9.0, 8, 7), to: SIMD3(0, 1, 0))
        let parts = (0..<3).map { axis in
            (
                UniformMotion(from: a.start[axis], velocity: a.velocity[axis]),
                SpringMotion(spring: .bouncy, from: b.start[axis], to: b.target[axis])
            )
        }
        for law in try Self.laws() where law != (try .quintic(0.5, neverCrossesZero: true)) {
            let shown = try Handover(from: a, to: b, at: 0.2, by: law)
            for (axis, part) in parts.enumerated() {
                let one = try Handover(from: part.0, to: part.1, at: 0.2, by: law)
                for time in [0.1, 0.2, 0.33, 0.5, 0.69, 2] {
                    #expect(abs(shown.position(at: time)[axis] - one.position(at: time)) < 1e-14, "\(law)")
                }
            }
        }
    }
}
