/// A time span in the unit in which it is written.
public struct TokenDuration: Hashable, Sendable {
    /// The unit of a time span.
    public enum Unit: String, CaseIterable, Hashable, Sendable {
        /// Thousandths of a second.
        case milliseconds = "ms"
        /// Seconds.
        case seconds = "s"
    }

    /// The number of units.
    public let value: Double
    /// The unit.
    public let unit: Unit

    /// Creates a time span.
    /// - Parameters:
    ///   - value: The number of units.
    ///   - unit: The unit.
    /// - Throws: `HookeError.outOfRange` for a number that is not finite.
    public init(_ value: Double, _ unit: Unit) throws(HookeError) {
        guard value.isFinite else {
            throw .outOfRange(field: .duration, value: value, accepted: "a finite number")
        }
        self.init(checked: value, unit)
    }

    init(checked value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }

    /// Reads a time as CSS writes it; `nil` for other texts.
    package init?(css text: String) {
        let word = text.lowercased()
        for unit in Unit.allCases where word.hasSuffix(unit.rawValue) {
            let digits = word.dropLast(unit.rawValue.count)
            guard digits.utf8.allSatisfy({ "0123456789+-.e".utf8.contains($0) }), let value = Double(digits),
                value.isFinite
            else { continue }
            self.init(checked: value, unit)
            return
        }
        return nil
    }

    /// No time.
    public static let zero = TokenDuration(checked: 0, .milliseconds)

    /// The time span in seconds, rounded once.
    public var seconds: Double { unit == .milliseconds ? value / 1000 : value }

    /// The time span in milliseconds, rounded once.
    public var milliseconds: Double { unit == .milliseconds ? value : value * 1000 }
}

extension TokenDuration: CustomStringConvertible {
    /// The time span as CSS writes it: `200ms`.
    public var description: String { CSSDecimal(value).text + unit.rawValue }
}
