import Foundation

/// An event of a touch: a phase, a location and a time.
///
/// Touches are equal if these and the finger are; ``view`` and ``previousLocation`` are set where a scene delivers them.
public struct Touch: Hashable, Sendable {
    /// The phases of a touch.
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger left the screen.
        case ended
        /// The system cancelled the touch.
        case cancelled
    }

    /// The phase.
    public var phase: Phase
    /// The location, in the window's coordinates.
    public var location: CGPoint
    /// The time, in seconds of the scene.
    public var time: Double
    /// The number of the finger.
    public var finger: Int
    private var delivery = Delivery()

    /// What a scene adds to a touch.
    private struct Delivery: Hashable, @unchecked Sendable {
        weak var view: SceneView?
        var previousLocation: CGPoint?

        static func == (_: Delivery, _: Delivery) -> Bool { true }
        func hash(into _: inout Hasher) {}
    }

    /// The frontmost view where the touch began; `nil` if there was none, it is gone, or no scene delivered the touch.
    #if MainActor
        @MainActor
    #endif
    public var view: SceneView? { delivery.view }

    /// The location of the finger's event before, in the window's coordinates; ``location`` if there is none.
    public var previousLocation: CGPoint { delivery.previousLocation ?? location }

    /// Creates a touch.
    public init(_ phase: Phase, at location: CGPoint, time: Double, finger: Int = 0) {
        self.phase = phase
        self.location = location
        self.time = time
        self.finger = finger
    }

    /// Returns the first event of a touch of a view.
    package func beginning(on view: SceneView?) -> Touch {
        var touch = self
        touch.delivery = Delivery(view: view)
        return touch
    }

    /// Returns the event of a touch after another one.
    package func following(_ last: Touch) -> Touch {
        var touch = self
        touch.delivery = Delivery(view: last.delivery.view, previousLocation: last.location)
        return touch
    }
}
