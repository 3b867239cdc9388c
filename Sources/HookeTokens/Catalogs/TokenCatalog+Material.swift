extension TokenCatalog {
    /// Material 3. `legacy` are the curves of Material 2. The springs are those of motion schemes, from Compose.
    public static let material3 = TokenCatalog(
        "material3", title: "Material 3",
        source: "material-components-android, Motion.md and tokens.xml; Compose Material 3, motion schemes",
        lines: """
            duration.short1 ms 50
            duration.short2 ms 100
            duration.short3 ms 150
            duration.short4 ms 200
            duration.medium1 ms 250
            duration.medium2 ms 300
            duration.medium3 ms 350
            duration.medium4 ms 400
            duration.long1 ms 450
            duration.long2 ms 500
            duration.long3 ms 550
            duration.long4 ms 600
            duration.extraLong1 ms 700
            duration.extraLong2 ms 800
            duration.extraLong3 ms 900
            duration.extraLong4 ms 1000
            easing.standard bezier 0.2 0 0 1
            easing.standardDecelerate bezier 0 0 0 1
            easing.standardAccelerate bezier 0.3 0 1 1
            easing.emphasized path M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1
            easing.emphasizedDecelerate bezier 0.05 0.7 0.1 1
            easing.emphasizedAccelerate bezier 0.3 0 0.8 0.15
            easing.emphasizedDecelerateXML bezier 0.1 0.7 0.1 1
            easing.emphasizedAccelerateXML bezier 0.3 0 0.8 0.2
            easing.legacy bezier 0.4 0 0.2 1
            easing.legacyDecelerate bezier 0 0 0.2 1
            easing.legacyAccelerate bezier 0.4 0 1 1
            easing.linear bezier 0 0 1 1
            spring.expressive.fastSpatial ratio 0.6 800
            spring.expressive.defaultSpatial ratio 0.8 380
            spring.expressive.slowSpatial ratio 0.8 200
            spring.standard.fastSpatial ratio 0.9 1400
            spring.standard.defaultSpatial ratio 0.9 700
            spring.standard.slowSpatial ratio 0.9 300
            spring.fastEffects ratio 1 3800
            spring.defaultEffects ratio 1 1600
            spring.slowEffects ratio 1 800
            """)
}
