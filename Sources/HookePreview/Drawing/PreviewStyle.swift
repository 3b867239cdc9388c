/// The colours of text, lines and phases, shared by filmstrips, plots and the player page. The views' own
/// colours are drawn as recorded.
enum PreviewStyle {
    static let fontStack =
        "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

    /// Rules for SVG elements: light by default, dark if the reader prefers it. They use plain values instead
    /// of custom properties, so that simple SVG renderers show the light ones.
    static let css = light + "\n" + darkWherePreferred

    static let darkWherePreferred = "@media (prefers-color-scheme: dark) {\n" + dark + "\n}\n"

    private static let light = """
        text { font-family: \(fontStack); font-variant-numeric: tabular-nums; }
        .paper { fill: #ffffff; }
        .ink { fill: #1b1c20; }
        .halo { paint-order: stroke; stroke: #ffffff; stroke-width: 4; stroke-linejoin: round; }
        .muted { fill: #62646d; }
        .ink.fraction { fill: #0b57c9; }
        .ink.velocity { fill: #a34a06; }
        .curve { fill: none; stroke-linejoin: round; stroke-linecap: round; }
        .curve.fraction { stroke: #0b57c9; stroke-width: 2.25; }
        .curve.velocity { stroke: #c2600f; stroke-width: 1.1; }
        .curve.s0 { stroke: #0b57c9; } .curve.s1 { stroke: #c2600f; } .curve.s2 { stroke: #2b8a5a; }
        .curve.s3 { stroke: #b02a7c; } .curve.s4 { stroke: #6741d9; } .curve.s5 { stroke: #5f6b7a; }
        .curve { stroke-width: 2.25; }
        .curve.thin { stroke-width: 1.5; }
        .curve.jump { stroke-width: 1.25; stroke-opacity: .6; stroke-dasharray: 1 4; }
        .curve.dashed { stroke-dasharray: 5 4; }
        .face { fill-opacity: .13; }
        .face.s0 { fill: #0b57c9; } .face.s1 { fill: #c2600f; } .face.s2 { fill: #2b8a5a; }
        .face.s3 { fill: #b02a7c; } .face.s4 { fill: #6741d9; } .face.s5 { fill: #5f6b7a; }
        .hatch { stroke-width: 1.5; stroke-opacity: .45; }
        .hatch.s0 { stroke: #0b57c9; } .hatch.s1 { stroke: #c2600f; } .hatch.s2 { stroke: #2b8a5a; }
        .hatch.s3 { stroke: #b02a7c; } .hatch.s4 { stroke: #6741d9; } .hatch.s5 { stroke: #5f6b7a; }
        .flat { stroke: #1b1c20; stroke-opacity: .5; stroke-width: 1; stroke-dasharray: 1 3; }
        .behind { fill: #c92a2a; fill-opacity: .3; }
        .handle { stroke-width: 1; stroke-opacity: .7; }
        .handle.s0 { stroke: #0b57c9; } .handle.s1 { stroke: #c2600f; } .handle.s2 { stroke: #2b8a5a; }
        .handle.s3 { stroke: #b02a7c; } .handle.s4 { stroke: #6741d9; } .handle.s5 { stroke: #5f6b7a; }
        .tip.s0 { fill: #0b57c9; } .tip.s1 { fill: #c2600f; } .tip.s2 { fill: #2b8a5a; }
        .tip.s3 { fill: #b02a7c; } .tip.s4 { fill: #6741d9; } .tip.s5 { fill: #5f6b7a; }
        .ink.s0 { fill: #0b57c9; } .ink.s1 { fill: #a34a06; } .ink.s2 { fill: #1f6f46; }
        .ink.s3 { fill: #9c1f6c; } .ink.s4 { fill: #5a35c4; } .ink.s5 { fill: #4d5866; }
        .band { fill: #2b8a5a; fill-opacity: .2; }
        .grid { stroke: #1b1c20; stroke-opacity: .09; stroke-width: 1; }
        .grid.firm { stroke-opacity: .28; }
        .rest { stroke: #c2600f; stroke-opacity: .45; stroke-width: 1; stroke-dasharray: 2 4; }
        .tick { stroke: #1b1c20; stroke-opacity: .4; stroke-width: 1; }
        .event { stroke: #1b1c20; stroke-opacity: .55; stroke-width: 1; stroke-dasharray: 3 3; }
        .dot { fill: #ffffff; stroke: #0b57c9; stroke-width: 1.5; }
        .dot.s1 { stroke: #c2600f; } .dot.s2 { stroke: #2b8a5a; } .dot.s3 { stroke: #b02a7c; }
        .dot.s4 { stroke: #6741d9; } .dot.s5 { stroke: #5f6b7a; }
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
        .ink.fraction { fill: #7db2ff; }
        .ink.velocity { fill: #f2a765; }
        .curve.fraction { stroke: #7db2ff; }
        .curve.velocity { stroke: #f2a765; }
        .curve.s0, .dot.s0, .handle.s0 { stroke: #7db2ff; } .tip.s0 { fill: #7db2ff; }
        .curve.s1, .dot.s1, .handle.s1 { stroke: #f2a765; } .tip.s1 { fill: #f2a765; }
        .curve.s2, .dot.s2, .handle.s2 { stroke: #6fd3a0; } .tip.s2 { fill: #6fd3a0; }
        .curve.s3, .dot.s3, .handle.s3 { stroke: #f283c1; } .tip.s3 { fill: #f283c1; }
        .curve.s4, .dot.s4, .handle.s4 { stroke: #b39cff; } .tip.s4 { fill: #b39cff; }
        .curve.s5, .dot.s5, .handle.s5 { stroke: #a9b4c2; } .tip.s5 { fill: #a9b4c2; }
        .face.s0 { fill: #7db2ff; } .face.s1 { fill: #f2a765; } .face.s2 { fill: #6fd3a0; }
        .face.s3 { fill: #f283c1; } .face.s4 { fill: #b39cff; } .face.s5 { fill: #a9b4c2; }
        .hatch.s0 { stroke: #7db2ff; } .hatch.s1 { stroke: #f2a765; } .hatch.s2 { stroke: #6fd3a0; }
        .hatch.s3 { stroke: #f283c1; } .hatch.s4 { stroke: #b39cff; } .hatch.s5 { stroke: #a9b4c2; }
        .flat { stroke: #ececf1; }
        .behind { fill: #ff8787; }
        .ink.s0 { fill: #7db2ff; } .ink.s1 { fill: #f2a765; } .ink.s2 { fill: #6fd3a0; }
        .ink.s3 { fill: #f283c1; } .ink.s4 { fill: #b39cff; } .ink.s5 { fill: #a9b4c2; }
        .band { fill: #6fd3a0; }
        .grid, .tick, .event { stroke: #ececf1; }
        .rest { stroke: #f2a765; }
        .dot { fill: #17181c; stroke: #7db2ff; }
        .phase { fill-opacity: .26; }
        .bezel { stroke: #ececf1; }
        .cursor { stroke: #ececf1; }
        """
}
