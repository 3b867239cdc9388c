import HookeScene
import TestSupport
import Testing

@Suite struct MediaTimingTests {
    private func fraction(_ timing: MediaTiming, _ time: Double) -> Double? {
        timing.moment(at: time)?.fraction
    }

    @Test func `It is active from beginTime to endTime and follows its fill mode`() {
        var timing = MediaTiming(duration: 2)
        timing.beginTime = 1
        #expect(timing.endTime == 3)
        #expect(fraction(timing, 0.9) == nil)
        #expect(fraction(timing, 1) == 0)
        #expect(fraction(timing, 2) == 0.5)
        #expect(fraction(timing, 3) == nil)
        for (mode, before, after) in [
            (MediaTiming.FillMode.removed, nil, nil), (.backwards, 0, nil), (.forwards, nil, 1),
            (.both, 0, 1),
        ] as [(MediaTiming.FillMode, Double?, Double?)] {
            timing.fillMode = mode
            #expect(fraction(timing, -5) == before)
            #expect(fraction(timing, 9) == after)
            #expect(fraction(timing, .nan) == nil)
        }
    }

    @Test func `It repeats, also fractionally, and autoreverses`() {
        var timing = MediaTiming(duration: 1)
        timing.repeatCount = 2.5
        timing.fillMode = .forwards
        #expect(timing.endTime == 2.5)
        #expect(fraction(timing, 1) == 0)
        #expect(timing.moment(at: 2.25)?.iteration == 2)
        #expect(fraction(timing, 2.25) == 0.25)
        #expect(fraction(timing, 7) == 0.5)
        timing.repeatCount = 2
        #expect(fraction(timing, 7) == 1)
        #expect(timing.moment(at: 7)?.iteration == 1)
        timing.autoreverses = true
        #expect(timing.endTime == 4)
        #expect(fraction(timing, 1) == 1)
        #expect(fraction(timing, 1.25) == 0.75)
        #expect(fraction(timing, 2.25) == 0.25)
        #expect(fraction(timing, 7) == 0)
        timing.repeatDuration = 1.5
        #expect(timing.endTime == 1.5)
        #expect(fraction(timing, 7) == 0.5)
        timing.repeatDuration = .infinity
        #expect(timing.endTime == .infinity)
        #expect(fraction(timing, 1e6 + 0.25) == 0.25)
    }

    @Test func `Speed and timeOffset change its own time`() {
        var timing = MediaTiming(duration: 2)
        timing.speed = 4
        #expect(timing.endTime == 0.5)
        #expect(fraction(timing, 0.25) == 0.5)
        timing.speed = -1
        #expect(fraction(timing, 0) == 1)
        #expect(fraction(timing, 0.5) == 0.75)
        timing.speed = 0
        timing.timeOffset = 0.5
        #expect(timing.endTime == .infinity)
        #expect(fraction(timing, 0) == 0.25)
        #expect(fraction(timing, 1e9) == 0.25)
        timing.speed = 1
        // The part that the offset skips comes at the end.
        #expect(fraction(timing, 1) == 0.75)
        #expect(fraction(timing, 1.75) == 0.125)
    }

    @Test func `No values trap`() {
        let numbers = [-1e308, -1, -0x1p-1074, 0, 0x1p-1074, 0.5, 1, 1e308, .infinity, .nan]
        for duration in [0, 0x1p-1074, 1, 1e308] {
            for speed in [-1e308, -1, 0, 0x1p-1074, 1e308] {
                for count in [0, 0.3, 1e308, .infinity] {
                    var timing = MediaTiming(duration: duration)
                    (timing.speed, timing.repeatCount, timing.autoreverses) = (speed, count, true)
                    timing.fillMode = .both
                    for time in numbers {
                        guard let fraction = fraction(timing, time) else { continue }
                        #expect((0...1).contains(fraction), "\(timing) \(time): \(fraction)")
                    }
                }
            }
        }
    }

    @Test func `It works if the cycle or the time overflows`() {
        var timing = MediaTiming(duration: 1e308)
        (timing.autoreverses, timing.fillMode) = (true, .both)
        for (time, share) in [(0.0, 0.0), (2.5e307, 0.25), (1e308, 1), (1.5e308, 0.5)] {
            #expect(fraction(timing, time) == share)
        }
        timing = MediaTiming(duration: 0x1p1023)
        timing.repeatCount = .infinity
        #expect(timing.moment(at: 0x1.8p1023).map { [$0.fraction, $0.iteration] } == [0.5, 1])
        // Every double beyond 2⁵⁵ is a multiple of 4 s.
        timing = MediaTiming(duration: 8)
        (timing.beginTime, timing.repeatCount) = (-4, .infinity)
        #expect(fraction(timing, 0x1p900) == 0)
        timing.beginTime = -0x1p1023
        #expect(fraction(timing, 0x1p1023) == 0)
        timing.timeOffset = -2
        timing.beginTime = 0
        #expect(fraction(timing, 1) == 0.875)
    }

