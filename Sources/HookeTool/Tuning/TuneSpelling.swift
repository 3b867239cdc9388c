import ArgumentParser
import Foundation
import Hooke
import HookeJSON
import HookeTransitions

extension ReleaseStudy.Rule {
    /// A decision under its text.
    init(_ decision: ReleaseDecision) { self.init(decision.text, decision) }

    /// Every decision with its usual number.
    static let all = ReleaseDecision.Kind.allCases.compactMap { kind in
        (try? kind.decision(nil, at: "decision")).map { ReleaseStudy.Rule($0) }
    }

    /// The decision of an option.
    static func argument(_ text: String) throws -> ReleaseStudy.Rule {
        ReleaseStudy.Rule(try ReleaseDecision(.text(text), at: "--decision"))
    }
}

extension ReleaseStudy.Settle {
    /// The way to settle of an option.
    static func argument(_ text: String) throws -> ReleaseStudy.Settle {
        ReleaseStudy.Settle(text, try SettlePlan.Style(.text(text), at: "--settle"))
    }
}

/// The treatment of values past the target, as an argument.
struct OvershootSpelling: CustomStringConvertible {
    let overshoot: SettlePlan.Overshoot
    let description: String

    init(_ overshoot: SettlePlan.Overshoot, name: String) {
        self.overshoot = overshoot
        description = name
    }

    init(argument: String) throws {
        switch argument {
        case "clamp": self.init(.clamp, name: argument)
        case "extrapolate": self.init(.extrapolate, name: argument)
        default:
            let limit = "rubber-band="
            guard argument.hasPrefix(limit), let number = Double(argument.dropFirst(limit.count)), number > 0,
                number.isFinite
            else {
                let more = "rubber-band= and a finite number above 0"
                throw Refusal(accepted(["clamp", "extrapolate"], not: argument, more: more))
            }
            self.init(.rubberBand(limit: number), name: argument)
        }
    }
}

/// A parameter and its values: `threshold=0.1...0.9:0.1`.
struct SweepSpelling: Equatable {
    enum Parameter: String, CaseIterable, SpelledWord {
        case threshold, projected, fling
        case lookAhead = "look-ahead"
        case cap, duration, speed

        /// The decision that uses the parameter as its number; `nil` for `cap`, `duration` and `speed`.
        var decision: ReleaseDecision.Kind? { ReleaseDecision.Kind(rawValue: rawValue) }
    }

    let parameter: Parameter
    let values: [Double]

    /// The largest number of values.
    static let mostValues = 1000

    init(argument: String) throws {
        let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
        let parameter = try Parameter.argument(String(sides[0]))
        let parts = sides.dropFirst().joined(separator: "=").split(
            separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let step = Double(parts[1]), step > 0, step.isFinite,
            let dots = parts[0].range(of: "..."), let low = Double(parts[0][..<dots.lowerBound]),
            let high = Double(parts[0][dots.upperBound...]), low <= high, low.isFinite, high.isFinite
        else {
            throw Refusal(
                "accepted: a parameter, the lowest value, the highest and a step above 0, as threshold=0.1...0.9:0.1"
            )
        }
        // The last value counts where it is there within rounding.
        let count = ((high - low) / step + 1e-9).rounded(.down) + 1
        guard count <= Double(Self.mostValues) else {
            throw Refusal("it has \(Table.text(count)) values; accepted: at most \(Self.mostValues)")
        }
        self.parameter = parameter
        // Twelve digits, so that 0.1 + 2 · 0.1 is 0.3.
        values = (0..<Int(count)).map { index in
            let value = low + Double(index) * step
            return Double(String(format: "%.12g", value)) ?? value
        }
    }
}
