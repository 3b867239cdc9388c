import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct CubicBezierTests {
    private static let worked = try! CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6)

    @Test func `Values are within 2.3e-16, also of steep and flat curves`() throws {
        var worst = Worst<String>()
        var slopes = Worst<String>()
        var bends = Worst<String>()
        var curve = CubicBezier.linear
        var count = 0
        for words in try goldenLines("bezier") {
            if words[0] == "curve" {
                let v = try #require(doubles(words.dropFirst()))
                curve = try CubicBezier(x1: v[0], y1: v[1], x2: v[2], y2: v[3])
                continue
            }
            count += 1
            let v = try #require(doubles(words))
            let (t, value, rest, slope, bend) = (v[0], v[1], v[2], v[3], v[4])
            // The reference is value + rest; the larger difference is exact.
            let error = ((curve.value(at: t) - value) - rest) / max(1, value.magnitude)
            worst.note(error, "\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2) at \(t)")
            // The terms of y′ divided by x′: the conditioning of the slope.
            let s = curve.parameter(at: t)
            let rate =
                3
                * ((1 - s) * (1 - s) * curve.x1 + 2 * (1 - s) * s * (curve.x2 - curve.x1) + s * s
                    * (1 - curve.x2))
            let size = slope.magnitude + 3 * (1 + curve.y1.magnitude + curve.y2.magnitude) / rate
            let found = curve.slope(at: t)
            slopes.note(
                found == slope ? 0 : (found - slope) / size,
                "\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2) at \(t)")
            // NaN where the tangent is vertical; curves whose x′ underflows have no correct digits there.
            if rate > 1e-90, !bend.isNaN {
                let bendRate = 6 * ((1 - s) * (curve.x2 - 2 * curve.x1) + s * (1 - 2 * curve.x2 + curve.x1))
                let terms = 3 * (1 + curve.y1.magnitude + curve.y2.magnitude)
                let room =
                    bend.magnitude * (1 + 3 / rate) + (rate + bendRate.magnitude) * terms / rate / rate / rate
                bends.note(
                    (curve.secondDerivative(at: t) - bend) / room,
                    "\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2) at \(t)")
            }
        }
        #expect(count > 9_000)
        // Worst error: 1.17e-16; half an ulp is 1.11e-16.
        #expect(worst.error <= 1.5e-16, "\(worst)")
        // Worst error: 3.1e-16.
        #expect(slopes.error <= 1e-15, "\(slopes)")
        // Worst error: 1.8e-16.
        #expect(bends.error <= 1e-15, "\(bends)")
    }

    @Test(
        arguments: [
            (
                CubicBezier.ease,
                [0.094796305716, 0.408510591355, 0.802403387585, 0.960458978349, 0.994316477485]
            ),
            (.easeIn, [0.0170266096516, 0.0934646507188, 0.315356812573, 0.621861869175, 0.839427845762]),
            (.easeOut, [0.160572154238, 0.378138130825, 0.684643187427, 0.906535349281, 0.982973390348]),
            (.easeInOut, [0.0197224535483, 0.129161931047, 0.5, 0.870838068953, 0.980277546452]),
            (worked, [-0.103390561053, 0.00033779279, 0.5, 0.999662207208, 1.10339056105]),
        ])
    func `Presets have the published values`(curve: CubicBezier, expected: [Double]) {
        for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            // Half a unit of the eleventh decimal.
            #expect((curve.value(at: x) - y).magnitude <= 5e-12, "at \(x)")
        }
    }

    @Test func `Symmetric curves pass exactly through the middle, and the line is the identity`() {
        #expect(CubicBezier.easeInOut.value(at: 0.5) == 0.5)
        for t in [-1e300, -3, -0.0, 0, 0x1p-1030, 0.1, 0.7, 1, 2, .infinity, -.infinity] {
            #expect(CubicBezier.linear.value(at: t) == t)
            #expect(CubicBezier.linear.slope(at: t) == 1)
        }
    }

    @Test func `Outside the unit interval a curve follows its end tangents`() throws {
        func value(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at t: Double) throws -> Double {
            try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: t)
        }
        #expect(try value(0.5, 1, 0.5, 1, at: -1) == -2)
        #expect(try value(0.5, 1, 0.5, 1, at: 2) == 1)
        #expect(try value(0, 1, 1, 0, at: -1) == 0)
        #expect(try value(0, 1, 1, 0, at: 2) == 1)
        #expect(try value(1, 0.5, 1, 1, at: -1) == -0.5)
        #expect(try value(0, 0, 0, 0, at: 2) == 2)
        #expect(try value(0, 0, 0.5, 2, at: -1) == -4, "the second control point gives the tangent")
        #expect(try value(1, 1, 0.5, 0.25, at: 2) == 2.5)
        #expect(try value(0.25, 1, 1, 1, at: 3) == 1)
    }

    @Test func `End tangents neither overflow nor underflow internally`() throws {
        // Quotients with parts or products that would overflow or underflow; the slope is y1/x1 rounded.
        for (x1, y1) in [
            (0x1p-1030, 0x1p-1030), (0x1p-1074, 0x1p-1074), (0x1p-1074, 1.0), (0x1p-1030, -3e-5),
            (1.0, 1.7e308),
            (0.75, -1.3e308),
            (1e-10, 1e300), (3e-200, -7e200), (0.3, 0x1p-1063), (1e-5, 0.0), (0.7, 1e150),
        ] {
            let curve = try CubicBezier(x1: x1, y1: y1, x2: 0.5, y2: 0.25)
            #expect(curve.slope(at: -1) == y1 / x1, "\(y1) over \(x1)")
            #expect(curve.value(at: -2) == -2 * (y1 / x1), "\(y1) over \(x1)")
        }
    }

    @Test func `Peaks, dips and slopes have the published values`() throws {
        #expect(try CubicBezier(x1: 0.5, y1: 1, x2: 0.5, y2: 1).value(at: 0.5) == 0.875)
        #expect(try CubicBezier(x1: 0.5, y1: 2, x2: 0.5, y2: 2).value(at: 0.5) == 1.625)
        #expect(try CubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: -1).value(at: 0.5) == -0.625)
        let high = try CubicBezier(x1: 0.25, y1: 2.5, x2: 0.75, y2: 0.5).extremes
        #expect(high.minimum == 0 && (high.maximum - 1.28818).magnitude < 5e-6)
        let low = try CubicBezier(x1: 0.25, y1: 0.5, x2: 0.75, y2: -1.5).extremes
        #expect(low.maximum == 1 && (low.minimum + 0.28818).magnitude < 5e-6)
        let late = try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.75, y2: 1.5).extremes
        #expect(late.minimum == 0 && (late.maximum - 1.10755).magnitude < 5e-6)
        let even = try CubicBezier(x1: 0.25, y1: 0, x2: 0.75, y2: 1)
        #expect((even.slope(at: 0.25) - 1.13576).magnitude < 5e-6)
        #expect((even.slope(at: 0.5) - 4.0 / 3).magnitude < 1e-15)
    }

    @Test func `A curve that begins vertically has times next to the start on its own side`()
        throws
    {
        // Near s = 0 the value is y1·√(3t/x2); the guess at t = 9e-19 is just before the start.
        let curve = try CubicBezier(
            x1: 0, y1: 2.9399535472062732, x2: 0.95489407108491131, y2: -1.8651439861750034)
        #expect((curve.value(at: 9.46665772356738e-19) - 5.0701619802486907e-9).magnitude < 1e-24)
        // The guess is almost the other root.
        for step in 0...2_000 {
            #expect(curve.slope(at: 8e-19 + 1e-22 * Double(step)) > 0, "step \(step)")
        }
        for exponent in -1_000 ... -10 {
            let t = Double(sign: .plus, exponent: exponent, significand: 1.3)
            #expect(curve.value(at: t) > 0, "at \(t)")
            #expect(curve.slope(at: t) > 0, "at \(t)")
            let mirrored = try CubicBezier(x1: 1 - curve.x2, y1: 1 - curve.y2, x2: 1, y2: 1 - curve.y1)
            if exponent > -53 { #expect(mirrored.value(at: 1 - t) < 1, "at 1 − \(t)") }
        }
    }

    @Test func `Every time has a value`() throws {
        let curves = [
            CubicBezier.ease, .easeIn, Self.worked, try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
            try CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1), try CubicBezier(x1: 1, y1: 1e308, x2: 0, y2: -1e308),
            try CubicBezier(x1: .leastNonzeroMagnitude, y1: 1, x2: 1, y2: 0),
            try CubicBezier(x1: 0, y1: 3, x2: .leastNonzeroMagnitude, y2: -2),
        ]
        let times = [
            .leastNonzeroMagnitude, 0x1p-1030, 1e-300, 1e-100, 1e-17, 0.1, 0.5, 0.5.nextDown, 0.5.nextUp,
            1 - 0x1p-53, 0.25,
            0.75,
        ]
        for curve in curves {
            for t in times {
                let value = curve.value(at: t)
                #expect(value.isFinite, "\(curve) at \(t)")
                #expect(!curve.slope(at: t).isNaN, "\(curve) at \(t)")
                #expect((0...1).contains(curve.parameter(at: t)))
            }
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: .nan).isNaN)
            #expect(curve.slope(at: .nan).isNaN)
            #expect(!curve.value(at: .infinity).isNaN)
            #expect(!curve.value(at: -.infinity).isNaN)
        }
        #expect(CubicBezier.ease.value(at: .infinity) == 1, "flat after the end")
        #expect(CubicBezier.ease.value(at: -.infinity) == -.infinity)
    }

    @Test func `A vertical tangent has an infinite slope`() throws {
        #expect(try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1).slope(at: 0.5) == .infinity)
        #expect(try CubicBezier(x1: 0, y1: 1, x2: 0.5, y2: 1).slope(at: 0) == .infinity)
        #expect(try CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 0).slope(at: 1) == .infinity)
        #expect(try CubicBezier(x1: 0, y1: -1, x2: 0.5, y2: 1).slope(at: 0) == -.infinity)
    }

    @Test func `firstTime is the inverse of the curve`() {
        let curves = Generator<(CubicBezier, Double)>(draw: { random in
            let curve = CubicBezier(
                unchecked: random.unit(), random.uniform(-1...2), random.unit(), random.uniform(-1...2))
            return (curve, random.unit())
        })
        checkProperty(seed: 5, cases: 4_000, curves) { curve, t in
            let value = curve.value(at: t)
            guard let first = curve.firstTime(reaching: value) else { return "\(value) is never reached" }
            guard first <= t + 1e-7 else { return "\(first) is later than \(t)" }
            // Scaled by the conditioning: the slope times the error of the time.
            let error = (curve.value(at: first) - value).magnitude
            return difference(
                error, 0, within: 1e-15 * max(1, curve.slope(at: first).magnitude, value.magnitude), "\(t)")
        }
        #expect(CubicBezier.ease.firstTime(reaching: 0) == 0)
        #expect(CubicBezier.ease.firstTime(reaching: 1) == 1)
        #expect(CubicBezier.ease.firstTime(reaching: 1.5) == nil)
        #expect(CubicBezier.ease.firstTime(reaching: .nan) == nil)
        #expect(CubicBezier.linear.firstTime(reaching: 0.3) == 0.3)
        // It overshoots 1 earlier: the first time is before the end.
        let early = Self.worked.firstTime(reaching: 1)!
        #expect(early < 0.76)
    }

    @Test func `Errors for invalid control points name the field`() {
        #expect(throws: HookeError.outOfRange(field: "x1", value: -0.1, accepted: "a number in [0, 1]")) {
            try CubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1)
        }
        #expect(throws: HookeError.outOfRange(field: "x2", value: 1.5, accepted: "a number in [0, 1]")) {
            try CubicBezier(x1: 0, y1: 0, x2: 1.5, y2: 1)
        }
        #expect(throws: HookeError.outOfRange(field: "y1", value: .infinity, accepted: "a finite number")) {
            try CubicBezier(x1: 0, y1: .infinity, x2: 1, y2: 1)
        }
        #expect(throws: HookeError.self) { try CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) }
        #expect(throws: HookeError.self) { try CubicBezier(x1: 0, y1: 0, x2: 1, y2: .nan) }
    }

    @Test func `Equality, hashing and coding use the control points`() throws {
        let data = try JSONEncoder().encode(CubicBezier.ease)
        #expect(try JSONDecoder().decode(CubicBezier.self, from: data) == .ease)
        #expect(Set([CubicBezier.ease, .ease, .easeIn]).count == 2)
        let bad = Data(#"{"x1":2,"y1":0,"x2":1,"y2":1}"#.utf8)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(CubicBezier.self, from: bad) }
    }
}
