import CHookeKernels
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

extension KeyframeBatch {
    fileprivate func states(at time: Double, threads: Int = 1) -> (values: [Double], velocities: [Double]) {
        // The old content must not matter.
        var values = [Double](repeating: 77, count: count)
        var velocities = values
        evaluate(at: time, into: &values, &velocities, threads: threads)
        return (values, velocities)
    }
}

/// Random tracks with every feature of a track.
private struct Tracks {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func number() -> Double {
        random.chance(0.1) ? 0 : random.uniform(-1...1) * random.logUniform(1e-6...1e6)
    }

    mutating func times(_ count: Int, jumps: Bool = true) -> [Double] {
        var time = random.uniform(-3...3)
        return (0..<count).map { _ in
            if !(jumps && random.chance(0.1)) { time += random.logUniform(1e-3...3) }
            return time
        }
    }

    mutating func interpolation(special: Bool) throws -> Interpolation<Double> {
        switch random.integer(0...(special ? 10 : 6)) {
        case 0: .discrete
        case 1: .linear
        case 2: .cubic(.holdSafe)
        case 3: .cubic(.catmullRom)
        case 4: .cubic(.akima)
        case 5: .cubic(.spline(ends: .natural))
        case 6: .hermite(startVelocity: number(), endVelocity: number())
        case 7: .eased(.easeInOut)
        case 8: .spring(.bouncy)
        case 9: Interpolation(form: .cubic(.catmullRom), timing: .easeIn)
        default: Interpolation(form: .even(startTangent: number(), endTangent: number()))
        }
    }

    mutating func track(times: [Double], special: Bool) throws -> KeyframeTrack<Double> {
        var values = times.map { _ in number() }
        for index in values.indices.dropFirst() where random.chance(0.2) { values[index] = values[index - 1] }
        if random.chance(0.3) {
            let rules: [TangentRule] = [.discrete, .linear, .holdSafe, .timeAwareCatmullRom, .monotone]
            return try KeyframeTrack(
                times: times, values: values, rule: rules[random.integer(0...rules.count - 1)])
        }
        let interpolations = try times.dropFirst().map { _ in try interpolation(special: special) }
        return try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }

    mutating func tracks(_ count: Int, special: Bool = true) throws -> [KeyframeTrack<Double>] {
        try (0..<count).map { _ in
            try track(times: times(random.integer(1...9)), special: special)
        }
    }

    mutating func tracks(_ count: Int, times: [Double]) throws -> [KeyframeTrack<Double>] {
        try (0..<count).map { _ in try track(times: times, special: false) }
    }

    /// Times within and around those of the tracks, including keys and their neighbours, unordered.
    mutating func asked(_ count: Int, of tracks: [KeyframeTrack<Double>]) -> [Double] {
        let keys = (0..<count / 2).flatMap { _ in
            let times = tracks[random.integer(0...tracks.count - 1)].times
            let key = times[random.integer(0...times.count - 1)]
            return [key, key.nextUp, key.nextDown]
        }
        let between = (0..<count).map { _ in random.uniform(-5...25) }
        return (keys + between + [-.infinity, .infinity, 0, -0.0]).shuffled(using: &random)
    }
}

@Suite struct KeyframeBatchTests {
    /// The number of elements that are not bit-identical to the tracks', and the first of them.
    private func difference(
        _ batch: KeyframeBatch, _ tracks: [KeyframeTrack<Double>], at time: Double
    ) -> String? {
        let (values, velocities) = batch.states(at: time)
        for (index, track) in tracks.enumerated() {
            let (value, velocity) = (track.value(at: time), track.velocity(at: time))
            guard same(values[index], value), same(velocities[index], velocity) else {
                return
                    "track \(index) of \(tracks.count) at \(time): \(values[index]), \(velocities[index]), "
                    + "not \(value), \(velocity); times \(track.times)"
            }
        }
        return nil
    }

    private func same(_ a: Double, _ b: Double) -> Bool {
        a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
    }

