import ArgumentParser
import Hooke

extension CurveCommand {
    /// `hooke curve css`: a curve as CSS `linear()`.
    struct CSS: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "css",
            abstract: "Print a curve as CSS linear(), with a proven largest error.",
            discussion: """
                hooke curve css "spring(bouncy)" --error 0.002
                hooke curve css ease

                Prints the easing of a transition, the duration of a spring, and the proven error. hooke curve show \
                prints the exact form of a curve that CSS has one for.
                """)

        @OptionGroup var parameters: CurveParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The largest error, as a fraction of the distance.", valueName: "fraction"))
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
            // At a jump at 0, straight pieces begin with the right limit.
            let (start, limit) = (function.value(at: 0), result.curve.value(at: 0))
            let isIncluded = (limit - start).magnitude <= result.error
            let jump = isIncluded ? "" : " after 0, where it jumps from \(start) to \(limit)"
            print("/* \(result.curve.stops.count) stops, within \(result.error) of the curve\(jump) */")
        }
    }
}
