import Hooke
import HookeTransitions

/// A plot of swipes and how they would settle: the fraction above, its velocity below, a dot at each release.
///
/// ```swift
/// import HookePreview
/// import HookeTransitions
///
/// let study = try ReleaseStudy(
///     of: [SwipeMeasurement(.swipeRight, edge: .left)], rules: [.init("projected", .projected())],
///     settles: [.init("spring", .spring), .init("curve", .cubic)])
/// let curves = study.results.map {
///     ReleasePlot.Curve(label: $0.settle, reading: study.readings[$0.index], plan: $0.plan)
/// }
/// let svg = try ReleasePlot(curves).svg()
/// ```
public struct ReleasePlot: Sendable {
    /// A swipe and its settle plan.
    public struct Curve: Sendable {
        /// The name in the picture.
        public var label: String
        /// The swipe, up to its release.
        public var reading: SwipeMeasurement
        /// The plan after the release.
        public var plan: SettlePlan

        /// Creates a labelled curve.
        public init(label: String, reading: SwipeMeasurement, plan: SettlePlan) {
            (self.label, self.reading, self.plan) = (label, reading, plan)
        }
    }

    /// The curves, in drawing order.
    public let curves: [Curve]

    /// The largest number of curves.
    public static let maximumCurveCount = PlotRules.maximumLineCount

    /// Creates a plot of one to six swipes.
    ///
    /// - Throws: `PreviewError.badPlot` if there are too few or too many curves, or if a fraction or velocity
    ///   is too large to draw.
    public init(_ curves: [Curve]) throws(PreviewError) {
        try PlotRules.check(curves.count, .curves)
        for curve in curves {
            let numbers =
                curve.reading.samples.map(\.fraction)
                + [
                    curve.plan.range.lowerBound, curve.plan.range.upperBound, curve.plan.initialVelocity,
                    curve.plan.duration + curve.reading.releaseTime,
                ]
            try PlotRules.check(numbers, .line(curve.label)) { "\($0) at some time" }
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
        let end = curves.map { $0.reading.releaseTime + $0.plan.duration }.max() ?? 0
        let lines = curves.map { curve in
            let motion = ReleaseMotion(curve)
            return LinePlot.Line(
                label: curve.label, value: { motion.fraction(at: $0) }, rate: { motion.velocity(at: $0) },
                knots: curve.reading.samples.map(\.time) + [
                    curve.reading.releaseTime, curve.reading.releaseTime + curve.plan.duration,
                ],
                dots: [
                    LinePlot.Position(
                        time: curve.reading.releaseTime, value: motion.fraction(at: curve.reading.releaseTime)
                    )
                ],
                textDescription: curve.textDescription)
        }
        return LinePlot(
            kinds: "settle plans", lines: lines, time: AxisRange(low: 0, high: end > 0 ? end * 1.05 : 1),
            timeName: "time, s",
            valueName: "fraction", rateName: "velocity, 1/s",
            subtitle: "the fraction of the finger, then from the dots on of the settle plan",
            firmValues: [0, 1]
        ).svg(width: width, height: height)
    }
}

extension ReleasePlot.Curve {
    fileprivate var textDescription: String {
        let release = "released at \(Markup.short(reading.releaseTime)) s and \(Markup.short(plan.start))"
        let end = plan.target == 1 ? "finishes" : "cancels"
        return "\(release), \(end) in \(Markup.short(plan.duration)) s"
            + (plan.largestOvershoot > 0 ? ", overshoots by \(Markup.short(plan.largestOvershoot))" : "")
    }
}
