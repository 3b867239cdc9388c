import ArgumentParser
import Hooke
import HookePreview

extension CurveCommand {
    /// `hooke curve plot`: a curve as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw a curve and its slope, with its control points or stops.",
            usage: "hooke curve plot [<options>] <curve>",
            discussion: """
                hooke curve plot ease --out ease.svg
                hooke curve plot ease-in-out --compare "steps(5)" --compare "spring(bouncy)"

                --compare adds a curve, up to six in all.
                """)

        @OptionGroup var parameters: CurveParameters

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("Another curve; may be repeated.", valueName: "curve"))
        var compare: [String] = []

        @OptionGroup var picture: PictureParameters

        func run() throws {
            try picture.check()
            try checkComparisons(compare, most: CurvePlot.maximumCurveCount - 1)
            var curves = [CurvePlot.Curve(label: parameters.curve, function: try parameters.function())]
            for text in compare {
                let function = try CurveParameters.function(text, option: "--compare")
                curves.append(CurvePlot.Curve(label: text, function: function))
            }
            let plot = try drawing { () throws(PreviewError) in try CurvePlot(curves) }
            try picture.write(plot.svg(width:height:))
        }
    }
}
