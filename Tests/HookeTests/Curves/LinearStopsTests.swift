import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct LinearStopsTests {
    private func curve(_ points: [(Double, Double)]) throws -> LinearStops {
        try LinearStops(points.map { LinearStops.Stop(input: $0.0, output: $0.1) })
    }

    // MARK: - Values

    @Test func `Stops are exact, and the curve is linear between them`() throws {
        let curve = try curve([(0, 0), (0.3, 0.8), (0.5, 1.1), (1, 1)])
        for stop in curve.stops { #expect(curve.value(at: stop.input) == stop.output) }
        #expect(ulpDistance(curve.value(at: 0.4), 0.95) <= 2)
        #expect(ulpDistance(curve.value(at: 0.75), 1.05) <= 2)
        #expect(ulpDistance(curve.slope(at: 0.1), 0.8 / 0.3) <= 2)
        #expect(curve.slope(at: 0.3) == curve.slope(at: 0.4), "a stop has the slope of what begins there")
        #expect(curve.slope(at: 1) == curve.slope(at: 0.9), "the last one of what ends there")
    }

    @Test func `Outside, the first and the last line continue`() throws {
        let curve = try curve([(0, 0.25), (0.5, 0.5), (1, 2)])
        #expect(curve.value(at: -1) == -0.25)
        #expect(curve.value(at: 2) == 5)
        #expect(curve.slope(at: -1) == 0.5)
        #expect(curve.slope(at: 2) == 3)
        #expect(curve.value(at: -.infinity) == -.infinity)
        #expect(curve.value(at: .infinity) == .infinity)
        #expect(curve.value(at: .nan).isNaN)
        #expect(curve.slope(at: .nan).isNaN)
    }

    @Test func `At a jump the later stop counts, and beyond one at an end the value is constant`() throws {
        let step = try curve([(0, 0), (0.5, 0), (0.5, 0.7), (0.5, 1), (1, 1)])
        #expect(step.value(at: 0.5.nextDown) == 0)
        #expect(step.value(at: 0.5) == 1)
        #expect(step.slope(at: 0.5) == .infinity)
        #expect(step.slope(at: 0.25) == 0)
        let ends = try curve([(0, 0.2), (0, 0.3), (1, 0.8), (1, 0.6)])
        #expect(ends.value(at: -1) == 0.2)
        #expect(ends.value(at: 0) == 0.3)
        #expect(ends.value(at: 1) == 0.6)
        #expect(ends.value(at: 9) == 0.6)
        #expect(ends.slope(at: -1) == 0)
        #expect(ends.slope(at: 1) == -.infinity)
        #expect(ends.slope(at: 9) == 0)
    }

    @Test func `A single stop is a constant`() throws {
        let curve = try curve([(0.5, 3)])
        for t in [-.infinity, -1, 0.5, 2, .infinity] {
            #expect(curve.value(at: t) == 3)
            #expect(curve.slope(at: t) == 0)
        }
    }

    @Test func `Extreme numbers neither trap nor lose the stops`() throws {
        let huge = Double.greatestFiniteMagnitude
        let tiny = Double.leastNonzeroMagnitude
        let curve = try curve([(-huge, -huge), (-tiny, 0), (tiny, 0), (huge, huge)])
        for stop in curve.stops { #expect(curve.value(at: stop.input) == stop.output) }
        #expect(ulpDistance(curve.value(at: huge / 2), huge / 2) <= 4)
        #expect(try ulpDistance(self.curve([(-huge, -huge), (huge, huge)]).value(at: 1e300), 1e300) < 1e9)
        #expect(try self.curve([(-huge, -huge), (huge, huge)]).slope(at: 0) == 1)
        #expect(try self.curve([(0, -huge), (0.5, huge)]).slope(at: 0) == .infinity)
        let far = try LinearStops(css: "linear(0 -1.7e310%, 0.5, 1 1.7e310%)")
        #expect(far.stops.map(\.input) == [-1.7e308, 0, 1.7e308])
    }

    @Test func `Values on a line are monotone`() throws {
        let curve = try curve([(0, 0.1), (0.7, 0.3), (1, 1)])
        var last = curve.value(at: 0)
        for index in 1...10_000 {
            let value = curve.value(at: Double(index) / 10_000)
            #expect(value >= last)
            last = value
        }
    }

    @Test func `Errors for invalid stops name the field`() throws {
        let fall = #expect(throws: HookeError.self) { try curve([(0, 0), (0.5, 1), (0.4, 1)]) }
        #expect(
            fall?.description
                == "stops.input[2] is 0.4; accepted: a finite number, not below the input before")
        let none = #expect(throws: HookeError.self) { try LinearStops([]) }
        #expect(none?.description == "stops has 0 elements; accepted: at least 1")
        let value = #expect(throws: HookeError.self) { try curve([(0, .infinity)]) }
        #expect(value?.description == "stops.output[0] is inf; accepted: a finite number")
        #expect(throws: HookeError.self) { try curve([(.nan, 0)]) }
    }

    @Test func `Coding keeps the stops and checks them as the initialiser does`() throws {
        let curve = try curve([(0, 0), (0.1, 0.3), (1, 1)])
        let data = try JSONEncoder().encode(curve)
        #expect(try JSONDecoder().decode(LinearStops.self, from: data) == curve)
        let bad = #"{"stops":[{"input":1,"output":0},{"input":0,"output":0}]}"#
        #expect(throws: HookeError.self) { try JSONDecoder().decode(LinearStops.self, from: Data(bad.utf8)) }
    }

    // MARK: - CSS

    /// A text, and the inputs and outputs of its stops in turn.
    private static let readings: [(String, [Double])] = [
        // The examples of CSS Easing 2, and its rules for omitted percentages.
        ("linear(0, 1)", [0, 0, 1, 1]),
        ("linear(0, 0.25, 1)", [0, 0, 0.5, 0.25, 1, 1]),
        ("linear(0, 0.25 25% 75%, 1)", [0, 0, 0.25, 0.25, 0.75, 0.25, 1, 1]),
        ("linear(0, 25% 75% 0.25, 1)", [0, 0, 0.25, 0.25, 0.75, 0.25, 1, 1]),
        ("linear(0, 0.5 25%, 0.75, 1)", [0, 0, 0.25, 0.5, 0.625, 0.75, 1, 1]),
        ("linear(0, 0.1, 0.2, 0.3 60%, 1)", [0, 0, 0.2, 0.1, 0.4, 0.2, 0.6, 0.3, 1, 1]),
        // A smaller percentage is raised to the one before it; the last stop is at least at 100%.
        ("linear(0, 1 50%, 0 25%, 1)", [0, 0, 0.5, 1, 0.5, 0, 1, 1]),
        ("linear(0, 1 150%, 2)", [0, 0, 1.5, 1, 1.5, 2]),
        ("linear(0 -50%, 1 200%)", [-0.5, 0, 2, 1]),
        ("linear(5 10% 90%)", [0.1, 5, 0.9, 5]),
        ("linear(0.5)", [0, 0.5]),
        // Spelling.
        (" LiNeAr( +.5,-1e1 5e1%/* in the middle */ ,\t1.5E-1\n) ", [0, 0.5, 0.5, -10, 1, 0.15]),
        ("linear(0, 1 1e-9223372036854775808%, 1e-99999999999999999999 2%)", [0, 0, 0, 1, 0.02, 0]),
        ("linear(0,.5 33.333%,1)", [0, 0, 0.33333, 0.5, 1, 1]),
    ]

    @Test(arguments: readings)
    func `CSS text is read by the rules of CSS Easing 2`(text: String, expected: [Double]) throws {
        let found = try LinearStops(css: text).stops.flatMap { [$0.input, $0.output] }
        #expect(found.count == expected.count)
        for (a, b) in zip(found, expected) { #expect(ulpDistance(a, b) <= 1) }
    }

    private static let faults: [(String, Int, String)] = [
        ("", 0, "linear(…)"),
        ("ease", 0, "linear(…)"),
        ("linear (0, 1)", 0, "linear(…)"),
        ("linear()", 7, "a number"),
        ("linear(0,)", 9, "a number"),
        ("linear(50%, 1)", 10, "a number"),
        ("linear(0, 1", 11, "a number, a percentage, a comma or a closing parenthesis"),
        ("linear(0 1)", 9, "one number with at most two percentages beside each other"),
        ("linear(0 1% 2% 3%)", 15, "one number with at most two percentages beside each other"),
        ("linear(1% 0 2%)", 12, "one number with at most two percentages beside each other"),
        ("linear(0, 1)x", 12, "nothing after the function"),
        ("linear(0, 1.)", 11, "a number, a percentage, a comma or a closing parenthesis"),
        ("linear(0, 1e999)", 10, "a number within the range of doubles"),
        ("linear(0, calc(1))", 10, "a number"),
        ("linear(0, 1px)", 11, "a number, a percentage, a comma or a closing parenthesis"),
        ("linear(0, é)", 10, "a number"),
        ("linear(0, 1 /* no end", 12, "a number, a percentage, a comma or a closing parenthesis"),
    ]

    @Test(arguments: faults)
    func `Errors for invalid linear functions have the byte offset`(
        text: String, offset: Int, accepted: String
    ) throws {
        let error = #expect(throws: HookeError.self) { try LinearStops(css: text) }
        #expect(error == .badText(field: "css", text: text, offset: offset, accepted: accepted))
    }

    @Test func `Printed numbers are short and without exponents at usual sizes`() throws {
        #expect(try curve([(0, 0), (1, 1)]).css == "linear(0, 1)")
        #expect(try curve([(0, 0), (0.07, 0.25), (1, 1)]).css == "linear(0, 0.25 7%, 1)")
        #expect(
            try curve([(0.25, -1.5), (0.25, 1e-6), (3, 20)]).css == "linear(-1.5 25%, 0.000001 25%, 20 300%)")
        #expect(
            try curve([(0, 1e20), (1e-12, 2.5e22), (1, -1e-9)]).css
                == "linear(100000000000000000000, 2.5e22 1e-10%, -1e-9)")
    }

    @Test func `Printed curves read back to the same doubles`() throws {
        let doubles = Generator<[Double]>(
            draw: { random in
                (0..<2 * random.integer(1...9)).map { _ in
                    switch random.integer(0...4) {
                    case 0: Double(bitPattern: random.next())
                    case 1: Double(random.integer(-1000...1000)) / 1000
                    case 2: random.logUniform(1e-307...1e-290)
                    default: random.uniform(-1...2)
                    }
                }.map { $0.isFinite ? $0 : 1 }
            })
        checkProperty(seed: 31, cases: 2_000, doubles) { numbers in
            let inputs = numbers.prefix(numbers.count / 2).sorted()
            let curve = try self.curve(Array(zip(inputs, numbers.suffix(numbers.count / 2))))
            // A single stop is printed as two.
            let printed = curve.stops.count == 1 ? curve.stops + curve.stops : curve.stops
            let read = try LinearStops(css: curve.css).stops
            let isSame =
                curve.stops.count == 1 ? read.map(\.output) == printed.map(\.output) : read == printed
            return isSame ? nil : "\(curve.css) reads back otherwise"
        }
    }

    @Test func `A single stop is read, and printed as two, which every browser accepts`() throws {
        for (text, value) in [
            ("linear(0)", 0.0), ("linear(0 0% 100%)", 0), ("linear(0.25 30%)", 0.25), ("linear(7)", 7),
        ] {
            let curve = try LinearStops(css: text)
            let printed = curve.css
            #expect(printed.filter { $0 == "," }.count == 1, "\(printed)")
            for t in [-1, 0, 0.3, 0.7, 1, 2] {
                #expect(curve.value(at: t) == value)
                #expect(try LinearStops(css: printed).value(at: t) == value)
            }
        }
        #expect(try LinearStops(css: "linear(0)").css == "linear(0, 0)")
        #expect(try TimingFunction(css: "linear(0.25 30%)").css == "linear(0.25, 0.25)")
    }
}
