import ArgumentParser
import HookePreview

extension PictureAppearance: SpelledWord {}

/// The size and the file of a picture, the same for every plot.
struct PictureParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "The width in pixels, 320 to 4096.")
    var width = 760

    @Option(parsing: .unconditional, help: "The height in pixels, 280 to 4096.")
    var height = 540

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The file to write, a name that ends in .svg or .png; SVG on standard output if left out.",
            valueName: "plot.svg"))
    var out: String?

    @Option(
        help: "light, dark, or preferred (if left out): an SVG follows its reader, a PNG is light.",
        completion: .list(PictureAppearance.names), transform: PictureAppearance.argument)
    var appearance = PictureAppearance.preferred

    /// Refuses sizes out of range and names of files that are no pictures.
    func check() throws {
        guard (320...4096).contains(width) else {
            throw ValidationError("--width is \(width); accepted: 320 to 4096")
        }
        guard (280...4096).contains(height) else {
            throw ValidationError("--height is \(height); accepted: 280 to 4096")
        }
        if let out { try PictureFile.check(out, option: "--out") }
    }

    /// Draws a picture of this size and writes it.
    func write(_ draw: (_ width: Double, _ height: Double) -> String) throws {
        let svg = appearance.applied(to: draw(Double(width), Double(height)))
        guard let out else { return print(svg, terminator: "") }
        try PictureFile.write(svg, to: out)
    }
}

/// Returns what `make` returns, and throws the error of a plot as a usage error of the command.
func drawing<Plot>(
    _ make: () throws(PreviewError) -> Plot, spelled: (PlotField) -> String? = { _ in nil }
) throws -> Plot {
    do { return try make() } catch {
        guard case .badPlot(let field, let value, let accepted) = error else { throw error }
        throw ValidationError("\(spelled(field) ?? "\(field)") is \(value); accepted: \(accepted)")
    }
}

/// Refuses more than `most` comparisons.
func checkComparisons(_ compared: [String], most: Int) throws {
    guard compared.count <= most else {
        throw ValidationError("--compare is given \(compared.count) times; accepted: at most \(most)")
    }
}
