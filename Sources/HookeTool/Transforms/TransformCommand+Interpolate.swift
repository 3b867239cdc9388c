import ArgumentParser
import Hooke

extension TransformCommand {
    /// `hooke transform interpolate`: what lies between two transforms.
    struct Interpolate: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "interpolate",
            abstract: "Tell the transforms between two, as CSS, CSV or JSON.",
            discussion: """
                hooke transform interpolate none "rotateY(200deg)" --at 0.25,0.5
                hooke transform interpolate "scale(0)" "matrix3d(…)" --count 60 --csv

                Lists of functions go function by function, as in CSS, so that a turn by 200° is half way at 100°; \
                matrices go by their parts. Progress below 0 and above 1 goes on by the same law.
                """)

        @Argument(help: "The transform at 0.")
        var from: String

        @Argument(help: "The transform at 1.")
        var to: String

        @OptionGroup var parameters: WayParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Where to tell it, with commas.", valueName: "progress"))
        var at: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Steps from 0 to 1; 4 if left out.", valueName: "steps"))
        var count: Int?

        @Flag(help: "Print CSV: the progress and the sixteen numbers.")
        var csv = false

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        func run() throws {
            guard !(csv && json) else {
                throw ValidationError("--csv is given; accepted beside it: no --json")
            }
            let way = try parameters.way(
                from: transform(from, option: "the first transform"),
                to: transform(to, option: "the second transform"))
            let progress = try progress()
            if csv {
                let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
                return try RowOutput.write(["progress"] + names, progress) { place in
                    [place] + way.transform(at: place).elements
                }
            }
            if json {
                return print(
                    JSONText.object([
                        "at": JSONText.numbers(progress),
                        "matrices": JSONText.array(
                            progress.map { JSONText.numbers(way.transform(at: $0).elements) }),
                        "css": JSONText.array(progress.map { JSONText.string(way.css(at: $0)) }),
                    ]))
            }
            var table = Table()
            for place in progress { table.add("\(place)", way.css(at: place)) }
            print(table.text)
        }

        private func progress() throws -> [Double] {
            if let at {
                guard count == nil else {
                    throw ValidationError("--at is given; accepted beside it: no --count")
                }
                return try numberList(at, option: "--at")
            }
            return try equalSteps(count ?? 4, option: "--count")
        }
    }
}
