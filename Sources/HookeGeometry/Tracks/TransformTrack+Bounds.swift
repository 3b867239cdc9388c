extension TransformTrack {
    /// The number of segments, one less than keys.
    package var segmentCount: Int { kinds.count }

    /// Returns whether a segment stays at its first key, and then jumps if the next key differs.
    package func isStill(_ k: Int) -> Bool { kinds[k] == .still }

    /// Returns the transform at a time within a segment, its ends included; at its end, the left limit.
    package func transform(at t: Double, inSegment k: Int) -> Transform3D {
        if isStill(k) { return values[k] }
        // At the time of a jump, the track itself returns the right limit.
        return t >= times[k + 1] ? values[k + 1] : transform(at: max(t, times[k]))
    }

    /// Returns bounds over a segment, by the track's time; `nil` for springs, even speed, timing functions and jumps.
    package func bounds(ofSegment k: Int) -> TransformBounds? {
        if isStill(k) { return TransformBounds(constant: values[k]) }
        let duration = times[k + 1] - times[k]
        guard duration > 0 else { return nil }
        if let pair = pair(ofSegment: k) {
            return interpolations[k].timing == nil ? pair.bounds(over: 0...1)?.byParameter(1 / duration) : nil
        }
        guard let rows = RowBounds(self.rows.segment(k)) else { return nil }
        guard let rotations else {
            return TransformBounds(value: rows.value, slope: rows.slope, bend: rows.bend)
                .byParameter(1 / duration)
        }
        guard let rotation = rotations.bounds(ofSegment: k) else { return nil }
        func parts(_ rows: Transform3D) -> Transform3D.Decomposition {
            TransformRows(rows).decomposition(rotation: .identity)
        }
        let bounds = DecomposedBounds(
            value: parts(rows.value), slope: parts(rows.slope), bend: parts(rows.bend))
        return TransformBounds(bounds, rotation: rotation).byParameter(1 / duration)
    }
}

/// Bounds of the magnitudes of a segment's rows, and of their derivatives by the fraction.
private struct RowBounds {
    let value, slope, bend: Transform3D

    /// `nil` for a special segment.
    init?(_ segment: TrackSegment<TransformRows>) {
        func magnitudes(_ a: TransformRows, _ b: TransformRows) -> Transform3D {
            a.fields.magnitudes.larger(b.fields.magnitudes)
        }
        switch segment.kind {
        case .special: return nil
        case .still:
            value = segment.start.fields.magnitudes
            (slope, bend) = (.zero, .zero)
        case .linear:
            value = magnitudes(segment.start, segment.end)
            slope = segment.chord.fields.magnitudes
            bend = .zero
        case .cubic:
            // The largest distance from an end is ½: f is within |f′|/2 of an end's value, and f′ within
            // |f″|/2.
            let hermite = segment.hermite
            bend = magnitudes(hermite.acceleration(0), hermite.acceleration(1))
            slope = magnitudes(segment.startTangent, segment.endTangent).adding(bend.scaled(by: 0.5))
            value = magnitudes(segment.start, segment.end).adding(slope.scaled(by: 0.5))
        }
    }
}

extension RotationTrack {
    /// Returns bounds of the matrix over a segment by its fraction; `nil` for springs, even speed, components
    /// and timing functions.
    func bounds(ofSegment k: Int) -> TransformBounds? { segments[k].bounds }
}

extension RotationSegment {
    fileprivate var bounds: TransformBounds? {
        guard timing == nil else { return nil }
        switch form {
        case .still: return TransformBounds(constant: Transform3D(start.unit))
        case .slerp(_, let turn), .turn(let turn):
            return Self.bounds(about: turn, from: start)?.byParameter(turn.length)
        case .cubic(let turn):
            let (first, second) = turn.largestRates
            guard turn.isAboutOneAxis else {
                // R′ = R·[ω], R″ = R·([ω]² + [ω′]), and no field of a rotation is above 1.
                func all(_ size: Double) -> Transform3D {
                    let row = SIMD4(size, size, size, 0)
                    return Transform3D(row1: row, row2: row, row3: row, row4: .zero)
                }
                var value = all(1)
                value.m44 = 1
                return TransformBounds(value: value, slope: all(first), bend: all(first * first + second))
            }
            let axis = [turn.w1, turn.w2, turn.w3].max { $0.length < $1.length } ?? .zero
            guard var bounds = Self.bounds(about: axis, from: start) else { return nil }
            bounds.bend = bounds.slope.times(first * first + second)
            bounds.slope = bounds.slope.times(first)
            return bounds
        case .even, .spring, .components: return nil
        }
    }

    /// Returns the bounds of `start` followed by a rotation about an axis by any angle, by that angle.
    private static func bounds(about axis: Vector3, from start: Quaternion) -> TransformBounds? {
        let n = axis.direction
        guard n.length > 0 else { return nil }
        let side = start.unit * Quaternion(x: n.x, y: n.y, z: n.z, w: 0)
        return TransformBounds(middle: start.unit.components, side: side.components)
    }
}

extension CumulativeRotation {
    /// Bounds of the angular velocity by u from 0 to 1, and of its derivative.
    var largestRates: (first: Double, second: Double) {
        if isAboutOneAxis {
            // The derivative is linear, so the velocity differs by at most half of it from that at an end.
            let second = max(rates(0, 1).second.length, rates(1, 0).second.length)
            let first = max(rates(0, 1).first.length, rates(1, 0).first.length)
            return (first + second / 2, second)
        }
        // The rates of each factor, plus the rotation of the factors after it: 3v², 6uv and 3u² are at most
        // 3, 3/2 and 3.
        let (a, b, c) = (w1.length, w2.length, w3.length)
        let inner = 3 * a + 1.5 * b
        return (inner + 3 * c, 6 * (a + b + c) + 3 * a * 1.5 * b + inner * 3 * c)
    }
}
