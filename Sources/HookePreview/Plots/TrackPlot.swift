import Hooke

/// A plot of keyframed numbers against time: values with keys and tangents above, velocities below.
///
/// ```swift
/// import HookePreview
///
/// let (times, values) = ([0, 1, 3, 3.5], [0.0, 10, 4, 7])
/// let channels = try [TangentRule.catmullRom, .holdSafe].map { rule in
///     TrackPlot.Channel(
///         label: "\(rule)", track: try KeyframeTrack(times: times, values: values, rule: rule))
/// }
/// let svg = try TrackPlot(channels).svg()
/// ```
public struct TrackPlot: Sendable {
    /// A keyframed number with its label.
    public struct Channel: Sendable {
        /// The name in the picture.
        public var label: String
        /// The keys, in order of time.
        public var keys: [Keyframe<Double>]
        /// The ends of the tangents, a third of the segment away, each with its key.
        public var tangents: [(key: Keyframe<Double>, tip: Keyframe<Double>)]
        /// Returns the value and its velocity at a time.
        public var state: @Sendable (Double) -> (value: Double, velocity: Double)

        /// Creates a channel from its keys, tangents and evaluator.
        public init(
            label: String, keys: [Keyframe<Double>],
            tangents: [(key: Keyframe<Double>, tip: Keyframe<Double>)] = [],
            state: @escaping @Sendable (Double) -> (value: Double, velocity: Double)
        ) {
            (self.label, self.keys, self.tangents, self.state) = (label, keys, tangents, state)
        }

        /// Creates a channel of a track of numbers, with the tangents of its cubics.
        public init(label: String, track: KeyframeTrack<Double>) {
            self.init(label: label, track: track) { $0 }
        }

        /// Creates a channel of one number of a track's values, such as a component, with the tangents of its
        /// cubics.
        ///
        /// `component` must be linear, because it is also applied to velocities.
        public init<Value>(
            label: String, track: KeyframeTrack<Value>, component: @escaping @Sendable (Value) -> Double
        ) {
            self.init(
                label: label,
                keys: track.keyframes.map { Keyframe(time: $0.time, value: component($0.value)) },
                tangents: Self.tangents(track, component)
            ) { time in
                (component(track.value(at: time)), component(track.velocity(at: time)))
            }
        }

        /// Returns the tangents of the segments that are cubics of time without a timing curve.
        private static func tangents<Value>(
            _ track: KeyframeTrack<Value>, _ component: (Value) -> Double
        ) -> [(key: Keyframe<Double>, tip: Keyframe<Double>)] {
            let (times, values) = (track.times, track.values)
            return track.interpolations.enumerated().flatMap {
                (index, interpolation) -> [(key: Keyframe<Double>, tip: Keyframe<Double>)] in
                let (start, end) = (times[index], times[index + 1])
                guard interpolation.isFreeCubic, end > start else { return [] }
                let third = (end - start) / 3
                func tangent(_ key: Int, _ velocity: Value, _ step: Double)
                    -> (key: Keyframe<Double>, tip: Keyframe<Double>)
                {
                    let value = component(values[key])
                    return (
                        Keyframe(time: times[key], value: value),
                        Keyframe(time: times[key] + step, value: value + step * component(velocity))
                    )
                }
                return [
                    tangent(index, track.velocity(at: start), third),
                    tangent(index + 1, track.velocity(at: end.nextDown), -third),
                ]
            }
        }
    }

    /// The channels, in drawing order.
    public let channels: [Channel]
    /// The title; `nil` uses the channels' names.
    public let title: String?
    /// The times shown, in seconds.
    public let time: ClosedRange<Double>

    /// The largest number of channels.
    public static let maximumChannelCount = PlotRules.maximumLineCount

