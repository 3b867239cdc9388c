enum PlotRules {
    /// The largest number of lines or cards: the number of colours in `PreviewStyle`.
    static let maximumLineCount = 6

    /// Throws if `count` is not 1 to `most`.
    static func check(_ count: Int, _ field: PlotField, most: Int = maximumLineCount) throws(PreviewError) {
        guard (1...most).contains(count) else {
            throw .badPlot(field: field, value: "\(count)", accepted: "1 to \(most)")
        }
    }

    /// Throws if a number is not finite or too large to draw. `words` formats the first such number.
    static func check(
        _ numbers: some Sequence<Double>, _ field: PlotField, as words: (Double) -> String = { "\($0)" }
    ) throws(PreviewError) {
        if let large = numbers.first(where: { !($0.magnitude < drawableLimit) }) {
            throw .badPlot(
                field: field, value: words(large), accepted: "finite numbers below \(drawableLimit)")
        }
    }

    /// Traps if the picture is too small for a plot, in pixels.
    static func checkSize(_ width: Double, _ height: Double) {
        precondition(
            width >= 320 && height >= 280 && width < drawableLimit && height < drawableLimit,
            "a plot of \(width) by \(height); accepted: at least 320 by 280")
    }
}
