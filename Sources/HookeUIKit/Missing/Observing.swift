import Foundation
import HookeTransitions

// Observers by selectors and by key paths of Objective-C. These names exist only so that the compiler says what to write instead.

@available(
    *, unavailable,
    message:
        "there are no selectors: use addObserver(forName:object:queue:using:); see docs/porting.md#notifications-and-observed-properties"
)
extension NotificationCenter {
    /// Unavailable.
    public func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}
}

/// An observer of a key path: unavailable.
@available(
    *, unavailable,
    message:
        "there are no key paths of Objective-C: observe in code; see docs/porting.md#notifications-and-observed-properties"
)
public final class NSKeyValueObservation: NSObject {}

/// A change of an observed property: unavailable.
@available(
    *, unavailable,
    message:
        "there are no key paths of Objective-C: observe in code; see docs/porting.md#notifications-and-observed-properties"
)
public struct NSKeyValueObservedChange<Value> {
    /// Unavailable.
    public var newValue: Value? { nil }
    /// Unavailable.
    public var oldValue: Value? { nil }
}

/// What an observer of a key path receives: unavailable.
public enum NSKeyValueObservingOption: Hashable, Sendable {
    /// Unavailable.
    case new, old, initial, prior
}

@available(
    *, unavailable,
    message:
        "there are no key paths of Objective-C: observe in code; see docs/porting.md#notifications-and-observed-properties"
)
extension SceneIsolated {
    /// Unavailable.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: Set<NSKeyValueObservingOption> = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        NSKeyValueObservation()
    }
    /// Unavailable.
    public func addObserver(
        _ observer: Any, forKeyPath keyPath: String, options: Set<NSKeyValueObservingOption> = [],
        context: UnsafeMutableRawPointer?
    ) {}
    /// Unavailable.
    public func removeObserver(_ observer: Any, forKeyPath keyPath: String) {}
}
