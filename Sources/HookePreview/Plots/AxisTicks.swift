import Foundation

struct AxisTicks {
    let values: [Double]
    /// The numbers as text, all with the number of decimals that the step needs.
    let labels: [String]

    /// Creates about `count` multiples of 1, 2, 2.5 or 5 times a power of ten within `low...high`, which is
    /// not empty.
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
        let values = stride(from: first, through: last, by: 1).map { $0 * step }
        let size = values.map(\.magnitude).max() ?? 0
        let place = Int(floor(log10(step) + 1e-9)) - (factor == 2.5 ? 1 : 0)
        if size < 1e6, place >= -6 {
            labels = values.map { Markup.fixed($0, decimals: max(-place, 0)) }
        } else {
            let first = size > 0 ? Int(floor(log10(size) + 1e-9)) : place
            let digits = min(max(first - place + 1, 1), 15)
            labels = values.map { Self.scientific($0, digits: digits) }
        }
        self.values = values
    }

    /// Returns `value` with up to `digits` significant digits, without trailing zeros: `1.5e9`, `-2e-7`.
    private static func scientific(_ value: Double, digits: Int) -> String {
        if value == 0 { return "0" }
        let parts = String(format: "%.\(digits)g", value).split(separator: "e")
        guard parts.count == 2, let exponent = Int(parts[1]) else { return parts.joined() }
        return "\(parts[0])e\(exponent)"
    }
}

struct AxisRange {
    var low: Double
    var high: Double

    /// Returns the relative position of `value`: 0 at the low end, 1 at the high end.
    func position(_ value: Double) -> Double { (value - low) / (high - low) }
}

extension AxisRange {
    /// Creates the range of the drawable `values` and of `required`, with a margin of 1/20 on each side.
    init(of values: [Double], holding required: [Double]) {
        let drawable = values.filter { $0.magnitude < drawableLimit } + required
        low = drawable.min() ?? 0
        high = drawable.max() ?? 1
        // Values that differ only by rounding count as equal; the range must be wider than rounding.
        let size = max(low.magnitude, high.magnitude)
        if high - low <= size * 1e-12 {
            let half = max(1, size * 0x1p-10)
            low -= half
            high += half
        }
        let room = (high - low) / 20
        low -= room
        high += room
    }
}
