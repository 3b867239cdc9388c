import Hooke

/// A plot of timing curves: values with control points and stops, and slopes beside them.
///
/// A unit of time is as long as a unit of progress, unless a curve overshoots so far that it would be too narrow; then the
/// slopes are below.
///
/// ```swift
/// import HookePreview
///
/// let curves = [
///     CurvePlot.Curve(label: "ease", function: .ease),
///     CurvePlot.Curve(label: "bouncy", function: .spring(try SpringCurve(.bouncy))),
/// ]
/// let svg = try CurvePlot(curves).svg()
/// ```
public struct CurvePlot: Sendable {
    /// A timing curve with its label.
    public struct Curve: Sendable {
        /// The name in the picture.
        public var label: String
        /// The timing curve.
        public var function: TimingFunction

        /// Creates a labelled curve.
        public init(label: String, function: TimingFunction) {
            (self.label, self.function) = (label, function)
        }
    }

    /// The curves, in drawing order.
    public let curves: [Curve]

    /// The largest number of curves.
    public static let maximumCurveCount = PlotRules.maximumLineCount

    /// Creates a plot of one to six timing curves over the times 0 to 1.
    ///
    /// - Throws: `PreviewError.badPlot` if there are too few or too many curves, or if a control point or
    ///   value is too large to draw.
    public init(_ curves: [Curve]) throws(PreviewError) {
        try PlotRules.check(curves.count, .curves)
        for curve in curves {
            let places = curve.function.handles.map(\.tip.y) + curve.function.stops.map(\.y)
            let values = places + (0...64).map { curve.function.value(at: Double($0) / 64) }
            try PlotRules.check(values, .line(curve.label)) { "\($0) at some time" }
        }
        self.curves = curves
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        let lines = curves.map { curve in
            let function = curve.function
            return LinePlot.Line(
                label: curve.label, value: { function.value(at: $0) }, rate: { function.slope(at: $0) },
                knots: function.stops.map(\.x), dots: function.stops.map { LinePlot.Position($0) },
                handles: function.handles.map {
                    LinePlot.Handle(anchor: LinePlot.Position($0.anchor), tip: LinePlot.Position($0.tip))
                },
                textDescription: function.textDescription(columns: Int(width)))
        }
        return LinePlot(
            kinds: "timing curves", lines: lines, time: AxisRange(low: 0, high: 1),
            timeName: "fraction of the time",
            valueName: "progress", rateName: "slope",
            subtitle: "progress and its slope at each fraction of the time",
            firmValues: [0, 1], isSquare: true
        ).svg(width: width, height: height)
    }
}

extension TimingFunction {
    fileprivate func textDescription(columns: Int) -> String {
        let samples = (0...columns).map { value(at: Double($0) / Double(columns)) }
        let (low, high) = (samples.min() ?? 0, samples.max() ?? 0)
        var parts = [
            "from \(Markup.short(value(at: 0))) to \(Markup.short(value(at: 1)))",
            "\(Markup.short(value(at: 0.5))) at half the time",
        ]
        if low < min(0, value(at: 0)) { parts.append("down to \(Markup.short(low))") }
        if high > max(1, value(at: 1)) { parts.append("up to \(Markup.short(high))") }
        if case .steps(let steps) = self, steps.count > columns / 2 {
            parts.append("\(steps.count) steps, finer than the picture")
        }
        return parts.joined(separator: ", ")
    }
}

extension LinePlot.Position {
    fileprivate init(_ point: TimingFunction.Point) { self.init(time: point.x, value: point.y) }
}
