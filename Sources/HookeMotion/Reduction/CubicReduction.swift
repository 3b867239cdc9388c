/// A motion as few cubic pieces, with a proven bound of its error.
///
/// ```swift
/// let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
/// let reduction = try CubicReduction(motion, error: 0.1, kind: .beziers)
/// print(reduction.pieces.count, reduction.error)
/// ```
///
/// - The pieces are contiguous. A jump of the motion stays a jump, and constant stretches keep their value exactly.
/// - The bound holds for the numbers of the pieces as they are: handles are rounded to few decimals first.
/// - Scaling values or times by a power of two scales the result and changes nothing else.
///
/// docs/internals/reduction.md has the search, the proof and the counts for springs.
public struct CubicReduction: Hashable, Sendable {
    /// The form of the pieces.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// Straight lines, as in CSS `linear()`. The pieces of a scalar begin and end at any value within the error.
        case lines
        /// Cubics of time with the motion's values and velocities at their ends, as in glTF.
        case hermite
        /// Cubic Béziers in time and value with the motion's values and velocities at their ends, up to the rounding
        /// of handles.
        case smoothBeziers
        /// Cubic Béziers in time and value with the motion's values at their ends, as in CSS and Lottie.
        case beziers
    }

    /// The form of one component on a piece.
    public enum Form: Hashable, Sendable {
        /// Linear from start to end.
        case line
        /// The cubic with these velocities at its ends, in units per second.
        case hermite(startVelocity: Double, endVelocity: Double)
        /// Progress from start to end by a timing function.
        case bezier(CubicBezier)
    }

    /// One component on a piece.
    public struct Curve: Hashable, Sendable {
        /// The value at the piece's start.
        public let start: Double
        /// The value at the piece's end.
        public let end: Double
        /// The form between them.
        public let form: Form
    }

    /// A time span with one curve for each component.
    public struct Piece: Hashable, Sendable {
        /// The time at which it begins, in seconds.
        public let startTime: Double
        /// The time at which it ends, in seconds; above the start.
        public let endTime: Double
        /// One for each component.
        public let curves: [Curve]
    }

    /// The form of the pieces.
    public let kind: Kind
    /// The pieces in order of time; at least one.
    public let pieces: [Piece]
    /// For each component, a proven bound of the largest distance from the motion, in the motion's units.
    public let errors: [Double]

    /// The largest of the bounds.
    public var error: Double { errors.reduce(0) { max($0, $1) } }

    /// Returns a component's value at a time; before the first piece and after the last the nearest value. At a jump
    /// it is the later one.
    /// - Parameters:
    ///   - time: In the motion's seconds.
    ///   - component: The index of the component.
    public func value(at time: Double, component: Int = 0) -> Double {
        let index = max(pieces.partitioningIndex { $0.startTime > time } - 1, 0)
        let piece = pieces[index]
        let fraction = (time - piece.startTime) / (piece.endTime - piece.startTime)
        return piece.curves[component].value(
            at: min(max(fraction, 0), 1), duration: piece.endTime - piece.startTime)
    }

    /// Returns a component as a track, which has the same values.
    /// - Throws: The errors of `KeyframeTrack.init`, for numbers near the largest double.
    public func track(ofComponent component: Int = 0) throws(HookeError) -> KeyframeTrack<Double> {
        var times = [pieces[0].startTime]
        var values = [pieces[0].curves[component].start]
        var interpolations: [Interpolation<Double>] = []
        for piece in pieces {
            let curve = piece.curves[component]
            if curve.start != values[values.count - 1] {
                times.append(piece.startTime)
                values.append(curve.start)
                interpolations.append(.discrete)
            }
            times.append(piece.endTime)
            values.append(curve.end)
            switch curve.form {
            case .line: interpolations.append(.linear)
            case .hermite(let start, let end):
                interpolations.append(.hermite(startVelocity: start, endVelocity: end))
            case .bezier(let curve): interpolations.append(.eased(.bezier(curve)))
            }
        }
        return try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }
}

extension CubicReduction.Curve {
    /// Returns the value at a fraction of the piece's time, from 0 to 1.
    /// - Parameters:
    ///   - fraction: The fraction of the time.
    ///   - duration: The piece's duration in seconds, for velocities.
    public func value(at fraction: Double, duration: Double) -> Double {
        if fraction == 0 { return start }
        if fraction == 1 { return end }
        switch form {
        case .line: return start + (end - start) * fraction
        case .hermite(let first, let last):
            let rest = 1 - fraction
            let tangents = (rest * first - fraction * last) * duration
            let ease = fraction * fraction * (3 - 2 * fraction)
            return start + (end - start) * ease + fraction * rest * tangents
        case .bezier(let curve): return start + (end - start) * curve.value(at: fraction)
        }
    }

    /// Returns the path as a timing function from start to end; `nil` for a line.
    /// - Parameter duration: The piece's duration in seconds, for velocities.
    /// - Throws: `HookeError.noSolution` for a cubic with velocities that returns to its start.
    public func timing(duration: Double) throws(HookeError) -> CubicBezier? {
        switch form {
        case .line: return nil
        case .bezier(let curve): return curve
        case .hermite(let first, let last):
            if first == 0, last == 0, start == end { return nil }
            let third = duration / (3 * (end - start))
            guard (first * third).isFinite, (last * third).isFinite else {
                throw .noSolution(
                    field: "pieces",
                    reason: "a cubic returns to its start value \(start), which no timing function does")
            }
            return try CubicBezier(x1: 1.0 / 3, y1: first * third, x2: 2.0 / 3, y2: 1 - last * third)
        }
    }

    /// The same as a Bézier over a time span of 1.
    func cubic(duration: Double) -> CubicCurve {
        let change = end - start
        switch form {
        case .line:
            return CubicCurve(
                x1: 1 / 3, x2: 2 / 3, start: start, first: start + change / 3, second: end - change / 3,
                end: end)
        case .hermite(let first, let last):
            return CubicCurve(
                x1: 1 / 3, x2: 2 / 3, start: start, first: start + first * duration / 3,
                second: end - last * duration / 3, end: end)
        case .bezier(let curve):
            return CubicCurve(
                x1: curve.x1, x2: curve.x2, start: start, first: start + change * curve.y1,
                second: start + change * curve.y2, end: end)
        }
    }
}
