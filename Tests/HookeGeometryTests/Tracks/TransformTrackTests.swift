import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct TransformTrackTests {
    private let thirds = [0, 1.0 / 3, 2.0 / 3, 1]
    private let quarter = Double.pi / 2

    @Test func `A key takes at most 1,300 bytes`() throws {
        let track = try TransformTrack(
            times: thirds, values: thirds.map { .rotationY($0) }, rule: .catmullRom)
        let rotations = try #require(track.rotations)
        func size<Element>(_: [Element]) -> Int { MemoryLayout<Element>.stride }
        let prepared = size(track.kinds) + size(track.turns)
        let rows = size(track.rows.values) + size(track.rows.nodes)
        let turns = size(rotations.values) + size(rotations.segments)
        // The times are shared. Each of two tables of times has 4 bytes.
        let key = size(track.values) + size(track.times) + 2 * 4 + prepared + rows + turns
        #expect(key <= 1_300, "\(key): \(prepared) prepared, \(rows) rows, \(turns) turns")
    }

    @Test func `A flip about one axis has the angles of the scalar track`() throws {
        let flips: [(times: [Double], angles: [Double])] = [
            (thirds, [0, 0, quarter, quarter]), ([0, 2.0 / 3, 1], [-quarter, -quarter, 0]),
            ([0, 0.2, 0.7, 1.3, 2], [0.3, -1, 1.5, 2.5, 2]),
        ]
        let rules: [TangentRule] = [
            .linear, .catmullRom, .timeAwareCatmullRom, .holdSafe,
            .cubic(spacing: .timeAware, ends: .reflected),
        ]
        var worst = Worst<String>()
        for flip in flips {
            for rule in rules {
                let track = try TransformTrack(
                    times: flip.times, values: flip.angles.map(Transform3D.rotationY), rule: rule)
                let angle = try KeyframeTrack(times: flip.times, values: flip.angles, rule: rule)
                for step in 0...300 {
                    let t = flip.times.last! * Double(step) / 300
                    worst.note(
                        worstField(track.transform(at: t), .rotationY(angle.value(at: t))), "\(rule) at \(t)")
                }
            }
        }
        // 6.7e-16 by the exponentials; prepared turns differ by up to 1.2e-15.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `Keys, holds and times outside give the keys' own transforms, bit-identical`() throws {
        let values = [
            Transform3D.identity, .rotationY(1) * .scale(1.3), .rotationY(1) * .scale(1.3), .scale(x: 2),
        ]
        for rule in [TangentRule.linear, .holdSafe, .catmullRom, .discrete] {
            let track = try TransformTrack(times: thirds, values: values, rule: rule)
            for (time, value) in zip(thirds, values) {
                #expect(track.transform(at: time) == value, "\(rule)")
            }
            #expect(track.transform(at: -1) == values[0])
            #expect(track.transform(at: 2) == values[3])
            #expect(track.transform(at: .nan).m11.isNaN)
            if rule != .catmullRom { #expect(track.transform(at: 0.5) == values[1], "\(rule) holds") }
        }
    }

    @Test func `A linear track equals the interpolation between its keys`() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<randomCases(50) {
            let values = (0..<4).map { _ in randomTransform(&random) }
            let track = try TransformTrack(times: [0, 1, 2, 3], values: values, rule: .linear)
            let way = TransformInterpolation(from: values[1], to: values[2])
            for p in [0.1, 0.5, 0.9] {
                #expect(worstField(track.transform(at: 1 + p), way.transform(at: p)) <= 1e-14)
            }
        }
    }

    @Test func `With a singular key the fields follow the rule`() throws {
        let turned = Transform3D.rotationZ(1)
        let track = try TransformTrack(
            times: [0, 1, 2], values: [.scale(0), turned, .scale(2)], rule: .holdSafe)
        let field = try KeyframeTrack(times: [0, 1, 2], values: [0, turned.m12, 0], rule: .holdSafe)
        #expect(!track.isDecomposed)
        for t in [0.25, 0.5, 0.75, 1.25, 1.5, 1.75] {
            #expect(ulpDistance(track.transform(at: t).m12, field.value(at: t)) <= 1, "at \(t)")
        }
    }

    @Test func `Invalid keys throw`() {
        let infinite = #expect(throws: HookeError.self) {
            try TransformTrack(
                times: [0, 1], values: [.identity, .translation(x: -.infinity)], rule: .linear)
        }
        #expect(
            infinite
                == .badElement(
                    field: "values", index: 1, value: -.infinity, accepted: "a transform of finite fields"))
        #expect(throws: HookeError.self) { try TransformTrack(times: [], values: [], rule: .linear) }
        #expect(throws: HookeError.self) {
            try TransformTrack(times: [0, 1], values: [.identity], rule: .linear)
        }
        var broken = Transform3D.identity
        broken.m23 = .infinity
        #expect(throws: HookeError.self) {
            try TransformTrack(times: [0, 1], values: [.identity, broken], rule: .linear)
        }
    }
}

