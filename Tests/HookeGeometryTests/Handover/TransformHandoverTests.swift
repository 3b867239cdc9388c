import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@Suite struct TransformHandoverTests {
    static func track(_ rule: TangentRule = .catmullRom) throws -> DecomposedTrack {
        try DecomposedTrack(
            TransformTrack(
                times: [0, 1, 2],
                values: [
                    .identity,
                    Transform3D(
                        Transform3D.Decomposition(
                            translation: Vector3(100, 20, -5), scale: Vector3(2, 1.5, 1),
                            skew: Vector3(0.2, 0, 0.1),
                            rotation: Quaternion(angle: 1.2, axis: Vector3(1, 2, 3)))),
                    Transform3D(
                        Transform3D.Decomposition(
                            translation: Vector3(-40, 9, 0), perspective: SIMD4(0, 0, -0.002, 1),
                            rotation: Quaternion(angle: -2, axis: Vector3(0, 1, 0)))),
                ], rule: rule))
    }

    static var drift: UniformTransform {
        UniformTransform(
            from: Transform3D.Decomposition(
                translation: Vector3(7, 8, 9), scale: Vector3(1, 3, 1),
                rotation: Quaternion(angle: 0.4, axis: Vector3(0, 0, 1))),
            velocity: TransformRates(
                translation: Vector3(300, -20, 4), scale: Vector3(0.5, 0, 0), skew: Vector3(0, 0.1, 0),
                angular: Vector3(1, -2, 3)))
    }

    static func distance(_ a: Transform3D, _ b: Transform3D) -> Double {
        zip(a.elements, b.elements).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }

    @Test func `A track's parts give its transforms and their velocities`() throws {
        let track = try Self.track()
        for time in [-1, 0, 0.3, 0.99, 1, 1.7, 1.999, 5] {
            #expect(Self.distance(track.transform(at: time), track.track.transform(at: time)) < 1e-12)
        }
        let (a, b) = (track.state(at: 0.3 - 1e-5), track.state(at: 0.3 + 1e-5))
        let rates = track.state(at: 0.3).velocity
        #expect(((b.parts.translation - a.parts.translation) / 2e-5 - rates.translation).norm < 1e-5)
        #expect(((b.parts.scale - a.parts.scale) / 2e-5 - rates.scale).norm < 1e-6)
        #expect(track.state(at: 2).velocity == .zero, "at the last key it rests")
        let flat = try TransformTrack(
            times: [0, 1], values: [.identity, .scale(x: 0)], rule: .linear)
        #expect(!flat.isDecomposed)
        #expect(throws: HookeError.self) { try DecomposedTrack(flat) }
    }

    @Test func `Parts and their velocities do not jump, by any law`() throws {
        for law in try RotationHandoverTests.laws() {
            var shown = try Handover(from: Self.drift, to: Self.track(), at: 0.2, by: law)
            #expect(shown.state(at: 0.1) == Self.drift.state(at: 0.1))
            for (time, motion) in [(0.2, nil), (0.5, Self.drift), (0.55, nil), (1.1, Self.drift)] {
                let before = time == 0.2 ? Self.drift.state(at: time) : shown.state(at: time)
                if time != 0.2 {
                    if let motion {
                        try shown.handOver(to: motion, at: time, by: law)
                    } else {
                        try shown.handOver(to: Self.track(), at: time, by: law)
                    }
                }
                let after = shown.state(at: time)
                #expect((before.parts.translation - after.parts.translation).norm < 1e-12, "\(law)")
                #expect((before.parts.scale - after.parts.scale).norm < 1e-14)
                #expect((before.parts.skew - after.parts.skew).norm < 1e-14)
                #expect((before.parts.perspective - after.parts.perspective).norm < 1e-14)
                #expect(Self.distance(before.transform, after.transform) < 1e-12)
                #expect((before.velocity.translation - after.velocity.translation).norm < 1e-11)
                #expect((before.velocity.scale - after.velocity.scale).norm < 1e-12)
                #expect((before.velocity.angular - after.velocity.angular).norm < 1e-12, "\(law)")
            }
            #expect(shown.switches.map(\.time) == [0.2, 0.5, 0.55, 1.1])
            if law.duration != nil { #expect(shown.state(at: 1.7) == Self.drift.state(at: 1.7)) }
            #expect(shown.state(at: .nan).parts.translation.x.isNaN)
        }
    }

    @Test func `An offset settles with its slowest part, whichever that is`() throws {
        let b = try Self.track().state(at: 0.3)
        // A difference in one part, or a velocity of one part, in turn: each alone sets the time.
        let changes: [(String, (inout TransformState, Double) -> Void)] = [
            ("translation", { $0.parts.translation.x += $1 }), ("scale", { $0.parts.scale.y += $1 }),
            ("skew", { $0.parts.skew.z += $1 }), ("perspective", { $0.parts.perspective.z += $1 }),
            ("velocity of perspective", { $0.velocity.perspective.x += 20 * $1 }),
            ("velocity of scale", { $0.velocity.scale.z += 20 * $1 }),
            ("angular velocity", { $0.velocity.angular.y += 20 * $1 }),
        ]
        for law in try RotationHandoverTests.laws() {
            for (name, change) in changes {
                var a = b
                change(&a, 0.5)
                let alone = try #require(TransformOffset(law, from: a, to: b))
                let settled = try #require(alone.settlingDuration(within: 0.01))
                #expect(settled > 0, "\(law) \(name)")
                // Never early: no part is outside afterwards.
                for step in 1...100 {
                    let state = alone.applied(to: b, at: settled + 0.01 * Double(step))
                    let parts = [
                        (state.parts.translation - b.parts.translation).norm,
                        (state.parts.scale - b.parts.scale).norm, (state.parts.skew - b.parts.skew).norm,
                        (state.parts.perspective - b.parts.perspective).norm,
                    ]
                    #expect(parts.allSatisfy { $0 <= 0.01 + 1e-12 }, "\(law) \(name)")
                }
                // A faster part beside it changes nothing.
                change(&a, 0.5)
                let larger = try #require(
                    TransformOffset(law, from: a, to: b)?.settlingDuration(within: 0.01))
                for (other, small) in changes where other != name {
                    var both = b
                    change(&both, 1)
                    small(&both, 0.02)
                    let time = try #require(
                        TransformOffset(law, from: both, to: b)?.settlingDuration(within: 0.01))
                    #expect(time >= settled && time >= larger * (1 - 1e-9), "\(law) \(name) \(other)")
                }
            }
        }
    }

    @Test func `An offset reads back from JSON, and bad switches are refused`() throws {
        let (a, b) = (Self.drift.state(at: 0.3), try Self.track().state(at: 0.3))
        for law in try RotationHandoverTests.laws() {
            let offset = try #require(TransformOffset(law, from: a, to: b))
            let read = try JSONDecoder().decode(TransformOffset.self, from: JSONEncoder().encode(offset))
            #expect(read == offset && read.applied(to: b, at: 0.1) == offset.applied(to: b, at: 0.1))
            let settled = try #require(offset.settlingDuration(within: 0.01))
            let state = offset.applied(to: b, at: settled)
            #expect((state.parts.translation - b.parts.translation).norm <= 0.010_001)
        }
        #expect(TransformOffset(try .fade(1), from: a, to: b) == nil)
        #expect(throws: HookeError.self) {
            try Handover(from: Self.drift, to: Self.drift, at: 1, by: .fade(1))
        }
        #expect(throws: HookeError.self) {
            try Handover(from: Self.drift, to: Self.drift, at: .nan, by: .quintic(1))
        }
    }

    @Test func `Handovers and offsets of transforms are read from text`() throws {
        let parts =
            "value=parts(translation=[1, 2, 3], scale=[1, 1, 1], skew=[0, 0, 0], perspective=[0, 0, 0, 1], "
            + "rotation=[0, 0, 0, 1])"
        let rates =
            "velocity=rates(translation=[1, 0, 0], scale=[0, 0, 0], skew=[0, 0, 0], perspective=[0, 0, 0, 0], "
            + "angular=[0, 0, 2])"
        let text =
            "handover(motion=motion(\(parts)), switches=[switch(at=0.5, to=motion(\(parts), \(rates)), by=quintic(1))])"
        let start = Transform3D.Decomposition(translation: Vector3(1, 2, 3))
        let velocity = TransformRates(translation: Vector3(1, 0, 0), angular: Vector3(0, 0, 2))
        let shown = try Handover(
            from: UniformTransform(from: start), to: UniformTransform(from: start, velocity: velocity),
            at: 0.5,
            by: .quintic(1))
        let data = Data("\"\(text)\"".utf8)
        #expect(try JSONDecoder().decode(Handover<TransformState>.self, from: data) == shown)
        let bad = Data("\"\(text.replacing("skew=[0, 0, 0]", with: "skew=[0, 0]"))\"".utf8)
        let error = #expect(throws: HookeError.self) {
            try JSONDecoder().decode(Handover<TransformState>.self, from: bad)
        }
        #expect(
            error?.description.hasPrefix("handover.motion.value.skew is [0, 0]; accepted: 3 numbers") == true,
            "\(error?.description ?? "")")
    }

    @Test func `A handover of transforms reads back from JSON with its switches, and settles`() throws {
        var shown = Handover(Self.drift)
        try shown.handOver(to: Self.track(), at: 0.5, by: .quintic(0.4))
        try shown.handOver(
            to: AnyTrajectory(Self.track(.monotone), startTime: 0.25), at: 0.7, by: .spring(.bouncy))
        #expect(shown.switches.map(\.time) == [0.5, 0.7])
        let read = try JSONDecoder().decode(
            Handover<TransformState>.self, from: JSONEncoder().encode(shown))
        #expect(read == shown && read != Handover(Self.drift))
        for time in stride(from: 0.0, to: 3.0, by: 0.1) {
            let (a, b) = (read.state(at: time), shown.state(at: time))
            #expect(a == b && shown.position(at: time) == b.position)
        }
        // The same motion by the same spring changes nothing.
        var again = shown
        try again.handOver(
            to: AnyTrajectory(Self.track(.monotone), startTime: 0.25), at: 0.9, by: .spring(.bouncy))
        #expect(again == shown)
        // Never early: from the settling time on every part is within the tolerance of the rest.
        let settled = try #require(shown.settlingDuration(within: 0.01))
        #expect(settled >= 2.25)
        let rest = shown.position(at: .infinity)
        for step in 0...200 {
            let distance = TransformState.distance(shown.position(at: settled + 0.01 * Double(step)), rest)
            #expect(distance <= 0.01 + 1e-12)
        }
        #expect(
            try Handover(from: Self.track(), to: Self.drift, at: 1, by: .quintic(1)).settlingDuration() == nil
        )
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Handover(Swaying())) }
    }

    /// Of no type that is encoded.
    private struct Swaying: Trajectory {
        func state(at time: Double) -> TransformState { TransformState(parts: .init()) }
        func settlingDuration(within tolerance: Tolerance) -> Double? { 0 }
    }

    @Test func `The settling time is that of the slowest part, whichever it is`() throws {
        typealias Parts = Transform3D.Decomposition
        let parts: [(name: String, parts: Parts, rates: TransformRates)] = [
            (
                "translation", Parts(translation: Vector3(40, 0, 0)),
                TransformRates(translation: Vector3(0, 300, 0))
            ),
            ("scale", Parts(scale: Vector3(1, 3, 1)), TransformRates(scale: Vector3(9, 0, 0))),
            ("skew", Parts(skew: Vector3(0, 0.7, 0)), TransformRates(skew: Vector3(0, 0, 5))),
            (
                "perspective", Parts(perspective: SIMD4(0, 0, -0.5, 1)),
                TransformRates(perspective: SIMD4(3, 0, 0, 0))
            ),
            (
                "rotation", Parts(rotation: Quaternion(angle: 1, axis: Vector3(0, 0, 1))),
                TransformRates(angular: Vector3(0, 6, 0))
            ),
        ]
        let target = TransformState(parts: Parts())
        for law in [HandoverLaw.spring(.bouncy), try .quintic(0.7), try .thirdOrder(rate: 9)] {
            for (name, moved, rates) in parts {
                for start in [TransformState(parts: moved), TransformState(parts: Parts(), velocity: rates)] {
                    let offset = try #require(TransformOffset(law, from: start, to: target))
                    let settled = try #require(offset.settlingDuration(within: 0.01))
                    #expect(settled > 0.1, "\(name)")
                    func distance(at time: Double) -> Double {
                        let state = offset.applied(to: target, at: time).parts
                        let turn = state.rotation.angle
                        return max(
                            state.translation.norm, (state.scale - target.parts.scale).norm, state.skew.norm,
                            (state.perspective - target.parts.perspective).norm, min(turn, 2 * .pi - turn))
                    }
                    // Never early, and not late: shortly before it is outside.
                    for step in 0...200 {
                        #expect(distance(at: settled + Double(step) / 100) <= 0.010_001, "\(name)")
                    }
                    #expect(distance(at: settled - 1e-6) > 0.0099, "\(name) by \(law)")
                }
            }
        }
    }
}
