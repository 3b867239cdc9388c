import Hooke

/// How an animation block moves, with UIKit's names and bit positions.
public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit lays them out.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Starts from what shows, replacing the motions under way instead of adding to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// A nested block keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Slow at both ends (0.42, 0, 0.58, 1); the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start (0.42, 0, 1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end (0, 0, 0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// In proportion to time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The pacing that the curve bits name.
    var pacing: Pacing {
        switch rawValue >> 16 & 7 {
        case 1: .curve(.easeIn)
        case 2: .curve(.easeOut)
        case 3: .linear
        default: .curve(.easeInOut)
        }
    }
}

/// How a keyframe animation moves, with UIKit's names and bit positions.
public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit lays them out.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Straight lines between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight lines at one speed: the keyframes keep their order, not their times, and nothing holds.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth cubic through the keyframes, as Core Animation's mode of that name: uniform Catmull–Rom with
    /// reflected ends. It overshoots where a motion meets a hold.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The spline of the cubic mode at one speed: the keyframes keep their order, not their times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// A smooth cubic whose holds stay still and which never leaves the values of its keyframes. Not in UIKit.
    public static let calculationModeHoldSafeCubic = KeyframeAnimationOptions(rawValue: 8 << 10)
    /// The keyframes' time runs in proportion to time instead of slow at both ends.
    public static let curveLinear = KeyframeAnimationOptions(rawValue: 3 << 16)

    /// The mode that the bits name.
    var mode: CalculationMode {
        switch rawValue >> 10 & 15 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        case 8: .holdSafeCubic
        default: .linear
        }
    }

    /// The pacing of the whole.
    var pacing: Pacing { rawValue >> 16 & 7 == 3 ? .linear : .curve(.easeInOut) }
}
