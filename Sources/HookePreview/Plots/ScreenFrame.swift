/// The frame of a picture of the screen: both axes in points at the same scale, y downwards.
///
/// It draws SVG into the rectangle (0, 0, width, height).
struct ScreenFrame: PlotPanel {
    let width: Double
    let height: Double
    /// The area inside the axes.
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    private let x: AxisRange
    private let y: AxisRange
    private let isNamed: Bool
    private let xTicks: AxisTicks
    private let yTicks: AxisTicks

    /// Creates a frame that shows at least the points from `low` to `high`. `head` is the height above the
    /// axes, `isNamed` whether the axes have names.
    init(
        width: Double, height: Double, low: SIMD2<Double>, high: SIMD2<Double>, head: Double,
        isNamed: Bool = true
    ) {
        (self.isNamed, self.width, self.height) = (isNamed, width, height)
        top = head
        bottom = max(height - (isNamed ? 36 : 22), head + 20)
        // The width of the labels and the scale depend on each other; the first guess is wide enough.
        var ranges = Self.ranges(low, high, width: width - 70, height: bottom - top)
        var ticks = Self.ticks(ranges.y, length: bottom - top, spacing: 50)
        left = (ticks.labels.map { Markup.width($0, size: Self.font) }.max() ?? 0) + 12
        right = max(width - 16, left + 20)
        ranges = Self.ranges(low, high, width: right - left, height: bottom - top)
        ticks = Self.ticks(ranges.y, length: bottom - top, spacing: 50)
        (x, y) = ranges
        yTicks = ticks
        xTicks = Self.ticks(ranges.x, length: right - left, spacing: 80)
    }

    /// About the size of what surrounds the area inside the axes, without names.
    static let room = SIMD2(52.0, 40.0)

    /// Returns ranges of the same scale around the middle, with a margin of 1/20 on each side.
    private static func ranges(
        _ low: SIMD2<Double>, _ high: SIMD2<Double>, width: Double, height: Double
    ) -> (x: AxisRange, y: AxisRange) {
        let middle = 0.5 * low + 0.5 * high
        let size = max(low.x.magnitude, low.y.magnitude, high.x.magnitude, high.y.magnitude)
        let scale = max((high.x - low.x) / width, (high.y - low.y) / height, size * 1e-12, 1e-9) * 1.1
        let half = 0.5 * scale * SIMD2(width, height)
        return (
            AxisRange(low: middle.x - half.x, high: middle.x + half.x),
            AxisRange(low: middle.y - half.y, high: middle.y + half.y)
        )
    }

    private static func ticks(_ range: AxisRange, length: Double, spacing: Double) -> AxisTicks {
        AxisTicks(from: range.low, to: range.high, count: max(Int(length / spacing), 2))
    }

    /// Returns the position of a point of the screen in the picture.
    func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(
            left + x.position(point.x) * (right - left), top + y.position(point.y) * (bottom - top))
    }

    /// The visible points plus the same size on every side, so that edges cut there are outside the picture.
    var guardBox: Polygon {
        let margin = SIMD2(x.high - x.low, y.high - y.low)
        return Polygon(low: SIMD2(x.low, y.low) - margin, high: SIMD2(x.high, y.high) + margin)
    }

    func axes() -> String {
        var svg = ""
        for (value, label) in zip(yTicks.values, yTicks.labels) {
            let place = place(SIMD2(x.low, value)).y
            svg += line(left, place, right, place, value == 0 ? "grid firm" : "grid")
            svg += text(left - 6, place + 4, label, "ink muted", anchor: "end")
        }
        var free = left - 30
        for (value, label) in zip(xTicks.values, xTicks.labels) {
            let place = place(SIMD2(value, y.low)).x
            let half = Markup.width(label, size: Self.font) / 2
            svg += line(place, top, place, bottom, value == 0 ? "grid firm" : "grid")
            guard place - half > free, place + half <= width else { continue }
            svg += text(place, bottom + 16, label, "ink muted", anchor: "middle")
            free = place + half + 4
        }
        guard isNamed else { return svg + border() }
        svg += text(
            (left + right) / 2, bottom + 31, "x and y in points, y downwards", "ink muted", anchor: "middle")
        return svg + border()
    }

    private func border() -> String {
        line(left, bottom, right, bottom, "tick") + line(left, top, left, bottom, "tick")
            + line(left, top, right, top, "tick") + line(right, top, right, bottom, "tick")
    }
}
