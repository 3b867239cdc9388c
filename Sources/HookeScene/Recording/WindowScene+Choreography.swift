import Hooke

extension WindowScene {
    /// Plays a choreography on views of the scene: records it as one block, which runs, is scrubbed and is cancelled
    /// as other blocks.
    ///
    /// ```swift
    /// import Foundation
    /// import HookeScene
    ///
    /// let scene = WindowScene(size: CGSize(width: 390, height: 844))
    /// let card = SceneView(frame: CGRect(x: 0, y: 800, width: 390, height: 400), name: "card")
    /// scene.window.addSubview(card)
    /// try scene.play(.sequence([
    ///     .motion(card, .position, .spring(to: SIMD2(195, 600), .bouncy, from: SIMD2(195, 1_000))).named("rise"),
    ///     .motion(card, .opacity, .curve(to: 0.5, over: 0.2)).starting(.crossing(700, of: "rise", component: 1)),
    /// ]))
    /// ```
    ///
    /// - The views have the values at rest at once, as in every block; what is shown follows the choreography.
    /// - A motion without `from` starts at the view's value, or at what is shown with
    ///   ``AnimationOptions/beginFromCurrentState``.
    /// - The block is as long as the settled length. Inside a transition's animator it joins that timeline.
    /// - Inside another block, also that of a change, it takes the duration of that block, unless
    ///   ``AnimationOptions/overrideInheritedDuration`` keeps its own.
    /// - Curves and repetitions of the options have no effect.
    ///
    /// - Parameters:
    ///   - part: The description.
    ///   - delay: Seconds before the start.
    ///   - options: The handling of current motions.
    ///   - onCall: Is called with the name of each call when the running block passes it, not while it is scrubbed.
    ///   - completion: Receives whether the choreography ran to its end.
    /// - Returns: The choreography.
    /// - Throws: `ChoreographyError`, also for a view that is not in the scene, a property without components (a
    ///   transform, a path, a list), and a choreography that never settles.
    @discardableResult
    public func play(
        _ part: SceneChoreographyPart, delay: Double = 0, options: AnimationOptions = [],
        onCall: ((ChoreographyName) -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) throws(ChoreographyError) -> SceneChoreography {
        let views = viewsByID
        let replaces = options.contains(.beginFromCurrentState)
        let choreography = try Choreography(part) { key in
            views[key.view].flatMap { view in
                let state = replaces ? view.stateToReplace(of: key.property) : view.model
                return state[key.property].vector
            }
        }
        for key in choreography.keys {
            guard let view = views[key.view] else { throw .refusing(key, "the view is not in the scene") }
            guard view.model[key.property].vector != nil else {
                throw .refusing(
                    key, "it has no components; accepted: numbers, points, rectangles and colours")
            }
        }
        guard choreography.settledDuration.isFinite else {
            throw ChoreographyError(part: "", .neverEnds)
        }
        let motions = zip(choreography.keys, ChoreographedMotion.all(choreography)).compactMap {
            key, motion in
            views[key.view].map { (view: $0, property: key.property, motion: motion) }
        }
        let calls =
            onCall == nil ? [] : choreography.calls(from: -.infinity, to: choreography.settledDuration)
        Recorder(scene: self).record(
            motions, duration: choreography.settledDuration, delay: delay, options: options,
            calls.map { call in (call.time, { onCall?(call.name) }) }, completion)
        return choreography
    }

    /// The views of the window by their identity.
    private var viewsByID: [ViewID: SceneView] {
        var views: [ViewID: SceneView] = [:]
        var waiting: [SceneView] = [window]
        while let view = waiting.popLast() {
            views[view.id] = view
            waiting += view.children
        }
        return views
    }
}

extension ChoreographyError {
    fileprivate static func refusing(_ key: PropertyKey, _ reason: String) -> ChoreographyError {
        ChoreographyError(
            part: "\(key.property.rawValue) of view \(key.view)",
            .number(.noSolution(field: .init(key.property.rawValue), reason: reason)))
    }
}

extension Recorder {
    /// Records the motions of a choreography as one block.
    ///
    /// - Parameters:
    ///   - motions: The properties and their motions.
    ///   - duration: The length of the choreography in seconds.
    ///   - delay: Seconds before the start.
    ///   - options: The handling of current motions.
    ///   - calls: Functions to call, each at its time in seconds from the start.
    ///   - completion: Receives whether the block ran to its end.
    func record(
        _ motions: [(view: SceneView, property: AnimatedProperty, motion: ChoreographedMotion)],
        duration: Double, delay: Double, options: AnimationOptions,
        _ calls: [(time: Double, call: () -> Void)],
        _ completion: ((Bool) -> Void)?
    ) {
        var settings = inherited(
            valid(.init(duration: duration, delay: delay, pacing: .linear, options: options)))
        settings.pacing = .linear
        let transaction = Transaction(settings, inside: Ambient.current?.transaction)
        var byKey: [PropertyKey: ChoreographedMotion] = [:]
        transaction.record(scene: scene) {
            for (view, property, motion) in motions {
                byKey[PropertyKey(view: view.id, property: property)] = motion
                view.write(property) { $0[property] = $0[property].replacingVector(motion.last) }
            }
        }
        var calls = calls
        distribute(transaction.changes, home: scene, completion) { part, gate in
            let (scene, changes) = (part.scene, part.changes)
            let (group, start, isJoined) = scene.recordingGroup(part.base)
            let settings = transaction.settings(in: group, from: start)
            if !isJoined { group.ends.gate = gate }
            let begin = start + settings.delay
            let stopping = stopping(gate, in: group, isJoined: isJoined, of: scene)
            if settings.duration == 0 { for change in changes { replace(change) } }
            for change in changes where settings.duration > 0 {
                guard let motion = byKey[change.key] else {
                    // Layout that follows from bounds.
                    _ = add(change, settings, to: group, start: start, isJoined: isJoined, stopping)
                    continue
                }
                replace(change)
                let handover = PropertyHandover(change, in: scene)
                group.remember(change)
                var track = Track(
                    view: change.view.id, property: change.property, delay: begin,
                    duration: settings.duration, keyframes: PropertyKeyframes(motion, like: change.after))
                track.allowsUserInteraction = settings.options.contains(.allowUserInteraction)
                handover?.add(to: group, over: track, at: start, isJoined: isJoined, startsShown: false)
                group.add(track, to: change.view, stopping: stopping)
            }
            for (time, call) in calls {
                let share = duration > 0 ? min(max(time / duration, 0), 1) : 0
                group.addBlock(end: begin + share * settings.duration) { if $0 { call() } }
            }
            calls = []
            group.addBlock(end: begin + settings.duration) { stopping?.tell(finished: $0) }
            group.refresh(at: scene.now)
        }
    }
}
