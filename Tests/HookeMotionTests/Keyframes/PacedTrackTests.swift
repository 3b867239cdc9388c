import Testing
import TestSupport

@testable import HookeMotion

@Suite struct PacedTrackTests {
    /// Two to nine points in the plane, sometimes with equal neighbours.
    private let points = Generator<[Vector2]>(draw: { random in
        var values = [Vector2(random.uniform(-5...5), random.uniform(-5...5))]
        for _ in 0..<random.integer(1...8) {
            let size = random.chance(0.2) ? 0 : random.logUniform(1e-2...10)
            values.append(
                values[values.count - 1] + size * Vector2(random.uniform(-1...1), random.uniform(-1...1)))
        }
        return values
    })

    @Test func `The speed is constant, along lines and splines, and the keys are exact`() {
        var worst = Worst<String>()
        checkProperty(seed: 21, cases: 100, points) { values in
            for isCubic in [false, true] {
                let track =
                    try isCubic
                    ? KeyframeTrack.cubicPaced(values: values, from: 1, to: 4)
                    : KeyframeTrack.paced(values: values, from: 1, to: 4)
                if track.times.first != 1 || track.times.last != 4 { return "times \(track.times)" }
                for (k, time) in track.times.enumerated()
                where track.times.lastIndex(of: time) == k && track.value(at: time) != values[k] {
                    return "misses key \(k)"
                }
                guard values.contains(where: { $0 != values[0] }) else { continue }
                // The rounding of the two times of a duration.
                func slack(_ t: Double) -> Double {
                    let k = track.times.lastIndex { $0 <= t }!
                    return 1 + 4 / (track.times[k + 1] - track.times[k])
                }
                let reference = 1 + 3 * 0.1234
                let speed = track.velocity(at: reference).norm
                var way = 0.0
                var before = values[0]
                for index in 1..<400 {
                    let t = 1 + 3 * Double(index) / 400
                    let state = track.state(at: t)
                    let error = (state.velocity.norm / speed - 1) / (slack(t) + slack(reference))
                    worst.note(error, "\(values) at \(t)")
                    if (state.acceleration * state.velocity).sum().magnitude
                        > 1e-12 * (1 + state.acceleration.norm) * speed
                    {
                        return "gains speed at \(t)"
                    }
                    way += (state.position - before).norm
                    before = state.position
                }
                way += (values[values.count - 1] - before).norm
                if way > speed * 3 * (1 + 1e-12) || way < speed * 3 * 0.97 {
                    return "a way of \(way) at speed \(speed)"
                }
            }
            return nil
        }
        // Worst error: 4.4e-16.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `Times are proportional to distances`() throws {
        let track = try KeyframeTrack.paced(values: [0.0, 1, 1, 4, 2], from: 0, to: 12)
        #expect(track.times == [0, 2, 2, 8, 12])
        #expect(track.value(at: 5) == 2.5 && track.velocity(at: 5) == 0.5)
        #expect(track.velocity(at: 9) == -0.5 && track.acceleration(at: 9) == 0)
        #expect(track.rule == .linear)
    }

    @Test func `A spline through points on a line is that line at constant speed`() throws {
        let track = try KeyframeTrack.cubicPaced(values: [0.0, 1, 3, 10], from: 0, to: 10)
        for index in 0...100 {
            let t = Double(index) / 10
            #expect((track.value(at: t) - t).magnitude <= 4e-15)
            #expect((track.velocity(at: t) - 1).magnitude <= 4e-15)
        }
    }

    @Test func `A spline's path is that of its rule, and its velocity is continuous`() throws {
        let values = [Vector2(0, 0), Vector2(1, 2), Vector2(4, 2), Vector2(5, -1), Vector2(5, -4)]
        let paced = try KeyframeTrack.cubicPaced(values: values, from: 0, to: 1)
        let plain = try KeyframeTrack(times: [0, 1, 2, 3, 4], values: values, rule: .catmullRom)
        // Every point of one path is on the other.
        let dense = (0...40_000).map { plain.value(at: Double($0) / 10_000) }
        for index in 0...50 {
            let point = paced.value(at: Double(index) / 50)
            #expect(dense.map { ($0 - point).norm }.min()! <= 3e-4)
        }
        for time in paced.times.dropFirst().dropLast() {
            let step = paced.velocity(at: time) - paced.velocity(at: time.nextDown)
            #expect(step.norm <= 1e-12 * paced.velocity(at: time).norm)
        }
    }

    @Test func `One key, equal keys and an empty time span are supported`() throws {
        for isCubic in [false, true] {
            func track(_ values: [Double], _ start: Double, _ end: Double) throws -> KeyframeTrack<Double> {
                try isCubic
                    ? .cubicPaced(values: values, from: start, to: end)
                    : .paced(values: values, from: start, to: end)
            }
            #expect(try track([7], 1, 2).times == [1])
            #expect(try track([7], 1, 2).value(at: 5) == 7)
            #expect(try track([7, 7, 7], 1, 2).times == [1, 1.5, 2])
            #expect(try track([7, 7, 7], 1, 2).value(at: 1.2) == 7)
            #expect(try track([1, 2, 3], 4, 4).value(at: 4) == 3)
            #expect(try track([1, 2, 3], 4, 4).value(at: 3.9) == 1)
            for (values, start, end, field) in [
                ([], 0, 1, "values has 0"), ([1, 2], .nan, 1, "from"), ([1, 2], 0, .infinity, "to"),
                ([1, 2], 0, -1, "to"), ([1, 2], -1.7e308, 1.7e308, "to"),
                ([-1.7e308, 1.7e308], 0, 1, "values"), ([1, .nan], 0, 1, "values[1] is nan"),
            ] as [([Double], Double, Double, String)] {
                let error = #expect(throws: HookeError.self) { try track(values, start, end) }
                #expect(error?.description.hasPrefix(field) == true, "\(String(describing: error))")
            }
        }
    }
}
