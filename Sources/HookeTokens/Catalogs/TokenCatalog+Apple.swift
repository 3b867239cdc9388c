extension TokenCatalog {
    /// Apple's springs of SwiftUI, and the curves of Core Animation.
    public static let apple = TokenCatalog(
        "apple", title: "Apple", source: "SwiftUI's interface; CAMediaTimingFunctionName",
        lines: """
            spring.smooth bounce 0.5 0
            spring.snappy bounce 0.5 0.15
            spring.bouncy bounce 0.5 0.3
            spring.spring response 0.55 0.825
            spring.springLater response 0.5 0.825
            spring.interactiveSpring response 0.15 0.86
            duration.interactiveSpringBlend ms 250
            timingFunction.default bezier 0.25 0.1 0.25 1
            timingFunction.easeIn bezier 0.42 0 1 1
            timingFunction.easeOut bezier 0 0 0.58 1
            timingFunction.easeInEaseOut bezier 0.42 0 0.58 1
            timingFunction.linear bezier 0 0 1 1
            """)
}