    @Test func `The end of the last run is exact despite rounding`() {
        // 59 · 0.01 / 0.01 is slightly below 59.
        for hundredths in 1..<400 {
            for count in 1..<60 {
                var timing = MediaTiming(duration: Double(hundredths) / 100)
                timing.repeatCount = Double(count)
                timing.fillMode = .both
                let end = fraction(timing, 1e6) ?? 0
                #expect(difference(end, 1, within: 1e-12) == nil, "\(timing.duration) s, \(count) times")
            }
        }
    }

    /// Fraction and iteration by the model of Web Animations Level 1, section 4 (phases, active time, overall progress,
    /// simple iteration progress, current iteration, directed progress), for a duration of 0 and a positive rate.
    private func webAnimations(
        at time: Double, begin: Double, iterations: Double, alternates: Bool, fill: MediaTiming.FillMode
    ) -> (fraction: Double, iteration: Double)? {
        // The active duration is 0, whatever the number of iterations.
        let isBefore = time < begin
        guard fill == .both || fill == (isBefore ? .backwards : .forwards) else { return nil }
        let overall = isBefore ? 0 : iterations
        var simple = overall == .infinity ? 0 : overall.truncatingRemainder(dividingBy: 1)
        // The active time is the active duration; there are iterations.
        if simple == 0, !isBefore { simple = 1 }
        let current =
            overall == .infinity
            ? .infinity : simple == 1 ? overall.rounded(.down) - 1 : overall.rounded(.down)
        let isReverse = alternates && current < .infinity && current.truncatingRemainder(dividingBy: 2) == 1
        return (isReverse ? 1 - simple : simple, current)
    }

    @Test
    func `With duration 0 it shows what Web Animations show, for each fill, direction and number of runs`() {
        for begin in [-1.0, 0, 1] {
            for fill in [MediaTiming.FillMode.removed, .backwards, .forwards, .both] {
                for autoreverses in [false, true] {
                    for count in [0, 0.25, 0.5, 1, 1.5, 2, 2.25, 3, 3.5, 7, 1e6, .infinity] {
                        var timing = MediaTiming(duration: 0)
                        (timing.beginTime, timing.fillMode) = (begin, fill)
                        (timing.autoreverses, timing.repeatCount) = (autoreverses, count)
                        #expect(timing.endTime == begin)
                        // Half a second before, the last double before, the begin, and half a second after.
                        for time in [begin - 0.5, begin.nextDown, begin, begin + 0.5] {
                            let found = timing.moment(at: time)
                            let cycles = count == 0 ? 1 : count
                            let known = webAnimations(
                                at: time, begin: begin, iterations: autoreverses ? 2 * cycles : cycles,
                                alternates: autoreverses, fill: fill)
                            #expect(found?.fraction == known?.fraction, "\(timing) at \(time)")
                            // Core Animation counts there and back as one.
                            let runs = known.map { min($0.iteration, .greatestFiniteMagnitude) }
                            #expect(
                                found?.iteration
                                    == (autoreverses && count < .infinity
                                        ? runs.map { ($0 / 2).rounded(.down) } : runs),
                                "\(timing) at \(time)")
                        }
                    }
                }
            }
        }
    }

    @Test func `Duration 0 is the limit of short durations, also backwards`() {
        for (fill, autoreverses) in [
            (MediaTiming.FillMode.both, false), (.both, true), (.forwards, false), (.removed, true),
        ] {
            for speed in [-2.0, -1, 0, 0.5, 3] {
                for count in [0, 0.5, 1, 1.25, 2, 2.75, 6] {
                    var instant = MediaTiming(duration: 0)
                    (instant.beginTime, instant.speed, instant.fillMode) = (1, speed, fill)
                    (instant.autoreverses, instant.repeatCount) = (autoreverses, count)
                    var short = instant
                    short.duration = 0x1p-40
                    for time in [0, 0.5, 1.5, 9] {
                        let (a, b) = (instant.moment(at: time), short.moment(at: time))
                        #expect(
                            a?.fraction == b?.fraction && a?.iteration == b?.iteration,
                            "\(instant) at \(time)")
                    }
                    // A whole number of runs is skipped.
                    var skipping = instant
                    skipping.timeOffset = 3
                    #expect(skipping.moment(at: 1.5)?.fraction == instant.moment(at: 1.5)?.fraction)
                }
            }
        }
    }

    @Test func `With duration 0 and a repeat duration it shows the end for that time`() {
        var timing = MediaTiming(duration: 0)
        (timing.repeatDuration, timing.beginTime, timing.fillMode) = (2, 1, .backwards)
        #expect(timing.endTime == 3)
        #expect(fraction(timing, 0.5) == 0)
        #expect(fraction(timing, 1) == 1 && fraction(timing, 2.5) == 1)
        #expect(fraction(timing, 3) == nil)
    }
}
