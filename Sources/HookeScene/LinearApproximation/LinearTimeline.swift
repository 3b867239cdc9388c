import Hooke
import HookeGeometry

/// A timeline as piecewise-linear motions with a proven error bound, for players that support only keyframes.
///
/// Between two knots numbers are interpolated linearly; transforms by CSS's components
/// (`TransformInterpolation`) or by matrix elements, see ``Channel/transformMode``. If the first knot has a
/// curve, it maps time to progress.
public struct LinearTimeline: Sendable {
    /// The interpolation of transforms between two knots.
    public enum TransformMode: String, CaseIterable, Hashable, Sendable, Codable {
        /// By CSS's components, as `TransformInterpolation` and browsers do.
        case byComponents
        /// Each of the sixteen matrix elements linearly.
        case byElements
    }

    /// A value at a time.
    public struct Knot: Sendable {
        /// The time in seconds.
        public let time: Double
        /// The value at that time.
        public let value: AnimatableValue
        /// The progress to the next knot as a function of time; `nil` for linear.
        public let curve: LinearStops?

        /// Creates a knot from its parts.
        public init(time: Double, value: AnimatableValue, curve: LinearStops? = nil) {
            (self.time, self.value, self.curve) = (time, value, curve)
        }
    }

    /// A value at a time, with a timing function to the next knot.
    package struct CubicKnot: Sendable {
        package let time: Double
        package let value: AnimatableValue
        /// The progress to the next knot as a function of time; `nil` for linear.
        package let easing: CubicBezier?

        package init(time: Double, value: AnimatableValue, easing: CubicBezier? = nil) {
            (self.time, self.value, self.easing) = (time, value, easing)
        }
    }

    /// The motion of one property of one view.
    public struct Channel: Sendable {
        /// The view.
        public let view: ViewID
        /// The property.
        public let property: AnimatedProperty
        /// The values at non-decreasing times; at least one. Two knots at one time are a jump. The value is
        /// constant before the first knot and after the last.
        public let knots: [Knot]
        /// The error bound in the property's unit. For transforms: the largest displacement of any point that
        /// they act on, in points of the superlayer.
        public let error: Double
        /// The interpolation of transforms; ignored for other values.
        public let transformMode: TransformMode
        /// The knots without curves, if known.
        let plainKnots: [Knot]?
        /// The same motion within the same error with cubic timing functions, if known; usually fewer knots.
        package let cubicKnots: [CubicKnot]?

        /// Creates a channel from its parts.
        public init(
            view: ViewID, property: AnimatedProperty, knots: [Knot], error: Double,
            transformMode: TransformMode = .byComponents
        ) {
            (self.view, self.property, self.knots, self.error) = (view, property, knots, error)
            self.transformMode = transformMode
            plainKnots = nil
            cubicKnots = nil
        }

        init(
            _ key: PropertyKey, _ knots: [Knot], plain: [Knot]?, cubic: [CubicKnot]? = nil, error: Double,
            transformMode: TransformMode
        ) {
            (view, property, cubicKnots) = (key.view, key.property, cubic)
            (self.knots, plainKnots, self.error, self.transformMode) = (knots, plain, error, transformMode)
        }
    }

    /// The view tree at the end. It gives the values that do not move.
    public let model: SceneSnapshot
    /// The moving properties, in order of their first recording.
    public let channels: [Channel]
    /// The end in seconds.
    public let duration: Double
    /// The error bound of any corner of any view, in points on the screen.
    public let distance: Double
    /// The error bound of opacities and components of premultiplied colours.
    public let colorError: Double
    /// What it approximates; `nil` if it was made from parts.
    var source: Source?

    struct Source: Sendable {
        let timeline: Timeline
        let distance, colorError: Double
    }

    /// Creates a timeline from its parts. The caller guarantees the errors.
    public init(
        model: SceneSnapshot, channels: [Channel], duration: Double, distance: Double, colorError: Double
    ) {
        (self.model, self.channels, self.duration) = (model, channels, duration)
        (self.distance, self.colorError) = (distance, colorError)
    }
}

extension LinearTimeline {
    /// Returns another approximation of the same motions within the same errors, with transforms by elements;
    /// `nil` if this one was made from parts.
    package func approximatedByElements() throws(HookeError) -> LinearTimeline? {
        guard let source else { return nil }
        return try source.timeline.linearApproximation(
            of: model, distance: source.distance, colorError: source.colorError, transformMode: .byElements)
    }
}

extension LinearTimeline.Channel {
    /// Returns the value that a player shows at a time in seconds. At a jump it is the later value; for NaN
    /// the first.
    ///
    /// - Complexity: O(log n + log s) for n knots and s stops of a curve.
    public func value(at time: Double) -> AnimatableValue {
        let next = knots.partitioningIndex { $0.time > time }
        guard next < knots.count, !time.isNaN else { return knots[time.isNaN ? 0 : knots.count - 1].value }
        guard next > 0 else { return knots[0].value }
        let (a, b) = (knots[next - 1], knots[next])
        if a.time == time, a.curve == nil { return a.value }
        let fraction = (time - a.time) / (b.time - a.time)
        return Self.value(
            from: a.value, to: b.value, at: a.curve?.value(at: fraction) ?? fraction, transformMode)
    }

    /// Returns the value at progress `p` from one knot to the next.
    static func value(
        from: AnimatableValue, to: AnimatableValue, at p: Double, _ way: LinearTimeline.TransformMode
    ) -> AnimatableValue {
        if case .transform(let from) = from, case .transform(let to) = to {
            switch way {
            case .byComponents:
                return .transform(TransformInterpolation(from: from, to: to).transform(at: p))
            case .byElements: return .transform(from.mixed(with: to, at: p))
            }
        }
        return from.interpolated(to: to, at: p)
    }
}
