import ArgumentParser
import Hooke

extension CurveCommand {
    /// `hooke curve sample`: a curve as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print a curve as CSV: time, value, slope, second derivative.",
            discussion: """
                hooke curve sample ease-in-out --count 20
                hooke curve sample "steps(4)" --times 0,0.25,0.9

                Every number reads back to the same double. Without --times the samples are at equal steps from 0 \
                to 1, both included.
                """)

        @OptionGroup var parameters: CurveParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Steps from 0 to 1; 60 if left out.", valueName: "steps"))
        var count: Int?

        @Option(
            parsing: .unconditional, help: ArgumentHelp("The times, separated by commas.", valueName: "times")
        )
        var times: String?

        func run() throws {
            let function = try parameters.function()
            try RowOutput.write(["time", "value", "slope", "secondDerivative"], instants()) { time in
                [
                    time, function.value(at: time), function.slope(at: time),
                    function.secondDerivative(at: time),
                ]
            }
        }

        private func instants() throws -> [Double] {
            if let times {
                try refuse(["--count": count], accepted: "without --times")
                return try numberList(times, option: "--times")
            }
            return try equalSteps(count ?? 60, option: "--count")
        }
    }
}
