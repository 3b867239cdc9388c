import Foundation
import Hooke
import HookeTransitions

/// What to play, and how.
public struct PlaySettings: Sendable {
    /// The transition.
    public var transition: PlayableTransition
    /// The finger; without one the transition plays by time.
    public var trace: GestureTrace?
    /// The screen, in points.
    public var size = CGSize(width: 390, height: 844)
    /// The edge that the swipe leads away from, and along whose axis the transition moves.
    public var edge: Edge
    /// What the fraction is made of: the translation, or the place of a touch that starts at the edge.
    public var measure = SwipeDriver.Measure.translation
    /// How the release is decided.
    public var decision = ReleaseDecision.projected()
    /// How the transition settles; `nil` is UIKit's rule.
    public var settle: SettlePlan.Style? = .spring
    /// The name of ``settle`` in pictures.
    public var settleName = "spring"
    /// Frames a second.
    public var framesPerSecond = 60.0

    /// The defaults for a transition.
    public init(_ transition: PlayableTransition, trace: GestureTrace? = nil) {
        self.transition = transition
        self.trace = trace
        edge = transition.defaultEdge
    }
}

/// Why a transition could not be played.
public enum PlayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number is outside its domain.
    case outOfRange(field: String, value: Double, accepted: String)
    /// No recogniser took the trace.
    case noGesture(trace: String, reason: String)

    /// One sentence.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted): "\(field) is \(value); accepted: \(accepted)"
        case .noGesture(let trace, let reason): "\(trace): no gesture was recognised: \(reason)"
        }
    }
}
