import Hooke

/// Springs against time as one picture: values above, velocities below, the band in which they count as settled, the
/// moments from which they stay in it, and their peaks.
///
/// ```swift
/// import HookePreview
///
/// let curves = [Spring.snappy, .bouncy].map {
///     SpringPlot.Curve(label: "bounce \($0.bounce)", motion: SpringMotion(spring: $0, from: 0, to: 1))
/// }
/// let svg = try SpringPlot(curves, tolerance: 0.01).svg()
/// ```
public struct SpringPlot: Sendable {
    /// A motion and what to call it.
    public struct Curve: Sendable {
        /// Its name in the picture.
        public var label: String
        /// What is drawn.
        public var motion: SpringMotion<Double>

        /// A curve of `motion` that is called `label`.
        public init(label: String, motion: SpringMotion<Double>) {
            self.label = label
            self.motion = motion
        }
    }

    /// The curves, in the order in which they are drawn.
    public let curves: [Curve]
    /// What counts as settled.
    public let tolerance: Tolerance
    /// The time shown, in seconds from 0.
    public let duration: Double

    /// How many curves can be told apart.
    public static let mostCurves = PlotRules.mostLines

    /// A plot of one to six motions.
    /// - Parameters:
    ///   - curves: The motions.
    ///   - tolerance: What counts as settled.
    ///   - duration: The seconds to show; if left out, a little more than the last one takes to settle, and six periods
    ///     of one that never does.
    /// - Throws: `PreviewError.badPlot` for too few or too many curves, a duration that is not above 0 and finite, or a
    ///   motion whose values or velocities, or a tolerance whose band, are too large to be drawn.
    public init(
        _ curves: [Curve], tolerance: Tolerance = .standard, duration: Double? = nil
    ) throws(PreviewError) {
        try PlotRules.check(curves.count, .curves)
        for curve in curves {
            let motion = curve.motion
            let (low, high) = motion.extremes
            let speed = (high - low) * motion.spring.angularFrequency + motion.initialVelocity.magnitude
            try PlotRules.check([low, high, speed], .line(curve.label)) { _ in
                "from \(low) to \(high) at up to \(speed) a second"
            }
        }
        try PlotRules.check([tolerance.distance], .tolerance)
        try PlotRules.check([tolerance.speed ?? 0], .toleranceSpeed)
        let shown =
            duration
            ?? curves.map { curve -> Double in
                let period = curve.motion.spring.response
                guard let settled = curve.motion.settlingDuration(within: tolerance) else {
                    return 6 * period
                }
                return settled > 0 ? settled * 1.15 : period
            }.max() ?? 1
        guard shown > 0, shown.isFinite else {
            throw .badPlot(
                field: .duration, value: "\(shown)", accepted: "a finite number of seconds above 0")
        }
        self.curves = curves
        self.tolerance = tolerance
        self.duration = shown
    }

    /// The plot as an SVG document of its own, light or dark as the reader prefers: no script, no font, no link.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 320.
    ///   - height: In pixels, at least 280.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        return SpringDrawing(self, width: width, height: height).svg()
    }
}
