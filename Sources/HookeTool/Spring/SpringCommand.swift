import ArgumentParser

/// `hooke spring`: commands about springs.
struct SpringCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spring",
        abstract: "Inspect, sample, plot, export and fit springs.",
        discussion: """
            A spring is given by exactly one of these groups of options:

              --stiffness --damping, and --mass if it is not 1
              --response --damping-ratio, and --mass if it is not 1
              --duration --bounce
              --settling-duration --damping-ratio, and --mass if it is not 1
              --tension --friction
              --bounciness --speed
              --preset

            Its motion runs from 0 to 1 with velocity 0, unless --from, --to and --velocity change that. Times are \
            seconds.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self, Fit.self])
}
