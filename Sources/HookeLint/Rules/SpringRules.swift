/// The rule `unsettled`: constants of springs, and where springs are cut off.
struct SpringRules {
    let limits: LintConfiguration

    /// Examines the constants of a spring, which a `Spring` may not accept.
    func constants(
        stiffness: Double, damping: Double, of subject: String, at place: LintPlace
    ) -> [LintFinding] {
        [("stiffness", stiffness), ("damping", damping)].filter { !($0.1 > 0) }.map { name, value in
            LintFinding(
                .unsettled, subject, at: place,
                "has a \(name) of \(LintText.number(value)) and never settles",
                accepted: "a \(name) above 0", remedy: "give the spring a positive \(name)")
        }
    }

    /// Examines what is missing of the way, as a fraction, where a spring is cut off after some seconds.
    func remainder(
        _ fraction: Double, after seconds: Double, of subject: String, at place: LintPlace
    ) -> [LintFinding] {
        guard fraction > limits[.remainder] else { return [] }
        return [
            LintFinding(
                .unsettled, subject, at: place,
                "is cut off after \(LintText.seconds(seconds)), "
                    + "\(LintText.percent(fraction, beside: limits[.remainder])) from its end",
                accepted: "at most \(LintText.percent(limits[.remainder]))",
                remedy: "let the spring run until it settles, or use a stiffer one")
        ]
    }
}
