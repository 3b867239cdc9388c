import ArgumentParser
import Foundation
import HookeSolvers

extension SpringCommand {
    /// `hooke spring fit`: the spring of a recorded motion.
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fit",
            abstract: "Fit a spring to samples of a motion.",
            usage: "hooke spring fit [<options>] [<file>]",
            discussion: """
                hooke spring fit samples.csv
                hooke spring sample bouncy | hooke spring fit --json

                Reads columns separated by commas, semicolons or tabs: those named time and value in the first line, \
                or the first two where that line has no names. Times are seconds, in increasing order. Prints the \
                spring in every parametrisation, its motion and the residual. The status is 1 where no spring fits.
                """)

        @Argument(help: "A file of samples; standard input if left out.")
        var file: String?

        @OptionGroup(title: "What is known of the motion")
        var known: StateParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The time at which it starts, after rest; found if left out.",
                valueName: "seconds"))
        var startTime: Double?

        @Option(parsing: .unconditional, help: "The mass of the spring.")
        var mass = 1.0

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The largest error of a sample; what looks like noise if left out.", valueName: "distance"))
        var tolerance: Double?

        @Flag(help: "Leave wrong samples aside (Huber's loss).")
        var robust = false

        @OptionGroup var output: ReportParameters

        /// The options that hold numbers, as fields.
        private static let options = ["from", "to", "velocity", "startTime", "mass", "tolerance"]

        func run() throws {
            let place = file ?? "standard input"
            let (step, report) = try ProgressLine.during { progress in
                let samples = try samples(place, progress)
                progress.say("fitting \(samples.times.count) samples")
                return (samples.meanStep, try fitted(samples, place))
            }
            if let step, step > 1 {
                StandardError.note(
                    "the samples are \(Table.text(step)) s apart; if their times are milliseconds, divide them by 1000"
                )
            }
            if let refusal = report.refusal, !output.json { throw Failure("\(place): \(refusal)") }
            output.print(report.report)
            if report.refusal != nil { throw ExitCode(1) }
        }

        private func fitted(_ samples: SampleTable, _ place: String) throws -> FitReport {
            do throws(HookeError) {
                return try FitReport(
                    times: samples.times, values: samples.values, startTime: startTime,
                    known: SpringFit.Known(
                        start: known.from, target: known.to, initialVelocity: known.velocity), mass: mass,
                    loss: robust ? .huber : .leastSquares, tolerance: tolerance)
            } catch {
                // A wrong option is a wrong use; any other error is that of the samples.
                if case .outOfRange(let field, _, _) = error, Self.options.contains(FitReport.spelled(field))
                {
                    throw ValidationError(Refusal(error) { optionName(FitReport.spelled($0)) }.reason)
                }
                throw Failure("\(place): \(Refusal(error, spelled: FitReport.spelled))")
            }
        }

        private func samples(_ place: String, _ progress: ProgressLine) throws -> SampleTable {
            var lines = LineReader(try inputHandle(file))
            var samples = SampleTable()
            do {
                while let line = try lines.next() {
                    try samples.read(line)
                    let count = samples.times.count
                    if count > 0, count.isMultiple(of: 1024) {
                        progress.say("reading \(place): \(count) samples")
                    }
                }
            } catch let error as LineReader.ReadError {
                throw Failure("\(place) cannot be read: \(error.reason)")
            } catch let error as Refusal {
                throw Failure("\(place): \(error.reason)")
            }
            return samples
        }
    }
}
