import HookeTransitions

/// What an observer of a property receives, with UIKit's bits.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = Self(rawValue: 1)
    /// The old value.
    public static let old = Self(rawValue: 2)
    /// A call at once, with the current value.
    public static let initial = Self(rawValue: 4)
}

/// The kind of a change of an observed property.
public enum NSKeyValueChange: UInt, Hashable, Sendable {
    /// The property was set.
    case setting = 1
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind = NSKeyValueChange.setting
    /// The new value, if the options have `.new`.
    public let newValue: Value?
    /// The old value, if the options have `.old`; `nil` in the initial call.
    public let oldValue: Value?
    /// Always false: there is no call before a change.
    public let isPrior = false
}

/// An observer of a property of a view, which ends when it is released.
public final class NSKeyValueObservation: ViewObserver, SceneIsolated {
    private var check: (() -> Void)?

    init(_ check: @escaping () -> Void) { self.check = check }

    /// Ends the observation.
    public func invalidate() { check = nil }

    package func viewDidChange() { check?() }
}

extension SceneIsolated where Self: SceneView {
    /// Calls a closure after each change of a property that belongs to the view's state: `frame`, `bounds`, `center`, `alpha`,
    /// `transform`, `backgroundColor`, `isHidden`, a scroll view's `contentOffset` and others that are computed from these.
    ///
    /// The property has its end value inside animation blocks, as in UIKit. Other than in UIKit, setting an equal value is no
    /// change, and a change of `center` or `bounds` is also one of `frame`.
    ///
    /// - Returns: the observation, which must be retained.
    public func observe<Value: Equatable>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var last = self[keyPath: keyPath]
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let (value, old) = (self[keyPath: keyPath], last)
            guard value != old else { return }
            last = value
            changeHandler(
                self,
                NSKeyValueObservedChange(
                    newValue: options.contains(.new) ? value : nil,
                    oldValue: options.contains(.old) ? old : nil))
        }
        addObserver(observation)
        if options.contains(.initial) {
            changeHandler(
                self,
                NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
        }
        return observation
    }
}
