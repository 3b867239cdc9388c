import ArgumentParser
import HookeGeometry

extension PathCommand {
    /// `hooke path nearest`: the point of a path that is nearest to another.
    struct Nearest: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "nearest",
            abstract: "Print the point of a path that is nearest to a point.",
            discussion: """
                hooke path nearest "M0 0Q50 100 100 0" --to 50,80
                """)

        @OptionGroup var parameters: PathParameters

        @Option(parsing: .unconditional, help: ArgumentHelp("The point.", valueName: "x,y"))
        var to: String

        @OptionGroup var output: ReportParameters

        func run() throws {
            let path = try parameters.measured()
            let found = path.nearest(to: try point(to, option: "--to"))
            let (x, y) = (found.position.x, found.position.y)
            var report = Report()
            report.add("point", Table.list([x, y]), field: "x", json: JSONText.number(x))
            report.add(field: "y", JSONText.number(y))
            report.add("distance", number: found.distance)
            report.add("gap", number: found.gap)
            output.print(report)
        }
    }

    /// `hooke path through`: a smooth path through points.
    struct Through: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "through",
            abstract: "Print the Catmull-Rom spline through points as path data.",
            discussion: """
                hooke path through 0,0 50,80 100,0 --closed

                Put points that begin with a minus last, after --.
                """)

        @Argument(help: "The points, x,y each.")
        var points: [String]

        @Flag(help: "Return to the first point.")
        var closed = false

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The power of the distances: 0 uniform, 0.5 centripetal, 1 chordal.",
                valueName: "power"))
        var alpha: Double = 0.5

        func run() throws {
            let points = try points.map { try point($0, option: "<points>") }
            print(
                try validating {
                    try VectorPath(through: points, isClosed: closed, alpha: alpha)
                } spelled: { field in
                    field == "alpha" ? "--alpha" : "<points>"
                })
        }
    }
}

/// Reads the point of an argument or option.
private func point(_ text: String, option: String) throws -> Vector2 {
    let numbers = try numberList(text, option: option)
    guard numbers.count == 2 else {
        throw ValidationError("\(option) is \(quoted(text)); accepted: x,y")
    }
    return Vector2(numbers[0], numbers[1])
}
