import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalCurveTests {
    @Test func `A curve equals CubicBezier bit for bit`() throws {
        let curve = try CubicBezier(x1: 0.3, y1: -0.7, x2: 0.1, y2: 1.9)
        let x = [-0.25, 0, 1e-300, 0.1, 0.5, 0.999, 1, 3]
        let line = #"{"op":"curve","bezier":[0.3,-0.7,0.1,1.9],"x":\#(JSONText.numbers(x))}"#
        #expect(try numbers("y", line) == x.map(curve.value(at:)))
        #expect(try numbers("slope", line) == x.map(curve.slope(at:)))
    }

    @Test func `CSS's ease has the published value`() throws {
        // cubic-bezier(.25, .1, .25, 1) at ½, by mpmath at 50 digits: 0.80240338758485698951…
        let line = #"{"op":"curve","bezier":[0.25,0.1,0.25,1],"x":[0.5]}"#
        #expect(ulpDistance(try numbers("y", line)[0], 0.80240338758485699) <= 1)
    }

    @Test func `A vertical tangent and an empty list are answered`() throws {
        let vertical = #"{"op":"curve","bezier":[0,0.5,1,1],"x":[0]}"#
        #expect(try numbers("slope", vertical) == [.infinity])
        #expect(answers(vertical) == [#"{"y":[0.0],"slope":["Infinity"],"secondDerivative":["-Infinity"]}"#])
        #expect(
            answers(#"{"x":[],"bezier":[0,0,1,1],"op":"curve"}"#) == [
                #"{"y":[],"slope":[],"secondDerivative":[]}"#
            ])
    }

    @Test func `Every kind of curve has a field of its name, and texts one for all`() {
        let fields = TimingFunction.kindFields
        let easings = Easing.parametrized.map(\.plainName)
        #expect(
            Set(fields)
                == Set(
                    TimingFunction.kindNames.filter { $0 != "easing" } + ["curve", "cubicBezier"] + easings))
        #expect(Set(fields).count == fields.count)
    }

    private static let functions: [(String, TimingFunction)] = {
        do {
            let stops = try LinearStops(css: "linear(0, 0.8 30%, 1.1 50%, 1)")
            return [
                (#""curve":"ease-in-out""#, .easeInOut),
                (
                    #""curve":"cubic-bezier(0.3, -0.6, 0.7, 1.6)""#,
                    .bezier(try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6))
                ),
                (#""curve":"steps(4, jump-none)""#, .steps(try Steps(4, jump: .none))),
                (#""curve":"linear(0, 0.8 30%, 1.1 50%, 1)""#, .linear(stops)),
                (#""steps":4"#, .steps(try Steps(4))),
                (#""curve":"easeOutBounce""#, .easing(.easeOutBounce)),
                (#""curve":"emphasizedDecelerate""#, .bezier(.emphasizedDecelerate)),
                (#""steps":3,"jump":"jump-both""#, .steps(try Steps(3, jump: .both))),
                (#""linear":[[0,0],[0.3,0.8],[0.5,1.1],[1,1]]"#, .linear(stops)),
                (#""spring":{"preset":"bouncy"}"#, .spring(try SpringCurve(.bouncy))),
                (
                    #""spring":{"stiffness":100,"damping":0},"velocity":-3,"duration":2"#,
                    .spring(
                        try SpringCurve(
                            Spring(mass: 1, stiffness: 100, damping: 0), initialVelocity: -3, duration: 2))
                ),
                (
                    #""spring":{"preset":"snappy"},"epsilon":0.05,"epsilonSpeed":0.1"#,
                    .spring(try SpringCurve(.snappy, within: Tolerance(distance: 0.05, speed: 0.1)))
                ),
                (#""cubicBezier":[0.42,0,1,1]"#, .easeIn),
                (#""easeInBack":2.5"#, .easing(try .back(.easeIn, overshoot: 2.5))),
                (
                    #""easeOutElastic":{"amplitude":1.5,"period":0.4}"#,
                    .easing(try .elastic(.easeOut, amplitude: 1.5, period: 0.4))
                ),
                (#""path":"M 0,0 C 0.25,0.1 0.25,1 1,1""#, .path(EasingPath(.ease))),
                (#""reversed":"ease-in""#, TimingFunction.easeIn.reversed()),
                (#""reversed":{"steps":2}"#, .reversed(.steps(try Steps(2)))),
                (
                    #""composed":{"outer":{"steps":5},"inner":{"reversed":"ease-in"}}"#,
                    .composed(.steps(try Steps(5)), after: .reversed(.easeIn))
                ),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    @Test(arguments: functions)
    func `Every spelling gives the library's curve, bit for bit`(fields: String, function: TimingFunction)
        throws
    {
        let x = [-0.25, 0, 0.1, 0.25, 0.5, 0.77, 1, 1.5]
        let line = #"{"op":"curve",\#(fields),"x":\#(JSONText.numbers(x))}"#
        #expect(try numbers("y", line) == x.map(function.value(at:)))
        #expect(try numbers("slope", line) == x.map(function.slope(at:)))
        #expect(try numbers("secondDerivative", line) == x.map(function.secondDerivative(at:)))
    }

    @Test func `Every spelling has a row above`() {
        let named = Set(Self.functions.map { String($0.0.split(separator: "\"")[0]) })
        let others = TimingFunction.numericKinds.map(\.name) + Easing.parametrized.map(\.plainName)
        #expect(named.union(others) == Set(TimingFunction.kindFields))
    }

    @Test func `Steps have the values of CSS`() throws {
        for (jump, value) in [("start", 0.5), ("end", 0.25), ("none", 1.0 / 3), ("both", 0.4)] {
            let line = #"{"op":"curve","steps":4,"jump":"jump-\#(jump)","x":[0.25]}"#
            #expect(try numbers("y", line) == [value])
        }
    }

    @Test func `The inverse is the first time, or null`() throws {
        // (0.5, 2, 0.5, 2) reaches 1 on its way up; its top is 2·0.75 + 1/… below 2.
        let line = #"{"op":"curve","bezier":[0.3,-0.6,0.7,1.6],"inverse":[0,0.5,1,-0.05,7]}"#
        let curve = try CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6)
        let found = try numbers("inverse", line)
        for (time, value) in zip(found, [0, 0.5, 1, -0.05]) {
            #expect(difference(curve.value(at: time), value, within: 1e-15) == nil)
        }
        #expect(found[3] < 0.2, "the first of two")
        #expect(try #require(answers(line)[0]).hasSuffix(",null]}"))
        let both = #"{"op":"curve","curve":"linear","x":[0.5],"inverse":[0.25]}"#
        #expect(answers(both) == [#"{"y":[0.5],"slope":[1.0],"secondDerivative":[0.0],"inverse":[0.25]}"#])
    }

    private static let kinds = TimingFunction.kindFields.joined(separator: ", ")

    @Test(arguments: [
        (
            #""curve":"ease","steps":3,"x":[0]"#,
            "steps is given beside curve; accepted: exactly one of \(kinds)"
        ),
        (#""curve":"ease""#, "x is missing; accepted: x, inverse, or both"),
        (
            #""curve":"easy","x":[0]"#,
            "curve is \"easy\"; did you mean \"ease\"? Accepted: ease, ease-in, ease-out, ease-in-out, linear, step-start, step-end, easeIn, easeOut, easeInOut, easeInSine, easeOutSine, easeInOutSine, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic, easeInQuart, easeOutQuart, easeInOutQuart, easeInQuint, easeOutQuint, easeInOutQuint, easeInExpo, easeOutExpo, easeInOutExpo, easeInCirc, easeOutCirc, easeInOutCirc, easeInBack, easeOutBack, easeInOutBack, easeInElastic, easeOutElastic, easeInOutElastic, easeInBounce, easeOutBounce, easeInOutBounce, standard, standardDecelerate, standardAccelerate, emphasizedDecelerate, emphasizedAccelerate, fastOutSlowIn, fastOutLinearIn, linearOutSlowIn, emphasized, cubic-bezier(…), steps(…), linear(…), spring(…) with a spring, path(\"…\"), reversed(…) with a curve, composed(…), easeInElastic(…), easeInBack(…) and easeInPow(…) with numbers"
        ),
        (#""steps":0,"x":[0]"#, "steps is 0.0; accepted: a whole number from 1 to 2147483647"),
        (#""steps":1.5,"x":[0]"#, "steps is 1.5; accepted: a whole number of steps"),
        (
            #""steps":1,"jump":"jump-none","x":[0]"#,
            "steps is 1.0; accepted: a whole number from 2 to 2147483647"
        ),
        (
            #""steps":3,"jump":"none","x":[0]"#,
            "jump is \"none\"; accepted: jump-start, jump-end, jump-none, jump-both, start, end"
        ),
        (
            #""curve":"ease","jump":"jump-end","x":[0]"#,
            "jump is \"jump-end\" beside curve; accepted: jump beside steps"
        ),
        (#""linear":[],"x":[0]"#, "linear has 0 elements; accepted: at least 1"),
        (#""linear":[[0,0],[1]],"x":[0]"#, "linear[1] is [1]; accepted: [input, output]"),
        (
            #""linear":[[0,0],[1,1],[0.5,1]],"x":[0]"#,
            "input of linear[2] is 0.5; accepted: a finite number, not below the input before"
        ),
        (
            #""spring":3,"x":[0]"#,
            "spring is 3; accepted: smooth, snappy, bouncy, interactive, responsive, coreAnimationDefault, uiKitTimingDefault, spring(…) with one of stiffness and damping, stiffness and dampingRatio, response and dampingRatio, duration and bounce, settlingDuration and dampingRatio, bounciness and speed, origami(…), react-spring(…), motion(…)"
        ),
        (
            #""spring":{"preset":"wobbly"},"x":[0]"#,
            "spring.preset is \"wobbly\"; accepted: smooth, snappy, bouncy, interactive, responsive, coreAnimationDefault, uiKitTimingDefault"
        ),
        (
            #""spring":{"preset":"bouncy"},"duration":0,"x":[0]"#,
            "duration is 0.0; accepted: a finite number of seconds above 0"
        ),
        (
            #""spring":{"preset":"bouncy"},"duration":1,"epsilonSpeed":1,"x":[0]"#,
            "epsilonSpeed is given beside duration; accepted: duration, or epsilon and epsilonSpeed"
        ),
        (
            #""spring":{"preset":"bouncy"},"epsilon":-1,"x":[0]"#,
            "epsilon is -1.0; accepted: a finite number that is at least 0"
        ),
        (
            #""reversed":"steps(0)","x":[0]"#,
            "reversed is \"steps(0)\"; accepted at character 7: a whole number from 1 to 2147483647"
        ),
        (
            #""reversed":{"curve":"ease","x":1},"x":[0]"#,
            "unknown field \"reversed.x\"; accepted: \(TimingFunction.fieldNames.joined(separator: ", "))"
        ),
        (#""composed":{"outer":"ease"},"x":[0]"#, "composed.inner is missing; accepted: a curve"),
        (
            #""composed":{"outer":"ease","inner":{"steps":"4"}},"x":[0]"#,
            "composed.inner.steps is \"4\"; accepted: a whole number of steps, not in quotation marks"
        ),
    ])
    func `A wrong curve is refused by name`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"curve",\#(fields)}"#)
        #expect(said == reason)
    }
}
