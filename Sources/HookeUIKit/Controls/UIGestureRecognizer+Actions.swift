import HookeTransitions

// Targets and actions without selectors: `#selector(Manager.pan(_:))` becomes `Manager.pan`.

extension GestureRecognizer {
    /// Creates a recogniser that calls a method of a target, held weakly.
    ///
    /// - Parameters:
    ///   - target: the object.
    ///   - action: its method, as `Target.method`, called with the recogniser at each change of state.
    public convenience init<Target: AnyObject, Recognizer: GestureRecognizer>(
        target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recogniser that calls a method without parameters.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Adds a method of a target, held weakly, called at each change of state. A method for another type of
    /// recogniser stops with a message.
    public func addTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
        precondition(
            self is Recognizer, "the action takes a \(Recognizer.self); the recogniser is a \(type(of: self))"
        )
        addHandler(for: target, method: ((Target) -> (Recognizer) -> Void).self) { [weak target] recognizer in
            guard let target, let recognizer = recognizer as? Recognizer else { return }
            action(target)(recognizer)
        }
    }

    /// Adds a method without parameters.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
        addHandler(for: target, method: ((Target) -> () -> Void).self) { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Removes all methods of a target; of all targets with `nil`. Handlers of `addHandler(_:)` stay.
    public func removeTarget(_ target: AnyObject?, action: Never? = nil) {
        removeHandlers(for: target, method: nil)
    }

    /// Removes the methods of a target that have the type of `action`, because functions cannot be compared.
    public func removeTarget<Target: AnyObject, Recognizer: GestureRecognizer>(
        _ target: Target?, action: (Target) -> (Recognizer) -> Void
    ) {
        removeHandlers(for: target, method: ((Target) -> (Recognizer) -> Void).self)
    }

    /// Removes the methods without parameters of a target, because functions cannot be compared.
    public func removeTarget<Target: AnyObject>(_ target: Target?, action: (Target) -> () -> Void) {
        removeHandlers(for: target, method: ((Target) -> () -> Void).self)
    }
}
