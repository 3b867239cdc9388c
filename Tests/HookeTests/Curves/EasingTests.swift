import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct EasingTests {
    @Test func `Values and derivatives are those of the published formulas`() throws {
        var worst: (relative: Double, absolute: Double, slope: Double, bend: Double) = (0, 0, 0, 0)
        for words in try goldenLines("easings") {
            guard case .easing(let curve) = try TimingFunction(text: String(words[0])) else {
                Issue.record("\(words[0])")
                continue
            }
            let numbers = try #require(doubles(words.dropFirst()))
            let (t, value) = (numbers[0], numbers[1])
            let error = (curve.value(at: t) - value).magnitude
            let isRelative = ![.back, .elastic, .bounce].contains(curve.family)
            // The size of the wave or the overshoot, and the wave's frequency, beside the usual ones.
            let (size, frequency) = (
                max(1, curve.parameters?.x.magnitude ?? 1), max(1, 0.3 / curve.formula.period)
            )
            let scale = isRelative ? value.magnitude : max(value.magnitude, 0.125) * size
            #expect(
                error <= (isRelative ? 4 : 8) * scale.ulp, "\(words[0]) at \(t): \(error / scale.ulp) ulp")
            if isRelative {
                worst.relative = max(worst.relative, error / scale.ulp)
            } else {
                worst.absolute = max(worst.absolute, error / scale.ulp)
            }
            // A derivative has the rounding of the time in it, times the next derivative.
            let slopeScale = max(numbers[2].magnitude, size * frequency)
            let slopeError = (curve.slope(at: t) - numbers[2]).magnitude / slopeScale
            let bendScale = max(numbers[3].magnitude, 100 * size * frequency * frequency)
            let bendError = (curve.secondDerivative(at: t) - numbers[3]).magnitude / bendScale
            (worst.slope, worst.bend) = (max(worst.slope, slopeError), max(worst.bend, bendError))
            #expect(slopeError < 1e-13, "\(words[0]) at \(t): slope \(curve.slope(at: t)), \(numbers[2])")
            #expect(bendError < 1e-12, "\(words[0]) at \(t): \(curve.secondDerivative(at: t)), \(numbers[3])")
        }
        print("easings: worst", worst)
    }

    @Test func `The ends are exactly 0 and 1, and NaN stays NaN`() {
        for curve in Easing.allCases {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: .nan).isNaN)
            #expect(curve.slope(at: .nan).isNaN)
            #expect(curve.secondDerivative(at: .nan).isNaN)
        }
    }

    @Test func `Outside 0 and 1 a curve follows its end tangents, and is constant beyond a vertical one`() {
        #expect(Easing.easeInQuad.value(at: 1.5) == 2)
        #expect(Easing.easeInQuad.value(at: -1) == 0)
        #expect(Easing.easeOutCubic.value(at: -1) == -3)
        #expect(Easing.easeInCirc.slope(at: 1) == .infinity)
        #expect(Easing.easeInCirc.value(at: 2) == 1)
        #expect(Easing.easeInCirc.slope(at: 2) == 0)
        #expect(Easing.easeInQuad.value(at: .infinity) == .infinity)
        for curve in Easing.allCases {
            for t in [-3, 5.0] { #expect(curve.secondDerivative(at: t) == 0) }
            for t in [-1e300, 1e300] { #expect(!curve.value(at: t).isNaN) }
        }
    }

    @Test func `Elastic, back and power take numbers, and the usual ones are the plain curves`() throws {
        let elastic = try Easing.elastic(.easeOut, amplitude: 1.5, period: 0.4)
        #expect(elastic.value(at: 0.1) == 1.5590169943749475)
        #expect((elastic.value(at: 0.3) - 0.8602457514062631).magnitude < 2e-16)
        #expect(try Easing.elastic(.easeOut, amplitude: 1, period: 0.3) == .easeOutElastic)
        #expect(try Easing.elastic(.easeInOut, amplitude: 1, period: 0.45) == .easeInOutElastic)
        #expect(try Easing.back(.easeIn, overshoot: 1.70158) == .easeInBack)
        #expect(try Easing.back(.easeInOut, overshoot: 1.70158) != .easeInOutBack)
        for direction in Easing.Direction.allCases {
            let cubic = Easing(.cubic, direction)
            let power = try Easing.power(direction, exponent: 3)
            let curves = [
                power, try .elastic(direction, amplitude: 2.5, period: 0.2),
                try .back(direction, overshoot: -7),
                try .power(direction, exponent: 0.2),
            ]
            for curve in curves {
                #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "\(curve.name)")
                #expect(curve.reversed().reversed() == curve)
                #expect(try TimingFunction(text: curve.name) == .easing(curve))
                var reader = NumberReader(TimingFunction.easing(curve).numberList)
                #expect(try TimingFunction(numbers: &reader) == .easing(curve))
                let (least, most) = curve.extremes(in: 0...1)
                let samples = (0...4000).map { curve.value(at: Double($0) / 4000) }
                #expect((samples.min() ?? 0) - least < 1e-4 * max(1, most - least), "\(curve.name)")
                #expect(most - (samples.max() ?? 0) < 1e-4 * max(1, most - least), "\(curve.name)")
                #expect(least <= samples.min() ?? 0 && most >= samples.max() ?? 0, "\(curve.name)")
            }
            for t in stride(from: 0.0, through: 1, by: 1.0 / 64) {
                #expect((power.value(at: t) - cubic.value(at: t)).magnitude < 3e-16)
            }
            let wave = curves[1]
            for t in [1, 1.5, .infinity] { #expect(wave.value(at: t) == 1) }
            for t in [-3.0, 0] { #expect(wave.value(at: t) == 0) }
            #expect(wave.slope(at: 2) == 0 && wave.slope(at: -1) == 0)
        }
    }

    @Test func `An elastic curve of any amplitude and period is a spring`() throws {
        let curve = try Easing.elastic(.easeOut, amplitude: 3, period: 0.17)
        let spring = try #require(curve.spring)
        for t in stride(from: 0.0, to: 1, by: 1.0 / 64) {
            #expect((spring.value(at: t) - curve.value(at: t)).magnitude < 1e-13, "\(t)")
        }
    }

    @Test func `Numbers outside their range are refused`() {
        for text in [
            "easeOutElastic(0.5, 0.4)", "easeOutElastic(1, 0)", "easeInPow(0)", "easeInBack(1e7)",
            "easeInPow(1, 2)",
            "easeInSine(2)", "easeInPow()", "easeOutElastic(amplitude=1)", "easeInPow(ease)",
        ] {
            #expect(throws: HookeError.self, "\(text)") { try TimingFunction(text: text) }
        }
        let error = #expect(throws: HookeError.self) { try TimingFunction(text: "easeOutElastic(0.5, 0.4)") }
        #expect(
            error?.description == "curve.easeOutElastic.amplitude is 0.5; accepted: 1 to 1000000")
    }

    @Test func `Reversing exchanges in and out`() {
        for curve in Easing.allCases {
            for t in stride(from: 0.0, through: 1, by: 1.0 / 64) {
                let turned = 1 - curve.value(at: 1 - t)
                #expect((curve.reversed().value(at: t) - turned).magnitude <= 4 * 0x1p-52)
            }
            #expect(curve.reversed().reversed() == curve)
        }
    }

    @Test func `Names read back, and no other text is a name`() throws {
        #expect(Easing.allCases.count == 30)
        #expect(Set(Easing.allCases.map(\.name)).count == 30)
        for curve in Easing.allCases { #expect(Easing(named: curve.name) == curve) }
        #expect(Easing.easeInOutQuad.name == "easeInOutQuad")
        for text in ["", "easeInQuadratic", "EaseInQuad", "easeInquad", "sine"] {
            #expect(Easing(named: text) == nil)
        }
    }

    @Test func `Timing functions are found by name: CSS, the gallery, Material`() throws {
        #expect(TimingFunction(named: "ease-in-out") == .easeInOut)
        #expect(TimingFunction(named: "easeInOut") == .easeInOut)
        #expect(TimingFunction(named: "easeInOutElastic") == .easing(.easeInOutElastic))
        #expect(TimingFunction(named: "emphasizedDecelerate") == .bezier(.emphasizedDecelerate))
        #expect(TimingFunction(named: "easeInOutElastics") == nil)
        for name in TimingFunction.names { #expect(TimingFunction(named: name) != nil, "\(name)") }
        #expect(Set(TimingFunction.names).count == TimingFunction.names.count)
    }

    @Test func `As JSON an easing is its name`() throws {
        for curve in Easing.allCases {
            let data = try JSONEncoder().encode(TimingFunction.easing(curve))
            #expect(String(decoding: data, as: UTF8.self) == "\"\(curve.name)\"")
            #expect(try JSONDecoder().decode(TimingFunction.self, from: data) == .easing(curve))
        }
        for bad in [#""easeInSin""#, #"{"easing":"easeInSine"}"#] {
            #expect(throws: HookeError.self) {
                try JSONDecoder().decode(TimingFunction.self, from: Data(bad.utf8))
            }
        }
    }

    @Test func `Extremes hold for dense samples and are reached`() {
        for curve in Easing.allCases {
            for interval in [0.0...1, 0.1...0.4, 0.35...0.93, -0.5...0.2] {
                let (least, most) = curve.extremes(in: interval)
                var reached = (least: Double.infinity, most: -Double.infinity)
                let width = interval.upperBound - interval.lowerBound
                for step in 0...4000 {
                    let value = curve.value(at: interval.lowerBound + width * Double(step) / 4000)
                    reached = (min(reached.least, value), max(reached.most, value))
                }
                #expect(least <= reached.least && most >= reached.most, "\(curve.name) in \(interval)")
                #expect(
                    reached.least - least < 2e-3 && most - reached.most < 2e-3, "\(curve.name) in \(interval)"
                )
            }
        }
    }

    @Test func `The first time of a value is the first`() throws {
        for curve in Easing.allCases {
            for value in [-0.05, -0.001, 0, 1e-6, 0.2, 0.5, 0.99, 1, 1.02] {
                let first = (0...20_000).map { Double($0) / 20_000 }.first {
                    value >= 0 ? curve.value(at: $0) >= value : curve.value(at: $0) <= value
                }
                let found = curve.firstTime(reaching: value)
                guard let first else {
                    #expect(found == nil, "\(curve.name) at \(value): \(String(describing: found))")
                    continue
                }
                let time = try #require(found, "\(curve.name) at \(value)")
                // A jump may lead past the value. Near 1 several times round to it.
                let (reached, before) = (curve.value(at: time), curve.value(at: first))
                #expect(
                    (reached - value).magnitude < 1e-12 || reached.magnitude < 1e-3,
                    "\(curve.name) at \(value)")
                #expect(
                    time <= first || (before - value).magnitude <= 4 * value.ulp,
                    "\(curve.name) at \(value): \(time), \(first)")
            }
            #expect(curve.firstTime(reaching: .nan) == nil)
            #expect(curve.firstTime(reaching: 3) == nil)
        }
    }

    @Test func `Straight pieces stay within the error`() throws {
        let sharp: [Easing] = [
            .easeInCirc, .easeInOutElastic, .easeOutBounce, .easeOutExpo,
            try .elastic(.easeInOut, amplitude: 2, period: 0.15), try .back(.easeOut, overshoot: 6),
            try .power(.easeInOut, exponent: 0.6), try .power(.easeOut, exponent: 7.5),
        ]
        for (curve, error) in Easing.allCases.map({ ($0, 0.05) }) + sharp.map({ ($0, 0.0005) }) {
            let pieces = try curve.linearApproximation(error: error)
            var worst = 0.0
            for step in 1..<2000 {
                let t = Double(step) / 2000
                worst = max(worst, (pieces.curve.value(at: t) - curve.value(at: t)).magnitude)
            }
            #expect(
                worst <= pieces.error && pieces.error <= error, "\(curve.name): \(worst), \(pieces.error)")
            #expect(worst > 0.3 * error, "\(curve.name): \(worst) of \(error)")
            #expect(pieces.curve.value(at: 1) == 1)
        }
        let reversed = try TimingFunction.easing(.easeInBack).reversed().linearApproximation(error: 0.01)
        #expect(reversed.curve == (try Easing.easeOutBack.linearApproximation(error: 0.01)).curve)
    }

    @Test func `Where the curve turns or jumps are breaks of it`() {
        #expect(Easing.easeOutBounce.turns.count == 6)
        #expect(Easing.easeInOutBack.turns.count == 2)
        #expect(Easing.easeInSine.turns.isEmpty)
        let elastic = Easing.easeOutElastic
        for turn in elastic.turns { #expect(elastic.slope(at: turn).magnitude < 1e-12) }
        #expect(elastic.mayJumpAtEnd)
        #expect(!Easing.easeInElastic.mayJumpAtEnd)
        #expect(Easing.easeInExpo.breaks(in: 0...1, count: 9).map(\.isJump) == [true, false])
    }
}
