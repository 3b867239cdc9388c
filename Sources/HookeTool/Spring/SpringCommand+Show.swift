import ArgumentParser
import Hooke

extension SpringCommand {
    /// `hooke spring show`: a spring in every parametrisation, and its motion.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print a spring in every parametrisation, its settling time and its peaks.",
            discussion: """
                hooke spring show --duration 0.5 --bounce 0.3
                hooke spring show --stiffness 170 --damping 26 --to 300 --epsilon 0.5 --json
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("How many peaks and target crossings to list.", valueName: "count"))
        var peaks = 6

        @OptionGroup var output: ReportParameters

        func run() throws {
            guard (0...Report.mostPeaks).contains(peaks) else {
                throw ValidationError("--peaks is \(peaks); accepted: 0 to \(Report.mostPeaks)")
            }
            output.print(
                Report(try parameters.motion(), tolerance: try settling.tolerance(), peaks: peaks))
        }
    }
}
