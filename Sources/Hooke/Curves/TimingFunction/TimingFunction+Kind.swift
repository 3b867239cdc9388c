// What reports, plots and readers of timing curves have to know about a kind of curve, in one place.

extension TimingFunction {
    /// The kinds of curves, each with the name that JSON has for it.
    package enum Kind: String, CaseIterable, Sendable {
        case bezier, steps, linear, spring, composed, reversed
    }

    /// What kind of curve it is.
    package var kind: Kind {
        switch self {
        case .bezier: .bezier
        case .steps: .steps
        case .linear: .linear
        case .spring: .spring
        case .composed: .composed
        case .reversed: .reversed
        }
    }

    /// The seconds that belong to a spring's curve; `nil` for others, which take any duration.
    package var duration: Double? {
        switch self {
        case .spring(let curve): curve.duration
        case .reversed(let curve): curve.duration
        default: nil
        }
    }

    /// A point of a drawing: the fraction of the time, then the value.
    package typealias Point = SIMD2<Double>

    /// The control points, each with the end of the curve that it belongs to.
    package var handles: [(anchor: Point, tip: Point)] {
        switch self {
        case .bezier(let curve):
            [
                (anchor: Point(0, 0), tip: Point(curve.x1, curve.y1)),
                (anchor: Point(1, 1), tip: Point(curve.x2, curve.y2)),
            ]
        case .reversed(let curve): curve.handles.map { (anchor: 1 - $0.anchor, tip: 1 - $0.tip) }
        default: []
        }
    }

    /// The stops of a curve of straight pieces, within the time.
    package var stops: [Point] {
        switch self {
        case .linear(let curve):
            curve.stops.filter { (0...1).contains($0.input) }.map { Point($0.input, $0.output) }
        case .reversed(let curve): curve.stops.map { 1 - $0 }
        default: []
        }
    }
}
