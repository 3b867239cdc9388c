extension TokenCatalog {
    /// IBM's Carbon.
    public static let carbon = TokenCatalog(
        "carbon", title: "Carbon", source: "@carbon/motion, motion.json",
        lines: """
            duration.fast01 ms 70
            duration.fast02 ms 110
            duration.moderate01 ms 150
            duration.moderate02 ms 240
            duration.slow01 ms 400
            duration.slow02 ms 700
            easing.standard.productive bezier 0.2 0 0.38 0.9
            easing.standard.expressive bezier 0.4 0.14 0.3 1
            easing.entrance.productive bezier 0 0 0.38 0.9
            easing.entrance.expressive bezier 0 0 0.3 1
            easing.exit.productive bezier 0.2 0 1 0.9
            easing.exit.expressive bezier 0.4 0.14 1 1
            """)
}
