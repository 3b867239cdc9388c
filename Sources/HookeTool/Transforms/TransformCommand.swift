import ArgumentParser
import HookeGeometry

/// `hooke transform`: commands about transforms and perspective.
struct TransformCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transform",
        abstract: "Interpolate and decompose transforms, and project rectangles under perspective.",
        discussion: """
            A transform is CSS text, or the sixteen numbers of matrix3d(), separated by commas:

              none, "rotateY(37deg)"
              "perspective(500px) translateZ(-100px) rotateX(0.2turn)"
              "matrix(1, 0, 0, 1, 10, 20)", 1,0,0,0,0,1,0,0,0,0,1,0,10,20,0,1

            The sixteen numbers are m11, m12, … m44, for row vectors. x points right, y down, z to the viewer. Put \
            numbers that begin with a minus last, after --.
            """,
        subcommands: [Interpolate.self, Decompose.self, Project.self])
}

/// The options of an interpolation between two transforms.
struct InterpolationParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How to interpolate; css if left out.", valueName: "method"))
    var method: TransformMethod?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "What to do with a pair that the method cannot interpolate; polar if left out.",
            valueName: "fallback"))
    var fallback: TransformMethod?

    func path(from: TransformList, to: TransformList) -> TransformPath {
        TransformPath(
            from: from, to: to, method: method ?? .css, fallback: fallback ?? .polar)
    }

    /// The options with their values.
    var given: KeyValuePairs<String, Any?> { ["--method": method, "--fallback": fallback] }
}

/// The options of what percentages and em mean.
struct TransformSizeParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The box of percentages in translate().", valueName: "width,height"))
    var box: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The points of 1em.", valueName: "points"))
    var fontSize: Double?

    /// Reads the transform of an argument or option.
    func transform(_ text: String, option: String) throws -> TransformList {
        var sizes = TransformSizes(fontSize: fontSize)
        if let box {
            let numbers = try numberList(box, option: "--box")
            guard numbers.count == 2 else {
                throw ValidationError("--box has \(numbers.count) numbers; accepted: 2, width and height")
            }
            sizes.box = Vector2(numbers[0], numbers[1])
        }
        do { return try TransformList(.text(text), at: option, sizes) } catch {
            throw ValidationError(
                Refusal(error) {
                    $0.name.hasPrefix("box[") ? "--\($0.name)" : $0 == "fontSize" ? "--font-size" : $0.name
                }
                .reason)
        }
    }
}
