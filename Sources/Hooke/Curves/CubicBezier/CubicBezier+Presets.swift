// Named curves.

extension CubicBezier {
    /// The straight line: value = t, exactly.
    public static let linear = CubicBezier(unchecked: 0, 0, 1, 1)

    // MARK: CSS Easing and Core Animation

    /// (.25, .1, .25, 1): CSS's `ease`, Core Animation's default.
    public static let ease = CubicBezier(unchecked: 0.25, 0.1, 0.25, 1)
    /// (.42, 0, 1, 1): starts slowly.
    public static let easeIn = CubicBezier(unchecked: 0.42, 0, 1, 1)
    /// (0, 0, .58, 1): ends slowly.
    public static let easeOut = CubicBezier(unchecked: 0, 0, 0.58, 1)
    /// (.42, 0, .58, 1): starts and ends slowly; UIKit's default.
    public static let easeInOut = CubicBezier(unchecked: 0.42, 0, 0.58, 1)
    /// `CAMediaTimingFunctionName.default`, which is CSS's `ease`.
    public static var coreAnimationDefault: CubicBezier { .ease }

    // MARK: Material Design
    // Material Design 3. Its `emphasized` consists of two Béziers and has no constant here.

    /// (.2, 0, 0, 1): Material 3's `standard`.
    public static let standard = CubicBezier(unchecked: 0.2, 0, 0, 1)
    /// (0, 0, 0, 1): Material 3's `standard.decelerate`.
    public static let standardDecelerate = CubicBezier(unchecked: 0, 0, 0, 1)
    /// (.3, 0, 1, 1): Material 3's `standard.accelerate`.
    public static let standardAccelerate = CubicBezier(unchecked: 0.3, 0, 1, 1)
    /// (.05, .7, .1, 1): Material 3's `emphasized.decelerate`.
    public static let emphasizedDecelerate = CubicBezier(unchecked: 0.05, 0.7, 0.1, 1)
    /// (.3, 0, .8, .15): Material 3's `emphasized.accelerate`.
    public static let emphasizedAccelerate = CubicBezier(unchecked: 0.3, 0, 0.8, 0.15)

    // Material Design 2 and Android's interpolators of the same numbers.

    /// (.4, 0, .2, 1): Material 2's standard easing, Android's `FastOutSlowInInterpolator`.
    public static let fastOutSlowIn = CubicBezier(unchecked: 0.4, 0, 0.2, 1)
    /// (.4, 0, 1, 1): Material 2's accelerate, Android's `FastOutLinearInInterpolator`.
    public static let fastOutLinearIn = CubicBezier(unchecked: 0.4, 0, 1, 1)
    /// (0, 0, .2, 1): Material 2's decelerate, Android's `LinearOutSlowInInterpolator`.
    public static let linearOutSlowIn = CubicBezier(unchecked: 0, 0, 0.2, 1)
}
