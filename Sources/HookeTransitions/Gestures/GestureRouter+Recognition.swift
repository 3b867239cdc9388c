/// Changes the states of recognisers by the rules of the arena.
extension GestureRouter {
    /// Makes one current gesture wait for another.
    func require(_ recognizer: GestureRecognizer, failureOf other: GestureRecognizer, if isSo: Bool = true) {
        guard isSo, recognizer.router === self, other.router === self,
            let id = recognizer.memberID, let otherID = other.memberID
        else { return }
        arena.require(id, failureOf: otherID)
    }

    /// Handles a detected gesture: recognises it at once or at the end of the step, or makes it wait.
    func ask(_ recognizer: GestureRecognizer, for wish: GestureRecognizer.State) {
        guard let id = recognizer.memberID else { return }
        if recognizer.wish == nil {
            recognizer.wish = wish
        } else if wish == .ended, recognizer.wish == .began {
            recognizer.endsWhenRecognized = true
        }
        arena.ask(id)
        guard arena.admission(of: id) != .waiting else { return }
        step(recognizer) { grant(recognizer) }
    }

    /// Fails a gesture.
    func fail(_ recognizer: GestureRecognizer) {
        guard let id = recognizer.memberID else { return }
        arena.conclude(id, as: .failed)
        recognizer.lose()
        step(recognizer) {}
    }

    /// Ends an active gesture.
    func conclude(_ recognizer: GestureRecognizer, as state: GestureRecognizer.State) {
        guard let id = recognizer.memberID else { return }
        arena.conclude(id, as: state == .ended ? .recognized : .failed)
        step(recognizer) {
            recognizer.enter(state)
            if recognizer.memberID == id { recognizer.clear() }
        }
    }

    /// Removes a recogniser that left its view or was disabled.
    func withdraw(_ recognizer: GestureRecognizer) {
        guard let id = recognizer.memberID else { return }
        arena.leave(id)
        engaged[id] = nil
        recognizer.leave()
        step(recognizer) {
            if recognizer.isActive {
                recognizer.enter(.cancelled)
            } else if recognizer.state == .possible {
                recognizer.lose()
            }
        }
    }

    /// Ends gestures without touches, recognises those that waited for them, and removes those that are over,
    /// until nothing changes.
    func settle() {
        var before: GestureArena
        repeat {
            before = arena
            for member in arena.members where member.down.isEmpty {
                guard let recognizer = engaged[member.id] else { continue }
                switch arena[member.id]?.standing {
                case .active: conclude(recognizer, as: .ended)
                case .possible where member.turn == nil && recognizer.deadline == nil: fail(recognizer)
                default: break
                }
            }
            while let id = arena.next(), let recognizer = engaged[id] { grant(recognizer) }
            serveViews()
            for id in arena.removeFinished() { engaged.removeValue(forKey: id)?.leave() }
        } while arena != before
    }

    /// Grants the recogniser's request, unless a rival or its delegate prevents it.
    private func grant(_ recognizer: GestureRecognizer) {
        guard let id = recognizer.memberID, let wish = recognizer.wish else { return }
        guard arena.admission(of: id) != .refused else { return fail(recognizer) }
        var losers: Set<GestureArena.ID> = []
        var isPrevented = false
        for rivalID in arena.rivals(of: id) {
            guard let rival = engaged[rivalID] else { continue }
            if arena[rivalID]?.standing == .active {
                isPrevented = prevents(rival, recognizer) || isPrevented
            } else if prevents(recognizer, rival) {
                losers.insert(rivalID)
            }
        }
        let mayBegin =
            !isPrevented && recognizer.permission?() ?? true
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        // Delegates may have removed or failed the recogniser.
        guard recognizer.memberID == id, arena[id]?.standing == .possible else { return }
        guard mayBegin else { return fail(recognizer) }
        for loser in arena.recognize(id, isContinuous: wish == .began, over: losers) {
            engaged[loser]?.lose()
        }
        let ends = recognizer.endsWhenRecognized
        recognizer.wish = nil
        recognizer.endsWhenRecognized = false
        recognizer.enter(wish)
        guard recognizer.memberID == id else { return }
        if wish == .ended {
            recognizer.clear()
        } else if ends, recognizer.isActive {
            conclude(recognizer, as: .ended)
        }
    }

    /// Whether two recognisers of one touch exclude each other, and the first one prevents the second.
    func prevents(_ first: GestureRecognizer, _ second: GestureRecognizer) -> Bool {
        !first.recognizesTogether(with: second) && first.canPrevent(second)
            && second.canBePrevented(by: first)
    }

    /// Runs `body` in the current step, or in a new one.
    private func step(_ recognizer: GestureRecognizer, _ body: () -> Void) {
        if isRouting { return body() }
        guard let scene = recognizer.scene else { return body() }
        route(in: scene, body)
    }
}
