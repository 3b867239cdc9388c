import ArgumentParser
import Foundation
import Hooke
import HookePreview

extension SpringCommand {
    /// `hooke spring plot`: the motion as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw a motion and its velocity as SVG, with the band in which it counts as settled.",
            discussion: """
                hooke spring plot --preset bouncy --epsilon 0.01 --out bouncy.svg
                hooke spring plot --preset smooth --compare snappy --compare duration=0.5,bounce=0.5

                The picture is light or dark as the reader prefers. --compare adds a spring with the same ends, up \
                to six in all: a preset's name, or the options of a spelling without their dashes.
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("Another spring; may be repeated.", valueName: "spring"))
        var compare: [String] = []

        @Option(parsing: .unconditional, help: ArgumentHelp("The seconds to show.", valueName: "seconds"))
        var until: Double?

        @Option(parsing: .unconditional, help: "The width in pixels, 320 to 4096.")
        var width = 760

        @Option(parsing: .unconditional, help: "The height in pixels, 280 to 4096.")
        var height = 540

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("The file to write; standard output if left out.", valueName: "plot.svg"))
        var out: String?

        func run() throws {
            guard (320...4096).contains(width) else {
                throw ValidationError("--width is \(width); accepted: 320 to 4096")
            }
            guard (280...4096).contains(height) else {
                throw ValidationError("--height is \(height); accepted: 280 to 4096")
            }
            let most = SpringPlot.mostCurves - 1
            guard compare.count <= most else {
                throw ValidationError("--compare is given \(compare.count) times; accepted: at most \(most)")
            }
            var curves = [
                SpringPlot.Curve(label: parameters.spring.label, motion: try parameters.motion())
            ]
            for text in compare {
                let spring = try SpringParameters.spring(text, option: "--compare")
                curves.append(SpringPlot.Curve(label: text, motion: try parameters.ends.motion(of: spring)))
            }
            let tolerance = try settling.tolerance()
            let plot: SpringPlot
            do throws(PreviewError) {
                plot = try SpringPlot(curves, tolerance: tolerance, duration: until)
            } catch {
                guard case .badPlot(let field, let value, let accepted) = error else { throw error }
                let options = [
                    "duration": "--until", "tolerance": "--epsilon", "tolerance's speed": "--epsilon-speed",
                ]
                let named = PreviewError.badPlot(
                    field: options[field] ?? field, value: value, accepted: accepted)
                throw ValidationError("\(named)")
            }
            let svg = plot.svg(width: Double(width), height: Double(height))
            guard let out else { return print(svg, terminator: "") }
            do {
                try Data(svg.utf8).write(to: URL(fileURLWithPath: out), options: .atomic)
            } catch {
                throw Failure(description: "\(out) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
