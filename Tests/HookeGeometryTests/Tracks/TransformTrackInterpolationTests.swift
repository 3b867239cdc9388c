import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// A rule or an interpolation per segment, compared with the channels of the transform.
@Suite struct TransformTrackInterpolationTests {
    private let times = [0, 0.4, 0.7, 1.2, 1.3]

    /// Returns the transform by the definition of a track, without preparation.
    private func plain(
        _ values: [Transform3D], _ rule: TangentRule
    ) throws -> (Double) -> Transform3D {
        let parts = try #require(TransformParts.all(values, .rounding))
        let lanes = try KeyframeTrack(times: times, values: parts.map { TransformRows($0) }, rule: rule)
        let turns = try RotationTrack(times: times, values: parts.map(\.rotation), rule: rule)
        return { Transform3D(lanes.value(at: $0).decomposition(rotation: turns.value(at: $0))) }
    }

    private func randomValues(_ random: inout SeededGenerator) -> [Transform3D] {
        switch random.integer(0...3) {
        case 0:
            // 2-D.
            let zoom = random.uniform(0.5...2)
            return times.map { _ in
                .scale(x: zoom, y: zoom) * .rotationZ(random.uniform(-2...2))
                    * .translation(x: random.uniform(-100...100))
            }
        case 1:
            // About one axis, with holds.
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            let angles = times.map { _ in Double(random.integer(-2...2)) }
            return angles.map { .rotation($0, axis: axis) * .translation(x: 1, y: $0) }
        default: return times.map { _ in randomTransform(&random) }
        }
    }

    @Test func `A prepared sample equals the sample of the channels`() throws {
        var worst = Worst<String>()
        var random = SeededGenerator(seed: 51)
        for index in 0..<randomCases(40) {
            let values = randomValues(&random)
            for rule in [TangentRule.linear, .catmullRom, .timeAwareCatmullRom, .holdSafe, .monotone] {
                let track = try TransformTrack(times: times, values: values, rule: rule)
                #expect(track.isDecomposed)
                let plain = try plain(values, rule)
                for _ in 0..<12 {
                    let t = random.uniform(0...1.3)
                    let (actual, expected) = (track.transform(at: t), plain(t))
                    // Rows of length far from 1, and translations, scale the rounding of the rotation.
                    let size = expected.elements.map(\.magnitude).max()!
                    worst.note(
                        zip(actual.elements, expected.elements).map { ($0 - $1).magnitude }.max()! / size,
                        "\(rule), track \(index), at \(t)")
                    if values.allSatisfy(\.isAffine) {
                        #expect(actual.row4 == expected.row4, "translations are the same bits")
                    }
                }
            }
        }
        // Worst measured: 1.2e-15.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `Sines and cosines of prepared turns are within 3e-16`() {
        var worst = Worst<Double>()
        for step in -1_625...1_625 {
            let x = Double(step) / 1_000
            for isShort in [true, false] {
                let (sine, cosine) = sineAndCosine(SIMD4(x, -x, x / 2, 0), isShort: isShort)
                worst.note(sine.x - sin(x), x)
                worst.note(sine.y + sin(x), x)
                worst.note(sine.z - sin(x / 2), x)
                worst.note(cosine.y - cos(x), x)
                worst.note(cosine.z - cos(x / 2), x)
                #expect(sine.w == 0 && cosine.w == 1)
            }
        }
        // Worst measured: 2.5e-16.
        #expect(worst.error <= 3e-16, "\(worst)")
    }

    @Test func `Turns beyond the range of the polynomials use the library`() throws {
        // Tangents of several turns per segment.
        let angles = [0, 3.0, -3, 3, 0]
        let track = try TransformTrack(
            times: times, values: angles.map(Transform3D.rotationX), rule: .catmullRom)
        let plain = try plain(angles.map(Transform3D.rotationX), .catmullRom)
        for step in 1..<130 {
            let t = Double(step) / 100
            #expect(worstField(track.transform(at: t), plain(t)) <= 3e-15)
        }
    }

