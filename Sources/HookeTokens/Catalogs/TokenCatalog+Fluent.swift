extension TokenCatalog {
    /// Microsoft's Fluent 2.
    public static let fluent2 = TokenCatalog(
        "fluent2", title: "Fluent 2", source: "@fluentui/tokens, curves.ts and durations.ts",
        lines: """
            durationUltraFast ms 50
            durationFaster ms 100
            durationFast ms 150
            durationNormal ms 200
            durationGentle ms 250
            durationSlow ms 300
            durationSlower ms 400
            durationUltraSlow ms 500
            curveAccelerateMax bezier 0.9 0.1 1 0.2
            curveAccelerateMid bezier 1 0 1 1
            curveAccelerateMin bezier 0.8 0 0.78 1
            curveDecelerateMax bezier 0.1 0.9 0.2 1
            curveDecelerateMid bezier 0 0 0 1
            curveDecelerateMin bezier 0.33 0 0.1 1
            curveEasyEaseMax bezier 0.8 0 0.2 1
            curveEasyEase bezier 0.33 0 0.67 1
            curveLinear bezier 0 0 1 1
            """)
}
