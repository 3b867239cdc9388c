extension WindowScene {
    /// Calls `handler` with the scene's time once for each frame, after its completions, while the returned
    /// observation is retained.
    ///
    /// A frame is a call of ``advance(to:)`` with a new time; touches make none.
    public func observeFrames(_ handler: @escaping (Double) -> Void) -> SceneObservation {
        frameObservers.add(handler)
    }

    /// Notifies the observers of frames, once for each time.
    func notifyFrame() {
        guard !frameObservers.isEmpty, now != lastFrame else { return }
        lastFrame = now
        run { frameObservers.notify(now) }
    }
}
