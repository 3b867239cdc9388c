import Hooke

/// A plot of springs against time: values above, velocities below. It shows the settling band, the settling
/// times and the peaks.
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
    /// A motion with its label.
    public struct Curve: Sendable {
        /// The name in the picture.
        public var label: String
        /// The motion.
        public var motion: SpringMotion<Double>

        /// Creates a labelled curve.
        public init(label: String, motion: SpringMotion<Double>) {
            (self.label, self.motion) = (label, motion)
        }
    }

    /// The curves, in drawing order.
    public let curves: [Curve]
    /// The tolerance for settling.
    public let tolerance: Tolerance
    /// The duration shown, in seconds from 0.
    public let duration: Double

    /// The largest number of curves.
    public static let maximumCurveCount = PlotRules.maximumLineCount

    /// Creates a plot of one to six motions.
    /// - Parameters:
    ///   - curves: The motions, in drawing order.
    ///   - tolerance: The tolerance for settling.
    ///   - duration: The duration to show, in seconds. `nil` shows 1.15 times the longest settling time,
    ///     counting six periods for a motion that never settles.
    /// - Throws: `PreviewError.badPlot` if
    ///   - there are too few or too many curves,
    ///   - the duration is not finite and above 0,
    ///   - a value, a velocity or the tolerance's band is too large to draw.
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
        (self.curves, self.tolerance) = (curves, tolerance)
        self.duration = shown
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        return SpringDrawing(self, width: width, height: height).svg()
    }
}
