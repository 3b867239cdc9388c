import HookeGeometry

/// A timeline as straight pieces with a proven error: what players that only know keyframes can play.
///
/// Between two knots numbers go in proportion to time and transforms along CSS's parts (`TransformInterpolation`) or entry
/// by entry, as ``Channel/transformsGo`` says, unless the knot before has a curve of straight pieces, which then says how
/// far between the two they are.
public struct LinearTimeline: Sendable {
    /// How transforms go between two knots.
    public enum TransformWay: String, CaseIterable, Hashable, Sendable, Codable {
        /// Along CSS's parts, as `TransformInterpolation` and browsers do.
        case byParts
        /// Each of the sixteen entries straight.
        case byEntries
    }

    /// A value at a time.
    public struct Knot: Sendable {
        /// Seconds of the timeline.
        public let time: Double
        /// The value at that time.
        public let value: AnimatableValue
        /// How the way to the next knot is gone; `nil` in proportion to time.
        public let curve: LinearStops?

        /// A knot from its parts.
        public init(time: Double, value: AnimatableValue, curve: LinearStops? = nil) {
            (self.time, self.value, self.curve) = (time, value, curve)
        }
    }

    /// The motion of one property of one view.
    public struct Channel: Sendable {
        /// The view.
        public let view: ViewID
        /// The property.
        public let property: AnimatedProperty
        /// The values, their times never falling; two of one time make a jump. Before the first its value holds, and
        /// after the last. One at least.
        public let knots: [Knot]
        /// How far the channel is from the motion at most, in the property's own unit. For transforms: how far any point of
        /// what they act on is moved, in points of the superlayer.
        public let error: Double
        /// How transforms go between the knots; of no account for other values.
        public let transformsGo: TransformWay
        /// The knots without curves, where that has been worked out.
        let plainKnots: [Knot]?

        /// A channel from its parts.
        public init(
            view: ViewID, property: AnimatedProperty, knots: [Knot], error: Double,
            transformsGo: TransformWay = .byParts
        ) {
            (self.view, self.property, self.knots, self.error) = (view, property, knots, error)
            self.transformsGo = transformsGo
            plainKnots = nil
        }

        init(
            _ key: PropertyKey, _ knots: [Knot], plain: [Knot]?, error: Double, transformsGo: TransformWay
        ) {
            (view, property) = (key.view, key.property)
            (self.knots, plainKnots, self.error, self.transformsGo) = (knots, plain, error, transformsGo)
        }
    }

    /// The tree of views at the end, when nothing moves: what does not move stays as it is there.
    public let model: SceneSnapshot
    /// What moves, in the order in which the motions were recorded first.
    public let channels: [Channel]
    /// The end, in seconds.
    public let duration: Double
    /// How far any corner of any view is from its place on the screen at most, in points.
    public let distance: Double
    /// How far any opacity or component of a premultiplied colour is off at most.
    public let share: Double

    /// A timeline from its parts, whose errors the caller vouches for.
    public init(
        model: SceneSnapshot, channels: [Channel], duration: Double, distance: Double, share: Double
    ) {
        (self.model, self.channels, self.duration) = (model, channels, duration)
        (self.distance, self.share) = (distance, share)
    }
}

extension LinearTimeline.Channel {
    /// The value at a time in seconds: what a player shows that goes from knot to knot. At a jump the later value; NaN
    /// gives the first.
    /// - Complexity: O(log n) for n knots, and as much for the stops of a curve.
    public func value(at time: Double) -> AnimatableValue {
        let next = knots.partitioningIndex { $0.time > time }
        guard next < knots.count, !time.isNaN else { return knots[time.isNaN ? 0 : knots.count - 1].value }
        guard next > 0 else { return knots[0].value }
        let (a, b) = (knots[next - 1], knots[next])
        if a.time == time, a.curve == nil { return a.value }
        let share = (time - a.time) / (b.time - a.time)
        return Self.value(from: a.value, to: b.value, at: a.curve?.value(at: share) ?? share, transformsGo)
    }

    /// The value so far on the way from one knot to the next.
    static func value(
        from: AnimatableValue, to: AnimatableValue, at p: Double, _ way: LinearTimeline.TransformWay
    ) -> AnimatableValue {
        if case .transform(let from) = from, case .transform(let to) = to {
            switch way {
            case .byParts:
                return .transform(TransformInterpolation(from: from, to: to).transform(at: p))
            case .byEntries: return .transform(from.mixed(with: to, at: p))
            }
        }
        let (a, b) = (from.vector!, to.vector!)
        return from.replacingVector(a + (b - a) * p)
    }
}
