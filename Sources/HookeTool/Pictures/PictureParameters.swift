import ArgumentParser
import HookePreview

extension PictureAppearance: SpelledWord {}

/// The size and the file of a picture, the same for every plot.
struct PictureParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "The width in pixels, 320 to 4096; 760 if left out.")
    var width: Int?

    @Option(parsing: .unconditional, help: "The height in pixels, 280 to 4096; 540 if left out.")
    var height: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The file to write, a name that ends in .svg or .png; if left out, SVG goes to standard output.",
            valueName: "plot.svg"))
    var out: String?

    @Option(
        help: "The colours; if left out preferred: an SVG follows its reader, a PNG is light.")
    var appearance: PictureAppearance?

    /// Refuses sizes out of range and names of files that are no pictures; where nothing is drawn, all options.
    func check(isDrawn: Bool = true) throws {
        if !isDrawn {
            try refuse(
                ["--width": width, "--height": height, "--appearance": appearance],
                accepted: "with --svg or --out")
        }
        let (width, height) = (width ?? 760, height ?? 540)
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
        let svg = (appearance ?? .preferred).applied(to: draw(Double(width ?? 760), Double(height ?? 540)))
        try PictureFile.output(svg, to: out)
    }
}

/// The columns and the file of a gallery of curves.
struct GalleryParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "The number of curves in a row, 1 to 20.")
    var columns = 6

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The file to write, a name that ends in .svg or .png; SVG on standard output if left out.",
            valueName: "gallery.svg"))
    var out: String?

    func check() throws {
        guard (1...20).contains(columns) else {
            throw ValidationError("--columns is \(columns); accepted: 1 to 20")
        }
        if let out { try PictureFile.check(out, option: "--out") }
    }

    func write(_ curves: [CurvePlot.Curve], title: String) throws {
        let gallery = try drawing { () throws(PreviewError) in try CurveGallery(curves, columns: columns) }
        try PictureFile.output(gallery.svg(title: title), to: out)
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
