import Hooke

extension InteractiveTransition {
    /// Takes a touch.
    ///
    /// - Parameters:
    ///   - phase: what the finger did.
    ///   - finger: its number, a new one for each touch down.
    ///   - location: the place in points of the screen; that of `up` and `cancel` is not used.
    ///   - time: in seconds, at least ``now``.
    /// - Returns: `false` if the touch is ignored because a number is not finite or the time decreases.
    @discardableResult
    public mutating func touch(
        _ phase: TouchPhase, finger: Int, at location: SIMD2<Double>, time: Double
    ) -> Bool {
        guard location.x.isFinite, location.y.isFinite, time.isFinite, time >= now else { return false }
        advance(to: time)
        let before = pan.state
        switch phase {
        case .down:
            guard rules.scale.bounds.contains(location) else { return true }
            if settlesByRules { pan.edges = rewinds && self.phase == .finished ? nil : startEdges }
            pan.began(finger, at: location, time: time)
            catchOrLetGo()
        case .move:
            pan.moved(finger, at: location, time: time)
            if pan.state == .began, before == .possible { begin() } else if pan.isActive { follow() }
        case .up, .cancel:
            if phase == .up { pan.ended(finger, time: time) } else { pan.cancelled(finger) }
            if before == .began || before == .changed, !pan.isActive { endGesture() }
            catchOrLetGo()
        }
        return true
    }

    /// Holds a settling transition under a new finger, and lets it go if the finger made no pan.
    private mutating func catchOrLetGo() {
        let mayBegin = pan.state == .possible && !pan.path.fingers.isEmpty
        if isCaught, !mayBegin, !pan.isActive {
            isCaught = false
            if let verdict { settle(verdict, velocity: 0) }
        } else if rules.catchesTouches, back == nil, mayBegin, phase == .settling {
            isCaught = true
            hold()
        }
    }

    private var fingerFraction: Double {
        if let back { return back.fingerFraction(pan) }
        return rules.scale.fraction(translation: pan.translation, location: pan.path.middle)
    }

    /// The velocity of the finger, in fractions per second.
    var fingerVelocity: Double {
        let velocity = back?.fingerVelocity(pan) ?? rules.scale.rate(of: pan.velocity)
        guard let cap = rules.maximumVelocity, cap >= 0 else { return velocity }
        return min(max(velocity, -cap), cap)
    }

    private mutating func begin() {
        (grabOffset, isCaught) = (0, false)
        back?.begin(pan)
        switch phase {
        case .idle, .cancelled: start()
        case .settling, .running, .held:
            hold()
            back?.grab(pan, at: fraction)
            grabOffset = fraction - fingerFraction
        case .finished:
            guard rewinds, back == nil else { return }
            start()
            fraction = 1
            grabOffset = 1 - fingerFraction
        }
        follow(isNew: true)
    }

    private mutating func follow(isNew: Bool = false) {
        guard phase == .held else { return }
        if !isNew { back?.move(pan) }
        let carried = back?.isCarried(pan) == true ? back?.trajectory.motion(at: backMoment) : nil
        fraction = HeldFraction.moved(from: fraction, to: fingerFraction + grabOffset)
        back?.follow(pan)
        if let carried {
            let moment = backMoment
            back?.trajectory.carry(on: carried, at: moment)
        }
        pastEnds.hold(at: fraction)
    }

    private mutating func endGesture() {
        guard phase == .held else { return }
        let release = ReleaseDecision.Release(
            fraction: min(max(fingerFraction + grabOffset, 0), 1), velocity: fingerVelocity)
        var verdict = back?.verdict(pan) ?? rules.decision.decide(release)
        if pan.state == .cancelled { verdict = .init(.cancel, because: "the touch was cancelled") }
        settle(verdict, velocity: release.velocity)
    }
}
