import ArgumentParser
import Hooke

extension CurveCommand {
    /// `hooke curve show`: a curve's range, values, slopes and inverse.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract:
                "Print a curve's range, its values and slopes at times, and the first times at which it has values.",
            discussion: """
                hooke curve show ease --at 0.25,0.75 --inverse 0.5
                hooke curve show "reversed(spring(bouncy))" --json
                """)

        @OptionGroup var parameters: CurveParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Times to evaluate it at, separated by commas.", valueName: "times"))
        var at: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Values to find, separated by commas.", valueName: "values"))
        var inverse: String?

        @OptionGroup var output: ReportParameters

        func run() throws {
            let function = try parameters.function()
            let times = try at.map { try numberList($0, option: "--at") } ?? []
            let values = try inverse.map { try numberList($0, option: "--inverse") } ?? []
            output.print(
                try validating {
                    try Report(function, times: times, values: values)
                })
        }
    }
}
