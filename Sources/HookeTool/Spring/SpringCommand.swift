import ArgumentParser

/// `hooke spring`: everything about a spring, from its numbers.
struct SpringCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spring",
        abstract: "Tell, sample, draw, export and fit springs.",
        discussion: """
            A spring is said in exactly one of these ways:

              --stiffness --damping, and --mass if it is not 1
              --response --damping-ratio, and --mass if it is not 1
              --duration --bounce
              --settling-duration --damping-ratio, and --mass if it is not 1
              --tension --friction
              --bounciness --speed
              --preset

            Its motion runs --from 0 --to 1 with --velocity 0 unless told otherwise. Times are seconds.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self, Fit.self])
}
