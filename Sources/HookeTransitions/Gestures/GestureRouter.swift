import Foundation

/// Delivers the touches of a scene to its recognisers.
///
/// A touch belongs to the frontmost view at the point where it began, and to the recognisers of that view and
/// its superviews. One touch is processed at a time, and then the waiting recognisers. While handlers run,
/// further touches are queued, timers wait, and removed recognisers are no longer called.
final class GestureRouter: SceneAttachment {
    /// A current touch: its number, the members that follow it, and its last event.
    private struct Contact {
        let number: Int
        let members: [GestureArena.ID]
        var last: Touch
    }

    private struct WeakRecorder { weak var recorder: TouchRecorder? }

    var arena = GestureArena()
    /// The recognisers with a gesture in progress.
    var engaged: [GestureArena.ID: GestureRecognizer] = [:]
    /// Whether a touch or a timer is being processed.
    private(set) var isRouting = false
    /// The touches whose end their views have not got.
    var viewTouches: [ViewTouch] = []
    private var contacts: [Int: Contact] = [:]
    private var queue: [Touch] = []
    private var lastNumber = 0
    private var recorders: [WeakRecorder] = []

    /// Processes a touch, or queues it while another is processed.
    func send(_ touch: Touch, in scene: WindowScene) {
        queue.append(touch)
        guard !isRouting else { return }
        drain(in: scene)
        // A timer may be due at once, or have become due while a handler advanced the scene.
        if let deadline = nextDeadline, deadline <= scene.now { scene.step(to: scene.now) }
    }

    func add(_ recorder: TouchRecorder) {
        recorders.removeAll { $0.recorder == nil }
        recorders.append(WeakRecorder(recorder: recorder))
    }

    func remove(_ recorder: TouchRecorder) {
        recorders.removeAll { $0.recorder == nil || $0.recorder === recorder }
    }

    // MARK: Timers

    /// The time of the next timer; `nil` while a touch is processed.
    var nextDeadline: Double? {
        isRouting || engaged.isEmpty ? nil : engaged.values.lazy.compactMap(\.deadline).min()
    }

    var isIdle: Bool { nextDeadline == nil }

    func momentDidChange(in scene: WindowScene) {}

    func abandon() {}

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

    /// Runs `body` as one step, then decides the waiting recognisers.
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
        scene.step(to: touch.time)
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
            let touch = touch.following(contact.last)
            contacts[touch.finger]?.last = touch
            for id in contact.members {
                // A recogniser that failed or was removed meanwhile follows no touch.
                guard let recognizer = engaged[id], recognizer.isFollowing(contact.number) else { continue }
                switch touch.phase {
                case .began: break
                case .moved: recognizer.move(touch, number: contact.number)
                case .ended, .cancelled: recognizer.lift(touch, number: contact.number)
                }
            }
            note(touch, number: contact.number)
            guard touch.phase != .moved else { return }
            arena.lift(contact.number)
            contacts[touch.finger] = nil
        }
    }

    /// Adds a new touch to all its recognisers before calling any of them.
    private func begin(_ touch: Touch, in scene: WindowScene) {
        lastNumber += 1
        let number = lastNumber
        var found: [GestureRecognizer] = []
        let hit = scene.window.hitTest(touch.location, with: TouchEvent(timestamp: touch.time))
        let touch = touch.beginning(on: hit)
        var view = hit
        while let current = view {
            found += current.gestureRecognizers
            view = current.superview
        }
        let asked = found.filter {
            takes($0, touch) && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
        }
        // Gestures under way that exclude each other do not share a new finger: that of the frontmost view takes it.
        var active: [GestureRecognizer] = []
        let takers = asked.filter { recognizer in
            // Delegates may have removed recognisers.
            guard recognizer.view != nil, takes(recognizer, touch) else { return false }
            guard recognizer.isActive else { return true }
            guard !active.contains(where: { prevents($0, recognizer) }) else { return false }
            active.append(recognizer)
            return true
        }
        let members = takers.compactMap { join($0, touch, number: number, in: scene) }
        contacts[touch.finger] = Contact(number: number, members: members, last: touch)
        addFailureRequirements(among: members)
        if let hit { note(touch, number: number, on: hit, with: members) }
        for id in members {
            guard let recognizer = engaged[id], recognizer.isFollowing(number) else { continue }
            recognizer.touchesBegan([touch], with: TouchEvent(timestamp: touch.time))
            recognizer.touchesDidChange?()
        }
    }

    /// Returns whether a recogniser follows a new touch.
    private func takes(_ recognizer: GestureRecognizer, _ touch: Touch) -> Bool {
        guard recognizer.isEnabled, recognizer.router == nil || recognizer.router === self else {
            return false
        }
        // The scene of an unfinished gesture may be gone.
        if recognizer.router == nil { recognizer.leave() }
        if let member = recognizer.memberID.flatMap({ arena[$0] }) {
            // A gesture that is over takes no touch until all its own have ended; a completed one takes none.
            let isMade = recognizer.wish == .ended || recognizer.endsWhenRecognized
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

    /// Adds the failure requirements of members that have a new touch.
    private func addFailureRequirements(among members: [GestureArena.ID]) {
        for (index, id) in members.enumerated() {
            guard let recognizer = engaged[id] else { continue }
            for other in arena.members where other.id != id {
                guard let partner = engaged[other.id] else { continue }
                require(recognizer, failureOf: partner, if: recognizer.requiresFailure(of: partner))
                require(partner, failureOf: recognizer, if: partner.requiresFailure(of: recognizer))
            }
            for rival in arena.rivals(of: id) where !members[..<index].contains(rival) {
                guard let partner = engaged[rival] else { continue }
                require(recognizer, failureOf: partner, if: recognizer.mustWait(for: partner))
                require(partner, failureOf: recognizer, if: partner.mustWait(for: recognizer))
            }
        }
    }
}