    @Test func `Each segment equals the channels with the same interpolations`() throws {
        let ways: [TransformTrack.Interpolation] = [
            .eased(.easeInOut), .spring(.bouncy), .discrete, .cubic(.timeAwareCatmullRom),
        ]
        let scalar: [Interpolation<Double>] = [
            .eased(.easeInOut), .spring(.bouncy), .discrete, .cubic(.timeAwareCatmullRom),
        ]
        let angles = [0, 1, -0.5, 0.7, 0.2]
        let track = try TransformTrack(
            times: times, values: angles.map { .rotationY($0) * .translation(x: 40 * $0) },
            interpolations: ways)
        #expect(track.interpolations == ways && track.rule == nil)
        let angle = try KeyframeTrack(times: times, values: angles, interpolations: scalar)
        let place = try KeyframeTrack(times: times, values: angles.map { 40 * $0 }, interpolations: scalar)
        var worst = Worst<Double>()
        for step in -10...400 {
            let t = Double(step) / 300
            let expected = Transform3D.rotationY(angle.value(at: t)) * .translation(x: place.value(at: t))
            worst.note(worstField(track.transform(at: t), expected), t)
        }
        // Worst measured: 3.6e-15, of translations up to 40.
        #expect(worst.error <= 8e-15, "\(worst)")
        #expect(track.transform(at: 1.1) == track.values[2], "a hold is the key's own transform")
        // So do the fields where a key is singular.
        let sizes = [0, 1, 0.5, 2, 1.0]
        let grown = try TransformTrack(
            times: times, values: sizes.map { .scale(x: $0) }, interpolations: ways)
        let size = try KeyframeTrack(times: times, values: sizes, interpolations: scalar)
        #expect(!grown.isDecomposed)
        for step in 0...130 {
            let t = Double(step) / 100
            #expect((grown.transform(at: t).m11 - size.value(at: t)).magnitude <= 1e-15, "at \(t)")
        }
    }

