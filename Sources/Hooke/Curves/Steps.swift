/// A timing curve of equal steps, as CSS Easing defines `steps()`.
///
/// ```swift
/// try Steps(4).value(at: 0.25)                           // 0.25
/// try Steps(4, jump: .both).value(at: 0.25)              // 0.4
/// try Steps(css: "steps(4, jump-none)").value(at: 0.25)  // 1/3
/// ```
///
/// The time is cut into `count` equal stretches, and on each the value stays. Where the jumps are, `jump` says. Stretch k
/// begins at the double nearest to k/count, and the value there is already the later one. Outside [0, 1] the staircase
/// goes on.
public struct Steps: TimingCurve, Hashable {
    /// Where the jumps of a staircase are.
    public enum Jump: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// At the beginning of each stretch, so that the first is at time 0; CSS's `jump-start` or `start`.
        case start = "jump-start"
        /// At the end of each stretch, so that the last is at time 1; CSS's `jump-end` or `end`, its default.
        case end = "jump-end"
        /// Between the stretches alone: the first is at 0 and the last at 1; CSS's `jump-none`.
        case none = "jump-none"
        /// At both ends too, so that no stretch is at 0 or 1; CSS's `jump-both`.
        case both = "jump-both"
    }

    /// How many equal stretches the time has.
    public let count: Int
    /// Where the jumps are.
    public let jump: Jump

    /// A staircase.
    /// - Parameters:
    ///   - count: How many stretches: 1 to 2³¹ − 1, and at least 2 without jumps at the ends.
    ///   - jump: Where the jumps are.
    /// - Throws: `HookeError.outOfRange` for a count outside that.
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

    /// How many jumps there are from 0 to 1.
    public var jumpCount: Int { Int(jumps) }

    /// The same as a double: `Int` may have no more bits than the largest count.
    var jumps: Double {
        switch jump {
        case .start, .end: Double(count)
        case .none: Double(count) - 1
        case .both: Double(count) + 1
        }
    }

    /// The value at the fraction `t` of the time: the number of jumps taken over the number of jumps, rounded once.
    /// NaN gives NaN.
    public func value(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let (n, jumps) = (Double(count), jumps)
        // There a stretch is less than the last place of the time.
        guard t.magnitude < 0x1p53 else { return t * (n / jumps) }
        var taken = (t * n).rounded(.down)
        // The product is rounded; the stretch begins where the quotient is.
        if (taken + 1) / n <= t { taken += 1 } else if taken / n > t { taken -= 1 }
        if jump == .start || jump == .both { taken += 1 }
        if t >= 0, taken < 0 { taken = 0 }
        if t <= 1, taken > jumps { taken = jumps }
        return taken / jumps
    }

    /// 0: between the jumps the value stays. NaN gives NaN.
    public func slope(at t: Double) -> Double { t.isNaN ? .nan : 0 }

    /// 0. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double { t.isNaN ? .nan : 0 }
}
