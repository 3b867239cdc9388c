import ArgumentParser
import HookeGeometry

/// `hooke path`: commands about SVG paths.
struct PathCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Measure, sample, convert, morph and draw SVG paths.",
        discussion: """
            A path is SVG path data: all commands of SVG 2, with exact arcs.

              "M100,200 A50,30 20 0 1 160,180", "m0 0h10v10z"
            """,
        subcommands: [
            Info.self, Length.self, Point.self, Nearest.self, Sample.self, Through.self, Cubics.self,
            Morph.self,
            Plot.self,
        ])
}

/// Reads the path of an argument.
func vectorPath(_ text: String, option: String) throws -> VectorPath {
    let path = try validating {
        try VectorPath(svg: text)
    } spelled: { _ in
        option
    }
    guard !path.isEmpty else {
        throw ValidationError("\(option) is empty; accepted: path data that begins with M")
    }
    return path
}

/// Reads and measures the path of an argument.
func measuredPath(_ text: String, option: String) throws -> MeasuredPath {
    let path = try vectorPath(text, option: option)
    return try validating {
        try MeasuredPath(path)
    } spelled: { _ in
        option
    }
}

/// Returns the area and the bounds of a path; refuses those that exceed the largest double.
func extent(of path: VectorPath) throws(HookeError) -> (area: Double, bounds: Rectangle) {
    let (area, bounds) = (path.area, path.bounds ?? .zero)
    for (name, number) in [("area", area), ("width", bounds.width), ("height", bounds.height)]
    where !number.isFinite {
        throw .noSolution(field: "path", reason: "its \(name) exceeds the largest double")
    }
    return (area, bounds)
}

/// The path that the commands have as their argument.
struct PathParameters: ParsableArguments {
    static let name = "the path"

    @Argument(help: "SVG path data.")
    var path: String

    func read() throws -> VectorPath { try vectorPath(path, option: Self.name) }

    func measured() throws -> MeasuredPath { try measuredPath(path, option: Self.name) }
}

/// How an element follows the path.
struct MotionPathParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The rotation, as CSS's offset-rotate: auto, reverse, degrees, or auto with degrees; auto if left out.",
            valueName: "rotation"))
    var rotate: String?

    func motion(_ path: MeasuredPath) throws -> OffsetPath {
        OffsetPath(path, rotation: try rotation())
    }

    private func rotation() throws -> OffsetPath.Rotation {
        let words = (rotate ?? "auto").split(separator: " ")
        func fault() -> ValidationError {
            ValidationError(
                "--rotate is \(quoted(rotate ?? "")); accepted: auto, reverse, a number of degrees, or auto or reverse "
                    + "with a number of degrees")
        }
        var base: Double?
        var turn = 0.0
        for word in words {
            let digits = word.hasSuffix("deg") ? word.dropLast(3) : word
            if word == "auto" || word == "reverse", base == nil {
                base = word == "auto" ? 0 : .pi
            } else if turn == 0, let degrees = Double(digits), degrees.isFinite {
                turn = degrees * .pi / 180
            } else {
                throw fault()
            }
        }
        guard (1...2).contains(words.count) else { throw fault() }
        guard let base else {
            guard words.count == 1 else { throw fault() }
            return .fixed(turn)
        }
        return .along(plus: base + turn)
    }
}

/// Reads distances: numbers of points, or percentages of the length.
func distances(_ text: String, option: String, length: Double) throws -> [Double] {
    try numberList(text, option: option, accepted: "a number of points, or a percentage") { word in
        guard word.hasSuffix("%") else { return Double(word) }
        return Double(word.dropLast()).map { $0 / 100 * length }
    }
}
