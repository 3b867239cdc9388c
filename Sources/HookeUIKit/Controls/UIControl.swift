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
public final class UIAction {
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
nonisolated open class UIControl: SceneView {
    /// `UIControlEvent`.
    public typealias Event = UIControlEvent

    /// Whether the control reacts to taps.
    public var isEnabled = true
    /// Whether the control is selected.
    public var isSelected = false
    private var actions: [(events: Event, perform: () -> Void)] = []

    /// Creates a control with a tap recogniser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = TapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let self, isEnabled else { return }
            sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        addGestureRecognizer(tap)
    }

    /// Adds an action for events.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((events, action.perform))
    }

    /// Adds a method of a target, held weakly: `#selector(Screen.close)` becomes `Screen.close`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        actions.append((events, { [weak target] in if let target { action(target)() } }))
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
        actions.append(
            (
                events,
                { [weak target, weak self] in
                    if let target, let sender = self as? Sender { action(target)(sender) }
                }
            ))
    }

    /// Runs the actions for any of the events, in order.
    public func sendActions(for events: Event) {
        for action in actions where !action.events.isDisjoint(with: events) { action.perform() }
    }
}
