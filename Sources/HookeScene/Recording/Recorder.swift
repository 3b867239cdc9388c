import HookeGeometry

/// Runs an animation block in a transaction and turns its changes into motions.
struct Recorder: SceneIsolated {
    /// The requested scene; `nil` for the static functions, which use the scene of each view.
    let scene: WindowScene?
    /// The motions that the block has replaced.
    let lost = LostMotions()

    var home: WindowScene? { scene ?? Ambient.current?.scene }

    func record(
        _ asked: Transaction.Settings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let transaction = Transaction(inherited(valid(asked)), inside: Ambient.current?.transaction)
        let home = home
        transaction.record(scene: home, animations)
        close(transaction, home: home, completion)
    }

    func record(
        duration: Double, delay: Double, dampingRatio: Double, velocity: Double, options: AnimationOptions,
        interruption: Interruption? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var settings = Transaction.Settings(
            duration: duration, delay: delay, pacing: options.pacing, options: options,
            interruption: interruption)
        if duration > 0 {
            settings.pacing =
                uiKitSpring(duration: duration, dampingRatio: dampingRatio, velocity: velocity)
                .map { .spring($0) } ?? settings.pacing
        }
        record(settings, animations, completion)
    }

    /// Returns UIKit's spring motion; reports invalid values and returns `nil`.
    private func uiKitSpring(
        duration: Double, dampingRatio: Double, velocity: Double
    ) -> SpringMotion<Double>? {
        let numbers = [
            ("duration", duration), ("usingSpringWithDamping", dampingRatio),
            ("initialSpringVelocity", velocity),
        ]
        if let (field, value) = numbers.first(where: { !$0.1.isFinite }) {
            home?.report(
                .refusedParameter(
                    field: field, value: value, used: "ease-in-out; accepted: a finite number"))
            return nil
        }
        do throws(HookeError) {
            let spring = try Spring(
                uiKitDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
            return SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity)
        } catch {
            home?.report(.refusedMotion(error, used: "ease-in-out"))
            return nil
        }
    }

    func record(
        _ spring: Spring, delay: Double, velocity: Double, options: AnimationOptions,
        interruption: Interruption? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let motion = SpringMotion(
            spring: spring, from: 0.0, to: 1.0, initialVelocity: velocity.isFinite ? velocity : 0)
        var duration = 0.0
        if let settling = motion.settlingDuration(within: 1e-3), velocity.isFinite {
            duration = settling
        } else {
            home?.report(
                .refusedParameter(
                    field: velocity.isFinite ? "the spring's damping" : "initialVelocity",
                    value: velocity.isFinite ? spring.damping : velocity, used: "no animation"))
        }
        record(
            .init(
                duration: duration, delay: delay, pacing: .spring(motion), options: options,
                interruption: interruption),
            animations, completion)
    }

    // MARK: Settings

    func valid(_ asked: Transaction.Settings) -> Transaction.Settings {
        var settings = asked
        if home?.areAnimationsEnabled == false { (settings.duration, settings.delay) = (0, 0) }
        if !(settings.duration >= 0 && settings.duration.isFinite) {
            home?.report(.refusedParameter(field: "duration", value: settings.duration, used: "0"))
            settings.duration = 0
        }
        if !(settings.delay >= 0 && settings.delay.isFinite) {
            home?.report(.refusedParameter(field: "delay", value: settings.delay, used: "0"))
            settings.delay = 0
        }
        if !(settings.delay + settings.duration).isFinite {
            home?.report(.refusedParameter(field: "delay + duration", value: .infinity, used: "0"))
            (settings.delay, settings.duration) = (0, 0)
        }
        return settings
    }

    /// Returns the settings with those inherited from the enclosing block.
    func inherited(_ asked: Transaction.Settings) -> Transaction.Settings {
        guard let outer = Ambient.current?.transaction?.settings else { return asked }
        var settings = asked
        if !asked.options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
        let keepsKind = asked.options.contains(.overrideInheritedOptions)
        let isOtherKind = asked.pacing.isSpring != outer.pacing.isSpring
        if !asked.options.contains(.overrideInheritedCurve), !(keepsKind && isOtherKind) {
            settings.pacing = outer.pacing
        }
        if !keepsKind { settings.options.formUnion(outer.options.intersection(.inherited)) }
        return settings
    }

    // MARK: Closing

    struct Part {
        let scene: WindowScene
        let base: LayerClock?
        var changes: [Transaction.Change]
    }

    /// Splits changes by scene, and by layer clock if they do not join a group. Changes outside any scene are
    /// applied already. The completion belongs to the first scene; without a scene it runs now.
    func distribute(
        _ changes: [Transaction.Change], home: WindowScene?, _ completion: ((Bool) -> Void)?,
        _ record: (Part, CompletionGate) -> Void
    ) {
        var parts: [Part] = []
        var homeless: [SceneView] = []
        for change in changes {
            guard let scene = change.view.scene ?? home else {
                homeless.append(change.view)
                continue
            }
            let base = scene.isJoining ? nil : change.view.layerClock
            let index = parts.indices.first { parts[$0].scene === scene && parts[$0].base === base }
            if let index {
                parts[index].changes.append(change)
            } else {
                parts.append(Part(scene: scene, base: base, changes: [change]))
            }
        }
        if parts.isEmpty {
            guard let home else {
                completion?(true)
                return
            }
            parts.append(Part(scene: home, base: nil, changes: []))
        }
        let first = parts[0].scene
        for view in homeless { first.report(.animationOutsideScene(view: view.name)) }
        let gate = CompletionGate(waits: parts.count { $0.scene === first }, completion)
        for part in parts { record(part, part.scene === first ? gate : CompletionGate(nil)) }
        lost.tell(in: first)
    }

