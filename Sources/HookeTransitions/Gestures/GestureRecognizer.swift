import Foundation
import Hooke

/// Looks at the fingers on a view and the views in it, and tells its handlers when they make a gesture.
///
/// A gesture begins with the first finger that comes down on the view while no finger of the gesture before
/// is down. When it is over, the recogniser looks at no finger any more until all that it followed are up.
/// ``state`` keeps the last answer until the next gesture begins. The states follow one another as in UIKit:
///
///     possible ──► began ──► changed ──► ended, cancelled       (a pan, a pinch, a long press)
///        ├───────► ended                                        (a tap, a swipe)
///        └───────► failed
///
/// A subclass overrides ``touchBegan(_:)``, ``touchMoved(_:)``, ``touchEnded(_:)`` and ``timerFired()``, and
/// calls ``transition(to:)``. Among recognisers that follow a common finger one is recognised, unless a
/// delegate says otherwise; ``require(toFail:)`` makes one wait for another.
nonisolated open class GestureRecognizer {
    /// Where recognition stands.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Not yet recognised.
        case possible
        /// A continuous gesture was recognised.
        case began
        /// It went on.
        case changed
        /// It is over; or a tap was recognised.
        case ended
        /// It was taken away.
        case cancelled
        /// The touches made something else.
        case failed

        /// The end of a gesture that is recognised all at once: another name for ``ended``.
        public static var recognized: State { .ended }
    }

    /// A finger that the recogniser follows, by the touch's number in its scene.
    typealias Finger = FingerPath.Finger

    /// Where recognition stands.
    public internal(set) var state = State.possible
    /// What the recogniser is called in diagnostics.
    public var name: String?
    /// Has a say in what is recognised. Not owned.
    public weak var delegate: (any GestureRecognizerDelegate)?
    /// Whether the recogniser gets touches. Switched off in the middle of a gesture, the gesture is
    /// cancelled.
    public var isEnabled = true {
        didSet { if !isEnabled { dropTouches() } }
    }
    /// The view that the recogniser is on.
    public internal(set) weak var view: SceneView?
    /// The scene of the last finger, also when ``view`` has left its tree meanwhile.
    public internal(set) weak var scene: WindowScene?
    /// The middle of the fingers, in the window. It jumps when a finger is added or lifted; a pan's
    /// translation does not.
    public internal(set) var windowLocation = CGPoint.zero
    /// Where the gesture's first finger came down, in the window.
    public internal(set) var startLocation = CGPoint.zero
    /// When the gesture's first finger came down, in seconds of the scene.
    public internal(set) var startTime = 0.0

    /// The fingers that are down and followed, and the path of their middle.
    var path = FingerPath()
    /// The finger that lifted last.
    var lastLifted: Finger?
    /// What hands out touches, and the gesture's number there, from its first finger to its end.
    weak var router: GestureRouter?
    var memberID: GestureArena.ID?
    /// The state that the recogniser waits for, `.began` or `.ended`.
    var wish: State?
    /// Whether the gesture that waits to begin has ended meanwhile.
    var endsWhenGranted = false
    var deadline: Double?
    /// Grows with each change of state, so that handlers of a change that is out of date are not called.
    var changes = 0
    var handlers: [(GestureRecognizer) -> Void] = []
    private var failureRequirements: [WeakRecognizer] = []

    private struct WeakRecognizer { weak var recognizer: GestureRecognizer? }

    /// A recogniser without handlers.
    public init() {}

    /// Adds a handler, called with each change of state of a recognised gesture.
    public func addHandler(_ handler: @escaping (GestureRecognizer) -> Void) { handlers.append(handler) }

    // MARK: Fingers

    /// How many fingers the recogniser follows. In the handler of `ended` those that have lifted do not
    /// count, except the fingers of a tap.
    public var numberOfTouches: Int { reportedFingers.count }

    /// Where the middle of the fingers is, in the coordinates of `view`; `nil` means the window.
    public func location(in view: SceneView?) -> CGPoint { converted(windowLocation, to: view) }

    /// Where one finger is, in the coordinates of `view`; `nil` means the window.
    ///
    /// - Parameters:
    ///   - touchIndex: 0 up to ``numberOfTouches`` − 1, in the order in which the fingers came down. Anything
    ///     else stops with a message.
    ///   - view: the view whose coordinates are wanted.
    public func location(ofTouch touchIndex: Int, in view: SceneView?) -> CGPoint {
        let fingers = reportedFingers
        precondition(
            fingers.indices.contains(touchIndex),
            "touchIndex is \(touchIndex); accepted: 0 up to the number of touches, \(fingers.count), less one"
        )
        return converted(CGPoint(fingers[touchIndex].location), to: view)
    }

    /// What ``numberOfTouches`` counts.
    var reportedFingers: [Finger] { path.fingers }

    /// A place of the window in a view's coordinates.
    func converted(_ place: CGPoint, to view: SceneView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }

    // MARK: To override

    /// Whether the recogniser follows a finger that comes down: the first one of a gesture or another one.
    /// One that it does not follow changes nothing. Always, unless overridden.
    open func follows(_ touch: Touch) -> Bool { true }
    /// A gesture is about to begin: forget the one before. Override to do so.
    open func reset() {}
    /// A finger came down. Override to look at it.
    open func touchBegan(_ touch: Touch) {}
    /// A finger moved. Override to look at it.
    open func touchMoved(_ touch: Touch) {}
    /// A finger lifted, and is not counted any more. Override to look at it. A gesture that is still possible
    /// when its last finger lifts fails, unless a timer is set; one that is recognised ends.
    open func touchEnded(_ touch: Touch) {}
    /// The system took a finger away, which is not counted any more. The gesture fails, or is cancelled where
    /// it was recognised; override to differ.
    open func touchCancelled(_ touch: Touch) { transition(to: .cancelled) }
    /// The moment given to ``setTimer(at:)`` has come. Override to act.
    open func timerFired() {}

    /// Whether the recogniser, when it is recognised, makes `other` fail, which follows a common finger. True
    /// unless overridden; delegates that let both be recognised come first.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }
    /// Whether `other`, when it is recognised, makes this one fail. True unless overridden.
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }
    /// Whether this one has to wait until `other`, which follows a common finger, fails. False unless
    /// overridden.
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool { false }
    /// Whether `other`, which follows a common finger, has to wait until this one fails. False unless
    /// overridden.
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { false }

    // MARK: Recognition

    /// Makes this recogniser wait until `other` fails, whenever `other` has a gesture in the making. When
    /// `other` is recognised this one fails. Recognisers that wait only for one another do not wait for ever:
    /// when nothing else can happen the one that asked first is recognised.
    public func require(toFail other: GestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: other))
        router?.require(self, failureOf: other)
    }

    /// Whether the recogniser has seen its gesture and waits for others to fail. ``state`` is `possible`
    /// meanwhile.
    public var isWaiting: Bool { state == .possible && wish != nil }

    /// Calls ``timerFired()`` at a moment of the scene's time, exactly then, however ticks and touches fall.
    /// `nil` takes the timer off. It goes with the gesture. NaN is reported and means none, as infinity does.
    public func setTimer(at time: Double?) {
        if let time, time.isNaN {
            scene?.report(.refusedParameter(field: "\(called) timer", value: time, used: "none"))
        }
        deadline = time.flatMap { $0 < .infinity ? $0 : nil }
    }

    /// Changes the state and tells the handlers. Subclasses call it, while they follow a finger or have a
    /// timer.
    ///
    /// From `possible`: to `began` or `ended`, which takes place when nobody else has the finger and all who
    /// have to fail have failed; until then the recogniser waits, and `changed` and `ended` are kept. Or to
    /// `failed`; `cancelled` means the same there. From `began` and `changed`: to `changed`, `ended` or
    /// `cancelled`. Anything else is reported and changes nothing.
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

    /// Whether `other` stands on the list of ``require(toFail:)``.
    func requiresFailure(of other: GestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
    }

    /// The recogniser's name in diagnostics.
    var called: String { name ?? "\(type(of: self))" }

    private func refuse(_ newState: State) {
        let reason =
            memberID == nil
            ? "\(called) has no gesture under way and cannot become \(newState.rawValue)"
            : "\(called) is \(state.rawValue) and cannot become \(newState.rawValue)"
        (scene ?? view?.scene)?.report(.gestureMisused(reason: reason))
    }
}
