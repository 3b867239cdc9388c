/// An observer of frames, diagnostics or scrolling, until it is cancelled or released.
public final class SceneObservation {
    private var remove: (() -> Void)?

    fileprivate init(_ remove: @escaping () -> Void) { self.remove = remove }

    deinit { cancel() }

    /// Stops observing. A second call does nothing.
    public func cancel() {
        remove?()
        remove = nil
    }
}

/// Functions that are called with a value, in the order of adding, until their observations end.
package final class ObserverList<Value> {
    private var observers: [Int: (Value) -> Void] = [:]
    private var lastKey = 0

    package init() {}

    package var isEmpty: Bool { observers.isEmpty }

    package func add(_ handler: @escaping (Value) -> Void) -> SceneObservation {
        lastKey += 1
        let key = lastKey
        observers[key] = handler
        return SceneObservation { [weak self] in self?.observers[key] = nil }
    }

    /// Calls the functions in the order of adding. It skips a function that an earlier one removes.
    package func notify(_ value: Value) {
        guard !observers.isEmpty else { return }
        for key in observers.keys.sorted() { observers[key]?(value) }
    }
}
