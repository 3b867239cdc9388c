import HookeTransitions

/// Rules of gestures: `unreachable`, `near-threshold`.
struct GestureRules {
    let limits: LintConfiguration
    let gesture: LintGesture

    /// Whether a release at a fraction with a speed in points per second finishes.
    private func finishes(_ fraction: Double, _ speed: Double) -> Bool {
        let release = ReleaseDecision.Release(fraction: fraction, velocity: speed / gesture.extent)
        return gesture.decision.decide(release).outcome == .finish
    }

    var findings: [LintFinding] {
        guard gesture.extent > 0 else { return [] }
        let (fastest, slop) = (limits[.fastestFinger], limits[.touchSlop])
        var findings: [LintFinding] = []
        let farthest = gesture.travel / gesture.extent
        if !finishes(farthest, fastest), !finishes(farthest, 0) {
            findings.append(
                LintFinding(
                    .unreachable, gesture.name, at: gesture.place,
                    "cannot finish: \(LintText.points(gesture.travel)) of \(LintText.points(gesture.extent)), "
                        + "released at up to \(LintText.number(fastest)) pt/s, is cancelled by the decision "
                        + gesture.decision.name,
                    accepted: "a gesture on the screen that finishes",
                    remedy: "lower the threshold, look further ahead, or shorten the movement"))
        }
        // The largest movement below two touch slops, at rest.
        if finishes((2 * slop / gesture.extent).nextDown, 0) {
            findings.append(
                LintFinding(
                    .nearThreshold, gesture.name, at: gesture.place,
                    "finishes after less than \(LintText.points(2 * slop)) at rest",
                    accepted: "at least two touch slops of \(LintText.points(slop))",
                    remedy: "raise the threshold, so that a touch that slips does not finish"))
        }
        return findings
    }
}
