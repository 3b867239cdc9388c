import Foundation

/// A small, fast generator with the same sequence for the same seed on every platform (SplitMix64, Steele, Lea and
/// Flood 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator from a test's own seed. `HOOKE_SEED` changes the sequence.
    public init(seed: UInt64) { state = RandomCases.seed(seed) }

    /// Creates a generator from a seed that another generator drew: `HOOKE_SEED` has already had its effect.
    public init(drawn seed: UInt64) { state = seed }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A double in [0, 1) with 53 random bits.
    public mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A uniform double in `range`.
    public mutating func uniform(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + unit() * (range.upperBound - range.lowerBound)
    }

    /// A positive double in `range` with a uniform logarithm: every magnitude is equally likely.
    public mutating func logUniform(_ range: ClosedRange<Double>) -> Double {
        Foundation.exp2(uniform(Foundation.log2(range.lowerBound)...Foundation.log2(range.upperBound)))
    }

    /// A uniform integer in `range`.
    public mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// `true` with the given probability.
    public mutating func chance(_ probability: Double) -> Bool { unit() < probability }
}
