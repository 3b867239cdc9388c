import Testing

/// Draws random values of a type and shrinks failing ones.
public struct Generator<Value>: Sendable {
    /// Draws a value.
    public let draw: @Sendable (inout SeededGenerator) -> Value
    /// Simpler candidates, the simplest first; empty if there are none.
    public let shrink: @Sendable (Value) -> [Value]

    /// A generator from its two parts.
    public init(
        draw: @escaping @Sendable (inout SeededGenerator) -> Value,
        shrink: @escaping @Sendable (Value) -> [Value] = { _ in [] }
    ) {
        self.draw = draw
        self.shrink = shrink
    }
}

/// A failing case, shrunk as far as possible.
public struct Counterexample<Value>: CustomStringConvertible {
    /// The seed of the case: `SeededGenerator(drawn:)` with it draws `original` again.
    public let seed: UInt64
    /// The number of the case, from 0.
    public let index: Int
    /// The value as drawn.
    public let original: Value
    /// The simplest value found that still fails.
    public let shrunk: Value
    /// The property's result for `shrunk`.
    public let difference: String

    /// Seed, shrunk case and difference.
    public var description: String {
        "case \(index), seed \(seed): \(difference)\n  shrunk:   \(shrunk)\n  original: \(original)"
    }
}

/// Searches for a value for which the property fails. The property returns `nil` if it holds, else the difference.
public func counterexample<Value>(
    seed: UInt64, cases: Int, _ generator: Generator<Value>,
    _ property: (Value) throws -> String?
) -> Counterexample<Value>? {
    func failure(_ value: Value) -> String? {
        do { return try property(value) } catch { return "threw \(error)" }
    }
    var seeds = SeededGenerator(seed: seed)
    for index in 0..<cases {
        let caseSeed = seeds.next()
        var random = SeededGenerator(drawn: caseSeed)
        let original = generator.draw(&random)
        guard var difference = failure(original) else { continue }
        var shrunk = original
        var budget = 2_000
        search: while budget > 0 {
            for candidate in generator.shrink(shrunk) {
                budget -= 1
                if let worse = failure(candidate) {
                    shrunk = candidate
                    difference = worse
                    continue search
                }
                if budget <= 0 { break }
            }
            break
        }
        return Counterexample(
            seed: caseSeed, index: index, original: original, shrunk: shrunk, difference: difference)
    }
    return nil
}

/// Checks a property for `cases` random values and records an issue with seed, shrunk case and difference. Returns the number
/// of cases, which `HOOKE_CASES` changes.
@discardableResult
public func checkProperty<Value>(
    seed: UInt64, cases: Int, _ generator: Generator<Value>,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ property: (Value) throws -> String?
) -> Int {
    let cases = randomCases(cases)
    if let found = counterexample(seed: seed, cases: cases, generator, property) {
        Issue.record("\(found)", sourceLocation: sourceLocation)
    }
    return cases
}

/// Simpler doubles than `value`: zero, one, the integer part, half.
public func simplerDoubles(_ value: Double) -> [Double] {
    guard value.isFinite else { return [0, 1] }
    return [0, 1, -1, value.rounded(.towardZero), value / 2].filter { $0.magnitude < value.magnitude }
}
