import ArgumentParser
import HookePreview

extension PictureAppearance: ExpressibleByArgument {}

/// How large a picture is and where it goes, the same for every plot.
struct PictureParameters: ParsableArguments {
    @Option(parsing: .unconditional, help: "The width in pixels, 320 to 4096.")
    var width = 760

    @Option(parsing: .unconditional, help: "The height in pixels, 280 to 4096.")
    var height = 540

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The file to write, SVG or PNG by its name; SVG on standard output if left out.",
            valueName: "plot.svg"))
    var out: String?

    @Option(help: "light, dark, or preferred: as the reader of an SVG prefers, and light in PNG.")
    var appearance = PictureAppearance.preferred

    /// Refuses sizes that are none.
    func check() throws {
        guard (320...4096).contains(width) else {
            throw ValidationError("--width is \(width); accepted: 320 to 4096")
        }
        guard (280...4096).contains(height) else {
            throw ValidationError("--height is \(height); accepted: 280 to 4096")
        }
    }

    /// Writes what is drawn at this size.
    func write(_ draw: (_ width: Double, _ height: Double) -> String) throws {
        let svg = appearance.applied(to: draw(Double(width), Double(height)))
        guard let out else { return print(svg, terminator: "") }
        try PictureFile.write(svg, to: out)
    }
}

/// What `make` makes; a plot that cannot be drawn is said as every wrong use of the command is.
func drawing<Plot>(
    _ make: () throws(PreviewError) -> Plot, spelled: (PlotField) -> String? = { _ in nil }
) throws -> Plot {
    do { return try make() } catch {
        guard case .badPlot(let field, let value, let accepted) = error else { throw error }
        throw ValidationError("\(spelled(field) ?? "\(field)") is \(value); accepted: \(accepted)")
    }
}

/// Refuses more comparisons than can be told apart.
func checkComparisons(_ compared: [String], most: Int) throws {
    guard compared.count <= most else {
        throw ValidationError("--compare is given \(compared.count) times; accepted: at most \(most)")
    }
}
