/// A plot with panels as an SVG document: values above, their rates below, and the rates of those last, if they are given.
/// Values and rates are beside each other if a unit of time and of value are equally long.
struct PlotSheet {
    let width: Double
    let height: Double
    let title: String
    /// The replacement for a title that is too long.
    let brief: String?
    let textDescription: String
    let subtitle: String
    let values: PlotFrame
    let rates: PlotFrame
    /// The panel of second derivatives, if there is one.
    let secondRates: PlotFrame?
    private let legend: [Key]
    /// The corner of the rates' panel, from that of the values.
    private let ratesPlace: SIMD2<Double>
    /// The baseline of the names of the panels.
    let valuesTitle: Double?
    let ratesTitle: Double

    private static let margin = PlotDocument.margin
    private static let head = PlotDocument.head

    /// Creates a sheet with aligned panels. `lines` and `band` are the names in the legend.
    init(
        width: Double, height: Double, title: String, brief: String?, textDescription: String,
        subtitle: String,
        time: AxisRange,
        timeName: String = "time, s", values: AxisRange, rates: AxisRange, secondRates: AxisRange? = nil,
        events: [PlotFrame.Event] = [],
        lines: [String] = [], band: String? = nil, isSquare: Bool = false
    ) {
        (self.width, self.height, self.title, self.brief) = (width, height, title, brief)
        (self.textDescription, self.subtitle) = (textDescription, subtitle)
        let first = PlotFrame.Quantity(range: values, kind: "muted")
        let second = PlotFrame.Quantity(range: rates, kind: "muted")
        let third = secondRates.map { PlotFrame.Quantity(range: $0, kind: "muted") }
        let leftRoom = ([first, second] + (third.map { [$0] } ?? [])).map(PlotFrame.room).max() ?? 0
        let both = height - Self.head - Self.margin
        // The smallest height at which the last panel still shows the labels of its times.
        let last = max(both * (third == nil ? 0.4 : 0.32), 81)
        let middle = third == nil ? 0 : max(both * 0.26, 44)
        let below = last + middle
        // If the legend leaves the curves too little height, shorten its names and put more in a row.
        let legends = (1...3).map {
            Self.legend(lines, band: band, from: leftRoom, to: width - 2 * Self.margin - 16, inARow: $0)
        }
        func head(_ legend: [Key]) -> Double { 25 + Double(legend.last?.row ?? 0) * 16 }
        let inner = width - 2 * Self.margin
        if isSquare, third == nil {
            let chosen = legends[0]
            let top = head(chosen) + (lines.isEmpty ? 0 : 18)
            let (high, wide) = (values.high - values.low, time.high - time.low)
            let unit = min((both - top - 36) / high, (inner * 0.55 - leftRoom - 16) / wide)
            // A curve that leaves its square by far would be too narrow.
            if unit * wide >= 80 {
                let left = leftRoom + unit * wide + 16
                let height = top + unit * high + 36
                legend = chosen
                self.values = PlotFrame(
                    width: left, height: height, time: time, timeName: timeName, first: first, head: top,
                    leftRoom: leftRoom)
                self.rates = PlotFrame(
                    width: inner - left - 12, height: height, time: time, timeName: timeName, first: second,
                    head: top, leftRoom: leftRoom)
                ratesPlace = SIMD2(left + 12, 0)
                (valuesTitle, ratesTitle) = (top - 13, top - 13)
                self.secondRates = nil
                return
            }
        }
        legend =
            legends.first { both - below - head($0) - 8 >= PlotFrame.leastCurves }
            ?? legends[legends.count - 1]
        self.values = PlotFrame(
            width: inner, height: both - below, time: time, first: first, events: events,
            head: head(legend), hasTimes: false, leftRoom: leftRoom)
        func frame(_ quantity: PlotFrame.Quantity, _ height: Double, isLast: Bool) -> PlotFrame {
            PlotFrame(
                width: inner, height: height, time: time, timeName: timeName, first: quantity,
                hasTimes: isLast, leftRoom: leftRoom)
        }
        self.rates = frame(second, third == nil ? last : middle, isLast: third == nil)
        self.secondRates = third.map { frame($0, last, isLast: true) }
        ratesPlace = SIMD2(0, both - below)
        (valuesTitle, ratesTitle) = (lines.isEmpty ? 12 : nil, 12)
    }

    func svg(values drawnValues: String, rates drawnRates: String, secondRates drawnLast: String = "")
        -> String
    {
        let top = Self.head + values.height
        return PlotDocument(
            width: width, height: height, title: title, brief: brief, textDescription: textDescription,
            subtitle: subtitle
        ).svg(
            PlotDocument.panel(top: Self.head, drawn: drawnValues)
                + PlotDocument.panel(
                    top: Self.head + ratesPlace.y, left: ratesPlace.x, drawn: drawnRates)
                + (secondRates == nil ? "" : PlotDocument.panel(top: top + rates.height, drawn: drawnLast)))
    }

    func keys() -> String {
        legend.enumerated().map { index, key in
            values.key(key.label, key.isBand ? nil : "s\(index)", at: (key.x, 8 + Double(key.row) * 16))
        }.joined()
    }

    private struct Key {
        var label: String
        var isBand: Bool
        var x: Double
        var row: Int
    }

    /// Returns the legend entries from left to right, in as many rows as needed.
    private static func legend(
        _ lines: [String], band: String?, from left: Double, to right: Double, inARow: Int
    ) -> [Key] {
        var keys: [Key] = []
        var (x, row) = (left, 0)
        for (index, name) in (lines + (band.map { [$0] } ?? [])).enumerated() {
            let label = Markup.truncated(
                name, size: PlotFrame.font, width: (right - left + 16) / Double(inARow) - 46)
            let width = PlotFrame.keyWidth(label)
            if x > left, x + width > right { (x, row) = (left, row + 1) }
            keys.append(Key(label: label, isBand: index == lines.count, x: x, row: row))
            x += width + 16
        }
        return keys
    }
}
