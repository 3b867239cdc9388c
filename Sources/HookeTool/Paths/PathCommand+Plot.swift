import ArgumentParser
import HookeGeometry
import HookePreview

extension PathCommand {
    /// `hooke path morph`: the paths between two.
    struct Morph: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "morph",
            abstract: "Print or draw the paths between two.",
            usage: "hooke path morph [<options>] <from> <to>",
            discussion: """
                hooke path morph "M0 0H100V100H0Z" "M50 0A50 50 0 1 1 49.9 0Z" \\
                  --count 6 --out morph.svg
                hooke path morph "M0 0L9 9" "M9 0L0 9" --css

                Both paths become the same number of cubics, cut where one of them has a joint; closed ones are turned to \
                the least distance. With --css numbers are interpolated as CSS interpolates path(): the same commands, or a \
                jump at a half.
                """)

        @Argument(help: "The path at 0.")
        var from: String

        @Argument(help: "The path at 1.")
        var to: String

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The fractions, separated by commas.", valueName: "fractions"))
        var at: String?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Steps from 0 to 1; 4 if left out.", valueName: "steps"))
        var count: Int?

        @Flag(help: "Interpolate as CSS.")
        var css = false

        @Flag(help: "Draw a filmstrip as SVG instead.")
        var svg = false

        @OptionGroup(title: "The picture")
        var picture: PictureParameters

        func run() throws {
            let isDrawn = svg || picture.out != nil
            try picture.check(isDrawn: isDrawn)
            let fractions = try fractions()
            let paths = try paths(at: fractions)
            guard isDrawn else {
                for path in paths { print(path.text) }
                return
            }
            let shapes = zip(fractions, paths).map { fraction, path in
                PathPlot.Shape(label: Table.text(fraction), path: path.path)
            }
            var plot = try drawing { () throws(PreviewError) in
                try PathPlot(shapes, title: css ? "path() of CSS" : "Morph", isSpread: true)
            } spelled: { field in
                field == .curves ? (at == nil ? "--count" : "--at") : nil
            }
            plot.isFilled = true
            try picture.write(plot.svg(width:height:))
        }

        private func paths(at fractions: [Double]) throws -> [(text: String, path: VectorPath)] {
            let (first, second) = ("the first path", "the second path")
            let start = try vectorPath(from, option: first)
            let end = try vectorPath(to, option: second)
            if css {
                let (a, b) = (try PathData(from), try PathData(to))
                return fractions.map { fraction in
                    let data = a.interpolated(to: b, at: fraction)
                    return (data.description, data.path)
                }
            }
            let morph = try validating {
                try PathMorph(from: start, to: end)
            } spelled: { field in
                field == "start" ? first : second
            }
            return fractions.map { fraction in
                let path = morph.path(at: fraction)
                return (path.description, path)
            }
        }

        private func fractions() throws -> [Double] {
            guard let at else { return try equalSteps(count ?? 4, option: "--count") }
            try refuse(["--count": count], accepted: "without --at")
            return try numberList(at, option: "--at")
        }
    }

    /// `hooke path plot`: a path as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw a path, with points at equal distances.",
            usage: "hooke path plot [<options>] <path>",
            discussion: """
                hooke path plot "M20 20C20 100 200 0 200 100" --count 12 --out path.svg
                """)

        @OptionGroup var parameters: PathParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("Points from the beginning to the end; none if left out.", valueName: "steps"))
        var count: Int?

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The distances of points: numbers or percentages.", valueName: "distances"))
        var at: String?

        @Option(help: "The title; the path if left out.")
        var title: String?

        @Flag(help: "Fill the path.")
        var fill = false

        @OptionGroup var picture: PictureParameters

        func run() throws {
            try picture.check()
            let path = try parameters.measured()
            var places: [Double] = []
            if let at { places += try distances(at, option: "--at", length: path.length) }
            if let count { places += try equalSteps(count, option: "--count").map { $0 * path.length } }
            let shape = PathPlot.Shape(path: path.path, points: places.map { path.sample(at: $0) })
            var plot = try drawing { () throws(PreviewError) in
                try PathPlot([shape], title: title ?? parameters.path)
            } spelled: { _ in
                PathParameters.name
            }
            plot.isFilled = fill
            try picture.write(plot.svg(width:height:))
        }
    }
}
