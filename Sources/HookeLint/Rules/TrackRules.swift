import Hooke

/// Rules of curves through keys: `negative-scale`, `hold-drift`, `unsettled`.
struct TrackRules {
    let limits: LintConfiguration
    let track: LintTrack

    var findings: [LintFinding] {
        var findings: [LintFinding] = []
        for curve in track.curves {
            let found = sizes(of: curve) + drifts(of: curve) + springs(of: curve)
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

    private func sizes(of curve: LintCurve) -> [LintFinding] {
        guard track.quantity == .size, curve.ranges.allSatisfy({ $0.lowerBound >= 0 }) else { return [] }
        let minima = curve.extremes(curve.span).map { $0.minimum }
        guard let least = minima.min(by: { $0.value < $1.value }), least.value < -1e-9 * curve.size else {
            return []
        }
        return [
            finding(
                .negativeScale,
                "is \(LintText.number(least.value)) at \(LintText.seconds(least.time)), which mirrors it",
                accepted: "0 or more between keys of 0 or more",
                remedy: "use a curve without overshoot near 0")
        ]
    }

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
                    "moves by \(LintText.number(worst, beside: limit)) between the equal keys at "
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
            return SpringRules(limits: limits).remainder(
                way > 0 ? rest / way : rest, after: range.upperBound - range.lowerBound, of: track.name,
                at: track.place)
        }
    }
}
