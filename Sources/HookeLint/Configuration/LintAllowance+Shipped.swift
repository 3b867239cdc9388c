extension LintAllowance {
    /// What the shipped transitions accept, each with its reason.
    public static let shipped: [LintAllowance] = [
        LintAllowance(
            rule: .duration, file: "flip",
            reason: "three steps of one second each, to be watched and scrubbed"),
        LintAllowance(
            rule: .duration, file: "flip-back",
            reason: "three steps of one second each, to be watched and scrubbed"),
        LintAllowance(
            rule: .duration, file: "drop-in", reason: "2.5 s as in the sample that it reproduces"),
        LintAllowance(
            rule: .duration, file: "shrink-away", reason: "2 s as in the sample that it reproduces"),
    ]
}
