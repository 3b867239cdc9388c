import ArgumentParser
import Foundation
import HookeSolvers

extension SpringCommand {
    /// `hooke spring fit`: the spring of a recorded motion.
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fit",
            abstract: "Find the spring that moves like samples of a motion, or say that none does.",
            discussion: """
                hooke spring fit samples.csv
                hooke spring sample --preset bouncy | hooke spring fit --json

                Reads CSV: the columns time and value of the first line, or the first two where it has no names. \
                Times are seconds and rise. Prints the spring in every spelling, the motion, and what is left of the \
                samples. Where no spring moves like them, it says so and ends with status 1.
                """)

        @Argument(help: "A file of samples; standard input if left out.")
        var file: String?

        @Option(parsing: .unconditional, help: "Where it starts, if that is known.")
        var from: Double?

        @Option(parsing: .unconditional, help: "Where the spring pulls to, if that is known.")
        var to: Double?

        @Option(parsing: .unconditional, help: "The velocity at the start, if that is known.")
        var velocity: Double?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "When it starts, on the samples' clock; at the first of them if left out.",
                valueName: "seconds"))
        var startTime: Double?

        @Option(parsing: .unconditional, help: "The mass to state the spring with.")
        var mass = 1.0

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "How far a sample may be off; what looks like noise if left out.", valueName: "distance"))
        var tolerance: Double?

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        /// The options that hold numbers, as fields.
        private static let options = ["from", "to", "velocity", "startTime", "mass", "tolerance"]

        func run() throws {
            let place = file ?? "standard input"
            let report = try ProgressLine.during { progress in
                let samples = try samples(place, progress)
                progress.say("fitting \(samples.times.count) samples")
                return try fitted(samples, place)
            }
            if json {
                print(JSONText.object(report.members))
                if report.refusal != nil { throw ExitCode(1) }
                return
            }
            if let refusal = report.refusal { throw Failure(description: "\(place): \(refusal)") }
            print(report.table)
        }

        private func fitted(_ samples: SampleTable, _ place: String) throws -> FitReport {
            do throws(HookeError) {
                let fit = try SpringFit(
                    times: samples.times, values: samples.values, startTime: startTime,
                    known: SpringFit.Known(start: from, target: to, initialVelocity: velocity), mass: mass)
                return try FitReport(fit: fit, tolerance: tolerance)
            } catch {
                // What an option says is a wrong use; the rest is the samples'.
                if case .outOfRange(let field, _, _) = error, Self.options.contains(FitReport.spelled(field))
                {
                    throw ValidationError(Refusal(error) { optionName(FitReport.spelled($0)) }.reason)
                }
                throw Failure(description: "\(place): \(Refusal(error, spelled: FitReport.spelled))")
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
                throw Failure(description: "\(place) cannot be read: \(error.reason)")
            } catch let error as Refusal {
                throw Failure(description: "\(place): \(error.reason)")
            }
            return samples
        }
    }
}
