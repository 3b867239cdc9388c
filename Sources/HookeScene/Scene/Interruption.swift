import Hooke

/// How a block treats the motions of a property that are still running when it changes the property.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// scene.interruption = .handover(.spring(.snappy))
/// ```
public enum Interruption: Hashable, Sendable {
    /// The new motion adds to those that run, as UIKit's blocks do. Position and velocity are continuous; each
    /// interruption adds a motion until the earlier ones end.
    case additive
    /// The new motion starts at the shown value and replaces those that run, as
    /// ``AnimationOptions/beginFromCurrentState``. Only a spring takes over velocity: that along its way.
    case fromCurrentState
    /// The new motion starts at the shown value, and one offset that the law removes takes over the whole shown
    /// velocity, with a C² law the acceleration too. It replaces the motions that run, so the cost stays the same
    /// however often a property is interrupted.
    ///
    /// - A property that rests is not interrupted: the new motion starts as it would without a law.
    /// - The block's completion is called at the end of its own duration; the offset may take longer.
    /// - The offset runs by time, also where the block itself is scrubbed with a transition or paused.
    /// - Where an acceleration is infinite, as that of an ease-out curve at its start, a C² law is C¹.
    /// - Paths and lists of numbers take over the value only.
    /// - Transforms take over the velocity of their parts, if the new value has parts (it is not singular).
    /// - A fade's outgoing motion goes on with a velocity that halves in each half-life; for
    ///   `HandoverLaw.Outgoing.continuing` the half-life is a quarter of the duration.
    /// - A spring without damping never settles: it is reported, and the velocity is not taken over.
    case handover(HandoverLaw)

    var law: HandoverLaw? { if case .handover(let law) = self { law } else { nil } }

    /// Whether it replaces the motions that run.
    var replaces: Bool { if case .additive = self { false } else { true } }
}

extension SceneView {
    /// The treatment of the view's motions by a block: the block's, that of its options, or the scene's.
    func interruption(
        by settings: Transaction.Settings, in scene: @autoclosure () -> WindowScene?
    ) -> Interruption {
        if let interruption = settings.interruption { return interruption }
        if settings.options.contains(.beginFromCurrentState) { return .fromCurrentState }
        return scene()?.interruption ?? .additive
    }
}