    @Test func `Values and velocities are bit-identical to the tracks', in any order of times`() throws {
        var source = Tracks(seed: 11)
        // More than a block of tracks with their own times, and some of every kind with equal times.
        var tracks = try source.tracks(1_101)
        for (count, keys) in [(64, 5), (70, 1), (63, 4), (1_100, 3)] {
            let times = source.times(keys)
            tracks += try source.tracks(count, times: times)
            tracks += try source.tracks(3)
        }
        let batch = KeyframeBatch(tracks: tracks)
        #expect(batch.count == tracks.count && batch.specials.count > 100)
        #expect(batch.pages.blocks.count { batch.pages.pages[$0.firstPage].isShared == 1 } == 4)
        let asked = source.asked(24, of: tracks)
        for time in asked {
            let found = difference(batch, tracks, at: time)
            #expect(found == nil, "\(found ?? "")")
        }
        let first = asked.map { batch.states(at: $0) }
        for order in [Array(asked.indices), asked.indices.reversed()] {
            for index in order.sorted(by: { asked[$0] < asked[$1] }) + order {
                let again = batch.states(at: asked[index])
                #expect(zip(again.values, first[index].values).allSatisfy(same), "at \(asked[index])")
                #expect(zip(again.velocities, first[index].velocities).allSatisfy(same))
            }
        }
    }

    @Test func `All changes at one time apply, even if they fill several pages`() throws {
        var source = Tracks(seed: 14)
        for count in [2, 3, 5] {
            let times = (0..<count).map { _ in source.times(4) }
            let tracks = try (0..<600).map { try source.track(times: times[$0 % count], special: false) }
            let batch = KeyframeBatch(tracks: tracks)
            for time in source.asked(30, of: tracks) {
                let found = difference(batch, tracks, at: time)
                #expect(found == nil, "\(found ?? "")")
            }
        }
    }

    @Test func `Batches of every size match the tracks, with partly filled rows and pages`() throws {
        for count in [1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 130] {
            var source = Tracks(seed: UInt64(count))
            for tracks in [
                try source.tracks(count), try source.tracks(count, times: source.times(6)),
                try source.tracks(count, special: false),
            ] {
                let batch = KeyframeBatch(tracks: tracks)
                for time in source.asked(20, of: tracks) {
                    let found = difference(batch, tracks, at: time)
                    #expect(found == nil, "\(found ?? "")")
                }
            }
        }
    }

    @Test func `Empty batches, single keys and tracks of jumps match the tracks`() throws {
        let empty = KeyframeBatch(tracks: [KeyframeTrack<Double>]())
        #expect(empty.count == 0 && empty.states(at: 1).values.isEmpty)
        let tracks = [
            try KeyframeTrack(times: [2], values: [-0.0], rule: .catmullRom),
            try KeyframeTrack(times: [2, 2], values: [1.0, 5], rule: .catmullRom),
            try KeyframeTrack(times: [2, 2, 3, 3], values: [1.0, 5, -0.0, 7], rule: .linear),
        ]
        let batch = KeyframeBatch(tracks: tracks)
        for time in [-.infinity, 0, 2.0.nextDown, 2, 2.0.nextUp, 2.5, 3.0.nextDown, 3, 4, .infinity] {
            let found = difference(batch, tracks, at: time)
            #expect(found == nil, "\(found ?? "")")
        }
        #expect(batch.states(at: 2).values == [0, 5, 5])
    }

    @Test func `NaN gives NaN, and infinite times hold the first and last value`() throws {
        var source = Tracks(seed: 5)
        let tracks = try source.tracks(40) + source.tracks(70, times: source.times(5))
        let batch = KeyframeBatch(tracks: tracks)
        for time in [Double.nan, -.nan, .signalingNaN] {
            let (values, velocities) = batch.states(at: time)
            #expect((values + velocities).count { $0.isNaN } == 2 * batch.count)
        }
        #expect(batch.states(at: -.infinity).values == tracks.map { $0.values[0] })
        #expect(batch.states(at: .infinity).values == tracks.map { $0.values[$0.values.count - 1] })
        #expect(batch.states(at: .infinity).velocities.allSatisfy { $0 == 0 && $0.sign == .plus })
    }

