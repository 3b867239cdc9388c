import ArgumentParser
import Hooke

extension TransformCommand {
    /// `hooke transform decompose`: the parts of a transform.
    struct Decompose: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "decompose",
            abstract: "Decompose a transform: translation, scale, skew, rotation, perspective.",
            usage: "hooke transform decompose [<options>] <transform>",
            discussion: """
                hooke transform decompose "perspective(500px) rotateY(37deg) skewX(10deg)"
                hooke transform decompose "matrix(1, 2, -2, 1, 0, 0)" --json

                A planar transform is decomposed in the plane, any other in space.
                """)

        @Argument(help: "The transform.")
        var transform: String

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "How to decompose.", valueName: "method"))
        var method = DecompositionMethod.css

        @OptionGroup var sizes: TransformSizeParameters

        @OptionGroup var output: ReportParameters

        func run() throws {
            let name = "the transform"
            let list = try sizes.transform(transform, option: name)
            output.print(
                try validating {
                    try Report(partsOf: list.transform, method: method, field: name)
                })
        }
    }
}
