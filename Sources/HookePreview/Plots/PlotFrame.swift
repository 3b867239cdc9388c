/// The frame of a plot against time: axes with round numbers, labelled marks, and curves inside.
///
/// It draws SVG into the rectangle (0, 0, width, height). `PreviewStyle.css` styles its classes.
struct PlotFrame: PlotPanel {
    /// The quantity of a vertical axis: its range, and the CSS class of its text and curves.
    struct Quantity {
        var range: AxisRange
        var kind: String
    }

    typealias Event = MotionPlot.Event

    let width: Double
    let height: Double
    /// The area inside the axes.
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let time: AxisRange
    private let timeName: String
    private let first: Quantity
    private let firstTicks: AxisTicks
    private let marks: [Mark]
    private let eventsTop: Double

    /// The smallest height of the curves for which events have labels.
    static let leastCurves = 48.0

    /// A dashed line with its text. Texts that would overlap are in separate rows. Without a free row (at
    /// most six, fewer in a low picture), the mark is only the line.
    private struct Mark {
        var x: Double
        var label: String
        var row: Int
        var textX: Double
    }

    /// Creates a frame.
    /// - Parameters:
    ///   - width: The width of the whole rectangle.
    ///   - height: The height of the whole rectangle.
    ///   - time: The range of the horizontal axis.
    ///   - timeName: The label of the horizontal axis.
    ///   - events: The times to mark.
    ///   - head: The height above the rows of events.
    ///   - strip: The height between the events and the curves.
    ///   - hasTimes: Whether the horizontal axis has labels.
    ///   - leftRoom: The smallest width of the left axis, for aligning frames.
    init(
        width: Double, height: Double, time: AxisRange, timeName: String = "time, s", first: Quantity,
        events: [Event] = [], head: Double = 25, strip: Double = 0,
        hasTimes: Bool = true,
        leftRoom: Double = 16
    ) {
        (self.width, self.height, self.time, self.timeName) = (width, height, time, timeName)
        self.first = first
        // The number of ticks depends on the height.
        let room = height - head - strip - (hasTimes ? 36 : 8)
        let count = min(max(Int(room / 20), 2), 5)
        firstTicks = Self.ticks(first, count: count)
        left = max(Self.room(firstTicks), leftRoom)
        right = max(width - 16, left + 20)
        // The curves have priority over the labels of events.
        let mostRows = min(max(Int((room - Self.leastCurves) / 15), 0), 6)
        marks = Self.marks(events, time: time, left: left, right: right, mostRows: mostRows)
        let rows = mostRows == 0 ? 0 : (marks.map(\.row).max() ?? -1) + 1
        eventsTop = head + 9
        top = head + Double(rows) * 15 + strip
        bottom = max(height - (hasTimes ? 36 : 8), top + 20)
    }

    /// Returns the width that the left axis of a quantity needs.
    static func room(_ quantity: Quantity) -> Double {
        (2...5).map { room(ticks(quantity, count: $0)) }.max() ?? 0
    }

    /// Returns about `count` ticks, at least two if possible: one tick shows no scale.
    private static func ticks(_ quantity: Quantity, count: Int) -> AxisTicks {
        func ticks(_ count: Int) -> AxisTicks {
            AxisTicks(from: quantity.range.low, to: quantity.range.high, count: count)
        }
        return (count...count + 3).lazy.map(ticks).first { $0.values.count > 1 } ?? ticks(count)
    }

    private static func room(_ ticks: AxisTicks) -> Double {
        (ticks.labels.map { Markup.width($0, size: font) }.max() ?? 0) + 12
    }

    private static func marks(
        _ events: [Event], time: AxisRange, left: Double, right: Double, mostRows: Int
    ) -> [Mark] {
        var marks: [Mark] = []
        var rowEnds: [Double] = []
        for event in events.sorted(by: { $0.time < $1.time }) {
            let x = left + time.position(event.time) * (right - left)
            let label = Markup.truncated(event.label, size: font, width: 150)
            let width = Markup.width(label, size: font)
            let textX = max(min(x + 4, right - width), left)
            let row = rowEnds.firstIndex { $0 + 8 <= textX } ?? rowEnds.count
            if row < mostRows {
                if row == rowEnds.count { rowEnds.append(0) }
                rowEnds[row] = textX + width
            }
            marks.append(
                Mark(
                    x: x, label: row < mostRows ? label : "", row: min(row, max(mostRows - 1, 0)),
                    textX: textX))
        }
        return marks
    }