    @Test func `Extreme durations and values match the tracks`() throws {
        let tiny = Double.leastNonzeroMagnitude
        let great = Double.greatestFiniteMagnitude
        let spans: [[Double]] = [
            [0, tiny, 2 * tiny, 1], [-tiny, 0, tiny, great], [0, 0x1p-1030, 1e-300, 1],
            [-great / 2, 0, great / 2],
            [-1, -tiny, tiny, 4], [great.nextDown, great], [0, 1e300, 1e308],
        ]
        let values: [[Double]] = [
            [1, 2, 3, 4], [great, -great, great, 0], [tiny, -tiny, 0, -0.0], [1e308, 1.7e308, -1e308, 3],
        ]
        var tracks: [KeyframeTrack<Double>] = []
        for times in spans {
            for values in values {
                for rule in [TangentRule.discrete, .linear, .catmullRom, .timeAwareCatmullRom, .holdSafe] {
                    // Tangents or differences that are not finite are refused.
                    let values = Array(values.prefix(times.count))
                    tracks +=
                        (try? KeyframeTrack(times: times, values: values, rule: rule)).map { [$0] } ?? []
                }
            }
        }
        #expect(tracks.count > 80)
        // Once among others, and once as 64 tracks with equal times.
        let shared = tracks.flatMap { Array(repeating: $0, count: 64) }
        let (batch, alone) = (KeyframeBatch(tracks: tracks), KeyframeBatch(tracks: shared))
        let keys = Set(spans.joined()).flatMap { [$0, $0.nextUp, $0.nextDown] }
        for time in keys + [0.5, 0x1p-1064, 1e-305, 1e307, -1e307, 3e299] {
            let found = difference(batch, tracks, at: time) ?? difference(alone, shared, at: time)
            #expect(found == nil, "\(found ?? "")")
        }
    }

    @Test func `Holds are constant and holdSafe cubics stay between their keys`() throws {
        var source = Tracks(seed: 8)
        let safe = try (0..<300).map { _ in
            let times = source.times(8)
            let values = try source.track(times: times, special: false).values
            return try KeyframeTrack(times: times, values: values, rule: .holdSafe)
        }
        let batch = KeyframeBatch(tracks: safe)
        for step in 0..<400 {
            let time = -3 + Double(step) / 17
            for (track, value) in zip(safe, batch.states(at: time).values) {
                let (times, values) = (track.times, track.values)
                let after = times.firstIndex { $0 > time } ?? times.count
                let ends = [values[max(after - 1, 0)], values[min(after, times.count - 1)]]
                #expect(ends.min()! <= value && value <= ends.max()!)
            }
        }
    }

    @Test func `Channels are ordered by track, then by component`() throws {
        var source = Tracks(seed: 21)
        let parts = try (0..<90).map { _ -> [KeyframeTrack<Double>] in
            let times = source.times(5)
            return try source.tracks(3, times: times).map {
                try KeyframeTrack(times: times, values: $0.values, rule: .timeAwareCatmullRom)
            }
        }
        let tracks = try parts.map { parts in
            let keys = parts[0].times.indices.map { key in
                SIMD3(parts[0].values[key], parts[1].values[key], parts[2].values[key])
            }
            return try KeyframeTrack(times: parts[0].times, values: keys, rule: .timeAwareCatmullRom)
        }
        let batch = KeyframeBatch(tracks: tracks)
        #expect(batch.count == 270)
        for time in source.asked(30, of: parts.flatMap { $0 }) {
            let found = difference(batch, parts.flatMap { $0 }, at: time)
            #expect(found == nil, "\(found ?? "")")
        }
        // With segments that the tracks evaluate themselves.
        let turning = try (0..<40).map { index in
            try KeyframeTrack(
                times: [0, 1, 2.5, 2.6],
                values: [.zero, SIMD2(Double(index), 1), SIMD2(3, -2), SIMD2(0.1, 8)],
                interpolations: [
                    .eased(.easeInOut),
                    Interpolation(form: .even(startTangent: SIMD2(1, 2), endTangent: SIMD2(-3, 1))),
                    .spring(.bouncy),
                ])
        }
        let mixed = KeyframeBatch(tracks: turning)
        // The spring is far from the last key at its end.
        for time in [-1, 0, 0.3, 1, 1.9, 2.5, 2.6.nextDown, 2.6, 3] {
            let (values, velocities) = mixed.states(at: time)
            for (index, track) in turning.enumerated() {
                #expect(SIMD2(values[2 * index], values[2 * index + 1]) == track.value(at: time))
                #expect(SIMD2(velocities[2 * index], velocities[2 * index + 1]) == track.velocity(at: time))
            }
        }
    }

