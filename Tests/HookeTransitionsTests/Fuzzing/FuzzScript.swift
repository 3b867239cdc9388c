import Foundation
import Hooke
import HookeTransitions

/// A list of events on a scene: a value that can be printed as text and read back.
struct FuzzScript: Hashable, Codable, Sendable {
    /// The window's root controller.
    enum Root: String, Codable, CaseIterable, Sendable { case plain, navigation, tabs }

    var root: Root
    var events: [FuzzEvent]
    /// Whether a cancel restores what was set outside blocks too; by default after an even number of events not.
    var restoresAll: Bool?
}

/// An event on a scene.
enum FuzzEvent: Hashable, Codable, Sendable {
    // Changes.
    case present(FuzzTransition, page: Int, style: FuzzStyle)
    case dismiss(FuzzTransition)
    case push(FuzzTransition, page: Int)
    case pop(FuzzTransition)
    case popTo(FuzzTransition, index: Int)
    case setStack(FuzzTransition, pages: [Int])
    case select(FuzzTransition, tab: Int)
    // Driving.
    case update(Double)
    case pause
    case finish(velocity: Double?)
    case cancel(velocity: Double?)
    case grab(by: Double)
    case settling(FuzzSettling)
    case touch(Touch.Phase, x: Double, y: Double, after: Double, finger: Int)
    case tick(Double)
    case complete(Bool)
    /// A call on a transition that is over.
    case afterwards(FuzzReaction)
    // Other code in between.
    case remove(view: Int)
    case add(view: Int, to: Int)
    case drop(page: Int)
    case set(FuzzChange)
    case block(FuzzBlock)
    case layer(FuzzLayer)
    case stopLayers(view: Int)
    case animator(Int, FuzzAnimatorStep)
    /// A change of the scene without controllers.
    case change(Int, FuzzChangeStep)
    /// A block on the scene's queue.
    case queued(FuzzReaction, after: Double)
    /// A notification, whose block runs what is armed.
    case notify
    /// The action of the next callback of a kind.
    case arm(FuzzTrigger, FuzzReaction)
    /// A change of the screen.
    case screen(FuzzScreenEvent)
    /// New end values of a property that the transition moves.
    case retarget(track: Int, value: Double, law: Int)
    // Content and styles.
    case sheet(page: Int, FuzzSheetStep)
    case scroll(Int, FuzzScrollStep)
    case collection(FuzzCollectionStep)
    case prefer(page: Int, FuzzPreference)
    /// How a finger pops a controller.
    case back(isPredictive: Bool)
    /// The animator of what touches begin.
    case touches(FuzzAnimatorKind)
    case policy(reducesMotion: Bool, isRightToLeft: Bool)
}

/// The style of a presentation.
enum FuzzStyle: String, Codable, CaseIterable, Sendable {
    case fullScreen, overFullScreen, custom
    /// A sheet with detents.
    case sheet

    var style: PresentationStyle {
        switch self {
        case .sheet: .pageSheet
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .custom: .custom
        }
    }
}

/// The parameters of a change.
struct FuzzTransition: Hashable, Codable, Sendable {
    enum Driver: String, Codable, CaseIterable, Sendable {
        /// By time.
        case none
        /// A percent driver from the start.
        case percent
        /// A percent driver that waits for a pause.
        case waiting
        /// A custom interaction controller.
        case own
    }

    var animated: Bool
    var driver: Driver
    var animator: FuzzAnimatorKind
    var alongside: Bool
}

/// The animators: the built-in ones, correct ones, and faulty ones.
enum FuzzAnimatorKind: String, Codable, CaseIterable, Sendable {
    case builtIn, drawer, dropIn, slide, flip, zoom, shared, back
    case curve, spring, keyframes, nested, delayed, long, immediate, layers, propertyAnimator, badDuration
    case change
    case atOnce, twice, late, never, readdsPresenter, removesViews

    /// Whether it completes the transition by itself.
    var endsByItself: Bool { self != .never }
    /// Whether all its motions are continuous and it leaves the tree to the transition.
    var isSmooth: Bool {
        switch self {
        case .builtIn, .drawer, .dropIn, .slide, .flip, .curve, .spring, .nested, .delayed, .long, .layers,
            .change:
            true
        default: false
        }
    }
}

