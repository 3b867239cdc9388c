import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Returns the largest difference of a component of two quaternions.
private func apart(_ a: Quaternion, _ b: Quaternion) -> Double {
    (a.components - b.components).absolute.max()
}

private func quaternion(_ v: ArraySlice<Double>) -> Quaternion {
    let v = Array(v)
    return Quaternion(x: v[0], y: v[1], z: v[2], w: v[3])
}

/// Returns a random unit quaternion, uniform over all rotations.
private func randomRotation(_ random: inout SeededGenerator) -> Quaternion {
    while true {
        let v = SIMD4<Double>((0..<4).map { _ in random.uniform(-1...1) })
        let square = (v * v).sum()
        if square > 0.01, square <= 1 { return Quaternion(components: v / square.squareRoot()) }
    }
}

@Suite struct QuaternionInterpolationTests {
    @Test func `Every interpolation agrees with forty digits`() throws {
        var worst: [Substring: Worst<Int>] = [:]
        for (index, words) in try goldenLines("quaternions").enumerated() where words[0] != "euler" {
            let v = try #require(doubles(words.dropFirst()))
            let actual: Quaternion
            var size = 1.0
            if words[0] == "squad" {
                let keys = stride(from: 0, to: 16, by: 4).map { quaternion(v[$0..<$0 + 4]) }
                actual = Squad.segments(through: keys)[1].value(at: v[16])
            } else {
                let (a, b, t) = (quaternion(v[0..<4]), quaternion(v[4..<8]), v[8])
                switch words[0] {
                case "slerp": actual = a.slerp(to: b, at: t)
                case "given":
                    actual = Slerp(from: a, to: b, turns: .asGiven).value(at: t)
                    // Near a whole turn, the axis is only as exact as the difference of the ends from
                    // opposite.
                    size = max(1, 1 / (a.components + b.components).norm)
                default: actual = a.nlerp(to: b, at: t)
                }
            }
            worst[words[0], default: Worst<Int>()].note(apart(actual, quaternion(v.suffix(4))) / size, index)
        }
        // Worst measured: slerp 3.3e-16, given 3.7e-16, nlerp 2.2e-16, squad 3.3e-16.
        let limits: [Substring: Double] = ["slerp": 5e-16, "given": 5e-16, "nlerp": 3e-16, "squad": 5e-16]
        #expect(worst.count == limits.count)
        for (name, limit) in limits {
            let worst = try #require(worst[name])
            #expect(worst.error <= limit, "\(name): \(worst)")
        }
    }

    @Test func `Slerp with turns asGiven takes the longer arc, and stays from q to -q`() {
        let a = Quaternion(angle: 0.2, axis: Vector3(0, 0, 1))
        let b = Quaternion(angle: 1.2, axis: Vector3(0, 0, 1)).negated
        let long = Slerp(from: a, to: b, turns: .asGiven)
        #expect(difference(long.angleOfRotation, 2 * .pi - 1, within: 1e-15) == nil)
        // Backwards, through −(2π − 1)/2.
        let half = Quaternion(angle: 0.2 - (2 * .pi - 1) / 2, axis: Vector3(0, 0, 1))
        #expect(apart(long.value(at: 0.5), half) <= 4e-16)
        #expect(long.value(at: 1) == b)
        let whole = Slerp(from: a, to: a.negated, turns: .asGiven)
        #expect(whole.value(at: 0.3) == a)
        #expect(whole.value(at: 1) == a.negated)
        #expect(whole.value(at: .nan).w.isNaN)
        #expect(Slerp(from: a, to: a.negated).value(at: 0.3) == a)
    }

