import Foundation
import HookeGeometry
import Testing
import TestSupport

@Suite struct KeyframeWindowsTests {
    typealias Move = (start: Double, duration: Double, value: Double)
    typealias Case = (initial: Double, moves: [Move])

    /// Windows in any order that overlap, touch, jump, and start together.
    private let cases = Generator<Case>(
        draw: { random in
            let starts = [0, 0.25, 0.5, 0.75, 1]
            let moves = (0..<random.integer(0...7)).map { _ in
                let start = random.chance(0.4) ? starts.randomElement(using: &random)! : random.unit()
                let left = 1 - start
                let duration = random.chance(0.25) ? 0 : random.chance(0.2) ? left : left * random.unit()
                return (start: start, duration: duration, value: random.uniform(-100...100))
            }
            return (random.uniform(-100...100), moves)
        },
        shrink: { value in
            value.moves.indices.map { index in
                var fewer = value
                fewer.moves.remove(at: index)
                return fewer
            }
        })

    private func windows(_ value: Case) throws -> RelativeKeyframes<Double> {
        var windows = RelativeKeyframes(from: value.initial)
        for move in value.moves {
            try windows.add(start: move.start, duration: move.duration, to: move.value)
        }
        return windows
    }

    /// Returns the value at a time by recursion over the moves from last to first: before its start a move
    /// has no effect, after its end only its value counts, and in between it continues from the value at its
    /// start.
    private func shown(
        _ initial: Double, _ moves: ArraySlice<Move>, at t: Double, isDiscrete: Bool
    ) -> Double {
        guard let move = moves.last else { return initial }
        let before = moves.dropLast()
        if t < move.start { return shown(initial, before, at: t, isDiscrete: isDiscrete) }
        let end = move.start + move.duration
        if t >= end { return move.value }
        let running = shown(initial, before, at: move.start, isDiscrete: isDiscrete)
        let way = isDiscrete ? 0 : (t - move.start) / (end - move.start)
        return running + (move.value - running) * way
    }

    @Test func `Linear and discrete windows equal their definition, overlaps and jumps included`() {
        var worst = Worst<String>()
        checkProperty(seed: 1, cases: 2_000, cases) { value in
            let windows = try windows(value)
            let sorted = value.moves.enumerated()
                .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
            let edges: [Double] = sorted.flatMap { [$0.start, $0.start + $0.duration] }
            let marks: [Double] = [0.0, 1.0] + edges.filter { $0 <= 1 }
            for mode in [CalculationMode.linear, .discrete] {
                let track = try windows.track(mode: mode)
                for t in marks + marks.map(\.nextDown) + (0...20).map({ Double($0) / 20 }) where t >= 0 {
                    let known = shown(value.initial, sorted[...], at: t, isDiscrete: mode == .discrete)
                    let got = track.value(at: t)
                    worst.note(got - known, "\(mode) at \(t)")
                    if let problem = difference(got, known, within: 1e-13, "\(mode) at \(t)") {
                        return problem
                    }
                }
            }
            return nil
        }
        // Of values up to 100. Worst measured: 3.2e-14.
        #expect(worst.error > 0, "\(worst)")
    }

    @Test func `A window inside another starts from the value without it, bit-identical`() {
        var random = SeededGenerator(seed: 2)
        var overlaps = 0
        for _ in 0..<randomCases(300) {
            var value = cases.draw(&random)
            let start = random.unit()
            value.moves.removeAll { $0.start > start }
            var before = try! windows(value)
            guard let last = before.moves.last, last.window.end > start else { continue }
            overlaps += 1
            for mode in CalculationMode.allCases where mode != .paced && mode != .cubicPaced {
                let without = try! before.track(mode: mode)
                var with = before
                try! with.add(start: start, duration: (1 - start) / 2, to: 50)
                #expect(try! with.track(mode: mode).value(at: start) == without.value(at: start), "\(mode)")
            }
            // Also if that is a jump by then.
            try! before.add(start: start, duration: 0, to: 7)
            try! before.add(start: start, duration: 1 - start, to: 50)
            #expect(try! before.track(mode: .linear).value(at: start) == 7)
        }
        #expect(overlaps > 80)
    }

    @Test func `A property holds before its first window, between windows and after the last, at 0 ulps`()
        throws
    {
        var windows = RelativeKeyframes(from: 0.1)
        try windows.add(start: 0.6, duration: 0.1, to: 0.3)
        try windows.add(start: 0.2, duration: 0.2, to: 0.7)
        for mode in [CalculationMode.linear, .discrete, .holdSafeCubic] {
            let track = try windows.track(mode: mode)
            for step in 0...1_000 {
                let t = Double(step) / 1_000
                let hold = t <= 0.2 ? 0.1 : t >= 0.4 && t <= 0.6 ? 0.7 : t >= 0.2 + 0.5 ? 0.3 : nil
                if let hold {
                    #expect(track.value(at: t) == hold, "\(mode) at \(t)")
                }
            }
            #expect(track.times[0] == 0 && track.times[track.times.count - 1] == 1)
        }
    }

