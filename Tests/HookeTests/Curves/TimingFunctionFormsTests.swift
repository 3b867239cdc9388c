import Testing
import TestSupport

@testable import Hooke

/// Forms of a timing function: without a reversal, as Béziers, as numbers.
@Suite struct TimingFunctionFormsTests {
    private static func forwards() throws -> [TimingFunction] {
        [
            .easeIn, .bezier(.overshooting), .path(.emphasized), .steps(try Steps(4)),
            .steps(try Steps(3, jump: .both)), .steps(try Steps(3, jump: .none)),
            .linear(try LinearStops(css: "linear(0, 0.3 20%, 0.9 20%, 1.1 70%, 1)")),
            .easing(.easeOutBounce), .easing(.easeInSine), .easing(.easeInOutBack),
            .spring(try SpringCurve(.bouncy)), .composed(.steps(try Steps(5)), after: .ease),
            .composed(.spring(try SpringCurve(.snappy)), after: .path(.emphasized)),
        ]
    }

    @Test func `A reversed curve is written with numbers subtracted as decimals`() throws {
        for (curve, css) in [
            (TimingFunction.easeIn, "ease-out"), (.easeOut, "ease-in"),
            (.easeInOut, "ease-in-out"),
            (
                try TimingFunction(css: "cubic-bezier(0.1, -0.7, 0.33, 1.9)"),
                "cubic-bezier(0.67, -0.9, 0.9, 1.7)"
            ),
            (.steps(try Steps(4)), "steps(4, jump-start)"), (.steps(try Steps(4, jump: .start)), "steps(4)"),
            (try TimingFunction(css: "linear(0, 0.3 20%, 0.9 20%, 1)"), "linear(0, 0.1 80%, 0.7 80%, 1)"),
        ] {
            #expect(curve.reversed().css == css)
            #expect(curve.reversed().reversed() == curve)
            #expect(curve.reversed().unreversed.reversed().unreversed == curve)
        }
        #expect(TimingFunction.easing(.easeInQuad).reversed().unreversed == .easing(.easeOutQuad))
        #expect(try TimingFunction.spring(SpringCurve(.bouncy)).reversed().css == nil)
    }

    @Test func `Without its reversal a curve has the same values, except at jumps`() throws {
        for curve in try Self.forwards() {
            let reversed = curve.reversed()
            var worst = Worst<Double>()
            for step in 0..<997 {
                let time = (Double(step) + 0.41) / 997.3
                let slope = 1 + reversed.slope(at: time).magnitude
                worst.note((reversed.unreversed.value(at: time) - reversed.value(at: time)) / slope, time)
            }
            // The handles round too. Worst error: 7e-16.
            #expect(worst.error <= 4e-15, "\(worst) of \(curve)")
        }
    }

    @Test func `Béziers of a curve have its values`() throws {
        var count = 0
        for curve in try Self.forwards().flatMap({ [$0, $0.reversed()] }) {
            guard let path = curve.beziers else { continue }
            count += 1
            for step in 0...1_000 {
                let time = Double(step) / 1_000
                #expect(
                    (path.value(at: time) - curve.value(at: time)).magnitude <= 4e-15, "\(curve) at \(time)")
            }
        }
        // The Béziers, the path, and two of the easings.
        #expect(count == 10)
        #expect(TimingFunction.easing(.easeInQuad).bezier == Easing.easeInQuad.bezier)
        #expect(TimingFunction.path(.emphasized).bezier == nil)
    }

    @Test func `A curve is read from its numbers with the same bits`() throws {
        for curve in try Self.forwards().flatMap({ [$0, $0.reversed()] }) {
            var reader = NumberReader(curve.numberList + [7])
            #expect(try TimingFunction(numbers: &reader) == curve)
            #expect(try reader.next() == 7)
        }
        for numbers in [[], [-1], [8], [0.5], [0, 1, 2], [1, 0, 0], [0, 2, 0, 0, 0], [5, 4, 0, 0, 1]] {
            var reader = NumberReader(numbers)
            #expect(throws: HookeError.self, "\(numbers)") { try TimingFunction(numbers: &reader) }
        }
    }

    @Test func `Every curve has straight pieces within an error, also reversed`() throws {
        for curve in try Self.forwards().flatMap({ [$0, $0.reversed()] }) {
            for error in [0.05, 0.003] {
                let unknown = "no error bound is known for compositions"
                let found: LinearApproximation
                do { found = try curve.linearApproximation(error: error) } catch {
                    #expect("\(error)".contains(unknown), "\(error) for \(curve)")
                    continue
                }
                #expect(found.error <= error)
                for step in 0..<2_003 {
                    let time = (Double(step) + 0.29) / 2_003.7
                    let far = (found.curve.value(at: time) - curve.value(at: time)).magnitude
                    #expect(far <= found.error * (1 + 1e-12) + 4e-16, "\(far) at \(time) of \(curve)")
                }
            }
        }
    }

    @Test func `The path of Béziers turns, reaches and breaks where its values do`() throws {
        let bump = try EasingPath([
            .init(time: 0, value: 0), .init(time: 0.1, value: 1), .init(time: 0.3, value: 1),
            .init(time: 0.5, value: 0.25),
            .init(time: 0.6, value: -1), .init(time: 0.9, value: 0.5), .init(time: 1, value: 1),
        ])
        for path in [bump, .emphasized, EasingPath(.overshooting)] {
            let curve = TimingFunction.path(path)
            let values = (0...20_000).map { path.value(at: Double($0) / 20_000) }
            let (low, high) = curve.extremes
            #expect(low <= values.min()! && values.min()! - low <= 1e-6)
            #expect(high >= values.max()! && high - values.max()! <= 1e-6)
            for level in [0.1, 0.25, 0.5, 0.9] {
                let time = try #require(try curve.firstTime(reaching: level))
                #expect((path.value(at: time) - level).magnitude <= 1e-14)
                let first = values.firstIndex { (level - $0) * (level - values[0]) <= 0 }!
                #expect((time - Double(first) / 20_000).magnitude <= 1.0 / 20_000)
            }
            let turns = curve.turningTimes
            for (a, b) in zip([0] + turns, turns + [1]) where b - a > 1e-9 {
                let part = (1..<50).map { path.value(at: a + (b - a) * Double($0) / 50) }
                let steps = zip(part.dropFirst(), part).map(-)
                #expect(steps.allSatisfy { $0 >= -1e-15 } || steps.allSatisfy { $0 <= 1e-15 })
            }
        }
        #expect(TimingFunction(named: "emphasized") == .path(.emphasized))
    }
}
