import Foundation
import Hooke

/// Recognises a gesture of touches on a view and its subviews, and calls its handlers.
///
/// A gesture begins with the first touch on the view when no touch of the previous gesture remains. After its
/// end the recogniser ignores touches until all of its own have ended. ``state`` keeps the last state until
/// the next gesture begins. The states follow one another as in UIKit:
///
///     possible ──► began ──► changed ──► ended, cancelled       (a pan, a pinch, a long press)
///        ├───────► ended                                        (a tap, a swipe)
///        └───────► failed
///
/// A subclass overrides ``touchBegan(_:)``, ``touchMoved(_:)``, ``touchEnded(_:)`` and ``timerFired()``, and
/// calls ``transition(to:)``. Of the recognisers with a common touch one is recognised, unless a delegate
/// allows more; ``require(toFail:)`` makes one wait for another.
open class GestureRecognizer: IdentityHashable, SceneIsolated {
    /// The states of recognition.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Not yet recognised.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// A continuous gesture changed.
        case changed
        /// A continuous gesture ended, or a discrete one was recognised.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The touches did not make the gesture.
        case failed

        /// Another name for ``ended``, for discrete gestures.
        public static var recognized: State { .ended }
    }

    /// A touch that the recogniser follows, by its number in the scene.
    typealias Finger = FingerPath.Finger

    /// The state of recognition. Setting it is ``transition(to:)``; for recognisers of your own.
    public var state: State {
        get { standing }
        set { transition(to: newValue) }
    }
    var standing = State.possible
    /// The name in diagnostics.
    public var name: String?
    /// Takes part in recognition. Held weakly.
    public weak var delegate: (any GestureRecognizerDelegate)?
    /// Whether the recogniser gets touches. Setting false during a gesture cancels it.
    public var isEnabled = true {
        didSet { if !isEnabled { dropTouches() } }
    }
    /// Whether touches of a recognised gesture are taken from the views that have them; true by default.
    open var cancelsTouchesInView = true
    /// Whether views get a touch only after the recogniser has failed to recognise it; false by default.
    open var delaysTouchesBegan = false
    /// Whether views get the end of a touch only after the recogniser has failed to recognise it; true by default.
    open var delaysTouchesEnded = true
    /// The view of the recogniser.
    public internal(set) weak var view: SceneView?
    /// The scene of the last touch, also after ``view`` has left its tree.
    public internal(set) weak var scene: WindowScene?
    /// The centre of the touches, in the window. It jumps when a touch begins or ends; a pan's translation
    /// does not.
    public internal(set) var windowLocation = CGPoint.zero
    /// Where the gesture's first touch began, in the window.
    public internal(set) var startLocation = CGPoint.zero
    /// When the gesture's first touch began, in seconds of the scene.
    public internal(set) var startTime = 0.0

    /// The current touches and the path of their centre.
    var path = FingerPath()
    var lastLifted: Finger?
    /// The router, and the gesture's number there, from its first touch to its end.
    weak var router: GestureRouter?
    var memberID: GestureArena.ID?
    /// The state that the recogniser waits for, `.began` or `.ended`.
    var wish: State?
    /// Whether the gesture has ended while it waits to begin.
    var endsWhenRecognized = false
    var deadline: Double?
    /// Increases with each change of state, so that handlers of an outdated change are not called.
    var changes = 0
    var handlers: [Handler] = []
    /// Called when a touch was added or removed, or the gesture failed; also before the gesture is recognised.
    public var touchesDidChange: (() -> Void)?
    /// Returns whether the gesture may be recognised, before the delegate is asked; `nil` if it always may.
    var permission: (() -> Bool)?
    private var failureRequirements: [WeakRecognizer] = []

    private struct WeakRecognizer { weak var recognizer: GestureRecognizer? }

    /// A handler; for a method of a target, with the target and the method's type.
    struct Handler {
        weak var target: AnyObject?
        var method: Any.Type?
        let call: (GestureRecognizer) -> Void
    }

    /// Creates a recogniser without handlers.
    public init() {}

    /// Adds a handler, called at each change of state of a recognised gesture.
    public func addHandler(_ handler: @escaping (GestureRecognizer) -> Void) {
        handlers.append(Handler(call: handler))
    }

    /// Adds a handler that calls a method of a target.
    package func addHandler(
        for target: AnyObject, method: Any.Type, _ handler: @escaping (GestureRecognizer) -> Void
    ) {
        handlers.append(Handler(target: target, method: method, call: handler))
    }

    /// Removes handlers that call methods: of a target, or of all with `nil`; of one type of method, or of
    /// all types with `nil`.
    package func removeHandlers(for target: AnyObject?, method: Any.Type?) {
        handlers.removeAll { handler in
            guard let own = handler.method else { return false }
            return (target == nil || handler.target === target) && (method == nil || own == method)
        }
    }

    // MARK: Touches

    /// The number of touches. In the handler of `ended`, touches that have ended do not count, except those
    /// of a tap.
    public var numberOfTouches: Int { reportedFingers.count }

    /// Returns the centre of the touches in the coordinates of `view`; `nil` for the window.
    public func location(in view: SceneView?) -> CGPoint { converted(windowLocation, to: view) }

    /// Returns the location of one touch in the coordinates of `view`; `nil` for the window.
    ///
    /// - Parameters:
    ///   - touchIndex: 0 to ``numberOfTouches`` − 1, in the order in which the touches began. Traps outside.
    ///   - view: the view of the coordinates.
    public func location(ofTouch touchIndex: Int, in view: SceneView?) -> CGPoint {
        let fingers = reportedFingers
        precondition(
            fingers.indices.contains(touchIndex),
            "touchIndex is \(touchIndex); accepted: 0..<\(fingers.count)"
        )
        return converted(CGPoint(fingers[touchIndex].location), to: view)
    }

    var reportedFingers: [Finger] { path.fingers }

    /// Converts a point of the window to a view's coordinates.
    func converted(_ place: CGPoint, to view: SceneView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    // MARK: To override

    /// Returns whether the recogniser follows a touch that begins, the first of a gesture or a further one.
    /// Touches that it does not follow have no effect. The default: true.
    open func follows(_ touch: Touch) -> Bool { true }
    /// Called when a gesture is about to begin. Override to reset your state.
    open func reset() {}
    /// Called when a touch began.
    open func touchBegan(_ touch: Touch) {}
    /// Called when a touch moved.
    open func touchMoved(_ touch: Touch) {}
    /// Called when a touch ended; it is no longer counted. When the last touch ends, a possible gesture fails
    /// unless a timer is set, and a recognised one ends.
    open func touchEnded(_ touch: Touch) {}
    /// Called when the system cancelled a touch; it is no longer counted. The default cancels the gesture, or
    /// fails it if it was not recognised.
    open func touchCancelled(_ touch: Touch) { transition(to: .cancelled) }
    /// UIKit's method for touches that began, one at a time. The default calls ``touchBegan(_:)``.
    open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
        for touch in touches { touchBegan(touch) }
    }
    /// UIKit's method for touches that moved, one at a time. The default calls ``touchMoved(_:)``.
    open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
        for touch in touches { touchMoved(touch) }
    }
    /// UIKit's method for touches that ended, one at a time. The default calls ``touchEnded(_:)``.
    open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
        for touch in touches { touchEnded(touch) }
    }
    /// UIKit's method for touches that were cancelled, one at a time. The default calls ``touchCancelled(_:)``.
    open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent) {
        for touch in touches { touchCancelled(touch) }
    }
    /// Called at the time given to ``setTimer(at:)``.
    open func timerFired() {}

    /// Returns whether recognition of this one makes `other`, which shares a touch, fail. The default: true.
    /// A delegate that allows both takes precedence.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
    /// Returns whether recognition of `other` makes this one fail. The default: true.
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
    /// Returns whether this one must wait for the failure of `other`, which shares a touch. The default:
    /// false.
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
    /// Returns whether `other`, which shares a touch, must wait for the failure of this one. The default:
    /// false.
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

    /// Called before a continuous gesture is recognised.
    func willBegin() {}

    /// Called when a gesture fails that was not recognised.
    func gestureDidFail() {}

    // MARK: Recognition

    /// Makes this recogniser wait for the failure of `other` whenever `other` has a gesture in progress. If
    /// `other` is recognised, this one fails. If recognisers wait only for one another, the one that
    /// requested recognition first is recognised.
    public func require(toFail other: GestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: other))
        router?.require(self, failureOf: other)
    }

    /// Whether the recogniser has detected its gesture and waits for others to fail. ``state`` is then
    /// `possible`.
    public var isWaiting: Bool { state == .possible && wish != nil }

    /// Calls ``timerFired()`` at exactly the given scene time, independent of ticks and touches. `nil` or
    /// infinity removes the timer, and so does the end of the gesture. NaN is reported and removes it.
    public func setTimer(at time: Double?) {
        if let time, time.isNaN {
            scene?.report(.refusedParameter(field: "\(called) timer", value: time, used: "none"))
        }
        deadline = time.flatMap { $0 < .infinity ? $0 : nil }
    }

    /// Changes the state and calls the handlers. Subclasses call it while they have a touch or a timer.
    ///
    /// - From `possible` to `began` or `ended`: takes effect when no rival prevents it and all required
    ///   failures have happened. Until then the recogniser waits; `changed` is ignored, and `ended` is kept.
    /// - From `possible` to `failed`. `cancelled` means the same there.
    /// - From `began` or `changed` to `changed`, `ended` or `cancelled`.
    /// - Any other change is reported and ignored.
    public func transition(to newState: State) {
        guard let router, memberID != nil else { return refuse(newState) }
        switch (state, newState) {
        case (.possible, .began), (.possible, .ended): router.ask(self, for: newState)
        case (.possible, .changed) where isWaiting: break
        case (.possible, .failed), (.possible, .cancelled): router.fail(self)
        case (.began, .changed), (.changed, .changed): enter(.changed)
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            router.conclude(self, as: newState)
        default: refuse(newState)
        }
    }

    /// Returns whether ``require(toFail:)`` was called with `other`.
    func requiresFailure(of other: GestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
    }

    var called: String { name ?? "\(type(of: self))" }

    private func refuse(_ newState: State) {
        let reason =
            memberID == nil
            ? "\(called) has no gesture in progress and cannot become \(newState.rawValue)"
            : "\(called) is \(state.rawValue) and cannot become \(newState.rawValue)"
        (scene ?? view?.scene)?.report(.gestureMisused(reason: reason))
    }
}
