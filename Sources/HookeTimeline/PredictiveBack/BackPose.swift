import Hooke
import HookeGeometry

/// The places of both screens on the way back, relative to where they rest.
package struct BackPose: Equatable, Sendable {
    /// The shift, the scale about the centre and the opacity of the upper screen, then those of the lower one; the
    /// vertical shift of both; the opacity of the scrim, 1 in a preview.
    package var numbers: SIMD8<Double>

    package init(numbers: SIMD8<Double>) { self.numbers = numbers }

    /// The screens at rest, the lower one below.
    package static let rest = BackPose(numbers: SIMD8(0, 1, 1, 0, 1, 1, 0, 0))

    package var upper: (shift: Double, scale: Double, opacity: Double) {
        (numbers[0], numbers[1], numbers[2])
    }
    package var lower: (shift: Double, scale: Double, opacity: Double) {
        (numbers[3], numbers[4], numbers[5])
    }
    package var lift: Double { numbers[6] }
    package var scrim: Double { numbers[7] }
}

/// A pose with its derivative by time.
package struct BackMotion: Sendable {
    package var numbers: SIMD8<Double>
    package var rates: SIMD8<Double>
}

/// The rules that give poses from progress and time.
///
/// With the eased progress e, the width W and the height H of the screen:
///
/// | look | upper screen | lower screen |
/// | --- | --- | --- |
/// | `shrink` | scale 1 − 0.1 e, ends 8 points from the trailing edge; a swipe from there leaves it centred | scale 1 − 0.1 e, 96 points towards the leading edge |
/// | `fadeThrough` | scale 1 − 0.1 e, shift (W/20 − 8) e away from the finger's edge, opacity 1 − e/0.35 | scale 1.1 − 0.1 e, opacity (e − 0.35)/0.65 |
///
/// Both shift by (1 − (1 − u)²)·((H − h)/2 − 8) along the finger's Δy, with u = min(1, 2|Δy|/H) and the upper screen's
/// height h.
package struct BackRules: Sendable {
    /// The distance between a screen and the edge, in points.
    package static let margin = 8.0
    /// The shift of the lower screen in the look `shrink`, in points.
    package static let lowerShift = 96.0
    /// The eased progress at which one screen has faded out and the other one begins to fade in.
    package static let threshold = 0.35
    /// The progress of places after the release: Material's emphasized curve.
    package static let commitCurve = CubicBezier(unchecked: 0.2, 0, 0, 1)

    package var size: SIMD2<Double>
    /// Whether the look is `fadeThrough`, and not `shrink`.
    package let fadesThrough: Bool
    /// The edge that the finger comes from: left or right.
    package var edge: Edge
    package let isRightToLeft: Bool

    package init(size: SIMD2<Double>, fadesThrough: Bool, edge: Edge, isRightToLeft: Bool) {
        (self.size, self.fadesThrough, self.edge) = (size, fadesThrough, edge)
        self.isRightToLeft = isRightToLeft
    }

    private static let shrinkCurve = CubicBezier(unchecked: 0, 0, 0, 1)
    private static let guideCurve = CubicBezier(unchecked: 0.1, 0.1, 0, 1)

    /// The curve from progress to eased progress.
    private var curve: CubicBezier { fadesThrough ? Self.guideCurve : Self.shrinkCurve }

    /// 1 towards the right, −1 with a layout from right to left.
    private var trailing: Double { isRightToLeft ? -1 : 1 }

    /// The shift of the upper screen at progress 1.
    private var upperShift: Double {
        let room = max(0, size.x / 20 - Self.margin)
        let away = edge == .right ? -1.0 : 1.0
        return fadesThrough || away == trailing ? room * away : 0
    }

    // MARK: Preview

    /// Returns the progress whose pose is shown, held in 0…1, and its derivative by the finger's progress.
    ///
    /// The slope of ``curve`` at 0 is infinite, so a progress that counts as settled at 0 shows 0. From twice that on it is
    /// the finger's.
    private static func shown(_ progress: Double) -> (progress: Double, slope: Double) {
        let least = SettlePlan.settlingTolerance.distance
        if progress >= 2 * least { return progress < 1 ? (progress, 1) : (1, 0) }
        return progress > least ? (2 * (progress - least), 2) : (0, 0)
    }

    /// Returns the pose of a preview.
    ///
    /// - Parameters:
    ///   - progress: the finger's progress; held in 0…1. Up to the tolerance of a settle it counts as 0.
    ///   - dy: the finger's vertical movement, in points.
    package func preview(_ progress: Double, dy: Double) -> BackPose {
        let e = curve.value(at: Self.shown(progress).progress)
        var pose = SIMD8<Double>(upperShift * e, 1 - 0.1 * e, 1, 0, 1, 1, 0, 1)
        if fadesThrough {
            pose[2] = max(0, 1 - e / Self.threshold)
            pose[4] = 1 + 0.1 * (1 - e)
            pose[5] = max(0, (e - Self.threshold) / (1 - Self.threshold))
            pose[7] = 0
        } else {
            (pose[3], pose[4]) = (-Self.lowerShift * trailing, 1 - 0.1 * e)
        }
        pose[6] = lift(dy) * room(pose[1])
        return BackPose(numbers: pose)
    }

    /// Returns the derivative of ``preview(_:dy:)`` by time.
    ///
    /// - Parameters:
    ///   - progress: the finger's progress.
    ///   - speed: its derivative by time.
    ///   - dy: the finger's vertical movement.
    ///   - dySpeed: its derivative by time.
    package func previewRates(_ progress: Double, _ speed: Double, dy: Double, _ dySpeed: Double) -> SIMD8<
        Double
    > {
        var rate = 0.0
        let shown = Self.shown(progress)
        if shown.slope > 0, speed != 0 {
            let product = curve.slope(at: shown.progress) * (shown.slope * speed)
            rate = product.isFinite ? product : 0
        }
        let pose = preview(progress, dy: dy)
        var rates = SIMD8<Double>(upperShift * rate, -0.1 * rate, 0, 0, -0.1 * rate, 0, 0, 0)
        if fadesThrough {
            if pose.upper.opacity > 0 { rates[2] = -rate / Self.threshold }
            if pose.lower.opacity > 0 { rates[5] = rate / (1 - Self.threshold) }
        }
        let room = room(pose.upper.scale)
        guard room > 0 else { return rates }
        let u = min(1, 2 * dy.magnitude / size.y)
        let liftSpeed: Double = 4 * (1 - u) / size.y * dySpeed
        rates[6] = liftSpeed * room + lift(dy) * size.y * 0.05 * rate
        return rates
    }

    /// Returns the part of the room above or below the screens that a vertical movement uses.
    private func lift(_ dy: Double) -> Double {
        let rest = 1 - min(1, 2 * dy.magnitude / size.y)
        return dy < 0 ? rest * rest - 1 : 1 - rest * rest
    }

    /// Returns the room above or below a screen of a scale.
    private func room(_ scale: Double) -> Double { max(0, size.y * (1 - scale) / 2 - Self.margin) }

    // MARK: Release

    /// Returns the pose to which a release leads.
    package func end(from pose: BackPose) -> BackPose {
        var end = SIMD8<Double>(0, 1, 0, 0, 1, 1, 0, 0)
        if fadesThrough {
            (end[0], end[1]) = (upperShift, 0.9)
        } else {
            // The screen's full size, 96 points further than the edge of what was shown.
            let gap = size.x * (1 - pose.upper.scale) / 2
            end[0] = pose.upper.shift + trailing * (gap + Self.lowerShift)
        }
        return BackPose(numbers: end)
    }

    /// Returns the motion from a pose to the end, without the velocity at its start.
    ///
    /// - Parameters:
    ///   - pose: the pose at the start.
    ///   - t: the part of the duration, 0…1.
    ///   - duration: seconds.
    package func commit(from pose: BackPose, at t: Double, duration: Double) -> BackMotion {
        let (start, end) = (pose.numbers, end(from: pose).numbers)
        guard t < 1, duration > 0 else { return BackMotion(numbers: end, rates: .zero) }
        let way: SIMD8<Double> = end - start
        let part = Self.commitCurve.value(at: t)
        var numbers: SIMD8<Double> = start + way * part
        var rates: SIMD8<Double> = way * (Self.commitCurve.slope(at: t) / duration)
        // The upper screen fades out in the first fifth, the scrim linearly.
        numbers[2] = start[2] * max(0, 1 - 5 * t)
        rates[2] = t < 0.2 ? -5 * start[2] / duration : 0
        numbers[7] = start[7] * (1 - t)
        rates[7] = -start[7] / duration
        return BackMotion(numbers: numbers, rates: rates)
    }
}
