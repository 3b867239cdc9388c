import ArgumentParser
import Hooke

extension TransformCommand {
    /// `hooke transform interpolate`: the transforms between two.
    struct Interpolate: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "interpolate",
            abstract: "Print the transforms between two, as CSS, CSV or JSON.",
            usage: "hooke transform interpolate [<options>] <from> <to>",
            discussion: """
                hooke transform interpolate none "rotateY(200deg)" --at 0.25,0.5
                hooke transform interpolate "scale(0)" "matrix(0,1,-1,0,0,0)" --count 9 --csv

                Lists of functions are interpolated function by function, as in CSS, so that half of a turn by 200° is \
                100°. Matrices are interpolated by their parts. Progress below 0 and above 1 extrapolates.
                """)

        @Argument(help: "The transform at 0.")
        var from: String

        @Argument(help: "The transform at 1.")
        var to: String

        @OptionGroup var parameters: InterpolationParameters

        @OptionGroup var sizes: TransformSizeParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The progress values, separated by commas.", valueName: "progress"))
        var at: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Steps from 0 to 1; 4 if left out.", valueName: "steps"))
        var count: Int?

        /// What to print instead of a table.
        enum Output: EnumerableFlag {
            case csv, json

            static func help(for value: Output) -> ArgumentHelp? {
                value == .csv
                    ? "Print CSV: the progress and the sixteen numbers."
                    : "Print one line of JSON with all digits."
            }
        }

        @Flag var output: Output?

        func run() throws {
            let path = try parameters.path(
                from: sizes.transform(from, option: "the first transform"),
                to: sizes.transform(to, option: "the second transform"))
            let progress = try progress()
            if output == .csv {
                let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
                return try RowOutput.write(["progress"] + names, progress) { progress in
                    [progress] + path.transform(at: progress).elements
                }
            }
            let css = progress.map { path.css(at: $0) }
            var report = Report()
            for (progress, css) in zip(progress, css) { report.add(Table.exact(progress), css) }
            report.add(field: "at", JSONText.numbers(progress))
            let matrices = progress.map { JSONText.numbers(path.transform(at: $0).elements) }
            report.add(field: "matrices", JSONText.array(matrices))
            report.add(field: "css", JSONText.array(css.map(JSONText.string)))
            print(output == .json ? report.json : report.text)
        }

        private func progress() throws -> [Double] {
            if let at {
                try refuse(["--count": count], accepted: "without --at")
                return try numberList(at, option: "--at")
            }
            return try equalSteps(count ?? 4, option: "--count")
        }
    }
}
