import Hooke

extension SceneView {
    /// Shows what a block changes in a view as a transition from its old picture to the new one, as
    /// `UIView.transition(with:duration:options:animations:completion:)`.
    ///
    /// The options name the transition: a cross dissolve, or a flip, in which the whole view turns about its
    /// middle, seen from 1000 points away, and the pictures change places when it is edge-on. Curls are no
    /// motion of planes: they are reported and shown as a cross dissolve, which is as exact as
    /// ``LayerTransition/Kind/fade``. Without a transition the block's changes are there at once.
    ///
    /// Changes are in the new picture from the start; with ``AnimationOptions/allowAnimatedContent`` they
    /// move in it over the same time. Inside a transition's animator or hooks it is scrubbed with the rest.
    /// Without ``AnimationOptions/allowUserInteraction`` the view is not hit until it is over.
    ///
    /// - Parameters:
    ///   - view: the view whose content changes.
    ///   - duration: seconds; 0 sets at once. Negative and non-finite values are reported and taken as 0.
    ///   - options: the transition, the curve, and whether it repeats.
    ///   - animations: changes the view and what is in it.
    ///   - completion: told whether the transition ran to its end.
    public static func transition(
        with view: SceneView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let animations = animations ?? {}
        let scene = view.scene
        let recorder = Recorder(scene: scene)
        var settings = recorder.valid(
            .init(duration: duration, delay: 0, pacing: options.pacing, options: options))
        guard settings.duration > 0, let scene, let old = view.pictureToChange(),
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

    /// Replaces one view by another with a transition of the view around them, as
    /// `UIView.transition(from:to:duration:options:completion:)`.
    ///
    /// `toView` comes into the place of `fromView`, which leaves its superview; with
    /// ``AnimationOptions/showHideTransitionViews`` both stay where they are, the one is hidden and the other
    /// shown. A view that is in no other one has nothing to be replaced in: that is reported, and the
    /// completion is told false.
    ///
    /// - Parameters:
    ///   - fromView: the view that goes.
    ///   - toView: the view that comes.
    ///   - duration: seconds.
    ///   - options: the transition and the curve.
    ///   - completion: told whether the transition ran to its end.
    public static func transition(
        from fromView: SceneView, to toView: SceneView, duration: Double, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let around = fromView.superview else {
            Ambient.current?.scene?.report(
                .refusedAnimation(keyPath: "transition", reason: "the view that goes is in no other view"))
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
    /// The effect that the transition bits name; `nil` for none.
    fileprivate func pictureEffect(_ report: (String) -> Void) -> PictureChange.Effect? {
        switch transitionBits {
        case 1: return .flip(isVertical: true, sign: 1)
        case 2: return .flip(isVertical: true, sign: -1)
        case 3, 4:
            report("a curl is not a motion of planes; shown: a cross dissolve")
            return .fade
        case 5: return .fade
        case 6: return .flip(isVertical: false, sign: -1)
        case 7: return .flip(isVertical: false, sign: 1)
        default: return nil
        }
    }
}

extension SceneView {
    /// What showed at the scene's last moment; `nil` for a view in no scene.
    func pictureToChange() -> SceneSnapshot.Node? { scene == nil ? nil : committedNode().copied() }

    /// Adds a change of pictures, in the time of the transition or animator that is recording, or in the
    /// scene's. One that is there goes, and is told so last: what its `onStop` adds comes after this one.
    ///
    /// - Parameters:
    ///   - change: what the pictures do.
    ///   - old: the old one.
    ///   - staysAtEnd: whether it stays when it is over.
    ///   - holdsOffTouches: whether the view is not hit meanwhile.
    ///   - onStop: told how it ended.
    func add(
        _ change: PictureChange, from old: SceneSnapshot.Node, staysAtEnd: Bool, holdsOffTouches: Bool,
        _ onStop: ((Bool) -> Void)?
    ) {
        guard let scene else { return }
        let replaced = extras?.transition
        let (group, start, isJoined) = scene.groupToRecord(layerClock)
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
