import Foundation
import HookeTransitions

/// What a control is told that happened to it, with UIKit's bits.
public struct UIControlEvent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger that came down lifted at the same place.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The value changed.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is for: a tap.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
}

/// Something for a control to do.
public final class UIAction {
    /// What it is called.
    public let title: String
    private let handler: (UIAction) -> Void

    /// An action from a closure.
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.handler = handler
    }

    func perform() { handler(self) }
}

/// A view that does something when it is tapped.
nonisolated open class UIControl: SceneView {
    /// `UIControlEvent`.
    public typealias Event = UIControlEvent

    /// Whether taps count.
    public var isEnabled = true
    /// Whether the control is switched on.
    public var isSelected = false
    private var actions: [(events: Event, perform: () -> Void)] = []

    /// A control that hears taps.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = TapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let self, isEnabled else { return }
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        addGestureRecognizer(tap)
    }

    /// Adds an action for some events.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((events, action.perform))
    }

    /// Adds a method of a target, which is not owned: `#selector(Screen.close)` becomes `Screen.close`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        actions.append((events, { [weak target] in if let target { action(target)() } }))
    }

    /// Adds a method of a target that takes the control. One that takes another kind of control stops with a
    /// message.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        precondition(self is Sender, "the action takes a \(Sender.self); the control is a \(type(of: self))")
        actions.append(
            (
                events,
                { [weak target, weak self] in
                    if let target, let sender = self as? Sender { action(target)(sender) }
                }
            ))
    }

    /// Does what was added for any of the events, in order.
    public func sendActions(for events: Event) {
        for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
    }
}
