/// Recognisers change their states here, by the rules of the arena.
extension GestureRouter {
    /// One gesture in the making waits for another, from now on.
    func require(_ recognizer: GestureRecognizer, failureOf other: GestureRecognizer, if isSo: Bool = true) {
        guard isSo, recognizer.router === self, other.router === self,
            let id = recognizer.memberID, let otherID = other.memberID
        else { return }
        arena.require(id, failureOf: otherID)
    }

    /// A recogniser has seen its gesture. It is recognised at once if it can be, or at the end of the step,
    /// or waits.
    func ask(_ recognizer: GestureRecognizer, for wish: GestureRecognizer.State) {
        guard let id = recognizer.memberID else { return }
        if recognizer.wish == nil {
            recognizer.wish = wish
        } else if wish == .ended, recognizer.wish == .began {
            recognizer.endsWhenGranted = true
        }
        arena.ask(id)
        guard arena.admission(of: id) != .waiting else { return }
        step(recognizer) { grant(recognizer) }
    }

    /// A recogniser has seen that the touches make something else.
    func fail(_ recognizer: GestureRecognizer) {
        guard let id = recognizer.memberID else { return }
        arena.conclude(id, as: .failed)
        recognizer.lose()
        step(recognizer) {}
    }

    /// A gesture under way is over.
    func conclude(_ recognizer: GestureRecognizer, as state: GestureRecognizer.State) {
        guard let id = recognizer.memberID else { return }
        arena.conclude(id, as: state == .ended ? .recognized : .failed)
        step(recognizer) {
            recognizer.enter(state)
            if recognizer.memberID == id { recognizer.clear() }
        }
    }

    /// A recogniser is taken off its view, or switched off.
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

    /// Ends what has no finger any more, recognises who has waited for it, and forgets what is over: until
    /// nothing changes.
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
            for id in arena.dismissSpent() { engaged.removeValue(forKey: id)?.leave() }
        } while arena != before
    }

    /// The recogniser's wish comes true, unless a rival has the finger or its delegate says no.
    private func grant(_ recognizer: GestureRecognizer) {
        guard let id = recognizer.memberID, let wish = recognizer.wish else { return }
        guard arena.admission(of: id) != .refused else { return fail(recognizer) }
        var losers: Set<GestureArena.ID> = []
        var isPrevented = false
        for rivalID in arena.rivals(of: id) {
            guard let rival = engaged[rivalID], !rival.recognizesTogether(with: recognizer) else { continue }
            if arena[rivalID]?.standing == .active {
                let prevents = rival.canPrevent(recognizer) && recognizer.canBePrevented(by: rival)
                isPrevented = isPrevented || prevents
            } else if recognizer.canPrevent(rival), rival.canBePrevented(by: recognizer) {
                losers.insert(rivalID)
            }
        }
        let mayBegin = !isPrevented && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
        // The answers are users' code: the recogniser may be gone by now, or have failed.
        guard recognizer.memberID == id, arena[id]?.standing == .possible else { return }
        guard mayBegin else { return fail(recognizer) }
        for loser in arena.recognize(id, isContinuous: wish == .began, over: losers) {
            engaged[loser]?.lose()
        }
        let ends = recognizer.endsWhenGranted
        recognizer.wish = nil
        recognizer.endsWhenGranted = false
        recognizer.enter(wish)
        guard recognizer.memberID == id else { return }
        if wish == .ended {
            recognizer.clear()
        } else if ends, recognizer.isActive {
            conclude(recognizer, as: .ended)
        }
    }

    /// Runs `body` as a part of the step under way, or as one of its own.
    private func step(_ recognizer: GestureRecognizer, _ body: () -> Void) {
        if isRouting { return body() }
        guard let scene = recognizer.scene else { return body() }
        route(in: scene, body)
    }
}
