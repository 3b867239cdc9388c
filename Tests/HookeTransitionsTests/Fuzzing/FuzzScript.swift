import Foundation
import Hooke
import HookeTransitions

/// What is done to a scene, event by event: a value that prints as text and is read back from it.
struct FuzzScript: Hashable, Codable, Sendable {
    /// What fills the window.
    enum Root: String, Codable, CaseIterable, Sendable { case plain, navigation, tabs }

    var root: Root
    var events: [FuzzEvent]
}

/// One thing that happens to a scene.
enum FuzzEvent: Hashable, Codable, Sendable {
    // Changes.
    case present(FuzzTransition, page: Int, style: FuzzStyle)
    case dismiss(FuzzTransition)
    case push(FuzzTransition, page: Int)
    case pop(FuzzTransition)
    case popTo(FuzzTransition, index: Int)
    case setStack(FuzzTransition, pages: [Int])
    case select(FuzzTransition, tab: Int)
    // What drives them.
    case update(Double)
    case pause
    case finish(velocity: Double?)
    case cancel(velocity: Double?)
    case grab(by: Double)
    case settling(FuzzSettling)
    case touch(Touch.Phase, x: Double, y: Double, after: Double, finger: Int)
    case tick(Double)
    case complete(Bool)
    /// What is sent to a transition that is over.
    case afterwards(FuzzReaction)
    // What else code may do meanwhile.
    case remove(view: Int)
    case add(view: Int, to: Int)
    case drop(page: Int)
    case set(FuzzChange)
    case block(FuzzBlock)
    case layer(FuzzLayer)
    case stopLayers(view: Int)
    case animator(Int, FuzzAnimatorStep)
    /// What the next callback of a kind does.
    case arm(FuzzTrigger, FuzzReaction)
    /// The screen itself.
    case screen(FuzzScreenEvent)
}

/// How a page is presented.
enum FuzzStyle: String, Codable, CaseIterable, Sendable {
    case fullScreen, overFullScreen, custom

    var style: PresentationStyle {
        switch self {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .custom: .custom
        }
    }
}

/// How a change is to go.
struct FuzzTransition: Hashable, Codable, Sendable {
    enum Driver: String, Codable, CaseIterable, Sendable {
        /// By time.
        case none
        /// A percent driver from the start.
        case percent
        /// A percent driver that waits until it is asked to pause.
        case waiting
        /// An interactive object of one's own.
        case own
    }

    var animated: Bool
    var driver: Driver
    var animator: FuzzAnimatorKind
    var alongside: Bool
}

/// The animators: those that ship, well-behaved ones, and those that do what they should not.
enum FuzzAnimatorKind: String, Codable, CaseIterable, Sendable {
    case builtIn, drawer, dropIn, slide, flip
    case curve, spring, keyframes, nested, delayed, long, immediate, layers, propertyAnimator, badDuration
    case atOnce, twice, late, never, readdsPresenter, removesViews

    /// Whether it says by itself that it is done.
    var endsByItself: Bool { self != .never }
    /// Whether all that it moves goes without a jump, and it leaves the tree to the transition.
    var isSmooth: Bool {
        switch self {
        case .builtIn, .drawer, .dropIn, .slide, .flip, .curve, .spring, .nested, .delayed, .long, .layers:
            true
        default: false
        }
    }
}

/// How a driver settles.
struct FuzzSettling: Hashable, Codable, Sendable {
    enum Style: String, Codable, CaseIterable, Sendable { case uiKit, spring, bouncy, curve }
    enum Overshoot: String, Codable, CaseIterable, Sendable { case clamp, extrapolate, rubberBand }

    var style: Style
    var overshoot: Overshoot
    var speed: Double
    var tracksFinger: Bool
}

/// A property of a view that is set.
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
        case curve, replacing, uiKitSpring, spring, keyframes, nested
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

/// What is asked of a property animator.
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

/// The callbacks that may do something.
enum FuzzTrigger: String, Hashable, Codable, CaseIterable, Sendable {
    case willBegin, willAppear, didAppear, willDisappear, didDisappear, animating, blockEnds, animationEnded
    case completion, interactionChanged, alongsideEnds, delegate, gesture
}

/// What a callback does.
enum FuzzReaction: Hashable, Codable, Sendable {
    case present(page: Int), dismiss, push(page: Int), pop
    case update(Double), pause, finish, cancel, complete(Bool), tick(Double), remove(view: Int)
}

/// What happens to the screen.
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

    /// Whether it starts a transition: one animated or with a driver, or a finger that may.
    var mayStartTransition: Bool {
        events.contains {
            switch $0 {
            case .present, .dismiss, .push, .pop, .popTo, .setStack, .select: true
            default: false
            }
        }
    }
}
