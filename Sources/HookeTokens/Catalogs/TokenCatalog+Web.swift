extension TokenCatalog {
    /// react-spring's presets, tension and friction with mass 1.
    public static let reactSpring = TokenCatalog(
        "reactSpring", title: "react-spring", source: "@react-spring/core, constants.ts",
        lines: """
            default physical 1 170 26
            gentle physical 1 120 14
            wobbly physical 1 180 12
            stiff physical 1 210 20
            slow physical 1 280 60
            molasses physical 1 280 120
            """)

    /// Motion, formerly Framer Motion: the default spring, the default visual duration with its bounce, and the duration
    /// of springs by duration.
    public static let motion = TokenCatalog(
        "motion", title: "Motion", source: "motion-dom, spring.ts",
        lines: """
            spring.default physical 1 100 10
            spring.visual visual 0.3 0.3
            duration.spring ms 800
            """)
}
