/// The fraction and its velocity against time, drawn as SVG: phases shaded, events marked, both axes labelled.
///
/// The filmstrip and the player page share it. It draws into the rectangle (0, 0, width, height).
struct FractionPlot {
    let recording: MotionRecording
    let width: Double
    let height: Double
    /// Where the curves are: what lies inside the axes.
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
    let time: AxisRange
    let fraction: AxisRange
    let velocity: AxisRange
    private let fractionTicks: AxisTicks
    private let velocityTicks: AxisTicks
    private let marks: [Mark]
    private let isWide: Bool

    static let font = 11.0
    private static let stripHeight = 16.0

    /// A dashed line with its text, in a row of its own where texts would meet; past six rows only the line.
    private struct Mark {
        var x: Double
        var label: String
        var row: Int
        var textX: Double
    }

    /// Lays the plot of a valid recording with at least one frame out.
    init(_ recording: MotionRecording, width: Double, height: Double) {
        self.recording = recording
        self.width = width
        self.height = height
        isWide = width >= 480
        let frames = recording.frames
        let times = frames.map(\.time) + recording.events.map(\.time)
        var time = AxisRange(of: times, holding: [])
        if let first = times.min(), let last = times.max(), last > first {
            (time.low, time.high) = (first, last)
        }
        let fraction = AxisRange(of: frames.map(\.fraction), holding: [0, 1])
        let velocity = AxisRange(of: frames.map(\.fractionVelocity), holding: [0])
        self.time = time
        self.fraction = fraction
        self.velocity = velocity
        fractionTicks = AxisTicks(from: fraction.low, to: fraction.high, count: 5)
        velocityTicks = AxisTicks(from: velocity.low, to: velocity.high, count: 5)
        func room(_ ticks: AxisTicks) -> Double {
            (ticks.labels.map { Markup.width($0, size: Self.font) }.max() ?? 0) + 12
        }
        left = max(room(fractionTicks), 16)
        right = max(width - max(room(velocityTicks), 16), left + 20)
        marks = Self.marks(recording.events, time: time, left: left, right: right)
        let rows = (marks.map(\.row).max() ?? -1) + 1
        top = 25 + Double(rows) * 15 + Self.stripHeight
        bottom = max(height - 36, top + 20)
    }

    /// The horizontal place of `instant`.
    func x(_ instant: Double) -> Double { left + time.position(instant) * (right - left) }

    private func y(_ value: Double, _ range: AxisRange) -> Double {
        bottom - range.position(value) * (bottom - top)
    }

    private static func marks(
        _ events: [MotionRecording.Event], time: AxisRange, left: Double, right: Double
    ) -> [Mark] {
        var marks: [Mark] = []
        var rowEnds: [Double] = []
        for event in events.sorted(by: { $0.time < $1.time }) {
            let x = left + time.position(event.time) * (right - left)
            let label = Markup.truncated(event.label, size: font, width: 150)
            let width = Markup.width(label, size: font)
            let textX = max(min(x + 4, right - width), left)
            let row = rowEnds.firstIndex { $0 + 8 <= textX } ?? rowEnds.count
            if row < 6 {
                if row == rowEnds.count { rowEnds.append(0) }
                rowEnds[row] = textX + width
            }
            marks.append(Mark(x: x, label: row < 6 ? label : "", row: min(row, 5), textX: textX))
        }
        return marks
    }

    /// The plot as SVG elements; `chosen` are the frames to mark with dots. Classes are styled by `css`.
    func svg(chosen: [Int] = []) -> String {
        var svg = title()
        svg += phases()
        svg += axes()
        svg += events()
        svg += curve(recording.frames.map(\.fractionVelocity), velocity, "velocity")
        svg += curve(recording.frames.map(\.fraction), fraction, "fraction")
        for index in chosen {
            let frame = recording.frames[index]
            guard frame.fraction.magnitude < drawableLimit else { continue }
            svg += "<circle class=\"dot\" cx=\"\(number(x(frame.time)))\""
            svg += " cy=\"\(number(y(frame.fraction, fraction)))\" r=\"3\"/>\n"
        }
        return svg
    }

    private func number(_ value: Double) -> String { Markup.number(value) }

