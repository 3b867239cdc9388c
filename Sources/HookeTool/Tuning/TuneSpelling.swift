import ArgumentParser
import Foundation
import Hooke
import HookeJSON
import HookeTransitions

/// A release decision as an argument: its name, and its number if it has one.
struct DecisionSpelling: Equatable {
    /// The decisions by name; all but the first take a number.
    enum Kind: String, CaseIterable, SpelledWord {
        case velocitySign = "velocity-sign"
        case threshold, projected, fling
        case lookAhead = "look-ahead"

        /// The number where none is given.
        var usual: Double? {
            switch self {
            case .velocitySign: nil
            case .threshold: 0.5
            case .projected: DecelerationRate.normal.perMillisecond
            case .fling: 1
            case .lookAhead: 0.3
            }
        }

        /// The numbers that the decision accepts.
        var accepted: String {
            switch self {
            case .velocitySign: "no number"
            case .threshold, .lookAhead: "a finite number"
            case .projected: "a number above 0 and below 1"
            case .fling: "a finite number of at least 0"
            }
        }
    }

    let kind: Kind
    let number: Double?

    /// Every decision with its usual number.
    static let all = Kind.allCases.compactMap { DecisionSpelling($0, number: nil) }

    /// A decision; `nil` for a number that it does not accept.
    init?(_ kind: Kind, number: Double?) {
        if let number {
            guard number.isFinite, kind != .velocitySign else { return nil }
            if kind == .projected, (try? DecelerationRate(perMillisecond: number)) == nil { return nil }
            if kind == .fling, number < 0 { return nil }
        }
        self.kind = kind
        self.number = number
    }

    init(argument: String) throws {
        let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let kind = try Kind.argument(String(sides[0]))
        let number = sides.count == 1 ? nil : Double(sides[1])
        guard sides.count == 1 || number != nil, let decision = Self(kind, number: number) else {
            throw Refusal("accepted with \(kind.rawValue): \(kind.accepted)")
        }
        self = decision
    }

    /// The decision as it is spelled, with its number.
    var name: String {
        (number ?? kind.usual).map { "\(kind.rawValue)=\(Table.text($0))" } ?? kind.rawValue
    }

    var rule: ReleaseStudy.Rule {
        let number = number ?? kind.usual ?? 0
        let decision: ReleaseDecision =
            switch kind {
            case .velocitySign: .velocitySign
            case .threshold: .threshold(number)
            case .projected: .projected((try? DecelerationRate(perMillisecond: number)) ?? .normal)
            case .fling: .fling(minimumVelocity: number)
            case .lookAhead: .lookAhead(number)
            }
        return ReleaseStudy.Rule(name, decision)
    }
}

/// A way to settle as an argument: `spring`, `spring(…)` with a spring of `hooke spring`, `curve`, `uikit`, `uikit(…)`.
struct SettleSpelling {
    let settle: ReleaseStudy.Settle

    init(argument: String) throws {
        func inner(_ name: String) -> String? {
            guard argument.hasPrefix(name + "("), argument.hasSuffix(")") else { return nil }
            return String(argument.dropFirst(name.count + 1).dropLast())
        }
        if let text = inner("spring") {
            settle = .init(argument, .spring(try SpringSpelling.read(argument: text, option: "spring()")))
        } else if let text = inner("uikit") {
            guard case .bezier(let curve)? = try? TimingFunction(css: text) else {
                throw Refusal("accepted with uikit(): cubic-bezier(…), ease, ease-in, ease-out, ease-in-out")
            }
            settle = .init(argument, .timed(curve))
        } else {
            let style: SettlePlan.Style? =
                switch argument {
                case "spring": .spring
                case "curve": .cubic
                case "uikit": .timed(.easeInOut)
                default: nil
                }
            guard let style else {
                let more = "spring(…) with a spring, uikit(…) with a curve of CSS"
                throw Refusal(accepted(["spring", "curve", "uikit"], not: argument, more: more))
            }
            settle = .init(argument, style)
        }
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
        var decision: DecisionSpelling.Kind? { DecisionSpelling.Kind(rawValue: rawValue) }
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
