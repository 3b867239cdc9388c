import Hooke

/// How an animation block moves, with UIKit's names and bit positions.
public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit lays them out.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views that the block changes before it returns, so that what is in them moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches reach the views that the block moves while they move. Without it neither they nor what is in
    /// them are hit, from the moment the block returns until its motion is over, a delay included.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows, replacing the motions under way instead of adding to them.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, until the view leaves its scene or its animations are taken away.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back as well, in as long again. Without ``repeat`` it does so once, and then shows what was set.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a view transition the block's changes move, instead of being there in the new picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from one view to another hides the one and shows the other, instead of taking it out and
    /// putting it in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block takes neither options (``repeat``, ``autoreverse``, ``allowUserInteraction``) nor the
    /// kind of motion (spring or curve) from the outer one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends (0.42, 0, 0.58, 1); the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start (0.42, 0, 1, 1).
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end (0, 0, 0.58, 1).
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// In proportion to time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A view transition that shows nothing of its own; the default.
    public static let transitionNone: AnimationOptions = []
    /// Turns the view about its vertical axis, the left edge coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, the right edge coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up; not a motion of planes: reported, and shown as a cross dissolve.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down; not a motion of planes: reported, and shown as a cross dissolve.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The new picture over the old.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis, the top edge coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, the bottom edge coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The pacing that the curve bits name.
    var pacing: Pacing {
        switch rawValue >> 16 & 7 {
        case 1: .curve(.easeIn)
        case 2: .curve(.easeOut)
        case 3: .linear
        default: .curve(.easeInOut)
        }
    }

    /// The bits that name a view transition; 0 for none.
    package var transitionBits: UInt { rawValue >> 20 & 7 }

    /// Whether the motion runs more than once over its duration.
    var isRepeated: Bool { !isDisjoint(with: [.repeat, .autoreverse]) }

    /// What a nested block takes over.
    static let inherited: AnimationOptions = [.repeat, .autoreverse, .allowUserInteraction]
}

/// How a keyframe animation moves, with UIKit's names and bit positions.
public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits, as UIKit lays them out.
    public let rawValue: UInt

    /// Options from their bits.
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
    /// A smooth cubic whose holds stay still and which never leaves the values of its keyframes. Not in
    /// UIKit.
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

    /// The options that plain blocks have as well.
    var common: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3FF) }
}
