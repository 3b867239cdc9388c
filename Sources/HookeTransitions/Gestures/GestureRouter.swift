import Foundation

/// Hands the touches of a scene to its recognisers.
///
/// One touch is dealt with at a time: it goes to the frontmost view under it where it came down, and to the
/// recognisers of that view and of all views around it, and then whoever waits is looked at. What handlers
/// send or undo meanwhile is kept consistent: touches wait in a queue, timers wait for the touch, and
/// withdrawn recognisers are not called any more.
final class GestureRouter: SceneAttachment {
    /// A finger that is down: its touch's number and the members that follow it.
    private struct Contact {
        let number: Int
        let members: [GestureArena.ID]
    }

    private struct WeakRecorder { weak var recorder: TouchRecorder? }

    /// The rules.
    var arena = GestureArena()
    /// The recognisers with a gesture in the making.
    var engaged: [GestureArena.ID: GestureRecognizer] = [:]
    /// Whether a touch or a timer is being dealt with.
    private(set) var isRouting = false
    private var contacts: [Int: Contact] = [:]
    private var queue: [Touch] = []
    private var lastNumber = 0
    private var recorders: [WeakRecorder] = []

    /// Deals with a touch, or lets it wait for the one that is being dealt with.
    func send(_ touch: Touch, in scene: WindowScene) {
        queue.append(touch)
        guard !isRouting else { return }
        drain(in: scene)
        // A timer of no length, or one that fell due while a handler advanced the scene.
        if let deadline = nextDeadline, deadline <= scene.now { scene.advance(to: scene.now) }
    }

    /// Tells a recorder of each touch from now on.
    func add(_ recorder: TouchRecorder) {
        recorders.removeAll { $0.recorder == nil }
        recorders.append(WeakRecorder(recorder: recorder))
    }

    /// Tells it no more.
    func remove(_ recorder: TouchRecorder) {
        recorders.removeAll { $0.recorder == nil || $0.recorder === recorder }
    }

    // MARK: Timers

    /// When the next timer fires; none does while a touch is being dealt with.
    var nextDeadline: Double? {
        isRouting || engaged.isEmpty ? nil : engaged.values.lazy.compactMap(\.deadline).min()
    }

    /// Whether no recogniser waits for its time.
    var isIdle: Bool { nextDeadline == nil }

    func momentDidChange(in scene: WindowScene) {}

    func abandon() {}

    /// Fires the timer that is due first.
    func handleDeadline(in scene: WindowScene) {
        let next = engaged.min {
            ($0.value.deadline ?? .infinity, $0.key) < ($1.value.deadline ?? .infinity, $1.key)
        }
        guard let recognizer = next?.value, recognizer.deadline != nil else { return }
        recognizer.deadline = nil
        route(in: scene) { recognizer.timerFired() }
        drain(in: scene)
    }

    // MARK: Touches

    /// Runs `body` as one step, and looks at who waits afterwards.
    func route(in scene: WindowScene, _ body: () -> Void) {
        guard !isRouting else { return body() }
        isRouting = true
        scene.run {
            body()
            settle()
        }
        isRouting = false
    }

    private func drain(in scene: WindowScene) {
        while !queue.isEmpty { admit(queue.removeFirst(), in: scene) }
    }

    private func admit(_ touch: Touch, in scene: WindowScene) {
        guard touch.location.x.isFinite, touch.location.y.isFinite else {
            return scene.report(.refusedParameter(field: "touch location", value: .nan, used: "nothing"))
        }
        guard touch.time.isFinite, touch.time >= scene.now else {
            return scene.report(.timeRanBackwards(from: scene.now, to: touch.time))
        }
        scene.advance(to: touch.time)
        if touch.phase == .began, contacts[touch.finger] != nil {
            var lost = touch
            lost.phase = .cancelled
            deliver(lost, in: scene)
        }
        deliver(touch, in: scene)
    }

    private func deliver(_ touch: Touch, in scene: WindowScene) {
        guard touch.phase == .began || contacts[touch.finger] != nil else { return }
        for recorder in recorders { recorder.recorder?.note(touch) }
        route(in: scene) {
            guard touch.phase != .began else { return begin(touch, in: scene) }
            guard let contact = contacts[touch.finger] else { return }
            for id in contact.members {
                // Whoever was made to fail or withdrawn meanwhile follows no finger.
                guard let recognizer = engaged[id], recognizer.isFollowing(contact.number) else { continue }
                switch touch.phase {
                case .began: break
                case .moved: recognizer.move(touch, number: contact.number)
                case .ended, .cancelled: recognizer.lift(touch, number: contact.number)
                }
            }
            guard touch.phase != .moved else { return }
            arena.lift(contact.number)
            contacts[touch.finger] = nil
        }
    }

    /// A finger came down: whoever takes it joins in before anybody sees it.
    private func begin(_ touch: Touch, in scene: WindowScene) {
        lastNumber += 1
        let number = lastNumber
        var found: [GestureRecognizer] = []
        var view = scene.window.hitTest(touch.location)
        while let current = view {
            found += current.gestureRecognizers
            view = current.superview
        }
        let asked = found.filter {
            takes($0, touch) && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
        }
        // The answers are users' code: some may be gone by now.
        let takers = asked.filter { $0.view != nil && takes($0, touch) }
        let members = takers.compactMap { join($0, touch, number: number, in: scene) }
        contacts[touch.finger] = Contact(number: number, members: members)
        askWhoWaits(among: members)
        for id in members {
            guard let recognizer = engaged[id], recognizer.isFollowing(number) else { continue }
            recognizer.touchBegan(touch)
        }
    }

    /// Whether a recogniser follows a finger that comes down.
    private func takes(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
        guard recognizer.isEnabled, recognizer.router == nil || recognizer.router === self else {
            return false
        }
        // The scene of a gesture that never ended may be gone.
        if recognizer.router == nil { recognizer.leave() }
        if let member = recognizer.memberID.flatMap({ arena[$0] }) {
            // What is over takes no finger until all of its own are up, and what is made takes none at all.
            let isMade = recognizer.wish == .ended || recognizer.endsWhenGranted
            guard !member.standing.isOver, !isMade else { return false }
        }
        return recognizer.follows(touch)
    }

    private func join(
        _ recognizer: GestureRecognizer, _ touch: Touch, number: Int, in scene: WindowScene
    ) -> GestureArena.ID? {
        if recognizer.router == nil {
            let id = arena.enter()
            engaged[id] = recognizer
            recognizer.start(id, with: touch, in: scene, by: self)
        }
        guard recognizer.router === self, let id = recognizer.memberID else { return nil }
        arena.follow(number, by: id)
        recognizer.attach(touch, number: number)
        return id
    }

    /// Looks up who has to wait for whom, now that these members follow a finger more.
    private func askWhoWaits(among members: [GestureArena.ID]) {
        for (index, id) in members.enumerated() {
            guard let recognizer = engaged[id] else { continue }
            for other in arena.members where other.id != id {
                guard let partner = engaged[other.id] else { continue }
                require(recognizer, failureOf: partner, if: recognizer.requiresFailure(of: partner))
                require(partner, failureOf: recognizer, if: partner.requiresFailure(of: recognizer))
            }
            for rival in arena.rivals(of: id) where !members[..<index].contains(rival) {
                guard let partner = engaged[rival] else { continue }
                require(recognizer, failureOf: partner, if: recognizer.isAskedToWait(for: partner))
                require(partner, failureOf: recognizer, if: partner.isAskedToWait(for: recognizer))
            }
        }
    }
}