    /// Creates a plot of one to six channels.
    /// - Parameters:
    ///   - channels: The channels, in drawing order.
    ///   - title: The title; `nil` uses the channels' names.
    ///   - start: The first time, in seconds; `nil` uses the first key's time with a small margin.
    ///   - end: The last time, in seconds; `nil` uses the last key's time with a small margin.
    /// - Throws: `PreviewError.badPlot` if
    ///   - there are too few or too many channels,
    ///   - a channel has no keys, or a key that is too large to draw,
    ///   - a time is too large, or the range of times is empty.
    public init(
        _ channels: [Channel], title: String? = nil, from start: Double? = nil, until end: Double? = nil
    ) throws(PreviewError) {
        try PlotRules.check(channels.count, .channels)
        for channel in channels {
            guard !channel.keys.isEmpty else {
                throw .badPlot(
                    field: .line(channel.label), value: "without keys", accepted: "at least 1 key")
            }
            for (index, key) in channel.keys.enumerated() {
                try PlotRules.check([key.time], .keyTime(index, of: channel.label))
                try PlotRules.check([key.value], .keyValue(index, of: channel.label))
            }
        }
        let span = Self.span(of: channels.flatMap { $0.keys.map(\.time) })
        let (first, last) = (start ?? span.lowerBound, end ?? span.upperBound)
        guard first.magnitude < drawableLimit, last.magnitude < drawableLimit, last > first else {
            throw .badPlot(
                field: .time, value: "\(first) to \(last)",
                accepted: "a non-empty range of times below \(drawableLimit)")
        }
        (self.channels, self.title) = (channels, title)
        time = first...last
    }

    /// Returns the range of `times` with a margin for the keys at its ends.
    private static func span(of times: [Double]) -> ClosedRange<Double> {
        let range = AxisRange(of: times, holding: [])
        let (low, high) = (times.min() ?? range.low, times.max() ?? range.high)
        // For a single time, AxisRange has already added a margin.
        guard high - low > max(low.magnitude, high.magnitude) * 1e-12 else { return range.low...range.high }
        let room = (high - low) / 40
        return (low - room)...(high + room)
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        let lines = channels.map { channel in
            let state = channel.state
            func place(_ key: Keyframe<Double>) -> LinePlot.Position {
                LinePlot.Position(time: key.time, value: key.value)
            }
            return LinePlot.Line(
                label: channel.label, value: { state($0).value }, rate: { state($0).velocity },
                knots: channel.keys.map(\.time), dots: channel.keys.map(place),
                handles: channel.tangents.map {
                    LinePlot.Handle(anchor: place($0.key), tip: place($0.tip))
                }, textDescription: textDescription(of: channel, columns: Int(width)))
        }
        let counts = Set(channels.map(\.keys.count))
        let keys = counts.count == 1 ? ", \(Self.count(counts.first ?? 0)) each" : ""
        return LinePlot(
            title: title, kinds: "values", lines: lines,
            time: AxisRange(low: time.lowerBound, high: time.upperBound),
            subtitle: "\(channels.count) values over time\(keys), and their velocities"
        ).svg(width: width, height: height)
    }

    private static func count(_ keys: Int) -> String { keys == 1 ? "1 key" : "\(keys) keys" }

    private func textDescription(of channel: Channel, columns: Int) -> String {
        let step = (time.upperBound - time.lowerBound) / Double(columns)
        let samples = (0...columns).map { channel.state(time.lowerBound + Double($0) * step).value }
        let values = (samples + channel.keys.filter { time.contains($0.time) }.map(\.value))
            .filter { $0.magnitude < drawableLimit }
        let (first, last) = (channel.keys[0], channel.keys[channel.keys.count - 1])
        var parts = [Self.count(channel.keys.count)]
        if channel.keys.count == 1 {
            parts.append("\(Markup.short(first.value)) at all times")
        } else {
            parts[0] += " from \(Markup.short(first.time)) s to \(Markup.short(last.time)) s"
            parts.append("from \(Markup.short(first.value)) to \(Markup.short(last.value))")
            if let low = values.min(), let high = values.max() {
                parts.append("between \(Markup.short(low)) and \(Markup.short(high))")
            }
        }
        return parts.joined(separator: ", ")
    }
}

extension Interpolation {
    /// Whether the segment is a cubic of time without a timing curve, so that its tangents are those of the
    /// drawn curve.
    fileprivate var isFreeCubic: Bool {
        guard timing == nil, case .cubic(let rule, _, _) = form else { return false }
        return rule != .linear && rule != .discrete
    }
}
