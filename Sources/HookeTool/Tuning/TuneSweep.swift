import Foundation
import HookeTransitions

/// A parameter and its values: `threshold=0.1...0.9:0.1`.
struct TuneSweep: Equatable {
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
        guard let parameter = Parameter(argument: String(sides[0])) else {
            throw Refusal(accepted(Parameter.names, not: String(sides[0])))
        }
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