@Suite struct RotationTrackTests {
    @Test func `Signs of the quaternions do not matter`() throws {
        var random = SeededGenerator(seed: 8)
        let values = (0..<6).map { _ in
            Quaternion(
                angle: random.uniform(-2...2),
                axis: Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1)))
        }
        let times = [0, 1, 2.5, 3, 4, 6.0]
        for rule in [TangentRule.linear, .catmullRom, .timeAwareCatmullRom, .holdSafe] {
            let track = try RotationTrack(times: times, values: values, rule: rule)
            let other = try RotationTrack(
                times: times, values: values.enumerated().map { $0 % 2 == 0 ? $1 : $1.negated }, rule: rule)
            for step in 0...120 {
                let t = Double(step) / 20
                let (a, b) = (track.value(at: t), other.value(at: t))
                #expect((a.components - b.components).absolute.max() <= 1e-15, "\(rule) at \(t)")
                #expect((a.length - 1).magnitude <= 2e-15)
            }
        }
    }

    @Test func `The angular velocity is the derivative, and continuous for a smooth cubic`() throws {
        var random = SeededGenerator(seed: 9)
        let values = (0..<6).map { _ in
            Quaternion(
                angle: random.uniform(-1...1),
                axis: Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1)))
        }
        let times = [0, 1, 2.5, 3, 4, 6.0]
        for rule in [TangentRule.timeAwareCatmullRom, .holdSafe] {
            let track = try RotationTrack(times: times, values: values, rule: rule)
            for t in [0.3, 0.9, 1.7, 2.6, 3.5, 5.9] {
                let h = 1e-5
                let turn =
                    (track.value(at: t + h) * track.value(at: t - h).conjugate).rotationVector / (2 * h)
                #expect((turn - track.angularVelocity(at: t)).length <= 1e-7, "\(rule) at \(t)")
            }
            for key in times.dropFirst().dropLast() {
                let (before, after) = (
                    track.angularVelocity(at: key.nextDown), track.angularVelocity(at: key)
                )
                #expect((before - after).length <= 1e-12, "\(rule) at \(key)")
            }
        }
    }

    @Test func `A rotation track does not depend on its coordinate frame`() throws {
        var random = SeededGenerator(seed: 10)
        let axis = { (r: inout SeededGenerator) in
            Vector3(r.uniform(-1...1), r.uniform(-1...1), r.uniform(-1...1))
        }
        let values = (0..<5).map { _ in Quaternion(angle: random.uniform(-1...1), axis: axis(&random)) }
        let (left, right) = (
            Quaternion(angle: 1, axis: axis(&random)), Quaternion(angle: 2, axis: axis(&random))
        )
        let times = [0, 1, 2, 4, 5.0]
        let track = try RotationTrack(times: times, values: values, rule: .timeAwareCatmullRom)
        let moved = try RotationTrack(
            times: times, values: values.map { left * $0 * right }, rule: .timeAwareCatmullRom)
        for step in 0...100 {
            let t = Double(step) / 20
            let expected = left * track.value(at: t) * right
            let actual = moved.value(at: t)
            let apart = min(
                (actual.components - expected.components).absolute.max(),
                (actual.components + expected.components).absolute.max())
            #expect(apart <= 3e-15)
        }
    }

    @Test func `A zero quaternion throws`() {
        #expect(throws: HookeError.self) {
            try RotationTrack(times: [0], values: [Quaternion(x: 0, y: 0, z: 0, w: 0)], rule: .linear)
        }
        #expect(throws: HookeError.self) {
            try RotationTrack(times: [0], values: [Quaternion(x: .nan, y: 0, z: 0, w: 1)], rule: .linear)
        }
    }
}
