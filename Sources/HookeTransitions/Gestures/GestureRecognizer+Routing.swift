import Foundation
import Hooke

/// What the router does to a recogniser.
extension GestureRecognizer {
    /// Begins a gesture with its first finger, as a member of a scene's arena.
    func start(_ id: GestureArena.ID, with touch: Touch, in scene: WindowScene, by router: GestureRouter) {
        // The scene of the gesture before may be gone, with the gesture under way.
        if isActive { enter(.cancelled) }
        memberID = id
        self.router = router
        self.scene = scene
        clear()
        lastLifted = nil
        startLocation = touch.location
        startTime = touch.time
        state = .possible
        changes += 1
        reset()
    }

    /// Looks at a finger more.
    func attach(_ touch: Touch, number: Int) {
        path.add(number, at: SIMD2(touch.location))
        windowLocation = CGPoint(path.middle)
    }

    func isFollowing(_ touch: Int) -> Bool { path.fingers.contains { $0.number == touch } }

    /// A finger moved.
    func move(_ touch: Touch, number: Int) {
        guard path.move(number, to: SIMD2(touch.location)) else { return }
        windowLocation = CGPoint(path.middle)
        touchMoved(touch)
    }

    /// A finger lifted or was taken away. Its place is no measurement; the middle of no fingers stays where
    /// it was.
    func lift(_ touch: Touch, number: Int) {
        guard let finger = path.lift(number) else { return }
        lastLifted = finger
        windowLocation = CGPoint(path.middle)
        if touch.phase == .cancelled { touchCancelled(touch) } else { touchEnded(touch) }
    }

    /// Takes a state and tells the handlers, as long as it lasts.
    func enter(_ newState: State) {
        state = newState
        changes += 1
        let change = changes
        for handler in handlers where changes == change { handler(self) }
    }

    /// Fails, without a word to the handlers.
    func lose() {
        state = .failed
        changes += 1
        clear()
    }

    /// Looks at no finger any more.
    func clear() {
        path.removeFingers()
        deadline = nil
        wish = nil
        endsWhenGranted = false
    }

    /// Leaves the arena.
    func leave() {
        router = nil
        memberID = nil
        clear()
    }

    /// Looks at the fingers no more; a gesture under way is cancelled.
    func dropTouches() {
        if let router {
            router.withdraw(self)
        } else {
            leave()
            if isActive { enter(.cancelled) }
        }
    }

    var isActive: Bool { state == .began || state == .changed }

    /// Whether both may be recognised, if a delegate says so.
    func recognizesTogether(with other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    /// Whether this one waits for `other`, which follows a common finger, by what subclasses and delegates
    /// say.
    func isAskedToWait(for other: GestureRecognizer) -> Bool {
        shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
