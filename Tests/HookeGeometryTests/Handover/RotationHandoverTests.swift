import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

/// exp(ω·t)·start, about an axis that also turns: a product of two.
private struct Tumble: Trajectory {
    var outer, inner: UniformRotation

    func state(at time: Double) -> RotationState {
        let (a, b) = (outer.state(at: time), inner.state(at: time))
        let turned = a.rotation.rotating(b.angularVelocity)
        return RotationState(
            rotation: a.rotation * b.rotation, angularVelocity: a.angularVelocity + turned,
            angularAcceleration: Vector3(
                a.angularVelocity.y * turned.z - a.angularVelocity.z * turned.y,
                a.angularVelocity.z * turned.x - a.angularVelocity.x * turned.z,
                a.angularVelocity.x * turned.y - a.angularVelocity.y * turned.x))
    }

    func settlingDuration(within tolerance: Tolerance) -> Double? { nil }
}

private func length(_ v: Vector3) -> Double { (v * v).sum().squareRoot() }

/// The distance of two rotations, about half their angle.
private func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
    let sum = a.components + b.components
    let difference = a.components - b.components
    return min((sum * sum).sum(), (difference * difference).sum()).squareRoot()
}

@Suite struct RotationHandoverTests {
    static func vector(_ n: ArraySlice<Double>) -> Vector3 {
        Vector3(n[n.startIndex], n[n.startIndex + 1], n[n.startIndex + 2])
    }

    static func uniform(_ rate: Vector3, _ start: Vector3) -> UniformRotation {
        UniformRotation(from: Quaternion(rotationVector: start), angularVelocity: rate)
    }

    static func random(_ random: inout SeededGenerator, _ size: Double) -> Vector3 {
        Vector3(random.uniform(-size...size), random.uniform(-size...size), random.uniform(-size...size))
    }

    static func laws() throws -> [HandoverLaw] {
        [
            .spring(try Spring(mass: 1, stiffness: 100, damping: 12)), try .thirdOrder(rate: 10),
            try .quintic(0.5), try .quintic(0.5, .c2), try .quintic(0.5, neverCrossesZero: true),
        ]
    }

    @Test func `The published offset of two rotations is met`() throws {
        let a = Self.uniform(Vector3(1, 2, -1), Vector3(0.3, -0.4, 0.5))
        let b = Self.uniform(Vector3(-0.5, 0.25, 1), Vector3(-1.2, 0.9, 0.2))
        let law = HandoverLaw.spring(try Spring(mass: 1, stiffness: 100, damping: 12))
        let offset = try #require(RotationOffset(law, from: a.state(at: 0), to: b.state(at: 0)))
        let start = offset.vector.difference
        let o = Vector3(1.744_420_932_346_812_3, -0.898_835_077_956_561_3, 0.331_104_140_895_077_95)
        let rate = Vector3(1.400_821_296_756_579_4, 1.016_873_239_383_204_5, -3.467_667_066_127_674)
        #expect(length(start.position - o) <= 4 * 2 * unitRoundoff)
        #expect(length(start.velocity - rate) <= 8 * 4 * unitRoundoff)
        let shown = try Handover(from: a, to: b, at: 0, by: law)
        let turning = Vector3(-9.086_816_092_675_173, 4.487_570_833_011_364, -0.893_024_377_702_225)
        #expect(length(shown.state(at: 0.1).angularVelocity - turning) <= 8 * 10 * unitRoundoff)
    }

    @Test func `Rotations and angular velocities match the table`() throws {
        // 40 digits, by exponentials of matrices and differences. Worst errors: 3.3 u of the rotation, 3.6 u of the rates.
        var (rotation, rates) = (Worst<String>(), Worst<String>())
        for line in try goldenLines("handover") where line[0] == "R" {
            let n = try #require(doubles(line.dropFirst()))
            let a = Self.uniform(Self.vector(n[3..<6]), Self.vector(n[6..<9]))
            let b = Self.uniform(Self.vector(n[9..<12]), Self.vector(n[12..<15]))
            let law = HandoverLaw.spring(try Spring(mass: n[0], stiffness: n[1], damping: n[2]))
            let state = try Handover(from: a, to: b, at: 0, by: law).state(at: n[15])
            let expected = Quaternion(x: n[16], y: n[17], z: n[18], w: n[19])
            let label = line.joined(separator: " ")
            rotation.note(distance(state.rotation, expected) / unitRoundoff, label)
            let error = length(state.angularVelocity - Self.vector(n[20..<23]))
            let size = length(a.angularVelocity) + length(b.angularVelocity) + length(Self.vector(n[20..<23]))
            rates.note(error / size / unitRoundoff, label)
        }
        #expect(rotation.error <= 16, "\(rotation)")
        #expect(rates.error <= 16, "\(rates)")
    }

