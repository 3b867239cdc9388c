import Foundation

/// Round numbers along an axis.
struct AxisTicks {
    /// The numbers, rising.
    let values: [Double]
    /// The numbers as text, all with as many places as the step needs.
    let labels: [String]

    /// About `count` multiples of 1, 2, 2.5 or 5 times a power of ten within `low...high`, which is not empty.
    init(from low: Double, to high: Double, count: Int) {
        let rough = (high - low) / Double(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let factor = [1.0, 2, 2.5, 5, 10].first { $0 * power >= rough * 0.999 } ?? 10
        let step = factor * power
        let first = (low / step - 1e-9).rounded(.up)
        let last = (high / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 1_000 else {
            values = []
            labels = []
            return
        }
        let decimals = min(max(Int(-floor(log10(step) + 1e-9)) + (factor == 2.5 ? 1 : 0), 0), 12)
        values = stride(from: first, through: last, by: 1).map { $0 * step }
        labels = values.map { value in
            value.magnitude < 1e6 ? Markup.fixed(value, decimals: decimals) : value.description
        }
    }
}

/// Finite numbers and the room around them.
struct AxisRange {
    var low: Double
    var high: Double

    /// A range as it is.
    init(low: Double, high: Double) {
        self.low = low
        self.high = high
    }

    /// The range of what can be drawn of `values`, holding `required` too, with a twentieth of room.
    init(of values: [Double], holding required: [Double]) {
        let drawable = values.filter { $0.magnitude < drawableLimit } + required
        low = drawable.min() ?? 0
        high = drawable.max() ?? 1
        if low == high {
            low -= 1
            high += 1
        }
        let room = (high - low) / 20
        low -= room
        high += room
    }

    /// Where `value` lies, 0 at the low end and 1 at the high one.
    func position(_ value: Double) -> Double { (value - low) / (high - low) }
}
