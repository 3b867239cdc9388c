import HookeTimeline

extension Operation {
    static let curves = [
        Operation("curve: cubic-bezier()") { r in r.note(r.bezier()) },
        Operation("curve: steps()") { r in r.note(r.steps()) },
        Operation("curve: linear()") { r in r.note(r.stops()) },
        Operation("curve: spring", every: 4) { r in if let curve = r.springCurve() { r.note(curve) } },
        Operation("curve: composed and reversed") { r in
            r.note(TimingFunction.composed(r.timing(), after: .reversed(.bezier(r.bezier()))))
        },
        Operation("curve: analysis") { r in
            let curve = r.timing()
            r.note(curve.extremes.minimum)
            r.note(curve.extremes.maximum)
            r.note((try? curve.firstTime(reaching: r.number(0, 1))) ?? nil)
        },
        Operation("curve: text") { r in
            guard let text = r.timing().css, let curve = try? TimingFunction(css: text) else { return }
            r.note(text)
            r.note(curve)
        },
        Operation("text: numbers") { r in
            // Decimals of any length, on or near the midpoint between two doubles.
            let value = r.scale(-1000, 1000)
            let text = CSSDecimal(value).text
            r.note(text)
            let digits = (0..<r.choice(40)).map { _ in UInt8(r.choice(10)) }
            r.note(
                DecimalNumber(isNegative: r.choice(2) == 0, digits: digits, exponent: r.choice(700) - 360)
                    .nearestDouble())
        },
        Operation("curve: straight pieces", every: 64) { r in
            guard let pieces = try? r.timing().linearApproximation(error: r.scale(-10, -4)) else { return }
            r.note(pieces.error)
            for stop in pieces.curve.stops {
                r.note(stop.input)
                r.note(stop.output)
            }
        },
    ]
}

extension Recorder {
    mutating func bezier() -> CubicBezier {
        let (x1, y1, x2, y2) = (number(0, 1), number(-1, 2), number(0, 1), number(-1, 2))
        return valid { () throws(HookeError) in try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) }
    }

    mutating func steps() -> Steps {
        let (count, jump) = (2 + choice(20), Steps.Jump.allCases[choice(4)])
        return valid { () throws(HookeError) in try Steps(count, jump: jump) }
    }

    mutating func stops() -> LinearStops {
        var input = 0.0
        let stops = (0..<2 + choice(6)).map { _ in
            input += number(0, 0.5)
            return LinearStops.Stop(input: input, output: number(-1, 2))
        }
        return valid { () throws(HookeError) in try LinearStops(stops) }
    }

    mutating func springCurve() -> SpringCurve? { try? SpringCurve(spring(), initialVelocity: number(-5, 5)) }

    mutating func timing() -> TimingFunction {
        switch choice(4) {
        case 0: .steps(steps())
        case 1: .linear(stops())
        default: .bezier(bezier())
        }
    }

    mutating func note<Curve: TimingCurve>(_ curve: Curve) {
        for _ in 0..<2 {
            let time = time(1)
            note(curve.value(at: time))
            note(curve.slope(at: time))
            note(curve.secondDerivative(at: time))
        }
    }
}
