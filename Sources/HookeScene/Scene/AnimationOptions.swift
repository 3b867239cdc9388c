import Hooke

/// The options of an animation block, with UIKit's names and bits.
public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits in UIKit's layout.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views before the block ends, so that their subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Moving views receive touches. Without it, they and their subviews receive none until the motion ends,
    /// including a delay.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value and replaces current motions instead of adding to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the view leaves its scene or its animations are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Adds the same run in reverse. Without ``repeat``, does so once and then shows the new values.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a view transition, animates the block's changes in the new picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block inherits neither options (``repeat``, ``autoreverse``, ``allowUserInteraction``) nor
    /// the kind of motion (spring or curve).
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Ease in, ease out: (0.42, 0, 0.58, 1); the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Ease in: (0.42, 0, 1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease out: (0, 0, 0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No view transition; the default.
    public static let transitionNone: AnimationOptions = []
    /// Turns the view about its vertical axis; the left edge comes forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis; the right edge comes forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curl up; not supported: reported, and shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curl down; not supported: reported, and shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades to the new picture.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis; the top edge comes forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis; the bottom edge comes forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var pacing: Pacing {
        switch rawValue >> 16 & 7 {
        case 1: .curve(.easeIn)
        case 2: .curve(.easeOut)
        case 3: .linear
        default: .curve(.easeInOut)
        }
    }

    package var transitionBits: UInt { rawValue >> 20 & 7 }

    /// Whether the motion repeats or reverses.
    var isRepeated: Bool { !isDisjoint(with: [.repeat, .autoreverse]) }

    /// The options that a nested block inherits.
    static let inherited: AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction]
}

/// The options of a keyframe animation, with UIKit's names and bits.
public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits in UIKit's layout.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// As ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As ``AnimationOptions/beginFromCurrentState``.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As ``AnimationOptions/repeat``.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// As ``AnimationOptions/autoreverse``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// As ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at constant speed; ignores the keyframes' times and holds.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A cubic, as Core Animation's: uniform Catmull–Rom with reflected ends. It overshoots where a motion
    /// meets a hold.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The cubic mode at constant speed; ignores the keyframes' times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    /// A cubic with constant holds that stays within the values of its keyframes. Not in UIKit.
    public static let calculationModeHoldSafeCubic = KeyframeAnimationOptions(rawValue: 8 << 10)
    /// Linear pacing of the whole instead of ease-in-out.
    public static let curveLinear = KeyframeAnimationOptions(rawValue: 3 << 16)

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

    var pacing: Pacing { rawValue >> 16 & 7 == 3 ? .linear : .curve(.easeInOut) }

    /// The options that plain blocks also have.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3FF) }
}
