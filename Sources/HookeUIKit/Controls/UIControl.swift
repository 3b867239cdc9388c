import Foundation
import HookeTransitions

/// The events of a control, with UIKit's bits.
public struct UIControlEvent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger lifted where it touched down.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's main action: a tap.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
}

/// An action of a control.
public final class UIAction: IdentityHashable, SceneIsolated {
    /// The title.
    public let title: String
    private let handler: (UIAction) -> Void

    /// Creates an action from a closure.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    func perform() { handler(self) }
}

/// A view with actions for taps.
open class UIControl: SceneView {
    /// `UIControlEvent`.
    public typealias Event = UIControlEvent

    /// Whether the control reacts to taps.
    open var isEnabled = true
    /// Whether the control is selected.
    open var isSelected = false
    /// Whether the control is highlighted. Set it yourself: touches do not.
    open var isHighlighted = false
    private var actions: [Action] = []

    /// An action, or a method of a target with its type.
    private struct Action {
        let events: Event
        weak var target: AnyObject?
        var method: Any.Type?
        let perform: () -> Void
    }

    /// Creates a control with a tap recogniser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        layerExtras.keepsTouches = true
        let tap = TapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let self, isEnabled else { return }
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        addGestureRecognizer(tap)
    }

    /// Adds an action for events.
    open func addAction(_ action: UIAction, for events: Event) {
        actions.append(Action(events: events, target: action, perform: action.perform))
    }

    /// Adds a method of a target, held weakly: `#selector(Screen.close)` becomes `Screen.close`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        let perform = { [weak target] in if let target { action(target)() } }
        actions.append(
            Action(events: events, target: target, method: ((Target) -> () -> Void).self, perform: perform))
    }

    /// Adds a method of a target that takes the control. A method for another type of control is reported and
    /// not added.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        guard self is Sender else {
            let reason = "the control is a \(Self.self), but its action takes a \(Sender.self)"
            return note(.gestureMisused(reason: reason))
        }
        let perform = { [weak target, weak self] in
            if let target, let sender = self as? Sender { action(target)(sender) }
        }
        actions.append(
            Action(
                events: events, target: target, method: ((Target) -> (Sender) -> Void).self, perform: perform)
        )
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for events: Event) {
        remove(for: events) { $0.target === action }
    }

    /// Removes the methods of a target for events; of all targets with `nil`.
    public func removeTarget(_ target: AnyObject?, action: Never? = nil, for events: Event) {
        remove(for: events) { $0.method != nil && (target == nil || $0.target === target) }
    }

    /// Removes the methods of a target for events that have the type of `action`, because functions cannot be
    /// compared.
    public func removeTarget<Target: AnyObject, Sender>(
        _ target: Target?, action: (Target) -> (Sender) -> Void, for events: Event
    ) {
        let method: Any.Type = ((Target) -> (Sender) -> Void).self
        remove(for: events) { $0.method == method && (target == nil || $0.target === target) }
    }

    /// Removes the methods without parameters of a target for events, because functions cannot be compared.
    public func removeTarget<Target: AnyObject>(
        _ target: Target?, action: (Target) -> () -> Void, for events: Event
    ) {
        let method: Any.Type = ((Target) -> () -> Void).self
        remove(for: events) { $0.method == method && (target == nil || $0.target === target) }
    }

    private func remove(for events: Event, where matches: (Action) -> Bool) {
        actions = actions.compactMap { action in
            guard matches(action) else { return action }
            let rest = action.events.subtracting(events)
            return rest.isEmpty
                ? nil
                : Action(events: rest, target: action.target, method: action.method, perform: action.perform)
        }
    }

    /// Runs the actions for any of the events, in order.
    open func sendActions(for events: Event) {
        for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
    }
}
