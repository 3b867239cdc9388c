import Foundation
import Hooke

@testable import HookeTokens

/// The numbers in code of a programming language, read without its grammar.
enum CodeNumbers {
    /// The numbers of each token: those from its name to the next one's.
    static func of(_ tokens: [MotionToken], in text: String, _ target: CodeTarget) throws -> [[Double]] {
        var starts: [Range<String.Index>] = []
        var from = text.startIndex
        for token in tokens {
            let name = NSRegularExpression.escapedPattern(for: target.form.name(of: token))
            let pattern = "(?<![A-Za-z0-9_])\(name)(?=:? *[A-Za-z]* =)"
            guard
                let found = text.range(of: pattern, options: .regularExpression, range: from..<text.endIndex)
            else { throw Missing(name: name) }
            starts.append(found)
            from = found.upperBound
        }
        let expression = try NSRegularExpression(
            pattern: "(?<![A-Za-z0-9_.])-?[0-9]+(\\.[0-9]+)?([eE][-+]?[0-9]+)?")
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1].lowerBound : text.endIndex
            let part = String(text[starts[index].upperBound..<end])
            let matches = expression.matches(in: part, range: NSRange(part.startIndex..., in: part))
            return matches.compactMap { Range($0.range, in: part).flatMap { Double(part[$0]) } }
        }
    }

    struct Missing: Error { let name: String }

    /// A number that is expected, and whether it is a time.
    struct Expected {
        let value: Double
        var isTime = false
    }

    static func expected(of value: MotionTokenValue, in target: CodeTarget) -> [Expected] {
        func plain(_ numbers: [Double]) -> [Expected] { numbers.map { Expected(value: $0) } }
        func time(_ duration: TokenDuration) -> Expected {
            let unit: Double =
                switch target {
                case .compose, .reactSpring: 1e3
                case .flutter: 1e6
                default: 1
                }
            return Expected(value: duration.seconds * unit, isTime: true)
        }
        func curve(_ function: TimingFunction) -> [Expected] {
            if let bezier = function.bezier { return plain([bezier.x1, bezier.y1, bezier.x2, bezier.y2]) }
            let points = function.beziers?.points ?? []
            let shown = target == .flutter ? points.dropFirst().dropLast() : points[...]
            return plain(shown.flatMap { [$0.time, $0.value] })
        }
        switch value {
        case .duration(let duration): return [time(duration)]
        case .curve(let function): return curve(function)
        case .transition(let transition):
            let (duration, delay) = (time(transition.duration), time(transition.delay))
            let numbers = curve(transition.curve)
            switch target {
            case .swiftUI: return numbers + [duration] + (transition.delay.seconds == 0 ? [] : [delay])
            case .reactSpring: return [delay, duration] + numbers
            default: return [duration, delay] + numbers
            }
        case .spring(let spring):
            let numbers = [spring.mass, spring.stiffness, spring.damping]
            let isVisual = spring.dampingRatio >= 0.05 && spring.dampingRatio <= 1 && spring.mass == 1
            switch target {
            case .swiftUI: return plain([spring.duration, CodeNumber.bounce(of: spring)])
            case .uiKit: return plain(numbers + [0, 0])
            case .compose: return plain([spring.dampingRatio, spring.stiffness / spring.mass])
            case .motion where isVisual: return plain([spring.response / 1.2, spring.bounce])
            default: return plain(numbers)
            }
        }
    }
}