    @Test(arguments: TransformInterpolation.Method.allCases)
    func `A segment with a method is the interpolation of its two keys`(
        method: TransformInterpolation.Method
    ) throws {
        var random = SeededGenerator(seed: 53)
        for _ in 0..<randomCases(10) {
            let values = randomValues(&random)
            let track = try TransformTrack(
                times: times, values: values,
                interpolations: [
                    .cubic(.catmullRom), .method(method), .init(form: .method(method), timing: .easeInOut),
                    .cubic(.catmullRom),
                ])
            for (k, timing) in [(1, nil), (2, TimingFunction.easeInOut)] {
                let pair = TransformInterpolation(from: values[k], to: values[k + 1], method: method)
                for u in [0.1, 0.25, 0.5, 0.75, 0.9] {
                    let time = times[k] + (times[k + 1] - times[k]) * u
                    let exact = (time - times[k]) / (times[k + 1] - times[k])
                    let expected = pair.transform(at: timing?.value(at: exact) ?? exact)
                    #expect(track.transform(at: time) == expected, "\(method) at \(time)")
                }
                #expect(track.transform(at: times[k]) == values[k])
            }
            // The cubics beside it are those beside a linear segment.
            let straight = try TransformTrack(
                times: times, values: values,
                interpolations: [
                    .cubic(.catmullRom), .linear, .eased(.easeInOut), .cubic(.catmullRom),
                ])
            for t in [0.1, 0.3, 1.22, 1.28] { #expect(track.transform(at: t) == straight.transform(at: t)) }
            let back = try JSONDecoder().decode(TransformTrack.self, from: JSONEncoder().encode(track))
            #expect(back == track && back.transform(at: 0.55) == track.transform(at: 0.55))
        }
    }

    @Test(arguments: TransformInterpolation.Method.allCases)
    func `Jets of methods are the derivatives of the fields`(method: TransformInterpolation.Method) throws {
        var random = SeededGenerator(seed: 54)
        var worst = Worst<Double>()
        for _ in 0..<randomCases(12) {
            let values = randomValues(&random)
            let track = try TransformTrack(
                times: times, values: values,
                interpolations: [
                    .method(method), .init(form: .method(method), timing: .easeInOut), .linear,
                    .method(method),
                ])
            for t in [0.1, 0.3, 0.5, 0.6, 1.22, 1.28] {
                let h = 0x1p-14
                let at = [-h, 0, h].map { track.transform(at: t + $0) }
                let jet = track.jet(at: t)
                let slope = at[2].plus(at[0].times(-1)).times(0.5 / h)
                let bend = at[2].plus(at[0]).plus(at[1].times(-2)).times(1 / (h * h))
                let size = max(1, jet.acceleration.elements.map(\.magnitude).max()!)
                worst.note(worstField(jet.velocity, slope) / size, t)
                worst.note(worstField(jet.acceleration, bend) / size, t)
            }
        }
        // The error of the differences.
        #expect(worst.error <= 1e-4, "\(worst)")
    }

    @Test func `A decomposed track has the parts of any method that keeps clear of singular transforms`()
        throws
    {
        let values = [Transform3D.identity, .rotationX(1) * .translation(x: 9), .scale(x: -1, y: 1, z: 1)]
        for method in [TransformInterpolation.Method.css, .polar, .screw, .logarithm] {
            let track = try TransformTrack(
                times: [0, 1], values: Array(values[..<2]), interpolations: [.method(method)])
            let state = try DecomposedTrack(track).state(at: 0.3)
            #expect(worstField(state.transform, track.transform(at: 0.3)) <= 1e-14)
            #expect(worstField(TransformJet(state).velocity, track.velocity(at: 0.3)) <= 1e-13)
        }
        for method in [TransformInterpolation.Method.css, .polar, .discrete] {
            let folded = try TransformTrack(
                times: [0, 1, 2], values: values, interpolations: [.linear, .method(method)])
            let error = #expect(throws: HookeError.self) { try DecomposedTrack(folded) }
            #expect(error?.description.contains("segment 1") == true)
        }
    }

    @Test func `The velocity is the derivative of the fields`() throws {
        var random = SeededGenerator(seed: 52)
        let ways: [TransformTrack.Interpolation] = [
            .linear, .spring(.bouncy), .cubic(.timeAwareCatmullRom), .eased(.easeOut),
        ]
        var worst = Worst<Double>()
        for _ in 0..<randomCases(12) {
            let values = randomValues(&random)
            let track = try TransformTrack(times: times, values: values, interpolations: ways)
            for t in [0.1, 0.33, 0.45, 0.6, 0.8, 1.1, 1.25] {
                let h = 1e-6
                let (after, before) = (track.transform(at: t + h), track.transform(at: t - h))
                let rate = track.velocity(at: t)
                for (index, field) in rate.elements.enumerated() {
                    let slope = (after.elements[index] - before.elements[index]) / (2 * h)
                    worst.note((field - slope) / max(1, after.elements.map(\.magnitude).max()!), t)
                }
            }
        }
        // Worst measured: 1.1e-8, in 240 tracks 1.1e-7: the error of the differences.
        #expect(worst.error <= 1e-6, "\(worst)")
    }

    @Test func `The velocity of a flip is that of its angle, and of a hold zero`() throws {
        let angles = [0, 0, 1.5, 1.5, 0.3]
        let track = try TransformTrack(
            times: times, values: angles.map(Transform3D.rotationY), rule: .holdSafe)
        let angle = try KeyframeTrack(times: times, values: angles, rule: .holdSafe)
        for step in 0...130 {
            let t = Double(step) / 100
            let (a, speed) = (angle.value(at: t), angle.velocity(at: t))
            let rate = track.velocity(at: t)
            #expect((rate.m11 + speed * sin(a)).magnitude <= 2e-14, "at \(t)")
            #expect((rate.m31 - speed * cos(a)).magnitude <= 2e-14, "at \(t)")
        }
        let zero = Array(repeating: 0.0, count: 16)
        for t in [-1, 0.2, 0.9, 2] { #expect(track.velocity(at: t).elements == zero, "at \(t)") }
        #expect(track.velocity(at: .nan).elements.allSatisfy { $0.isNaN })
        let grown = try TransformTrack(times: [0, 2], values: [.scale(0), .scale(3)], rule: .linear)
        #expect(grown.velocity(at: 1).m11 == 1.5)
    }

    @Test func `A track survives coding, and its policy is part of equality`() throws {
        let values = [Transform3D.identity, .rotationX(1), .scale(2), .identity, .translation(x: 3)]
        let ruled = try TransformTrack(times: times, values: values, rule: .holdSafe, policy: .css)
        let mixed = try TransformTrack(
            times: times, values: values,
            interpolations: [.spring(.snappy), .discrete, .eased(.ease), .method(.screw)])
        for track in [ruled, mixed] {
            let data = try JSONEncoder().encode(track)
            let back = try JSONDecoder().decode(TransformTrack.self, from: data)
            #expect(back == track && back.hashValue == track.hashValue)
            #expect(back.transform(at: 0.55) == track.transform(at: 0.55))
            let text = Notation.fields([.init("track", track.notation)]).text
            #expect(try TransformTrack(.text(text), at: "track") == track, "\(text)")
        }
        let css =
            #""track(times=[0, 1], values=[scale3d(2, 2, 2), rotate(90deg) translateX(3px)], interpolations=[method(polar)])""#
        let read = try JSONDecoder().decode(TransformTrack.self, from: Data(css.utf8))
        #expect(read.values[0] == .scale(2) && read.interpolations == [.method(.polar)])
        #expect(ruled.policy == .css && mixed.policy == .rounding && ruled.rule == .holdSafe)
        let other = try TransformTrack(times: times, values: values, rule: .holdSafe)
        #expect(ruled != other)
        let short = #"{"times":[0,1],"values":[[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]],"mode":"linear"}"#
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(TransformTrack.self, from: Data(short.utf8))
        }
        #expect(
            throws: HookeError.wrongCount(
                field: "interpolations", count: 1, accepted: "4, one for each pair of neighbouring keys")
        ) { try TransformTrack(times: times, values: values, interpolations: [.linear]) }
        // With the policy of browsers a small view is singular, and the fields are interpolated.
        let small = [Transform3D.scale(1e-3), .identity]
        for (policy, isDecomposed) in [(Transform3D.SingularityPolicy.rounding, true), (.css, false)] {
            let track = try TransformTrack(times: [0, 1], values: small, rule: .linear, policy: policy)
            #expect(track.isDecomposed == isDecomposed)
        }
    }

    @Test func `Cubics by the rules linear and discrete have those forms`() {
        var segment = TransformTrack.Interpolation.cubic(.linear)
        #expect(segment == .linear)
        segment.form = .cubic(.discrete)
        #expect(segment == .discrete && segment != .cubic(.monotone))
    }
}
