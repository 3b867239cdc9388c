import Hooke

/// From a layer's old picture to its new one, as Core Animation's `CATransition`.
///
/// Added to a layer, it shows what the layer and all that is in it showed at the scene's last moment, before the changes of
/// this one, and what it shows now, which goes on moving. Both fill the layer and are clipped to it.
public struct LayerTransition: Sendable {
    /// What the pictures do, as `CATransitionType`.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        /// The new one comes through the old one.
        case fade
        /// The new one moves in over the old one.
        case moveIn
        /// The new one pushes the old one out.
        case push
        /// The old one moves away over the new one.
        case reveal
    }

    /// The side from which the pictures move, as `CATransitionSubtype`. They are never mirrored in layouts from right to left.
    ///
    /// Core Animation names top and bottom in a space whose y points up, and iOS does not turn them round: there `fromTop`
    /// comes from the lower edge of the screen and `fromBottom` from the upper one. So it is here.
    public enum Subtype: String, Hashable, Sendable, CaseIterable, Codable {
        /// From the left edge to the right.
        case fromLeft
        /// From the right edge to the left.
        case fromRight
        /// From where y is largest: the lower edge of the screen, upwards.
        case fromTop
        /// From where y is smallest: the upper edge of the screen, downwards.
        case fromBottom
    }

    /// What the pictures do.
    public var kind: Kind
    /// From which side.
    public var subtype: Subtype
    /// When it runs.
    public var timing: MediaTiming
    /// How it goes over its duration.
    public var pacing: Pacing
    /// How much of the change has happened at the start, 0 to 1.
    public var startProgress = 0.0
    /// How much of the change has happened at the end, `startProgress` to 1.
    public var endProgress = 1.0
    /// Whether the transition goes when it is over; else it stays, and its fill mode says what it shows.
    public var isRemovedOnCompletion = true
    /// Called when the transition is over, with whether it ran to its end.
    public var onStop: (@Sendable (_ finished: Bool) -> Void)?

    /// A transition over a duration in seconds, in proportion to time.
    public init(
        _ kind: Kind = .fade, _ subtype: Subtype = .fromLeft, duration: Double = 0.25,
        pacing: Pacing = .linear
    ) {
        self.kind = kind
        self.subtype = subtype
        self.pacing = pacing
        timing = MediaTiming(duration: duration)
    }

    /// The key under which a layer keeps its transition, whatever it was given: Core Animation's `kCATransition`.
    public static let key = "transition"
}

extension SceneLayer {
    /// Shows the change of this moment as a transition, which starts now or at its `beginTime`. A layer has one at a time, under
    /// ``LayerTransition/key``: a second one begins from what shows, and the first one goes.
    ///
    /// It may be added before or after the changes that it shows. Inside a transition's animator or hooks, or a property
    /// animator's block, it joins their time. Numbers that cannot be (progress outside [0, 1] or falling, a duration that is
    /// not finite) are reported, and nothing is added; so is nothing to a view that is in no scene.
    ///
    /// - Parameters:
    ///   - transition: what to show.
    ///   - key: is not used, as in Core Animation.
    public func add(_ transition: LayerTransition, forKey key: String? = nil) {
        var fault = transition.timing.fault
        let (start, end) = (transition.startProgress, transition.endProgress)
        if !(0...1).contains(start) { fault = ("startProgress", start, "0 to 1") }
        if !(end >= start && end <= 1) { fault = ("endProgress", end, "startProgress to 1") }
        if let fault {
            view.scene?.report(
                .refusedAnimation(
                    keyPath: LayerTransition.key,
                    reason: "\(fault.field) is \(fault.value); accepted: \(fault.accepted)"))
            return
        }
        let change = PictureChange(
            effect: .init(transition.kind, transition.subtype), timing: transition.timing,
            pacing: transition.pacing, progress: start...end)
        guard let old = view.pictureToChange() else { return }
        view.add(
            change, from: old, staysAtEnd: !transition.isRemovedOnCompletion, holdsOffTouches: false,
            transition.onStop)
    }
}

extension SceneView {
    /// What showed at the scene's last moment; `nil` for a view in no scene.
    func pictureToChange() -> SceneSnapshot.Node? { scene == nil ? nil : committedNode().copied() }

    /// Adds a change of pictures, in the time of the transition or animator that is recording, or in the scene's.
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
        layer.removeTransition()
        let (group, start, isJoined) = scene.groupToRecord(layerClock)
        var change = change
        let begin = change.timing.beginTime
        change.timing.beginTime = start + (begin == 0 ? 0 : begin - layer.convertTime(scene.now, from: nil))
        let stopping = scene.stopping(in: group, isJoined: isJoined, onStop)
        stopping.gain()
        let active = ActiveLayerTransition(
            group: group, change: change, old: old, newID: SceneView().id, staysAtEnd: staysAtEnd,
            blocksTouches: holdsOffTouches, stopping: stopping, scene: scene)
        layerExtras.transition = active
        scene.layers.transitions[id] = active
        scene.hold(self)
        group.note(self)
        scene.schedule(stopping, in: group, isJoined: isJoined, end: change.timing.endTime)
    }

    /// Takes the layer transition off the view without a word.
    func dropTransition(where isGone: (ActiveLayerTransition) -> Bool) {
        guard let transition = extras?.transition, isGone(transition) else { return }
        extras?.transition = nil
        transition.scene?.layers.transitions[id] = nil
    }
}

extension SceneLayer {
    /// Takes the transition away; it is told that it did not finish.
    func removeTransition() {
        guard let transition = view.extras?.transition else { return }
        view.dropTransition { _ in true }
        transition.stopping.lose()
    }
}
