/// The colours of text, lines and phases, shared by filmstrips, plots and the player page. The views' own
/// colours are drawn as recorded.
enum PreviewStyle {
    static let fontStack =
        "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

    /// Rules for SVG elements: light by default, dark if the reader prefers it. They use plain values instead
    /// of custom properties, so that simple SVG renderers show the light ones.
    static let css = light + "\n" + darkWherePreferred

    static let darkWherePreferred = "@media (prefers-color-scheme: dark) {\n" + dark + "\n}\n"

    /// The colours of the series A to F. Each has a contrast of at least 4.5 with paper and card. The first four stay
    /// distinct for readers with protanopia, deuteranopia or tritanopia.
    static let lightSeries = ["#0a5aff", "#9b610c", "#1a4436", "#ce00a6", "#6741d9", "#5f6b7a"]
    static let darkSeries = ["#2989ff", "#ed6300", "#0bf585", "#ebccdb", "#b39cff", "#a9b4c2"]
    /// The dashes of the series, so that they differ without colours.
    static let dashes = ["", "8 4", "2 4", "10 4 2 4", "14 3", "5 2 1 2"]

    private static func rules(_ series: [String]) -> String {
        series.enumerated().map { index, color in
            let name = ".s\(index)"
            return ".curve\(name), .dot\(name), .handle\(name), .hatch\(name) { stroke: \(color); } "
                + ".tip\(name), .face\(name), .ink\(name) { fill: \(color); }"
        }.joined(separator: "\n")
    }

    private static let dashRules = dashes.enumerated().filter { !$1.isEmpty }.map { index, dash in
        ".curve.s\(index) { stroke-dasharray: \(dash); }"
    }.joined(separator: "\n")

    private static let light = """
        text { font-family: \(fontStack); font-variant-numeric: tabular-nums; }
        .paper { fill: #ffffff; }
        .ink { fill: #1b1c20; }
        .halo { paint-order: stroke; stroke: #ffffff; stroke-width: 4; stroke-linejoin: round; }
        .muted { fill: #62646d; }
        .curve { fill: none; stroke-linejoin: round; stroke-linecap: round; }
        .face { fill-opacity: .13; }
        .hatch { stroke-width: 1.5; stroke-opacity: .45; }
        .handle { stroke-width: 1; stroke-opacity: .7; }
        .dot { fill: #ffffff; stroke: \(lightSeries[0]); stroke-width: 1.5; }
        \(rules(lightSeries))
        \(dashRules)
        .ink.fraction { fill: \(lightSeries[0]); }
        .curve { stroke-width: 2.25; }
        .curve.thin { stroke-width: 1.5; }
        .curve.solid { stroke-dasharray: none; }
        .curve.jump { stroke-width: 1.25; stroke-opacity: .6; stroke-dasharray: 1 4; }
        .curve.dashed { stroke-dasharray: 5 4; }
        .flat { stroke: #1b1c20; stroke-opacity: .5; stroke-width: 1; stroke-dasharray: 1 3; }
        .behind { fill: #b3261e; fill-opacity: .3; }
        .band { fill: #2b8a5a; fill-opacity: .2; }
        .between { fill: \(lightSeries[0]); fill-opacity: .3; }
        .grid { stroke: #1b1c20; stroke-opacity: .09; stroke-width: 1; }
        .grid.firm { stroke-opacity: .28; }
        .tick { stroke: #1b1c20; stroke-opacity: .4; stroke-width: 1; }
        .event { stroke: #1b1c20; stroke-opacity: .55; stroke-width: 1; stroke-dasharray: 3 3; }
        .phase { fill-opacity: .16; }
        .idle { fill: #8a8d98; } .interactive { fill: #d6336c; } .playing { fill: #1c7ed6; }
        .settling { fill: #2b8a5a; } .finished { fill: #5f6b7a; } .cancelled { fill: #c92a2a; }
        .bezel { fill: none; stroke: #1b1c20; stroke-opacity: .45; }
        .cursor { stroke: #1b1c20; stroke-width: 1.5; }
        """

    static let dark = """
        .paper { fill: #17181c; }
        .ink { fill: #ececf1; }
        .halo { stroke: #17181c; }
        .muted { fill: #a2a5b0; }
        .dot { fill: #17181c; stroke: \(darkSeries[0]); }
        \(rules(darkSeries))
        .ink.fraction { fill: \(darkSeries[0]); }
        .flat { stroke: #ececf1; }
        .behind { fill: #ff8a80; }
        .band { fill: #6fd3a0; }
        .between { fill: \(darkSeries[0]); }
        .grid, .tick, .event { stroke: #ececf1; }
        .phase { fill-opacity: .26; }
        .bezel { stroke: #ececf1; }
        .cursor { stroke: #ececf1; }
        """
}
