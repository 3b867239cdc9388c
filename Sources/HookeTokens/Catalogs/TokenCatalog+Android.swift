extension TokenCatalog {
    /// Jetpack Compose: springs of the stiffness constants without bounce and of the damping constants at medium
    /// stiffness, the default spring and the default tween.
    public static let compose = TokenCatalog(
        "compose", title: "Jetpack Compose",
        source: "androidx.compose.animation.core, Spring and AnimationSpec",
        lines: """
            spring.default ratio 1 1500
            stiffness.high ratio 1 10000
            stiffness.medium ratio 1 1500
            stiffness.mediumLow ratio 1 400
            stiffness.low ratio 1 200
            stiffness.veryLow ratio 1 50
            dampingRatio.highBouncy ratio 0.2 1500
            dampingRatio.mediumBouncy ratio 0.5 1500
            dampingRatio.lowBouncy ratio 0.75 1500
            dampingRatio.noBouncy ratio 1 1500
            tween.default tween 300 0.4 0 0.2 1
            """)

    /// Android's `SpringForce`, which has no `mediumLow`.
    public static let springForce = TokenCatalog(
        "springForce", title: "SpringForce", source: "androidx.dynamicanimation, SpringForce",
        lines: """
            spring.default ratio 0.5 1500 unverified
            stiffness.high ratio 1 10000
            stiffness.medium ratio 1 1500
            stiffness.low ratio 1 200
            stiffness.veryLow ratio 1 50
            dampingRatio.highBouncy ratio 0.2 1500
            dampingRatio.mediumBouncy ratio 0.5 1500
            dampingRatio.lowBouncy ratio 0.75 1500
            dampingRatio.noBouncy ratio 1 1500
            """)
}
