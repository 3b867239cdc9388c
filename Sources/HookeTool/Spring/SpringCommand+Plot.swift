import ArgumentParser
import Hooke
import HookePreview

extension SpringCommand {
    /// `hooke spring plot`: a motion as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw a motion and its velocity, with the band in which it counts as settled.",
            discussion: """
                hooke spring plot bouncy --epsilon 0.01 --out bouncy.svg
                hooke spring plot smooth --compare snappy \\
                  --compare "spring(duration=0.5, bounce=0.5)"

                --compare adds a spring with the same start and target, up to six in all.
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("Another spring; may be repeated.", valueName: "spring"))
        var compare: [String] = []

        @Option(parsing: .unconditional, help: ArgumentHelp("The seconds to show.", valueName: "seconds"))
        var until: Double?

        @OptionGroup var picture: PictureParameters

        func run() throws {
            try picture.check()
            try checkComparisons(compare, most: SpringPlot.maximumCurveCount - 1)
            var curves = [
                SpringPlot.Curve(label: parameters.spring.label, motion: try parameters.motion())
            ]
            for text in compare {
                let spring = try SpringParameters.spring(text, option: "--compare")
                curves.append(SpringPlot.Curve(label: text, motion: try parameters.ends.motion(of: spring)))
            }
            let tolerance = try settling.tolerance()
            let plot = try drawing { () throws(PreviewError) in
                try SpringPlot(curves, tolerance: tolerance, duration: until)
            } spelled: { field in
                [.duration: "--until", .tolerance: "--epsilon", .toleranceSpeed: "--epsilon-speed"][field]
            }
            try picture.write(plot.svg(width:height:))
        }
    }
}