    func x(_ instant: Double) -> Double { left + time.position(instant) * (right - left) }

    func y(_ value: Double) -> Double { bottom - first.range.position(value) * (bottom - top) }

    func dot(_ instant: Double, _ value: Double, _ kind: String = "dot") -> String {
        "<circle class=\"\(kind)\" cx=\"\(number(x(instant)))\" cy=\"\(number(y(value)))\" r=\"3\"/>\n"
    }

    /// Returns a legend entry: a sample of a curve (of the band if `kind` is `nil`) and its name. `place` is
    /// its left edge and vertical middle.
    func key(_ name: String, _ kind: String?, at place: (x: Double, y: Double)) -> String {
        let (x, y) = place
        let label = text(x + 24, y + 4, name, kind.map { "ink \($0)" } ?? "ink")
        if let kind { return line(x, y, x + 18, y, "curve \(kind)") + label }
        return "<rect class=\"band\" x=\"\(number(x))\" y=\"\(number(y - 5))\" width=\"18\" height=\"10\"/>\n"
            + label
    }

    static func keyWidth(_ name: String) -> Double { Markup.width(name, size: font) + 24 }

    /// Returns axes, ticks and grid, with emphasised grid lines at the values `firm`.
    func axes(firm: [Double]) -> String {
        var svg = ""
        var free = Double.infinity
        for (value, label) in zip(firstTicks.values, firstTicks.labels) {
            let height = y(value)
            svg += line(left, height, right, height, firm.contains(value) ? "grid firm" : "grid")
            // In a low panel some grid lines have no label.
            guard height <= free else { continue }
            svg += text(left - 6, height + 4, label, "ink \(first.kind)", anchor: "end")
            free = height - 9
        }
        svg += times()
        svg += line(left, bottom, right, bottom, "tick") + line(left, top, left, bottom, "tick")
        return svg
    }

    private func times() -> String {
        var svg = ""
        let isWritten = height - bottom >= 36
        let ticks = AxisTicks(from: time.low, to: time.high, count: max(Int((right - left) / 80), 2))
        var free = left - 30
        for (value, label) in zip(ticks.values, ticks.labels) {
            let half = Markup.width(label, size: Self.font) / 2
            svg += line(x(value), bottom, x(value), bottom + 4, "tick")
            guard isWritten, x(value) - half > free, x(value) + half <= width else { continue }
            svg += text(x(value), bottom + 16, label, "ink muted", anchor: "middle")
            free = x(value) + half + 4
        }
        guard isWritten else { return svg }
        return svg + text((left + right) / 2, bottom + 31, timeName, "ink muted", anchor: "middle")
    }

    func events() -> String {
        var svg = ""
        func baseline(_ mark: Mark) -> Double { eventsTop + Double(mark.row) * 15 }
        for mark in marks { svg += line(mark.x, min(baseline(mark) - 9, top), mark.x, bottom, "event") }
        for mark in marks where !mark.label.isEmpty {
            svg += text(mark.textX, baseline(mark), mark.label, "ink halo")
        }
        return svg
    }

    /// Returns a curve through points, interrupted where a point cannot be drawn.
    func curve(_ points: [(time: Double, value: Double)], kind: String) -> String {
        let stretches = points.split { !($0.value.magnitude < drawableLimit) }
        let path = stretches.map { stretch in
            let places = stretch.map { SIMD2(x($0.time), y($0.value)) }.thinned(
                to: 4000, from: 0.25)
            return "M" + places.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L")
        }.joined()
        return path.isEmpty ? "" : "<path class=\"curve \(kind)\" d=\"\(path)\"/>\n"
    }
}
