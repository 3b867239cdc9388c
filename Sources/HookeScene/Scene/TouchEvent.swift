/// The event of a touch for which views are tested; see ``SceneView/hitTest(_:with:)``.
public final class TouchEvent: IdentityHashable, SceneIsolated {
    /// The time, in seconds of the scene.
    public let timestamp: Double

    /// Creates an event at a time.
    public init(timestamp: Double = 0) { self.timestamp = timestamp }
}
