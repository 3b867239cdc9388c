/// A timing curve of equal steps, as CSS Easing defines `steps()`.
///
/// ```swift
/// try Steps(4).value(at: 0.25)                           // 0.25
/// try Steps(4, jump: .both).value(at: 0.25)              // 0.4
/// try Steps(css: "steps(4, jump-none)").value(at: 0.25)  // 1/3
/// ```
///
/// The time is divided into `count` equal intervals with a constant value each; `jump` says where the jumps are.
/// Interval k begins at the double nearest to k/count, where the value is already the later one. Outside [0, 1] the
/// steps continue.
public struct Steps: TimingCurve, Hashable {
    /// The positions of the jumps.
    public enum Jump: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// At the beginning of each interval, so the first jump is at time 0; CSS's `jump-start` or `start`.
        case start = "jump-start"
        /// At the end of each interval, so the last jump is at time 1; CSS's `jump-end` or `end`, its default.
        case end = "jump-end"
        /// Only between intervals: the value is 0 at first and 1 at last; CSS's `jump-none`.
        case none = "jump-none"
        /// Between intervals and at both ends; CSS's `jump-both`.
        case both = "jump-both"
    }

    /// The number of equal intervals.
    public let count: Int
    /// The positions of the jumps.
    public let jump: Jump

    /// Creates a curve of equal steps.
    /// - Parameters:
    ///   - count: The number of intervals: 1 to 2³¹ − 1, and at least 2 for `Jump.none`.
    ///   - jump: The positions of the jumps.
    /// - Throws: `HookeError.outOfRange` for a count outside these ranges.
    public init(_ count: Int, jump: Jump = .end) throws(HookeError) {
        let least = jump == .none ? 2 : 1
        guard count >= least, count <= Int32.max else {
            throw .outOfRange(
                field: .count, value: Double(count), accepted: "a whole number from \(least) to \(Int32.max)"
            )
        }
        self.init(checkedCount: count, jump: jump)
    }

    private init(checkedCount count: Int, jump: Jump) {
        self.count = count
        self.jump = jump
    }

    /// One jump at the start; CSS's `step-start`.
    public static let stepStart = Steps(checkedCount: 1, jump: .start)
    /// One jump at the end; CSS's `step-end`.
    public static let stepEnd = Steps(checkedCount: 1, jump: .end)

    /// The number of jumps from 0 to 1.
    public var jumpCount: Int { Int(jumps) }

    /// The number of jumps as a double, because a 32-bit `Int` may be too small.
    var jumps: Double {
        switch jump {
        case .start, .end: Double(count)
        case .none: Double(count) - 1
        case .both: Double(count) + 1
        }
    }

    /// Returns the value at the fraction `t` of the time: the number of jumps passed divided by the number of jumps,
    /// rounded once. NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let (n, jumps) = (Double(count), jumps)
        // From here on an interval is less than one ulp of the time.
        guard t.magnitude < 0x1p53 else { return t * (n / jumps) }
        var taken = (t * n).rounded(.down)
        // The product is rounded; the interval begins at the quotient.
        if (taken + 1) / n <= t { taken += 1 } else if taken / n > t { taken -= 1 }
        if jump == .start || jump == .both { taken += 1 }
        if t >= 0, taken < 0 { taken = 0 }
        if t <= 1, taken > jumps { taken = jumps }
        return taken / jumps
    }

    /// Returns 0, because the value is constant between jumps. NaN gives NaN.
    public func slope(at t: Double) -> Double { t.isNaN ? .nan : 0 }

    /// Returns 0. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double { t.isNaN ? .nan : 0 }
}
