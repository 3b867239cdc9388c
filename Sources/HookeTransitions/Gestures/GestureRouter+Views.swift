/// A touch of a view, until the view has got its end.
struct ViewTouch: SceneIsolated {
    let number: Int
    weak var view: SceneView?
    /// The recognisers that follow it.
    let members: [GestureArena.ID]
    /// The events that the view has not got.
    var waiting: [Touch]
    /// The last event that the view has got.
    var last: Touch?
    /// Whether the finger is on the screen.
    var isDown = true
}

/// Delivers touches to the views where they began, after the recognisers.
extension GestureRouter {
    /// Adds a touch that begins on a view, unless it has one already and takes no other.
    func note(_ touch: Touch, number: Int, on view: SceneView, with members: [GestureArena.ID]) {
        let isBusy = viewTouches.contains { $0.isDown && $0.view === view }
        guard view.isMultipleTouchEnabled || !isBusy else { return }
        viewTouches.append(ViewTouch(number: number, view: view, members: members, waiting: [touch]))
    }

    /// Adds an event of a touch.
    func note(_ touch: Touch, number: Int) {
        guard let index = viewTouches.firstIndex(where: { $0.number == number }) else { return }
        viewTouches[index].waiting.append(touch)
        viewTouches[index].isDown = touch.phase == .moved
    }

    /// Delivers the events that no recogniser delays. A recognised gesture takes its touches from their views.
    func serveViews() {
        for number in viewTouches.map(\.number) {
            while serve(number) {}
        }
    }

    /// Delivers an event of a touch.
    ///
    /// - Returns: whether there may be another one.
    private func serve(_ number: Int) -> Bool {
        guard let index = viewTouches.firstIndex(where: { $0.number == number }) else { return false }
        let touch = viewTouches[index]
        guard let view = touch.view else {
            viewTouches.remove(at: index)
            return false
        }
        let rivals = touch.members.compactMap { id in
            engaged[id].flatMap { recognizer in arena[id].map { (recognizer, $0.standing) } }
        }
        if rivals.contains(where: { ($1 == .active || $1 == .recognized) && $0.cancelsTouchesInView }) {
            viewTouches.remove(at: index)
            guard var last = touch.last else { return false }
            last.phase = .cancelled
            last = last.following(last)
            view.touchesCancelled([last], with: TouchEvent(timestamp: last.time))
            return false
        }
        guard let next = touch.waiting.first else { return false }
        let isDelayed = rivals.contains { recognizer, standing in
            guard standing == .possible else { return false }
            switch next.phase {
            case .began: return recognizer.delaysTouchesBegan
            case .ended: return recognizer.delaysTouchesEnded
            case .moved, .cancelled: return false
            }
        }
        guard !isDelayed else { return false }
        if next.phase == .began || next.phase == .moved {
            viewTouches[index].waiting.removeFirst()
            viewTouches[index].last = next
        } else {
            viewTouches.remove(at: index)
        }
        let event = TouchEvent(timestamp: next.time)
        switch next.phase {
        case .began: view.touchesBegan([next], with: event)
        case .moved: view.touchesMoved([next], with: event)
        case .ended: view.touchesEnded([next], with: event)
        case .cancelled: view.touchesCancelled([next], with: event)
        }
        return true
    }
}
