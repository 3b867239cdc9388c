import Foundation
import Hooke
import HookeTransitions

/// The settings of ``TransitionRecorder``.
public struct PlaySettings: Sendable {
    /// The transition.
    public var transition: PlayableTransition
    /// The gesture; `nil` plays the transition by time.
    public var trace: GestureTrace?
    /// The size of the screen, in points.
    public var size = CGSize(width: 390, height: 844)
    /// The edge that the swipe moves away from. Its axis is the transition's axis.
    public var edge: Edge
    /// Whether a swipe drives the transition, also if it has a gesture of its own, as `zoom-close` and `back`.
    public var isSwiped = false
    /// The input of the fraction: the translation, or the location of a touch that starts at the edge.
    public var measure = SwipeDriver.Measure.translation
    /// The decision at release: finish or cancel.
    public var decision = ReleaseDecision.projected()
    /// How the transition settles; `nil` selects UIKit's rule.
    public var settle: SettlePlan.Style? = .spring
    /// The name of ``settle`` in pictures.
    public var settleStyleName = "spring"
    /// Frames per second.
    public var framesPerSecond = 60.0
    /// The times of the frames, in seconds from the first touch; `nil` for ``framesPerSecond``.
    public var times: [Double]?
    /// The screens of ``transition`` if a file describes them.
    var description: DescribedTransition?

    /// Creates the default settings for a transition.
    public init(_ transition: PlayableTransition, trace: GestureTrace? = nil) {
        (self.transition, self.trace) = (transition, trace)
        edge = transition.defaultEdge
    }
}

/// An error of playing a transition.
public enum PlayError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number is out of range.
    case outOfRange(field: String, value: Double, accepted: String)
    /// The rate or the gesture is out of range, or the recording was stopped.
    case recording(RecordingError)
    /// The motions of the transition are not in its timeline: `PlayableTransition.hasTimeline`.
    case noTimeline(transition: String)
    /// No recogniser recognised the trace.
    case noGesture(trace: String, reason: String)

    /// One sentence with the field and the reason.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted): "\(field) is \(value); accepted: \(accepted)"
        case .recording(let error): "\(error)"
        case .noTimeline(let name):
            "\(name) has no timeline, because what it shows is computed for each frame; accepted: "
                + PlayableTransition.allCases.filter(\.hasTimeline).map(\.rawValue).joined(separator: ", ")
        case .noGesture(let trace, let reason): "\(trace): no gesture was recognised: \(reason)"
        }
    }
}
