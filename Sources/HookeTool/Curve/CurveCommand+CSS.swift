import ArgumentParser
import Hooke

extension CurveCommand {
    /// `hooke curve css`: the curve as CSS `linear()`.
    struct CSS: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "css",
            abstract: "Print a curve as CSS linear(), with a proven largest error.",
            discussion: """
                hooke curve css spring:bouncy --error 0.002
                hooke curve css ease

                Prints the easing as a declaration of a transition, a spring's duration too, and what was proven of \
                it. A curve that CSS has a form of its own for is told in that form by hooke curve show.
                """)

        @OptionGroup var parameters: CurveParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The largest error allowed, as a fraction of the way.", valueName: "fraction"))
        var error = 0.001

        func run() throws {
            let function = try parameters.function()
            let result = try validating(
                { () throws(HookeError) in try function.linearApproximation(error: error) },
                spelled: { $0 == .error ? "--error" : "the curve" })
            if let duration = function.duration {
                print("transition-duration: \(duration)s;")
            }
            print("transition-timing-function: \(result.curve.css);")
            print("/* \(result.curve.stops.count) stops, within \(result.error) of the curve */")
        }
    }
}
