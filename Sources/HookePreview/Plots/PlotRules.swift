/// What every plot asks for before it draws, in one place.
enum PlotRules {
    /// How many lines or cards can be told apart: as many as `PreviewStyle` has colours.
    static let mostLines = 6

    /// Refuses too few things to draw, or more than can be told apart.
    static func check(_ count: Int, _ field: PlotField, most: Int = mostLines) throws(PreviewError) {
        guard (1...most).contains(count) else {
            throw .badPlot(field: field, value: "\(count)", accepted: "1 to \(most)")
        }
    }

    /// Refuses numbers that are not finite or too large to be drawn, in the words of the first.
    static func check(
        _ numbers: some Sequence<Double>, _ field: PlotField, as words: (Double) -> String = { "\($0)" }
    ) throws(PreviewError) {
        if let large = numbers.first(where: { !($0.magnitude < drawableLimit) }) {
            throw .badPlot(
                field: field, value: words(large), accepted: "finite numbers below \(drawableLimit)")
        }
    }

    /// Stops at a picture that has no room for a plot, in pixels: a mistake of the programmer.
    static func checkSize(_ width: Double, _ height: Double) {
        precondition(
            width >= 320 && height >= 280 && width < drawableLimit && height < drawableLimit,
            "a plot of \(width) by \(height); accepted: at least 320 by 280")
    }
}