    @Test func `Single-precision tracks are evaluated in double precision`() throws {
        let track = try KeyframeTrack<Float>(
            times: [0, 1, 3], values: [0.1, 7.3, -2], rule: .timeAwareCatmullRom)
        let batch = KeyframeBatch(tracks: [track])
        for step in -1...31 {
            let time = Double(step) / 10
            let (values, velocities) = batch.states(at: time)
            // Measured 6.0e-8 and 7.2e-8 of the largest key.
            #expect((values[0] - Double(track.value(at: time))).magnitude <= 7.3 * 1.2e-7)
            #expect((velocities[0] - Double(track.velocity(at: time))).magnitude <= 7.3 * 1.5e-7)
        }
    }

    @Test func `Threads and non-temporal stores change no bit and write nothing else`() throws {
        var source = Tracks(seed: 33)
        // Many small blocks, enough for two threads.
        var tracks: [KeyframeTrack<Double>] = []
        for _ in 0..<132 { tracks += try source.tracks(65, times: source.times(2, jumps: false)) }
        let batch = KeyframeBatch(tracks: tracks)
        #expect(batch.pages.blocks.count == 132)
        let guards = 16
        for time in [-1, 0.5, 1.7, 9] {
            let one = batch.states(at: time)
            let two = batch.states(at: time, threads: 2)
            #expect(zip(one.values + one.velocities, two.values + two.velocities).allSatisfy(same))
            for offset in [0, 1, 2] {
                var values = [Double](repeating: 7, count: batch.count + 2 * guards)
                var velocities = values
                values.withUnsafeMutableBufferPointer { values in
                    velocities.withUnsafeMutableBufferPointer { velocities in
                        batch.pages.rows.withPointer { rows in
                            hooke_keyframes_evaluate_f64(
                                batch.pages.blocks, batch.pages.blocks.count, batch.pages.pageTimes,
                                batch.pages.pages, rows, time, 1, values.baseAddress! + guards + offset,
                                velocities.baseAddress! + guards)
                        }
                    }
                }
                let written = guards + offset..<guards + offset + batch.count
                #expect(zip(values[written], one.values).allSatisfy(same))
                #expect(zip(velocities[guards..<guards + batch.count], one.velocities).allSatisfy(same))
                values.removeSubrange(written)
                velocities.removeSubrange(guards..<guards + batch.count)
                #expect((values + velocities).allSatisfy { $0 == 7 })
            }
        }
    }

    @Test func `Memory stays within its bound for any distribution of times`() throws {
        func bytes(_ tracks: [KeyframeTrack<Double>]) -> Int {
            8 * KeyframeBatch(tracks: tracks).pages.rows.count
        }
        func keys(_ tracks: [KeyframeTrack<Double>]) -> Int { tracks.reduce(0) { $0 + $1.times.count } }
        var source = Tracks(seed: 2)
        let usual = try (0..<1_024).map { _ in
            try source.track(times: source.times(12, jumps: false), special: false)
        }
        // Measured 296.
        #expect(bytes(usual) <= 310 * keys(usual))
        let shared = try source.tracks(1_024, times: source.times(12, jumps: false))
        // Measured 34.9: a hold before the first key.
        #expect(bytes(shared) <= 36 * keys(shared))
        // Times that many tracks share but not neighbours; that neighbours share; one track with nearly all keys.
        var worst = 0.0
        for group in [9, 17, 33, 43, 60, 63] {
            let groups = try (0..<1_024 / group).flatMap { _ in
                try source.tracks(group, times: source.times(12, jumps: false))
            }
            worst = max(worst, Double(bytes(groups) - 64 * groups.count) / Double(keys(groups)))
        }
        for count in [2, 3, 7] {
            let times = (0..<count).map { _ in source.times(12, jumps: false) }
            let tracks = try (0..<1_024).map {
                try source.track(times: times[$0 % count], special: false)
            }
            worst = max(worst, Double(bytes(tracks) - 64 * tracks.count) / Double(keys(tracks)))
        }
        let long =
            try source.tracks(63, times: [0, 1]) + [source.track(times: source.times(4_000), special: false)]
        worst = max(worst, Double(bytes(long) - 64 * long.count) / Double(keys(long)))
        // Measured 299.
        #expect(worst <= 330, "\(worst)")
    }
}
