import Hooke

/// The rule `flash`: pairs of opposite changes of relative luminance, or of saturated red, in one second (WCAG 2.3.1).
struct FlashRule {
    /// A colour that is shown at a time, without transparency.
    struct Sample {
        var time: Double
        var color: ColorValue
    }

    let limits: LintConfiguration

    /// Examines the colours of an area, a part of the screen.
    func findings(
        _ samples: [Sample], area: Double, of subject: String, at place: LintPlace
    ) -> [LintFinding] {
        guard area > limits[.flashArea] else { return [] }
        let linear = samples.map { $0.color.converted(to: .linearSRGB).components }
        let luminance = zip(samples, linear).map { ($0.time, 0.2126 * $1.x + 0.7152 * $1.y + 0.0722 * $1.z) }
        let bright = Self.legs(luminance, step: limits[.luminanceStep]).filter { $0.low < 0.8 }
        // Saturated red: R/(R + G + B) of at least 0.8, and a change of (R − G − B)·320 above 20.
        let red = zip(samples, linear).map { sample, light -> (Double, Double) in
            let isSaturated = light.x >= 0.8 * (light.x + light.y + light.z) && light.x > 0
            return (sample.time, isSaturated ? max(0, light.x - light.y - light.z) * 320 : 0)
        }
        let reds = Self.legs(red, step: 20.000_001)
        for (legs, what) in [(bright, "luminance"), (reds, "saturated red")] {
            guard let worst = Self.mostFlashes(legs), Double(worst.count) > limits[.flashes] else { continue }
            return [
                LintFinding(
                    .flash, subject, at: place,
                    "flashes \(worst.count) times in the second from \(LintText.seconds(worst.time)) "
                        + "(\(what), \(LintText.percent(area, beside: limits[.flashArea])) of the screen)",
                    accepted: "at most \(LintText.number(limits[.flashes])) flashes, or at most "
                        + "\(LintText.percent(limits[.flashArea])) of the screen",
                    remedy: "flash less often, with less contrast, or in a smaller area")
            ]
        }
        return []
    }

    /// A rise or a fall between two extremes.
    private struct Leg {
        var start, end, low: Double
    }

    /// A largest or smallest value with the first and the last time of it.
    private struct Extreme {
        var value, first, last: Double

        init(_ point: (time: Double, value: Double)) {
            (value, first, last) = (point.value, point.time, point.time)
        }

        /// Takes a point that is at least as far in a direction, 1 or −1.
        mutating func take(_ point: (time: Double, value: Double), _ sign: Double) {
            if (point.value - value) * sign > 0 {
                self = Extreme(point)
            } else if point.value == value {
                last = point.time
            }
        }
    }

    /// Returns the alternating rises and falls of at least a step.
    private static func legs(_ points: [(time: Double, value: Double)], step: Double) -> [Leg] {
        guard let start = points.first.map({ Extreme($0) }) else { return [] }
        var (low, high) = (start, start)
        var legs: [Leg] = []
        // Whether the last leg rises; unknown before the first.
        var rises: Bool?
        for point in points.dropFirst() {
            low.take(point, -1)
            high.take(point, 1)
            if rises != true, point.value - low.value >= step {
                legs.append(Leg(start: low.last, end: point.time, low: low.value))
                (rises, high) = (true, Extreme(point))
            } else if rises != false, high.value - point.value >= step {
                legs.append(Leg(start: high.last, end: point.time, low: point.value))
                (rises, low) = (false, Extreme(point))
            }
            // The last leg goes on to a farther value.
            if rises == true, high.first == point.time { legs[legs.count - 1].end = point.time }
            if rises == false, low.first == point.time {
                (legs[legs.count - 1].end, legs[legs.count - 1].low) = (point.time, point.value)
            }
        }
        return legs
    }

    /// Returns the largest number of pairs of legs in one second, and its start.
    private static func mostFlashes(_ legs: [Leg]) -> (count: Int, time: Double)? {
        var best: (count: Int, time: Double)?
        var end = 0
        for start in legs.indices {
            end = max(end, start)
            while end < legs.count, legs[end].end - legs[start].start <= 1 { end += 1 }
            let count = (end - start) / 2
            if count > best?.count ?? 0 { best = (count, legs[start].start) }
        }
        return best
    }
}

extension FlashRule {
    /// Returns the colours of a curve at its keys, at the left limits there, and at its extremes.
    static func samples(of curve: LintCurve, color: ([Double]) -> ColorValue) -> [Sample] {
        times(of: curve).map { Sample(time: $0, color: color(curve.value($0))) }
    }

    /// Returns the times of keys, of the left limits there, and of the extremes between them, in order.
    static func times(of curve: LintCurve) -> [Double] {
        var times = [curve.times[0]]
        for (_, range) in curve.segments {
            let inner = curve.extremes(range).flatMap { [$0.minimum.time, $0.maximum.time] }
            times += inner.filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
            times += [range.upperBound.nextDown, range.upperBound]
        }
        return times
    }

    /// Examines a track of opacities or colours.
    func findings(in track: LintTrack) -> [LintFinding] {
        for curve in track.curves {
            let found: [LintFinding]
            switch track.quantity {
            case .opacity(let whole):
                // White over black.
                let samples = Self.samples(of: curve) {
                    ColorValue(white: min(max($0[0] / whole, 0), 1))
                }
                found = findings(samples, area: track.screenArea, of: track.name, at: track.place)
            case .color where curve.values[0].count >= 3:
                let samples = Self.samples(of: curve) { ColorValue(red: $0[0], green: $0[1], blue: $0[2]) }
                found = findings(samples, area: track.screenArea, of: track.name, at: track.place)
            default: return []
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}
