import Foundation

/// Returns the number of random cases that a test runs in place of its own number.
///
/// `HOOKE_CASES=6000` gives every test 6,000 cases, `HOOKE_CASES=20x` 20 times its own number. If it is set, the number is
/// printed, so that `scripts/check-nightly` can report it.
public func randomCases(_ own: Int) -> Int {
    guard let asked = RandomCases.count else { return own }
    let count = asked(own)
    print("random cases: \(count)")
    return count
}

/// The environment's choice of random cases: `HOOKE_CASES` for their number, `HOOKE_SEED` for their seeds.
public enum RandomCases {
    /// Whether `HOOKE_CASES` is set: for tests that print statistics of a long run.
    public static var isAsked: Bool { count != nil }

    private static let environment = ProcessInfo.processInfo.environment

    fileprivate static let count: (@Sendable (Int) -> Int)? = environment["HOOKE_CASES"].map { text in
        guard let rule = countRule(text) else {
            preconditionFailure("HOOKE_CASES: expected a number like 6000 or a factor like 20x, got \(text)")
        }
        return rule
    }

    private static let seedMask = environment["HOOKE_SEED"].map { text in
        guard let seed = UInt64(text) else {
            preconditionFailure("HOOKE_SEED: expected a non-negative integer, got \(text)")
        }
        return mask(seed)
    }

    /// Returns a test's own seed, or that seed mixed with `HOOKE_SEED`.
    static func seed(_ own: UInt64) -> UInt64 { own ^ (seedMask ?? 0) }

    /// Returns the bits that `HOOKE_SEED` changes in every seed.
    static func mask(_ seed: UInt64) -> UInt64 {
        var random = SeededGenerator(drawn: seed)
        return random.next()
    }

    /// Returns the rule for the number of cases that `text` states; `nil` if it states none.
    static func countRule(_ text: String) -> (@Sendable (Int) -> Int)? {
        if let count = Int(text), count > 0 { return { _ in count } }
        guard text.last == "x", let factor = Double(text.dropLast()), factor > 0, factor.isFinite else {
            return nil
        }
        return { max(1, Int((Double($0) * factor).rounded())) }
    }
}