    @Test func `A jump ends a cubic, and the right limit applies at it`() throws {
        var windows = RelativeKeyframes(from: 0.0)
        try windows.add(start: 0.2, duration: 0.2, to: 10)
        try windows.add(start: 0.6, duration: 0, to: 50)
        try windows.add(start: 0.7, duration: 0.2, to: 40)
        let track = try windows.track(mode: .cubic)
        let before = try KeyframeTrack(
            times: [0, 0.2, 0.4, 0.6], values: [0.0, 0, 10, 10], rule: .catmullRom)
        let after = try KeyframeTrack(
            times: [0.6, 0.7, 0.2 + 0.7, 1], values: [50.0, 50, 40, 40], rule: .catmullRom)
        for step in 0..<600 {
            #expect(track.value(at: Double(step) / 1_000) == before.value(at: Double(step) / 1_000))
        }
        for step in 600...1_000 {
            #expect(track.value(at: Double(step) / 1_000) == after.value(at: Double(step) / 1_000))
        }
        #expect(track.value(at: 0.6) == 50)
        #expect(track.value(at: 0.6.nextDown) == 10)
    }

    @Test func `Jumps at the start and at the end apply from that time on`() throws {
        var windows = RelativeKeyframes(from: 1.0)
        for (start, value) in [(0.0, 2.0), (0, 3), (1, 4), (1, 5)] {
            try windows.add(start: start, duration: 0, to: value)
        }
        for mode in CalculationMode.allCases where mode != .paced && mode != .cubicPaced {
            let track = try windows.track(mode: mode)
            #expect(track.value(at: -1) == 1)
            #expect(track.value(at: 0) == 3 && track.value(at: 1.nextDown) == 3)
            #expect(track.value(at: 1) == 5 && track.value(at: 2) == 5)
            #expect(track.times == [0, 0, 1, 1], "what nothing shows is left out")
        }
    }

    @Test func `Without windows, or with windows to the same value, it is constant`() throws {
        var windows = RelativeKeyframes(from: SIMD2(1.0, 2))
        for mode in CalculationMode.allCases {
            let track = try windows.track(mode: mode)
            #expect(track.value(at: 0.5) == SIMD2(1, 2) && track.velocity(at: 0.5) == .zero)
        }
        try windows.add(start: 0.25, duration: 0.5, to: SIMD2(1, 2))
        for mode in CalculationMode.allCases {
            let track = try windows.track(mode: mode)
            #expect(track.value(at: 0.4) == SIMD2(1, 2) && track.velocity(at: 0.4) == .zero)
        }
    }

    @Test func `A paced mode passes the keys in order at one speed, without holds`() throws {
        var windows = RelativeKeyframes(from: SIMD2(0.0, 0))
        try windows.add(start: 0.5, duration: 0.1, to: SIMD2(3, 4))
        try windows.add(start: 0.9, duration: 0.1, to: SIMD2(3, -11))
        let values = [SIMD2(0.0, 0), SIMD2(0, 0), SIMD2(3, 4), SIMD2(3, 4), SIMD2(3, -11)]
        let paced = try windows.track(mode: .paced)
        #expect(paced == (try .paced(values: values, from: 0, to: 1)))
        #expect(paced.times == [0, 0, 0.25, 0.25, 1])
        for step in 0..<100 {
            let speed = paced.velocity(at: Double(step) / 100).norm
            #expect((speed - 20).magnitude < 1e-13)
        }
        let spline = try windows.track(mode: .cubicPaced)
        #expect(spline == (try .cubicPaced(values: values, from: 0, to: 1)))
        let speeds = (0..<100).map { spline.velocity(at: Double($0) / 100).norm }
        // Worst measured: 4.5e-16.
        #expect(speeds.max()! - speeds.min()! < 2e-15 * speeds[0], "\(speeds.max()! / speeds.min()! - 1)")
        #expect(speeds[0] > 20, "a spline is longer than its chords")
    }

    @Test
    func `Paced times are proportional to distances of transforms and angles of rotations`()
        throws
    {
        var transforms = RelativeKeyframes(from: Transform3D.identity)
        try transforms.add(start: 0, duration: 0.5, to: .translation(x: 30, y: 40))
        try transforms.add(start: 0.5, duration: 0.1, to: .translation(x: 30, y: -110))
        for mode in [CalculationMode.paced, .cubicPaced] {
            let track = try transforms.track(mode: mode)
            #expect(track.times == [0, 0.25, 1, 1])
            #expect(track.transform(at: 0.25) == .translation(x: 30, y: 40))
        }
        let straight = try transforms.track(mode: .paced).transform(at: 0.5)
        #expect((straight.m42 + 10).magnitude < 1e-13 && straight.m41 == 30)
        let turn = RelativeKeyframes(from: 0.0)
        var angles = turn
        try angles.add(start: 0.2, duration: 0.2, to: 0.5)
        try angles.add(start: 0.6, duration: 0.2, to: 2.5)
        let rotations = try angles.mapValues { Quaternion(angle: $0, axis: Vector3(0, 1, 0)) }
            .track(mode: .paced)
        #expect((rotations.times[2] - 0.2).magnitude < 1e-15)
        #expect((rotations.angularVelocity(at: 0.7).y - 2.5).magnitude < 1e-13)
        var far = transforms
        far.add(.whole, to: .translation(x: 1e300, y: 0))
        let fault = #expect(throws: HookeError.self) { try far.track(mode: .paced) }
        #expect(fault?.description.contains("inf") == true, "\(fault?.description ?? "")")
    }