    /// Removes the motions that a change replaces.
    func replace(_ change: Transaction.Change) {
        if change.interruption.replaces { lost += change.view.replaceMotions(of: change.property) }
    }

    /// The object that tells a block's completion if motions are removed before its end; `nil` without a completion.
    func stopping(
        _ gate: CompletionGate, in group: AnimationGroup, isJoined: Bool, of scene: WindowScene
    ) -> ActiveLayerMotion.Stopping? {
        guard gate.isAwaited else { return nil }
        return scene.stopping(in: group, isJoined: isJoined) { gate.tell(finished: $0) }
    }

    func close(
        _ transaction: Transaction, home: WindowScene?, _ completion: ((Bool) -> Void)?
    ) {
        distribute(transaction.changes, home: home, completion) { part, gate in
            let (scene, changes) = (part.scene, part.changes)
            let (group, start, isJoined) = scene.recordingGroup(part.base)
            let settings = transaction.settings(in: group, from: start)
            if !isJoined {
                group.ends.gate = gate
                group.reserveCapacity(changes.count)
            }
            if settings.options.isRepeated, settings.duration > 0 {
                let pacing = group.recording.usesLinearPacing ? .linear : settings.pacing
                let paths = changes.compactMap { change -> (Transaction.Change, LayerMotion.BlockPath)? in
                    let (from, to) = ends(of: change)
                    return from == to ? nil : (change, .ends(from, to, pacing))
                }
                return addRepeating(
                    paths, settings, to: group, start: start, isJoined: isJoined, in: scene, gate)
            }
            var moves = false
            let stopping = stopping(gate, in: group, isJoined: isJoined, of: scene)
            if settings.duration > 0 || settings.delay > 0 {
                for change in changes
                where add(change, settings, to: group, start: start, isJoined: isJoined, stopping) {
                    moves = true
                }
            } else {
                for change in changes { replace(change) }
            }
            let length = moves || isJoined ? settings.delay + settings.duration : 0
            group.addBlock(end: start + length) { stopping?.tell(finished: $0) }
            group.refresh(at: scene.now)
        }
    }

    /// Adds the motion of one change; returns false if nothing moves.
    func add(
        _ change: Transaction.Change, _ settings: Transaction.Settings, to group: AnimationGroup,
        start: Double, isJoined: Bool, _ stopping: ActiveLayerMotion.Stopping? = nil
    ) -> Bool {
        let view = change.view
        var pacing = group.recording.usesLinearPacing ? .linear : settings.pacing
        let (from, to) = ends(of: change)
        if case .spring(let motion) = pacing, case .fromCurrentState = change.interruption {
            let velocity = change.interrupted?.velocity ?? .zero
            pacing = .spring(motion.takingOver(velocity, from: from, to: to))
        }
        let handover = PropertyHandover(change, in: scene ?? view.scene ?? home)
        guard from != to else {
            return handover?.add(to: group, over: nil, at: start, isJoined: isJoined) ?? false
        }
        group.remember(change)
        var track = Track(
            view: view.id, property: change.property, delay: start + settings.delay,
            duration: settings.duration, from: from, to: to, pacing: pacing)
        if track.switches {
            (view.scene ?? home)?.report(.switchedValue(view: view.name, property: change.property))
        }
        track.allowsUserInteraction = settings.options.contains(.allowUserInteraction)
        handover?.add(to: group, over: track, at: start, isJoined: isJoined)
        let isWhole = change.interruption.replaces
        let parts = settings.parts(of: track, isLinear: group.recording.usesLinearPacing)
        for track in isWhole ? [track] : parts {
            group.add(track, to: view, stopping: stopping)
        }
        return true
    }

    /// Returns start and end of a change. Removes the current motions if the block replaces them.
    private func ends(
        of change: Transaction.Change
    ) -> (from: AnimatableValue, to: AnimatableValue) {
        replace(change)
        return (change.shown, change.after)
    }
}

extension SpringMotion<Double> {
    /// Returns the spring with the component of `velocity` along the distance as its initial velocity.
    fileprivate func takingOver(
        _ velocity: SIMD4<Double>, from: AnimatableValue, to: AnimatableValue
    ) -> SpringMotion<Double> {
        guard let a = from.vector, let b = to.vector else { return self }
        let way = b - a
        let squared = (way * way).sum()
        guard squared > 0 else { return self }
        let share = (velocity * way).sum() / squared
        guard share.isFinite else { return self }
        return SpringMotion(spring: spring, from: start, to: target, initialVelocity: share)
    }
}
