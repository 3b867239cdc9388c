import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct TimingFunctionNotationTests {
    private static func json(_ text: String) throws -> TimingFunction {
        try JSONDecoder().decode(TimingFunction.self, from: Data(text.utf8))
    }

    private static let spellings: [(text: String, json: String, curve: TimingFunction)] = {
        do {
            let bouncy = TimingFunction.spring(try SpringCurve(.bouncy))
            let stops = try LinearStops(css: "linear(0, 0.5 25%, 1)")
            return [
                ("ease-in-out", #""easeInOut""#, .easeInOut), ("EASE-OUT", #""easeOut""#, .easeOut),
                ("easeOutBounce", #"{"curve":"ease-out-bounce"}"#, .easing(.easeOutBounce)),
                (
                    "easeOutElastic(1.5, 0.4)", #"{"easeOutElastic":[1.5,0.4]}"#,
                    .easing(try .elastic(.easeOut, amplitude: 1.5, period: 0.4))
                ),
                (
                    "ease-out-elastic(period=0.4, amplitude=1.5)",
                    #"{"easeOutElastic":{"amplitude":1.5,"period":0.4}}"#,
                    .easing(try .elastic(.easeOut, amplitude: 1.5, period: 0.4))
                ),
                ("easeInBack(2.5)", #"{"easeInBack":2.5}"#, .easing(try .back(.easeIn, overshoot: 2.5))),
                ("easeInOutPow(3)", #""easeInOutPow(3)""#, .easing(try .power(.easeInOut, exponent: 3))),
                ("emphasized", #""emphasized""#, .path(.emphasized)),
                (
                    "cubic-bezier(0.1, 2, 0.3, -1)", #"{"bezier":[0.1,2,0.3,-1]}"#,
                    .bezier(try CubicBezier(x1: 0.1, y1: 2, x2: 0.3, y2: -1))
                ),
                (
                    "bezier(0.1, 2, 0.3, -1)", #""cubic-bezier(.1,2,.3,-1)""#,
                    .bezier(try CubicBezier(x1: 0.1, y1: 2, x2: 0.3, y2: -1))
                ),
                (
                    "steps(4, jump-none)", #"{"steps":4,"jump":"jump-none"}"#,
                    .steps(try Steps(4, jump: .none))
                ),
                ("steps(4, jumpBoth)", #"{"steps":4,"jump":"jumpBoth"}"#, .steps(try Steps(4, jump: .both))),
                ("steps(4, start)", #"{"steps":4,"jump":"start"}"#, .steps(try Steps(4, jump: .start))),
                ("stepStart", #""step-start""#, .steps(.stepStart)),
                ("step_end", #""stepEnd""#, .steps(.stepEnd)),
                (
                    "cubic-bezier(0, 0, 0.5, 1)", #"{"cubicBezier":[0,0,0.5,1]}"#,
                    .bezier(try CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 1))
                ),
                (
                    "spring(duration=0.5, bounce=0.3, velocity=1)",
                    #"{"spring":{"duration":0.5,"bounce":0.3},"velocity":1}"#,
                    .spring(try SpringCurve(Spring(duration: 0.5, bounce: 0.3), initialVelocity: 1))
                ),
                (
                    "spring(stiffness=170, damping=26, duration=0.6, velocity=2)",
                    #"{"spring":{"stiffness":170,"damping":26,"velocity":2},"duration":0.6}"#,
                    .spring(
                        try SpringCurve(
                            Spring(mass: 1, stiffness: 170, damping: 26), initialVelocity: 2, duration: 0.6))
                ),
                (
                    "spring(response=0.4, damping-ratio=0.8, epsilon=0.01, epsilon-speed=3)",
                    #"{"spring":{"response":0.4,"dampingRatio":0.8},"epsilon":0.01,"epsilonSpeed":3}"#,
                    .spring(
                        try SpringCurve(
                            Spring(response: 0.4, dampingRatio: 0.8),
                            within: Tolerance(distance: 0.01, speed: 3)))
                ),
                ("linear(0, 0.5 25%, 1)", #"{"linear":[[0,0],[0.25,0.5],[1,1]]}"#, .linear(stops)),
                ("spring(bouncy)", #"{"spring":"bouncy"}"#, bouncy),
                (
                    "spring(stiffness=100, damping-ratio=0.5)",
                    #"{"spring":{"stiffness":100,"dampingRatio":0.5}}"#,
                    .spring(try SpringCurve(Spring(stiffness: 100, dampingRatio: 0.5)))
                ),
                (
                    "spring(bouncy, velocity=2, duration=0.6)",
                    #"{"spring":"bouncy","velocity":2,"duration":0.6}"#,
                    .spring(try SpringCurve(.bouncy, initialVelocity: 2, duration: 0.6))
                ),
                (
                    "spring(spring(stiffness=100, damping=0), duration=2)",
                    #"{"spring":{"stiffness":100,"damping":0},"duration":2}"#,
                    .spring(try SpringCurve(Spring(mass: 1, stiffness: 100, damping: 0), duration: 2))
                ),
                (
                    "spring(bouncy, epsilon=0.01, epsilon-speed=3)",
                    #"{"spring":"bouncy","epsilon":0.01,"epsilonSpeed":3}"#,
                    .spring(try SpringCurve(.bouncy, within: Tolerance(distance: 0.01, speed: 3)))
                ),
                (
                    "path('M 0,0 C 0.1,0 0.2,0.5 0.5,0.5 C 0.7,0.6 0.8,1 1,1')",
                    #"{"path":"M 0,0 C 0.1,0 0.2,0.5 0.5,0.5 C 0.7,0.6 0.8,1 1,1"}"#,
                    .path(try EasingPath(svg: "M 0,0 C 0.1,0 0.2,0.5 0.5,0.5 C 0.7,0.6 0.8,1 1,1"))
                ),
                (
                    "reversed(linear(0, 0.5 25%, 1))", #"{"reversed":{"linear":[[0,0],[0.25,0.5],[1,1]]}}"#,
                    .reversed(.linear(stops))
                ),
                ("reversed(reversed(spring(bouncy)))", #""spring(bouncy)""#, bouncy),
                (
                    "composed(outer=steps(4), inner=ease)",
                    #"{"composed":{"outer":"steps(4)","inner":"ease"}}"#,
                    TimingFunction.steps(try Steps(4)).composed(after: .ease)
                ),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    @Test(arguments: spellings)
    func `A text and an object of JSON are the same curve`(
        text: String, json: String, curve: TimingFunction
    ) throws {
        #expect(try TimingFunction(text: text) == curve)
        #expect(try Self.json(json) == curve)
        // What is written reads as the same bits, as text and as JSON.
        #expect(try TimingFunction(text: curve.text) == curve, "\(curve.text)")
        #expect(try JSONDecoder().decode(TimingFunction.self, from: JSONEncoder().encode(curve)) == curve)
    }

    @Test func `Every name is read, and no two names are the same`() throws {
        for name in TimingFunction.names {
            #expect(try TimingFunction(text: name) == TimingFunction(text: kebabName(name)))
        }
        #expect(Set(TimingFunction.names.map(kebabName)).count == TimingFunction.names.count)
        for word in TimingFunction.keywords { _ = try TimingFunction(text: word) }
    }

    private static let words =
        TimingFunction.keywords.joined(separator: ", ")
        + ", cubic-bezier(…), steps(…), linear(…), spring(…) with a spring, path(\"…\"), reversed(…) with a curve, "
        + "composed(…), easeInElastic(…), easeInBack(…) and easeInPow(…) with numbers"

    @Test(arguments: [
        ("ease-inn", "curve is \"ease-inn\"; did you mean \"ease-in\"? Accepted: \(words)"),
        ("sprng(bouncy)", "curve is \"sprng(bouncy)\"; did you mean \"spring(…)\"? Accepted: \(words)"),
        ("ease()", "curve is \"ease()\"; did you mean \"ease\"? Accepted: \(words)"),
        ("easeInPow", "curve is \"easeInPow\"; did you mean \"easeInPow(…)\"? Accepted: \(words)"),
        (
            "origami(40, 7)",
            "curve is \"origami(40, 7)\"; did you mean \"spring(origami(40, 7))\"? Accepted: \(words)"
        ),
        (
            "spring (bouncy)",
            "curve is \"spring (bouncy)\"; accepted at character 7: ( directly after the name"
        ),
        (
            "easeOutElastic(1.5)",
            "curve.easeOutElastic is 1.5; accepted: amplitude from 1 to 1000000, period from 0.01 to 1000000"
        ),
        (
            "easeInBack(nan)",
            "curve.easeInBack is \"nan\"; accepted: overshoot from -1000000 to 1000000"
        ),
        (
            "spring(bouncy, epsilon=0)",
            "curve.epsilon has no solution: the motion never settles, so its curve needs a duration"
        ),
        (
            "spring(stiffness=170, damping=26, velocity=1, velocity=2)",
            "curve.spring.velocity is given twice; accepted: each field once"
        ),
        ("spring:bouncy", "curve is \"spring:bouncy\"; did you mean \"spring(bouncy)\"? Accepted: \(words)"),
        ("steps(0)", "curve is \"steps(0)\"; accepted at character 7: a whole number from 1 to 2147483647"),
        (
            "reversed(easeOutBonce)",
            "curve.reversed is \"easeOutBonce\"; did you mean \"easeOutBounce\"? Accepted: \(words)"
        ),
        (
            "spring(bouncy, speed=1)",
            "unknown field \"curve.speed\"; accepted: \(TimingFunction.fieldNames.joined(separator: ", "))"
        ),
        ("spring(bouncy, duration=0)", "curve.duration is 0.0; accepted: a finite number of seconds above 0"),
        (
            "spring(bouncy, jump=end)",
            "curve.jump is \"end\" beside curve.spring; accepted: jump beside steps"
        ),
        ("bezier(1, 2, 3)", "curve.bezier is [1, 2, 3]; accepted: [x1, y1, x2, y2]"),
        ("composed(outer=ease)", "curve.composed.inner is missing; accepted: a curve"),
        ("path(3)", "curve.path is 3; accepted: an SVG path such as \"M 0,0 C 0.05,0 0.1,0.1 1,1\""),
    ])
    func `A wrong curve is refused with the field, the value and what is accepted`(
        text: String, reason: String
    ) {
        let error = #expect(throws: HookeError.self, "\(text)") { try TimingFunction(text: text) }
        #expect(error?.description == reason)
    }

    @Test func `A random curve is written as text that reads as the same bits`() throws {
        var random = SeededGenerator(seed: 36_04)
        func curve(_ depth: Int) throws -> TimingFunction {
            switch random.integer(0...(depth > 0 ? 7 : 5)) {
            case 0:
                return .bezier(
                    try CubicBezier(
                        x1: random.unit(), y1: random.uniform(-9...9), x2: random.unit(),
                        y2: random.uniform(-9...9)))
            case 1:
                return .steps(
                    try Steps(random.integer(2...99), jump: Steps.Jump.allCases[random.integer(0...3)]))
            case 2:
                return .linear(
                    try LinearStops([
                        .init(input: 0, output: random.uniform(-1...1)),
                        .init(input: random.unit(), output: random.uniform(-1...1)),
                        .init(input: 1, output: 1),
                    ]))
            case 3:
                let spring = try Spring(
                    response: random.uniform(0.1...2), dampingRatio: random.uniform(0.1...2))
                return .spring(
                    try SpringCurve(
                        spring, initialVelocity: random.chance(0.5) ? 0 : random.uniform(-9...9),
                        duration: random.chance(0.5) ? nil : random.uniform(0.1...9)))
            case 4:
                guard random.chance(0.5) else { return .easing(Easing.allCases[random.integer(0...29)]) }
                let direction = Easing.Direction.allCases[random.integer(0...2)]
                switch random.integer(0...2) {
                case 0:
                    return .easing(
                        try .elastic(
                            direction, amplitude: random.uniform(1...9), period: random.uniform(0.01...2)))
                case 1: return .easing(try .back(direction, overshoot: random.uniform(-9...9)))
                default: return .easing(try .power(direction, exponent: random.uniform(0.01...20)))
                }
            case 5:
                return .path(
                    try EasingPath(
                        svg: "M 0,0 C 0,\(random.unit()) \(random.unit() / 2),1 0.5,0.5 C 0.6,1 0.9,1 1,1"))
            case 6: return try curve(depth - 1).reversed()
            default: return try curve(depth - 1).composed(after: curve(depth - 1))
            }
        }
        for _ in 0..<randomCases(500) {
            let curve = try curve(2)
            #expect(try TimingFunction(text: curve.text) == curve, "\(curve.text)")
            #expect(try JSONDecoder().decode(TimingFunction.self, from: JSONEncoder().encode(curve)) == curve)
        }
    }
}
