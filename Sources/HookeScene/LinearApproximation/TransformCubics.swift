import Hooke
import HookeGeometry

/// The motion of a transform as knots with timing functions, for one motion that players interpolate like Hooke also
/// between values on the way: a translation with a scale, or a turn about a coordinate axis.
struct TransformCubics {
    let knots: [LinearTimeline.CubicKnot]
    /// The largest error of each element.
    let error: Transform3D

    /// - Parameters:
    ///   - product: The motions.
    ///   - way: The player's interpolation between knots.
    ///   - reach: The extent of the points that the transform acts on.
    ///   - place: A bound of the elements.
    ///   - budget: The accepted displacement.
    ///   - model: The value at the end.
    ///   - fits: The paces that are fitted already.
    init?(
        _ product: TransformProduct, way: LinearTimeline.TransformMode, reach: TransformReach,
        place: Transform3D, budget: Double, model: AnimatableValue, fits: PaceFits
    ) {
        guard product.factors.count == 1 else { return nil }
        let factor = product.factors[0]
        let pace = factor.progress.pace
        guard pace.start < pace.end else { return nil }
        if let motion = factor.way {
            guard motion.methodUsed == .css, motion.from.isDecomposable, motion.to.isDecomposable else {
                return nil
            }
            let slope = product.slope(of: 0)
            let speed = reach.distance(slope, place: place)
            guard speed > 0, let found = fits.cubics(factor.track.pace, error: min(budget / speed, 0.5))
            else { return nil }
            let isPlain = motion.from.isPlain && motion.to.isPlain
            let values = found.pieces.map { ($0, motion.value(at: $0.first), motion.value(at: $0.last)) }
            let isOne = found.pieces.count == 1 && found.pieces[0].first == 0 && found.pieces[0].last == 1
            guard isOne && way == .byComponents || isPlain && values.allSatisfy({ $1.isPlain && $2.isPlain })
            else { return nil }
            error = slope.times(found.error + pace.rounding)
            knots = Self.knots(values, pace, model)
        } else if way == .byComponents, let keys = factor.keys, let turn = TurnTrack(keys) {
            let angles = turn.angles.values
            let widest = zip(angles, angles.dropFirst()).reduce(0) { max($0, ($1.1 - $1.0).magnitude) }
            let entries = turn.axis.entries
            let speed = reach.distance(entries.times(widest), place: place)
            guard widest > 0, widest < 3, speed > 0,
                let found = CubicProgress(turn.angles, factor.track.pace, error: min(budget / speed, 0.5))
            else { return nil }
            func value(_ place: Double) -> Transform3D {
                let (k, share) = CubicProgress.segment(of: place, count: angles.count - 1)
                if share == 0 { return keys.values[k] }
                if share == 1 { return keys.values[k + 1] }
                return turn.axis.rotation(angles[k] + (angles[k + 1] - angles[k]) * share)
            }
            let values = found.pieces.map { ($0, value($0.first), value($0.last)) }
            error = entries.times(widest * (found.error + pace.rounding) + 0x1p-44)
            knots = Self.knots(values, pace, model)
        } else {
            return nil
        }
        guard reach.distance(error, place: place) <= budget else { return nil }
    }

    private static func knots(
        _ pieces: [(CubicProgress.Piece, Transform3D, Transform3D)], _ pace: LinearPace,
        _ model: AnimatableValue
    ) -> [LinearTimeline.CubicKnot] {
        var knots: [LinearTimeline.CubicKnot] = []
        for (piece, from, to) in pieces {
            knots.append(
                .init(time: pace.time(at: piece.start), value: .transform(from), easing: piece.easing))
            knots.append(.init(time: pace.time(at: piece.end), value: .transform(to)))
        }
        if knots[knots.count - 1].value != model { knots.append(.init(time: pace.end, value: model)) }
        return knots
    }
}

extension TransformInterpolation {
    /// The transform at a progress, exactly the ends at 0 and 1.
    fileprivate func value(at p: Double) -> Transform3D {
        p == 0 ? from : p == 1 ? to : transform(at: p)
    }
}

extension Transform3D {
    /// Whether it is a translation and a scale above 0 in the plane: all its interpolations are linear in the elements.
    fileprivate var isPlain: Bool {
        guard let plane = Affine2D(self) else { return false }
        return plane.b == 0 && plane.c == 0 && plane.a > 0 && plane.d > 0 && isDecomposable
    }
}

/// A track of turns about a coordinate axis as a track of their angles.
private struct TurnTrack {
    enum Axis: CaseIterable {
        case x, y

        func rotation(_ angle: Double) -> Transform3D {
            self == .x ? .rotationX(angle) : .rotationY(angle)
        }

        /// 1 for the elements that change.
        var entries: Transform3D {
            var entries = Transform3D.zero
            if self == .x {
                (entries.m22, entries.m23, entries.m32, entries.m33) = (1, 1, 1, 1)
            } else {
                (entries.m11, entries.m13, entries.m31, entries.m33) = (1, 1, 1, 1)
            }
            return entries
        }

        /// The angle of a turn about the axis; `nil` for another transform.
        func angle(_ m: Transform3D) -> Double? {
            let (cosine, sine) = self == .x ? (m.m22, m.m23) : (m.m11, m.m31)
            let angle = Elementary.atan2(sine, cosine)
            let missed = rotation(angle).plus(m.times(-1)).magnitudes
            return missed.elements.allSatisfy { $0 <= 0x1p-50 } ? angle : nil
        }
    }

    let axis: Axis
    let angles: KeyframeTrack<Double>

    /// Rotations about one axis follow the track's rule as their angles do, if each segment is less than half a turn.
    init?(_ track: TransformTrack) {
        guard let rule = track.rule, track.isDecomposed else { return nil }
        for axis in Axis.allCases {
            let angles = track.values.compactMap(axis.angle)
            guard angles.count == track.values.count,
                zip(angles, angles.dropFirst()).allSatisfy({ ($0 - $1).magnitude < 3 }),
                let scalar = try? KeyframeTrack(times: track.times, values: angles, rule: rule)
            else { continue }
            // What the angles rely on, at a few times.
            for part in 0...16 {
                let time = Double(part) / 16
                let missed = axis.rotation(scalar.value(at: time)).plus(track.transform(at: time).times(-1))
                guard missed.magnitudes.elements.allSatisfy({ $0 <= 0x1p-46 }) else { return nil }
            }
            (self.axis, self.angles) = (axis, scalar)
            return
        }
        return nil
    }
}
