import Foundation
import Testing
import TestSupport

@testable import HookeTokens

@Suite struct TokenCodeTests {
    /// The largest distance from a spring to a transition that stands for it, at many times, also after its end.
    private func distance(_ spring: Spring, _ value: MotionTokenValue) throws -> Double {
        guard case .transition(let transition) = value else { return .infinity }
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let duration = transition.duration.seconds
        let turns = motion.turningPoints(in: duration...(.infinity)).prefix(2).map { $0.time / duration }
        return ((0...8000).map { Double($0) / 4000 } + turns).map { t in
            let value = t < 1 ? transition.curve.value(at: t) : 1
            return (value - motion.position(at: t * duration)).magnitude
        }.max() ?? 0
    }

    @Test(arguments: CodeTarget.allCases)
    func `Random tokens are read back from the code`(target: CodeTarget) throws {
        var random = SeededGenerator(seed: 8)
        var worst = 0.0
        // Reductions to Béziers take long without optimisation.
        let (rounds, error) = target == .lottie ? (1, 0.02) : (6, 0.002)
        for _ in 0..<rounds {
            let tokens = RandomTokens.list(25, &random)
            let code = try TokenCode(tokens, for: target, error: error)
            let again = try TokenCode.tokens(in: code.text, for: target)
            try #require(again.count == tokens.count, "\(code.text)")
            for (token, found) in zip(tokens, again) {
                #expect("\(target.form.name(of: token))".hasSuffix(found.name))
                let loss = code.losses.first { $0.name == token.name }
                switch (token.value, target) {
                case (.spring(let spring), .css), (.spring(let spring), .lottie):
                    let stated = try #require(loss?.error)
                    #expect(stated <= error)
                    #expect(try distance(spring, found.value) <= stated * (1 + 1e-9), "\(token)")
                case (.curve(let curve), .lottie):
                    guard case .transition(let transition) = found.value else { throw Missing() }
                    #expect(Near.distance(.curve(curve), .curve(transition.curve)) <= 4)
                    #expect(transition.duration.seconds == 1)
                case (.transition(let transition), .lottie):
                    guard case .transition(let read) = found.value else { throw Missing() }
                    let sum = transition.duration.seconds + transition.delay.seconds
                    #expect(
                        (read.duration.seconds - transition.duration.seconds).magnitude <= 4 * 0x1p-53 * sum)
                case (_, .compose), (_, .flutter):
                    // To the digits written: Floats and whole milliseconds, or whole microseconds.
                    let digits = target == .compose ? 6e-8 : 4 * 0x1p-53
                    let time = (loss?.reason.hasPrefix("times") == true ? loss?.error : nil) ?? 0
                    let far = Near.distance(found.value, token.value) * 0x1p-53
                    let isZero = far == 1 || far.isInfinite
                    #expect(
                        far <= max(digits * 2, time * 1.0001) || isZero && time == 1,
                        "\(token), \(found), \(far)")
                default:
                    let far = Near.distance(found.value, token.value)
                    worst = max(worst, far)
                    #expect(far <= 4, "\(token) is \(found)")
                }
            }
        }
        print("code for \(target): worst", worst, "u")
    }

    @Test(arguments: [CodeTarget.css, .lottie])
    func `The stated error of a spring holds after its end too`(target: CodeTarget) throws {
        let cases = randomCases(6)
        var random = SeededGenerator(seed: 61)
        for _ in 0..<cases {
            let spring = try Spring(
                response: random.logUniform(0.1...2), dampingRatio: random.logUniform(0.2...2))
            let code = try TokenCode([MotionToken("s", .spring(spring))], for: target, error: 0.02)
            let found = try TokenCode.tokens(in: code.text, for: target)
            let stated = try #require(code.losses.first?.error)
            #expect(
                try stated <= 0.02 && distance(spring, found[0].value) <= stated * (1 + 1e-9), "\(spring)")
        }
    }

    private struct Missing: Error {}

    @Test(arguments: CodeTarget.allCases)
    func `Every catalog is written and read back where the target has its values`(target: CodeTarget) throws {
        for catalog in TokenCatalog.all {
            let tokens = catalog.tokens.filter { token in
                if case .curve(.path) = token.value {
                    return [.css, .compose, .flutter, .lottie, .reactSpring].contains(target)
                }
                return true
            }
            let code = try TokenCode(tokens, for: target, error: target == .lottie ? 0.02 : 0.001)
            let again = try TokenCode.tokens(in: code.text, for: target)
            #expect(again.count == tokens.count)
            for (token, found) in zip(tokens, again) where token.value.kind == found.value.kind {
                if [.css, .reactSpring].contains(target), case .curve(.path(let path)) = token.value {
                    // As straight pieces.
                    guard case .curve(let curve) = found.value else { throw Missing() }
                    let far = largestMagnitude { path.value(at: $0) - curve.value(at: $0) }
                    #expect(far <= 0.001)
                    continue
                }
                let digits = target == .compose ? 1.2e-7 : 8 * 0x1p-53
                let far = Near.distance(found.value, token.value) * 0x1p-53
                #expect(far <= digits, "\(token) is \(found)")
            }
        }
    }

    @Test func `What Hooke Studio copies is read`() throws {
        let spring = try MotionTokenValue.spring(Spring(mass: 1, stiffness: 170, damping: 26))
        let curve = MotionTokenValue.curve(.bezier(.standard))
        let transition = try MotionTokenValue.transition(
            TokenTransition(duration: TokenDuration(0.3, .seconds), curve: .bezier(.standard)))
        let springs: [(CodeTarget, String)] = [
            (.swiftUI, ".spring(duration: 0.4818983149046953, bounce: 0.0029455144984184317)"),
            (
                .swiftUI,
                ".interpolatingSpring(\n    mass: 1.0, stiffness: 170.0, damping: 26.0,\n    initialVelocity: 2.0)"
            ),
            (
                .uiKit,
                "let timing = UISpringTimingParameters(\n    mass: 1.0, stiffness: 170.0, damping: 26.0,\n"
                    + "    initialVelocity: CGVector(dx: 0.0, dy: 0.0))"
            ),
            (
                .motion,
                "import { animate } from \"motion\";\n\nanimate(element, { x: [0, 1] }, {\n  type: \"spring\",\n"
                    + "  stiffness: 170, damping: 26, mass: 1,\n  velocity: 0,\n});"
            ),
            (
                .reactSpring,
                "const springs = useSpring({\n  from: { x: 0 }, to: { x: 1 },\n  config: {\n"
                    + "    tension: 170, friction: 26, mass: 1,\n    velocity: 0, // units per millisecond\n  },\n});"
            ),
            (
                .flutter,
                "final simulation = SpringSimulation(\n  const SpringDescription(\n"
                    + "    mass: 1.0, stiffness: 170.0, damping: 26.0),\n  0.0, 1.0, 0.0);"
            ),
        ]
        for (target, text) in springs {
            let found = try TokenCode.tokens(in: text, for: target)
            #expect(found.count == 1 && Near.distance(found[0].value, spring) <= 4, "\(text): \(found)")
        }
        let compose = try TokenCode.tokens(
            in: "animatable.animateTo(\n    targetValue = 1f,\n    animationSpec = "
                + "spring(dampingRatio = 0.99705446f, stiffness = 170f),\n    initialVelocity = 0f,\n)",
            for: .compose)
        #expect(Near.distance(compose[0].value, spring) * 0x1p-53 <= 6e-8)
        let curves: [(CodeTarget, String, MotionTokenValue)] = [
            (.swiftUI, ".timingCurve(0.2, 0.0, 0.0, 1.0, duration: 0.3)", transition),
            (
                .uiKit,
                "let timing = UICubicTimingParameters(\n    controlPoint1: CGPoint(x: 0.2, y: 0.0),\n"
                    + "    controlPoint2: CGPoint(x: 0.0, y: 1.0))", curve
            ),
            (.css, ".element {\n  transition: transform 0.3s cubic-bezier(0.2, 0, 0, 1);\n}", transition),
            (
                .motion,
                "import { animate } from \"motion\";\n\nanimate(element, { x: 100 }, {\n  duration: 0.3, "
                    + "ease: [0.2, 0, 0, 1],\n});", transition
            ),
            (
                .reactSpring,
                "import { curve } from \"hooke\";\n\nconst shape = curve(\"cubic-bezier(0.2, 0, 0, 1)\");\n"
                    + "const springs = useSpring({\n  to: { x: 100 },\n"
                    + "  config: { duration: 300, easing: (t) => shape.value(t) },\n});", curve
            ),
            (
                .compose,
                "tween<Float>(\n    durationMillis = 300,\n    easing = CubicBezierEasing(0.2f, 0f, 0f, 1f),\n)",
                transition
            ),
            (
                .flutter,
                "const curve = Cubic(0.2, 0.0, 0.0, 1.0);\nconst duration = Duration(microseconds: 300000);",
                curve
            ),
            (
                .lottie,
                "{\n  \"fr\": 60,\n  \"x\": {\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":{\"x\":[0.2],\"y\":[0]},"
                    + "\"i\":{\"x\":[0],\"y\":[1]}},{\"t\":18,\"s\":[100]}]}\n}", transition
            ),
        ]
        for (target, text, value) in curves {
            let found = try TokenCode.tokens(in: text, for: target)
            #expect(!found.isEmpty && Near.distance(found[0].value, value) <= 4, "\(text): \(found)")
        }
    }

    @Test func `Code has the lines of the page`() throws {
        let tokens = try MotionTokens(text: MotionTokensTests.sample).tokens.filter {
            ["motion.short", "enter", "spring"].contains($0.name)
        }
        func lines(_ target: CodeTarget) throws -> [Substring] {
            try TokenCode(tokens, for: target).text.split(separator: "\n")
        }
        #expect(
            try lines(.swiftUI) == [
                "import SwiftUI", "enum Motion {", "    static let motionShort: TimeInterval = 0.05",
                "    static let enter = Animation.timingCurve(0.2, 0.0, 0.0, 1.0, duration: 0.05).delay(-0.01)",
                "    static let spring = Animation.spring(duration: 0.5, bounce: 0.3)", "}",
            ])
        let css = try lines(.css)
        #expect(css[1] == "  --motion-short: 50ms;")
        #expect(css[2] == "  --enter: 50ms cubic-bezier(0.2, 0, 0, 1) -10ms;")
        #expect(css[3].hasPrefix("  --spring: 0.8189s ") && css[3].contains("s linear(0, "), "\(css[3])")
        #expect(
            try lines(.motion)[2]
                == #"export const spring = { type: "spring", visualDuration: 0.4166666666666667, bounce: 0.3 };"#
        )
        #expect(
            try lines(.reactSpring).last
                == "export const spring = { mass: 1, tension: 157.91367041742973, friction: 17.59291886010284 };"
        )
    }

    @Test func `What a target cannot express is refused with the token`() throws {
        let path = MotionToken("a.path", .curve(.path(.emphasized)))
        for target in [CodeTarget.swiftUI, .uiKit, .motion] {
            let error = #expect(throws: HookeError.self) { try TokenCode([path], for: target) }
            #expect(error?.description.contains("a.path") == true)
        }
        let twins = [MotionToken("a.b", .duration(.zero)), MotionToken("a-b", .duration(.zero))]
        #expect(
            throws: HookeError.noSolution(field: "a-b", reason: "its name in the code is aB, as that of a.b")
        ) {
            try TokenCode(twins, for: .swiftUI)
        }
        let undamped = try MotionToken("u", .spring(Spring(response: 1, dampingRatio: 0)))
        #expect(throws: HookeError.self) { try TokenCode([undamped], for: .css) }
        #expect(throws: HookeError.self) { try TokenCode([undamped], for: .css, error: .nan) }
        let stiff = try MotionToken("s", .spring(Spring(mass: 1, stiffness: 1e200, damping: 1)))
        #expect(throws: HookeError.self) { try TokenCode([stiff], for: .compose) }
        #expect(try TokenCode([], for: .flutter).losses.isEmpty)
    }

    @Test func `Losses say what the target rounds or leaves out`() throws {
        let spring = try MotionToken("s", .spring(Spring(mass: 2, stiffness: 100, damping: 80)))
        #expect(try TokenCode([spring], for: .uiKit).losses[0].reason.hasPrefix("UIKit runs springs"))
        #expect(try TokenCode([spring], for: .swiftUI).losses[0].reason.hasPrefix("the mass"))
        #expect(try TokenCode([spring], for: .reactSpring).losses.isEmpty)
        let time = try MotionToken("t", .duration(TokenDuration(0.25, .milliseconds)))
        #expect(try TokenCode([time], for: .compose).losses[0].error == 1)
        #expect(try TokenCode([time], for: .flutter).losses.isEmpty)
    }

    @Test(arguments: CodeTarget.allCases)
    func `Broken code is refused with its place or read, and never stops the program`(target: CodeTarget)
        throws
    {
        var random = SeededGenerator(seed: 5)
        let code = try TokenCode(RandomTokens.list(8, &random), for: target, error: 0.2).text
        let bytes = Array(code.utf8)
        var refused = 0
        for _ in 0..<randomCases(300) {
            var text = bytes
            let index = random.integer(0...(text.count - 1))
            switch random.integer(0...3) {
            case 0: text.removeSubrange(index..<min(index + random.integer(1...12), text.count))
            case 1: text[index] = UInt8(random.integer(32...126))
            case 2: text = Array(text.prefix(index))
            default:
                text.insert(contentsOf: "({[]}),:=.-/*\"".utf8.shuffled(using: &random).prefix(3), at: index)
            }
            let broken = String(decoding: text, as: UTF8.self)
            do { _ = try TokenCode.tokens(in: broken, for: target) } catch {
                refused += 1
                #expect(error.line >= 1 && error.column >= 1, "\(error)")
            }
        }
        #expect(refused > 60, "\(refused)")
        print("broken code for \(target): \(refused) of 300 refused")
        let deep = String(repeating: "(", count: 100_000)
        if target != .lottie, target != .css {
            #expect(throws: TokenError.self) { try TokenCode.tokens(in: deep, for: target) }
        }
    }
}
