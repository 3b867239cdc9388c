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
                "How to decompose: \(TransformReport.Method.list).",
                valueName: "method"), completion: .list(TransformReport.Method.names))
        var method = TransformReport.Method.css.rawValue

        @OptionGroup var sizes: TransformSizeParameters

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        func run() throws {
            let name = "the transform"
            let list = try sizes.transform(transform, option: name)
            let method: TransformReport.Method = try word(method, option: "--method")
            let report = try validating { () throws(Refusal) in
                try TransformReport(list.transform, method: method, field: name)
            }
            print(json ? JSONText.object(report.members) : report.table)
        }
    }
}
