import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct VelocityTrackerTests {
    private func tracker(_ times: [Double], _ position: (Double) -> SIMD2<Double>) throws -> VelocityTracker<
        SIMD2<Double>
    > {
        var tracker = VelocityTracker<SIMD2<Double>>()
        for time in times { try tracker.addSample(time: time, position: position(time)) }
        return tracker
    }

    @Test func `Positions on a parabola give its slope at the newest sample`() throws {
        // Worst error: 13.7 u of the scale below, from the rounding of the positions.
        var random = SeededGenerator(seed: 11)
        var worst = Worst<[Double]>()
        for _ in 0..<randomCases(2_000) {
            let count = random.integer(3...20)
            var times = [random.uniform(-5...1_000)]
            for _ in 1..<count { times.append(times.last! + random.uniform(0.001...0.005)) }
            let end = times.last!
            let a = SIMD2(random.uniform(-900...900), random.uniform(-900...900))
            let v = SIMD2(random.uniform(-9_000...9_000), random.uniform(-9_000...9_000))
            let b = SIMD2(random.uniform(-20_000...20_000), random.uniform(-20_000...20_000))
            let tracker = try tracker(times) { a + ($0 - end) * v + (($0 - end) * ($0 - end)) * b }
            let error = tracker.velocity(releasedAt: end + 0.01) - v
            let span = end - times[0]
            // The rounding of the positions divided by the time span.
            let scale = 900 / span + 9_000 + 20_000 * span
            worst.note(max(abs(error.x), abs(error.y)) / scale, times)
        }
        #expect(worst.error <= 32 * unitRoundoff, "\(worst)")
    }

    @Test func `Two times give a line, one or none gives zero`() throws {
        #expect(VelocityTracker<SIMD2<Double>>().velocity() == .zero)
        #expect(try tracker([3]) { _ in SIMD2(7, 8) }.velocity() == .zero)
        #expect(try tracker([2, 2, 2]) { _ in SIMD2(7, 8) }.velocity() == .zero)
        let two = try tracker([1, 1.0 + 0x1p-6]) { SIMD2(64 * ($0 - 1), -128 * ($0 - 1)) }
        #expect(two.velocity(releasedAt: 1.03) == SIMD2(64, -128))
        // A repeated time adds a sample, not a degree.
        var three = two
        try three.addSample(time: 1 + 0x1p-6, position: SIMD2(1, -2))
        #expect(three.velocity() == SIMD2(64, -128))
    }

    @Test func `Milliseconds since 1970 keep their digits`() throws {
        for origin in [0, 1_700_000_000_000.0] {
            var tracker = VelocityTracker<SIMD2<Double>>(timeUnit: .milliseconds)
            for (time, x) in [(0.0, 0.0), (8, 1), (16, 4), (24, 9)] {
                try tracker.addSample(time: origin + time, position: SIMD2(x, -2 * x))
            }
            // x = t²/64 in milliseconds; the slope at 24 ms is 0.75 per millisecond. Worst error: 6.9 u.
            #expect(abs(tracker.velocity(releasedAt: origin + 64).x - 750) <= 750 * 8 * unitRoundoff)
            #expect(abs(tracker.velocity().y + 1500) <= 1500 * 8 * unitRoundoff)
            #expect(tracker.velocity(releasedAt: origin + 65) == .zero)
        }
    }

    @Test func `Samples before a pause of more than 40 ms do not count`() throws {
        var tracker = try tracker([0, 0.01, 0.02, 0.03]) { SIMD2(1_000 * $0, 0) }
        try tracker.addSample(time: 0.0701, position: SIMD2(30, 0))
        #expect(tracker.velocity() == .zero, "one sample since the pause")
        try tracker.addSample(time: 0.0801, position: SIMD2(30, 5))
        let velocity = tracker.velocity()
        #expect(abs(velocity.y - 500) < 1e-9 && velocity.x == 0)
        // Exactly 40 ms is not a pause, even if binary seconds make it slightly more.
        let regular = try self.tracker([0.62, 0.66, 0.70, 0.74]) { SIMD2($0 * $0, 0) }
        #expect(abs(regular.velocity().x - 2 * 0.74) < 1e-12)
    }

    @Test func `Samples older than 100 ms do not count, at 100 ms they do`() throws {
        let early = { (time: Double) in SIMD2(time < 0.0999 ? 1e6 : 100 * time, 0) }
        let tracker = try tracker([0.0, 0.03, 0.06, 0.09, 0.1, 0.13, 0.16, 0.2], early)
        #expect(abs(tracker.velocity().x - 100) < 1e-9)
        let times = [0.155, 0.185, 0.215, 0.235, 0.255]
        let kink = { (time: Double) in SIMD2(time < 0.16 ? 1 : 0.0, 0) }
        #expect(try self.tracker(times, kink).velocity().x != 0, "the oldest, at 100 ms, counts")
    }

    @Test func `At most 20 samples count`() throws {
        let times = (0..<30).map { 0.001 * Double($0) }
        let tracker = try tracker(times) { SIMD2($0 < 0.0095 ? 1e6 : 50 * $0, 0) }
        #expect(abs(tracker.velocity().x - 50) < 1e-9)
    }

    @Test func `A release more than 40 ms after the last move gives zero`() throws {
        let tracker = try tracker([0, 0.01, 0.02]) { SIMD2(100 * $0, 0) }
        #expect(abs(tracker.velocity(releasedAt: 0.06).x - 100) < 1e-9)
        #expect(tracker.velocity(releasedAt: 0.0601) == .zero)
        #expect(abs(tracker.velocity().x - 100) < 1e-9)
        #expect(tracker.velocity(releasedAt: .nan).x.isNaN)
    }

    @Test func `Numbers and vectors have the same velocities by components`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(500) {
            var (both, x) = (VelocityTracker<SIMD2<Double>>(), VelocityTracker<Double>())
            var time = 0.0
            for _ in 0..<random.integer(0...24) {
                time += random.integer(0...1) == 0 ? 0 : random.uniform(0...0.03)
                let place = random.uniform(-400...400)
                try both.addSample(time: time, position: SIMD2(place, -2 * place))
                try x.addSample(time: time, position: place)
            }
            #expect(both.velocity(releasedAt: time) == SIMD2(1, -2) * x.velocity(releasedAt: time))
        }
    }

    @Test func `Times one subnormal apart give a velocity or an infinity, never NaN`() throws {
        for place in [0.0, 1, 0x1p-1070, -0x1p-1070] {
            var tracker = VelocityTracker<Double>()
            try tracker.addSample(time: 0, position: 0)
            try tracker.addSample(time: 0x1p-1074, position: place)
            #expect(tracker.velocity() == place / 0x1p-1074)
        }
    }

    @Test func `A tracker is stored with its samples`() throws {
        var tracker = VelocityTracker<Double>(timeUnit: .milliseconds)
        for step in 0..<5 { try tracker.addSample(time: Double(7 * step), position: Double(step * step)) }
        let data = try JSONEncoder().encode(tracker)
        let decoded = try JSONDecoder().decode(VelocityTracker<Double>.self, from: data)
        #expect(decoded == tracker && decoded.velocity() == tracker.velocity())
        for bad in [
            #"{"timeUnit":"seconds","times":[0,1],"positions":[0]}"#,
            #"{"timeUnit":"seconds","times":[1,0],"positions":[0,1]}"#,
            #"{"timeUnit":"minutes","times":[],"positions":[]}"#,
        ] {
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(VelocityTracker<Double>.self, from: Data(bad.utf8))
            }
        }
    }

    @Test func `Decreasing times and non-finite numbers throw and change nothing`() throws {
        var tracker = try tracker([1, 1.01, 1.02]) { SIMD2(10 * $0, 3) }
        let before = tracker
        #expect(
            throws: HookeError.outOfRange(
                field: "time", value: 1.019, accepted: "at least 1.02, the time of the sample before")
        ) { try tracker.addSample(time: 1.019, position: .zero) }
        #expect(throws: HookeError.self) { try tracker.addSample(time: .nan, position: .zero) }
        #expect(throws: HookeError.self) { try tracker.addSample(time: 2, position: SIMD2(.infinity, 0)) }
        #expect(throws: HookeError.self) { try tracker.addSample(time: 2, position: SIMD2(0, .nan)) }
        #expect(tracker == before)
        tracker.reset()
        #expect(tracker == VelocityTracker<SIMD2<Double>>())
        #expect(tracker.lastSampleTime == nil)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Recorded swipes give the published release velocities`() throws {
        // Within 0.1 %; worst error 1.8e-12, where the table is rounded.
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["HOOKE_DATA"]!)
            .appendingPathComponent("swipes")
        func rows(_ name: String) throws -> [[String]] {
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(whereSeparator: \.isNewline).dropFirst().map {
                    $0.split(separator: ",").map(String.init)
                }
        }
        let expectations = try rows("release-velocities.csv")
        #expect(expectations.count >= 7)
        var worst = Worst<String>()
        for expectation in expectations {
            var tracker = VelocityTracker<SIMD2<Double>>()
            var release: Double?
            for row in try rows(expectation[0]) {
                let time = try #require(Double(row[0])) / 1_000
                if row[1] == "up" {
                    release = time
                } else {
                    try tracker.addSample(
                        time: time, position: SIMD2(#require(Double(row[2])), #require(Double(row[3]))))
                }
            }
            #expect(release != nil)
            let velocity = tracker.velocity(releasedAt: release)
            let expected = SIMD2(try #require(Double(expectation[1])), try #require(Double(expectation[2])))
            worst.note(abs(velocity.x - expected.x) / abs(expected.x), expectation[0])
            worst.note(abs(velocity.y - expected.y) / abs(expected.y), expectation[0])
        }
        #expect(worst.error < 0.001, "\(worst)")

    }
}
