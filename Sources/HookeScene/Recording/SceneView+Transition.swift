import Hooke

extension SceneView {
    /// Shows a block's changes as a transition from the view's old picture, as
    /// `UIView.transition(with:duration:options:animations:completion:)`.
    ///
    /// - The options select a cross dissolve or a flip. A flip turns the view about its middle, seen from
    ///   1000 points away, and swaps the pictures at 90°.
    /// - Curls are not supported: they are reported and shown as a cross dissolve, see
    ///   ``LayerTransition/Kind/fade``.
    /// - Without a transition option the changes apply at once.
    /// - The new picture has the changes from the start. With ``AnimationOptions/allowAnimatedContent`` they
    ///   are animated over the same time.
    /// - Inside a transition's animator or hooks it is scrubbed with the rest.
    /// - Without ``AnimationOptions/allowUserInteraction`` the view receives no touches until the end.
    ///
    /// - Parameters:
    ///   - view: the view whose content changes.
    ///   - duration: seconds; 0 applies at once. Negative and non-finite values are reported and replaced by
    ///     0.
    ///   - options: transition, curve and repetition.
    ///   - animations: changes the view and its subviews.
    ///   - completion: receives whether the transition ran to its end.
    public static func transition(
        with view: SceneView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animations = animations ?? {}
        let scene = view.scene
        let recorder = Recorder(scene: scene)
        var settings = recorder.valid(
            .init(duration: duration, delay: 0, pacing: options.pacing, options: options))
        guard settings.duration > 0, let scene, let old = view.pictureBeforeChange(),
            let effect = options.pictureEffect({
                scene.report(.refusedAnimation(keyPath: "transition", reason: $0))
            })
        else {
            settings.duration = 0
            return recorder.record(settings, animations, completion)
        }
        if options.contains(.allowAnimatedContent) {
            recorder.record(settings, animations, nil)
        } else {
            Ambient.run(scene: scene, transaction: nil, animations)
        }
        var timing = MediaTiming(duration: settings.duration)
        timing.autoreverses = options.contains(.autoreverse)
        timing.repeatCount = options.contains(.repeat) ? .infinity : 1
        view.add(
            PictureChange(effect: effect, timing: timing, pacing: settings.pacing, progress: 0...1),
            from: old,
            staysAtEnd: false, holdsOffTouches: !options.contains(.allowUserInteraction), completion)
    }

    /// Replaces one view by another with a transition of their superview, as
    /// `UIView.transition(from:to:duration:options:completion:)`.
    ///
    /// `toView` takes the place of `fromView` in its superview. With
    /// ``AnimationOptions/showHideTransitionViews`` both stay: `fromView` is hidden and `toView` shown. If
    /// `fromView` has no superview, this is reported and the completion receives false.
    ///
    /// - Parameters:
    ///   - fromView: the view to remove.
    ///   - toView: the view to add.
    ///   - duration: seconds.
    ///   - options: transition and curve.
    ///   - completion: receives whether the transition ran to its end.
    public static func transition(
        from fromView: SceneView, to toView: SceneView, duration: Double, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let around = fromView.superview else {
            Ambient.current?.scene?.report(
                .refusedAnimation(keyPath: "transition", reason: "the view to remove has no superview"))
            completion?(false)
            return
        }
        transition(
            with: around, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    around.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}

extension AnimationOptions {
    /// The effect of the transition bits; `nil` for none.
    fileprivate func pictureEffect(_ report: (String) -> Void) -> PictureChange.Effect? {
        switch transitionBits {
        case 1: return .flip(isVertical: true, sign: 1)
        case 2: return .flip(isVertical: true, sign: -1)
        case 3, 4:
            report("curls are not supported; shown: a cross dissolve")
            return .fade
        case 5: return .fade
        case 6: return .flip(isVertical: false, sign: -1)
        case 7: return .flip(isVertical: false, sign: 1)
        default: return nil
        }
    }
}

extension SceneView {
    /// Returns what was shown at the scene's previous moment; `nil` outside any scene.
    func pictureBeforeChange() -> SceneSnapshot.Node? { scene == nil ? nil : committedNode().copied() }

    /// Adds a picture change in the time of the recording transition or animator, or the scene. It replaces
    /// the current one, whose `onStop` is called last, so that what this adds comes after the new one.
    ///
    /// - Parameters:
    ///   - staysAtEnd: whether it stays after its end.
    ///   - holdsOffTouches: whether the view receives no touches until the end.
    func add(
        _ change: PictureChange, from old: SceneSnapshot.Node, staysAtEnd: Bool, holdsOffTouches: Bool,
        _ onStop: ((Bool) -> Void)?
    ) {
        guard let scene else { return }
        let replaced = extras?.transition
        let (group, start, isJoined) = scene.recordingGroup(layerClock)
        var change = change
        let begin = change.timing.beginTime
        change.timing.beginTime = start + (begin == 0 ? 0 : begin - layer.convertTime(scene.now, from: nil))
        let stopping = scene.stopping(in: group, isJoined: isJoined, onStop)
        stopping.gain()
        let active = ActiveLayerTransition(
            group: group, change: change, old: old, newID: .unique(), staysAtEnd: staysAtEnd,
            blocksTouches: holdsOffTouches, stopping: stopping, scene: scene)
        layerExtras.transition = active
        scene.layers.transitions[id] = active
        scene.hold(self)
        group.note(self)
        scene.schedule(stopping, in: group, isJoined: isJoined, end: change.timing.endTime)
        replaced?.stopping.lose()
    }
}
