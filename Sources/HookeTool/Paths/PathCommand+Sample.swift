import ArgumentParser
import HookeGeometry

extension PathCommand {
    /// `hooke path point`: the points at some distances.
    struct Point: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "point",
            abstract: "Print position, angle and curvature at distances along a path.",
            discussion: """
                hooke path point "M0 0C0 1 1 1 1 0" --at 25%,1.5

                Distances are those of CSS's offset-distance: modulo the length on a closed path, otherwise the nearer \
                end.
                """)

        @OptionGroup var parameters: PathParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The distances, separated by commas: numbers or percentages.", valueName: "distances"))
        var at: String

        @OptionGroup var motion: MotionPathParameters

        @OptionGroup var output: ReportParameters

        func run() throws {
            let path = try parameters.measured()
            let motion = try motion.motion(path)
            let rows = try distances(at, option: "--at", length: path.length).map { row($0, motion) }
            output.print(
                rows.map { row in
                    var report = Report()
                    let (angle, curvature) = (Table.text(row[3]), Table.text(row[4]))
                    report.add(
                        Table.text(row[0]),
                        "\(Table.list([row[1], row[2]])), angle \(angle)°, curvature \(curvature)")
                    for (field, number) in zip(columns, row) {
                        report.add(field: field, JSONText.number(number))
                    }
                    return report
                })
        }
    }

    /// `hooke path sample`: a path as CSV.
    struct Sample: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "sample",
            abstract: "Print points at equal distances as CSV: distance, x, y, angle, curvature.",
            discussion: """
                hooke path sample "M0 0C0 1 1 1 1 0" --count 60

                Angles are in degrees. Every number reads back to the same double.
                """)

        @OptionGroup var parameters: PathParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Steps from the beginning to the end.", valueName: "steps"))
        var count = 60

        @OptionGroup var motion: MotionPathParameters

        func run() throws {
            let path = try parameters.measured()
            var motion = try motion.motion(path)
            // The end of a closed path is its end, not its beginning.
            motion.ends = .extended
            let fractions = try equalSteps(count, option: "--count")
            try RowOutput.write(columns, fractions) { fraction in
                row(fraction * path.length, motion)
            }
        }
    }
}

private let columns = ["distance", "x", "y", "angle", "curvature"]

/// Distance, position, angle in degrees and curvature.
private func row(_ distance: Double, _ motion: OffsetPath) -> [Double] {
    let sample = motion.sample(at: distance)
    return [
        distance, sample.position.x, sample.position.y, motion.angle(at: distance) * 180 / .pi,
        sample.curvature,
    ]
}