    @Test func `The timing of the whole is separate from the track`() throws {
        var windows = RelativeKeyframes(from: 0.0)
        windows.add(.whole, to: 1)
        let track = try windows.track(mode: .linear)
        // The published value of ease-in-ease-out at a quarter. Worst measured: 3e-13, its digits.
        #expect((track.value(at: CubicBezier.easeInOut.value(at: 0.25)) - 0.129161931047).magnitude < 1e-12)
        #expect(track.value(at: 0.25) == 0.25)
    }

    @Test func `Windows outside of 0 to 1 throw by name`() throws {
        let accepted = "0 to 1"
        for bad in [-0.1, 1.1, .nan, .infinity, -.infinity] {
            let start = #expect(throws: HookeError.self) { try KeyframeWindow(start: bad, duration: 0) }
            let duration = #expect(throws: HookeError.self) { try KeyframeWindow(start: 0, duration: bad) }
            if !bad.isNaN {
                #expect(start == .outOfRange(field: "start", value: bad, accepted: accepted))
                #expect(duration == .outOfRange(field: "duration", value: bad, accepted: accepted))
            }
        }
        let end = #expect(throws: HookeError.self) { try KeyframeWindow(start: 0.5, duration: 0.75) }
        #expect(
            end
                == .outOfRange(
                    field: "start + duration", value: 1.25, accepted: "at most 1, the end of the whole"))
        // n consecutive windows of 1/n end next to 1 by rounding, nearly half of them beyond it.
        var beyond = 0
        for n in 1...2_000 {
            let share = 1 / Double(n)
            let start = (1..<n).reduce(0.0) { sum, _ in sum + share }
            let window = try KeyframeWindow(start: start, duration: share)
            #expect(window.end <= 1 && window.end > 1 - 1e-12)
            if start + share > 1 { beyond += 1 }
        }
        #expect(beyond > 900)
        let bad = Data(#"{"start":0.5,"duration":2}"#.utf8)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(KeyframeWindow.self, from: bad) }
    }

    @Test func `Non-finite values throw with the move`() throws {
        var windows = RelativeKeyframes(from: 0.0)
        windows.add(.whole, to: 1)
        try windows.add(start: 0.5, duration: 0.25, to: .infinity)
        let move = #expect(throws: HookeError.self) { try windows.track(mode: .linear) }
        #expect(
            move
                == .badElement(field: "moves", index: 1, value: .infinity, accepted: "a value of finite norm")
        )
        let first = #expect(throws: HookeError.self) {
            try RelativeKeyframes(from: -Double.infinity).track(mode: .cubic)
        }
        #expect(
            first == .outOfRange(field: "initialValue", value: .infinity, accepted: "a value of finite norm"))
        let transform = RelativeKeyframes(from: Transform3D.translation(x: .nan, y: 0))
        #expect(throws: HookeError.self) { try transform.track(mode: .linear) }
        let rotation = RelativeKeyframes(from: Quaternion(components: .zero))
        #expect(throws: HookeError.self) { try rotation.track(mode: .linear) }
        // Differences that are not finite throw too, and nothing traps.
        var huge = RelativeKeyframes(from: -Double.greatestFiniteMagnitude)
        huge.add(.whole, to: .greatestFiniteMagnitude)
        try huge.add(start: 0.5, duration: 0.25, to: 0)
        for mode in CalculationMode.allCases { _ = try? huge.track(mode: mode) }
    }

    @Test func `Windows survive coding, are sorted again, and compare by content`() throws {
        var windows = RelativeKeyframes(from: 1.0)
        try windows.add(start: 0.5, duration: 0.5, to: 3)
        try windows.add(start: 0, duration: 0.25, to: 2)
        try windows.add(start: 0.5, duration: 0.25, to: 4)
        #expect(windows.moves.map(\.value) == [2, 3, 4])
        let data = try JSONEncoder().encode(windows)
        let back = try JSONDecoder().decode(RelativeKeyframes<Double>.self, from: data)
        #expect(back == windows && back.hashValue == windows.hashValue)
        let text = #"""
            {"initialValue":1,"moves":[{"window":{"start":0.5,"duration":0.5},"value":3},
            {"window":{"start":0,"duration":0.25},"value":2},{"window":{"start":0.5,"duration":0.25},"value":4}]}
            """#
        #expect(try JSONDecoder().decode(RelativeKeyframes<Double>.self, from: Data(text.utf8)) == windows)
        #expect(windows.mapValues { Float($0) }.moves.map(\.value) == [2, 3, 4])
    }
}
