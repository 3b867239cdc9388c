import ArgumentParser
import Foundation
import HookePreview

/// `hooke motion`: motions that take over from others, follow, keep limits, or play together.
struct MotionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "motion",
        abstract: "Sample and draw handovers, followers, motions within limits and choreographies.",
        discussion: """
            A motion is the object of a question of hooke eval, in a file: its op is handover, follow, profile or \
            choreography. docs/eval.md has all fields.

              {"op":"handover","motion":{"decay":"normal","from":0,"velocity":900},
               "switches":[{"at":0.4,"to":100,"by":"snappy"}]}
            """,
        subcommands: [Sample.self, Plot.self])
}

/// The file of a command, with a motion in JSON.
struct MotionFileParameters: ParsableArguments {
    @Argument(help: "A motion in JSON; standard input if left out.")
    var file: String?

    /// Reads the file; an error names it.
    func read() throws -> MotionQuestion {
        let place = file ?? "standard input"
        let bytes = try fileBytes(file)
        do { return try Self.read(bytes) } catch { throw Failure("\(place): \(Refusal(error))") }
    }

    static func read(_ bytes: [UInt8]) throws -> MotionQuestion {
        let fields = try NotationFields(parsing: bytes)
        let names = MotionQuestion.Kind.allCases.map(\.rawValue)
        let name = try fields.string("op", accepted: list(names))
        guard let kind = MotionQuestion.Kind(rawValue: name) else {
            throw Notation.text(name).fault("op", accepted: list(names), words: names)
        }
        let question = try MotionQuestion.read(kind, fields)
        if fields.has("at") { _ = try fields.numbers("at") }
        try fields.finish()
        return question
    }
}

extension MotionCommand {
    /// `hooke motion sample`: a motion as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print a motion as CSV: time, value, velocity, acceleration.",
            usage: "hooke motion sample [<options>] [<file>]",
            discussion: """
                hooke motion sample thrown.json --rate 120 --until 2

                Every number reads back to the same double.
                """)

        @OptionGroup var parameters: MotionFileParameters

        @OptionGroup var samples: SampleParameters

        @OptionGroup var range: TimeRangeParameters

        func run() throws {
            let question = try parameters.read()
            let times = try samples.instants(without: range.given) { try range.ends(in: question.shown) }
            let lines = question.lines
            let parts = ["value", "velocity", "acceleration"]
            let header = parts.flatMap { part in lines.map { lines.count == 1 ? part : "\(part).\($0.label)" }
            }
            try RowOutput.write(["time"] + header, times) { time in
                let states = lines.map { $0.state(time) }
                return [time] + states.map(\.position) + states.map(\.velocity) + states.map(\.acceleration)
            }
        }
    }

    /// `hooke motion plot`: a motion as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw a motion with its velocity, its acceleration and its switches.",
            usage: "hooke motion plot [<options>] [<file>]",
            discussion: """
                hooke motion plot thrown.json --out thrown.svg

                A picture shows up to six numbers.
                """)

        @OptionGroup var parameters: MotionFileParameters

        @OptionGroup var range: TimeRangeParameters

        @Option(help: "The title; the names of the numbers if left out.")
        var title: String?

        @OptionGroup var picture: PictureParameters

        func run() throws {
            try picture.check()
            let question = try parameters.read()
            let (start, end) = try range.ends(in: question.shown)
            let plot = try drawing { () throws(PreviewError) in
                try MotionPlot(
                    question.lines, events: question.events, title: title, from: start, until: end)
            } spelled: { field in
                field == .time ? "--from to --until" : nil
            }
            try picture.write(plot.svg(width:height:))
        }
    }
}
