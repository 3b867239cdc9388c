import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct CurveCommandTests {
    private func run(_ arguments: String...) throws -> String {
        try BuiltCommand.output(["curve"] + arguments)
    }

    private static let curves: [(String, TimingFunction)] = {
        do {
            return [
                ("ease", .ease), ("EASE-IN", .easeIn),
                (
                    "cubic-bezier(.3, -.6, .7, 1.6)",
                    .bezier(try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6))
                ),
                ("steps(4, jump-both)", .steps(try Steps(4, jump: .both))),
                ("easeInOutElastic", .easing(.easeInOutElastic)), ("fastOutSlowIn", .bezier(.fastOutSlowIn)),
                ("linear(0, 0.8 30%, 1)", .linear(try LinearStops(css: "linear(0, 0.8 30%, 1)"))),
                ("spring(bouncy)", .spring(try SpringCurve(.bouncy))),
                (
                    "spring(response=0.4, damping-ratio=0.6)",
                    .spring(try SpringCurve(Spring(response: 0.4, dampingRatio: 0.6)))
                ),
                ("reversed(ease-in)", .reversed(.easeIn)),
                ("reversed(reversed(ease))", .ease),
                ("reversed(spring(snappy))", .reversed(.spring(try SpringCurve(.snappy)))),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    @Test(arguments: curves)
    func `Every spelling gives the library's curve`(text: String, function: TimingFunction) throws {
        let command = try HookeCommand.parseAsRoot(["curve", "show", text])
        #expect(try (command as? CurveCommand.Show)?.parameters.function() == function)
    }

    // MARK: - show

    @Test func `The table has extremes, points, slopes and first times`() throws {
        let table = try run("show", "linear(0, 1.5 50%, 1)", "--at", "0.25,0.75", "--inverse", "0.75,2")
        #expect(
            table == """
                kind           linear
                CSS            linear(0, 1.5 50%, 1)
                extremes       0 to 1.5
                start          0, slope 3, second derivative 0
                half the time  1.5, slope -1, second derivative 0
                end            1, slope -1, second derivative 0

                at 0.25        0.75, slope 3, second derivative 0
                at 0.75        1.25, slope -1, second derivative 0
                reaches 0.75   at 0.25
                reaches 2      never

                """)
        #expect(try run("show", "spring(bouncy)").contains("duration       0.6585 s\n") == false)
        let curve = try SpringCurve(.bouncy)
        #expect(
            try run("show", "reversed(spring(bouncy))").contains(
                "duration       \(Table.text(curve.duration)) s\n"))
    }

    @Test func `JSON has all digits`() throws {
        let curve = try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6)
        let line = try run(
            "show", "cubic-bezier(0.3, -0.6, 0.7, 1.6)", "--at", "0.1", "--inverse", "0.3", "--json")
        let fields = try NotationFields(parsing: Array(line.utf8.dropLast()))
        #expect(try fields.string("kind") == "bezier")
        #expect(try fields.string("css") == curve.css)
        #expect(try fields.numbers("x") == [0, 0.5, 1, 0.1])
        #expect(try fields.numbers("y") == [0, 0.5, 1, 0.1].map(curve.value(at:)))
        #expect(try fields.numbers("slope") == [0, 0.5, 1, 0.1].map(curve.slope(at:)))
        #expect(try fields.numbers("inverse") == [try #require(curve.firstTime(reaching: 0.3))])
        #expect(try fields.number("minimum") == curve.extremes(in: 0...1).minimum)
        #expect(try fields.number("maximum") == curve.extremes(in: 0...1).maximum)
    }

    // MARK: - sample

    @Test func `Samples equal the curve bit for bit, at both ends too`() throws {
        let csv = try run("sample", "ease-in-out", "--count", "8")
        let rows = csv.split(separator: "\n")
        #expect(rows[0] == "time,value,slope,secondDerivative")
        #expect(rows.count == 10)
        for (index, row) in rows.dropFirst().enumerated() {
            let time = Double(index) / 8
            let curve = CubicBezier.easeInOut
            #expect(
                row.split(separator: ",").compactMap { Double($0) } == [
                    time, curve.value(at: time), curve.slope(at: time), curve.secondDerivative(at: time),
                ])
        }
        #expect(try run("sample", "ease").split(separator: "\n").count == 62)
        let chosen = try run("sample", "steps(2)", "--times", "0.75, -1,0")
        #expect(
            chosen.split(separator: "\n").dropFirst() == [
                "0.75,0.5,0.0,0.0", "-1.0,-1.0,0.0,0.0", "0.0,0.0,0.0,0.0",
            ])
    }

    // MARK: - css

    @Test func `The printed curve reads back within its error of the curve`() throws {
        for (text, function) in [
            ("ease", TimingFunction.ease), ("steps(3)", .steps(try Steps(3))),
            ("spring(bouncy)", .spring(try SpringCurve(.bouncy))),
        ] {
            let lines = try run("css", text, "--error", "0.003").split(separator: "\n")
            #expect(lines.count == (text.hasPrefix("spring") ? 3 : 2))
            let easing = try #require(lines.first { $0.hasPrefix("transition-timing-function: ") })
            let curve = try LinearStops(
                css: String(easing.dropFirst("transition-timing-function: ".count).dropLast()))
            #expect(lines[lines.count - 1].hasPrefix("/* \(curve.stops.count) stops, within "))
            for index in 0..<10_000 {
                // Not at a jump, where rounding may choose either side.
                let x = (Double(index) + 0.5) / 10_000
                #expect((curve.value(at: x) - function.value(at: x)).magnitude <= 0.003)
            }
        }
    }

    // MARK: - plot

    @Test func `A jump at 0 is within the printed bound, or named`() throws {
        let narrow = try run("css", "easeInOutExpo", "--error", "0.0001")
        #expect(
            narrow.hasSuffix(" of the curve after 0, where it jumps from 0.0 to 0.000488 */\n"), "\(narrow)")
        let wide = try run("css", "easeInOutExpo")
        let bound = try #require(wide.split(separator: " ").compactMap { Double($0) }.last)
        #expect(wide.hasSuffix(" of the curve */\n") && bound >= 0x1p-11 && bound <= 0.001, "\(wide)")
        for curve in ["easeInBack", "steps(3, jump-start)", "ease", "spring(bouncy)"] {
            #expect(try run("css", curve).hasSuffix(" of the curve */\n"))
        }
    }

    @Test func `A plot goes to standard output or to a file`() throws {
        let arguments = ["plot", "ease", "--compare", "steps(3)", "--compare", "spring(bouncy)"]
        let svg = try BuiltCommand.run(["curve"] + arguments).output
        #expect(svg.hasPrefix("<?xml") && svg.hasSuffix("</svg>\n"))
        #expect(svg.contains("<title id=\"title\">ease, steps(3), spring(bouncy)</title>"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try BuiltCommand.run(["curve"] + arguments + ["--out", file.path]).output == "")
        #expect(try String(contentsOf: file, encoding: .utf8) == svg)
        let refused = try BuiltCommand.run(["curve", "plot", "ease", "--out", "/dev/null/at/all.svg"])
        #expect(refused.status == 1 && refused.output == "")
        #expect(refused.errors.hasPrefix("Error: /dev/null/at/all.svg cannot be written: "))
    }

    @Test func `The gallery draws all easing functions, or the curves that are named`() throws {
        #expect(try run("gallery").components(separatedBy: "<polyline").count == 31)
        let two = try run("gallery", "easeOutBack", "steps(3)", "--columns", "1")
        #expect(two.components(separatedBy: "<polyline").count == 3)
        #expect(two.contains(">steps(3)</text>"))
        #expect(try run("gallery", "--list").split(separator: "\n").map(String.init) == TimingFunction.names)
    }

    // MARK: - Errors

    private static let css =
        TimingFunction.keywords.joined(separator: ", ")
        + ", cubic-bezier(…), steps(…), linear(…), spring(…) with a spring, path(\"…\"), reversed(…) with a curve, composed(…), easeInElastic(…), easeInBack(…) and easeInPow(…) with numbers"

    private static let faults: [([String], String)] = [
        (["show", "easy"], "the curve is \"easy\"; did you mean \"ease\"? Accepted: \(css)"),
        (
            ["show", "steps(0)"],
            "the curve is \"steps(0)\"; accepted at character 7: a whole number from 1 to 2147483647"
        ),
        (
            ["show", "reversed()"],
            "reversed is \"\"; accepted: \(css)"
        ),
        (["show", "spring(wobbly)"], "spring is \"wobbly\"; accepted: \(Spring.accepted)"),
        (
            ["show", "spring(zeta=1)"],
            "unknown field \"spring.zeta\"; accepted: \((Spring.fieldNames + ["tension", "friction"]).joined(separator: ", "))"
        ),
        (
            ["show", "spring(stiffness=1, damping=0)"],
            "duration has no solution: the motion never settles, so its curve needs a duration"
        ),
        (["show", "ease", "--at", "0,x"], "--at is \"0,x\"; accepted at character 3: a finite number"),
        (
            ["show", "ease", "--inverse", "inf"],
            "--inverse is \"inf\"; accepted at character 1: a finite number"
        ),
        (
            ["show", "reversed(spring(bouncy))", "--inverse", "0.5"],
            "--inverse has no solution: a reversed spring cannot be inverted"
        ),
        (["sample", "ease", "--count", "0"], "--count is 0; accepted: 1 to 10000000"),
        (
            ["sample", "ease", "--count", "3", "--times", "0"],
            "--count is given; accepted without --times"
        ),
        (
            ["sample", "ease", "--times", "nan"],
            "--times is \"nan\"; accepted at character 1: a finite number"
        ),
        (["css", "ease", "--error", "-1"], "--error is -1.0; accepted: above 0 and below 1"),
        (
            ["css", "ease", "--error", "1e-12"], "--error has no solution: more than 4096 stops are needed"
        ),
        (
            ["css", "steps(100000)"], "the curve has no solution: more than 4096 stops are needed"
        ),
        (["plot", "ease", "--width", "3"], "--width is 3; accepted: 320 to 4096"),
        (["plot", "ease", "--height", "9999"], "--height is 9999; accepted: 280 to 4096"),
        (
            ["plot", "ease", "--compare", "easy"],
            "--compare is \"easy\"; did you mean \"ease\"? Accepted: \(css)"
        ),
        (
            ["plot", "ease"] + (1...6).flatMap { _ in ["--compare", "ease"] },
            "--compare is given 6 times; accepted: at most 5"
        ),
        (
            ["plot", "cubic-bezier(0, 1e200, 1, 1)"],
            "\"cubic-bezier(0, 1e200, 1, 1)\" is 1e+200 at some time; accepted: finite numbers below 1e+100"
        ),
    ]

    @Test(arguments: faults)
    func `Errors name the value and what is accepted`(arguments: [String], reason: String) {
        #expect(refusal(of: ["curve"] + arguments) == reason)
    }
}
