import Foundation
import HookeTransitions

// Observers by selectors and by key paths of Objective-C. These names exist only so that the compiler says what to write instead;
// views have `observe(_:options:changeHandler:)`.

/// Observers by selectors: unavailable.
@available(
    *, unavailable,
    message:
        "there are no selectors: use addObserver(forName:object:queue:using:); see docs/porting.md#notifications-and-observed-properties"
)
extension NotificationCenter {
    /// Unavailable: use `addObserver(forName:object:queue:using:)`.
    public func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}
}

/// Observers of objects other than views: unavailable.
@available(
    *, unavailable,
    message:
        "only properties of views are observed, by observe(_:); see docs/porting.md#notifications-and-observed-properties"
)
extension SceneIsolated {
    /// Unavailable: only views are observed.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        NSKeyValueObservation {}
    }
    /// Unavailable: use `observe(_:options:changeHandler:)` of views.
    public func addObserver(
        _ observer: Any, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {}
    /// Unavailable: invalidate the observation.
    public func removeObserver(_ observer: Any, forKeyPath keyPath: String) {}
}