/// The settle of a driver.
struct FuzzSettling: Hashable, Codable, Sendable {
    enum Style: String, Codable, CaseIterable, Sendable { case uiKit, spring, bouncy, curve }
    enum Overshoot: String, Codable, CaseIterable, Sendable { case clamp, extrapolate, rubberBand }

    var style: Style
    var overshoot: Overshoot
    var speed: Double
    var tracksFinger: Bool
}

/// A change of a view's property.
struct FuzzChange: Hashable, Codable, Sendable {
    enum Property: String, Codable, CaseIterable, Sendable {
        case x, y, width, alpha, radius, rotation, turn, height, anchor, color, hidden
    }

    var view: Int
    var property: Property
    var value: Double
}

/// An animation block.
struct FuzzBlock: Hashable, Codable, Sendable {
    enum Kind: String, Codable, CaseIterable, Sendable {
        case curve, replacing, uiKitSpring, spring, keyframes, nested, handover, handoverKeyframes
    }

    var kind: Kind
    var duration: Double
    var delay: Double
    var changes: [FuzzChange]
}

/// A layer animation.
struct FuzzLayer: Hashable, Codable, Sendable {
    var view: Int
    var path: String
    var from: Double
    var to: Double
    var duration: Double
    var repeats: Double
    var staysAtEnd: Bool
    var key: String?
}

/// A call on a property animator.
enum FuzzAnimatorStep: Hashable, Codable, Sendable {
    case make(duration: Double, spring: Bool, linear: Bool, change: FuzzChange)
    case add(FuzzChange, delayFactor: Double)
    case start(delay: Double)
    case pause
    case scrub(Double)
    case reverse
    case resume(to: Double?, factor: Double)
    case stop(withoutFinishing: Bool)
    case finish(at: Int)
    case keepsAtEnd(Bool)
}

/// A call on a change of the scene.
enum FuzzChangeStep: Hashable, Codable, Sendable {
    /// What its block records beside its own changes.
    enum Inside: String, Codable, CaseIterable, Sendable { case nothing, change, animator, block, tree }

    case make(changes: [FuzzChange], duration: Double, inside: Inside)
    case scrub(Double)
    case grab
    case release(velocity: Double?)
    case finish(velocity: Double?)
    case cancel(velocity: Double?)
    case reverse
    case settling(FuzzSettling)
    case retarget(changes: [FuzzChange], law: Int)
    /// Releases it from memory.
    case drop
}

/// The callbacks that may run an action.
enum FuzzTrigger: String, Hashable, Codable, CaseIterable, Sendable {
    case willBegin, willAppear, didAppear, willDisappear, didDisappear, animating, blockEnds, animationEnded
    case completion, interactionChanged, alongsideEnds, delegate, gesture
    case scrolled, sheet
    /// The frame of a view has changed, a touch has come to a view, a view moves to another superview or window, and a
    /// notification was posted.
    case observed, touched, moved, notified
}

/// The action of a callback.
enum FuzzReaction: Hashable, Codable, Sendable {
    case present(page: Int), dismiss, push(page: Int), pop
    case update(Double), pause, finish, cancel, complete(Bool), tick(Double), remove(view: Int)
}

/// An event of the screen.
enum FuzzScreenEvent: Hashable, Codable, Sendable {
    case resize(width: Double, height: Double, duration: Double)
    case rotate(quarterTurns: Int, duration: Double)
}

extension FuzzScript: CustomStringConvertible {
    /// One line of JSON; `FuzzScript(text:)` reads it.
    var description: String {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "unprintable"
    }

    init(text: String) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        self = try decoder.decode(FuzzScript.self, from: Data(text.utf8))
    }

    /// Whether it may start a transition: an animated change, one with a driver, or a touch.
    var mayStartTransition: Bool {
        events.contains {
            switch $0 {
            case .present, .dismiss, .push, .pop, .popTo, .setStack, .select: true
            default: false
            }
        }
    }
}