    @Test func `q and -q are equivalent keys`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<randomCases(200) {
            let keys = (0..<4).map { _ in randomRotation(&random) }
            let t = random.uniform(0...1)
            let signed = keys.map { random.chance(0.5) ? $0.negated : $0 }
            func same(_ a: Quaternion, _ b: Quaternion) -> Bool { a == b || a == b.negated }
            #expect(same(keys[0].slerp(to: keys[1], at: t), signed[0].slerp(to: signed[1], at: t)))
            #expect(same(keys[0].nlerp(to: keys[1], at: t), signed[0].nlerp(to: signed[1], at: t)))
            for (a, b) in zip(Squad.segments(through: keys), Squad.segments(through: signed)) {
                #expect(same(a.value(at: t), b.value(at: t)))
            }
        }
    }

    @Test func `nlerp is exact at its ends, of length 1, and at most twice as fast in the middle`() {
        let a = Quaternion.identity
        let b = Quaternion(angle: .pi, axis: Vector3(0, 1, 0))
        #expect(a.nlerp(to: b, at: 0) == a)
        #expect(a.nlerp(to: b, at: 1) == b)
        let step = 1e-6
        func speed(_ t: Double) -> Double {
            (a.nlerp(to: b, at: t + step).angle - a.nlerp(to: b, at: t - step).angle) / (2 * step)
        }
        #expect(difference(speed(0.5) / speed(2 * step), 2, within: 1e-4) == nil)
        for t in [-1e300, -3, 0.25, 7, 1e300] {
            #expect((a.nlerp(to: b, at: t).length - 1).magnitude <= 4e-16)
        }
        #expect(a.nlerp(to: b, at: .nan).w.isNaN)
    }

    @Test func `Segments of squad join with one angular velocity`() {
        var random = SeededGenerator(seed: 12)
        var worst = Worst<Int>()
        let h = 1e-5
        for index in 0..<randomCases(200) {
            // Random walks with steps of at most a radian.
            var keys = [randomRotation(&random)]
            while keys.count < 5 {
                let turn = Vector3(
                    random.uniform(-0.5...0.5), random.uniform(-0.5...0.5), random.uniform(-0.5...0.5))
                keys.append(keys[keys.count - 1] * Quaternion(rotationVector: turn))
            }
            let segments = Squad.segments(through: keys)
            #expect(segments.count == 4)
            for (before, after) in zip(segments, segments.dropFirst()) {
                #expect(before.value(at: 1) == after.value(at: 0))
                // One-sided differences of second order.
                func rate(_ s: Squad, _ t: Double, _ h: Double) -> SIMD4<Double> {
                    let (p, q) = (s.value(at: t + h).components, s.value(at: t + 2 * h).components)
                    let slope = -1.5 * s.value(at: t).components + 2 * p - 0.5 * q
                    return slope / h
                }
                let jump = rate(before, 1, -h) - rate(after, 0, h)
                worst.note(jump.absolute.max(), index)
            }
        }
        // Worst measured: 1.9e-10 (of differences over 1e-5).
        #expect(worst.error <= 1e-9, "\(worst)")
        #expect(Squad.segments(through: []).isEmpty)
        #expect(Squad.segments(through: [.identity]).isEmpty)
    }

    @Test func `About one axis, squad is a cubic of the angle`() {
        // Angles 0, 1, 3, 2 one apart: inner angles 1 − (2 − 1)/4 and 3 − (−1 − 2)/4.
        let axis = Vector3(1, 2, -2)
        let segment = Squad.segments(through: [0, 1, 3, 2].map { Quaternion(angle: $0 * 0.4, axis: axis) })[1]
        for t in [0.1, 0.5, 0.8] {
            let outer = 1 + 2 * t
            let inner = 0.75 + (3.75 - 0.75) * t
            let expected = Quaternion(angle: 0.4 * (outer + 2 * t * (1 - t) * (inner - outer)), axis: axis)
            #expect(apart(segment.value(at: t), expected) <= 3e-16)
        }
    }
}

@Suite struct EulerAnglesTests {
    @Test func `Angles of a rotation agree with forty digits, in every order`() throws {
        var worst = Worst<Int>()
        var turned = Worst<Int>()
        for (index, words) in try goldenLines("quaternions").enumerated() where words[0] == "euler" {
            let order = try #require(EulerAngles.Order(rawValue: String(words[1])))
            let v = try #require(doubles(words.dropFirst(2)))
            let q = quaternion(v[0..<4])
            let angles = EulerAngles(q, order: order)
            // The sensitivity to the difference of the outer angles near gimbal lock.
            let isProper = order.axes.0 == order.axes.2
            let lock = isProper ? Elementary.sin(v[5]).magnitude : Elementary.cos(v[5]).magnitude
            for (a, b) in zip([angles.first, angles.second, angles.third], v[4...]) {
                let apart = (a - b).magnitude
                worst.note(min(apart, (apart - 2 * .pi).magnitude) * lock, index)
            }
            let back = Quaternion(angles).nearest(to: q)
            turned.note(apart(back, q), index)
        }
        // Worst measured: 9.4e-16 and 4.4e-16.
        #expect(worst.error <= 1.4e-15, "\(worst)")
        #expect(turned.error <= 7e-16, "\(turned)")
    }

