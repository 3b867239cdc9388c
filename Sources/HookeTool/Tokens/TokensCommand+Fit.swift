import ArgumentParser
import HookeMotion
import HookeTokens

extension TokensCommand {
    /// `hooke tokens fit`: the spring nearest to a Bézier, or the Bézier nearest to a spring.
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fit",
            abstract:
                "Print the spring nearest to a Bézier, or the Bézier nearest to a spring, with the residual.",
            discussion: """
                hooke tokens fit ease --duration 0.3
                hooke tokens fit "spring(bouncy)"
                hooke tokens fit material3.spring.fastEffects --json

                The residual is the largest distance from each other, as a fraction of the distance from start to \
                target.
                """)

        @Argument(help: "A Bézier, spring(…) with a spring, or a token such as apple.spring.bouncy.")
        var value: String

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The duration of the Bézier: 0.3 if left out, or until the spring has settled within 0.001.",
                valueName: "seconds"))
        var duration: Double?

        @OptionGroup var output: ReportParameters

        func run() throws {
            let fit = try fit()
            let (spring, bezier) = (fit.spring, fit.bezier)
            var report = Report()
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
            report.add("Bézier", bezier.css, field: "bezier", json: JSONText.numbers(numbers))
            report.add("duration", number: fit.duration, unit: "s")
            report.addNumbers(of: spring)
            report.add(
                "spring",
                "response \(Table.text(spring.response)) s, damping ratio \(Table.text(spring.dampingRatio)), "
                    + "bounce \(Table.text(spring.bounce))")
            report.add(
                "by mass",
                "mass \(Table.text(spring.mass)), stiffness \(Table.text(spring.stiffness)), "
                    + "damping \(Table.text(spring.damping))")
            report.add("residual", number: fit.residual)
            output.print(report)
        }

        private func fit() throws -> SpringBezierFit {
            switch try TokenSource.value(value) {
            case .spring(let spring):
                return try validating {
                    try SpringBezierFit(of: spring, duration: duration)
                }
            case .curve(let function):
                guard let curve = function.bezier else { break }
                return try validating {
                    try SpringBezierFit(of: curve, duration: duration ?? 0.3)
                }
            case .transition(let transition):
                guard let curve = transition.curve.bezier else { break }
                let duration = duration ?? transition.duration.seconds
                return try validating {
                    try SpringBezierFit(of: curve, duration: duration)
                }
            default: break
            }
            throw ValidationError(
                "the value is \(quoted(value)); accepted: one Bézier, or spring(…) with a spring")
        }
    }
}
