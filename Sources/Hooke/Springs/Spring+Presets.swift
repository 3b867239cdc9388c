// Named springs with the published defaults of SwiftUI and Core Animation.

extension Spring {
    /// SwiftUI's `smooth`: 0.5 s, no bounce.
    public static let smooth = preset(duration: 0.5, bounce: 0)
    /// SwiftUI's `snappy`: 0.5 s, bounce 0.15.
    public static let snappy = preset(duration: 0.5, bounce: 0.15)
    /// SwiftUI's `bouncy`: 0.5 s, bounce 0.3.
    public static let bouncy = preset(duration: 0.5, bounce: 0.3)
    /// SwiftUI's `interactiveSpring`: response 0.15 s, damping ratio 0.86, for values that follow a finger.
    public static let interactive = preset(response: 0.15, dampingRatio: 0.86)
    /// The default of SwiftUI's `spring(response:dampingFraction:)`: response 0.5 s, damping ratio 0.825.
    public static let responsive = preset(response: 0.5, dampingRatio: 0.825)
    /// `CASpringAnimation`'s default: mass 1, stiffness 100, damping 10 (ζ = 0.5).
    public static let coreAnimationDefault = Spring(checkedMass: 1, stiffness: 100, damping: 10)
    /// The numbers of `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500 (ζ = 4.564). UIKit itself
    /// runs them as if critically damped.
    public static let uiKitTimingDefault = Spring(checkedMass: 3, stiffness: 1_000, damping: 500)

    /// Returns `smooth` with another duration or bounce.
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; positive.
    ///   - extraBounce: Added to the preset's bounce of 0; the sum above −1 and at most 1.
    /// - Throws: as `init(duration:bounce:)`.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) throws(HookeError) -> Spring {
        try Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns `snappy` with another duration or bounce.
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; positive.
    ///   - extraBounce: Added to the preset's bounce of 0.15; the sum above −1 and at most 1.
    /// - Throws: as `init(duration:bounce:)`.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) throws(HookeError) -> Spring {
        try Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns `bouncy` with another duration or bounce.
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; positive.
    ///   - extraBounce: Added to the preset's bounce of 0.3; the sum above −1 and at most 1.
    /// - Throws: as `init(duration:bounce:)`.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) throws(HookeError) -> Spring {
        try Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns `interactive` with another response or damping ratio.
    /// - Parameters:
    ///   - response: The period of the undamped oscillation in seconds; positive.
    ///   - dampingRatio: ζ, at least 0.
    /// - Throws: as `init(response:dampingRatio:mass:)`.
    public static func interactive(
        response: Double = 0.15, dampingRatio: Double = 0.86
    ) throws(HookeError) -> Spring {
        try Spring(response: response, dampingRatio: dampingRatio)
    }

    private static func preset(duration: Double, bounce: Double) -> Spring {
        do { return try Spring(duration: duration, bounce: bounce) } catch { preconditionFailure("\(error)") }
    }

    package static func preset(response: Double, dampingRatio: Double) -> Spring {
        do {
            return try Spring(response: response, dampingRatio: dampingRatio)
        } catch { preconditionFailure("\(error)") }
    }
}
