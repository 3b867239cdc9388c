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

    // MARK: easings.net
    // The Béziers that easings.net (A. Sitnik, I. Solovev) gives for R. Penner's easing functions. They have two
    // decimals and only approximate the functions, which `Easing` has.

    /// (.12, 0, .39, 0): near 1 − cos(πt/2).
    public static let easeInSine = CubicBezier(unchecked: 0.12, 0, 0.39, 0)
    /// (.61, 1, .88, 1): near sin(πt/2).
    public static let easeOutSine = CubicBezier(unchecked: 0.61, 1, 0.88, 1)
    /// (.37, 0, .63, 1): near (1 − cos(πt))/2.
    public static let easeInOutSine = CubicBezier(unchecked: 0.37, 0, 0.63, 1)
    /// (.11, 0, .5, 0): near t².
    public static let easeInQuad = CubicBezier(unchecked: 0.11, 0, 0.5, 0)
    /// (.5, 1, .89, 1): near 1 − (1 − t)².
    public static let easeOutQuad = CubicBezier(unchecked: 0.5, 1, 0.89, 1)
    /// (.45, 0, .55, 1): the two squares joined.
    public static let easeInOutQuad = CubicBezier(unchecked: 0.45, 0, 0.55, 1)
    /// (.32, 0, .67, 0): near t³.
    public static let easeInCubic = CubicBezier(unchecked: 0.32, 0, 0.67, 0)
    /// (.33, 1, .68, 1): near 1 − (1 − t)³.
    public static let easeOutCubic = CubicBezier(unchecked: 0.33, 1, 0.68, 1)
    /// (.65, 0, .35, 1): the two cubes joined.
    public static let easeInOutCubic = CubicBezier(unchecked: 0.65, 0, 0.35, 1)
    /// (.5, 0, .75, 0): near t⁴.
    public static let easeInQuart = CubicBezier(unchecked: 0.5, 0, 0.75, 0)
    /// (.25, 1, .5, 1): near 1 − (1 − t)⁴.
    public static let easeOutQuart = CubicBezier(unchecked: 0.25, 1, 0.5, 1)
    /// (.76, 0, .24, 1): the two fourth powers joined.
    public static let easeInOutQuart = CubicBezier(unchecked: 0.76, 0, 0.24, 1)
    /// (.64, 0, .78, 0): near t⁵.
    public static let easeInQuint = CubicBezier(unchecked: 0.64, 0, 0.78, 0)
    /// (.22, 1, .36, 1): near 1 − (1 − t)⁵.
    public static let easeOutQuint = CubicBezier(unchecked: 0.22, 1, 0.36, 1)
    /// (.83, 0, .17, 1): the two fifth powers joined.
    public static let easeInOutQuint = CubicBezier(unchecked: 0.83, 0, 0.17, 1)
    /// (.7, 0, .84, 0): near 2^(10t − 10).
    public static let easeInExpo = CubicBezier(unchecked: 0.7, 0, 0.84, 0)
    /// (.16, 1, .3, 1): near 1 − 2^(−10t).
    public static let easeOutExpo = CubicBezier(unchecked: 0.16, 1, 0.3, 1)
    /// (.87, 0, .13, 1): the two exponentials joined.
    public static let easeInOutExpo = CubicBezier(unchecked: 0.87, 0, 0.13, 1)
    /// (.55, 0, 1, .45): near 1 − √(1 − t²).
    public static let easeInCirc = CubicBezier(unchecked: 0.55, 0, 1, 0.45)
    /// (0, .55, .45, 1): near √(1 − (1 − t)²).
    public static let easeOutCirc = CubicBezier(unchecked: 0, 0.55, 0.45, 1)
    /// (.85, 0, .15, 1): the two quarter circles joined.
    public static let easeInOutCirc = CubicBezier(unchecked: 0.85, 0, 0.15, 1)
    /// (.36, 0, .66, −.56): draws back before it starts.
    public static let easeInBack = CubicBezier(unchecked: 0.36, 0, 0.66, -0.56)
    /// (.34, 1.56, .64, 1): overshoots before it ends.
    public static let easeOutBack = CubicBezier(unchecked: 0.34, 1.56, 0.64, 1)
    /// (.68, −.6, .32, 1.6): draws back and overshoots.
    public static let easeInOutBack = CubicBezier(unchecked: 0.68, -0.6, 0.32, 1.6)

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
