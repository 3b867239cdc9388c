import ArgumentParser

/// `hooke spring`: commands about springs.
struct SpringCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spring",
        abstract: "Inspect, sample, plot, export and fit springs.",
        discussion: """
            A spring is an argument, or a pair of options:

              bouncy
              "spring(response=0.4, damping-ratio=0.8)"
              "origami(40, 7)", "react-spring(170, 26)"
              --stiffness --damping, and --mass if it is not 1
              --stiffness --damping-ratio, and --mass if it is not 1
              --response --damping-ratio, and --mass if it is not 1
              --duration --bounce
              --settling-duration --damping-ratio, and --mass if it is not 1
              --bounciness --speed

            Its motion runs from 0 to 1 with velocity 0, unless --from, --to and --velocity change that. Times are \
            seconds.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self, Fit.self])
}
