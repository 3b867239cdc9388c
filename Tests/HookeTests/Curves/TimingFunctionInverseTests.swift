import Hooke
import TestSupport
import Testing

@Suite struct TimingFunctionInverseTests {
    // MARK: - Inverses

    @Test func `The first time of a step's value is the beginning of its interval`() throws {
        for jump in Steps.Jump.allCases {
            for count in [2, 3, 7, 49, 1000] {
                let steps = try Steps(count, jump: jump)
                for stretch in 0...count {
                    let time = Double(stretch) / Double(count)
                    let value = steps.value(at: time)
                    let found = try #require(steps.firstTime(reaching: value))
                    #expect(steps.value(at: found) == value, "\(steps) \(value)")
                    #expect(found == 0 || steps.value(at: found.nextDown) != value, "\(steps) \(value)")
                }
                #expect(steps.firstTime(reaching: 0.5 / Double(steps.jumpCount)) == nil)
            }
        }
        #expect(try Steps(4, jump: .start).firstTime(reaching: 0) == nil)
        for value in [-1, 2, Double.nan, .infinity, -.infinity] {
            #expect(Steps.stepEnd.firstTime(reaching: value) == nil, "\(value)")
        }
    }

    @Test func `The inverse of straight pieces skips values that jumps pass over`() throws {
        let curve = try LinearStops(css: "linear(0.1, 0.3 20%, 0.7 20%, 1.5 60%, 0.5)")
        let expected: [(Double, Double?)] = [
            (0.1, 0), (0.2, 0.1), (0.3, nil), (0.4, nil), (0.5, 1), (0.7, 0.2), (1.1, 0.4), (1.5, 0.6),
            (0.05, nil),
            (1.6, nil), (.nan, nil),
        ]
        for (value, time) in expected {
            let found = curve.firstTime(reaching: value)
            #expect((found == nil) == (time == nil), "\(value)")
            if let found, let time { #expect(difference(found, time, within: 1e-15) == nil, "\(value)") }
        }
        // A jump at 0.2 passes over 0.5, which is reached at the end.
        #expect(try LinearStops(css: "linear(0, 0.4 50%, 0.6 50%, 0.5)").firstTime(reaching: 0.5) == 1)
        // Stops outside [0, 1], and a single stop.
        #expect(try LinearStops(css: "linear(-1 -100%, 2 200%)").firstTime(reaching: 0.5) == 0.5)
        #expect(try LinearStops(css: "linear(-1 -100%, 2 200%)").firstTime(reaching: -0.5) == nil)
        #expect(try LinearStops(css: "linear(0.5)").firstTime(reaching: 0.5) == 0)
        #expect(try LinearStops(css: "linear(0.5)").firstTime(reaching: 0.4) == nil)
        #expect(try LinearStops(css: "linear(0, 1 100%, 3 100%)").firstTime(reaching: 1) == nil)
        #expect(try LinearStops(css: "linear(0, 1 100%, 3 100%)").firstTime(reaching: 3) == 1)
        #expect(try LinearStops(css: "linear(-1e308, 1e308)").firstTime(reaching: 5e307) == 0.75)
        // 3, 5 and 4 times the smallest number.
        #expect(
            try LinearStops(css: "linear(1.5e-323, 2.5e-323)").firstTime(reaching: 4 * .leastNonzeroMagnitude)
                == 0.5)
    }

    @Test func `No curve has the value before its first time`() throws {
        let functions: [TimingFunction] = [
            .easeInOut, .bezier(.overshooting), TimingFunction.bezier(.anticipating).reversed(),
            .spring(try SpringCurve(.bouncy)), .spring(try SpringCurve(.snappy, initialVelocity: -5)),
            .linear(try LinearStops(css: "linear(0, 1.2 30%, 0.8 60%, 1)")),
        ]
        for function in functions {
            let (low, high) = (function.extremes.minimum, function.extremes.maximum)
            for index in 1..<20 {
                let value = low + (high - low) * (Double(index) + 0.37) / 20
                let time = try #require(try function.firstTime(reaching: value), "\(value)")
                // Measured: 4e-16.
                #expect(difference(function.value(at: time), value, within: 2e-15) == nil)
                let start = function.value(at: 0) < value
                for k in 0..<200 {
                    let earlier = function.value(at: time * (Double(k) / 200))
                    #expect((earlier < value) == start, "\(function) is past \(value) before \(time)")
                }
            }
            #expect(try function.firstTime(reaching: high + 0.01) == nil)
            #expect(try function.firstTime(reaching: low - 0.01) == nil)
            #expect(try function.firstTime(reaching: .nan) == nil)
            #expect(try function.firstTime(reaching: 1) != nil, "all end at 1")
        }
    }

    @Test func `The inverse of a spring's curve at 1 is its end`() throws {
        let curve = try SpringCurve(.smooth)
        #expect(curve.firstTime(reaching: 1) == 1, "critically damped it only approaches its target")
        let cut = try SpringCurve(.bouncy, duration: 0.1)
        #expect(cut.firstTime(reaching: 0.9) == nil, "jumped over at the end")
        #expect(cut.firstTime(reaching: 1) == 1)
    }

    @Test func `Curves that cannot be inverted throw`() throws {
        let stairs = TimingFunction.steps(try Steps(3))
        for (function, reason) in [
            (
                TimingFunction.spring(try SpringCurve(.bouncy)).reversed(),
                "a reversed spring cannot be inverted"
            ),
            (.composed(stairs, after: .ease), "compositions cannot be inverted"),
        ] {
            #expect(throws: HookeError.noSolution(field: "inverse", reason: reason)) {
                try function.firstTime(reaching: 0.5)
            }
        }
        #expect(try TimingFunction.reversed(.reversed(.ease)).firstTime(reaching: 1) == 1)
    }

    // MARK: - Extremes

    @Test func `Extremes match dense sampling`() throws {
        let stops = try LinearStops(css: "linear(0, -0.2 10%, 1.2 30%, 1.2 30%, 0.8 60%, 1)")
        let functions: [TimingFunction] = [
            .ease, .bezier(.swinging), .bezier(try CubicBezier(x1: 0.25, y1: 2.5, x2: 0.75, y2: 0.5)),
            .bezier(try CubicBezier(x1: 0.25, y1: 0.5, x2: 0.75, y2: -1.5)),
            .steps(try Steps(5, jump: .both)),
            .linear(stops), .spring(try SpringCurve(.bouncy)),
            .spring(try SpringCurve(.bouncy, initialVelocity: -20)), TimingFunction.linear(stops).reversed(),
            TimingFunction.bezier(.overshooting).reversed(),
            .composed(.bezier(.anticipating), after: .spring(try SpringCurve(.bouncy))),
            .composed(.linear(stops), after: .bezier(.overshooting)),
        ]
        for function in functions {
            for interval in [0...1, 0.2...0.55, -0.5...1.5, 0.3...0.3] {
                let (low, high) = function.extremes(in: interval)
                let width = interval.upperBound - interval.lowerBound
                let values = (0...4000).map {
                    function.value(at: interval.lowerBound + width * Double($0) / 4000)
                }
                let (least, most) = (try #require(values.min()), try #require(values.max()))
                #expect(low <= least + 1e-12 && high >= most - 1e-12, "\(function) in \(interval)")
                // Sampling misses a corner of slope 14 by at most half a step.
                #expect(
                    least - low < 4e-3 * width && high - most < 4e-3 * width || width == 0,
                    "\(function) in \(interval)")
            }
        }
        #expect(TimingFunction.bezier(.overshooting).extremes.maximum > 1.09)
    }
}
