import Hooke

/// Opens a transaction for a block, closes it, and turns what was set into motions.
struct Recorder {
    /// The scene that was asked; `nil` for the static spellings, which ask each view.
    let scene: WindowScene?

    private var home: WindowScene? { scene ?? Ambient.current?.scene }

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
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        var settings = Transaction.Settings(
            duration: duration, delay: delay, pacing: options.pacing, options: options)
        do throws(HookeError) {
            if duration > 0 {
                let spring = try Spring(
                    uiKitDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
                settings.pacing = .spring(
                    SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity))
            }
        } catch {
            home?.report(.refusedParameter(field: "\(error)", value: dampingRatio, used: "ease-in-out"))
        }
        record(settings, animations, completion)
    }

    func record(
        _ spring: Spring, delay: Double, velocity: Double, options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
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
                    value: velocity.isFinite ? spring.damping : velocity, used: "at once"))
        }
        record(
            .init(duration: duration, delay: delay, pacing: .spring(motion), options: options),
            animations, completion)
    }

    func recordKeyframes(
        duration: Double, delay: Double, options: KeyframeAnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let settings = inherited(
            valid(.init(duration: duration, delay: delay, pacing: options.pacing, options: [])))
        let transaction = Transaction(settings, inside: Ambient.current?.transaction)
        transaction.windows = []
        let home = home
        transaction.record(scene: home, animations)
        closeKeyframes(transaction, mode: options.mode, home: home, completion)
    }

    // MARK: Settings

    func valid(_ asked: Transaction.Settings) -> Transaction.Settings {
        var settings = asked
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

    /// What a nested block takes from the block around it.
    private func inherited(_ asked: Transaction.Settings) -> Transaction.Settings {
        guard let outer = Ambient.current?.transaction?.settings else { return asked }
        var settings = asked
        if !asked.options.contains(.overrideInheritedDuration) { settings.duration = outer.duration }
        if !asked.options.contains(.overrideInheritedCurve) { settings.pacing = outer.pacing }
        return settings
    }

    // MARK: Closing

    /// The group that a scene's block goes to, and the group's time at which the block starts.
    private func group(in scene: WindowScene) -> (group: AnimationGroup, start: Double, isJoined: Bool) {
        if let joined = scene.joined, !joined.isOver { return (joined, joined.localTime, true) }
        let group = AnimationGroup(clock: .running(since: scene.now, from: 0))
        scene.groups.append(group)
        return (group, 0, false)
    }

    /// Splits changes by the scene of their view. Changes outside any scene have been made at once; a completion
    /// goes with the first scene, or runs now if there is none.
    private func distribute(
        _ changes: [Transaction.Change], home: WindowScene?, _ completion: ((Bool) -> Void)?,
        _ record: (WindowScene, [Transaction.Change], ((Bool) -> Void)?) -> Void
    ) {
        var parts: [(scene: WindowScene, changes: [Transaction.Change])] = []
        var homeless: [SceneView] = []
        for change in changes {
            guard let scene = change.view.scene ?? home else {
                homeless.append(change.view)
                continue
            }
            if let index = parts.firstIndex(where: { $0.scene === scene }) {
                parts[index].changes.append(change)
            } else {
                parts.append((scene, [change]))
            }
        }
        if parts.isEmpty {
            guard let home else {
                completion?(true)
                return
            }
            parts.append((home, []))
        }
        for view in homeless { parts[0].scene.report(.animationOutsideScene(view: view.name)) }
        for (index, part) in parts.enumerated() {
            record(part.scene, part.changes, index == 0 ? completion : nil)
        }
    }

    func close(
        _ transaction: Transaction, home: WindowScene?, _ completion: ((Bool) -> Void)?
    ) {
        let settings = transaction.settings
        distribute(transaction.changes, home: home, completion) { scene, changes, completion in
            let (group, start, isJoined) = group(in: scene)
            var moves = false
            if settings.duration > 0 || settings.delay > 0 {
                for change in changes where add(change, settings, to: group, start: start) { moves = true }
            }
            let length = moves || isJoined ? settings.delay + settings.duration : 0
            group.addBlock(end: start + length, completion: completion)
            group.refresh(at: scene.now)
        }
    }

    /// Adds the motion of one change; false when nothing moves.
    private func add(
        _ change: Transaction.Change, _ settings: Transaction.Settings, to group: AnimationGroup,
        start: Double
    ) -> Bool {
        let view = change.view
        let replaces = settings.options.contains(.beginFromCurrentState)
        let from = (replaces ? change.shown : change.before)[change.property]
        let to = change.after[change.property]
        var pacing = group.linearises ? .linear : settings.pacing
        if replaces {
            if case .spring(let motion) = pacing {
                pacing = .spring(
                    motion.takingOver(view.presentationVelocity(of: change.property), from: from, to: to))
            }
            view.removeMotions(of: change.property)
        }
        guard from != to else { return false }
        group.remember(change)
        group.add(
            Track(
                view: view.id, property: change.property, delay: start + settings.delay,
                duration: settings.duration, from: from, to: to, pacing: pacing),
            to: view)
        return true
    }

    private func closeKeyframes(
        _ transaction: Transaction, mode: CalculationMode, home: WindowScene?, _ completion: ((Bool) -> Void)?
    ) {
        let settings = transaction.settings
        let recorded = KeyframeRecording(transaction)
        distribute(recorded.firstChanges, home: home, completion) { scene, changes, completion in
            let (group, start, _) = group(in: scene)
            if settings.duration > 0 || settings.delay > 0 {
                for change in changes {
                    guard
                        let keyframes = try? recorded.keyframes(
                            of: change, mode: mode, pacing: group.isScrubbed ? .linear : settings.pacing)
                    else {
                        scene.report(
                            .refusedParameter(
                                field: "the size of a keyframe's \(change.property.rawValue)",
                                value: .infinity, used: "at once"))
                        continue
                    }
                    guard keyframes.moves else { continue }
                    group.remember(change)
                    group.add(
                        Track(
                            view: change.view.id, property: change.property, delay: start + settings.delay,
                            duration: settings.duration, keyframes: keyframes),
                        to: change.view)
                }
            }
            group.addBlock(end: start + settings.delay + settings.duration, completion: completion)
            group.refresh(at: scene.now)
        }
    }
}

extension SpringMotion<Double> {
    /// The same spring with the velocity of a motion that it replaces, as far as that points along its way.
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
