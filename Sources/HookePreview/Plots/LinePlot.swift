/// Values against time above and their rates below, with dots and handles. The plots of curves, tracks and
/// releases share it.
struct LinePlot {
    struct Line {
        var label: String
        var value: @Sendable (Double) -> Double
        var rate: @Sendable (Double) -> Double
        /// The times where the function may have a jump or a corner.
        var knots: [Double] = []
        var dots: [Place] = []
        var handles: [Handle] = []
        var textDescription: String
    }

    struct Place: Hashable, Sendable {
        var time: Double
        var value: Double
    }

    /// A control point or the end of a tangent, and the point on the line that it belongs to.
    struct Handle: Hashable, Sendable {
        var anchor: Place
        var tip: Place
    }

    /// The title; `nil` uses the lines' labels.
    var title: String?
    /// The plural noun for the lines, for a title when their labels are too long.
    var kinds: String
    let lines: [Line]
    let time: AxisRange
    var timeName = "time, s"
    var valueName = "value"
    var rateName = "velocity, 1/s"
    /// A description of all lines.
    var subtitle: String
    /// The values whose grid lines are emphasised.
    var firmValues: [Double] = []
    /// Whether a unit of time is as long as a unit of value.
    var isSquare = false

    func svg(width: Double, height: Double) -> String {
        let columns = Int(width)
        let values = lines.map { PlotSamples(of: $0.value, over: time, columns: columns, knots: $0.knots) }
        let rates = lines.map { PlotSamples(of: $0.rate, over: time, columns: columns, knots: $0.knots) }
        let bounded = zip(lines, rates).map { $1.boundedValues(of: $0.rate) }
        // Dots closer together than 6 columns and handles closer than 12 are left out.
        let shown = lines.map { line in
            let dots = line.dots.filter { isShown($0.time) }
            let handles = line.handles.filter {
                isShown($0.anchor.time) && isShown($0.tip.time) && $0.tip.value.magnitude < drawableLimit
            }
            return (
                dots: dots.count * 6 <= columns ? dots : [],
                handles: handles.count * 12 <= columns ? handles : []
            )
        }
        let marked = shown.flatMap { $0.dots.map(\.value) + $0.handles.map(\.tip.value) }
        let title = title ?? lines.map(\.label).joined(separator: ", ")
        let stories = lines.map {
            lines.count == 1 ? $0.textDescription : "\($0.label): \($0.textDescription)"
        }
        let isCut = zip(rates, bounded).contains { samples, bounded in
            guard let low = bounded.min(), let high = bounded.max() else { return false }
            return samples.points.contains {
                $0.value.magnitude < drawableLimit && ($0.value < low || $0.value > high)
            }
        }
        let cut = isCut ? "; vertical tangents are cut off below" : ""
        let sheet = PlotSheet(
            width: width, height: height, title: title,
            brief: lines.count > 1 ? "\(lines.count) \(kinds)" : nil,
            textDescription: stories.joined(separator: "; "),
            subtitle: (lines.count == 1 ? lines[0].textDescription : subtitle) + cut, time: time,
            timeName: timeName,
            values: AxisRange(of: values.flatMap { $0.points.map(\.value) }, holding: firmValues + marked),
            rates: AxisRange(of: bounded.flatMap { $0 }, holding: [0]),
            lines: lines.count > 1 ? lines.map(\.label) : [], isSquare: isSquare)
        var upper = sheet.values.axes(firm: firmValues)
        for (index, line) in shown.enumerated() {
            upper += line.handles.map { handle($0, sheet.values, "s\(index)") }.joined()
        }
        upper += lines.indices.map { sheet.values.line(values[$0], kind: "s\($0)") }.joined()
        for (index, line) in shown.enumerated() {
            upper += line.dots.map { sheet.values.dot($0.time, $0.value, "dot s\(index)") }.joined()
        }
        if let title = sheet.valuesTitle {
            upper += sheet.values.text(sheet.values.left, title, valueName, "ink")
        }
        if lines.count > 1 { upper += sheet.keys() }
        var lower = sheet.rates.axes(firm: [0])
        let rateLines = lines.indices.map { sheet.rates.line(rates[$0], kind: "s\($0) thin") }.joined()
        lower += isCut ? sheet.rates.clipped(rateLines, id: "panel") : rateLines
        lower += sheet.rates.text(sheet.rates.left, sheet.ratesTitle, rateName, "ink")
        return sheet.svg(values: upper, rates: lower)
    }

    private func isShown(_ instant: Double) -> Bool { instant >= time.low && instant <= time.high }

    private func handle(_ handle: Handle, _ frame: PlotFrame, _ kind: String) -> String {
        let (x, y) = (frame.x(handle.tip.time), frame.y(handle.tip.value))
        return frame.line(frame.x(handle.anchor.time), frame.y(handle.anchor.value), x, y, "handle \(kind)")
            + "<circle class=\"tip \(kind)\" cx=\"\(frame.number(x))\" cy=\"\(frame.number(y))\" r=\"2\"/>\n"
    }
}
