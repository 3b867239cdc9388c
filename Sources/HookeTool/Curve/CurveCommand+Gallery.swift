import ArgumentParser
import Hooke
import HookePreview

extension CurveCommand {
    /// `hooke curve gallery`: the named curves in one picture.
    struct Gallery: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gallery",
            abstract: "Draw the named curves in one picture, or list their names.",
            usage: "hooke curve gallery [<options>] [<curves> ...]",
            discussion: """
                hooke curve gallery --out easings.svg
                hooke curve gallery easeOutBack "cubic-bezier(0.3, 1.5, 0.6, 1)" --out two.png
                hooke curve gallery --list

                Without curves it draws the 30 easing functions.
                """)

        @Argument(help: "The curves, up to \(CurveGallery.maximumCurveCount).")
        var curves: [String] = []

        @Flag(help: "Print the names that every command accepts, one in each line.")
        var list = false

        @OptionGroup var gallery: GalleryParameters

        func run() throws {
            if list { return TimingFunction.names.forEach { print($0) } }
            try gallery.check()
            let names = curves.isEmpty ? Easing.allCases.map(\.name) : curves
            let shown = try names.map {
                CurvePlot.Curve(label: $0, function: try CurveParameters.function($0, option: "the curve"))
            }
            try gallery.write(shown, title: curves.isEmpty ? "Easing functions" : "Timing curves")
        }
    }
}