    private func text(_ x: Double, _ y: Double, _ text: String, _ kind: String, anchor: String = "start")
        -> String
    {
        "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\""
            + " font-size=\"\(number(Self.font))\">\(Markup.escaped(text))</text>\n"
    }

    private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ kind: String) -> String {
        "<line class=\"\(kind)\" x1=\"\(number(x1))\" y1=\"\(number(y1))\""
            + " x2=\"\(number(x2))\" y2=\"\(number(y2))\"/>\n"
    }

    private func title() -> String {
        let velocityName = isWide ? "fraction velocity, 1/s" : "velocity, 1/s"
        let start = right - Markup.width(velocityName, size: Self.font) - 24
        return line(left, 8, left + 18, 8, "curve fraction") + text(left + 24, 12, "fraction", "ink fraction")
            + line(start, 8, start + 18, 8, "curve velocity")
            + text(start + 24, 12, velocityName, "ink velocity")
    }

    private func phases() -> String {
        var svg = ""
        let stripTop = top - Self.stripHeight
        for span in recording.phaseSpans {
            let from = x(span.start)
            let width = max(x(span.end) - from, 0)
            let name = span.phase.rawValue
            let place = "class=\"phase \(name)\" x=\"\(number(from))\" width=\"\(number(width))\""
            svg += "<rect \(place) y=\"\(number(stripTop))\" height=\"\(number(bottom - stripTop))\">"
            svg += "<title>\(name)</title></rect>\n"
            svg += "<rect \(place) y=\"\(number(stripTop))\" height=\"\(number(Self.stripHeight))\"/>\n"
            if Markup.width(name, size: Self.font) + 8 <= width {
                svg += text(from + width / 2, top - 4.5, name, "ink", anchor: "middle")
            }
        }
        return svg
    }

    private func axes() -> String {
        var svg = ""
        for (value, label) in zip(fractionTicks.values, fractionTicks.labels) {
            let height = y(value, fraction)
            svg += line(left, height, right, height, value == 0 || value == 1 ? "grid firm" : "grid")
            svg += text(left - 6, height + 4, label, "ink fraction", anchor: "end")
        }
        for (value, label) in zip(velocityTicks.values, velocityTicks.labels) {
            let height = y(value, velocity)
            svg += line(right, height, right + 4, height, "tick")
            svg += text(right + 7, height + 4, label, "ink velocity")
        }
        svg += line(left, y(0, velocity), right, y(0, velocity), "rest")
        let unit = "time, s"
        let ticks = AxisTicks(from: time.low, to: time.high, count: max(Int((right - left) / 80), 2))
        var free = left - 30
        for (value, label) in zip(ticks.values, ticks.labels) {
            let half = Markup.width(label, size: Self.font) / 2
            svg += line(x(value), bottom, x(value), bottom + 4, "tick")
            guard x(value) - half > free, x(value) + half <= width else { continue }
            svg += text(x(value), bottom + 16, label, "ink muted", anchor: "middle")
            free = x(value) + half + 4
        }
        svg += text((left + right) / 2, bottom + 31, unit, "ink muted", anchor: "middle")
        return svg + line(left, bottom, right, bottom, "tick") + line(left, top, left, bottom, "tick")
            + line(right, top, right, bottom, "tick")
    }

    private func events() -> String {
        var svg = ""
        func baseline(_ mark: Mark) -> Double { 34 + Double(mark.row) * 15 }
        for mark in marks { svg += line(mark.x, baseline(mark) - 9, mark.x, bottom, "event") }
        for mark in marks where !mark.label.isEmpty {
            svg += text(mark.textX, baseline(mark), mark.label, "ink halo")
        }
        return svg
    }

    private func curve(_ values: [Double], _ range: AxisRange, _ kind: String) -> String {
        var path = ""
        var isDown = false
        for (frame, value) in zip(recording.frames, values) {
            guard value.magnitude < drawableLimit else {
                isDown = false
                continue
            }
            path += "\(isDown ? "L" : "M")\(number(x(frame.time))) \(number(y(value, range)))"
            isDown = true
        }
        return path.isEmpty ? "" : "<path class=\"curve \(kind)\" d=\"\(path)\"/>\n"
    }
}
