import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct TimingFunctionTests {
    private static let times = [
        -2, -0.0, 0, 1e-300, 0.1, 0.25, 0.5, 0.7, 1.0.nextDown, 1, 3, .infinity, -.infinity,
    ]

    private static func all() throws -> [TimingFunction] {
        [
            .linear, .ease, .bezier(.swinging), .steps(try Steps(3, jump: .both)),
            .linear(try LinearStops(css: "linear(0, 0.3 20%, 0.1 20% 50%, 1)")),
            .spring(try SpringCurve(.bouncy, initialVelocity: 3)), .easing(.easeInOutElastic),
            .easing(try .elastic(.easeOut, amplitude: 1.5, period: 0.4)),
            .easing(try .power(.easeIn, exponent: 0.7)),
            .path(.emphasized), .composed(.easeIn, after: .bezier(.overshooting)), .reversed(.easeIn),
        ]
    }

    private static func same(_ a: Double, _ b: Double) -> Bool { a == b || a.isNaN && b.isNaN }

    @Test func `Each kind has the values of its curve`() throws {
        let steps = try Steps(3, jump: .none)
        let stops = try LinearStops(css: "linear(0, 0.7 30%, 1)")
        let spring = try SpringCurve(.bouncy)
        let pairs: [(TimingFunction, any TimingCurve)] = [
            (.bezier(.overshooting), CubicBezier.overshooting), (.steps(steps), steps),
            (.linear(stops), stops),
            (.spring(spring), spring),
        ]
        for (function, curve) in pairs {
            for t in Self.times + [.nan] {
                #expect(Self.same(function.value(at: t), curve.value(at: t)))
                #expect(Self.same(function.slope(at: t), curve.slope(at: t)))
                #expect(Self.same(function.secondDerivative(at: t), curve.secondDerivative(at: t)))
            }
        }
    }

    @Test func `Many values of a curve have the bits of single ones`() throws {
        func check(_ curve: some TimingCurve) {
            let times = Self.times + [.nan] + (0..<500).map { Double($0) / 487 }
            var values = [Double](repeating: 0, count: times.count)
            curve.values(at: times, into: &values)
            for (time, value) in zip(times, values) {
                #expect(value.bitPattern == curve.value(at: time).bitPattern, "\(curve) at \(time)")
            }
        }
        for function in try Self.all() { check(function) }
        for curve in [CubicBezier.ease, .swinging, CubicBezier(unchecked: 0.16, 1, 0.3, 1)] { check(curve) }
        check(try CubicBezier(x1: 0, y1: 9, x2: 1, y2: -9))
    }

    @Test func `Compositions and reversed curves have the derivatives of their values`() throws {
        let curves: [TimingFunction] = [
            .composed(.easeIn, after: .easeInOut), .ease.composed(after: .spring(try SpringCurve(.smooth))),
            .reversed(.bezier(.overshooting)), .bezier(.overshooting).reversed().composed(after: .easeIn),
        ]
        let h = 1e-4
        for curve in curves {
            for t in [0.1, 0.3, 0.5, 0.62, 0.8] {
                let (before, here, after) = (
                    curve.value(at: t - h), curve.value(at: t), curve.value(at: t + h)
                )
                #expect((curve.slope(at: t) - (after - before) / (2 * h)).magnitude < 1e-5)
                let bend = (after - 2 * here + before) / (h * h)
                #expect((curve.secondDerivative(at: t) - bend).magnitude < 2e-5 * (1 + bend.magnitude))
            }
        }
    }

    @Test func `A composition evaluates the second curve first`() {
        let curve = TimingFunction.easeIn.composed(after: .easeOut)
        #expect(curve.value(at: 0.3) == CubicBezier.easeIn.value(at: CubicBezier.easeOut.value(at: 0.3)))
        #expect(curve == .composed(.easeIn, after: .easeOut))
        #expect(curve != .composed(.easeOut, after: .easeIn))
    }

    @Test func `In derivatives of compositions 0 times infinity is 0`() throws {
        let vertical = try CubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1)
        let stairs = TimingFunction.steps(try Steps(4)).composed(after: .bezier(vertical))
        #expect(stairs.slope(at: 0) == 0)
        #expect(stairs.secondDerivative(at: 0) == 0)
        #expect(TimingFunction.bezier(vertical).composed(after: .linear).slope(at: 0) == .infinity)
    }

    @Test func `Reversing rotates a curve about the middle, and back`() throws {
        for curve in try Self.all() {
            let reversed = curve.reversed()
            for t in [0.125, 0.25, 0.5, 0.75, 2, -1] {
                // Reversing a reversed curve gives the original, without rounding.
                #expect((reversed.value(at: t) - (1 - curve.value(at: 1 - t))).magnitude <= 0x1p-53)
                #expect(Self.same(reversed.slope(at: t), curve.slope(at: 1 - t)))
            }
            #expect(reversed.reversed() == curve)
        }
        // Ease-in becomes ease-out, with mirrored control points.
        let out = try CubicBezier(x1: 0, y1: 0, x2: 1 - 0.42, y2: 1)
        for t in [0.1, 0.4, 0.9] {
            #expect((TimingFunction.easeIn.reversed().value(at: t) - out.value(at: t)).magnitude < 4e-16)
        }
    }

    @Test(arguments: [
        ("ease", TimingFunction.ease, "ease"), ("EASE-IN", .easeIn, "ease-in"),
        ("ease-out", .easeOut, "ease-out"),
        (" ease-in-out ", .easeInOut, "ease-in-out"), ("linear", .linear, "linear"),
        ("cubic-bezier(0.25, 0.1, 0.25, 1)", .ease, "ease"),
        (
            "cubic-bezier(.68,-0.6/**/, 3.2e-1 ,1.6)", .bezier(.swinging),
            "cubic-bezier(0.68, -0.6, 0.32, 1.6)"
        ),
        ("step-end", .steps(.stepEnd), "steps(1)"),
        ("steps(1, start)", .steps(.stepStart), "steps(1, jump-start)"),
    ])
    func `CSS text is read and printed`(text: String, curve: TimingFunction, printed: String) throws {
        #expect(try TimingFunction(css: text) == curve)
        #expect(curve.css == printed)
    }

    @Test func `Curves with a CSS form read back equal`() throws {
        for curve in try Self.all() {
            guard let css = curve.css else { continue }
            #expect(try TimingFunction(css: css) == curve.unreversed)
        }
        for curve in try Self.all() where ["bezier", "steps", "linear"].contains(curve.kindName) {
            #expect(curve.css != nil)
        }
        #expect(try TimingFunction(css: "linear(0, 0.25, 1)").value(at: 0.25) == 0.125)
        #expect(try TimingFunction(css: "linear(0, 0.25, 1)").value(at: 0.75) == 0.625)
        let stops = try TimingFunction(css: "linear(0, 0.5 20% 60%, 1)")
        #expect(stops.value(at: 0.1) == 0.25)
        #expect(stops.value(at: 0.5) == 0.5)
        #expect(stops.value(at: 0.75) == 0.6875)
    }

    @Test(arguments: [
        ("", 0, "cubic-bezier(…), steps(…), linear(…) or a keyword"),
        ("  bounce", 2, "cubic-bezier(…), steps(…), linear(…) or a keyword"),
        ("ease-in(", 0, "cubic-bezier(…), steps(…), linear(…) or a keyword"),
        ("cubic-bezier", 0, "cubic-bezier(…), steps(…), linear(…) or a keyword"),
        ("cubic-bezier(0.1, 0.2, 1.5, 1)", 23, "a number in [0, 1]"),
        ("cubic-bezier(-0.1, 0.2, 1, 1)", 13, "a number in [0, 1]"),
        ("cubic-bezier(0, 1e999, 1, 1)", 16, "a number within the range of doubles"),
        ("cubic-bezier(0 0.2, 1, 1)", 15, "a comma"), ("cubic-bezier(0, 0.2, 1)", 22, "a comma"),
        ("cubic-bezier(0, 0.2, 1, )", 24, "a number"),
        ("cubic-bezier(0, 0.2, 1, 1, 2)", 25, "a closing parenthesis"),
        ("ease, linear", 4, "nothing after the curve"), ("linear(0, 1) 2", 13, "nothing after the curve"),
        ("linear(0, x)", 10, "a number"),
        ("steps(4, left)", 9, "jump-start, jump-end, jump-none, jump-both, start or end"),
    ])
    func `Errors for invalid CSS text have the byte offset`(text: String, offset: Int, accepted: String) {
        let error = #expect(throws: HookeError.self) { try TimingFunction(css: text) }
        #expect(error == .badText(field: "css", text: text, offset: offset, accepted: accepted))
    }

    @Test func `Every kind is listed once`() throws {
        let names = TimingFunction.kindNames
        #expect(Set(names).count == names.count)
        #expect(Set(try Self.all().map(\.kindName)) == Set(names))
    }

    @Test func `A list of four numbers makes a Bézier`() throws {
        let kind = try #require(TimingFunction.numericKinds.first { $0.name == "bezier" })
        #expect(kind.count == 4)
        #expect(try kind.curve([0.68, -0.6, 0.32, 1.6]) == .bezier(.swinging))
        #expect(throws: HookeError.self) { try kind.curve([2, 0, 0, 0]) }
    }

    @Test func `Coding keeps the curve and checks its numbers`() throws {
        for curve in try Self.all() + [.reversed(.composed(.ease, after: .reversed(.steps(.stepEnd))))] {
            let data = try JSONEncoder().encode(curve)
            #expect(try JSONDecoder().decode(TimingFunction.self, from: data) == curve)
        }
        let text = String(decoding: try JSONEncoder().encode(TimingFunction.steps(.stepEnd)), as: UTF8.self)
        #expect(text == #""steps(1)""#)
        for bad in [
            "{}", #"{"ease":1}"#, #"{"bezier":[2,0,1,1]}"#, #"{"reversed":{}}"#,
            #"{"composed":{"outer":{"steps":2}}}"#, #"{"steps":2,"linear":[[0,0],[1,1]]}"#,
            #"{"steps":{"count":2,"jump":"jump-end"}}"#,
        ] {
            #expect(throws: (any Error).self) {
                try JSONDecoder().decode(TimingFunction.self, from: Data(bad.utf8))
            }
        }
        let all = try Self.all()
        #expect(Set(all).count == all.count)
    }
}
