import Hooke

/// Rules of curves through keys: `handover`, `overshoot`, `negative-scale`, `alpha`, `hold-drift`, `unsettled`.
struct TrackRules {
    let limits: LintConfiguration
    let track: LintTrack

    /// The times at which two motions meet, and what their velocities are.
    private struct Joint {
        var time, jump, limit: Double
    }

    var findings: [LintFinding] {
        var findings: [LintFinding] = []
        for curve in track.curves {
            let found =
                handovers(of: curve) + ranges(of: curve) + drifts(of: curve) + springs(of: curve)
            // Components with keys at the same times have the same faults.
            let known = Set(findings.map(\.rule))
            findings += found.filter { !known.contains($0.rule) }
        }
        return findings
    }

    private func finding(
        _ rule: LintRule, _ fault: String, accepted: String, remedy: String
    ) -> LintFinding {
        LintFinding(rule, track.name, at: track.place, fault, accepted: accepted, remedy: remedy)
    }

    // MARK: Velocity

    /// Finds the largest jump of velocity between two segments that both move.
    private func handovers(of curve: LintCurve) -> [LintFinding] {
        guard curve.duration > 0, curve.size > 0 else { return [] }
        let limit = limits[.velocityJump] * curve.size / curve.duration
        let segments = curve.segments
        var joints: [Joint] = []
        for (before, after) in zip(segments, segments.dropFirst()) {
            // Keys of one time are a jump, and dense keys are samples of a curve.
            guard before.index + 1 == after.index else { continue }
            guard !curve.holds.contains(before.index), !curve.holds.contains(after.index) else { continue }
            let spacing = max(Self.width(before.range), Self.width(after.range))
            guard spacing > limits[.bakedSpacing] else { continue }
            let time = after.range.lowerBound
            let (left, right) = (curve.velocity(time.nextDown), curve.velocity(time))
            let jump = LintCurve.distance(left, right)
            let rest = 1e-6 * curve.size / curve.duration
            guard LintCurve.length(left) > rest, LintCurve.length(right) > rest else { continue }
            if jump > limit { joints.append(Joint(time: time, jump: jump, limit: limit)) }
        }
        guard let worst = joints.max(by: { $0.jump < $1.jump }) else { return [] }
        let others = joints.count > 1 ? ", and at \(joints.count - 1) more keys" : ""
        return [
            finding(
                .handover,
                "changes its velocity by \(LintText.number(worst.jump)) per second at "
                    + "\(LintText.seconds(worst.time))\(others)",
                accepted: "at most \(LintText.number(worst.limit)) per second",
                remedy: "use one curve through the key, or equal velocities on both sides")
        ]
    }

    private static func width(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }

    // MARK: Ranges

    private func ranges(of curve: LintCurve) -> [LintFinding] {
        let extremes = curve.extremes(curve.span)
        switch track.quantity {
        case .opacity(let whole): return opacities(extremes, whole)
        case .color: return Array(extremes.dropFirst(3)).isEmpty ? [] : opacities([extremes[3]], 1)
        case .size:
            let keysAreSizes = curve.ranges.allSatisfy { $0.lowerBound >= 0 }
            guard let least = extremes.map({ $0.minimum }).min(by: { $0.value < $1.value }), keysAreSizes,
                least.value < -1e-9 * curve.size
            else { return overshoot(of: curve, extremes) }
            return [
                finding(
                    .negativeScale,
                    "is \(LintText.number(least.value)) at \(LintText.seconds(least.time)), which mirrors it",
                    accepted: "0 or more between keys of 0 or more",
                    remedy: "use a curve without overshoot near 0")
            ]
        case .plain, .eulerAngles: return overshoot(of: curve, extremes)
        }
    }

    private func opacities(_ extremes: [LintCurve.Extremes], _ whole: Double) -> [LintFinding] {
        for (low, high) in extremes {
            let excess = 1e-9 * whole
            guard low.value < -excess || high.value > whole + excess else { continue }
            let worst = -low.value > high.value - whole ? low : high
            return [
                finding(
                    .alpha,
                    "reaches an opacity of \(LintText.number(worst.value)) at \(LintText.seconds(worst.time))",
                    accepted: "0 to \(LintText.number(whole))",
                    remedy: "use a curve without overshoot for opacities")
            ]
        }
        return []
    }

    private func overshoot(of curve: LintCurve, _ extremes: [LintCurve.Extremes]) -> [LintFinding] {
        var worst: (excess: Double, key: Keyframe<Double>)?
        for (range, found) in zip(curve.ranges, extremes) {
            let size = range.upperBound - range.lowerBound
            guard size > 0 else { continue }
            for (excess, key) in [
                (found.maximum.value - range.upperBound, found.maximum),
                (range.lowerBound - found.minimum.value, found.minimum),
            ] where excess / size > max(limits[.overshoot], worst?.excess ?? 0) {
                worst = (excess / size, key)
            }
        }
        guard let worst else { return [] }
        return [
            finding(
                .overshoot,
                "goes \(LintText.percent(worst.excess)) of its range beyond its keys, to "
                    + "\(LintText.number(worst.key.value)) at \(LintText.seconds(worst.key.time))",
                accepted: "at most \(LintText.percent(limits[.overshoot]))",
                remedy: "use more damping, or a curve with smaller tangents")
        ]
    }

    // MARK: Holds and springs

    private func drifts(of curve: LintCurve) -> [LintFinding] {
        let limit = max(limits[.drift] * curve.size, 1e-12)
        var findings: [LintFinding] = []
        for (index, range) in curve.segments where curve.values[index] == curve.values[index + 1] {
            var worst = 0.0
            for (value, found) in zip(curve.values[index], curve.extremes(range)) {
                worst = max(worst, found.maximum.value - value, value - found.minimum.value)
            }
            guard worst > limit else { continue }
            findings.append(
                finding(
                    .holdDrift,
                    "moves by \(LintText.number(worst)) between the equal keys at "
                        + "\(LintText.seconds(range.lowerBound)) and \(LintText.seconds(range.upperBound))",
                    accepted: "at most \(LintText.number(limit))",
                    remedy: "hold the value, or use a monotone or hold-safe rule"))
        }
        return findings
    }

    private func springs(of curve: LintCurve) -> [LintFinding] {
        curve.segments.filter { curve.springs.contains($0.index) }.flatMap { index, range in
            let (first, last) = (curve.values[index], curve.values[index + 1])
            let way = first == last ? curve.size : LintCurve.distance(first, last)
            let rest = LintCurve.distance(curve.value(range.upperBound.nextDown), last)
            return DurationRules(limits: limits).remainder(
                way > 0 ? rest / way : rest, after: range.upperBound - range.lowerBound, of: track.name,
                at: track.place)
        }
    }
}
