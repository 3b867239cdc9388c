import ArgumentParser
import Hooke

/// `hooke curve`: commands about timing curves.
struct CurveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "curve",
        abstract: "Inspect, sample, plot and export timing curves.",
        discussion: """
            A curve is a name that hooke curve gallery lists, a timing function of CSS, a spring, or one of these reversed:

              ease, easeOutBounce, easeInOutQuad, emphasizedDecelerate
              ease-in, step-start, step-end
              "cubic-bezier(0.3, -0.6, 0.7, 1.6)"
              "steps(4, jump-both)"
              "linear(0, 0.8 30%, 1.1 50%, 1)"
              "spring(bouncy)", "spring(response=0.5, damping-ratio=0.6)"
              'path("M 0,0 C 0.05,0 0.13,0.06 0.17,0.4 C 0.21,0.82 0.25,1 1,1")'
              "reversed(ease-in)", "composed(outer=ease-out, inner=ease-in)",
              "easeOutElastic(1.5, 0.4)"

            A curve runs from 0 to 1 in time and in value. The curve of a spring lasts until it has settled within 0.001.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self, Gallery.self])
}

/// The curve of a command.
struct CurveParameters: ParsableArguments {
    @Argument(
        help: "A name, a timing function of CSS, spring(…) with a spring, or reversed(…) with a curve.",
        completion: .list(TimingFunction.keywords))
    var curve: String

    func function() throws -> TimingFunction { try Self.function(curve, option: "the curve") }

    /// Returns the curve of an argument.
    static func function(_ text: String, option: String) throws -> TimingFunction {
        try validating {
            try TimingFunction(.text(text), at: option)
        } spelled: {
            $0.name
        }
    }
}