    @Test(arguments: EulerAngles.Order.allCases)
    func `Euler angles are the product of three rotations, and round-trip`(_ order: EulerAngles.Order) {
        var random = SeededGenerator(seed: 13)
        let isProper = order.axes.0 == order.axes.2
        for index in 0..<randomCases(300) {
            var second = isProper ? random.uniform(0...Double.pi) : random.uniform(-1.57...1.57)
            if index % 5 == 0 { second = isProper ? 0 : .pi / 2 }
            if index % 5 == 1 { second = isProper ? .pi : -.pi / 2 }
            let angles = EulerAngles(random.uniform(-3...3), second, random.uniform(-3...3), order: order)
            let matrix = Transform3D.rotation(angles)
            // Worst measured: 1.1e-15 and 7.2e-16.
            #expect(worstField(Transform3D(Quaternion(angles)), matrix) <= 1.4e-15)
            let back = EulerAngles(Quaternion(angles), order: order)
            #expect(worstField(Transform3D.rotation(back), matrix) <= 1.1e-15, "\(angles) \(back)")
            if index % 5 <= 1 { #expect(back.third == 0, "locked: \(back)") }
            #expect(max(back.first.magnitude, back.third.magnitude) <= .pi)
        }
    }

    @Test func `A CSS list of three rotations has the reversed order`() {
        let css = Transform3D.rotationZ(0.3) * .rotationY(0.2) * .rotationX(0.1)
        #expect(worstField(.rotation(EulerAngles(0.3, 0.2, 0.1, order: .zyx)), css) == 0)
    }

    @Test func `NaN propagates, and the length of a quaternion does not matter`() {
        #expect(EulerAngles(Quaternion(x: .nan, y: 0, z: 0, w: 1)).first.isNaN)
        let q = Quaternion(angle: 1, axis: Vector3(1, 2, 3))
        let long = Quaternion(components: 4 * q.components)
        #expect(EulerAngles(long) == EulerAngles(q))
        #expect(EulerAngles(Quaternion.identity) == EulerAngles(0, 0, 0))
    }
}

@Suite struct ArcTests {
    @Test func `Quaternion(from:to:) is the smallest rotation between directions`() throws {
        var random = SeededGenerator(seed: 14)
        var worst = Worst<Int>()
        for index in 0..<randomCases(2_000) {
            func vector() -> Vector3 {
                Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            }
            let u = vector()
            let v =
                index % 3 == 0 ? -u + 10 * .ulpOfOne * random.logUniform(1e-1...1e12) * vector() : vector()
            let q = try #require(Quaternion(from: u, to: v * random.logUniform(1e-300...1e300)))
            let image = q.rotating(u / u.length)
            worst.note((image - v / v.length).length, index)
            // No twist: the axis is perpendicular to both.
            #expect(q.imaginary.dot(u / u.length).magnitude <= 1e-15)
        }
        // Worst measured: 9.0e-16.
        #expect(worst.error <= 1.4e-15, "\(worst)")
    }

    @Test func `Opposite directions give a half turn, and a zero vector gives nil`() throws {
        for u in [
            Vector3(1, 0, 0), Vector3(0, 2, 0), Vector3(0, 0, 3), Vector3(1, 1, 1), Vector3(0x1p-1074, 0, 0),
        ] {
            let q = try #require(Quaternion(from: u, to: -u))
            #expect(q.w == 0)
            let d = u / u.length
            #expect((q.rotating(d) + d).length <= 4e-16)
            #expect(Quaternion(from: u, to: u) == .identity)
        }
        #expect(Quaternion(from: .zero, to: Vector3(1, 0, 0)) == nil)
        #expect(Quaternion(from: Vector3(1, 0, 0), to: Vector3(.infinity, 0, 0)) == nil)
        #expect(Quaternion(from: Vector3(.nan, 0, 0), to: Vector3(1, 0, 0)) == nil)
    }
}
