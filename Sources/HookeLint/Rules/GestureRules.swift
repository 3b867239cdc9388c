import HookeTransitions

/// The rule of gestures: `near-threshold`.
struct GestureRules {
    let limits: LintConfiguration
    let gesture: LintGesture

    var findings: [LintFinding] {
        guard gesture.extent > 0 else { return [] }
        // The largest movement below two touch slops, at rest.
        let slop = limits[.touchSlop]
        let release = ReleaseDecision.Release(fraction: (2 * slop / gesture.extent).nextDown, velocity: 0)
        guard gesture.decision.decide(release).outcome == .finish else { return [] }
        return [
            LintFinding(
                .nearThreshold, gesture.name, at: gesture.place,
                "finishes after less than \(LintText.points(2 * slop)) at rest",
                accepted: "at least two touch slops of \(LintText.points(slop))",
                remedy: "raise the threshold, so that a touch that slips does not finish")
        ]
    }
}
