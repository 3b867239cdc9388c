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

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        func run() throws {
            let fit = try fit()
            let (spring, bezier) = (fit.spring, fit.bezier)
            if json {
                return print(
                    JSONText.object([
                        "bezier": JSONText.numbers([bezier.x1, bezier.y1, bezier.x2, bezier.y2]),
                        "duration": JSONText.number(fit.duration), "mass": JSONText.number(spring.mass),
                        "stiffness": JSONText.number(spring.stiffness),
                        "damping": JSONText.number(spring.damping),
                        "response": JSONText.number(spring.response),
                        "dampingRatio": JSONText.number(spring.dampingRatio),
                        "bounce": JSONText.number(spring.bounce), "residual": JSONText.number(fit.residual),
                    ]))
            }
            var table = Table()
            table.add("Bézier", bezier.css)
            table.add("duration", "\(Table.text(fit.duration)) s")
            table.add(
                "spring",
                "response \(Table.text(spring.response)) s, damping ratio \(Table.text(spring.dampingRatio)), "
                    + "bounce \(Table.text(spring.bounce))")
            table.add(
                "by mass",
                "mass \(Table.text(spring.mass)), stiffness \(Table.text(spring.stiffness)), "
                    + "damping \(Table.text(spring.damping))")
            table.add("residual", Table.text(fit.residual))
            print(table.text)
        }

        private func fit() throws -> SpringBezierFit {
            switch try TokenSource.value(value) {
            case .spring(let spring):
                return try validating { () throws(HookeError) in
                    try SpringBezierFit(of: spring, duration: duration)
                }
            case .curve(let function):
                guard let curve = function.bezier else { break }
                return try validating { () throws(HookeError) in
                    try SpringBezierFit(of: curve, duration: duration ?? 0.3)
                }
            case .transition(let transition):
                guard let curve = transition.curve.bezier else { break }
                let duration = duration ?? transition.duration.seconds
                return try validating { () throws(HookeError) in
                    try SpringBezierFit(of: curve, duration: duration)
                }
            default: break
            }
            throw ValidationError(
                "the value is \(quoted(value)); accepted: one Bézier, or spring(…) with a spring")
        }
    }
}
