import Hooke

/// The delays of staggered parts.
///
/// With d the distance of a part from the origin, d̃ = d − min d, M = max d̃ and the easing e, its delay is
/// each·M·e(d̃/M), or total·e(d̃/M); without an easing exactly each·d̃. If M is 0, all delays are 0.
///
/// ```swift
/// print(Stagger(each: 0.1, from: .center).delays(count: 5))   // [0.2, 0.1, 0.0, 0.1, 0.2]
/// print(Stagger(each: 0.1, from: .center).delays(count: 4))   // [0.1, 0.0, 0.0, 0.1]
/// ```
///
/// GSAP's `each` from the centre or the edges is `total: each·(count − 1)`. Motion's delays for an even count from
/// the centre are half of `each` larger, because it does not subtract the smallest distance.
public struct Stagger: Hashable, Sendable {
    /// The unit of the delays.
    public enum Amount: Hashable, Sendable {
        /// Seconds for each step of distance.
        case each(Double)
        /// Seconds for the part at the largest distance.
        case total(Double)
    }

    /// The origin, from which distances are measured.
    public enum Origin: Hashable, Sendable {
        /// The first part: d = i.
        case first
        /// The last part: d = n − 1 − i.
        case last
        /// The centre: d = |i − (n − 1)/2|.
        case center
        /// Both ends: d = min(i, n − 1 − i).
        case edges
        /// The part at an index: d = |i − index|. ``delays(count:)`` accepts any, a ``Choreography`` those of its parts.
        case index(Int)
        /// A cell of a grid, which is filled row by row.
        case grid(Grid)
    }

    /// A grid of parts, filled row by row.
    public struct Grid: Hashable, Sendable {
        /// The distance between cells.
        public enum Metric: String, NamedCase, Hashable, Sendable, CaseIterable {
            /// The straight line.
            case euclidean
            /// Columns only.
            case horizontal
            /// Rows only.
            case vertical
        }

        /// The number of columns, at least 1.
        public var columns: Int
        /// The column of the origin, from 0; fractions lie between columns.
        public var column: Double
        /// The row of the origin, from 0; fractions lie between rows.
        public var row: Double
        /// The distance between cells.
        public var metric: Metric

        /// Creates a grid of columns with an origin and a metric.
        public init(columns: Int, column: Double, row: Double, metric: Metric = .euclidean) {
            (self.columns, self.column, self.row, self.metric) = (columns, column, row, metric)
        }

        /// Creates a grid of columns and rows with the origin in its middle.
        public init(columns: Int, rows: Int, metric: Metric = .euclidean) {
            self.init(
                columns: columns, column: Double(columns - 1) / 2, row: Double(rows - 1) / 2, metric: metric)
        }
    }

    /// The unit of the delays.
    public var amount: Amount
    /// The origin.
    public var origin: Origin
    /// The curve of the delays by distance; `nil` for a straight line.
    public var easing: TimingFunction?

    /// Creates delays of `each` seconds per step.
    public init(each seconds: Double, from origin: Origin = .first, easing: TimingFunction? = nil) {
        (amount, self.origin, self.easing) = (.each(seconds), origin, easing)
    }

    /// Creates delays up to `total` seconds.
    public init(total seconds: Double, from origin: Origin = .first, easing: TimingFunction? = nil) {
        (amount, self.origin, self.easing) = (.total(seconds), origin, easing)
    }

    /// Returns the delays of `count` parts in seconds; empty for a count below 1.
    ///
    /// Invalid numbers give invalid delays; a ``Choreography`` refuses them.
    public func delays(count: Int) -> [Double] {
        guard count > 0 else { return [] }
        return [Double](unsafeUninitializedCapacity: count) { delays, filled in
            let last = Double(count - 1)
            var (smallest, largest) = (Double.infinity, -Double.infinity)
            for index in 0..<count {
                let distance = distance(index, last)
                delays.initializeElement(at: index, to: distance)
                smallest = Double.minimum(smallest, distance)
                largest = Double.maximum(largest, distance)
            }
            filled = count
            let span = largest - smallest
            for index in 0..<count { delays[index] = delay(delays[index] - smallest, of: span) }
        }
    }

    @inline(__always) private func delay(_ distance: Double, of span: Double) -> Double {
        // Also for NaN.
        if span == 0 { return 0 }
        switch (amount, easing) {
        case (.each(let each), nil): return each * distance
        case (.each(let each), let easing?): return each * span * easing.value(at: distance / span)
        case (.total(let total), nil): return total * (distance / span)
        case (.total(let total), let easing?): return total * easing.value(at: distance / span)
        }
    }

    @inline(__always) private func distance(_ index: Int, _ last: Double) -> Double {
        let i = Double(index)
        switch origin {
        case .first: return i
        case .last: return last - i
        case .center: return (i - last / 2).magnitude
        case .edges: return Double.minimum(i, last - i)
        case .index(let origin): return (i - Double(origin)).magnitude
        case .grid(let grid): return grid.distance(index)
        }
    }

    /// The error of its numbers for `count` parts; `nil` if they are valid.
    func fault(count: Int) -> HookeError? {
        let (field, seconds): (HookeError.Field, Double) =
            switch amount {
            case .each(let seconds): ("each", seconds)
            case .total(let seconds): ("total", seconds)
            }
        guard seconds.isFinite else {
            return .outOfRange(field: field, value: seconds, accepted: "a finite number")
        }
        if case .index(let index) = origin, !(0..<max(count, 1)).contains(index) {
            return .badValue(
                field: "origin", value: "\(index)", nearest: nil,
                accepted: "an index from 0 to \(max(count, 1) - 1)")
        }
        guard case .grid(let grid) = origin else { return nil }
        guard grid.columns >= 1 else {
            return .outOfRange(field: "columns", value: Double(grid.columns), accepted: "a number from 1")
        }
        let last = Double(grid.columns - 1)
        guard grid.column >= 0, grid.column <= last else {
            return .outOfRange(field: "column", value: grid.column, accepted: "0 to \(last)")
        }
        guard grid.row >= 0, grid.row.isFinite else {
            return .outOfRange(field: "row", value: grid.row, accepted: "a finite number that is at least 0")
        }
        return nil
    }
}

extension Stagger.Grid {
    fileprivate func distance(_ index: Int) -> Double {
        guard columns >= 1 else { return .nan }
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        let (dx, dy) = (Double(column) - self.column, Double(row) - self.row)
        switch metric {
        case .euclidean: return (dx * dx + dy * dy).squareRoot()
        case .horizontal: return dx.magnitude
        case .vertical: return dy.magnitude
        }
    }
}
