import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct SpringCommandTests {
    private func run(_ arguments: String...) throws -> String {
        try BuiltCommand.output(["spring"] + arguments)
    }

    private static let spellings: [([String], Spring)] = {
        do {
            return [
                (
                    ["--mass", "2.5", "--stiffness", "170", "--damping", "26"],
                    try Spring(mass: 2.5, stiffness: 170, damping: 26)
                ),
                (["--stiffness=170", "--damping=0"], try Spring(mass: 1, stiffness: 170, damping: 0)),
                (
                    ["--response", "0.3", "--damping-ratio", "1.7", "--mass", "3"],
                    try Spring(response: 0.3, dampingRatio: 1.7, mass: 3)
                ),
                (["--duration", "0.5", "--bounce", "-0.3"], try Spring(duration: 0.5, bounce: -0.3)),
                (
                    ["--settling-duration", "0.8", "--damping-ratio", "0.6", "--mass", "2"],
                    try Spring(settlingDuration: 0.8, dampingRatio: 0.6, mass: 2)
                ),
                (["origami(40, 7)"], try Spring(origamiTension: 40, friction: 7)),
                (["--spring", "react-spring(170, 26)"], try Spring(mass: 1, stiffness: 170, damping: 26)),
                (["bouncy"], .bouncy),
                (
                    ["--stiffness", "100", "--damping-ratio", "0.5"],
                    try Spring(stiffness: 100, dampingRatio: 0.5)
                ),
                (["--bounciness", "8", "--speed", "12"], try Spring(popBounciness: 8, speed: 12)),
                (["--preset", "bouncy"], .bouncy),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    // MARK: - show

    @Test(arguments: spellings)
    func `Every spelling gives the spring, with all digits in JSON`(arguments: [String], spring: Spring)
        throws
    {
        let command = try HookeCommand.parseAsRoot(["spring", "show"] + arguments)
        #expect(try (command as? SpringCommand.Show)?.parameters.motion().spring == spring)
        let outcome = try BuiltCommand.run(
            ["spring", "show", "--json", "--from", "3", "--to", "-5"] + arguments)
        let report = try NotationFields(parsing: Array(outcome.output.utf8.dropLast()))
        let motion = SpringMotion(spring: spring, from: 3.0, to: -5)
        let numbers = report
        #expect(try numbers.number("mass") == spring.mass)
        #expect(try numbers.number("stiffness") == spring.stiffness)
        #expect(try numbers.number("damping") == spring.damping)
        #expect(try numbers.number("response") == spring.response)
        #expect(try numbers.number("dampingRatio") == spring.dampingRatio)
        #expect(try numbers.number("bounce") == spring.bounce)
        #expect(try numbers.string("regime") == spring.reportedRegime.rawValue)
        #expect(try numbers.number("overshoot") == motion.overshoot)
        if let settled = motion.settlingDuration(within: .relative(0.001)) {
            #expect(try numbers.number("settlingDuration") == settled)
        } else {
            #expect(outcome.output.contains(#""settlingDuration":null"#))
        }
    }

    @Test(arguments: [
        "--preset smooth", "--response 0.3 --damping-ratio 1", "--duration 0.7 --bounce 0",
        "--settling-duration 0.35 --damping-ratio 1", "--stiffness 170 --damping 26.076809620810597",
    ])
    func `A critically damped spring is reported as critical in every spelling`(arguments: String) throws {
        let list = arguments.split(separator: " ").map(String.init)
        let table = try BuiltCommand.output(["spring", "show"] + list)
        #expect(table.split(separator: "\n").first == "regime             critical")
        let json = try BuiltCommand.output(["spring", "show", "--json"] + list)
        #expect(json.contains(#""regime":"critical""#))
    }

    @Test func `The table has the regime, the settling time, peaks and crossings`() throws {
        let table = try run("show", "--mass", "1", "--stiffness", "100", "--damping", "10", "--peaks", "2")
        // ω0 = 10, ζ = ½: peaks every π/√75 s, each e^(−π/√3) of the last; crossings a third of that earlier.
        #expect(
            table == """
                regime             underdamped
                mass               1
                stiffness          100
                damping            10
                response           0.628319 s
                damping ratio      0.5
                duration           0.628319 s
                bounce             0.5
                Origami tension    4.03315
                Origami friction   3
                pop bounciness     2.60302
                pop speed          0.602141
                angular frequency  10 rad/s
                damped frequency   8.66025 rad/s
                decay rate         5 1/s

                settles            1.27017 s, within 0.1 % of the largest distance
                overshoot          0.163034 (16.3034 %)
                extremes           0 to 1.16303

                peaks              0.36276 s at 1.16303
                                   0.72552 s at 0.97342
                at target          0.24184 s
                                   0.6046 s

                """)
        let still = try run("show", "--preset", "smooth", "--to", "0", "--epsilon-speed", "0.1")
        #expect(
            still.contains("settles            0 s, within 0.1 % of the largest distance and 0.1 a second\n"))
        let never = try run("show", "--stiffness", "4", "--damping", "0")
        #expect(never.contains("settles            never within 0.1 % of the largest distance\n"))
        let given = try run("show", "--preset", "smooth", "--to", "300", "--epsilon", "0.5")
        #expect(given.contains(" s, within 0.5\n"))
    }

    // MARK: - sample

    @Test func `Samples equal the motion bit for bit, up to the first after it has settled`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 2.0, to: 7, initialVelocity: -30)
        let csv = try run(
            "sample", "--preset", "bouncy", "--from", "2", "--to", "7", "--velocity", "-30", "--rate", "50")
        let rows = csv.split(separator: "\n")
        #expect(rows[0] == "time,value,velocity,acceleration")
        let settled = try #require(motion.settlingDuration(within: .relative(0.001)))
        #expect(rows.count == Int((settled * 50).rounded(.up)) + 2)
        for (index, row) in rows.dropFirst().enumerated() {
            let numbers = row.split(separator: ",").compactMap { Double($0) }
            let state = motion.state(at: Double(index) / 50)
            #expect(numbers == [Double(index) / 50, state.position, state.velocity, state.acceleration])
        }
    }

    @Test func `Times may be given, in any order`() throws {
        let csv = try run("sample", "--stiffness", "4", "--damping", "0", "--times", "0.5, -1,0")
        let times = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
        #expect(times == ["0.5", "-1.0", "0.0"])
        let short = try run("sample", "--stiffness", "4", "--damping", "0", "--until", "0.1", "--rate", "10")
        #expect(short.split(separator: "\n").count == 3)
    }

    // MARK: - css

    @Test func `The printed curve reads back within its error of the motion`() throws {
        let css = try run("css", "--preset", "bouncy", "--velocity", "3", "--error", "0.003")
        let lines = css.split(separator: "\n")
        #expect(lines.count == 3)
        let duration = try #require(Double(lines[0].dropFirst("transition-duration: ".count).dropLast(2)))
        let curve = try LinearStops(
            css: String(lines[1].dropFirst("transition-timing-function: ".count).dropLast()))
        #expect(lines[2].hasPrefix("/* \(curve.stops.count) stops, within 0.002"))
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 1, initialVelocity: 3)
        for index in 0...10_000 {
            let x = Double(index) / 10_000
            #expect((curve.value(at: x) - motion.position(at: x * duration)).magnitude <= 0.003)
        }
    }

    @Test func `The bound of a curve that is cut off is that until its end`() throws {
        let css = try run("css", "--preset", "bouncy", "--until", "0.3", "--error", "0.01")
        #expect(css.split(separator: "\n").last?.hasSuffix(" of the motion until 0.3 s */") == true, "\(css)")
    }

    // MARK: - plot

    @Test func `A plot goes to standard output or to a file`() throws {
        let arguments = [
            "plot", "--preset", "bouncy", "--compare", "snappy", "--compare",
            "spring(response=0.3, damping-ratio=0.4)",
        ]
        let svg = try BuiltCommand.run(["spring"] + arguments).output
        #expect(svg.hasPrefix("<?xml") && svg.hasSuffix("</svg>\n"))
        #expect(
            svg.contains(
                "<title id=\"title\">bouncy, snappy, spring(response=0.3, damping-ratio=0.4)</title>"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try BuiltCommand.run(["spring"] + arguments + ["--out", file.path]).output == "")
        #expect(try String(contentsOf: file, encoding: .utf8) == svg)
        let refused = try BuiltCommand.run([
            "spring", "plot", "--preset", "bouncy", "--out", "/dev/null/at/all.svg",
        ])
        #expect(refused.status == 1 && refused.output == "")
        #expect(refused.errors.hasPrefix("Error: /dev/null/at/all.svg cannot be written: "))
    }

    // MARK: - Errors

    private static let names = Spring.named.map(\.key).joined(separator: ", ")
    private static let none =
        "the spring is missing; accepted: a name (\(names)), or one of --stiffness and --damping, --stiffness and "
        + "--damping-ratio, --response and --damping-ratio, --duration and --bounce, --settling-duration and "
        + "--damping-ratio, --bounciness and --speed"

    private static let faults: [([String], String)] = [
        (
            ["show"],
            none.replacing("--", with: "").replacing("damping-ratio", with: "dampingRatio").replacing(
                "settling-duration", with: "settlingDuration")
        ),
        (["show", "--mass", "2"], none),
        (
            ["show", "--stiffness", "1", "--bounce", "0"],
            "--bounce is given beside --stiffness 1; accepted: one pair: --stiffness and --damping, --stiffness and "
                + "--damping-ratio, --duration and --bounce"
        ),
        (
            ["show", "--preset", "bouncy", "--mass", "2"],
            "--mass is 2 beside --preset \"bouncy\"; accepted: one of the two"
        ),
        (
            ["show", "bouncy", "--mass", "2"], "--mass is 2 beside \"bouncy\"; accepted: one of the two"
        ),
        (
            ["show", "--duration", "1", "--bounce", "0", "--mass", "2"],
            "--mass is 2; accepted: no mass with --duration and --bounce"
        ),
        (
            ["show", "--damping-ratio", "1"],
            "--damping-ratio is 1 alone; accepted: with it one of --stiffness, --response, --settling-duration"
        ),
        (
            ["show", "--settling-duration", "1"],
            "--settling-duration is 1 alone; accepted: with it one of --damping-ratio"
        ),
        (
            ["show", "--tension", "170", "--friction", "26"],
            "--tension is 170; accepted: origami(tension=…, friction=…), or react-spring(tension=…, friction=…), which "
                + "are stiffness and damping"
        ),
        (["show", "wobbly"], "the spring is \"wobbly\"; accepted: \(Spring.accepted)"),
        (
            ["show", "--response", "-1", "--damping-ratio", "1"],
            "--response is -1.0; accepted: a finite number of seconds above 0"
        ),
        (
            ["show", "--response", "nan", "--damping-ratio", "1"],
            "--response is \"nan\"; accepted: a number"
        ),
        (
            ["show", "--preset", "wobbly"],
            "--preset is \"wobbly\"; accepted: \(names)"
        ),
        (["show", "--preset", "bouncy", "--to", "inf"], "--to is inf; accepted: a finite number"),
        (
            ["show", "--preset", "bouncy", "--epsilon", "-1"],
            "--epsilon is -1.0; accepted: a finite number that is at least 0"
        ),
        (
            ["show", "--preset", "bouncy", "--epsilon-speed", "-1"],
            "--epsilon-speed is -1.0; accepted: a finite number that is at least 0"
        ),
        (["show", "--preset", "bouncy", "--peaks", "-1"], "--peaks is -1; accepted: 0 to 10000"),
        (
            ["show", "--stiffness", "1", "--damping", "0", "--peaks", "1000000000"],
            "--peaks is 1000000000; accepted: 0 to 10000"
        ),
        (
            ["sample", "--preset", "bouncy", "--rate", "1e-310"],
            "--rate is 1e-310; accepted: rates whose samples come at finite times"
        ),
        (
            ["sample", "--preset", "bouncy", "--rate", "0"],
            "--rate is 0.0; accepted: a finite number above 0"
        ),
        (
            ["sample", "--preset", "bouncy", "--until", "-1"],
            "--until is -1.0; accepted: a finite number of seconds from 0 on"
        ),
        (
            ["sample", "--preset", "bouncy", "--times", "0,x"],
            "--times is \"0,x\"; accepted at character 3: a finite number of seconds"
        ),
        (
            ["sample", "--preset", "bouncy", "--times", "0", "--rate", "3"],
            "--rate is given; accepted without --times"
        ),
        (
            ["sample", "--preset", "bouncy", "--until", "1e9"],
            "--rate is 60.0 and --from to --until is 1000000000.0 s: 60000000000.0 samples; accepted: below 10000000 samples"
        ),
        (
            ["sample", "--stiffness", "1", "--damping", "0"],
            "--until is missing; accepted: a number of seconds, because the motion never settles within 0.1 % of the largest distance"
        ),
        (["css", "--preset", "bouncy", "--error", "-1"], "--error is -1.0; accepted: above 0 and below 1"),
        (
            ["css", "--preset", "bouncy", "--until", "1e6"],
            "--until has no solution: it contains more than 262144 half periods"
        ),
        (["css", "--preset", "bouncy", "--error", "2"], "--error is 2.0; accepted: above 0 and below 1"),
        (
            ["css", "--preset", "bouncy", "--to", "0"],
            "--to has no solution: it equals the start; start and target must differ"
        ),
        (
            ["css", "--stiffness", "1", "--damping", "0"],
            "--until is missing; accepted: a number of seconds, because the damping is 0, so the motion never settles"
        ),
        (["plot", "--preset", "bouncy", "--width", "3"], "--width is 3; accepted: 320 to 4096"),
        (
            ["plot", "--preset", "bouncy", "--until", "0"],
            "--until is 0.0; accepted: a finite number of seconds above 0"
        ),
        (
            ["plot", "--preset", "bouncy", "--compare", "wobbly"],
            "--compare is \"wobbly\"; accepted: \(Spring.accepted)"
        ),
        (
            ["plot", "--preset", "bouncy", "--compare", "spring(zeta=1)"],
            "unknown field \"--compare.zeta\"; accepted: "
                + (Spring.fieldNames + ["tension", "friction"]).joined(separator: ", ")
        ),
        (
            ["plot", "--preset", "bouncy", "--compare", "="],
            "--compare is \"=\"; accepted: \(Spring.accepted)"
        ),
        (
            ["plot", "--preset", "bouncy", "--compare", "spring(duration=1, bounce=0, duration=2)"],
            "--compare.duration is given twice; accepted: each field once"
        ),
        (
            ["plot", "--preset", "bouncy"] + (1...6).flatMap { _ in ["--compare", "smooth"] },
            "--compare is given 6 times; accepted: at most 5"
        ),
        (
            ["plot", "--preset", "bouncy", "--epsilon", "1e308"],
            "--epsilon is 1e+308; accepted: finite numbers below 1e+100"
        ),
        (
            ["plot", "--preset", "bouncy", "--epsilon-speed", "1e308"],
            "--epsilon-speed is 1e+308; accepted: finite numbers below 1e+100"
        ),
    ]

    @Test(arguments: faults)
    func `Errors name the value and what is accepted`(arguments: [String], reason: String) {
        #expect(refusal(of: ["spring"] + arguments) == reason)
    }

    @Test func `An error goes to standard error, and nothing to standard output`() throws {
        let outcome = try BuiltCommand.run(["spring", "sample", "--stiffness", "1"])
        #expect(outcome.output == "" && outcome.status == 64)
        #expect(
            outcome.errors.hasPrefix(
                "Error: --stiffness is 1 alone; accepted: with it one of --damping, --damping-ratio\n"))
    }
}
