/// Values against time above and their rates below, with dots, handles and events. The plots of curves, tracks,
/// motions and releases share it.
struct LinePlot {
    struct Line {
        var label: String
        var value: @Sendable (Double) -> Double
        var rate: @Sendable (Double) -> Double
        /// The second derivative, for a third panel; all lines have one, or none.
        var secondRate: (@Sendable (Double) -> Double)?
        /// The times where the function may have a jump or a corner.
        var knots: [Double] = []
        var dots: [Position] = []
        var handles: [Handle] = []
        var textDescription: String
    }

    struct Position: Hashable, Sendable {
        var time: Double
        var value: Double
    }

    /// A control point or the end of a tangent, and the point on the line that it belongs to.
    struct Handle: Hashable, Sendable {
        var anchor: Position
        var tip: Position
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
    var secondRateName = "acceleration, 1/s²"
    var events: [PlotFrame.Event] = []
    /// A description of all lines.
    var subtitle: String
    /// The values whose grid lines are emphasised.
    var firmValues: [Double] = []
    /// Whether a unit of time is as long as a unit of value.
    var isSquare = false

    func svg(width: Double, height: Double) -> String {
        let columns = Int(width)
        func samples(_ function: (Double) -> Double, _ line: Line) -> PlotSamples {
            PlotSamples(of: function, over: time, columns: columns, knots: line.knots)
        }
        let values = lines.map { samples($0.value, $0) }
        let rates = Rates(lines.map { ($0.rate, samples($0.rate, $0)) })
        let second = lines.compactMap { line in line.secondRate.map { ($0, samples($0, line)) } }
        let secondRates = second.isEmpty ? nil : Rates(second)
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
        let cut = rates.isCut ? "; vertical tangents are cut off below" : ""
        let sheet = PlotSheet(
            width: width, height: height, title: title,
            brief: lines.count > 1 ? "\(lines.count) \(kinds)" : nil,
            textDescription: stories.joined(separator: "; "),
            subtitle: (lines.count == 1 ? lines[0].textDescription : subtitle) + cut, time: time,
            timeName: timeName,
            values: AxisRange(of: values.flatMap { $0.points.map(\.value) }, holding: firmValues + marked),
            rates: rates.range, secondRates: secondRates?.range, events: events,
            lines: lines.count > 1 ? lines.map(\.label) : [], isSquare: isSquare)
        var upper = sheet.values.axes(firm: firmValues) + sheet.values.events()
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
        let ratesTitle = (name: rateName, baseline: sheet.ratesTitle)
        return sheet.svg(
            values: upper, rates: rates.drawn(in: sheet.rates, ratesTitle, events: events, id: "panel"),
            secondRates: sheet.secondRates.flatMap {
                secondRates?.drawn(in: $0, (secondRateName, 12), events: events, id: "panel2")
            } ?? "")
    }

    /// The lines of a panel of derivatives, which may be unbounded.
    private struct Rates {
        let samples: [PlotSamples]
        let range: AxisRange
        /// Whether a line leaves the range.
        let isCut: Bool

        init(_ lines: [(function: @Sendable (Double) -> Double, samples: PlotSamples)]) {
            samples = lines.map(\.samples)
            let bounded = lines.map { $0.samples.boundedValues(of: $0.function) }
            range = AxisRange(of: bounded.flatMap { $0 }, holding: [0])
            isCut = zip(samples, bounded).contains { samples, bounded in
                guard let low = bounded.min(), let high = bounded.max() else { return false }
                return samples.points.contains {
                    $0.value.magnitude < drawableLimit && ($0.value < low || $0.value > high)
                }
            }
        }

        func drawn(
            in frame: PlotFrame, _ title: (name: String, baseline: Double), events: [PlotFrame.Event],
            id: String
        ) -> String {
            let drawn = samples.indices.map { frame.line(samples[$0], kind: "s\($0) thin") }.joined()
            let marks = events.map {
                frame.line(frame.x($0.time), frame.top, frame.x($0.time), frame.bottom, "event")
            }
            return frame.axes(firm: [0]) + marks.joined() + (isCut ? frame.clipped(drawn, id: id) : drawn)
                + frame.text(frame.left, title.baseline, title.name, "ink")
        }
    }

    private func isShown(_ instant: Double) -> Bool { instant >= time.low && instant <= time.high }

    private func handle(_ handle: Handle, _ frame: PlotFrame, _ kind: String) -> String {
        let (x, y) = (frame.x(handle.tip.time), frame.y(handle.tip.value))
        return frame.line(frame.x(handle.anchor.time), frame.y(handle.anchor.value), x, y, "handle \(kind)")
            + "<circle class=\"tip \(kind)\" cx=\"\(frame.number(x))\" cy=\"\(frame.number(y))\" r=\"2\"/>\n"
    }
}