    @Test func `Rotation and angular velocity are continuous, the acceleration too for C²`() throws {
        var random = SeededGenerator(seed: 31)
        for index in 0..<randomCases(200) {
            let a = Tumble(
                outer: Self.uniform(Self.random(&random, 5), Self.random(&random, 2)),
                inner: Self.uniform(Self.random(&random, 5), Self.random(&random, 2)))
            let b = Tumble(
                outer: Self.uniform(Self.random(&random, 5), Self.random(&random, 2)),
                inner: Self.uniform(Self.random(&random, 5), Self.random(&random, 2)))
            for law in try Self.laws() {
                let shown = try Handover(from: a, to: b, at: 0.4, by: law)
                let (before, after) = (a.state(at: 0.4), shown.state(at: 0.4))
                #expect(shown.state(at: 0.4.nextDown) == a.state(at: 0.4.nextDown))
                #expect(distance(before.rotation, after.rotation) <= 32 * unitRoundoff, "\(index) \(law)")
                let jump = length(before.angularVelocity - after.angularVelocity)
                #expect(jump <= 64 * 40 * unitRoundoff, "\(index) \(law)")
                let isC2 = try law == .thirdOrder(rate: 10) || law == .quintic(0.5, .c2)
                let bend = length(before.angularAcceleration - after.angularAcceleration)
                #expect(isC2 == (bend < 1e-11), "\(index) \(law) \(bend)")
                if law.duration != nil { #expect(shown.state(at: 0.91) == b.state(at: 0.91)) }
            }
        }
    }

    @Test func `Angular velocity and acceleration are derivatives`() throws {
        var random = SeededGenerator(seed: 32)
        for _ in 0..<randomCases(20) {
            let a = Self.uniform(Self.random(&random, 5), Self.random(&random, 2))
            let b = Self.uniform(Self.random(&random, 5), Self.random(&random, 2))
            for law in try Self.laws() {
                let shown = try Handover(from: a, to: b, at: 0, by: law)
                for s in [0.02, 0.1, 0.2, 0.3] {
                    let h = 1e-5
                    let (p, n, q) = (shown.state(at: s - h), shown.state(at: s), shown.state(at: s + h))
                    let turned = q.rotation * p.rotation.conjugate
                    let rate = (turned.w < 0 ? turned.negated : turned).rotationVector / (2 * h)
                    #expect(length(rate - n.angularVelocity) < 1e-5, "\(law)")
                    let bend = (q.angularVelocity - p.angularVelocity) / (2 * h)
                    #expect(length(bend - n.angularAcceleration) < 2e-3, "\(law)")
                }
            }
        }
    }

    @Test func `The offset continues on the branch nearest to the running one`() throws {
        // B stands; A turns by 4 rad/s. The offset passes half a turn, and a second switch keeps its direction.
        let a = Self.uniform(Vector3(0, 0, 9), .zero)
        let rest = UniformRotation(from: .identity)
        let slow = HandoverLaw.spring(try Spring(response: 4, dampingRatio: 1))
        var shown = try Handover(from: a, to: rest, at: 0.3, by: slow)
        let peak = 0.3 + 0.25
        let running = shown.state(at: peak)
        #expect(running.rotation.angle > .pi)
        try shown.handOver(to: rest, at: peak, by: .quintic(2))
        let after = shown.state(at: peak + 1e-6)
        #expect(distance(after.rotation, running.rotation) < 1e-5)
        // On the other branch the offset would go forward to a whole turn: it goes back to 0 instead.
        let sooner = shown.state(at: peak + 1.8).rotation
        #expect((sooner.w < 0 ? sooner.negated : sooner).z >= 0)
    }

    @Test func `Near a running offset beyond half a turn the branch is that one's`() throws {
        // A stands at 3 rad; an offset of −3 rad is running, nearest to 3 − 2π.
        let a = RotationState(
            rotation: Quaternion(rotationVector: Vector3(3, 0, 0)), angularVelocity: .zero,
            angularAcceleration: .zero)
        let b = RotationState(rotation: .identity, angularVelocity: .zero, angularAcceleration: .zero)
        let running = Vector3(-3, 0, 0)
        let offset = try #require(RotationOffset(.spring(.snappy), from: a, to: b, near: running))
        #expect(abs(offset.vector.difference.position.x - (3 - 2 * .pi)) < 1e-14)
    }

    @Test func `At half a turn the axis is that of the difference of the rates`() throws {
        for sign in [1.0, -1] {
            let a = RotationState(
                rotation: Quaternion(x: 0, y: 0, z: 1, w: 0), angularVelocity: Vector3(0, 0, 3 * sign),
                angularAcceleration: .zero)
            let b = RotationState(
                rotation: .identity, angularVelocity: .zero, angularAcceleration: .zero)
            let offset = try #require(RotationOffset(.spring(.snappy), from: a, to: b))
            #expect(abs(offset.vector.difference.position.z - sign * .pi) < 1e-15)
        }
    }

    @Test func `Small and equal rotations are handed over exactly`() throws {
        let a = Self.uniform(Vector3(1, 2, 3), .zero)
        for size in [0, 1e-200, 1e-12, 1e-5, 0.01, 0.24, 0.26, 0.99, 1.01] {
            let b = Self.uniform(Vector3(3, -1, 2), Vector3(size, size / 2, -size))
            for law in try Self.laws() {
                let state = try Handover(from: a, to: b, at: 0, by: law).state(at: 0)
                #expect(length(state.angularVelocity - Vector3(1, 2, 3)) <= 32 * 4 * unitRoundoff, "\(size)")
                #expect(distance(state.rotation, .identity) <= 8 * unitRoundoff)
            }
        }
    }

    @Test func `A handover of rotations settles, and is never early`() throws {
        let track = try RotationTrack(
            times: [0, 1], values: [.identity, Quaternion(angle: 2, axis: Vector3(0, 1, 0))], rule: .linear)
        for law in try Self.laws() {
            let shown = try Handover(
                from: Self.uniform(Vector3(4, -3, 1), .zero), to: track, at: 0.6, by: law)
            for tolerance: Tolerance in [0.01, .relative(0.01)] {
                let settled = try #require(shown.settlingDuration(within: tolerance))
                let rest = shown.position(at: .infinity)
                let excursion = (0...64).map {
                    RotationState.distance(
                        shown.position(at: 0.6 + (settled - 0.6) * Double($0) / 64), rest)
                }.max()!
                let allowed = tolerance.isRelative ? 0.01 * excursion : 0.01
                for step in 0...200 {
                    let angle = RotationState.distance(
                        shown.position(at: settled + 0.01 * Double(step)), rest)
                    #expect(angle <= allowed * (1 + 1e-9), "\(law)")
                }
                #expect(settled >= 1)
            }
        }
        let spinning = try Handover(
            from: track, to: Self.uniform(Vector3(1, 0, 0), .zero), at: 0.5, by: .spring(.snappy))
        #expect(spinning.settlingDuration() == nil)
    }

    @Test func `A handover of rotations reads back from JSON, and a fade is refused`() throws {
        let track = try RotationTrack(
            times: [0, 1, 2],
            values: [
                .identity, Quaternion(angle: 1, axis: Vector3(1, 0, 0)),
                Quaternion(angle: 2, axis: Vector3(0, 1, 0)),
            ],
            rule: .catmullRom)
        var shown = Handover(Self.uniform(Vector3(1, 2, 3), .zero))
        try shown.handOver(to: track, at: 0.5, by: .quintic(0.4))
        try shown.handOver(to: AnyTrajectory(track, startTime: 0.25), at: 0.7, by: .spring(.bouncy))
        let read = try JSONDecoder().decode(Handover<RotationState>.self, from: JSONEncoder().encode(shown))
        #expect(read == shown)
        for time in stride(from: 0.0, to: 2.5, by: 0.1) {
            #expect(read.state(at: time) == shown.state(at: time))
        }
        #expect(throws: HookeError.self) { try shown.handedOver(to: track, at: 1, by: .fade(1)) }
        #expect(throws: HookeError.self) { try shown.handedOver(to: track, at: .nan, by: .quintic(1)) }
        #expect(shown.state(at: .nan).rotation.w.isNaN)
        let same = try shown.handedOver(
            to: AnyTrajectory(track, startTime: 0.25), at: 0.9, by: .spring(.bouncy))
        #expect(same == shown)
        // Start times add up, and the motion stays what it was.
        let nested = try AnyTrajectory(AnyTrajectory(track, startTime: 2), startTime: 3)
        #expect(try nested == AnyTrajectory(track, startTime: 5))
        #expect(
            try JSONDecoder().decode(AnyTrajectory<RotationState>.self, from: JSONEncoder().encode(nested))
                == nested)
        let late = try AnyTrajectory(track, startTime: .greatestFiniteMagnitude)
        #expect(throws: HookeError.self) {
            try AnyTrajectory(late, startTime: .greatestFiniteMagnitude)
        }
    }
}
