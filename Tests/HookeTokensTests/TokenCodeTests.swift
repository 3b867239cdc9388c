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

    @Test(arguments: CodeTarget.readable)
    func `Random tokens are read back from the code`(target: CodeTarget) throws {
        var random = SeededGenerator(seed: 8)
        var worst = 0.0
        // Reductions to Béziers take long without optimisation.
        let (rounds, error) = target == .lottie ? (1, 0.02) : (6, 0.002)
        for _ in 0..<rounds {
            let tokens = RandomTokens.list(25, &random)
            let code = try TokenCode(tokens, for: target, error: error)
            let again = try TokenCode.tokens(in: code.text, for: target).tokens
            try #require(again.count == tokens.count, "\(code.text)")
            for (token, found) in zip(tokens, again) {
                #expect("\(target.form.name(of: token))".hasSuffix(found.name))
                switch (token.value, target) {
                case (.spring(let spring), _):
                    let stated = try #require(code.losses.first { $0.name == token.name }?.error)
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
                default:
                    let far = Near.distance(found.value, token.value)
                    worst = max(worst, far)
                    #expect(far <= 4, "\(token) is \(found)")
                }
            }
        }
        print("code for \(target): worst", worst, "u")
    }

    private static let languages = CodeTarget.allCases.filter { !CodeTarget.readable.contains($0) }

    @Test(arguments: languages)
    func `Code of a programming language has the numbers of the tokens`(target: CodeTarget) throws {
        var random = SeededGenerator(seed: 8)
        var (compared, worst) = (0, 0.0)
        for _ in 0..<6 {
            let tokens = RandomTokens.list(25, &random)
            let code = try TokenCode(tokens, for: target, error: 0.002)
            for (token, found) in zip(tokens, try CodeNumbers.of(tokens, in: code.text, target)) {
                let expected = CodeNumbers.expected(of: token.value, in: target)
                try #require(found.count == expected.count, "\(token): \(found), \(expected)")
                for (a, b) in zip(found, expected) {
                    // Where times are rounded, the loss says by how much.
                    let isSame = target == .compose ? Float(a) == Float(b.value) : a == b.value
                    let far = isSame ? 0 : (a - b.value).magnitude / max(a.magnitude, b.value.magnitude)
                    let loss = b.isTime ? code.losses.first { $0.name == token.name }?.error ?? 0 : 0
                    #expect(
                        far <= 8 * 0x1p-53 + loss * 1.0001 || loss == 1, "\(token): \(found), \(expected)")
                    if loss == 0 { worst = max(worst, far) }
                    compared += 1
                }
            }
        }
        #expect(compared > 400, "\(compared)")
        print("code for \(target): \(compared) numbers, worst", worst)
    }

    @Test(arguments: [CodeTarget.css, .lottie])
    func `The stated error of a spring holds after its end too`(target: CodeTarget) throws {
        let cases = randomCases(6)
        var random = SeededGenerator(seed: 61)
        for _ in 0..<cases {
            let spring = try Spring(
                response: random.logUniform(0.1...2), dampingRatio: random.logUniform(0.2...2))
            let code = try TokenCode([MotionToken("s", .spring(spring))], for: target, error: 0.02)
            let found = try TokenCode.tokens(in: code.text, for: target).tokens
            let stated = try #require(code.losses.first?.error)
            #expect(
                try stated <= 0.02 && distance(spring, found[0].value) <= stated * (1 + 1e-9), "\(spring)")
        }
    }

    private struct Missing: Error {}

    @Test(arguments: CodeTarget.readable)
    func `Every catalog is written and read back`(target: CodeTarget) throws {
        for catalog in TokenCatalog.all {
            let tokens = catalog.tokens
            let code = try TokenCode(tokens, for: target, error: target == .lottie ? 0.02 : 0.001)
            let again = try TokenCode.tokens(in: code.text, for: target).tokens
            #expect(again.count == tokens.count)
            for (token, found) in zip(tokens, again) where token.value.kind == found.value.kind {
                if target == .css, case .curve(.path(let path)) = token.value {
                    // As straight pieces.
                    guard case .curve(let curve) = found.value else { throw Missing() }
                    let far = largestMagnitude { path.value(at: $0) - curve.value(at: $0) }
                    #expect(far <= 0.001)
                    continue
                }
                #expect(Near.distance(found.value, token.value) <= 8, "\(token) is \(found)")
            }
        }
    }

    @Test(arguments: languages)
    func `Every catalog is written where the language has its values`(target: CodeTarget) throws {
        for catalog in TokenCatalog.all {
            let tokens = catalog.tokens.filter { token in
                if case .curve(.path) = token.value {
                    return [.compose, .flutter, .reactSpring].contains(target)
                }
                return true
            }
            let code = try TokenCode(tokens, for: target)
            // A curve of react-spring may be a keyword of CSS.
            let numbers = try CodeNumbers.of(tokens, in: code.text, target)
            #expect(target == .reactSpring || numbers.allSatisfy { !$0.isEmpty })
        }
        let error = #expect(throws: FileError.self) { try TokenCode.tokens(in: "let a = 1", for: target) }
        #expect(error?.description.contains("accepted: css, lottie") == true, "\(String(describing: error))")
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

    @Test(arguments: CodeTarget.readable)
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
            do { _ = try TokenCode.tokens(in: broken, for: target, strict: true) } catch {
                refused += 1
                #expect((error.line ?? 0) >= 1 && (error.column ?? 0) >= 1, "\(error)")
            }
        }
        #expect(refused > 60, "\(refused)")
        print("broken code for \(target): \(refused) of 300 refused")
    }
}
