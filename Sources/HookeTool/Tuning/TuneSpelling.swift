import ArgumentParser
import Foundation
import Hooke
import HookeTransitions

/// A release decision as an argument: its name, and its number where it has one.
struct DecisionSpelling: ExpressibleByArgument, Equatable {
    /// The decisions by name; all but the first take a number.
    enum Kind: String, CaseIterable {
        case velocitySign = "velocity-sign"
        case threshold, projected, fling
        case lookAhead = "look-ahead"

        /// The number that serves where none is said.
        var usual: Double? {
            switch self {
            case .velocitySign: nil
            case .threshold: 0.5
            case .projected: DecelerationRate.normal.perMillisecond
            case .fling: 1
            case .lookAhead: 0.3
            }
        }
    }

    let kind: Kind
    let number: Double?

    /// Every decision with its usual number.
    static let all = Kind.allCases.compactMap { DecisionSpelling($0, number: nil) }

    /// A decision; `nil` for a number that it cannot use.
    init?(_ kind: Kind, number: Double?) {
        if let number {
            guard number.isFinite, kind != .velocitySign else { return nil }
            if kind == .projected, (try? DecelerationRate(perMillisecond: number)) == nil { return nil }
            if kind == .fling, number < 0 { return nil }
        }
        self.kind = kind
        self.number = number
    }

    init?(argument: String) {
        let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let kind = Kind(rawValue: String(sides[0])) else { return nil }
        if sides.count == 1 {
            self.init(kind, number: nil)
        } else if let number = Double(sides[1]) {
            self.init(kind, number: number)
        } else {
            return nil
        }
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

/// A way to settle as an argument: `spring`, `spring(…)` with what `hooke spring` takes, `curve`, `uikit`.
struct SettleSpelling: ExpressibleByArgument {
    let settle: ReleaseStudy.Settle

    init?(argument: String) {
        func isCall(_ name: String) -> Bool { argument.hasPrefix(name + "(") && argument.hasSuffix(")") }
        switch argument {
        case "spring": settle = .init(argument, .spring)
        case "curve": settle = .init(argument, .curve)
        case "uikit": settle = .init(argument, .uiKit(curve: .easeInOut))
        case _ where isCall("spring"):
            let inner = String(argument.dropFirst("spring(".count).dropLast())
            guard let spring = try? SpringParameters.spring(inner, option: "--settle") else { return nil }
            settle = .init(argument, .spring(spring))
        case _ where isCall("uikit"):
            let inner = String(argument.dropFirst("uikit(".count).dropLast())
            guard case .bezier(let curve)? = try? TimingFunction(css: inner) else { return nil }
            settle = .init(argument, .uiKit(curve: curve))
        default: return nil
        }
    }
}

/// What happens past the target, as an argument.
struct OvershootSpelling: ExpressibleByArgument {
    let overshoot: SettlePlan.Overshoot
    let defaultValueDescription: String

    init(_ overshoot: SettlePlan.Overshoot, name: String) {
        self.overshoot = overshoot
        defaultValueDescription = name
    }

    init?(argument: String) {
        switch argument {
        case "clamp": self.init(.clamp, name: argument)
        case "extrapolate": self.init(.extrapolate, name: argument)
        default:
            let limit = "rubber-band="
            guard argument.hasPrefix(limit), let number = Double(argument.dropFirst(limit.count)), number > 0,
                number.isFinite
            else { return nil }
            self.init(.rubberBand(limit: number), name: argument)
        }
    }
}

/// A parameter and the values that it takes: `threshold=0.1...0.9:0.1`.
struct SweepSpelling: ExpressibleByArgument, Equatable {
    enum Parameter: String, CaseIterable {
        case threshold, projected, fling
        case lookAhead = "look-ahead"
        case cap, duration, speed

        /// The decision whose number it is.
        var decision: DecisionSpelling.Kind? { DecisionSpelling.Kind(rawValue: rawValue) }
    }

    let parameter: Parameter
    let values: [Double]

    /// How many values there may be.
    static let mostValues = 1000

    init?(argument: String) {
        let sides = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard sides.count == 2, let parameter = Parameter(rawValue: String(sides[0])) else { return nil }
        let parts = sides[1].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let step = Double(parts[1]), step > 0, step.isFinite,
            let dots = parts[0].range(of: "..."), let low = Double(parts[0][..<dots.lowerBound]),
            let high = Double(parts[0][dots.upperBound...]), low <= high, low.isFinite, high.isFinite
        else { return nil }
        // A last value that is there but for rounding is there.
        let count = ((high - low) / step + 1e-9).rounded(.down) + 1
        guard count <= Double(Self.mostValues) else { return nil }
        self.parameter = parameter
        // Twelve digits, so that 0.1 + 2 · 0.1 is 0.3.
        values = (0..<Int(count)).map { index in
            let value = low + Double(index) * step
            return Double(String(format: "%.12g", value)) ?? value
        }
    }
}
