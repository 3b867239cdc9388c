extension TokenCatalog {
    /// Flutter: the spring of `SpringDescription.withDurationAndBounce` and the one of flings.
    public static let flutter = TokenCatalog(
        "flutter", title: "Flutter",
        source: "package:flutter, SpringDescription and AnimationController.fling",
        lines: """
            spring.default bounce 0.5 0
            spring.fling ratio 1 500
            """)

    /// Figma's presets of Smart animate. The numbers are not published in a file: all are unverified.
    public static let figma = TokenCatalog(
        "figma", title: "Figma", source: "Smart animate's presets, read by hand",
        lines: """
            gentle physical 1 100 15 unverified
            quick physical 1 300 20 unverified
            bouncy physical 1 600 15 unverified
            slow physical 1 80 20 unverified
            """)
}
