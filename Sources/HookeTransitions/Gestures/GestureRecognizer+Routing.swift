import Foundation
import Hooke

/// The router's interface to a recogniser.
extension GestureRecognizer {
    /// Begins a gesture with its first touch, as a member of a scene's arena.
    func start(_ id: GestureArena.ID, with touch: Touch, in scene: WindowScene, by router: GestureRouter) {
        // The previous gesture is still active if its scene was released during the gesture.
        if isActive { enter(.cancelled) }
        memberID = id
        self.router = router
        self.scene = scene
        clear()
        lastLifted = nil
        startLocation = touch.location
        startTime = touch.time
        standing = .possible
        changes += 1
        reset()
    }

    func attach(_ touch: Touch, number: Int) {
        path.add(number, at: SIMD2(touch.location))
        windowLocation = CGPoint(path.middle)
    }

    func isFollowing(_ touch: Int) -> Bool { path.fingers.contains { $0.number == touch } }

    func move(_ touch: Touch, number: Int) {
        guard path.move(number, to: SIMD2(touch.location)) else { return }
        windowLocation = CGPoint(path.middle)
        touchesMoved([touch], with: TouchEvent(timestamp: touch.time))
    }

    /// Removes a touch that has ended or was cancelled. Its last location is not a measurement; without
    /// touches the centre stays where it was.
    func lift(_ touch: Touch, number: Int) {
        guard let finger = path.lift(number) else { return }
        lastLifted = finger
        windowLocation = CGPoint(path.middle)
        let event = TouchEvent(timestamp: touch.time)
        if touch.phase == .cancelled {
            touchesCancelled([touch], with: event)
        } else {
            touchesEnded([touch], with: event)
        }
        touchesDidChange?()
    }

    /// Changes the state and calls the handlers until one changes it again.
    func enter(_ newState: State) {
        if newState == .began { willBegin() }
        standing = newState
        changes += 1
        let change = changes
        // What the finger moves has its velocity.
        if let scene, newState == .began || newState == .changed {
            scene.performTracking { callHandlers(of: change) }
        } else {
            callHandlers(of: change)
        }
    }

    private func callHandlers(of change: Int) {
        for handler in handlers where changes == change { handler.call(self) }
    }

    /// Fails without calling the handlers.
    func lose() {
        standing = .failed
        changes += 1
        clear()
        gestureDidFail()
        touchesDidChange?()
    }

    func clear() {
        path.removeFingers()
        deadline = nil
        wish = nil
        endsWhenRecognized = false
    }

    func leave() {
        router = nil
        memberID = nil
        clear()
    }

    /// Removes all touches and cancels an active gesture.
    func dropTouches() {
        if let router {
            router.withdraw(self)
        } else {
            leave()
            if isActive { enter(.cancelled) }
        }
    }

    var isActive: Bool { state == .began || state == .changed }

    /// Returns whether a delegate allows both to be recognised.
    func recognizesTogether(with other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Returns whether this one must wait for `other`, which shares a touch, according to subclasses and
    /// delegates.
    func mustWait(for other: GestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
