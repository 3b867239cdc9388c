/// The observers of a scene's frames.
final class FrameObservers {
    private var observers: [Int: (Double) -> Void] = [:]
    private var lastKey = 0
    private var lastFrame: Double?

    func add(_ handler: @escaping (Double) -> Void) -> Int {
        lastKey += 1
        observers[lastKey] = handler
        return lastKey
    }

    func remove(_ key: Int) { observers[key] = nil }

    /// Calls the observers at a new time, in the order of adding.
    #if MainActor
        @MainActor
    #endif
    func frame(at time: Double, in scene: WindowScene) {
        guard !observers.isEmpty, time != lastFrame else { return }
        lastFrame = time
        let keys = observers.keys.sorted()
        scene.run { for key in keys { observers[key]?(time) } }
    }
}

/// An observer of a scene's frames, until it is cancelled or released.
public final class FrameObservation {
    private weak var observers: FrameObservers?
    private let key: Int

    fileprivate init(_ observers: FrameObservers, key: Int) {
        self.observers = observers
        self.key = key
    }

    deinit { cancel() }

    /// Stops observing. A second call does nothing.
    public func cancel() { observers?.remove(key) }
}

extension WindowScene {
    /// Calls `handler` with the scene's time once for each frame, after its completions, while the returned
    /// observation is retained.
    ///
    /// A frame is a call of ``advance(to:)`` with a new time; touches make none.
    public func observeFrames(_ handler: @escaping (Double) -> Void) -> FrameObservation {
        FrameObservation(frameObservers, key: frameObservers.add(handler))
    }
}
